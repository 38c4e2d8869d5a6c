import Lang
import TextLayout

/// `Picker`: one of several, as a menu `Day   Monday ▾`, as segments `[ Left │▐Center▌│ Right ]`, or all in rows.
enum PickerViews {
  struct Option {
    let node: ViewNode
    let label: String
    let value: Value
    let isSelected: Bool
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding") }
    let selected = try call.expansion.read(binding)
    let quiet = call.environment.with { $0.rowOf = .none }
    let title = try LabelViews.title(
      ViewCall(view: call.view, expansion: call.expansion.with(quiet), occurrence: call.occurrence), text: 0,
      block: 2)
    // Segments stand beside one another: where there is no room, they are cut, not wrapped.
    let isSegmented = call.environment.pickerStyle == .segmented
    let place = isSegmented ? quiet.with(\.lineLimit, 1) : quiet
    let options = try call.content(3, takesText: true, in: place).map { node in
      let label = NodeText.plain(node)
      let value = node.traits.tag ?? node.identity.rowKey ?? .text(label)
      return Option(node: node, label: label, value: value, isSelected: Value.isSame(value, selected))
    }
    let control = Control(.picker, label: NodeText.plain(title), call, binding: binding)
    control.options = options.map { ($0.label, $0.value) }
    control.value = options.first { $0.isSelected }?.label
    if control.value == nil, !selected.isNull {
      call.warn(
        "no-such-tag", "no choice of this picker has the tag \(ValueText(limit: 60).quoted(selected))",
        hint: "give each choice the value that it stands for: `.tag(…)`")
    }
    var body: ViewNode
    switch call.environment.pickerStyle {
    case .segmented: body = segments(options, control, call)
    case .inline:
      let rows = options.map { row($0, control, call) }
      body = StackNode(
        .vertical, alignment: .start, spacing: 0, nodes: rows, span: call.span,
        identity: call.expansion.identity)
    case .wheel: body = wheel(options, control, call)
    case .automatic, .menu: body = menu(control, call)
    }
    if call.environment.pickerStyle != .wheel { steps(options, control) }
    if !call.environment.labelsHidden, !title.isEmpty {
      let label = LabelViews.row(title, call)
      if call.environment.pickerStyle == .inline {
        body = StackNode(
          .vertical, alignment: .start, spacing: 0, nodes: [label, body], span: call.span,
          identity: call.expansion.identity)
      } else if call.environment.pickerStyle != .segmented || call.environment.container != .none {
        let spacer = SpacerNode(
          minLength: 1, axis: .horizontal, span: call.span, identity: call.expansion.identity)
        body = StackNode(
          .horizontal, alignment: call.environment.pickerStyle == .wheel ? .center : .start, spacing: 1,
          nodes: [label, spacer, body], span: call.span, identity: call.expansion.identity, name: "PickerRow")
      }
    }
    let node = ControlNode(body, control, kind: "Picker")
    guard isOpen(control, call) else { return [node] }
    return [
      StackNode(
        .vertical, alignment: .end, spacing: 0, nodes: [node, openMenu(options, control, call)],
        span: call.span, identity: call.expansion.identity, name: "OpenPicker")
    ]
  }

  // MARK: A menu

  private static let openKey = "menu"

  private static func isOpen(_ control: Control, _ call: ViewCall) -> Bool {
    guard control.isEnabled, control.hasAction else { return false }
    if case .bool(true)? = call.session.delegate?.kept(openKey, for: call.expansion.identity) { return true }
    return false
  }

  /// A tap shows the choices in a box below, and one on a choice closes it.
  private static func openMenu(_ options: [Option], _ picker: Control, _ call: ViewCall) -> ViewNode {
    let rows = options.map { row($0, picker, call) }
    let items = StackNode(
      .vertical, alignment: .start, spacing: 0, nodes: rows, span: call.span,
      identity: call.expansion.identity, name: "PickerItems")
    let padded = PaddingNode(items, PaddingNode.Insets(leading: 1, trailing: 1))
    return FixedSizeNode(
      BorderNode(padded, .rounded, style: .dim, span: call.span), horizontal: true, vertical: false,
      span: call.span)
  }

