import Lang
import TextLayout

/// `frame`: a fixed size, or limits within which the view's size is held.
final class FrameNode: WrapperNode {
  struct Limits {
    var fixed: Int?
    var minimum: Int?
    var maximum: Int?

    /// What the child is offered.
    func offer(_ proposed: Int?) -> Int? {
      if let fixed { return min(fixed, proposed ?? fixed) }
      guard let proposed else { return nil }
      return min(max(proposed, minimum ?? 0), maximum ?? Cells.most)
    }

    /// What the frame takes: the proposal within the limits; where there is no limit, the child's own size.
    func result(_ proposed: Int?, child: Int) -> Int {
      if let fixed { return fixed }
      guard minimum != nil || maximum != nil else { return child }
      let low = minimum ?? min(child, maximum ?? Cells.most)
      let high = max(low, maximum ?? max(child, minimum ?? 0))
      return min(max(proposed ?? child, low), high)
    }

    /// The least that the frame can be.
    func least(child: Int) -> Int {
      if let fixed { return fixed }
      return max(minimum ?? 0, min(child, maximum ?? Cells.most))
    }
  }

  let width: Limits
  let height: Limits
  let placement: Placement

  init(_ child: ViewNode, width: Limits, height: Limits, placement: Placement, span: Span) {
    self.width = width
    self.height = height
    self.placement = placement
    super.init(child, span: span)
  }

  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    let width = Limits(
      fixed: try call.animated("width", cells: try call.length(1)), minimum: try call.length(3),
      maximum: try call.length(4))
    let height = Limits(
      fixed: try call.animated("height", cells: try call.length(2)), minimum: try call.length(5),
      maximum: try call.length(6))
    let placement = Placement(try call.symbol(7))
    return try call.modified().map {
      FrameNode($0, width: width, height: height, placement: placement, span: call.span)
    }
  }

  override var kind: String { "Frame" }

  private func childSize(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try child.measure(
      Proposal(width: width.offer(proposal.width), height: height.offer(proposal.height)), context)
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let size = try childSize(proposal, context)
    return CellSize(
      width: width.result(proposal.width, child: size.width),
      height: height.result(proposal.height, child: size.height))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    width.least(child: try child.minimum(context))
  }

  override func minimumHeight(width proposed: Int?, _ context: LayoutContext) throws -> Int {
    height.least(child: try child.leastHeight(width: width.offer(proposed), context))
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let size = try child.measure(Proposal(rect.size), context)
    try child.render(in: placement.place(size, in: rect), on: &canvas, context)
  }
}

/// `fixedSize`: the view's ideal size, as long as there is room for it.
final class FixedSizeNode: WrapperNode {
  let horizontal: Bool
  let vertical: Bool

  init(_ child: ViewNode, horizontal: Bool, vertical: Bool, span: Span) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child, span: span)
  }

  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    // `fixedSize()` means both; a call that names one means that one.
    let none = !call.has(1) && !call.has(2)
    let horizontal = none ? true : try call.bool(1)
    let vertical = none ? true : try call.bool(2)
    return try call.modified().map {
      FixedSizeNode($0, horizontal: horizontal, vertical: vertical, span: call.span)
    }
  }

  private func inner(_ proposal: Proposal, _ context: LayoutContext) throws -> Proposal {
    var width = proposal.width
    if horizontal {
      let ideal = try child.ideal(context)
      if let given = width { width = min(given, ideal) }
    }
    return Proposal(width: width, height: vertical ? nil : proposal.height)
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try child.measure(try inner(proposal, context), context)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    horizontal ? try child.ideal(context) : try child.minimum(context)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    try child.render(in: rect, on: &canvas, context)
  }
}

/// Modifiers of how a stack treats a view.
enum LayoutModifiers {
  static func priority(_ call: ViewCall) throws -> [ViewNode] {
    let priority = try call.double(1) ?? 0
    let nodes = try call.modified()
    call.session.usesPriorities = true
    for node in nodes { node.layoutPriority = priority.isNaN ? 0 : max(-1e300, priority) }
    return nodes
  }

  static func hidden(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified()
    return try call.bool(1, default: true) ? nodes.map { HiddenNode($0) } : nodes
  }
}
