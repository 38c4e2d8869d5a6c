import Lang

extension Screen {
  /// Names that can begin an expression: the session's own, then functions and views. For completion.
  package var names: [String] {
    session.mainGlobals.map(\.name) + interpreter.catalog.functions.keys.sorted()
  }

  /// Names that can stand after a point: members, methods and modifiers of the library. For completion.
  package var memberNames: [String] {
    Set(interpreter.catalog.methods.keys).union(interpreter.catalog.properties.keys).sorted()
  }

  /// The inputs that the script and what it imports declare.
  package var inputNames: [String] { unit.map(Screen.inputs) ?? [] }

  private static func inputs(_ unit: CompiledUnit) -> [String] {
    unit.statements.flatMap { statement -> [String] in
      switch statement.kind {
      case .input(_, let name, _): [name]
      case .module(let unit): inputs(unit)
      default: []
      }
    }
  }

  /// The names that source declares at its top level, and whether it does nothing else.
  package static func declarations(in source: String) -> (names: Set<String>, isOnly: Bool) {
    let table = NameTable()
    let parsed = Parser.parse(SourceFile(name: "<input>", text: source), id: 0, names: table)
    var names: Set<String> = []
    var isOnly = true
    for statement in parsed.statements {
      switch statement.kind {
      case .variable(let declaration):
        guard case .bind(let name) = declaration.pattern.kind else {
          isOnly = false
          continue
        }
        names.insert(table.text(name))
      case .function(let declaration): names.insert(table.text(declaration.name))
      case .view(let declaration): names.insert(table.text(declaration.name))
      case .type(let declaration): names.insert(table.text(declaration.name))
      default: isOnly = false
      }
    }
    return (names, isOnly)
  }
}
