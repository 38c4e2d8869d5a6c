import Lang
import TextLayout

/// The chosen content of a tab view over its bar, which stands at the bottom where height is proposed.
final class TabViewNode: WrapperNode {
  private let bar: TabBar?
  private let pages: PageBar?
  private let accessory: ViewNode?

  init(_ content: ViewNode, bar: TabBar?, pages: PageBar?, accessory: ViewNode?, _ call: ViewCall) {
    self.bar = bar
    self.pages = pages
    self.accessory = accessory
    super.init(content, span: call.span, identity: call.expansion.identity)
  }

  override var kind: String { "TabView" }
  override var children: [ViewNode] {
    [child] + (accessory.map { [$0] } ?? []) + (bar?.nodes ?? pages?.nodes ?? [])
  }

  /// Rows that aren't the content's: the bar under its rule, the accessory under its own; or the dots.
  private func chrome(_ width: Int?, _ context: LayoutContext) throws -> Int {
    if let pages { return pages.isShown ? 1 : 0 }
    return try 2 + accessoryHeight(width, context)
  }

  private func accessoryHeight(_ width: Int?, _ context: LayoutContext) throws -> Int {
    guard let accessory else { return 0 }
    return 1 + (try accessory.measure(Proposal(width: Cells.subtract(2, from: width)), context).height)
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let chrome = try chrome(proposal.width, context)
    let size = try child.measure(proposal.inset(vertical: chrome), context)
    var width = size.width
    if bar != nil { width = max(width, try bar?.idealWidth(context) ?? 0) }
    let height = proposal.isHeightOpen ? size.height + chrome : proposal.height ?? 0
    return CellSize(width: proposal.width ?? width, height: height)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    max(try child.minimum(context), try bar?.minimumWidth(context) ?? 0)
  }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    try child.leastHeight(width: width, context) + chrome(width, context)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let chrome = try chrome(rect.width, context)
    let room = rect.inset(bottom: min(chrome, rect.height))
    let size = try child.measure(Proposal(room.size), context)
    let shift = bar == nil ? max(0, room.width - size.width) / 2 : 0
    try child.render(
      in: CellRect(x: room.x + shift, y: room.y, width: size.width, height: size.height), on: &canvas, context
    )
    if let pages {
      let line = CellRect(x: rect.x, y: rect.bottom - 1, width: rect.width, height: 1)
      try pages.draw(in: line, on: &canvas, context)
      return
    }
    var y = room.bottom
    if let accessory {
      rule(y, rect, on: &canvas, context)
      let height = try accessoryHeight(rect.width, context) - 1
      let place = CellRect(x: rect.x + 1, y: y + 1, width: max(0, rect.width - 2), height: height)
      let own = try accessory.measure(Proposal(place.size), context)
      try accessory.render(in: CellRect(origin: place.origin, size: own), on: &canvas, context)
      y += height + 1
    }
    rule(y, rect, on: &canvas, context)
    let line = CellRect(x: rect.x, y: y + 1, width: rect.width, height: 1).inset(left: 1, right: 1)
    try bar?.draw(in: line.intersection(rect), on: &canvas, context)
  }

  private func rule(_ y: Int, _ rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) {
    guard y < rect.bottom else { return }
    canvas.horizontalLine(x: rect.x, y: y, length: rect.width, style: .dim, clip: context.clip)
  }

  override func describe(_ description: inout NodeDescription) {
    if pages != nil { description.state = "pages" }
  }
}