  private static func menu(_ control: Control, _ call: ViewCall) -> ViewNode {
    let identity = call.expansion.identity
    control.action = .keep(identity, openKey, .bool(true))
    if isOpen(control, call) { control.action = .keep(identity, openKey, .bool(false)) }
    let mark = isOpen(control, call) ? "▴" : "▾"
    let style = call.environment.isDisabled ? CellStyle.dim : .plain
    let value = TextNode(
      StyledText(control.value ?? "–", style: style), span: call.span, expansion: call.expansion, lineLimit: 1
    )
    return LabelViews.row([value, GlyphNode(mark, style: .dim, call)], call, name: "Menu")
  }

  /// The chosen one between its neighbours.
  private static func wheel(_ options: [Option], _ control: Control, _ call: ViewCall) -> ViewNode {
    let index = options.firstIndex { $0.isSelected }
    func label(_ index: Int?) -> String {
      index.flatMap { options.indices.contains($0) ? options[$0].label : nil } ?? ""
    }
    func step(_ index: Int) -> Control.Action {
      guard options.indices.contains(index), let binding = control.binding else { return .none }
      return .assign(binding, options[index].value)
    }
    control.increment = step(index.map { $0 + 1 } ?? 0)
    control.decrement = index.map { step($0 - 1) } ?? .none
    return WheelNode(
      [label(index.map { $0 - 1 }), index == nil ? "–" : label(index), label(index.map { $0 + 1 } ?? 0)],
      widest: options.map(\.label), control: control, call)
  }

  /// One choice up or down.
  private static func steps(_ options: [Option], _ control: Control) {
    guard let binding = control.binding else { return }
    let index = options.firstIndex { $0.isSelected }
    let next = index.map { $0 + 1 } ?? 0
    if options.indices.contains(next) { control.increment = .assign(binding, options[next].value) }
    if let index, index > 0 { control.decrement = .assign(binding, options[index - 1].value) }
  }

  private static func choice(_ option: Option, _ picker: Control, _ call: ViewCall) -> Control {
    var action: Control.Action = picker.binding.map { .assign($0, option.value) } ?? .none
    let isMenu = picker.hasAction
    if isMenu { action = .several([action, .keep(call.expansion.identity, openKey, .bool(false))]) }
    let control = Control(.row, label: option.label, call, action: action)
    control.value = option.isSelected ? "selected" : nil
    // The choices that always show are the stop themselves.
    if !isMenu {
      control.focusGroup = picker.identity
      picker.isFocusStop = false
    }
    return control
  }

  private static func segments(_ options: [Option], _ picker: Control, _ call: ViewCall) -> ViewNode {
    let style = call.environment.isDisabled ? CellStyle.dim : .plain
    let accent = CellStyle(.bold, foreground: call.environment.tint)
    var nodes: [ViewNode] = []
    for (index, option) in options.enumerated() {
      if index > 0 { nodes.append(GlyphNode("│", style: .dim, call)) }
      let side = option.isSelected ? ("▐", "▌") : (" ", " ")
      let face = BracketNode(
        option.node, open: StyledText(side.0, style: accent), close: StyledText(side.1, style: accent))
      nodes.append(ControlNode(face, choice(option, picker, call), kind: "Choice"))
    }
    let row = StackNode(
      .horizontal, alignment: .start, spacing: 0, nodes: nodes, span: call.span,
      identity: call.expansion.identity,
      name: "Segments")
    return BracketNode(row, open: StyledText("[", style: style), close: StyledText("]", style: style))
  }

  private static func row(_ option: Option, _ picker: Control, _ call: ViewCall) -> ViewNode {
    let mark = GlyphNode(
      option.isSelected ? "◉" : "○",
      style: option.isSelected ? CellStyle(.bold, foreground: call.environment.tint) : .dim,
      call)
    return ControlNode(
      LabelViews.row([mark, option.node], call), choice(option, picker, call), kind: "Choice")
  }
}
