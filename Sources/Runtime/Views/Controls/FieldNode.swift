import Lang
import TextLayout

/// The line that text is typed on.
final class FieldNode: ViewNode {
  let text: String
  let prompt: String
  let hasFocus: Bool
  let isEnabled: Bool
  private static let idealWidth = 30

  init(_ text: String, prompt: String, hasFocus: Bool, isEnabled: Bool, _ call: ViewCall) {
    self.text = call.shown(text)
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
    // What is typed last stays in sight.
    let shown = text.isEmpty ? StyledText(prompt, style: .dim) : StyledText(text)
    let wrapping = TextWrapping(
      width: max(0, rect.width - 1), lineLimit: 1, truncation: text.isEmpty || !hasFocus ? .tail : .head,
      ellipsis: context.ellipsis, policy: context.policy)
    let line = wrapping.line(of: shown)
    let caret = text.isEmpty ? 0 : line.width
    canvas.put(line.text, x: rect.x + (text.isEmpty && hasFocus ? 1 : 0), y: rect.y, clip: clip)
    if hasFocus { canvas.put("▏", x: rect.x + caret, y: rect.y, clip: clip) }
  }

  override func describe(_ description: inout NodeDescription) { description.text = text }
}
