/// Statements inside functions, blocks and builders.
extension Compiler {
  func compile(_ block: Block) {
    scope {
      for statement in block.statements { compile(statement) }
    }
  }

  func compile(_ statement: Statement) {
    nested(statement.span) { compileStatement(statement) }
  }

  private func compileStatement(_ statement: Statement) {
    switch statement.kind {
    case .invalid: break
    case .expression(let expression): compileExpressionStatement(expression)
    case .variable(let declaration): compileLocal(declaration, statement.span)
    case .assignment(let target, let operation, let value):
      compileAssignment(target, operation, value, statement.span)
    case .ifElse(let branch): compileIf(branch, statement.span)
    case .forIn(let loop): compileFor(loop, statement.span)
    case .whileLoop(let conditions, let body): compileWhile(conditions, body, statement.span)
    case .switchCase(let branches):
      compileSwitch(branches, statement.span) { body in
        self.scope { for inner in body { self.compile(inner) } }
      }
    case .returnValue(let value): compileReturnStatement(value, statement.span)
    case .breakLoop: compileBreak(statement.span)
    case .continueLoop: compileContinue(statement.span)
    case .function(let declaration): compileLocalFunction(declaration)
    case .view(let declaration):
      error(
        "misplaced", "a `view` is declared at the script's top level", at: declaration.nameSpan,
        hint: "move `view \(text(declaration.name))` out of this block")
    case .type(let declaration):
      error(
        "misplaced", "a `type` is declared at the script's top level", at: declaration.nameSpan,
        hint: "move `type \(text(declaration.name))` out of this block")
    case .importFile(_, let span, _):
      error("misplaced", "`import` stands at the script's top level", at: span)
    }
  }

  private func compileExpressionStatement(_ expression: Expression) {
    let start = function.nextRegister
    if let builder = function.builderRegister {
      let register = function.allocate()
      compile(expression, into: register)
      function.emit(function.buildsCells ? .yieldCell : .yieldView, builder, register, at: expression.span)
    } else if isTopLevel {
      let register = function.allocate()
      compile(expression, into: register)
      function.emit(.yieldTop, 0, register, at: expression.span)
    } else {
      warnIfUseless(expression)
      unusedValue = expression.span
      compile(expression, into: function.allocate())
    }
    function.nextRegister = start
  }

  /// A value that nobody takes is a mistake more often than not.
  private func warnIfUseless(_ expression: Expression) {
    switch expression.kind {
    case .binary(.equal, _, _, _):
      warning(
        "unused", "this comparison does nothing", at: expression.span, hint: "to assign, write `=`")
    case .int, .number, .string, .bool, .binary:
      warning(
        "unused", "this value is not used", at: expression.span,
        hint: "a function gives its last expression; print it with `print(…)`")
    default: break
    }
  }

  private func compileLocal(_ declaration: VariableDeclaration, _ span: Span) {
    let type = declaration.type.flatMap { resolve($0) }
    switch declaration.kind {
    case .input:
      error("misplaced", "an `input` is declared at the script's top level", at: span)
      return
    case .state:
      compileViewState(declaration, type, span)
      return
    case .constant, .variable: break
    }
    guard let value = declaration.value else {
      error(
        "missing-value", "this `\(keyword(declaration.kind))` needs a value", at: span,
        hint: "write `= …` after the name")
      return
    }
    let register = function.allocate()
    compileInitial(value, type: type, into: register)
    if let type {
      let name = boundNames(declaration.pattern).first.map { text($0.0) } ?? "value"
      function.emit(.check, register, typeNumber(type), function.text(name), at: value.span)
    }
    guard case .bind(let name) = declaration.pattern.kind else {
      if declaration.kind == .variable {
        error(
          "pattern", "only a `let` takes a pattern apart", at: declaration.pattern.span,
          hint: "declare the names one by one")
      }
      let failed = compilePattern(declaration.pattern, register, isBinding: true)
      guard !failed.isEmpty else { return }
      let over = function.emitJump(.jump, at: span)
      for jump in failed { function.land(jump) }
      function.emit(.noMatch, register, at: declaration.pattern.span)
      function.land(over)
      return
    }
    checkNameCase(name, isCapital: false, at: declaration.pattern.span, what: "name")
    let isMutable = declaration.kind == .variable
    bind(
      name, register, isMutable: isMutable, type: type ?? staticTypeOfLiteral(value),
      span: declaration.pattern.span)
  }

