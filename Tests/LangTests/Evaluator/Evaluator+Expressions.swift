@testable import Lang

/// Expressions.
extension Evaluator {
  func evaluate(_ expression: Expression, _ frame: inout Frame) throws -> PlainValue {
    try step()
    return try deeper { try evaluateNode(expression, &frame) }
  }

  private func evaluateNode(_ expression: Expression, _ frame: inout Frame) throws -> PlainValue {
    let span = expression.span
    switch expression.kind {
    case .nilLiteral: return .null
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .number(let value, _): return .float(value)
    case .string(let text): return .string(text)
    case .interpolation(let parts): return try interpolate(parts, &frame)
    case .date(let days): return .other(.date(days))
    case .time(let microseconds): return .other(.time(microseconds))
    case .duration(let months, let days, let microseconds):
      return .other(
        .duration(DurationObject(months: months, days: days, microseconds: microseconds, meter: nil)))
    case .symbol(let name, let arguments):
      return .symbol(
        text(name), try (arguments ?? []).map { try evaluate($0.value, &frame) },
        labels: (arguments ?? []).map { $0.label.map { text($0) } })
    case .keyPath(let steps): return .keyPath(steps.map(\.name))
    case .list(let elements): return .list(try elements.map { try evaluate($0, &frame) })
    case .record(let fields):
      var record = PlainRecord(keys: [], values: [], type: nil)
      for field in fields { record.set(text(field.key), try evaluate(field.value, &frame)) }
      return .record(record)
    case .range(let low, let high, let isClosed):
      let lower = try low.map { try evaluate($0, &frame) } ?? .null
      let upper = try high.map { try evaluate($0, &frame) } ?? .null
      return try at(span) { try range(lower, upper, isClosed) }
    case .name(let name): return try at(span) { try read(name, frame) }
    case .closureArgument(let index):
      guard let name = session.argumentName(index), let variable = Scope.find(name, in: frame.scope) else {
        throw GivenUp.unknown("an argument")
      }
      return variable.value
    case .closure(let closure): return .function(PlainFunction(.closure(closure), frame.scope))
    case .unary(.negate, let inner):
      if case .int(let value) = inner.kind { return .int(-value) }
      let value = try evaluate(inner, &frame)
      return try at(span) { try negate(value) }
    case .unary(.not, let inner):
      let value = try evaluate(inner, &frame)
      guard case .bool(let isTrue) = value else { throw failure("type", span) }
      return .bool(!isTrue)
    case .binary(let operation, let left, let right, let operatorSpan):
      return try binary(operation, left, right, operatorSpan, &frame)
    case .ternary(let condition, let a, let b):
      return try test(condition, &frame) ? evaluate(a, &frame) : evaluate(b, &frame)
    case .attempt(let inner):
      let scope = frame.scope
      do { return try evaluate(inner, &frame) } catch let failure as Failure where failure.isCatchable {
        frame.scope = scope
        return .null
      }
    case .member(let base, let name, let nameSpan, let optional):
      let value = try evaluate(base, &frame)
      if optional, value.isNull { return .null }
      return try at(nameSpan) { try member(value, name) }
    case .call(let call): return try evaluate(call, span, &frame)
    case .index(let base, let index, let optional):
      let value = try evaluate(base, &frame)
      if optional, value.isNull { return .null }
      let position = try evaluate(index, &frame)
      return try at(span) { try element(value, position) }
    case .ifElse(let branch): return try ifValue(branch, &frame)
    case .switchCase(let branches): return try switchValue(branches, &frame)
    case .dateTime, .binding, .invalid: throw GivenUp.unknown("an expression")
    }
  }

