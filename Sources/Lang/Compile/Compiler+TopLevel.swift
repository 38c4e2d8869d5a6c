/// The script level: `fn`, `view` and `type` first, then the statements in order, each a function of its own.
extension Compiler {
  func compileTopLevel(_ statements: inout [Statement]) {
    isTopLevel = true
    each(statements, importModule)
    each(statements, declareType)
    each(statements, declareFunction)
    each(statements, declareVariable)
    each(statements, resolveType)
    each(statements, typeVariable)
    each(&statements, compileDefinition)
    each(&statements, compileTopLevelStatement)
  }

  /// Does something with each statement, as long as the work goes on.
  private func each(_ statements: [Statement], _ body: (Statement) -> Void) {
    let mark = work.mark
    for statement in statements {
      if work.step(Compiler.sizeOfLook) { return }
      body(statement)
    }
    work.release(to: mark)
  }

  /// Compiles each statement with a function that says whether it is done with it: then its tree is freed.
  private func each(_ statements: inout [Statement], _ compile: (Statement) -> Bool) {
    for index in statements.indices {
      if isGivenUp { return }
      let mark = work.mark
      if work.step(Compiler.sizeOfLook) { return }
      let isDone = compile(statements[index])
      if isDone { statements[index] = Statement(.invalid, statements[index].span) }
      if work.isStopped { return }
      work.release(to: mark)
    }
  }

  /// What looking at a statement counts for, in bytes.
  private static let sizeOfLook = 32

  /// Declares a global; in a later submission the name keeps its slot (rule 16).
  @discardableResult
  func declareGlobal(
    _ name: Name, _ kind: Global.Kind, span: Span, type: ValueType? = nil, parameters: [ParameterForm] = []
  ) -> Int {
    if let first = declared[name] {
      error(
        "duplicate-name", "`\(text(name))` is declared twice in this scope", at: span,
        hint: "give one of them another name", notes: [.init("the first one", at: first)])
    }
    declared[name] = span
    _ = work.keep(Compiler.sizeOfGlobal + parameters.count * Compiler.sizeOfParameter)
    module.types[name] = nil
    module.aliases[name] = nil
    let global = Global(name: name, kind: kind, type: type, parameters: parameters, span: span)
    if let slot = module.slots[name] {
      session.globals[slot] = global
      return slot
    }
    session.globals.append(global)
    module.slots[name] = session.globals.count - 1
    return session.globals.count - 1
  }

  // Bytes that a name of the script level takes, in the session and in each machine, and a parameter of it.
  private static let sizeOfGlobal = 600
  private static let sizeOfParameter = 200

  private func importModule(_ statement: Statement) {
    guard case .importFile(let path, let pathSpan, let alias) = statement.kind else { return }
    guard let importer = session.importer else {
      error("import", "nothing can be imported here", at: pathSpan)
      return
    }
    guard let imported = importer(path, pathSpan, { self.report($0) }) else { return }
    unit.statements.append(CompiledStatement(kind: .module(imported), code: nil, span: statement.span))
    if let alias {
      module.aliases[alias] = imported.module
      declared[alias] = statement.span
      return
    }
    for (name, slot) in imported.module.slots {
      if let first = declared[name] {
        error(
          "import-clash", "`\(text(name))` of \"\(path)\" is declared here already", at: pathSpan,
          hint: "import it under a name: `import \"\(path)\" as other`",
          notes: [.init("the other one", at: first)])
        continue
      }
      module.slots[name] = slot
      declared[name] = pathSpan
    }
    for (name, native) in imported.module.natives {
      if let first = declared[name] {
        error(
          "import-clash", "`\(text(name))` of \"\(path)\" is declared here already", at: pathSpan,
          hint: "import it under a name: `import \"\(path)\" as other`",
          notes: [.init("the other one", at: first)])
        continue
      }
      module.natives[name] = native
      declared[name] = pathSpan
    }
    for (name, type) in imported.module.types {
      // A choice has a slot too, which is there by now.
      if let first = declared[name], first != pathSpan {
        error("import-clash", "`\(text(name))` of \"\(path)\" is declared here already", at: pathSpan)
        continue
      }
      module.types[name] = type
      declared[name] = pathSpan
    }
  }

