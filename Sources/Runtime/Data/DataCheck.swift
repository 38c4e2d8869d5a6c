import Lang

/// The check behind `MachineEnvironment.check`: typed `let`s, `input`s, parameters, constructions and assignments.
///
/// Text is not converted; an Int may become a Decimal or Float, a Decimal a Float. A record becomes one of the type: its
/// fields in order, defaults filled in, other keys left out.
package enum DataCheck {
  /// The value, typed.
  /// - Parameter subject: what is checked, as the message names it: `seats`, `Flight`.
  package static func check(
    _ value: Value, against type: ValueType, subject: String, machine: Machine, services: DataServices,
    evaluator: (any TypeEvaluator)? = nil
  ) throws -> Value {
    if isPlainly(value, type) { return value }
    let checker = TypeChecker(
      machine: machine, converting: false, evaluator: evaluator ?? MachineEvaluator(machine: machine),
      services: services)
    if let checked = try checker.check(value, type), checker.problems.count == 0 { return checked }
    throw failure(checker.problems, value, type, subject)
  }

  /// The value of one field of a typed record, with the field's own conditions: `flight.seats = 12`.
  ///
  /// A `where` sees the record as it would be.
  package static func check(
    _ value: Value, asField name: String, of record: RecordObject, type: RecordType, machine: Machine,
    services: DataServices, evaluator: (any TypeEvaluator)? = nil
  ) throws -> Value {
    let checker = TypeChecker(
      machine: machine, converting: false, evaluator: evaluator ?? MachineEvaluator(machine: machine),
      services: services)
    let plan = checker.plan(type)
    guard let slot = plan.fields.firstIndex(where: { $0.field.name == name }), slot < record.values.count
    else {
      let near = Suggestions.closest(to: name, in: type.fields.map(\.name))
      throw Failure(
        code: "unknown-field", "\(type.name) has no field `\(name)`",
        hint: near.map { "did you mean `\($0)`?" })
    }
    if let checked = try checker.checkField(value, plan.fields[slot]) {
      var values = record.values
      values[slot] = checked
      let changed = RecordObject(shape: type.shape, values: values, type: type, meter: machine.heap.meter)
      if try checker.conditionsHold(changed, plan) { return checked }
    }
    throw failure(checker.problems, value, .record(type), type.name)
  }

  /// The commonest cases, without making anything.
  private static func isPlainly(_ value: Value, _ type: ValueType) -> Bool {
    switch (type, value) {
    case (.any, _), (.int, .int), (.bool, .bool), (.float, .float), (.decimal, .decimal), (.string, .string),
      (.date, .date), (.dateTime, .dateTime), (.time, .time), (.duration, .duration), (.optional, .null),
      (.anyList, .list), (.anyRecord, .record), (.number, .int), (.number, .float), (.number, .decimal):
      return true
    case (.optional(let inner), _): return isPlainly(value, inner)
    case (.record(let type), .record(let record)): return record.type === type
    default: return false
    }
  }

  private static func failure(
    _ problems: DataProblems, _ value: Value, _ type: ValueType, _ subject: String
  ) -> Failure {
    var failure = summary(problems, value, type, subject)
    failure.hints = hints(problems)
    return failure
  }

  /// Text where something else is wanted: it is converted where it is loaded, or by hand.
  private static func hints(_ problems: DataProblems) -> [String] {
    let texts = problems.list.filter { $0.reason.hasPrefix("a String, not ") }
    guard let first = texts.first else { return [] }
    if texts.contains(where: { $0.column.utf8.first == UInt8(ascii: "[") }) {
      return ["text is converted only where it is loaded: `let rows: [Row] = csv(\"rows.csv\")`"]
    }
    for name in ["Int", "Decimal", "Float"] where first.reason.hasSuffix(" \(name)") {
      return ["convert the text first: `\(name)(text)` (nil if it isn't one)"]
    }
    return []
  }

  private static func summary(
    _ problems: DataProblems, _ value: Value, _ type: ValueType, _ subject: String
  ) -> Failure {
    let name = subject.contains("`") ? subject : "`\(subject)`"
    guard problems.count == 1, let only = problems.list.first else {
      var failure = Failure(
        code: "type", "\(name) isn't as \(type.name) says: \(problems.count) values are wrong")
      failure.details = problems.lines()
      return failure
    }
    if only.column.isEmpty {
      if value.isNull { return Failure(code: "type", "\(name) must be \(type.phrase), but is nil") }
      return Failure(code: "type", "\(name) can't be \(only.value): \(only.reason)")
    }
    let shown = only.value.isEmpty ? "" : " is \(only.value)"
    return Failure(code: "type", "\(name): `\(only.column)`\(shown): \(only.reason)")
  }
}
