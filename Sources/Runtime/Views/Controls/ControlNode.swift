import Lang
import TextLayout

/// A view that can be used: says where it stands when it is drawn.
class ControlNode: WrapperNode {
  final let control: Control
  /// A button of a toolbar: it has no brackets of its own.
  final var isBare = false
  private let name: String

  init(_ child: ViewNode, _ control: Control, kind: String) {
    self.control = control
    name = kind
    super.init(child, span: control.span, identity: control.identity)
  }

  override var kind: String { name }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    context.register(control, at: rect)
    try child.render(in: rect, on: &canvas, context)
  }

  override func describe(_ description: inout NodeDescription) {
    description.label = control.label
    description.value = control.shownValue
    description.isDisabled = !control.isEnabled
    description.isFocused = control.hasFocus
    switch control.kind {
    case .toggle, .tab, .menu, .asyncButton: description.state = control.value
    default: break
    }
  }
}

/// A glyph or a few of them in one row that do not break: the parts that controls are drawn of.
final class GlyphNode: ViewNode {
  let text: StyledText

  init(_ text: StyledText, span: Span, identity: Identity) {
    self.text = text
    super.init(span: span, identity: identity)
  }

  convenience init(_ text: String, style: CellStyle = .plain, _ call: ViewCall) {
    self.init(StyledText(text, style: style), span: call.span, identity: call.expansion.identity)
  }

  override var kind: String { "Glyph" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    CellSize(width: TextWidth.width(text.string, policy: context.policy), height: 1)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    canvas.put(text, x: rect.x, y: rect.y, clip: context.clip.map { $0.intersection(rect) } ?? rect)
  }
}

/// What stands left and right of a view's first row: `[ Edit ]`, `▐ Save ▌`.
final class BracketNode: WrapperNode {
  let open: StyledText
  let close: StyledText

  init(_ child: ViewNode, open: StyledText, close: StyledText) {
    self.open = open
    self.close = close
    super.init(child)
  }

  private func widths(_ context: LayoutContext) -> (Int, Int) {
    (context.width(of: open.string), context.width(of: close.string))
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let (left, right) = widths(context)
    let size = try child.measure(proposal.inset(horizontal: left + right), context)
      .grown(horizontal: left + right)
    return CellSize(width: size.width, height: max(1, size.height))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    let (left, right) = widths(context)
    return try child.minimum(context) + left + right
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let (left, right) = widths(context)
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    canvas.put(open, x: rect.x, y: rect.y, clip: clip)
    canvas.put(close, x: rect.x + max(left, rect.width - right), y: rect.y, clip: clip)
    try child.render(in: rect.inset(left: left, right: right), on: &canvas, context)
  }
}