  private func declareFunction(_ statement: Statement) {
    switch statement.kind {
    case .function(let declaration):
      checkNameCase(declaration.name, isCapital: false, at: declaration.nameSpan, what: "fn")
      let name = text(declaration.name)
      if session.catalog.methods[name] != nil || session.catalog.properties[name] != nil {
        warning(
          "hides-member", "the library has a member `\(name)`, which `x.\(name)` finds before this function",
          at: declaration.nameSpan, hint: "call it as `\(name)(x)`, or give it another name")
      }
      declareGlobal(
        declaration.name, .function, span: declaration.nameSpan,
        parameters: parameterForms(declaration.parameters, isView: false))
    case .view(let declaration):
      checkNameCase(declaration.name, isCapital: true, at: declaration.nameSpan, what: "view")
      declareGlobal(
        declaration.name, .view, span: declaration.nameSpan,
        parameters: parameterForms(declaration.parameters, isView: true))
    default: break
    }
  }

  func checkNameCase(_ name: Name, isCapital: Bool, at span: Span, what: String) {
    let name = text(name)
    // Nearly all names start with a letter of ASCII in the right case.
    guard let byte = name.utf8.first, byte != UInt8(ascii: "_") else { return }
    if byte < 0x80, (byte & 0x20 == 0) == isCapital { return }
    guard let first = name.first else { return }
    if isCapital, first.isLowercase {
      error(
        "name-case", "a \(what) has a capitalised name", at: span,
        hint: "write `\(first.uppercased() + name.dropFirst())`")
    } else if !isCapital, first.isUppercase {
      error(
        "name-case", "only views and types have capitalised names", at: span,
        hint: what == "fn"
          ? "write `\(first.lowercased() + name.dropFirst())`, or `view \(name)(…) { … }` if it makes a view"
          : "write `\(first.lowercased() + name.dropFirst())`")
    }
  }

  private func declareVariable(_ statement: Statement) {
    guard case .variable(let declaration) = statement.kind else { return }
    let kind: Global.Kind =
      switch declaration.kind {
      case .constant: .constant
      case .variable: .variable
      case .state: .state
      case .input: .input
      }
    for (name, span) in boundNames(declaration.pattern) {
      checkNameCase(name, isCapital: false, at: span, what: "name")
      declareGlobal(name, kind, span: span)
    }
  }

  /// Functions and views, which are compiled before the statements, know the declared types of the names that they read.
  /// What is wrong with a type is told where its statement is compiled.
  private func typeVariable(_ statement: Statement) {
    guard case .variable(let declaration) = statement.kind, let type = declaration.type, isKnown(type),
      case .bind(let name) = declaration.pattern.kind, let slot = module.slots[name]
    else { return }
    session.globals[slot].type = resolve(type)
  }

  private func isKnown(_ type: TypeExpression) -> Bool {
    switch type {
    case .list(let element, _): isKnown(element)
    case .optional(let inner, _): isKnown(inner)
    case .named(let name, _): module.types[name] != nil || ValueType.builtIn[text(name)] != nil
    }
  }

  /// The names that a pattern of a declaration binds.
  func boundNames(_ pattern: Pattern) -> [(Name, Span)] {
    switch pattern.kind {
    case .bind(let name): return [(name, pattern.span)]
    case .wildcard, .value, .invalid: return []
    case .symbol(_, let inner): return (inner ?? []).flatMap { boundNames($0) }
    case .tuple(let inner): return inner.flatMap { boundNames($0) }
    case .list(let inner, _, let rest):
      return inner.flatMap { boundNames($0) } + (rest.map { [($0, pattern.span)] } ?? [])
    case .record(let fields): return fields.flatMap { boundNames($0.pattern) }
    }
  }

