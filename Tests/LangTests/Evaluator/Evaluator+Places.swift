@testable import Lang

/// Assignments and calls that change their receiver.
extension Evaluator {
  private enum Step {
    case member(Name, Span)
    case index(PlainValue, Span)
  }

  func assign(
    _ target: Expression, _ operation: BinaryOperator?, _ value: Expression, _ span: Span,
    _ frame: inout Frame
  ) throws {
    // The right side first, then the indexes, then what is there already.
    let right = try evaluate(value, &frame)
    let (root, steps) = try path(target, &frame)
    if case .name(let name) = root.kind, steps.isEmpty, operation == nil,
      Scope.find(name, in: frame.scope) == nil, case .variable(nil)? = globals[name]
    {
      // The statement that declares it has failed.
      globals[name] = .variable(Variable(right))
      return
    }
    let variable = try variable(root, frame)
    var whole = variable.value
    try change(&whole, steps[...]) { part, last in
      var new = right
      if let operation {
        let old: PlainValue
        switch last {
        case nil: old = part
        case .member(let name, let nameSpan): old = try self.at(nameSpan) { try self.member(part, name) }
        case .index(let index, let indexSpan): old = try self.at(indexSpan) { try self.element(part, index) }
        }
        new = try self.at(span) {
          try self.arithmetic(operation, old, self.literal(right, value, beside: last == nil ? old : nil))
        }
      }
      switch last {
      case nil: part = try self.checked(new, variable.type, value.span)
      case .member(let name, let nameSpan):
        try self.at(nameSpan) { try self.set(name, of: &part, to: new) }
      case .index(let index, let indexSpan):
        try self.at(indexSpan) { try self.set(index, of: &part, to: new) }
      }
    }
    variable.value = whole
  }

  /// `amount *= 1.5` of a Decimal.
  private func literal(_ value: PlainValue, _ expression: Expression, beside other: PlainValue?) -> PlainValue
  {
    guard case .number(_, let exact?) = expression.kind, case .other(.decimal)? = other else { return value }
    return .other(.decimal(exact))
  }

  /// Splits `a.b[c].d` into the name and the steps, and evaluates the indexes.
  private func path(_ target: Expression, _ frame: inout Frame) throws -> (root: Expression, steps: [Step]) {
    switch target.kind {
    case .member(let base, let name, let span, _):
      let (root, steps) = try path(base, &frame)
      return (root, steps + [.member(name, span)])
    case .index(let base, let index, _):
      let (root, steps) = try path(base, &frame)
      return (root, steps + [.index(try evaluate(index, &frame), target.span)])
    default: return (target, [])
    }
  }

  private func variable(_ root: Expression, _ frame: Frame) throws -> Variable {
    guard case .name(let name) = root.kind else { throw GivenUp.unknown("a place") }
    if let variable = Scope.find(name, in: frame.scope) { return variable }
    guard case .variable(let variable)? = globals[name] else { throw GivenUp.unknown("a place") }
    if let variable { return variable }
    throw failure("unset", root.span)
  }

  /// Takes the parts out, lets `body` change the last one but one, and puts them back.
  private func change(
    _ value: inout PlainValue, _ steps: ArraySlice<Step>, _ body: (inout PlainValue, Step?) throws -> Void
  ) throws {
    guard let step = steps.first, steps.count > 1 else { return try body(&value, steps.first) }
    var part = try take(step, value)
    try change(&part, steps.dropFirst(), body)
    try put(step, &value, part)
  }

  private func take(_ step: Step, _ value: PlainValue) throws -> PlainValue {
    switch step {
    case .member(let name, let span):
      guard case .record(let record) = value, let field = record[text(name)] else {
        throw at(machine.unknownMember(try self.value(of: value), text(name), method: nil), span)
      }
      return field
    case .index(let index, let span): return try at(span) { try element(value, index) }
    }
  }

  private func at(_ failure: Failure, _ span: Span) -> Failure {
    var failure = failure
    failure.span = span
    return failure
  }

  private func put(_ step: Step, _ value: inout PlainValue, _ part: PlainValue) throws {
    switch step {
    case .member(let name, let span): try at(span) { try set(name, of: &value, to: part) }
    case .index(let index, let span): try at(span) { try set(index, of: &value, to: part) }
    }
  }

  private func set(_ name: Name, of value: inout PlainValue, to new: PlainValue) throws {
    guard case .record(var record) = value else { throw failure("type") }
    guard record[text(name)] != nil else { throw failure("unknown-field") }
    record.set(text(name), try record.type.map { try checked(new, asField: text(name), of: $0) } ?? new)
    value = .record(record)
  }

  private func set(_ index: PlainValue, of value: inout PlainValue, to new: PlainValue) throws {
    switch (value, index) {
    case (.list(var elements), .int(let position)):
      guard elements.indices.contains(position) else { throw failure("index") }
      elements[position] = new
      value = .list(elements)
    case (.record(var record), .string(let key)):
      if let type = record.type {
        guard record[key] != nil else { throw failure("unknown-field") }
        record.set(key, try checked(new, asField: key, of: type))
      } else {
        record.set(key, new)
      }
      value = .record(record)
    default: throw failure("type")
    }
  }

  // MARK: Calls that change their receiver

  func callMutating(
    _ native: NativeFunction, _ call: Call, _ receiver: Expression, _ span: Span, _ frame: inout Frame
  ) throws -> PlainValue {
    let arguments = try arguments(call, of: native, skipping: 1, &frame)
    let (root, steps) = try path(receiver, &frame)
    let variable = try variable(root, frame)
    var whole = variable.value
    // While it is changed the variable is empty.
    let before = whole
    variable.value = .null
    defer { variable.value = whole }
    var result = PlainValue.null
    do {
      if steps.isEmpty {
        result = try at(span) { try mutate(&whole, native, arguments) }
      } else {
        try change(&whole, steps[...]) { part, last in
          guard let last else { return }
          var inner = try self.take(last, part)
          result = try self.at(span) { try self.mutate(&inner, native, arguments) }
          try self.put(last, &part, inner)
        }
      }
    } catch {
      whole = before
      throw error
    }
    return result
  }

  private func mutate(_ value: inout PlainValue, _ native: NativeFunction, _ arguments: [PlainValue?]) throws
    -> PlainValue
  {
    let hasBlock = arguments.contains {
      if case .function? = $0 { true } else if case .keyPath? = $0 { true } else { false }
    }
    if case .list(let elements) = value, hasBlock, ["sort", "removeAll"].contains(native.name) {
      value = .list(try changed(elements, native.name, arguments))
      return .null
    }
    var registers =
      [try self.value(of: value)] + (try arguments.map { try $0.map { try self.value(of: $0) } ?? .absent })
    if registers.count < 2 { registers.append(.null) }
    let count = native.signature.parameters.count
    try registers.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { try machine.callMutating(native, base, count) }
    }
    value = try measured(plain(registers[0]))
    return plain(registers[1])
  }
}
