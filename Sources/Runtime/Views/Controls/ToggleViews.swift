import Lang
import TextLayout

/// `Toggle`: position and fill of the knob both say whether it is on: `[━━●]`, `[○──]`.
enum ToggleViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding to a Bool") }
    guard case .bool(let isOn) = try call.expansion.read(binding) else {
      throw Failure(
        code: "type",
        "a toggle needs a binding to a Bool, but this one holds \(try call.expansion.read(binding).kindName)",
        at: call.span)
    }
    let title = try LabelViews.title(inner(call), text: 0, block: 3, symbol: 2)
    let control = Control(
      .toggle, label: NodeText.plain(title), call, action: .toggle(binding), binding: binding)
    control.value = isOn ? "on" : "off"
    if case .function? = call.environment.values[ControlModifiers.toggleStyleKey] {
      return try custom(call, isOn: isOn, binding, title, control)
    }
    return [ControlNode(try body(call, isOn: isOn, title), control, kind: "Toggle")]
  }

  /// The label is not itself a row of a list.
  private static func inner(_ call: ViewCall) -> ViewCall {
    let environment = call.environment.with {
      $0.rowOf = .none
      if $0.isDisabled { $0.style.attributes.insert(.dim) }
    }
    return ViewCall(view: call.view, expansion: call.expansion.with(environment), occurrence: call.occurrence)
  }

  private static func body(_ call: ViewCall, isOn: Bool, _ title: [ViewNode]) throws -> ViewNode {
    let environment = call.environment
    let isEnabled = !environment.isDisabled
    let color = environment.tint ?? CellColor(named: "green")
    let style =
      isOn && isEnabled
      ? CellStyle(.bold, foreground: color) : isEnabled ? CellStyle.plain : CellStyle.dim
    let label = environment.labelsHidden ? [] : title
    switch environment.toggleStyle {
    case .checkbox:
      let mark = GlyphNode(isOn ? "[✓]" : "[ ]", style: style, call)
      return LabelViews.row([mark] + label, call)
    case .button:
      let title = LabelViews.row(title, call)
      return BracketNode(
        title, open: StyledText(isOn ? "▐ " : "[ ", style: style),
        close: StyledText(isOn ? " ▌" : " ]", style: style))
    case .automatic:
      let knob = GlyphNode(glyph(isOn: isOn, isEnabled: isEnabled), style: style, call)
      if label.isEmpty { return knob }
      let spacer = SpacerNode(
        minLength: 1, axis: .horizontal, span: call.span, identity: call.expansion.identity)
      return LabelViews.row([LabelViews.row(label, call), spacer, knob], call, name: "ToggleRow")
    }
  }

  /// On, off, and both when it can't be used: the rail is broken.
  static func glyph(isOn: Bool, isEnabled: Bool) -> String {
    switch (isOn, isEnabled) {
    case (true, true): "[━━●]"
    case (false, true): "[○──]"
    case (true, false): "[╌╌●]"
    case (false, false): "[○╌╌]"
    }
  }

  /// A style of the script's: a function of a record of `label`, `isOn` and `binding` that gives a view.
  private static func custom(
    _ call: ViewCall, isOn: Bool, _ binding: BindingObject, _ title: [ViewNode], _ control: Control
  ) throws -> [ViewNode] {
    let style = call.environment.values[ControlModifiers.toggleStyleKey] ?? .null
    let label = try ControlModifiers.label(call, text: 0, block: 3)
    let configuration = try call.machine.heap.record([
      ("label", label), ("isOn", .bool(isOn)), ("binding", .binding(binding)),
    ])
    let plain = call.environment.with { $0.values[ControlModifiers.toggleStyleKey] = nil }
    let nodes = try call.expansion.with(plain).content(style, [configuration], takesText: true)
    return [ControlNode(LabelViews.row(nodes, call), control, kind: "Toggle")]
  }
}
