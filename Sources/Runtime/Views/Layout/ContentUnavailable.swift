import Lang
import TextLayout

/// `ContentUnavailableView`: a glyph, a title and a sentence in the middle of the room.
enum ContentUnavailable {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    var nodes: [ViewNode] = []
    if let name = call.text(1) { nodes.append(LabelViews.glyph(name, call)) }
    let bold = call.environment.with {
      $0.style.attributes.insert(.bold)
      $0.alignment = .center
    }
    let title = try LabelViews.title(
      ViewCall(view: call.view, expansion: call.expansion.with(bold), occurrence: call.occurrence), text: 0,
      block: 4)
    if !title.isEmpty { nodes.append(LabelViews.row(title, call)) }
    if call.has(2) {
      let quiet = call.environment.with {
        $0.style.attributes.insert(.dim)
        $0.alignment = .center
      }
      nodes += try call.content(2, takesText: true, in: quiet)
    }
    nodes += try call.content(3)
    let stack = StackNode(
      .vertical, alignment: .center, spacing: 0, nodes: nodes, span: call.span,
      identity: call.expansion.identity)
    let frame = FrameNode(
      PaddingNode(stack, PaddingNode.Insets(top: 1, bottom: 1, leading: 1, trailing: 1)),
      width: FrameNode.Limits(maximum: Cells.most), height: FrameNode.Limits(),
      placement: Placement("center"),
      span: call.span)
    return [frame]
  }
}
