import Lang

/// Checks values against declared types, and gives them back typed.
///
/// There are two ways in: a loader converts the text of its file as well (`converting`); a typed `let`, construction or
/// assignment only widens numbers (Int to Decimal and Float, Decimal to Float).
/// Every problem is noted in `problems`, and the value is then nil; what is thrown comes from the script's own code or
/// is a limit.
final class TypeChecker {
  let machine: Machine
  let converting: Bool
  let evaluator: any TypeEvaluator
  let services: DataServices
  var problems = DataProblems()
  private var plans: [ObjectIdentifier: RecordPlan] = [:]
  private var depth = 0
  /// Why the last text could not be converted.
  var reason = ""
  /// The symbols of choices, for text that names one.
  var symbols: [ObjectIdentifier: [KnownSymbol]] = [:]

  /// Whether the `where` of a good field is asked although another field is wrong: for a list of all failures.
  var asksAllConditions = false

  /// How deep typed values may lie inside one another.
  static let depthLimit = 100

  init(machine: Machine, converting: Bool, evaluator: any TypeEvaluator, services: DataServices) {
    self.machine = machine
    self.converting = converting
    self.evaluator = evaluator
    self.services = services
  }

  func plan(_ type: RecordType) -> RecordPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = RecordPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  /// The value as the type has it, or nil after noting a problem.
  func check(_ value: Value, _ type: ValueType, _ field: FieldPlan? = nil) throws -> Value? {
    switch (type, value) {
    case (.any, _): return value
    case (.optional, .null): return value
    case (.optional(let inner), _):
      if converting, isBlankText(value, for: inner) { return .null }
      return try check(value, inner, field)
    case (.list(let element), .list(let list)): return try checkList(value, list, element, field)
    case (.anyList, .list), (.anyRecord, .record): return value
    case (.record(let type), .record(let record)): return try checkRecord(value, record, type)
    case (.choice(let choice), .symbol(let symbol)): return try checkSymbol(value, symbol, choice)
    default: break
    }
    guard let plain = plainValue(value, type) else {
      if converting, case .string(let text) = value, type.isConvertible {
        guard let converted = convert(text.text, type, field) else {
          problems.note(reason, value: ReadableText.value(value))
          return nil
        }
        return try constrain(converted, field)
      }
      problems.note(
        mismatch(value, type), value: ReadableText.value(value, zone: zone),
        rule: value.isNull ? "required" : "type")
      return nil
    }
    if case .validated(let form) = type, case .string(let text) = plain,
      let why = services.form(form, text.text)
    {
      problems.note(why, value: ReadableText.value(plain), rule: TypeChecker.rule(ofForm: form))
      return nil
    }
    return try constrain(plain, field)
  }

  /// What the rules of texts call a named form.
  private static func rule(ofForm form: String) -> String {
    form == "CreditCard" ? "card" : form.lowercased()
  }

  var zone: (Int) -> Int { { [environment = machine.environment] in environment.offset(at: $0) } }

  /// The value if it is of a plain type, numbers widened.
  private func plainValue(_ value: Value, _ type: ValueType) -> Value? {
    switch (type, value) {
    case (.bool, .bool), (.int, .int), (.float, .float), (.decimal, .decimal), (.string, .string),
      (.date, .date),
      (.time, .time), (.dateTime, .dateTime), (.duration, .duration), (.symbol, .symbol), (.range, .range),
      (.function, .function), (.function, .native), (.function, .keyPath), (.keyPath, .keyPath),
      (.view, .view),
      (.binding, .binding), (.validated, .string), (.number, .int), (.number, .decimal), (.number, .float):
      return value
    case (.float, .int(let number)): return .float(Double(number))
    case (.float, .decimal(let number)): return .float(number.asDouble)
    case (.decimal, .int(let number)):
      return number.magnitude < 1_000_000_000_000_000_000 ? .decimal(ExactNumber(number)) : nil
    // Of data only: a file that writes 2.0 or 2e3 for a whole number, or a number where a title was meant.
    case (.int, .float(let number)) where converting: return Int(exactly: number).map { .int($0) }
    case (.int, .decimal(let number)) where converting:
      let whole = number.rounded(decimals: 0)
      return Value.isSame(.decimal(whole), value) ? .int(whole.mantissa) : nil
    case (.string, .int(let number)) where converting:
      return .string(StringObject(String(number), meter: machine.heap.meter))
    case (.string, .decimal(let number)) where converting:
      return .string(StringObject(number.description, meter: machine.heap.meter))
    default: return nil
    }
  }