  /// Gives a name to the value in a register; a `var` that closures share moves into a cell.
  func bind(_ name: Name, _ register: Int, isMutable: Bool, type: ValueType? = nil, span: Span) {
    var storage = Local.Storage.register(register)
    if isMutable, function.sharedNames.contains(name) {
      function.emit(.newCell, register, register, function.text(text(name)), at: span)
      storage = .cell(register)
    }
    declare(
      Local(name: name, storage: storage, isMutable: isMutable, isState: false, type: type, span: span))
  }

  private func compileViewState(_ declaration: VariableDeclaration, _ type: ValueType?, _ span: Span) {
    guard function.code.role == .view, function.scopeStarts.count == 2 else {
      error(
        "misplaced", "`state` is declared at the top of a script or of a `view`", at: span,
        hint: "in a function or block use `var`, which lives as long as the block")
      return
    }
    guard case .bind(let name) = declaration.pattern.kind, let value = declaration.value else {
      error("missing-value", "a `state` needs a name and a value", at: span, hint: "write `state name = …`")
      return
    }
    let register = function.allocate()
    let number = function.viewStateCount
    function.viewStateCount += 1
    session.declaresViewState = true
    function.emit(.viewState, register, number, at: span)
    let present = function.emitJump(.jump, at: span)
    compileInitial(value, type: type, into: register)
    if let type {
      function.emit(.check, register, typeNumber(type), function.text(text(name)), at: value.span)
    }
    function.emit(.beginViewState, register, number, function.text(text(name)), at: span)
    function.land(present)
    declare(
      Local(
        name: name, storage: .cell(register), isMutable: true, isState: true, type: type,
        span: declaration.pattern.span))
  }

  private func compileLocalFunction(_ declaration: FunctionDeclaration) {
    let register = function.allocate()
    function.emit(.loadNull, register, at: declaration.nameSpan)
    // A cell, so that the function can call itself.
    function.emit(
      .newCell, register, register, function.text(text(declaration.name)), at: declaration.nameSpan)
    declare(
      Local(
        name: declaration.name, storage: .cell(register), isMutable: false, isState: false, type: nil,
        span: declaration.nameSpan))
    let code = compileFunction(declaration, inherit: true)
    let value = function.allocate()
    function.children.append(code)
    function.emit(.closure, value, wide: function.children.count - 1, at: declaration.nameSpan)
    function.emit(.setCell, register, value, at: declaration.nameSpan)
    function.nextRegister = value
  }

  // MARK: Control

  /// The jumps that are taken when a condition fails.
  func compileConditions(_ conditions: [Condition]) -> [Int] {
    var failed: [Int] = []
    for condition in conditions {
      switch condition {
      case .expression(let expression): failed += compileTest(expression)
      case .optionalBinding(let name, let span, let value):
        let register = function.allocate()
        compile(value, into: register)
        failed.append(function.emitJump(.jumpIfNull, register, at: span))
        var type = staticType(value)
        if case .optional(let inner) = type { type = inner }
        declare(
          Local(
            name: name, storage: .register(register), isMutable: false, isState: false, type: type, span: span
          ))
      case .pattern(let pattern, let value):
        let register = function.allocate()
        compile(value, into: register)
        failed += compilePattern(pattern, register, isBinding: false, subjectType: staticType(value))
      }
    }
    return failed
  }

