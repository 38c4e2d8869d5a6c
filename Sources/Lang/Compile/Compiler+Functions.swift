/// `fn`, `view` and blocks.
extension Compiler {
  func parameterForms(_ parameters: [Parameter], isView: Bool) -> [ParameterForm] {
    parameters.map { parameter in
      var type: ValueType?
      if let written = parameter.type, case .named(let name, _) = written {
        type = ValueType.builtIn[text(name)]
      }
      var isBuilder = false
      if case .view? = type { isBuilder = true }
      if case .optional(.named(let name, _), _)? = parameter.type, text(name) == "View" { isBuilder = true }
      let isOptional = if case .optional? = parameter.type { true } else { false }
      return ParameterForm(
        name: text(parameter.name), label: text(parameter.label ?? parameter.name),
        isPositional: parameter.label == nil, isRequired: parameter.defaultValue == nil && !isOptional,
        isBinding: parameter.isBinding, block: isBuilder ? .builder : .function, takesBlock: true)
    }
  }

  func compileFunction(_ declaration: FunctionDeclaration, inherit: Bool) -> FunctionCode {
    makeFunction(
      name: text(declaration.name), role: .function, span: declaration.nameSpan, inherit: inherit
    ) {
      let result = declaration.result.flatMap { resolve($0) }
      function.resultType = result
      switch declaration.body {
      case .expression(let value):
        function.sharedNames = namesInClosures([Statement(.expression(value), value.span)])
        compileParameters(declaration.parameters)
        checkSymbols(value, against: result)
        let register = function.allocate()
        compile(value, into: register)
        emitResultCheck(register, value.span)
        function.emit(.returnValue, register, at: value.span)
      case .block(let block):
        let block = whole(block)
        function.sharedNames = namesInClosures(block.statements, closures: block.closures)
        compileParameters(declaration.parameters)
        scope { compileBody(block.statements, block.span) }
        if work.isStopped { work.leave(block) }
      }
    }
  }

  func emitResultCheck(_ register: Int, _ span: Span) {
    guard let type = function.resultType else { return }
    function.emit(.check, register, typeNumber(type), function.text("the result"), at: span)
  }

  func compileView(_ declaration: ViewDeclaration) -> FunctionCode {
    makeFunction(name: text(declaration.name), role: .view, span: declaration.nameSpan, inherit: false) {
      let body = whole(declaration.body)
      function.sharedNames = namesInClosures(body.statements, closures: body.closures)
      compileParameters(declaration.parameters)
      compileBuilder(body.statements, body.span, cells: false)
      if work.isStopped { work.leave(body) }
    }
  }

  /// The parameters take the first registers, in order; a default is evaluated where the call gave nothing.
  private func compileParameters(_ parameters: [Parameter]) {
    let code = function.code
    if parameters.count > Compiler.parameterLimit {
      error(
        "too-large", "`\(code.name)` has more than \(Compiler.parameterLimit) parameters", at: code.span,
        hint: "pass a list or a record")
      return
    }
    code.parameterCount = parameters.count
    code.parameterNames = parameters.map { text($0.name) }
    let base = function.allocate(parameters.count)
    for (i, parameter) in parameters.enumerated() {
      let register = base + i
      let type = parameter.type.flatMap { resolve($0) }
      if parameter.isBinding {
        if i < 64 { code.bindingParameters |= 1 << UInt64(i) }
        if let value = parameter.defaultValue {
          error("default", "a binding has no default", at: value.span)
        }
        code.requiredCount = i + 1
        declare(
          Local(
            name: parameter.name, storage: .binding(register), isMutable: true, isState: true, type: type,
            span: parameter.span))
        continue
      }
      if let value = parameter.defaultValue {
        let present = function.emitJump(.jumpIfPresent, register, at: value.span)
        checkSymbols(value, against: type)
        compile(value, into: register)
        function.land(present)
      } else if let type, type.isOptional {
        let present = function.emitJump(.jumpIfPresent, register, at: parameter.span)
        function.emit(.loadNull, register, at: parameter.span)
        function.land(present)
      } else {
        code.requiredCount = i + 1
      }
      if let type {
        switch type {
        case .view, .any, .optional(.view): break
        default:
          function.emit(
            .check, register, typeNumber(type), function.text(text(parameter.name)), at: parameter.span)
        }
      }
      declare(
        Local(
          name: parameter.name, storage: .register(register), isMutable: false, isState: false, type: type,
          span: parameter.span))
    }
  }

