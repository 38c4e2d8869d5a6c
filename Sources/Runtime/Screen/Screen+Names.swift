import Lang

extension Screen {
  /// Names that can begin an expression: the session's own, then functions and views. For completion.
  public var names: [String] {
    session.mainGlobals.map(\.name) + interpreter.catalog.functions.keys.sorted()
  }

  /// Names that can stand after a point: members, methods and modifiers of the library. For completion.
  public var memberNames: [String] {
    Set(interpreter.catalog.methods.keys).union(interpreter.catalog.properties.keys).sorted()
  }

  /// What a function, member, view or modifier of the library does; nil for a name that is none of them.
  public func help(on name: String) -> String? {
    let catalog = interpreter.catalog
    if let text = LibraryDocumentation.help(name, in: catalog, topics: FunctionDocumentation.topics) {
      return text
    }
    if let function = catalog.functions[name] { return function.signature.text }
    if let method = catalog.methods[name] { return "x.\(method.signature.text)" }
    return catalog.properties[name].map { "x.\($0.name)" }
  }

  /// The name of the kind of value that an expression gives. It is evaluated as a drawing is: what would change a
  /// variable or a state, or use the screen, is an error, and nothing is printed or drawn.
  ///
  /// - Throws: `ScriptError`
  public func typeName(of expression: String) throws -> String {
    let file = SourceFile(name: "<type>", bytes: Array(expression.utf8))
    let parsed = Parser.parse(file, id: sources.add(file), names: session.names)
    if parsed.diagnostics.contains(where: { $0.severity == .error }) {
      throw ScriptError(parsed.diagnostics, sources: sources)
    }
    for statement in parsed.statements {
      if case .expression = statement.kind { continue }
      throw ScriptError(
        [Diagnostic(code: "type", "only an expression has a type", at: statement.span)], sources: sources)
    }
    let (unit, diagnostics) = Compiler.compile(parsed.statements, session: session)
    guard let unit else { throw ScriptError(diagnostics, sources: sources) }
    machine.prepare(for: session)
    var name = Value.null.typeName
    let outer = machine.topLevelSink
    machine.topLevelSink = { name = $0.typeName }
    environment.isSilent = true
    defer {
      machine.topLevelSink = outer
      environment.isSilent = false
    }
    environment.beginRun()
    machine.beginRun(.render)
    do {
      try during(.render, .render) {
        for code in unit.statements.compactMap(\.code) { _ = try machine.call(code) }
      }
    } catch {
      var problem = scriptError(error)
      if problem.exitCode != nil {
        problem.exitCode = nil
        problem.diagnostics = [Diagnostic(code: "type", "this ends the script and gives no value", at: .none)]
      }
      throw problem
    }
    return name
  }

  /// The inputs that the script and what it imports declare.
  public var inputNames: [String] { unit.map(Screen.inputs) ?? [] }

  private static func inputs(_ unit: CompiledUnit) -> [String] {
    unit.statements.flatMap { statement -> [String] in
      switch statement.kind {
      case .input(_, let name, _): [name]
      case .module(let unit): inputs(unit)
      default: []
      }
    }
  }
}