  func compileIf(_ branch: If, _ span: Span) {
    var failed: [Int] = []
    var over: Int?
    scope {
      failed = compileConditions(branch.conditions)
      compile(branch.then)
      if branch.otherwise != nil { over = function.emitJump(.jump, at: span) }
    }
    for jump in failed { function.land(jump) }
    switch branch.otherwise {
    case nil: break
    case .block(let block): compile(block)
    case .ifElse(let next, let nextSpan): nested(nextSpan) { compileIf(next, nextSpan) }
    }
    if let over { function.land(over) }
  }

  private func compileWhile(_ conditions: [Condition], _ body: Block, _ span: Span) {
    let start = function.instructions.count
    function.loops.append(LoopContext(start: start, handlerDepth: function.handlerDepth))
    scope {
      let failed = compileConditions(conditions)
      compile(body)
      landContinues()
      function.aim(function.emitJump(.loop, at: span), at: start)
      for jump in failed { function.land(jump) }
    }
    endLoop()
  }

  private func landContinues() {
    guard let index = function.loops.indices.last else { return }
    for jump in function.loops[index].continues { function.land(jump) }
  }

  private func endLoop() {
    guard let loop = function.loops.popLast() else { return }
    for jump in loop.breaks { function.land(jump) }
  }

  private func compileFor(_ loop: For, _ span: Span) {
    scope {
      // Three registers in a row: sequence, position, element.
      let base = function.allocate(3)
      if case .range(let lower?, let upper?, let closed) = loop.sequence.kind {
        compile(lower, into: base)
        compile(upper, into: base + 1)
        function.emit(.rangePrepare, base, wide: closed ? 1 : 0, at: loop.sequence.span)
        finishFor(loop, base, .rangeNext, span)
      } else {
        compile(loop.sequence, into: base)
        function.emit(.iterate, base, at: loop.sequence.span)
        finishFor(loop, base, .next, span)
      }
    }
  }

  private func finishFor(_ loop: For, _ base: Int, _ next: Opcode, _ span: Span) {
    let start = function.instructions.count
    function.loops.append(LoopContext(start: start, handlerDepth: function.handlerDepth))
    let exit = function.emitJump(next, base, at: loop.sequence.span)
    scope {
      var skipped: [Int] = []
      if case .bind(let name) = loop.pattern.kind {
        declare(
          Local(
            name: name, storage: .register(base + 2), isMutable: false, isState: false,
            type: elementType(loop.sequence), span: loop.pattern.span))
      } else {
        let failed = compilePattern(loop.pattern, base + 2, isBinding: true)
        if !failed.isEmpty {
          let over = function.emitJump(.jump, at: loop.pattern.span)
          for jump in failed { function.land(jump) }
          function.emit(.noMatch, base + 2, at: loop.pattern.span)
          function.land(over)
        }
      }
      if let filter = loop.filter { skipped = compileTest(filter) }
      compile(loop.body)
      for jump in skipped { function.land(jump) }
      landContinues()
      function.aim(function.emitJump(.loop, at: span), at: start)
    }
    function.land(exit)
    endLoop()
  }

  func elementType(_ sequence: Expression) -> ValueType? {
    if case .list(let element) = staticType(sequence) { return element }
    return nil
  }

  private func compileBreak(_ span: Span) {
    guard let loop = function.loops.last else {
      error(
        "misplaced", "`break` belongs inside a `for` or `while`", at: span,
        hint: "a `case` of a `switch` ends by itself")
      return
    }
    for _ in loop.handlerDepth..<max(loop.handlerDepth, function.handlerDepth) {
      function.emit(.popHandler, at: span)
    }
    let jump = function.emitJump(.jump, at: span)
    function.loops[function.loops.count - 1].breaks.append(jump)
  }

  private func compileContinue(_ span: Span) {
    guard let loop = function.loops.last else {
      error("misplaced", "`continue` belongs inside a `for` or `while`", at: span)
      return
    }
    for _ in loop.handlerDepth..<max(loop.handlerDepth, function.handlerDepth) {
      function.emit(.popHandler, at: span)
    }
    let jump = function.emitJump(.jump, at: span)
    function.loops[function.loops.count - 1].continues.append(jump)
  }

