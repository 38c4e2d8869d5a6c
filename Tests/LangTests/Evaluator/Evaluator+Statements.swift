@testable import Lang

/// Statements.
extension Evaluator {
  func execute(_ block: Block, _ frame: inout Frame) throws {
    let scope = frame.scope
    defer { frame.scope = scope }
    for statement in block.statements { try execute(statement, &frame) }
  }

  func execute(_ statement: Statement, _ frame: inout Frame) throws {
    try step()
    switch statement.kind {
    case .expression(let value):
      let result = try evaluate(value, &frame)
      if frame.isShown { try show(result) }
    case .variable(let declaration): try declare(declaration, &frame)
    case .function(let declaration):
      let variable = Variable(.null)
      frame.scope = Scope(declaration.name, variable, frame.scope)
      variable.value = .function(PlainFunction(.declaration(declaration), frame.scope))
    case .assignment(let target, let operation, let value):
      try assign(target, operation, value, statement.span, &frame)
    case .ifElse(let branch): try execute(branch, &frame)
    case .forIn(let loop): try execute(loop, &frame)
    case .whileLoop(let conditions, let body): try execute(conditions, body, &frame)
    case .switchCase(let branches):
      try choose(branches, &frame) { body, frame in
        for statement in body { try self.execute(statement, &frame) }
      }
    case .returnValue(let value):
      guard let value else { throw Departure.answer(.null) }
      throw Departure.answer(try checked(try evaluate(value, &frame), frame.result, value.span))
    case .breakLoop: throw Departure.end
    case .continueLoop: throw Departure.next
    case .view, .type, .importFile, .invalid: throw GivenUp.unknown("a statement")
    }
  }

  private func declare(_ declaration: VariableDeclaration, _ frame: inout Frame) throws {
    guard let value = declaration.value else { throw GivenUp.unknown("a variable without a value") }
    let result = try checked(try evaluate(value, &frame), declaration.type, value.span)
    if case .bind(let name) = declaration.pattern.kind {
      frame.scope = Scope(name, Variable(result, type: type(of: declaration)), frame.scope)
      return
    }
    guard try match(declaration.pattern, result, &frame, isBinding: true) else {
      throw failure("no-match", declaration.pattern.span)
    }
  }

  /// Whether all conditions hold; what they bind is added to the scope.
  private func hold(_ conditions: [Condition], _ frame: inout Frame) throws -> Bool {
    for condition in conditions {
      switch condition {
      case .expression(let expression): if try !test(expression, &frame) { return false }
      case .optionalBinding(let name, _, let value):
        let result = try evaluate(value, &frame)
        if result.isNull { return false }
        frame.scope = Scope(name, Variable(result), frame.scope)
      case .pattern(let pattern, let value):
        let result = try evaluate(value, &frame)
        if try !match(pattern, result, &frame, isBinding: false) { return false }
      }
    }
    return true
  }

  private func execute(_ branch: If, _ frame: inout Frame) throws {
    let scope = frame.scope
    defer { frame.scope = scope }
    if try hold(branch.conditions, &frame) { return try execute(branch.then, &frame) }
    frame.scope = scope
    switch branch.otherwise {
    case nil: break
    case .block(let block): try execute(block, &frame)
    case .ifElse(let next, _): try execute(next, &frame)
    }
  }

  private func execute(_ conditions: [Condition], _ body: Block, _ frame: inout Frame) throws {
    let scope = frame.scope
    defer { frame.scope = scope }
    while true {
      try step()
      frame.scope = scope
      // The conditions belong to the loop: they may leave it too.
      do {
        guard try hold(conditions, &frame) else { return }
        try execute(body, &frame)
      } catch Departure.end { return } catch Departure.next {}
    }
  }

  private func execute(_ loop: For, _ frame: inout Frame) throws {
    let scope = frame.scope
    defer { frame.scope = scope }
    let sequence = try evaluate(loop.sequence, &frame)
    let elements = try at(loop.sequence.span) { try loopElements(sequence) }
    for element in elements {
      try step()
      frame.scope = scope
      guard try match(loop.pattern, element, &frame, isBinding: true) else {
        throw failure("no-match", loop.pattern.span)
      }
      do {
        if let filter = loop.filter, try !test(filter, &frame) { continue }
        try execute(loop.body, &frame)
      } catch Departure.end { return } catch Departure.next {}
    }
  }

  private func loopElements(_ value: PlainValue) throws -> [PlainValue] {
    switch value {
    case .list(let elements): return elements
    case .string(let text): return text.map { .string(String($0)) }
    case .range(.int(let low), .int(let high), let isClosed):
      if high - low > Evaluator.stepLimit { throw GivenUp.tooLong }
      return isClosed ? (low...high).map { .int($0) } : (low..<high).map { .int($0) }
    case .record(let record):
      return zip(record.keys, record.values).map { key, value in
        .record(PlainRecord(keys: ["key", "value"], values: [.string(key), value], type: nil))
      }
    case .range, .other: throw GivenUp.unknown("a loop over \(value)")
    default: throw failure("type")
    }
  }

  /// Runs the case that matches.
  func choose(
    _ branches: Switch, _ frame: inout Frame, run: ([Statement], inout Frame) throws -> Void
  ) throws {
    let subject = try evaluate(branches.subject, &frame)
    let scope = frame.scope
    defer { frame.scope = scope }
    for item in branches.cases {
      frame.scope = scope
      var isFound = item.patterns.isEmpty
      for pattern in item.patterns where !isFound {
        isFound = try match(pattern, subject, &frame, isBinding: false)
      }
      guard isFound else { continue }
      if let filter = item.filter, try !test(filter, &frame) { continue }
      return try run(item.body, &frame)
    }
    throw failure("no-match", branches.subject.span)
  }

  // MARK: Blocks that give a value

  /// The value of the last statement.
  func blockValue(_ statements: [Statement], _ frame: inout Frame) throws -> PlainValue {
    let outer = frame
    defer {
      frame.scope = outer.scope
      frame.isShown = outer.isShown
    }
    frame.isShown = false
    for statement in statements.dropLast() { try execute(statement, &frame) }
    guard let last = statements.last else { return .null }
    try step()
    switch last.kind {
    case .expression(let value): return try evaluate(value, &frame)
    case .ifElse(let branch): return try ifValue(branch, &frame)
    case .switchCase(let branches): return try switchValue(branches, &frame)
    default:
      try execute(last, &frame)
      return .null
    }
  }

  func ifValue(_ branch: If, _ frame: inout Frame) throws -> PlainValue {
    let scope = frame.scope
    defer { frame.scope = scope }
    if try hold(branch.conditions, &frame) { return try blockValue(branch.then.statements, &frame) }
    frame.scope = scope
    switch branch.otherwise {
    case nil: return .null
    case .block(let block): return try blockValue(block.statements, &frame)
    case .ifElse(let next, _): return try ifValue(next, &frame)
    }
  }

  func switchValue(_ branches: Switch, _ frame: inout Frame) throws -> PlainValue {
    var result = PlainValue.null
    try choose(branches, &frame) { body, frame in result = try self.blockValue(body, &frame) }
    return result
  }

  /// The value of a function's body.
  func bodyValue(_ statements: [Statement], _ frame: inout Frame) throws -> PlainValue {
    do {
      let span: Span? =
        switch statements.last?.kind {
        case .expression(let value): value.span
        case .ifElse, .switchCase: statements.last?.span
        default: nil
        }
      let result = try blockValue(statements, &frame)
      guard let span else { return .null }
      return try checked(result, frame.result, span)
    } catch Departure.answer(let value) { return value }
  }
}
