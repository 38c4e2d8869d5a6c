import Lang
import TextLayout

/// The page of a navigation stack that is on top: the bar over `━`, the content, the bottom bar.
final class NavigationNode: WrapperNode {
  let page: NavigationPage
  let bar: NavigationBar
  private let bottom: ViewNode?

  init(_ content: ViewNode, _ page: NavigationPage, _ call: ViewCall) {
    self.page = page
    bar = NavigationBar(page, call)
    bottom = ToolbarViews.bottom(page.items, call)
    super.init(content, span: call.span, identity: call.expansion.identity)
  }

  override var kind: String { "NavigationStack" }
  override var children: [ViewNode] { bar.nodes + [child] + (bottom.map { [$0] } ?? []) }

  /// Rows that aren't the content's.
  private func chrome(_ width: Int?, _ context: LayoutContext) throws -> Int {
    try bar.height(width, context) + (bottom == nil ? 0 : 2)
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let chrome = try chrome(proposal.width, context)
    let size = try child.measure(proposal.inset(vertical: chrome), context)
    let width = max(size.width, try bar.idealWidth(context))
    return CellSize(width: proposal.width ?? width, height: size.height + chrome)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { max(8, try child.minimum(context)) }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    try child.leastHeight(width: width, context) + chrome(width, context)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let barHeight = try bar.height(rect.width, context)
    try bar.draw(
      in: CellRect(x: rect.x, y: rect.y, width: rect.width, height: barHeight), on: &canvas, context)
    let room = rect.inset(top: barHeight, bottom: bottom == nil ? 0 : 2)
    let size = try child.measure(Proposal(width: room.width, height: room.height), context)
    try child.render(in: CellRect(origin: room.origin, size: size), on: &canvas, context)
    if let bottom, rect.height >= 2 {
      let line = CellRect(x: rect.x, y: rect.bottom - 1, width: rect.width, height: 1)
      canvas.horizontalLine(x: rect.x, y: line.y - 1, length: rect.width, style: .dim, clip: context.clip)
      let room = line.inset(left: 1, right: 1)
      let size = try bottom.measure(Proposal(room.size), context)
      try bottom.render(in: CellRect(origin: room.origin, size: size), on: &canvas, context)
    }
  }

  override func describe(_ description: inout NodeDescription) { description.label = page.title?.text.string }
}

/// The bar of a page. The title gives way to what stands beside it.
struct NavigationBar {
  let page: NavigationPage
  let leading: ViewNode?
  let trailing: ViewNode?
  private let principal: ViewNode?
  private let back: ControlNode?
  private let isCentred: Bool

  init(_ page: NavigationPage, _ call: ViewCall) {
    self.page = page
    leading = ToolbarViews.row(page.items.filter { $0.side == .leading }, call)
    trailing = ToolbarViews.row(page.items.filter { $0.side == .trailing }, call)
    principal = ToolbarViews.row(page.items.filter { $0.side == .principal }, call)
    isCentred = page.isInline ?? (page.kind != .root) || principal != nil
    if let control = page.back, !page.isBackHidden {
      let style = CellStyle.foreground(call.environment.tint ?? CellColor(named: "blue") ?? .default)
      back = ControlNode(GlyphNode("‹ " + control.label, style: style, call), control, kind: "Back")
    } else {
      back = nil
    }
  }

  var nodes: [ViewNode] {
    [back, leading, principal ?? page.title, page.subtitle, trailing].compactMap { $0 }
  }

  private enum Arrangement {
    case none
    /// All in one row.
    case single
    /// The title below the items: they leave it too little room.
    case titleBelow
    /// Not even the items fit in one row: the trailing ones stand below.
    case trailingBelow
  }