  private func interpolate(_ parts: [StringPart], _ frame: inout Frame) throws -> PlainValue {
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .value(let expression):
        let value = try evaluate(expression, &frame)
        result += machine.text(try self.value(of: value))
      }
    }
    return try measured(.string(result))
  }

  private func range(_ lower: PlainValue, _ upper: PlainValue, _ isClosed: Bool) throws -> PlainValue {
    if !lower.isNull, !upper.isNull, try compare(lower, upper) > 0 { throw failure("range") }
    return .range(lower, upper, isClosed: isClosed)
  }

  // MARK: Names

  func read(_ name: Name, _ frame: Frame) throws -> PlainValue {
    if let variable = Scope.find(name, in: frame.scope) { return variable.value }
    switch globals[name] {
    case .variable(let variable):
      guard let variable else { throw failure("unset") }
      return variable.value
    case .function(let declaration): return .function(function(declaration))
    case .type: throw GivenUp.unknown("a type as a value")
    case nil: break
    }
    let catalog = session.catalog
    if let native = catalog.functions[text(name)] ?? catalog.methods[text(name)], native.role == .function {
      return .function(PlainFunction(.native(native), nil))
    }
    throw GivenUp.unknown("the name \(text(name))")
  }

  /// A function of the script level is the same value each time.
  func function(_ declaration: FunctionDeclaration) -> PlainFunction {
    let key = ObjectIdentifier(declaration)
    if let known = passed[key] { return known }
    let function = PlainFunction(.declaration(declaration), nil)
    passed[key] = function
    return function
  }

  // MARK: Operators

  private func binary(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression, _ span: Span, _ frame: inout Frame
  ) throws -> PlainValue {
    switch operation {
    case .and: return .bool(try test(left, &frame) && test(right, &frame))
    case .or: return .bool(try test(left, &frame) || test(right, &frame))
    case .coalesce:
      let value = try evaluate(left, &frame)
      return value.isNull ? try evaluate(right, &frame) : value
    default: break
    }
    let a = try evaluate(left, &frame)
    let b = try evaluate(right, &frame)
    return try at(span) {
      if operation.isComparison { return .bool(try comparison(operation, a, b)) }
      return try arithmetic(operation, exact(a, left, beside: b), exact(b, right, beside: a))
    }
  }

  /// A literal with a point beside a Decimal is the Decimal that it spells.
  private func exact(_ value: PlainValue, _ expression: Expression, beside other: PlainValue) -> PlainValue {
    guard case .number(_, let exact?) = expression.kind, case .other(.decimal) = other else { return value }
    return .other(.decimal(exact))
  }

  /// A condition.
  func test(_ expression: Expression, _ frame: inout Frame) throws -> Bool {
    guard case .bool(let isTrue) = try evaluate(expression, &frame) else {
      throw failure("type", expression.span)
    }
    return isTrue
  }

  // MARK: Members and elements

  /// The field, else the library's member, else the script's function.
  func member(_ value: PlainValue, _ name: Name) throws -> PlainValue {
    if case .record(let record) = value, let field = record[text(name)] { return field }
    let plainValue = try self.value(of: value)
    if let property = session.catalog.properties[text(name)], property.receiver.contains(plainValue.kind) {
      return plain(try machine.callProperty(property, plainValue))
    }
    if case .function(let declaration)? = globals[name] { return try call(function(declaration), [value]) }
    throw machine.unknownMember(plainValue, text(name), method: session.catalog.methods[text(name)])
  }

  func element(_ value: PlainValue, _ index: PlainValue) throws -> PlainValue {
    switch (value, index) {
    case (.list(let elements), .int(let position)):
      guard elements.indices.contains(position) else { throw failure("index") }
      return elements[position]
    case (.list(let elements), .range(let low, let high, let isClosed)):
      return .list(Array(elements[try bounds(low, high, isClosed, count: elements.count)]))
    case (.record(let record), .string(let key)): return record[key] ?? .null
    case (_, .keyPath(let path)): return try follow(path, from: value)
    case (.null, _): throw failure("nil")
    default: return plain(try machine.element(try self.value(of: value), try self.value(of: index)))
    }
  }

  private func bounds(_ low: PlainValue, _ high: PlainValue, _ isClosed: Bool, count: Int) throws -> Range<
    Int
  > {
    var lower = 0
    var upper = count
    if !low.isNull {
      guard case .int(let value) = low else { throw failure("type") }
      lower = value
    }
    if !high.isNull {
      guard case .int(let value) = high else { throw failure("type") }
      if value == Int.max { throw failure("index") }
      upper = isClosed ? value + 1 : value
    }
    guard lower >= 0, lower <= upper, upper <= count else { throw failure("index") }
    return lower..<upper
  }

  /// What a key path leads to.
  func follow(_ path: [Name], from value: PlainValue) throws -> PlainValue {
    var current = value
    for (i, name) in path.enumerated() {
      if i > 0, current.isNull { return .null }
      current = try member(current, name)
    }
    return current
  }
}
