import Lang
import TextLayout

/// What a page's toolbar holds with `placement: .secondaryAction`: behind a `…` at the end of the bar, which opens over the
/// screen.
enum OverflowMenu {
  private static let kept = "overflow"

  /// Whose menu it is: that of the sheet around, or of the navigation stack.
  private static func owner(_ environment: ViewEnvironment) -> Identity? {
    environment.presentation?.identity ?? environment.stack?.identity
  }

  /// What is handed down to the items.
  static func environment(_ call: ViewCall) -> ViewEnvironment {
    StackNode.inner(call.environment, .vertical).with {
      $0.isToolbar = false
      $0.buttonStyle = .automatic
      $0.alignment = .center
      guard let owner = owner(call.environment) else { return }
      $0.dismissAfterAction = .keep(owner, kept, .bool(false))
    }
  }

  /// Adds the button to a page whose views are made, and the menu if it is open.
  static func add(to page: NavigationPage, of owner: Identity, _ call: ViewCall) {
    let nodes = page.items.filter { $0.side == .overflow }.flatMap(\.nodes)
    if nodes.isEmpty { return }
    var isOpen = false
    if case .bool(true)? = call.session.delegate?.kept(kept, for: owner) { isOpen = true }
    let close = Control.Action.keep(owner, kept, .bool(false))
    let control = Control(
      .menu, label: "More", identity: owner.appending(.part(kept)), span: call.span, isEnabled: true,
      action: isOpen ? close : .keep(owner, kept, .bool(true)))
    control.value = isOpen ? "open" : "closed"
    let sign = call.session.isASCII ? "..." : "…"
    control.alternativeNames = ["…", "..."]
    let button = ControlNode(GlyphNode(sign, call), control, kind: "Menu")
    button.isBare = true
    page.items.append(ToolbarItemNode([button], placement: "topBarTrailing", spacer: nil, call))
    guard isOpen else { return }
    let presentation = Presentation(
      style: .dialog, page: NavigationPage(.sheet), span: call.span, identity: owner.appending(.part(kept)),
      dismiss: close)
    presentation.content = StackNode(
      .vertical, alignment: .center, spacing: 0, nodes: nodes + [cancel(close, presentation.identity, call)],
      span: call.span, identity: presentation.identity, name: "MenuItems")
    call.expansion.log(.presentation(presentation))
  }

  private static func cancel(_ close: Control.Action, _ identity: Identity, _ call: ViewCall) -> ViewNode {
    let control = Control(
      .button, label: "Cancel", identity: identity, span: call.span, isEnabled: true, action: close)
    let text = TextNode("Cancel", span: call.span, expansion: call.expansion)
    return ControlNode(
      BracketNode(text, open: StyledText("[ "), close: StyledText(" ]")), control, kind: "Button")
  }
}
