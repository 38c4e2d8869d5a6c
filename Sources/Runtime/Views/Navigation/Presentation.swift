import Lang
import TextLayout

/// A sheet, alert or dialog over the screen.
final class Presentation {
  enum Style {
    case sheet
    /// In the middle, as wide as it needs.
    case alert
    /// As wide as it needs, at the bottom.
    case dialog
  }
  enum Detent {
    /// A part of the screen's height.
    case fraction(Double)
    case rows(Int)
  }

  let style: Style
  let page: NavigationPage
  let span: Span
  let identity: Identity
  /// What `dismiss()` does.
  let dismiss: Control.Action
  /// How high it is where the screen's height is known; else as high as its content.
  var detent: Detent?
  /// Set once its views are expanded.
  var content: ViewNode
  private(set) var bar: NavigationBar?
  private(set) var buttons: ViewNode?

  init(style: Style, page: NavigationPage, span: Span, identity: Identity, dismiss: Control.Action) {
    self.style = style
    self.page = page
    self.span = span
    self.identity = identity
    self.dismiss = dismiss
    content = ViewNode(span: span, identity: identity)
  }

  /// Its title and toolbar are known now.
  func finish(_ call: ViewCall) {
    OverflowMenu.add(to: page, of: identity, call)
    let leading = ToolbarViews.row(page.items.filter { $0.side == .leading }, call)
    let trailing = ToolbarViews.row(page.items.filter { $0.side != .leading && $0.side != .overflow }, call)
    if leading == nil && trailing == nil { return }
    let spacer = SpacerNode(minLength: 1, axis: .horizontal, span: span, identity: identity)
    buttons = StackNode(
      .horizontal, alignment: .start, spacing: 1, nodes: [leading, spacer, trailing].compactMap { $0 },
      span: span,
      identity: identity, name: "Toolbar")
  }
}

/// Where a sheet stands, and its heavy box: at the bottom of what it covers, as high as its content.
enum SheetFrame {
  /// The columns of a sheet: three quarters of the screen, or nearly all of a narrow one.
  static func width(_ presentation: Presentation, screen: Int, _ context: LayoutContext) throws -> Int {
    if presentation.style != .sheet {
      let ideal = try presentation.content.ideal(context) + 6
      return min(screen, min(max(screen - 4, 12), max(ideal, 30)))
    }
    if screen < 24 { return screen }
    return screen < 60 ? screen - 4 : min(screen * 3 / 4, 100)
  }

  private static func heading(_ presentation: Presentation) -> Int {
    let page = presentation.page
    let rows = (page.title != nil || shownBack(page) != nil ? 1 : 0) + (page.subtitle == nil ? 0 : 1)
    return rows == 0 ? 0 : rows + 1
  }

  private static func shownBack(_ page: NavigationPage) -> Control? { page.isBackHidden ? nil : page.back }

  static func place(
    _ presentation: Presentation, width screen: Int, below bottom: Int, height: Int?, _ context: LayoutContext
  ) throws -> CellRect {
    let width = try width(presentation, screen: screen, context)
    let chrome = 2 + heading(presentation) + (presentation.buttons == nil ? 0 : 1)
    let room = height.map { max(1, $0 - chrome) }
    var rows =
      try presentation.content.measure(
        Proposal(width: max(1, width - 4), height: room), context
      ).height + chrome
    if let height {
      switch presentation.detent {
      case .fraction(let part): rows = max(chrome + 1, Int(Double(height) * part))
      case .rows(let wanted): rows = max(chrome + 1, wanted)
      case nil: break
      }
      rows = min(rows, height)
    }
    let x = max(0, screen - width) / 2
    guard let height else { return CellRect(x: x, y: bottom, width: width, height: rows) }
    let free = max(0, height - rows)
    return CellRect(x: x, y: presentation.style == .alert ? free / 2 : free, width: width, height: rows)
  }

  static func draw(
    _ presentation: Presentation, in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    canvas.fill(rect)
    canvas.box(rect, .heavy)
    var room = rect.inset(left: 2, top: 1, right: 2, bottom: 1)
    let page = presentation.page
    let heading = heading(presentation)
    if heading > 0 {
      try title(page, in: room, on: &canvas, context)
      let rule = room.y + heading - 1
      if rule < rect.bottom - 1 { canvas.boxDivider(y: rule, in: rect, .heavy) }
      room = room.inset(top: heading)
    }
    if let back = page.back, page.isBackHidden {
      back.isHidden = true
      context.register(back, at: CellRect(x: room.x, y: room.y, width: 0, height: 0))
    }
    if let buttons = presentation.buttons {
      try buttons.render(
        in: CellRect(x: room.x, y: room.bottom - 1, width: room.width, height: 1), on: &canvas, context)
      room = room.inset(bottom: 1)
    }
    let size = try presentation.content.measure(Proposal(room.size), context)
    let shift = presentation.style != .sheet ? max(0, room.width - size.width) / 2 : 0
    try presentation.content.render(
      in: CellRect(x: room.x + shift, y: room.y, width: size.width, height: size.height), on: &canvas, context
    )
  }

  private static func title(
    _ page: NavigationPage, in room: CellRect, on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    var y = room.y
    var left = room.x
    if let back = shownBack(page) {
      let text = "‹ " + back.label
      let width = min(context.width(of: text), room.width / 2)
      let place = CellRect(x: room.x, y: y, width: width, height: 1)
      canvas.put(text, x: place.x, y: y, clip: place)
      context.register(back, at: place)
      left += width + 2
    }
    for node in [page.title, page.subtitle] {
      guard let node else { continue }
      let size = try node.measure(Proposal(width: max(0, room.right - left), height: 1), context)
      let x = max(left, room.x + (room.width - size.width) / 2)
      try node.render(in: CellRect(x: x, y: y, width: size.width, height: 1), on: &canvas, context)
      y += 1
      left = room.x
    }
    if page.title == nil, shownBack(page) != nil { y += 1 }
  }
}
