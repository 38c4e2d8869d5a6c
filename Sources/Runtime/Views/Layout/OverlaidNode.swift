import Lang
import TextLayout

/// `ZStack` and `overlay`: views over one another, the last on top.
final class OverlaidNode: ViewNode {
  let nodes: [ViewNode]
  let placement: Placement
  /// Of an overlay the first child alone says how big it is.
  let firstDecides: Bool

  init(_ nodes: [ViewNode], placement: Placement, firstDecides: Bool, span: Span, identity: Identity) {
    self.nodes = nodes
    self.placement = placement
    self.firstDecides = firstDecides
    super.init(span: span, identity: identity)
    if firstDecides, let first = nodes.first {
      traits = first.traits
      layoutPriority = first.layoutPriority
    }
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let inner = call.environment.with {
      $0.stackAxis = nil
      $0.rowOf = .none
    }
    return [
      OverlaidNode(
        try call.content(1, in: inner), placement: Placement(try call.symbol(0)), firstDecides: false,
        span: call.span, identity: call.expansion.identity)
    ]
  }

  static func overlay(_ call: ViewCall) throws -> [ViewNode] {
    let placement = Placement(try call.symbol(1))
    return try call.modified().map { node in
      OverlaidNode(
        [node] + (try call.content(2)), placement: placement, firstDecides: true, span: call.span,
        identity: node.identity)
    }
  }

  override var kind: String { firstDecides ? "Overlay" : "ZStack" }
  override var children: [ViewNode] { nodes }

  private var sizing: ArraySlice<ViewNode> { firstDecides ? nodes.prefix(1) : nodes[...] }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    var size = CellSize.zero
    for node in sizing {
      let other = try node.measure(proposal, context)
      size = CellSize(width: max(size.width, other.width), height: max(size.height, other.height))
    }
    return size
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    var width = 0
    for node in sizing { width = max(width, try node.minimum(context)) }
    return width
  }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    var height = 0
    for node in sizing { height = max(height, try node.leastHeight(width: width, context)) }
    return height
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    for (index, node) in nodes.enumerated() {
      if firstDecides, index == 0 {
        try node.render(in: rect, on: &canvas, context)
      } else {
        let size = try node.measure(Proposal(rect.size), context)
        try node.render(in: placement.place(size, in: rect), on: &canvas, context)
      }
    }
  }
}