  private func compileDefinition(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .function(let declaration):
      guard let slot = module.slots[declaration.name] else { return true }
      unit.definitions.append((slot, compileFunction(declaration, inherit: false)))
    case .view(let declaration):
      guard let slot = module.slots[declaration.name] else { return true }
      unit.definitions.append((slot, compileView(declaration)))
    default: return false
    }
    return true
  }

  private func compileTopLevelStatement(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .function, .view, .type, .importFile, .invalid: break
    case .variable(let declaration): compileGlobal(declaration, statement.span)
    case .returnValue, .breakLoop, .continueLoop:
      error("misplaced", "this belongs inside a function or a loop", at: statement.span)
    default:
      let isEffect: Bool
      if case .assignment = statement.kind { isEffect = true } else { isEffect = false }
      let code = makeFunction(name: "script", role: .statement, span: statement.span, inherit: false) {
        function.sharedNames = namesInClosures([statement])
        isTopLevel = true
        compile(statement)
        function.emit(.returnNull, at: statement.span)
      }
      unit.statements.append(
        CompiledStatement(kind: isEffect ? .effect : .yield, code: code, span: statement.span))
    }
    return true
  }

  private func compileGlobal(_ declaration: VariableDeclaration, _ span: Span) {
    let type = declaration.type.flatMap { resolve($0) }
    guard case .bind(let name) = declaration.pattern.kind, let slot = module.slots[name] else {
      destructureGlobal(declaration, span)
      return
    }
    session.globals[slot].type =
      type ?? staticTypeOfLiteral(declaration.value)
      ?? (declaration.kind == .constant ? declaration.value.flatMap { staticType($0) } : nil)
    let nameText = text(name)
    var code: FunctionCode?
    if let value = declaration.value {
      code = makeFunction(name: nameText, role: .statement, span: span, inherit: false) {
        function.sharedNames = namesInClosures([Statement(.expression(value), value.span)])
        let result = function.allocate()
        compileInitial(value, type: type, into: result)
        if let type {
          function.emit(.check, result, typeNumber(type), function.text(nameText), at: value.span)
        }
        function.emit(.returnValue, result, at: value.span)
      }
    } else if declaration.kind != .input {
      error(
        "missing-value", "`\(nameText)` needs a value", at: declaration.pattern.span,
        hint: "write `\(keyword(declaration.kind)) \(nameText) = …`")
    }
    let kind: CompiledStatement.Kind =
      switch declaration.kind {
      case .constant: .constant(slot: slot)
      case .variable: .variable(slot: slot)
      case .state: .state(slot: slot)
      case .input: .input(slot: slot, name: nameText, type: type)
      }
    unit.statements.append(CompiledStatement(kind: kind, code: code, span: span))
  }

  func keyword(_ kind: VariableKind) -> String {
    switch kind {
    case .constant: "let"
    case .variable: "var"
    case .state: "state"
    case .input: "input"
    }
  }

  /// `let (a, b) = …` at script level: evaluated once.
  private func destructureGlobal(_ declaration: VariableDeclaration, _ span: Span) {
    guard declaration.kind == .constant, let value = declaration.value else {
      error("pattern", "only a `let` takes a pattern apart", at: declaration.pattern.span)
      return
    }
    let code = makeFunction(name: "script", role: .statement, span: span, inherit: false) {
      let register = function.allocate()
      compile(value, into: register)
      let failed = compilePattern(declaration.pattern, register, isBinding: true)
      for (name, nameSpan) in boundNames(declaration.pattern) {
        guard let slot = module.slots[name], let local = lookup(name),
          case .register(let source) = local.storage
        else { continue }
        function.emit(.setGlobal, source, wide: slot, at: nameSpan)
      }
      function.emit(.returnNull, at: span)
      for jump in failed { function.land(jump) }
      if !failed.isEmpty { function.emit(.noMatch, register, at: declaration.pattern.span) }
    }
    unit.statements.append(CompiledStatement(kind: .effect, code: code, span: span))
  }

  /// The value of a typed declaration: a loader learns the type that it loads for (rule 12).
  func compileInitial(_ value: Expression, type: ValueType?, into register: Int) {
    if let type, case .call(let call) = value.kind, case .name(let callee) = call.callee.kind,
      session.loaders.contains(callee), !isLocal(callee), module.slots[callee] == nil,
      !call.arguments.contains(where: { $0.label.map { text($0) } == "type" })
    {
      // What goes wrong with a row is shown at the whole call.
      let whole = Call(
        callee: Expression(call.callee.kind, value.span), arguments: call.arguments, blocks: call.blocks,
        isParenthesised: call.isParenthesised)
      compileCall(whole, span: value.span, into: register, loaderType: type)
      return
    }
    checkSymbols(value, against: type)
    compile(value, into: register)
  }
}
