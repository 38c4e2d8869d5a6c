/// Which names closures mention: a `var` of such a name lives in a cell, so that it is shared by reference (rule 8).
/// By name alone, before anything is resolved: a `var` that shadows another may get a cell that it does not need.
extension Compiler {
  /// `closures` are those that stand in the statements, if the parser noted them: then nothing else is looked at.
  func namesInClosures(_ statements: [Statement], closures: [Closure]? = nil) -> Set<Name> {
    var scan = CaptureScan()
    if let closures {
      for closure in closures { scan.visit(closure) }
    } else {
      for statement in statements { scan.visit(statement) }
    }
    return scan.names
  }
}

extension Compiler {
  /// Every name that an expression mentions, in closures or not.
  func namesMentioned(in expression: Expression) -> Set<Name> {
    var scan = CaptureScan(closures: 1)
    scan.visit(Statement(.expression(expression), expression.span))
    return scan.names
  }
}

private struct CaptureScan {
  var names: Set<Name> = []
  private var closures = 0

  init(closures: Int = 0) { self.closures = closures }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .variable(let declaration):
      if let value = declaration.value { visit(value) }
    case .function(let declaration):
      closures += 1
      switch declaration.body {
      case .expression(let value): visit(value)
      case .block(let block): visit(block)
      }
      for parameter in declaration.parameters {
        if let value = parameter.defaultValue { visit(value) }
      }
      closures -= 1
    case .expression(let value): visit(value)
    case .assignment(let target, _, let value):
      visit(target)
      visit(value)
    case .ifElse(let branch): visit(branch)
    case .forIn(let loop):
      visit(loop.sequence)
      if let filter = loop.filter { visit(filter) }
      visit(loop.body)
    case .whileLoop(let conditions, let body):
      for condition in conditions { visit(condition) }
      visit(body)
    case .switchCase(let branches): visit(branches)
    case .returnValue(let value): if let value { visit(value) }
    case .view, .type, .importFile, .breakLoop, .continueLoop, .invalid: break
    }
  }

  private mutating func visit(_ block: Block) { for statement in block.statements { visit(statement) } }

  private mutating func visit(_ condition: Condition) {
    switch condition {
    case .expression(let value), .optionalBinding(_, _, let value): visit(value)
    case .pattern(let pattern, let value):
      visit(pattern)
      visit(value)
    }
  }

  private mutating func visit(_ branch: If) {
    for condition in branch.conditions { visit(condition) }
    visit(branch.then)
    switch branch.otherwise {
    case nil: break
    case .block(let block): visit(block)
    case .ifElse(let next, _): visit(next)
    }
  }

  private mutating func visit(_ branches: Switch) {
    visit(branches.subject)
    for item in branches.cases {
      for pattern in item.patterns { visit(pattern) }
      if let filter = item.filter { visit(filter) }
      for statement in item.body { visit(statement) }
    }
  }

  private mutating func visit(_ pattern: Pattern) {
    switch pattern.kind {
    case .value(let value): visit(value)
    case .symbol(_, let inner): for pattern in inner ?? [] { visit(pattern) }
    case .list(let inner, _, _), .tuple(let inner): for pattern in inner { visit(pattern) }
    case .record(let fields): for field in fields { visit(field.pattern) }
    case .bind, .wildcard, .invalid: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name), .binding(let name): if closures > 0 { names.insert(name) }
    case .interpolation(let parts):
      for part in parts { if case .value(let value) = part { visit(value) } }
    case .symbol(_, let arguments): for argument in arguments ?? [] { visit(argument.value) }
    case .list(let elements): for element in elements { visit(element) }
    case .record(let fields): for field in fields { visit(field.value) }
    case .range(let lower, let upper, _):
      if let lower { visit(lower) }
      if let upper { visit(upper) }
    case .closure(let closure): visit(closure)
    case .unary(_, let inner), .attempt(let inner): visit(inner)
    case .binary(_, let a, let b, _):
      visit(a)
      visit(b)
    case .ternary(let a, let b, let c):
      visit(a)
      visit(b)
      visit(c)
    case .member(let base, _, _, _): visit(base)
    case .index(let a, let b, _):
      visit(a)
      visit(b)
    case .call(let call):
      visit(call.callee)
      for argument in call.arguments { visit(argument.value) }
      for block in call.blocks { visit(block.closure) }
    case .ifElse(let branch): visit(branch)
    case .switchCase(let branches): visit(branches)
    case .nilLiteral, .bool, .int, .number, .string, .date, .time, .dateTime, .duration, .keyPath,
      .closureArgument,
      .invalid:
      break
    }
  }

  mutating func visit(_ closure: Closure) {
    closures += 1
    for statement in closure.body { visit(statement) }
    closures -= 1
  }
}
