import Lang
import TextLayout

/// `GroupBox`: a rounded box with its label in the upper edge.
final class GroupBoxNode: WrapperNode {
  let title: ViewNode?
  let style: CellStyle

  init(_ child: ViewNode, title: ViewNode?, _ call: ViewCall) {
    self.title = title
    style = .dim
    super.init(child, span: call.span, identity: call.expansion.identity)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let bold = call.environment.with {
      $0.style.attributes.insert(.bold)
      $0.lineLimit = 1
    }
    let title = try LabelViews.title(
      ViewCall(view: call.view, expansion: call.expansion.with(bold), occurrence: call.occurrence), text: 0,
      block: 1)
    let nodes = try call.content(2, in: StackNode.inner(call.environment, .vertical))
    let body = StackNode(
      .vertical, alignment: .start, spacing: 0, nodes: nodes, span: call.span,
      identity: call.expansion.identity)
    return [GroupBoxNode(body, title: title.isEmpty ? nil : LabelViews.row(title, call), call)]
  }

  override var kind: String { "GroupBox" }
  override var children: [ViewNode] { (title.map { [$0] } ?? []) + [child] }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let inner = try child.measure(proposal.inset(horizontal: 4, vertical: 2), context)
    let heading = try title?.measure(Proposal(width: Cells.subtract(6, from: proposal.width)), context)
    let height = max(1, heading?.height ?? 1) + 1
    return CellSize(width: max(inner.width + 4, (heading?.width ?? -6) + 6), height: inner.height + height)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    max(try child.minimum(context) + 4, (try title?.minimum(context) ?? -6) + 6)
  }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    try child.leastHeight(width: Cells.subtract(4, from: width), context) + 2
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    var top = 1
    canvas.box(rect, .rounded, style: style, clip: context.clip)
    if let title {
      let size = try title.measure(Proposal(width: max(0, rect.width - 6)), context)
      top = max(1, size.height)
      let place = CellRect(x: rect.x + 3, y: rect.y, width: size.width, height: size.height).intersection(
        rect)
      canvas.fill(
        CellRect(x: place.x - 1, y: place.y, width: place.width + 2, height: 1).intersection(rect),
        clip: context.clip)
      try title.render(in: place, on: &canvas, context)
    }
    try child.render(in: rect.inset(left: 2, top: top, right: 2, bottom: 1), on: &canvas, context)
  }
}
