import TextLayout

/// The keys of `trellis live`, in a box over the screen.
enum LiveHelp {
  private static let keys = [
    ("Tab  Shift-Tab", "next control, the one before"),
    ("arrows", "to what lies there, through values"),
    ("Space  Enter", "use; submit a field"),
    ("Esc", "close, leave a field, go back"),
    ("PgUp PgDn Home End", "scroll; turn the month"),
    ("/  n", "search, find the next"),
    ("Ctrl-L  Ctrl-Z", "draw all again; to the shell"),
    ("q  Ctrl-C", "leave"),
  ]

  static func draw(on canvas: inout Canvas) {
    let left = keys.reduce(0) { max($0, $1.0.count) }
    let right = keys.reduce(0) { max($0, $1.1.count) }
    let width = min(canvas.width, left + right + 6)
    let height = min(canvas.height, keys.count + 2)
    let box = CellRect(
      x: (canvas.width - width) / 2, y: (canvas.height - height) / 2, width: width, height: height)
    canvas.fill(box)
    canvas.box(box, .rounded)
    canvas.put("Keys", style: .bold, x: box.x + 2, y: box.y, clip: box)
    let inside = box.inset(by: 1)
    for (row, key) in keys.enumerated() {
      canvas.put(key.0, style: .bold, x: inside.x + 1, y: inside.y + row, clip: inside)
      // Where there is little room, what a key does counts more than that all its names are there.
      let column = min(left + 3, max(1, inside.width - right))
      canvas.fill(
        CellRect(x: inside.x + column - 1, y: inside.y + row, width: inside.width, height: 1), clip: inside)
      canvas.put(key.1, x: inside.x + column, y: inside.y + row, clip: inside)
    }
  }
}
