import Lang
import TextLayout

/// `ScrollView`: as high as its content where height is open; else a window on it, with a bar that says which part.
final class ScrollNode: WrapperNode {
  let axis: Axis
  let showsBar: Bool
  private var offset: Int
  let scrollPosition: ScrollPosition?
  private let snapping: Snapping
  private let control: Control
  /// How long the content was when it was drawn last, and how wide or high across.
  private var lines = 0
  /// The part of it that was in sight.
  private var shownLines = 0..<0
  /// How much of it was shown, and where the views begin that it snaps to.
  private var window = 0
  private var targets: (size: CellSize, places: [Range<Int>])?

  /// Where scrolling comes to rest.
  enum Snapping: String { case anywhere, viewAligned, paging }

  init(
    _ child: ViewNode, axis: Axis, showsBar: Bool, offset: Int, snapping: Snapping,
    scrollPosition: ScrollPosition?, _ call: ViewCall
  ) {
    self.scrollPosition = scrollPosition
    self.snapping = snapping
    self.axis = axis
    self.showsBar = showsBar
    self.offset = offset
    control = Control(.scroll, label: "", call)
    super.init(child, span: call.span, identity: call.expansion.identity)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let axis: Axis = try call.symbol(0) == "horizontal" ? .horizontal : .vertical
    let inner = StackNode.inner(call.environment, axis).with { $0.values[ScrollPosition.key] = nil }
    let nodes = try call.content(2, in: inner)
    let child =
      nodes.count == 1
      ? nodes[0]
      : StackNode(
        axis, alignment: axis == .vertical ? .start : .center, spacing: axis == .vertical ? 0 : 1,
        nodes: nodes, span: call.span, identity: call.expansion.identity,
        earlier: (call.earlier as? ScrollNode)?.child)
    let kept = call.session.delegate?.kept("scroll", for: call.expansion.identity)?.asInt ?? 0
    var snapping = Snapping.anywhere
    if case .symbol(let symbol)? = call.environment.values[ScrollModifiers.behaviorKey] {
      snapping = Snapping(rawValue: symbol.name.text) ?? .anywhere
    }
    return [
      ScrollNode(
        child, axis: axis, showsBar: try call.bool(1, default: true), offset: max(0, kept),
        snapping: snapping, scrollPosition: try ScrollPosition(call), call)
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
    if let wanted = scrollPosition?.wanted, let position = try place(of: wanted, rect.width, context) {
      offset = position
    }
    defer { context.clip = outer }
    context.register(scroller: self, at: rect)
    lines = size.length(axis)
    shownLines = 0..<lines
    window = axis == .vertical ? rect.height : rect.width
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
    self.window = shown
    if snapping == .viewAligned { try findTargets(size, context) }
    let start = rest(at: offset, shown: shown, length: length)
    let whole = self.whole(from: start, shown: shown)
    lines = length
    shownLines = start..<min(length, start + whole)
    var part = window
    if axis == .vertical { part.height = whole } else { part.width = whole }
    context.clip = outer.map { $0.intersection(part) } ?? part
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

extension ScrollNode {
  /// Where it comes to rest when it is scrolled to an offset.
  private func rest(at offset: Int, shown: Int, length: Int) -> Int {
    let last = max(0, length - shown)
    switch snapping {
    case .anywhere: return min(offset, last)
    case .paging:
      let page = max(1, shown)
      return min((min(offset, last) + page / 2) / page * page, last)
    case .viewAligned:
      let places = targets?.places ?? []
      // The last stop is the first view from which all that follow have room.
      let end = places.first { $0.lowerBound >= last }?.lowerBound ?? last
      let offset = min(offset, end)
      return places.map(\.lowerBound).min { abs($0 - offset) < abs($1 - offset) } ?? offset
    }
  }

  /// How much of the window is drawn: views that are aligned are drawn whole.
  private func whole(from start: Int, shown: Int) -> Int {
    guard snapping == .viewAligned, let places = targets?.places else { return shown }
    let fitting = places.last { $0.lowerBound >= start && $0.upperBound <= start + shown }
    return fitting.map { $0.upperBound - start } ?? shown
  }

  /// Where the views of the content begin and end, which is drawn aside to find out.
  private func findTargets(_ size: CellSize, _ context: LayoutContext) throws {
    if let targets, targets.size == size { return }
    targets = (size, [])
    guard size.width * size.height <= context.session.limits.cells else { return }
    var canvas = Canvas(
      width: size.width, height: size.height, policy: context.policy, heightLimit: size.height)
    try child.render(in: CellRect(size: size), on: &canvas, LayoutContext(session: context.session))
    var nodes = [child]
    while nodes.count == 1, let only = nodes.first, !only.children.isEmpty { nodes = only.children }
    let places = nodes.compactMap { node -> Range<Int>? in
      guard let frame = node.frame, !frame.isEmpty else { return nil }
      return axis == .vertical ? frame.y..<frame.bottom : frame.x..<frame.right
    }
    targets = (size, places)
  }
}

extension ScrollNode: Scrolling {
  /// Where the view with an id stands in the content, which is drawn aside to find out.
  func position(of target: Value, _ context: LayoutContext) throws -> Int? {
    try frame.flatMap { try place(of: target, $0.width, context) }
  }

  private func place(of target: Value, _ width: Int, _ context: LayoutContext) throws -> Int? {
    guard let node = ScrollNode.find(target, in: child), try drawAside(width, context) != nil else {
      return nil
    }
    return axis == .vertical ? node.frame?.y : node.frame?.x
  }

  /// The view that begins the content at a line.
  func id(at position: Int, _ context: LayoutContext) throws -> Value? {
    if let stack = child as? StackNode, stack.axis == axis, stack.nodes.count > 1 {
      return stack.child(endingAfter: position)?.scrollID
    }
    guard let frame, try drawAside(frame.width, context) != nil else { return nil }
    var nodes = [child]
    while nodes.count == 1, let only = nodes.first, !only.children.isEmpty { nodes = only.children }
    let node = nodes.first { node in
      guard let frame = node.frame, !frame.isEmpty else { return false }
      return (axis == .vertical ? frame.bottom : frame.right) > position
    }
    return node?.scrollID
  }

  /// The whole content, drawn beside the screen; nil if it is too large.
  private func drawAside(_ width: Int, _ context: LayoutContext) throws -> Canvas? {
    let size = try child.measure(
      axis == .vertical ? Proposal(width: max(1, width - (showsBar ? 1 : 0))) : .ideal, context)
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
  var scrollAxis: Axis { axis }
  var snaps: Bool { snapping != .anywhere }
  var hasMoreBelow: Bool { shownLines.upperBound < lines }

  func row(holding text: String, from start: Int, _ context: LayoutContext) throws -> Int? {
    guard let frame, let canvas = try drawAside(frame.width, context) else { return nil }
    return LiveScreen.matches(text, on: canvas).map { axis == .vertical ? $0.y : $0.x }.first { $0 >= start }
  }

  func position(after steps: Int) -> Int {
    let position = position
    switch snapping {
    case .anywhere: return max(0, min(max(0, lines - 1), Cells.sum(position, steps)))
    case .paging: return max(0, min(max(0, lines - 1), Cells.sum(position, Cells.product(steps, window))))
    case .viewAligned:
      let places = targets?.places ?? []
      let index = places.firstIndex { $0.lowerBound >= position } ?? 0
      guard !places.isEmpty else { return position }
      return places[max(0, min(places.count - 1, Cells.sum(index, steps)))].lowerBound
    }
  }
}

/// Modifiers of how views scroll.
enum ScrollModifiers {
  /// Where `scrollTargetBehavior` is handed down.
  static let behaviorKey = "\u{1}scrollTarget"

  static func behavior(_ call: ViewCall) throws -> [ViewNode] {
    let value = call[1]
    return try call.modified(in: call.environment.with { $0.values[behaviorKey] = value })
  }
}

extension Cells {
  /// A sum that stays within what can be counted.
  fileprivate static func sum(_ a: Int, _ b: Int) -> Int {
    let (sum, isTooFar) = a.addingReportingOverflow(b)
    return isTooFar ? (b > 0 ? Cells.most : 0) : sum
  }

  fileprivate static func product(_ a: Int, _ b: Int) -> Int {
    let (product, isTooFar) = a.multipliedReportingOverflow(by: b)
    return isTooFar ? (a > 0 ? Cells.most : -Cells.most) : product
  }
}
