import Lang
import TextLayout

/// `SideBar`: a second column that opens beside the content, or over it where there is little room.
enum SideBarViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(0) else { throw call.mismatch(0, "a binding to a Bool") }
    guard case .bool(let isOpen) = try call.expansion.read(binding) else {
      throw Failure(code: "type", "`isPresented` of `SideBar` is a binding to a Bool", at: call.span)
    }
    let inner = StackNode.inner(call.environment, .vertical).with { $0.container = .none }
    let content = stack(try call.content(5, in: inner), call, "SideBarContent")
    var bar: ViewNode?
    if isOpen {
      let side = inner.with { $0.listStyle = .sidebar }
      bar = stack(try call.content(4, in: side), call, "SideBarColumn")
    }
    let width = try call.int(1) ?? 24
    guard width >= 8, width <= 1000 else {
      throw Failure(code: "range", "a sidebar is 8 to 1000 cells wide, not \(width)", at: call.span)
    }
    let place: SideBarNode.Place =
      switch try call.symbol(3) {
      case "beside": .beside
      case "over": .over
      default: .automatic
      }
    let close = Control(.button, label: "Close sidebar", call, action: .assign(binding, .bool(false)))
    return [
      SideBarNode(
        content, bar: bar, width: width, isTrailing: try call.symbol(2) == "trailing", place: place,
        close: close, call)
    ]
  }

  private static func stack(_ nodes: [ViewNode], _ call: ViewCall, _ name: String) -> ViewNode {
    if nodes.count == 1, let only = nodes.first { return only }
    return StackNode(
      .vertical, alignment: .start, spacing: 0, nodes: nodes, span: call.span,
      identity: call.expansion.identity, name: name)
  }
}

/// Content and, if it is open, the sidebar. Over the content it stands in a box, and what it covers is dimmed and can't
/// be used, as under a sheet.
final class SideBarNode: WrapperNode {
  enum Place { case automatic, beside, over }

  private let bar: ViewNode?
  private let width: Int
  private let isTrailing: Bool
  private let place: Place
  private let close: Control

  init(
    _ content: ViewNode, bar: ViewNode?, width: Int, isTrailing: Bool, place: Place, close: Control,
    _ call: ViewCall
  ) {
    self.bar = bar
    self.width = width
    self.isTrailing = isTrailing
    self.place = place
    self.close = close
    super.init(content, span: call.span, identity: call.expansion.identity)
  }

  override var kind: String { "SideBar" }
  override var children: [ViewNode] { (bar.map { [$0] } ?? []) + [child] }

  /// Beside the content stays as much room as the bar takes, at least.
  private func isOver(_ total: Int?) -> Bool {
    switch place {
    case .beside: false
    case .over: true
    case .automatic: total.map { $0 < width * 2 + 12 } ?? false
    }
  }

  /// The columns of the bar and of the content, the line between them left out.
  private func columns(_ total: Int) -> (bar: Int, content: Int) {
    if isOver(total) { return (min(width, max(1, total - 4)), total) }
    let own = min(width, max(1, total / 2))
    return (own, max(0, total - own - 3))
  }

  private func barHeight(_ columns: Int, _ context: LayoutContext) throws -> Int {
    guard let bar else { return 0 }
    return try bar.measure(Proposal(width: columns), context).height
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    guard bar != nil else { return try child.measure(proposal, context) }
    guard let total = proposal.width, total < Cells.most else {
      let size = try child.measure(proposal, context)
      let height = max(size.height, try barHeight(width, context))
      return CellSize(width: size.width + width + 3, height: height)
    }
    let columns = columns(total)
    let isOver = isOver(total)
    let size = try child.measure(Proposal(width: columns.content, height: proposal.height), context)
    let own = try barHeight(columns.bar - (isOver ? 4 : 0), context) + (isOver ? 3 : 0)
    return CellSize(width: total, height: max(size.height, own))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { try child.minimum(context) }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    guard let bar else { return try child.render(in: rect, on: &canvas, context) }
    let columns = columns(rect.width)
    if isOver(rect.width) { return try drawOver(bar, columns.bar, rect, on: &canvas, context) }
    let barX = isTrailing ? rect.right - columns.bar : rect.x
    let contentX = isTrailing ? rect.x : rect.x + columns.bar + 3
    let lineX = isTrailing ? barX - 2 : barX + columns.bar + 1
    let side = CellRect(x: barX, y: rect.y, width: columns.bar, height: rect.height)
    let size = try bar.measure(Proposal(side.size), context)
    try bar.render(in: CellRect(origin: side.origin, size: size), on: &canvas, context)
    canvas.verticalLine(x: lineX, y: rect.y, length: rect.height, style: .dim, clip: context.clip)
    let room = CellRect(x: contentX, y: rect.y, width: columns.content, height: rect.height)
    let own = try child.measure(Proposal(room.size), context)
    try child.render(in: CellRect(origin: room.origin, size: own), on: &canvas, context)
  }

  private func drawOver(
    _ bar: ViewNode, _ columns: Int, _ rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    let wasCovered = context.isCovered
    context.isCovered = true
    try child.render(in: rect, on: &canvas, context)
    context.isCovered = wasCovered
    let shown = context.clip.map { $0.intersection(rect) } ?? rect
    canvas.dimGaps(in: shown)
    canvas.apply(.dim, to: shown)
    let box = CellRect(
      x: isTrailing ? rect.right - columns : rect.x, y: rect.y, width: columns, height: rect.height)
    canvas.fill(box, clip: context.clip)
    canvas.box(box, .heavy, clip: context.clip)
    let room = box.inset(left: 2, top: 1, right: 2, bottom: 1)
    let button = CellRect(
      x: isTrailing ? room.x : max(room.x, room.right - 1), y: room.y, width: 1, height: 1)
    canvas.put(isTrailing ? "›" : "‹", style: .bold, x: button.x, y: button.y, clip: context.clip)
    if rect.intersection(button) == button { context.register(close, at: button) }
    let below = room.inset(top: 1)
    let size = try bar.measure(Proposal(below.size), context)
    try bar.render(in: CellRect(origin: below.origin, size: size), on: &canvas, context)
  }

  override func describe(_ description: inout NodeDescription) {
    description.state = bar == nil ? "closed" : "open"
  }
}