  private func compileReturnStatement(_ value: Expression?, _ span: Span) {
    if function.builderRegister != nil || isTopLevel {
      error(
        "misplaced", "`return` belongs inside a `fn` or a function block", at: span,
        hint: function.builderRegister != nil
          ? "a block of views adds each view that it names: leave the `return` out" : nil)
      return
    }
    guard let value else {
      function.emit(.returnNull, at: span)
      return
    }
    let start = function.nextRegister
    let register = operand(value)
    emitResultCheck(register, value.span)
    function.emit(.returnValue, register, at: span)
    function.nextRegister = start
  }

  // MARK: Switch

  /// Compiles a `switch`, each case's body by `body`.
  func compileSwitch(_ branches: Switch, _ span: Span, body: ([Statement]) -> Void) {
    checkCases(branches, span)
    let start = function.nextRegister
    let subject = operand(branches.subject)
    let type = staticType(branches.subject)
    var ends: [Int] = []
    var hasDefault = false
    for item in branches.cases {
      if item.patterns.isEmpty {
        hasDefault = true
        body(item.body)
        ends.append(function.emitJump(.jump, at: item.span))
        continue
      }
      var failed: [Int] = []
      scope {
        if item.patterns.count == 1, let pattern = item.patterns.first {
          failed = compilePattern(pattern, subject, isBinding: false, subjectType: type)
        } else {
          var matched: [Int] = []
          for (i, pattern) in item.patterns.enumerated() {
            if !boundNames(pattern).isEmpty {
              error(
                "pattern", "a `case` with several patterns binds no names", at: pattern.span,
                hint: "write one `case` for each")
            }
            let next = compilePattern(pattern, subject, isBinding: false, subjectType: type)
            if i == item.patterns.count - 1 {
              failed = next
            } else {
              matched.append(function.emitJump(.jump, at: pattern.span))
              for jump in next { function.land(jump) }
            }
          }
          for jump in matched { function.land(jump) }
        }
        if let filter = item.filter { failed += compileTest(filter) }
        body(item.body)
        ends.append(function.emitJump(.jump, at: item.span))
      }
      for jump in failed { function.land(jump) }
    }
    if !hasDefault { function.emit(.noMatch, subject, at: branches.subject.span) }
    for jump in ends { function.land(jump) }
    function.nextRegister = start
  }

  /// A `switch` over a choice names every case; any other needs `default` (rule 11).
  private func checkCases(_ branches: Switch, _ span: Span) {
    if let index = branches.cases.firstIndex(where: { $0.patterns.isEmpty }) {
      if index < branches.cases.count - 1 {
        error("unreachable", "nothing after `default` is ever reached", at: branches.cases[index + 1].span)
      }
      return
    }
    let type = staticType(branches.subject)
    guard let choice = choice(of: type) else {
      error(
        "not-exhaustive", "this `switch` needs a `default`", at: branches.subject.span,
        hint: "only a `switch` over a value whose declared type is a choice can do without")
      return
    }
    var covered: Set<String> = []
    var coversAll = false
    var coversNil = !(type?.isOptional ?? false)
    for item in branches.cases where item.filter == nil {
      for pattern in item.patterns {
        switch pattern.kind {
        case .symbol(let name, let inner):
          let isWhole = (inner ?? []).allSatisfy { inner in
            switch inner.kind {
            case .bind, .wildcard: true
            default: false
            }
          }
          if isWhole { covered.insert(text(name)) }
        case .value(let value):
          if case .nilLiteral = value.kind { coversNil = true }
        case .wildcard, .bind:
          coversAll = true
          coversNil = true
        default: break
        }
      }
    }
    let missing = coversAll ? [] : choice.cases.map(\.name).filter { !covered.contains($0) }
    if !missing.isEmpty || !coversNil {
      let names = missing.map { "`.\($0)`" } + (coversNil ? [] : ["`nil`"])
      error(
        "not-exhaustive", "this `switch` leaves out \(names.joined(separator: ", "))",
        at: branches.subject.span,
        hint: "add a `case` for each, or a `default`")
    }
  }
}
