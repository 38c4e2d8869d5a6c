import Lang
import TextLayout

/// What shows where the focus is, without colour and without moving anything: `▶` in a blank cell of the control or
/// beside it, and the control's line reversed. A field shows its caret instead.
///
///     [▶Edit ]   ▶Wi-Fi          [━━●]   Wi-Fi         ▶[━━●]   Tea ◀
enum FocusMark {
  static func draw(_ control: Control, on canvas: inout Canvas, _ context: LayoutContext) {
    guard !control.isField, let rect = control.rect else { return }
    let top = rect.y - context.firstRow
    let own = CellRect(x: rect.x, y: top, width: rect.width, height: rect.height)
    guard let line = line(of: own, canvas) else { return }
    if rect.height == 1 { canvas.apply(.reverse, to: line) }
    let (x, isAfter) = place(line, control, canvas)
    let isWide = context.policy.ambiguousIsWide
    canvas.put(isAfter ? (isWide ? "<" : "◀") : (isWide ? ">" : "▶"), style: style, x: x, y: line.y)
  }

  private static let style = CellStyle([.bold, .reverse])

  /// The first line that is neither blank nor the top of a box.
  private static func line(of rect: CellRect, _ canvas: Canvas) -> CellRect? {
    var first: CellRect?
    for y in max(0, rect.y)..<max(0, min(rect.bottom, canvas.height)) {
      let line = CellRect(x: rect.x, y: y, width: rect.width, height: 1)
      first = first ?? line
      if tops.contains(canvas.cell(x: rect.x, y: y)?.text ?? "") { continue }
      if (rect.x..<rect.right).contains(where: { !isBlank($0, y, canvas) }) { return line }
    }
    return first
  }

  private static let tops: Set<String> = ["╭", "┌", "┏", "╔"]
  private static let edges: Set<String> = ["[", "▐", "│", "┃", "║"]

  private static func isBlank(_ x: Int, _ y: Int, _ canvas: Canvas) -> Bool {
    guard let cell = canvas.cell(x: x, y: y) else { return false }
    return cell.text == " " || cell.text == "░"
  }

  /// The cell for the mark, and whether it stands after what it marks.
  private static func place(_ line: CellRect, _ control: Control, _ canvas: Canvas) -> (Int, Bool) {
    func isBlank(_ x: Int) -> Bool { self.isBlank(x, line.y, canvas) }
    let x = line.x
    // The rows of a list show by a mark in their first cell that they are chosen.
    if control.kind == .row {
      if isBlank(x - 1) { return (x - 1, false) }
      if line.width > 2, isBlank(x + 1) { return (x + 1, false) }
    }
    if line.width > 2, edges.contains(canvas.cell(x: x, y: line.y)?.text ?? ""), isBlank(x + 1) {
      return (x + 1, false)
    }
    if isBlank(x) { return (x, false) }
    if isBlank(x - 1) { return (x - 1, false) }
    // Between a label and what stands at the end of the line; after the text if nothing does.
    var end = line.right - 1
    if isBlank(end) {
      while end > x, isBlank(end) { end -= 1 }
      return (min(end + 2, line.right - 1), true)
    }
    while end > x, !(isBlank(end) && isBlank(end - 1)) { end -= 1 }
    if end > x { return (end, false) }
    return isBlank(line.right) ? (line.right, true) : (x, false)
  }
}