  /// Statements of a function block: the last expression, or a `return`, is the result.
  func compileBody(_ statements: [Statement], _ span: Span) {
    for statement in statements.dropLast() {
      if work.isStopped { return }
      compile(statement)
    }
    guard let last = statements.last else {
      function.emit(.returnNull, at: span)
      return
    }
    switch last.kind {
    case .expression(let value):
      let start = function.nextRegister
      checkSymbols(value, against: function.resultType)
      let register = operand(value)
      emitResultCheck(register, value.span)
      function.emit(.returnValue, register, at: last.span)
      function.nextRegister = start
    case .ifElse, .switchCase:
      let register = function.allocate()
      compileBlockValue([last], into: register, last.span)
      emitResultCheck(register, last.span)
      function.emit(.returnValue, register, at: last.span)
    default:
      compile(last)
      function.emit(.returnNull, at: last.span)
    }
  }

  /// A block of views: gives the list of them.
  func compileBuilder(_ statements: [Statement], _ span: Span, cells: Bool) {
    let register = function.allocate()
    function.builderRegister = register
    function.buildsCells = cells
    function.emit(.newBuilder, register, at: span)
    scope { for statement in statements where !work.isStopped { compile(statement) } }
    function.emit(.returnValue, register, at: span)
  }

  /// A block as a value (rule 1 has decided its role).
  func compileClosure(_ closure: Closure, role: BlockRole, into target: Int) {
    let codeRole: FunctionCode.Role
    let element = elementOfBlock
    elementOfBlock = nil
    switch role {
    case .builder, .cells: codeRole = .builder
    case .action: codeRole = .action
    default: codeRole = .function
    }
    let code = makeFunction(name: "block", role: codeRole, span: closure.span, inherit: true) {
      function.sharedNames = namesInClosures(closure.body, closures: closure.closures)
      compileClosureParameters(closure, element)
      if codeRole == .builder {
        compileBuilder(closure.body, closure.span, cells: role == .cells)
      } else {
        scope { compileBody(closure.body, closure.span) }
      }
    }
    function.children.append(code)
    if code.captures.isEmpty {
      let value = Value.function(FunctionObject(code: code, captures: [], meter: nil))
      function.emit(.loadConstant, target, wide: function.constant(value), at: closure.span)
    } else {
      function.emit(.closure, target, wide: function.children.count - 1, at: closure.span)
    }
  }

  private func compileClosureParameters(_ closure: Closure, _ element: ValueType?) {
    let code = function.code
    if !closure.hasParameterList {
      let count = closure.implicitParameterCount
      code.parameterCount = count
      code.requiredCount = count
      code.ignoresArguments = true
      for index in 0..<count {
        let register = function.allocate()
        function.add(
          Local(
            name: session.argumentName(index) ?? session.names.intern("$\(index)"),
            storage: .register(register), isMutable: false,
            isState: false,
            type: index == 0 ? element : nil, span: closure.span))
      }
      return
    }
    code.parameterCount = closure.parameters.count
    code.requiredCount = closure.parameters.count
    let base = function.allocate(closure.parameters.count)
    for (i, parameter) in closure.parameters.enumerated() {
      let register = base + i
      if case .bind(let name) = parameter.pattern.kind {
        code.parameterNames.append(text(name))
        if parameter.isBinding {
          if i < 64 { code.bindingParameters |= 1 << UInt64(i) }
          declare(
            Local(
              name: name, storage: .binding(register), isMutable: true, isState: true, type: nil,
              span: parameter.pattern.span))
        } else {
          declare(
            Local(
              name: name, storage: .register(register), isMutable: false, isState: false,
              type: i == 0 ? element : nil, span: parameter.pattern.span))
        }
        continue
      }
      code.parameterNames.append("_")
      let failed = compilePattern(parameter.pattern, register, isBinding: true)
      guard !failed.isEmpty else { continue }
      let over = function.emitJump(.jump, at: parameter.pattern.span)
      for jump in failed { function.land(jump) }
      function.emit(.noMatch, register, at: parameter.pattern.span)
      function.land(over)
    }
  }
}
