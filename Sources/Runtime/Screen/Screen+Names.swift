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
    if let text = LibraryDocumentation.help(name, in: catalog, topics: FunctionDocumentation.topics) { return text }
    if let function = catalog.functions[name] { return function.signature.text }
    if let method = catalog.methods[name] { return "x.\(method.signature.text)" }
    return catalog.properties[name].map { "x.\($0.name)" }
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
