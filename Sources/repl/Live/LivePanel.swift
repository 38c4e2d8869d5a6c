import TextLayout
import Trellis

/// What went wrong when the script was read again, beside the last good screen; below it where the terminal is narrow.
struct LivePanel {
  private let title: String
  private let text: String

  /// From so many columns on it stands beside.
  private static let wideColumns = 100
  private static let width = 48

  init(_ error: any Error, script: String) {
    title = "\(script.visible) was not taken over"
    switch error {
    case let error as ScriptError where error.exitCode != nil:
      text = error.diagnostics.first?.message ?? "the script ended itself"
    case let error as ScriptError: text = error.text(usesColour: false, width: LivePanel.width - 2)
    case let error as CallError: text = error.text
    case let error as LiveScript.NoScreen: text = error.text
    default: text = "\(error)"
    }
  }

  /// The room that the screen has, and that of the panel.
  func rooms(columns: Int, rows: Int, policy: WidthPolicy) -> (screen: CellRect, panel: CellRect) {
    if columns >= LivePanel.wideColumns {
      let width = LivePanel.width
      return (
        CellRect(x: 0, y: 0, width: columns - width - 1, height: rows),
        CellRect(x: columns - width, y: 0, width: width, height: rows)
      )
    }
    let height = min(lines(columns, policy).count + 1, max(1, rows / 2))
    return (
      CellRect(x: 0, y: 0, width: columns, height: max(1, rows - height)),
      CellRect(x: 0, y: max(1, rows - height), width: columns, height: height)
    )
  }

  private func lines(_ width: Int, _ policy: WidthPolicy) -> [TextLine] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    let wrapping = TextWrapping(width: max(1, width - 2), policy: policy)
    return lines.flatMap { wrapping.lines(of: StyledText(String($0).visible)) }
  }

  func draw(in rect: CellRect, on canvas: inout Canvas) {
    if rect.isEmpty { return }
    if rect.x > 0 { canvas.verticalLine(x: rect.x - 1, y: rect.y, length: rect.height, style: .dim) }
    let head = CellRect(x: rect.x, y: rect.y, width: rect.width, height: 1)
    let style = CellStyle([.reverse, .bold], foreground: CellColor(named: "red"))
    canvas.fill(head, style: style)
    canvas.put("✗ " + title, style: style, x: rect.x + 1, y: rect.y, clip: head)
    canvas.put(
      lines(rect.width, canvas.policy),
      in: CellRect(x: rect.x + 1, y: rect.y + 1, width: rect.width - 2, height: rect.height - 1))
  }
}
