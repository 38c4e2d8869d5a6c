import Lang
import TextLayout

/// A node round one other, which it leaves as it is: what modifiers build on.
class WrapperNode: ViewNode {
  final let child: ViewNode

  init(_ child: ViewNode, span: Span? = nil, identity: Identity? = nil) {
    self.child = child
    super.init(span: span ?? child.span, identity: identity ?? child.identity)
    sharedTraits = child.sharedTraits
    layoutPriority = child.layoutPriority
  }

  override var kind: String { child.kind }
  override var children: [ViewNode] { [child] }
  override var isSpacer: Bool { child.isSpacer }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try child.measure(proposal, context)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { try child.minimum(context) }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    try child.leastHeight(width: width, context)
  }
}

/// Takes its room, but is not drawn.
final class HiddenNode: WrapperNode {
  init(_ child: ViewNode) { super.init(child) }
  override var kind: String { "Hidden" }
  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {}
}

/// Where a child stands in more room than it takes.
struct Placement {
  var horizontal: StackNode.Alignment = .center
  var vertical: StackNode.Alignment = .center

  init(_ name: String?) {
    switch name {
    case "leading": horizontal = .start
    case "trailing": horizontal = .end
    case "top": vertical = .start
    case "bottom": vertical = .end
    case "topLeading": (horizontal, vertical) = (.start, .start)
    case "topTrailing": (horizontal, vertical) = (.end, .start)
    case "bottomLeading": (horizontal, vertical) = (.start, .end)
    case "bottomTrailing": (horizontal, vertical) = (.end, .end)
    default: break
    }
  }

  /// The place of a size within a rectangle, cut to it.
  func place(_ size: CellSize, in rect: CellRect) -> CellRect {
    CellRect(
      x: rect.x + Placement.shift(rect.width - size.width, horizontal),
      y: rect.y + Placement.shift(rect.height - size.height, vertical), width: size.width, height: size.height
    ).intersection(rect)
  }

  static func shift(_ free: Int, _ alignment: StackNode.Alignment) -> Int {
    switch alignment {
    case .start: 0
    case .center: max(0, free) / 2
    case .end: max(0, free)
    }
  }
}
