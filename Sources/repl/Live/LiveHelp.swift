import TextLayout

/// The keys of `trellis live`, in a box over the screen.
enum LiveHelp {
  private static let wide = [
    ("Tab  Shift-Tab", "next control, the one before"),
    ("arrows", "to what lies there, through values"),
    ("Space  Enter", "use; submit a field"),
    ("Esc", "close, leave a field, go back"),
    ("PgUp PgDn Home End", "scroll; turn the month"),
    ("/  n", "search, find the next"),
    ("Ctrl-L  Ctrl-Z", "draw all again; to the shell"),
    ("q  Ctrl-C", "leave"),
  ]

  /// Where there is little room.
  private static let narrow = [
    ("Tab", "next control"),
    ("arrows", "move, step"),
    ("Space", "use"),
    ("Enter", "use, submit"),
    ("Esc", "close, back"),
    ("PgDn", "scroll"),
    ("/ n", "search, next"),
    ("Ctrl-L", "draw again"),
    ("q", "leave"),
  ]

  private static func widths(_ keys: [(String, String)]) -> (name: Int, text: Int) {
    (keys.reduce(0) { max($0, $1.0.count) }, keys.reduce(0) { max($0, $1.1.count) })
  }

  static func draw(on canvas: inout Canvas) {
    let needed = widths(wide)
    let keys = needed.name + needed.text + 6 <= canvas.width ? wide : narrow
    let (name, text) = widths(keys)
    let width = min(canvas.width, name + text + 6)
    let height = min(canvas.height, keys.count + 2)
    let box = CellRect(
      x: (canvas.width - width) / 2, y: (canvas.height - height) / 2, width: width, height: height)
    canvas.fill(box)
    canvas.box(box, .rounded)
    canvas.put("Keys", style: .bold, x: box.x + 2, y: box.y, clip: box)
    let inside = box.inset(by: 1)
    for (row, key) in keys.enumerated() {
      canvas.put(key.0, style: .bold, x: inside.x + 1, y: inside.y + row, clip: inside)
      canvas.put(key.1, x: inside.x + name + 3, y: inside.y + row, clip: inside)
    }
  }
}
