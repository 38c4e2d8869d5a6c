import Lang
import TextLayout

/// `LabeledContent`: the label left, the value right; below one another where a value of one line has no room beside
/// its label.
final class LabeledContentNode: ViewNode {
  let label: ViewNode
  let value: ViewNode
  private let row: StackNode
  private let column: StackNode

  init(label: ViewNode, value: ViewNode, _ call: ViewCall) {
    self.label = label
    self.value = value
    let identity = call.expansion.identity
    let spacer = SpacerNode(minLength: 1, axis: .horizontal, span: call.span, identity: identity)
    row = StackNode(
      .horizontal, alignment: .start, spacing: 1, nodes: [label, spacer, value], span: call.span,
      identity: identity,
      name: "LabeledContent")
    let trailing = FrameNode(
      value, width: FrameNode.Limits(maximum: Cells.most), height: FrameNode.Limits(),
      placement: Placement("topTrailing"), span: call.span)
    column = StackNode(
      .vertical, alignment: .start, spacing: 0, nodes: [label, trailing], span: call.span, identity: identity)
    super.init(call)
  }

  override var kind: String { "LabeledContent" }
  override var children: [ViewNode] { [label, value] }

  private func arrangement(_ width: Int?, _ context: LayoutContext) throws -> StackNode {
    guard let width, width < Cells.most else { return row }
    let wanted = try value.ideal(context)
    return try label.ideal(context) + 1 + wanted > width && wanted <= width ? column : row
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try arrangement(proposal.width, context).measure(proposal, context)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { try column.minimum(context) }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    try arrangement(width, context).leastHeight(width: width, context)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    try arrangement(rect.width, context).render(in: rect, on: &canvas, context)
  }
}
