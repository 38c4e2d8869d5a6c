import Lang
import TextLayout

/// A wheel: what is chosen, between what comes before and after it.
///
///       October
///     ▸ November ◂
///       December
final class WheelNode: ViewNode {
  private let rows: [String]
  private let widest: [String]
  private let control: Control
  private let neighbours: [Control]
  private let style: CellStyle
  private let alignsRight: Bool

  /// - Parameters:
  ///   - rows: the one before, the chosen one, the one after; empty where there is none.
  ///   - widest: other texts that the wheel must have room for, so that it keeps its width when it turns.
  ///   - alignsRight: numbers stand at the right.
  init(_ rows: [String], widest: [String], alignsRight: Bool = false, control: Control, _ call: ViewCall) {
    self.alignsRight = alignsRight
    self.rows = rows
    self.widest = widest
    self.control = control
    style = call.environment.style
    neighbours = zip([rows.first, rows.last], [control.decrement, control.increment]).enumerated().map {
      index, pair in
      let neighbour = Control(
        .row, label: pair.0 ?? "", identity: control.identity.appending(.part("\(index)")),
        span: control.span,
        isEnabled: control.isEnabled, action: pair.1)
      neighbour.isFocusStop = false
      return neighbour
    }
    super.init(call)
  }

  override var kind: String { "Wheel" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let width = (rows + widest).map { context.width(of: $0) }.max() ?? 0
    return CellSize(width: width + 4, height: 3)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    context.register(control, at: rect)
    for (row, text) in rows.enumerated() {
      let y = rect.y + row
      let isChosen = row == 1
      canvas.put(
        text, style: isChosen ? CellStyle.bold.over(style) : CellStyle.dim.over(style),
        x: rect.x + 2 + (alignsRight ? max(0, rect.width - 4 - context.width(of: text)) : 0), y: y,
        clip: clip.intersection(rect.inset(left: 2, right: 2)))
      let place = CellRect(x: rect.x, y: y, width: rect.width, height: 1)
      if isChosen {
        canvas.put("▸", style: style, x: rect.x, y: y, clip: clip)
        canvas.put("◂", style: style, x: rect.right - 1, y: y, clip: clip)
      } else if !text.isEmpty, case let neighbour = neighbours[row == 0 ? 0 : 1], neighbour.hasAction {
        context.register(neighbour, at: place, within: rect)
      }
    }
  }

  override func describe(_ description: inout NodeDescription) {
    description.label = control.label
    description.value = control.value
  }
}

extension Control {
  /// Whether a tap does anything.
  var hasAction: Bool { if case .none = action { false } else { true } }
}
