import Lang
import TextLayout

/// The line that text is typed on.
final class FieldNode: ViewNode {
  let text: String
  let prompt: String
  let hasFocus: Bool
  let isEnabled: Bool
  private let caret: Int?
  private static let idealWidth = 30

  init(_ text: String, prompt: String, caret: Int?, hasFocus: Bool, isEnabled: Bool, _ call: ViewCall) {
    self.text = call.shown(text)
    self.caret = caret
    self.prompt = prompt
    self.hasFocus = hasFocus
    self.isEnabled = isEnabled
    super.init(call)
  }

  override var kind: String { "Field" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let width = max(FieldNode.idealWidth, context.width(of: text) + 1)
    return CellSize(width: min(proposal.width ?? width, width), height: 1)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 8 }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    canvas.fill(
      CellRect(x: rect.x, y: rect.y, width: rect.width, height: 1), with: isEnabled ? "▁" : "╌", style: .dim,
      clip: clip)
    FieldLine(text: text, prompt: prompt, caret: caret, hasFocus: hasFocus)
      .draw(in: rect, on: &canvas, clip: clip, context)
  }

  override func describe(_ description: inout NodeDescription) { description.text = text }
}
