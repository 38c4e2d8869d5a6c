import Lang

extension TypeChecker {
  /// Checks a record's fields, makes one with exactly those of the type, then asks the `where` conditions.
  func checkRecord(_ value: Value, _ record: RecordObject, _ type: RecordType) throws -> Value? {
    if record.type === type { return value }
    defer { leave() }
    guard enter() else { return nil }
    let plan = plan(type)
    try machine.charge(plan.fields.count)
    let slots = plan.slots(in: record.shape, converting: converting)
    var values = ContiguousArray<Value>()
    values.reserveCapacity(plan.fields.count)
    var bad: Set<Int> = []
    for (index, field) in plan.fields.enumerated() {
      let slot = index < slots.count ? slots[index] : -1
      let raw = slot >= 0 && slot < record.values.count ? record.values[slot] : nil
      if let checked = try checkField(raw, field) {
        values.append(checked)
      } else {
        bad.insert(index)
        values.append(raw ?? .null)
      }
    }
    guard bad.isEmpty || asksAllConditions else { return nil }
    let object = RecordObject(shape: type.shape, values: values, type: type, meter: machine.heap.meter)
    try machine.heap.check()
    guard try conditionsHold(object, plan, besides: bad), bad.isEmpty else { return nil }
    return .record(object)
  }

  /// A field's value, or what stands in for it when the key is absent.
  func checkField(_ raw: Value?, _ field: FieldPlan) throws -> Value? {
    guard let raw, !standsForDefault(raw, field) else { return try missing(field, wasThere: raw != nil) }
    let before = problems.list.count
    if let checked = try check(raw, field.field.type, try ready(field)) { return checked }
    problems.prefix(converting ? field.key : field.field.name, from: before)
    return nil
  }

  /// nil of data, where the field can't hold it but has a default.
  private func standsForDefault(_ raw: Value, _ field: FieldPlan) -> Bool {
    if case .absent = raw { return true }
    return converting && raw.isNull && !field.isOptional && field.field.defaultValue != nil
  }

  /// The default of a field, else nil for `?`, else a problem.
  func missing(_ field: FieldPlan, wasThere: Bool) throws -> Value? {
    if let code = field.field.defaultValue { return try defaultValue(field, code) }
    if field.isOptional { return .null }
    if case .any = field.type { return .null }
    problems.note(
      "missing; `\(field.type.name)?` or a default would allow that", value: wasThere ? "nil" : "",
      column: converting ? field.key : field.field.name, rule: "required")
    return nil
  }

  func defaultValue(_ field: FieldPlan, _ code: FunctionCode) throws -> Value? {
    if let known = field.defaultValue { return known }
    let value = try evaluator.value(of: code, arguments: [])
    let inner = TypeChecker(machine: machine, converting: false, evaluator: evaluator, services: services)
    guard let checked = try inner.check(value, field.field.type) else {
      let why = inner.problems.list.first?.reason ?? "it has another type"
      throw Failure(
        code: "type", "the default of `\(field.field.name)` can't be \(ReadableText.value(value)): \(why)",
        at: field.field.span)
    }
    field.defaultValue = checked
    return checked
  }

  /// Computes what a field's `in`, `matching` and `as` need, once.
  func ready(_ field: FieldPlan) throws -> FieldPlan {
    if field.isReady { return field }
    field.isReady = true
    if let code = field.field.allowed { field.allowed = try evaluator.value(of: code, arguments: []) }
    do {
      if let pattern = field.field.pattern { field.matcher = try services.textPattern(pattern) }
    } catch var failure as Failure {
      failure.span = failure.span ?? field.field.patternSpan
      throw failure
    }
    do {
      if let format = field.field.format { field.dateReader = try services.datePattern(format) }
    } catch var failure as Failure {
      failure.span = failure.span ?? field.field.span
      throw failure
    }
    return field
  }

  /// `in` and `matching`, for each element where the field is a list.
  func constrain(_ value: Value, _ field: FieldPlan?) throws -> Value? {
    guard let field, field.allowed != nil || field.matcher != nil else { return value }
    if let allowed = field.allowed, !(try TypeChecker.contains(allowed, value)) {
      var rule = "oneOf"
      if case .range = allowed { rule = "range" }
      problems.note(notAllowed(value, allowed), value: ReadableText.value(value, zone: zone), rule: rule)
      return nil
    }
    if let matcher = field.matcher, case .string(let text) = value, !matcher(text.text) {
      problems.note(
        "doesn't match \"\(ReadableText.short(field.field.pattern ?? ""))\"",
        value: ReadableText.value(value),
        rule: "pattern")
      return nil
    }
    return value
  }

  private func notAllowed(_ value: Value, _ allowed: Value) -> String {
    let text = ReadableText.short(ValueText(limit: 60, offset: zone).quoted(allowed))
    if case .range = allowed { return "not in \(text)" }
    return "not one of \(text)"
  }

  static func contains(_ allowed: Value, _ value: Value) throws -> Bool {
    switch allowed {
    case .range(let range):
      if !range.lower.isNull, try Value.compare(value, range.lower) < 0 { return false }
      if range.upper.isNull { return true }
      let order = try Value.compare(value, range.upper)
      return range.isClosed ? order <= 0 : order < 0
    case .list(let list): return list.elements.contains { Value.isSame($0, value) }
    default:
      throw Failure(code: "type", "`in` takes a range or a list, not \(allowed.kindName)")
    }
  }

  /// Whether every `where` holds: gives true, or an empty list of failures.
  ///
  /// - Parameter bad: the fields that are wrong already; what fails because of them is passed over.
  func conditionsHold(
    _ object: RecordObject, _ plan: RecordPlan, besides bad: Set<Int> = []
  ) throws -> Bool {
    var hold = true
    for (index, field) in plan.fields.enumerated() where !bad.contains(index) {
      guard let code = field.field.condition, index < object.values.count else { continue }
      let value = object.values[index]
      let column = converting ? field.key : field.field.name
      var why = "its `where` doesn't hold"
      do {
        let answer = try evaluator.value(of: code, arguments: [.record(object), value])
        switch answer {
        case .bool(true): continue
        case .bool(false): break
        case .list(let list):
          if list.elements.isEmpty { continue }
          hold = false
          note(answer, of: value, column)
          continue
        default:
          throw Failure(
            code: "type",
            "the `where` of `\(field.field.name)` must give a Bool or a list of failures, not \(answer.kindName)",
            at: field.field.span)
        }
      } catch let failure as Failure where failure.isCatchable && !bad.isEmpty {
        continue
      } catch let failure as Failure where failure.isCatchable && converting {
        why = failure.message
      }
      hold = false
      problems.note(why, value: ReadableText.value(value, zone: zone), column: column, rule: "where")
    }
    return hold
  }

  /// What `failures(…)` in a `where` says. A password is not shown.
  private func note(_ answer: Value, of value: Value, _ column: String) {
    let failures = ValidationRules.failures(from: answer, value: "", machine, rule: "where")
    for failure in failures {
      let isSecret = failure.rule.hasPrefix("password")
      problems.note(
        failure.message, value: isSecret ? "•••" : ReadableText.value(value, zone: zone), column: column,
        rule: failure.rule)
    }
  }
}