  private func mismatch(_ value: Value, _ type: ValueType) -> String {
    if value.isNull { return "missing; `\(type.name)?` would allow nil" }
    switch (type, value) {
    case (.decimal, .int): return "more than the 18 digits of a Decimal"
    case (.int, .decimal), (.int, .float): return "an Int has no decimals"
    default: return "\(value.kindName), not \(type.phrase)"
    }
  }

  /// Empty text, which is nil for `?` unless a String was asked for.
  private func isBlankText(_ value: Value, for type: ValueType) -> Bool {
    guard case .string(let object) = value, object.text.utf8.isEmpty else { return false }
    return type.isConvertible
  }

  /// Counts one level down; false after noting that it is too deep.
  func enter() -> Bool {
    depth += 1
    if depth <= TypeChecker.depthLimit { return true }
    problems.note("more than \(TypeChecker.depthLimit) levels deep", value: "…")
    return false
  }

  func leave() { depth -= 1 }

  private func checkList(
    _ value: Value, _ list: ListObject, _ type: ValueType, _ field: FieldPlan?
  ) throws -> Value? {
    defer { leave() }
    guard enter() else { return nil }
    try machine.charge(list.elements.count)
    var result: ContiguousArray<Value>?
    var isGood = true
    for (index, element) in list.elements.enumerated() {
      let before = problems.list.count
      guard let checked = try check(element, type, field) else {
        isGood = false
        problems.prefix(index: index, from: before)
        continue
      }
      if result == nil {
        if TypeChecker.isUnchanged(element, checked) { continue }
        result = list.elements
      }
      result?[index] = checked
    }
    guard isGood else { return nil }
    guard let result else { return value }
    return try machine.heap.list(result)
  }

  /// Whether checking gave the very same value.
  private static func isUnchanged(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.list(let x), .list(let y)): return x === y
    case (.record(let x), .record(let y)): return x === y
    case (.symbol(let x), .symbol(let y)): return x === y
    case (.string(let x), .string(let y)): return x === y
    case (.int, .int), (.bool, .bool), (.date, .date), (.time, .time), (.dateTime, .dateTime), (.null, .null),
      (.float, .float), (.decimal, .decimal):
      return true
    default: return a.kind == b.kind
    }
  }

  private func checkSymbol(_ value: Value, _ symbol: SymbolObject, _ choice: ChoiceType) throws -> Value? {
    guard let found = choice.case(named: symbol.name.text) else {
      problems.note(
        notAChoice(symbol.name.text, choice), value: ReadableText.value(value), rule: "oneOf")
      return nil
    }
    guard found.payload.count == symbol.arguments.count else {
      let wanted = ReadableText.count(found.payload.count, "value")
      problems.note(".\(found.name) carries \(wanted)", value: ReadableText.value(value))
      return nil
    }
    if found.payload.isEmpty { return value }
    defer { leave() }
    guard enter() else { return nil }
    var arguments: [Value] = []
    for (argument, type) in zip(symbol.arguments, found.payload) {
      let before = problems.list.count
      guard let checked = try check(argument, type) else {
        problems.prefix("." + found.name, from: before)
        return nil
      }
      arguments.append(checked)
    }
    return .symbol(
      SymbolObject(name: symbol.name, arguments: arguments, labels: symbol.labels, meter: machine.heap.meter))
  }

  func notAChoice(_ text: String, _ choice: ChoiceType) -> String {
    let names = choice.cases.map(\.name)
    if let near = Suggestions.closest(to: text, in: names) {
      return "no case of \(choice.name); did you mean `\(near)`?"
    }
    return names.count <= 6 ? "not \(choice.list)" : "no case of \(choice.name)"
  }
}
