import Lang
import TextLayout

/// `ViewThatFits`: the first of its views whose ideal size fits, else the last.
final class ViewThatFitsNode: ViewNode {
  let nodes: [ViewNode]
  let axis: Axis
  private var shown: ViewNode?

  init(_ nodes: [ViewNode], axis: Axis, _ call: ViewCall) {
    self.nodes = nodes
    self.axis = axis
    super.init(call)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    [
      ViewThatFitsNode(
        try call.content(1), axis: try call.symbol(0) == "vertical" ? .vertical : .horizontal, call)
    ]
  }

  override var kind: String { "ViewThatFits" }
  override var children: [ViewNode] { shown.map { [$0] } ?? [] }

  private func choice(_ proposal: Proposal, _ context: LayoutContext) throws -> ViewNode? {
    for node in nodes.dropLast() {
      let ideal = try node.measure(
        axis == .horizontal ? .ideal : Proposal(width: proposal.width), context)
      if ideal.length(axis) <= proposal.length(axis) ?? Cells.most { return node }
    }
    return nodes.last
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try choice(proposal, context)?.measure(proposal, context) ?? .zero
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    var least = nodes.isEmpty ? 0 : Int.max
    for node in nodes { least = min(least, try node.minimum(context)) }
    return least
  }

  /// The proposal is not known any more; the same view fits in what was answered to it.
  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    shown = try choice(Proposal(rect.size), context)
    try shown?.render(in: rect, on: &canvas, context)
  }
}

/// `GeometryReader`: takes all the room, and its content is made knowing how much that is.
final class GeometryNode: ViewNode {
  private let call: ViewCall
  private var made: (width: Int, height: Int?, node: ViewNode)?

  override init(_ call: ViewCall) {
    self.call = call
    super.init(call)
    call.expansion.frame.isOpen = true
    call.expansion.log(.deferred(call.expansion.identity))
  }

  override var kind: String { "GeometryReader" }
  override var children: [ViewNode] { made.map { [$0.node] } ?? [] }

  /// The content for a size. `height` is nil when the height is open.
  private func content(_ width: Int, _ height: Int?) throws -> ViewNode {
    if let made, made.width == width, made.height == height { return made.node }
    let heap = call.machine.heap
    let size = try heap.record([("width", .int(width)), ("height", height.map { .int($0) } ?? .null)])
    let nodes = try call.expansion.late(call[0], [try heap.record([("size", size)])])
    let node =
      nodes.count == 1
      ? nodes[0]
      : StackNode(.vertical, alignment: .start, spacing: 0, nodes: nodes, span: span, identity: identity)
    made = (width, height, node)
    return node
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let width = proposal.isWidthOpen ? Renderer.usualWidth : proposal.width ?? Renderer.usualWidth
    if !proposal.isHeightOpen, let height = proposal.height { return CellSize(width: width, height: height) }
    let height = try content(width, nil).measure(Proposal(width: width), context).height
    return CellSize(width: proposal.width ?? width, height: height)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 1 }
  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int { 1 }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let node: ViewNode
    if let made, made.width == rect.width, made.height == nil,
      try made.node.measure(Proposal(width: rect.width), context).height == rect.height
    {
      node = made.node
    } else {
      node = try content(rect.width, rect.height)
    }
    let size = try node.measure(Proposal(rect.size), context)
    try node.render(in: CellRect(origin: rect.origin, size: size), on: &canvas, context)
  }
}