  private func arrangement(_ width: Int?, _ context: LayoutContext) throws -> Arrangement {
    let title = principal ?? page.title
    if back == nil, leading == nil, trailing == nil, title == nil { return .none }
    guard let width, width < Cells.most else { return .single }
    func taken(_ nodes: [ViewNode?]) throws -> Int {
      try nodes.reduce(0) { sum, node in try sum + (node.map { try $0.ideal(context) + 2 } ?? 0) }
    }
    let room = width - 2
    let items = try taken([back, leading, trailing])
    if items == 0 { return .single }
    let wanted = try min(title?.ideal(context) ?? 0, NavigationBar.titleKept)
    if items + wanted <= room { return .single }
    if items - 2 <= room, title != nil { return .titleBelow }
    return try trailing != nil && taken([back, leading, title]) > 0 ? .trailingBelow : .single
  }

  /// A title that would have fewer cells than this beside the items stands below them.
  private static let titleKept = 12

  /// Rows of the bar, its rule included; none if it has nothing to show.
  func height(_ width: Int?, _ context: LayoutContext) throws -> Int {
    var rows = page.subtitle == nil ? 0 : 1
    switch try arrangement(width, context) {
    case .none: break
    case .single: rows += 1
    case .titleBelow, .trailingBelow: rows += 2
    }
    return rows == 0 ? 0 : rows + 1
  }

  func idealWidth(_ context: LayoutContext) throws -> Int {
    var width = 2
    for node in [back, leading, principal ?? page.title, trailing] {
      width += try (node?.ideal(context) ?? -2) + 2
    }
    return max(width, try (page.subtitle?.ideal(context) ?? 0) + 2)
  }

  func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    registerHiddenBack(rect, context)
    guard rect.height > 0 else { return }
    let title = principal ?? page.title
    func line(_ row: Int) -> CellRect {
      CellRect(x: rect.x, y: rect.y + row, width: rect.width, height: 1).inset(
        left: back == nil || row > 0 ? 1 : 0, right: 1)
    }
    switch try arrangement(rect.width, context) {
    case .none: break
    case .single:
      try row([back, leading], title, trailing, line(0), within: rect, on: &canvas, context)
    case .titleBelow:
      try row([back, leading], nil, trailing, line(0), within: rect, on: &canvas, context)
      try row([], title, nil, line(1), within: rect, on: &canvas, context)
    case .trailingBelow:
      try row([back, leading], title, nil, line(0), within: rect, on: &canvas, context)
      try row([], nil, trailing, line(1), within: rect, on: &canvas, context)
    }
    if let subtitle = page.subtitle {
      try row([], subtitle, nil, line(rect.height - 2), within: rect, on: &canvas, context)
    }
    canvas.horizontalLine(
      x: rect.x, y: rect.bottom - 1, length: rect.width, glyph: "━", style: .dim, clip: context.clip)
  }

  /// A swipe goes back even where no button shows it.
  private func registerHiddenBack(_ rect: CellRect, _ context: LayoutContext) {
    guard back == nil, let control = page.back else { return }
    control.isHidden = true
    context.register(control, at: CellRect(x: rect.x, y: rect.y, width: 0, height: 0))
  }

  /// One row of the bar.
  private func row(
    _ before: [ViewNode?], _ title: ViewNode?, _ after: ViewNode?, _ line: CellRect, within bar: CellRect,
    on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    var left = line.x
    var right = line.right
    // Trailing first: what stands there is why the title gives way.
    if let after {
      let size = try after.measure(Proposal(width: line.width, height: 1), context)
      right -= size.width
      try after.render(in: CellRect(x: right, y: line.y, width: size.width, height: 1), on: &canvas, context)
      right -= 2
    }
    for node in before {
      guard let node else { continue }
      let size = try node.measure(Proposal(width: max(0, right - left), height: 1), context)
      try node.render(in: CellRect(x: left, y: line.y, width: size.width, height: 1), on: &canvas, context)
      left += size.width + 2
    }
    guard let title else { return }
    let room = max(0, right - left)
    let size = try title.measure(Proposal(width: room, height: 1), context)
    var x = left
    if isCentred { x = min(max(left, bar.x + (bar.width - size.width) / 2), max(left, right - size.width)) }
    try title.render(in: CellRect(x: x, y: line.y, width: size.width, height: 1), on: &canvas, context)
  }
}
