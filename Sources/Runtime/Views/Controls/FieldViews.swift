import Formatting
import Lang
import TextLayout
import Validation

/// `TextField` and `SecureField`: the label, then the text on a line of its own: `Name   Ada▏▁▁▁▁▁▁▁`. A field with rules
/// says beside or below the line what is wrong with the text.
enum FieldViews {
  /// Kept for a field that was set or submitted: it is checked also while it is empty.
  static let touchedKey = "touched"

  static func text(_ call: ViewCall) throws -> [ViewNode] {
    try make(call, FieldOptions(mask: call[3], rules: call[4]))
  }

  static func secure(_ call: ViewCall) throws -> [ViewNode] {
    let isRevealed = try call.bool(4)
    var reveal: BindingObject?
    if case .binding(let binding) = call[4] { reveal = binding }
    return try make(
      call, FieldOptions(rules: call[3], isSecret: true, isRevealed: isRevealed, reveal: reveal))
  }

  private static func make(_ call: ViewCall, _ options: FieldOptions) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding") }
    let value = try call.expansion.read(binding)
    var text = value.isNull ? "" : call.machine.text(value)
    let mask = try options.mask(call)
    if let mask { text = mask.text(for: text) }
    let kept = call.session.delegate
    let quiet = call.environment.with { $0.rowOf = .none }
    let inner = ViewCall(view: call.view, expansion: call.expansion.with(quiet), occurrence: call.occurrence)
    let title = try LabelViews.title(inner, text: 0, block: -1)
    let control = Control(
      options.isSecret ? .secureField : .textField, label: NodeText.plain(title), call, binding: binding)
    // What is being typed may not be a value yet.
    let hasFocus = hasFocus(control, call)
    let identity = call.expansion.identity
    if hasFocus, let draft = FieldMemory.draft(kept?.kept(FieldMemory.draft, for: identity), over: text) {
      text = draft
    }
    let dots = options.isSecret && !options.isRevealed
    control.text = text
    control.value = dots ? String(repeating: "•", count: min(text.count, 64)) : text
    let input = FieldInput(kind: value.kind, mask: mask, label: control.label, machine: call.machine)
    control.accept = { try input.value(of: $0) }
    if let submit = call.environment.submit { control.submit = .call(submit) }
    let verdict = try FieldVerdict(of: value, text, options.rules, call)
    control.problems = verdict.problems
    let caret = hasFocus ? kept?.kept(FieldMemory.caret, for: identity)?.asInt : nil
    let field = FieldNode(
      control.value ?? "", prompt: call.text(2) ?? "", caret: caret, hasFocus: hasFocus,
      isEnabled: !call.environment.isDisabled, inner)
    let body = FieldBodyNode(
      field, verdict, button: options.reveal.map { showButton($0, options, control, inner) },
      fillsWidth: call.environment.rowOf != .none, inner)
    let label = call.environment.labelsHidden || title.isEmpty ? nil : LabelViews.row(title, call)
    return [
      ControlNode(
        row(label, body, call), control, kind: options.isSecret ? "SecureField" : "TextField")
    ]
  }

  private static func row(_ label: ViewNode?, _ body: FieldBodyNode, _ call: ViewCall) -> ViewNode {
    guard let label else { return body }
    if body.fillsWidth { return FieldRowNode(label: label, body: body, call) }
    return StackNode(
      .horizontal, alignment: .start, spacing: 3, nodes: [label, body], span: call.span,
      identity: call.expansion.identity, name: "FieldRow")
  }

  /// Whether a field shows its caret.
  static func hasFocus(_ control: Control, _ call: ViewCall) -> Bool {
    guard case .none = control.focus else { return control.isBoundFocus }
    return call.session.delegate?.hasFocus(control.identity) ?? false
  }

  /// `[ Show ]` or `[ Hide ]` behind a secure field.
  private static func showButton(
    _ reveal: BindingObject, _ options: FieldOptions, _ field: Control, _ call: ViewCall
  ) -> ViewNode {
    let name = options.isRevealed ? "Hide" : "Show"
    let control = Control(.button, label: name, call, action: .toggle(reveal))
    control.alternativeNames = ["\(name) \(field.label)"]
    let style = call.environment.isDisabled ? CellStyle.dim : .plain
    let face = BracketNode(
      GlyphNode(name, style: style, call), open: StyledText("[ ", style: style),
      close: StyledText(" ]", style: style))
    return ControlNode(face, control, kind: "Button")
  }
}

/// What a field is asked to do with its text.
struct FieldOptions {
  var mask = Value.null
  var rules = Value.null
  var isSecret = false
  var isRevealed = false
  /// What the button behind a secure field switches.
  var reveal: BindingObject?

  func mask(_ call: ViewCall) throws -> FieldMask? {
    if mask.isNull { return nil }
    guard let made = FieldMask(mask) else {
      throw call.mismatch(3, "a mask such as \"##-##\", .card or .phone(\"US\")")
    }
    return made
  }
}

/// A mask of a field's; that of a card depends on what is typed.
struct FieldMask {
  private let value: Value
  private let mask: TextMask

  init?(_ value: Value) {
    guard let mask = TextMask(value: value, for: "") else { return nil }
    self.value = value
    self.mask = mask
  }

  func text(for typed: String) -> String { (TextMask(value: value, for: typed) ?? mask).text(for: typed) }
}

/// What becomes of what is typed: text in the form of a mask, or a value of the kind that the field holds already.
struct FieldInput {
  let kind: KindSet
  let mask: FieldMask?
  let label: String
  let machine: Machine

  private var type: ValueType? {
    switch kind {
    case .int: .int
    case .decimal: .decimal
    case .float: .float
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .duration: .duration
    default: nil
    }
  }

  func value(of typed: Value) throws -> Value {
    guard let type else {
      guard case .string(let text) = typed else {
        throw Failure(
          code: "type", "a field is set to a String, not to \(typed.kindName)", hint: "write it in quotes")
      }
      return try mask.map { try machine.heap.string($0.text(for: text.text)) } ?? typed
    }
    let checker = TypeChecker(
      machine: machine, converting: true, evaluator: MachineEvaluator(machine: machine), services: .standard)
    if let value = try checker.check(typed, type) { return value }
    let reason = checker.problems.list.first?.reason ?? "not \(type.phrase)"
    throw Failure(code: "type", "`\(label)` can't be \(ReadableText.value(typed)): \(reason)")
  }
}

/// Whether a field's text is as its rules ask.
struct FieldVerdict {
  /// Whether there are rules, so that room is kept for the mark.
  let hasRules: Bool
  /// nil while nothing was typed.
  let isValid: Bool?
  let problems: [String]

  init(of value: Value, _ text: String, _ rules: Value, _ call: ViewCall) throws {
    hasRules = !rules.isNull
    guard hasRules else {
      (isValid, problems) = (nil, [])
      return
    }
    let checked = try ValidationRules([rules])
    var touched = call.session.delegate?.kept(FieldViews.touchedKey, for: call.expansion.identity) != nil
    if case .symbol(let when)? = call.environment.values["validation"] {
      touched = touched || when.name.text == "always"
    }
    // Nothing is wrong with a field that waits for its first character, or that may stay empty.
    if text.isEmpty, !(touched && checked.isRequired) {
      (isValid, problems) = (nil, [])
      return
    }
    let isText = value.kind == .string || value.isNull
    let subject = isText ? Value.string(StringObject(text, meter: call.machine.heap.meter)) : value
    problems = try checked.failures(of: subject, call.machine).map(\.message)
    isValid = problems.isEmpty
  }
}
