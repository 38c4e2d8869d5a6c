import Lang
import TextLayout

/// `Button`: `[ Edit ]`, the default one `▐ Save ▌`.
enum ButtonViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let role = try call.symbol(2)
    let environment = call.environment
    let isProminent =
      environment.buttonStyle == .borderedProminent
      || (role == "confirm" && environment.buttonStyle == .automatic)
    let style = textStyle(environment, role: role, isProminent: isProminent)
    let inner = environment.with {
      $0.rowOf = .none
      $0.style = style.over($0.style)
    }
    let title = try LabelViews.title(
      ViewCall(view: call.view, expansion: call.expansion.with(inner), occurrence: call.occurrence), text: 0,
      block: 3, symbol: 1)
    let control = Control(
      .button, label: NodeText.plain(title), call, action: action(call, role: role, environment))
    control.role = role
    if let style = environment.values[ControlModifiers.buttonStyleKey], !environment.isToolbar {
      return [ControlNode(try custom(call, style, role: role), control, kind: "Button")]
    }
    let isBare = environment.isToolbar && environment.buttonStyle == .automatic && !isProminent
    let label = LabelViews.row(title, call)
    let face =
      isBare ? bare(label, environment) : face(label, environment, style: style, isProminent: isProminent)
    let node = ControlNode(face, control, kind: "Button")
    node.isBare = isBare
    return [node]
  }

  /// A style of the script's: a function of a record of `label`, `role` and `isEnabled` that gives a view.
  private static func custom(_ call: ViewCall, _ style: Value, role: String?) throws -> ViewNode {
    let configuration = try call.machine.heap.record([
      ("label", try ControlModifiers.label(call, text: 0, block: 3)),
      ("role", try role.map { try call.machine.heap.symbol($0) } ?? .null),
      ("isEnabled", .bool(!call.environment.isDisabled)),
    ])
    let plain = call.environment.with {
      $0.values[ControlModifiers.buttonStyleKey] = nil
      $0.rowOf = .none
    }
    return LabelViews.row(
      try call.expansion.with(plain).content(style, [configuration], takesText: true), call)
  }

  private static func action(_ call: ViewCall, role: String?, _ environment: ViewEnvironment)
    -> Control.Action
  {
    if call.has(4) {
      let action = Control.Action.call(call[4])
      return environment.dismissAfterAction.map { .several([action, $0]) } ?? action
    }
    if let dismiss = environment.dismissAfterAction { return dismiss }
    // `Button("Cancel", role: .cancel)` closes the sheet that it stands in.
    if role != nil, let dismiss = environment.dismiss { return dismiss }
    call.warn("no-action", "this button does nothing", hint: "say what it does: `Button(…) { … }`")
    return .none
  }

  private static func bare(_ title: ViewNode, _ environment: ViewEnvironment) -> ViewNode {
    if !environment.isDisabled { return title }
    return BracketNode(title, open: StyledText("·", style: .dim), close: StyledText("·", style: .dim))
  }

  private static func textStyle(_ environment: ViewEnvironment, role: String?, isProminent: Bool) -> CellStyle
  {
    if environment.isDisabled { return .dim }
    if role == "destructive" { return .foreground(CellColor(named: "red") ?? .default) }
    let bordered = environment.buttonStyle == .automatic || environment.buttonStyle == .bordered
    if let tint = environment.tint, environment.buttonStyle != .plain {
      return isProminent ? CellStyle(.bold, foreground: tint) : .foreground(tint)
    }
    if isProminent { return .bold }
    return environment.buttonStyle == .borderless && !bordered
      ? .foreground(CellColor(named: "blue") ?? .default) : .plain
  }

  private static func face(
    _ title: ViewNode, _ environment: ViewEnvironment, style: CellStyle, isProminent: Bool
  ) -> ViewNode {
    if environment.isDisabled, environment.buttonStyle != .plain {
      return BracketNode(title, open: StyledText("[·", style: style), close: StyledText("·]", style: style))
    }
    switch environment.buttonStyle {
    case .plain, .borderless: return title
    case .automatic, .bordered, .borderedProminent:
      return isProminent
        ? BracketNode(title, open: StyledText("▐ ", style: style), close: StyledText(" ▌", style: style))
        : BracketNode(title, open: StyledText("[ ", style: style), close: StyledText(" ]", style: style))
    }
  }
}
