import Lang
import TextLayout

/// `ScrollView`: as high as its content where height is open; else a window on it, with a bar that says which part.
final class ScrollNode: WrapperNode {
  let axis: Axis
  let showsBar: Bool
  private let offset: Int
  private let control: Control
  /// How long the content was when it was drawn last, and how wide or high across.
  private var lines = 0
  /// The part of it that was in sight.
  private var shownLines = 0..<0

  init(_ child: ViewNode, axis: Axis, showsBar: Bool, offset: Int, _ call: ViewCall) {
    self.axis = axis
    self.showsBar = showsBar
    self.offset = offset
    control = Control(.scroll, label: "", call)
    super.init(child, span: call.span, identity: call.expansion.identity)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let axis: Axis = try call.symbol(0) == "horizontal" ? .horizontal : .vertical
    let nodes = try call.content(2, in: StackNode.inner(call.environment, axis))
    let child =
      nodes.count == 1
      ? nodes[0]
      : StackNode(
        axis, alignment: axis == .vertical ? .start : .center, spacing: axis == .vertical ? 0 : 1,
        nodes: nodes,
        span: call.span, identity: call.expansion.identity)
    let kept = call.session.delegate?.kept("scroll", for: call.expansion.identity)?.asInt ?? 0
    return [
      ScrollNode(child, axis: axis, showsBar: try call.bool(1, default: true), offset: max(0, kept), call)
    ]
  }

  override var kind: String { "ScrollView" }

  /// What the content is offered: anything along the axis, and a column less where a bar stands.
  private func inner(_ width: Int?) -> Proposal {
    axis == .vertical ? Proposal(width: width) : .ideal
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let size = try child.measure(inner(proposal.width), context)
    if axis == .vertical {
      guard let height = proposal.height, height < Cells.most else { return size }
      if size.height <= height { return size }
      return CellSize(width: proposal.width ?? size.width + 1, height: height)
    }
    guard let width = proposal.width, width < Cells.most, size.width > width else { return size }
    return CellSize(width: width, height: size.height + (showsBar ? 1 : 0))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    axis == .vertical ? try child.minimum(context) + 1 : min(8, try child.minimum(context))
  }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    let ideal = try measure(Proposal(width: width), context).height
    return axis == .vertical ? min(3, ideal) : ideal
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    var size = try child.measure(inner(rect.width), context)
    let outer = context.clip
    defer { context.clip = outer }
    context.register(scroller: self, at: rect)
    lines = size.length(axis)
    shownLines = 0..<lines
    if size.length(axis) <= (axis == .vertical ? rect.height : rect.width) {
      context.clip = outer.map { $0.intersection(rect) } ?? outer
      try child.render(in: CellRect(origin: rect.origin, size: size), on: &canvas, context)
      return
    }
    context.register(control, at: rect)
    var window = rect
    if axis == .vertical, showsBar, rect.width > 1 {
      window = rect.inset(right: 1)
      size = try child.measure(inner(window.width), context)
    } else if axis == .horizontal, showsBar, rect.height > 1 {
      window = rect.inset(bottom: 1)
    }
    let length = size.length(axis)
    let shown = axis == .vertical ? window.height : window.width
    let start = min(offset, max(0, length - shown))
    lines = length
    shownLines = start..<min(length, start + shown)
    context.clip = outer.map { $0.intersection(window) } ?? window
    try child.render(
      in: axis == .vertical
        ? CellRect(x: window.x, y: window.y - start, width: size.width, height: size.height)
        : CellRect(x: window.x - start, y: window.y, width: size.width, height: size.height), on: &canvas,
      context)
    context.clip = outer
    if showsBar { bar(rect, start: start, shown: shown, length: length, on: &canvas, context) }
  }

  private func bar(
    _ rect: CellRect, start: Int, shown: Int, length: Int, on canvas: inout Canvas, _ context: LayoutContext
  ) {
    let size = max(1, shown * shown / max(1, length))
    let place = start * max(0, shown - size) / max(1, length - shown)
    if axis == .vertical {
      let x = rect.right - 1
      canvas.verticalLine(x: x, y: rect.y, length: shown, style: .dim, clip: context.clip)
      canvas.verticalLine(x: x, y: rect.y + place, length: size, glyph: "┃", clip: context.clip)
    } else {
      let y = rect.bottom - 1
      canvas.horizontalLine(x: rect.x, y: y, length: shown, style: .dim, clip: context.clip)
      canvas.horizontalLine(x: rect.x + place, y: y, length: size, glyph: "━", clip: context.clip)
    }
  }
}

extension ScrollNode: Scrolling {
  /// Where the view with an id stands in the content, which is drawn aside to find out.
  func position(of target: Value, _ context: LayoutContext) throws -> Int? {
    guard let node = ScrollNode.find(target, in: child), try drawAside(context) != nil else { return nil }
    return axis == .vertical ? node.frame?.y : node.frame?.x
  }

  /// The whole content, drawn beside the screen; nil if it is too large.
  private func drawAside(_ context: LayoutContext) throws -> Canvas? {
    guard let frame else { return nil }
    let size = try child.measure(
      axis == .vertical ? Proposal(width: max(1, frame.width - (showsBar ? 1 : 0))) : .ideal, context)
    guard size.width * size.height <= context.session.limits.cells else { return nil }
    var canvas = Canvas(
      width: size.width, height: size.height, policy: context.policy, heightLimit: size.height)
    try child.render(in: CellRect(size: size), on: &canvas, LayoutContext(session: context.session))
    return canvas
  }

  private static func find(_ target: Value, in node: ViewNode) -> ViewNode? {
    if let id = node.identity.explicitID ?? node.identity.rowKey, Value.isSame(id, target) { return node }
    for child in node.children {
      if let found = find(target, in: child) { return found }
    }
    return nil
  }

  var position: Int { shownLines.isEmpty ? offset : shownLines.lowerBound }
  var positions: Int { lines }
  var scrollsVertically: Bool { axis == .vertical }
  var hasMoreBelow: Bool { shownLines.upperBound < lines }
  var scrollAxis: Axis { axis }

  func row(holding text: String, from start: Int, _ context: LayoutContext) throws -> Int? {
    guard let canvas = try drawAside(context) else { return nil }
    return LiveScreen.matches(text, on: canvas).map { axis == .vertical ? $0.y : $0.x }.first { $0 >= start }
  }
}
