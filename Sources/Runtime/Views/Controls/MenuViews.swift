import Lang
import TextLayout

/// `Menu`: a button that opens a box of commands, `[ Options ▾ ]`. A command closes it again.
///
/// It opens below its button; in a toolbar, which has one row, over the screen.
enum MenuViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let environment = call.environment
    let identity = call.expansion.identity
    var isOpen = false
    if !environment.isDisabled, case .bool(true)? = call.session.delegate?.kept("menu", for: identity) {
      isOpen = true
    }
    let quiet = environment.with { $0.rowOf = .none }
    let title = try LabelViews.title(
      ViewCall(view: call.view, expansion: call.expansion.with(quiet), occurrence: call.occurrence), text: 0,
      block: 2, symbol: 1)
    let control = Control(
      .menu, label: NodeText.plain(title), call, action: .keep(identity, "menu", .bool(!isOpen)))
    control.value = isOpen ? "open" : "closed"
    let style = environment.isDisabled ? CellStyle.dim : environment.tint.map { .foreground($0) } ?? .plain
    let label = LabelViews.row(
      title + [GlyphNode(isOpen ? "▴" : "▾", style: .dim, call)], call, name: "Label")
    let isBare = environment.isToolbar
    let face: ViewNode =
      isBare
      ? label
      : BracketNode(
        label, open: StyledText(environment.isDisabled ? "[·" : "[ ", style: style),
        close: StyledText(environment.isDisabled ? "·]" : " ]", style: style))
    let button = ControlNode(face, control, kind: "Menu")
    button.isBare = isBare
    guard isOpen else { return [button] }
    let close = Control.Action.keep(identity, "menu", .bool(false))
    if environment.isToolbar {
      try PresentationModifiers.present(
        .dialog, call, part: "menu", dismiss: close, title: nil, message: nil, actions: 3)
      return [button]
    }
    let inner = StackNode.inner(environment, .vertical).with {
      $0.dismissAfterAction = close
      $0.buttonStyle = .plain
      $0.container = .none
    }
    let items = StackNode(
      .vertical, alignment: .start, spacing: 0, nodes: try call.content(3, in: inner), span: call.span,
      identity: identity, name: "MenuItems")
    let padded = PaddingNode(items, PaddingNode.Insets(leading: 1, trailing: 1))
    let box = FixedSizeNode(
      BorderNode(padded, .rounded, style: .dim, span: call.span), horizontal: true, vertical: false,
      span: call.span)
    return [
      StackNode(
        .vertical, alignment: .start, spacing: 0, nodes: [button, box], span: call.span, identity: identity,
        name: "OpenMenu")
    ]
  }
}
