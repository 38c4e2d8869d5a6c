import Lang
import TextLayout

/// `border`: a box of line glyphs round a view, which takes a cell on each side.
final class BorderNode: WrapperNode {
  let box: BoxStyle
  let style: CellStyle

  init(_ child: ViewNode, _ box: BoxStyle, style: CellStyle, span: Span) {
    self.box = box
    self.style = style
    super.init(child, span: span)
  }

  static let shapes = ["rounded", "light", "single", "square", "heavy", "thick", "double", "ascii", "none"]

  /// `.border()`, `.border(.rounded)`, `.border(.red)`, `.border(.double, .red)`; a number for a width is taken as 1.
  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    var box: BoxStyle? = .light
    var style = CellStyle.plain
    for index in [1, 2] {
      if case .symbol(let symbol) = call[index], let shape = shape(symbol.name.text) {
        box = shape.box
      } else if call[index].isNumber {
        continue
      } else {
        do {
          style = try StyleValue.style(call[index], tint: call.environment.tint, call, index: index).over(
            style)
        } catch {
          throw unknown(call, index)
        }
      }
    }
    let nodes = try call.modified()
    guard let box else { return nodes }
    return nodes.map { BorderNode($0, box, style: style, span: call.span) }
  }

  private static func shape(_ name: String) -> (box: BoxStyle?, Void)? {
    switch name {
    case "rounded": (.rounded, ())
    case "light", "single", "square": (.light, ())
    case "heavy", "thick": (.heavy, ())
    case "double": (.double, ())
    case "ascii": (.ascii, ())
    case "none": (nil, ())
    default: nil
    }
  }

  private static func unknown(_ call: ViewCall, _ index: Int) -> Failure {
    let name: String? = if case .symbol(let symbol) = call[index] { symbol.name.text } else { nil }
    return Failure(
      code: "symbol",
      "`border` takes a shape or a colour" + (name.map { ", but `.\($0)` is neither" } ?? ""),
      hint: name.flatMap { Suggestions.hint(for: $0, in: shapes + StyleValue.colorNames) }
        ?? "shapes are `.rounded .light .heavy .double .none`", at: call.span)
  }

  override var kind: String { "Border" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try child.measure(proposal.inset(horizontal: 2, vertical: 2), context).grown(horizontal: 2, vertical: 2)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { try child.minimum(context) + 2 }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    try child.leastHeight(width: Cells.subtract(2, from: width), context) + 2
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    canvas.box(rect, box, style: style, clip: context.clip)
    try child.render(in: rect.inset(by: 1), on: &canvas, context)
  }
}

/// `background`: a colour, or a view, beneath.
final class BackgroundNode: WrapperNode {
  let style: CellStyle
  let beneath: [ViewNode]
  let placement: Placement

  init(_ child: ViewNode, style: CellStyle, beneath: [ViewNode], placement: Placement, span: Span) {
    self.style = style
    self.beneath = beneath
    self.placement = placement
    super.init(child, span: span)
  }

  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    let content = try call.content(3)
    var color: CellColor?
    var beneath = content
    if case .view = call[1] {
      beneath = try call.content(1) + content
    } else {
      color = try StyleValue.color(call[1], tint: call.environment.tint, call, index: 1)
    }
    let placement = Placement(try call.symbol(2))
    return try call.modified().map {
      BackgroundNode(
        $0, style: CellStyle(background: color), beneath: beneath, placement: placement, span: call.span)
    }
  }

  override var kind: String { "Background" }
  override var children: [ViewNode] { beneath + [child] }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    if style.background != nil { canvas.fill(rect, style: style, clip: context.clip) }
    for node in beneath {
      let size = try node.measure(Proposal(rect.size), context)
      try node.render(in: placement.place(size, in: rect), on: &canvas, context)
    }
    try child.render(in: rect, on: &canvas, context)
  }
}
