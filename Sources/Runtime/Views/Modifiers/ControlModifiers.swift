import Lang
import TextLayout

/// Modifiers of how controls look, and whether they can be used, in a whole subtree.
enum ControlModifiers {
  /// Where a toggle style of the script's is handed down.
  static let toggleStyleKey = "\u{1}toggleStyle"

  static func toggleStyle(_ call: ViewCall) throws -> [ViewNode] {
    switch call[1] {
    case .function, .native:
      let style = call[1]
      return try call.modified(in: call.environment.with { $0.values[toggleStyleKey] = style })
    default: break
    }
    let style: ViewEnvironment.ToggleStyle =
      switch try call.symbol(1) {
      case "checkbox": .checkbox
      case "button": .button
      default: .automatic
      }
    return try call.modified(
      in: call.environment.with {
        $0.toggleStyle = style
        $0.values[toggleStyleKey] = nil
      })
  }

  /// Where a button style of the script's is handed down.
  static let buttonStyleKey = "\u{1}buttonStyle"

  /// The label of a control as a view, for a style of the script's to place: what its block gives, or its text.
  static func label(_ call: ViewCall, text: Int, block: Int) throws -> Value {
    if call.has(block) { return try call.machine.call(call[block], arguments: []) }
    guard let maker = call.machine.catalog.functions["Text"] else { return call[text] }
    return try call.machine.call(.native(maker), arguments: [call[text]])
  }

  static func buttonStyle(_ call: ViewCall) throws -> [ViewNode] {
    switch call[1] {
    case .function, .native:
      let style = call[1]
      return try call.modified(in: call.environment.with { $0.values[buttonStyleKey] = style })
    default: break
    }
    let style: ViewEnvironment.ButtonStyle =
      switch try call.symbol(1) {
      case "bordered": .bordered
      case "borderedProminent": .borderedProminent
      case "borderless": .borderless
      case "plain": .plain
      default: .automatic
      }
    return try call.modified(
      in: call.environment.with {
        $0.buttonStyle = style
        $0.values[buttonStyleKey] = nil
      })
  }

  static func pickerStyle(_ call: ViewCall) throws -> [ViewNode] {
    let style: ViewEnvironment.PickerStyle =
      switch try call.symbol(1) {
      case "segmented": .segmented
      case "inline": .inline
      case "menu": .menu
      case "wheel": .wheel
      default: .automatic
      }
    return try call.modified(in: call.environment.with(\.pickerStyle, style))
  }

  static func datePickerStyle(_ call: ViewCall) throws -> [ViewNode] {
    let style: ViewEnvironment.DatePickerStyle =
      switch try call.symbol(1) {
      case "graphical": .graphical
      case "wheel": .wheel
      default: .automatic
      }
    return try call.modified(in: call.environment.with(\.datePickerStyle, style))
  }

  /// What is disabled outside can't be enabled inside.
  static func disabled(_ call: ViewCall) throws -> [ViewNode] {
    let isDisabled = try call.bool(1, default: true)
    if !isDisabled { return try call.modified() }
    return try call.modified(in: call.environment.with(\.isDisabled, true))
  }

  static func tint(_ call: ViewCall) throws -> [ViewNode] {
    let color = try StyleValue.color(call[1], tint: nil, call, index: 1)
    return try call.modified(in: call.environment.with(\.tint, color))
  }
}
