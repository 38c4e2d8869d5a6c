import Lang
import TextLayout

/// `Stepper`: `Decimals          [ − ] 3 [ + ]`.
enum StepperViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let title = try LabelViews.title(call, text: 0, block: 6)
    let control = Control(.stepper, label: NodeText.plain(title), call)
    var value: Value = .null
    if let binding = try call.binding(1) {
      value = try call.expansion.read(binding)
      control.binding = binding
      control.value = call.machine.text(value)
      control.increment = try step(call, value, binding, up: true)
      control.decrement = try step(call, value, binding, up: false)
    }
    if call.has(4) { control.increment = .call(call[4]) }
    if call.has(5) { control.decrement = .call(call[5]) }
    var nodes: [ViewNode] = []
    if !call.environment.labelsHidden, !title.isEmpty {
      nodes = [
        LabelViews.row(title, call),
        SpacerNode(minLength: 1, axis: .horizontal, span: call.span, identity: call.expansion.identity),
      ]
    }
    nodes.append(button("−", control.decrement, control, call))
    // A label such as "Digits: 4" says the value already.
    let text = call.machine.text(value)
    if !value.isNull, !control.label.contains(text) || call.environment.labelsHidden {
      nodes.append(GlyphNode(call.shown(text), call))
    }
    nodes.append(button("+", control.increment, control, call))
    return [ControlNode(LabelViews.row(nodes, call, name: "StepperRow"), control, kind: "Stepper")]
  }

  /// An end of the range is seen by its brackets.
  private static func button(
    _ sign: String, _ action: Control.Action, _ stepper: Control, _ call: ViewCall
  ) -> ViewNode {
    var canMove = !call.environment.isDisabled
    if case .none = action { canMove = false }
    let face = GlyphNode(canMove ? "[ \(sign) ]" : "[·\(sign)·]", style: canMove ? .plain : .dim, call)
    guard canMove else { return face }
    let button = Control(.button, label: sign, call, action: action)
    button.alternativeNames = ["\(sign) \(stepper.label)"]
    button.isFocusStop = false
    return ControlNode(face, button, kind: "Button")
  }

  /// What the next value is: nothing at the end of the range.
  private static func step(
    _ call: ViewCall, _ value: Value, _ binding: BindingObject, up: Bool
  ) throws -> Control.Action {
    let bounds: RangeObject? = if case .range(let range) = call[2] { range } else { nil }
    let next: Value
    switch (value, call[3]) {
    case (.int(let number), .int(let step)):
      let (sum, overflow) =
        up ? number.addingReportingOverflow(step) : number.subtractingReportingOverflow(step)
      if overflow { return .none }
      next = .int(sum)
    default:
      guard let number = value.asDouble, let step = call[3].asDouble else {
        throw Failure(
          code: "type", "a stepper needs a binding to a number, but this one holds \(value.kindName)",
          at: call.span)
      }
      next = .float(up ? number + step : number - step)
    }
    if let bounds {
      if try Value.compare(next, up ? bounds.upper : bounds.lower) * (up ? 1 : -1) > 0 { return .none }
      if !bounds.isClosed, up, try Value.compare(next, bounds.upper) == 0 { return .none }
    }
    return .assign(binding, next)
  }
}
