import Lang
import TextLayout

/// `Canvas { size in … }`: figures at points of a picture, whose unit is a dot. A cell has two dots beside one another and
/// four below (`.braille`), or one and two (`.blocks`); either way a dot is as high as it is wide.
///
/// Other views lie over it: in its middle, or where `.position(x:y:)` says.
final class CanvasNode: ViewNode {
  private let call: ViewCall
  private let dots: DotGrid.Kind
  private let style: CellStyle
  private var made: (size: CellSize, nodes: [ViewNode])?

  init(_ call: ViewCall, dots: DotGrid.Kind) {
    self.call = call
    self.dots = dots
    style = call.environment.style
    super.init(call)
    call.expansion.frame.isOpen = true
    call.expansion.log(.deferred(call.expansion.identity))
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    [CanvasNode(call, dots: try call.symbol(0) == "blocks" ? .blocks : .braille)]
  }

  override var kind: String { "Canvas" }
  override var children: [ViewNode] { made?.nodes ?? [] }

  /// As wide as there is room, and as high as that is wide where the height is open.
  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let width = proposal.isWidthOpen ? 40 : min(proposal.width ?? 40, 1000)
    if !proposal.isHeightOpen, let height = proposal.height { return CellSize(width: width, height: height) }
    return CellSize(width: width, height: max(1, min(width / 2, 500)))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 1 }
  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int { 1 }

  private func content(_ size: CellSize) throws -> [ViewNode] {
    if let made, made.size == size { return made.nodes }
    let heap = call.machine.heap
    let record = try heap.record([
      ("width", .int(size.width * dots.columns)), ("height", .int(size.height * dots.rows)),
    ])
    let nodes = try ViewCall.flattened(try call.expansion.late(call[1], [record]))
    made = (size, nodes)
    return nodes
  }

  override func draw(in rect: CellRect, on canvas: inout TextLayout.Canvas, _ context: LayoutContext) throws {
    guard context.isVisible(rect, on: canvas) else { return }
    let nodes = try content(rect.size)
    var grid = DotGrid(dots, columns: rect.width, rows: rect.height)
    try paint(nodes, on: &grid, context)
    grid.draw(
      on: &canvas, x: rect.x, y: rect.y, style: style,
      clip: context.clip.map { $0.intersection(rect) } ?? rect)
    try overlay(nodes, in: rect, on: &canvas, context)
  }

  private func paint(_ nodes: [ViewNode], on grid: inout DotGrid, _ context: LayoutContext) throws {
    for node in nodes {
      if let shape = node as? ShapeNode {
        try shape.paint(on: &grid, context)
      } else if !(node is PositionNode) {
        try paint(node.children, on: &grid, context)
      }
    }
  }

  private func overlay(
    _ nodes: [ViewNode], in rect: CellRect, on canvas: inout TextLayout.Canvas, _ context: LayoutContext
  ) throws {
    for node in nodes where !(node is ShapeNode) && !CanvasNode.isOfShapes(node) {
      if let placed = node as? PositionNode {
        try placed.draw(
          at: (placed.x / Double(dots.columns), placed.y / Double(dots.rows)), in: rect, on: &canvas, context)
      } else {
        let size = try node.measure(Proposal(rect.size), context)
        try node.render(in: Placement(nil).place(size, in: rect), on: &canvas, context)
      }
    }
  }

  /// Whether there is nothing but figures in it.
  private static func isOfShapes(_ node: ViewNode) -> Bool {
    if node is PositionNode { return false }
    let children = node.children
    return !children.isEmpty && children.allSatisfy { $0 is ShapeNode || isOfShapes($0) }
  }
}

/// `position(x:y:)`: the view's middle stands there, in cells of the room around it, or in the dots of a `Canvas`.
final class PositionNode: WrapperNode {
  let x: Double
  let y: Double

  init(_ child: ViewNode, x: Double, y: Double) {
    self.x = x
    self.y = y
    super.init(child)
  }

  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    guard let x = try call.double(1), let y = try call.double(2), x.isFinite, y.isFinite else {
      throw call.mismatch(1, "a finite number")
    }
    return try call.modified().map { PositionNode($0, x: x, y: y) }
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let size = try child.measure(proposal, context)
    return CellSize(
      width: proposal.isWidthOpen ? size.width : proposal.width ?? size.width,
      height: proposal.isHeightOpen ? size.height : proposal.height ?? size.height)
  }

  override func draw(in rect: CellRect, on canvas: inout TextLayout.Canvas, _ context: LayoutContext) throws {
    try draw(at: (x, y), in: rect, on: &canvas, context)
  }

  /// Draws the view round a cell; it stays within the room.
  func draw(
    at place: (x: Double, y: Double), in rect: CellRect, on canvas: inout TextLayout.Canvas,
    _ context: LayoutContext
  ) throws {
    let size = try child.measure(Proposal(rect.size), context)
    let x = Cells.shift(place.x - Double(size.width) / 2), y = Cells.shift(place.y - Double(size.height) / 2)
    let origin = CellPoint(
      x: rect.x + max(0, min(rect.width - size.width, x)),
      y: rect.y + max(0, min(rect.height - size.height, y)))
    try child.render(in: CellRect(origin: origin, size: size).intersection(rect), on: &canvas, context)
  }
}
