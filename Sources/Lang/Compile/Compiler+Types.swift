/// `type` declarations, types as written, and the little that is known of an expression's type without running it.
extension Compiler {
  /// A message that an imported file gave.
  func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .warning {
      warning(diagnostic.code, diagnostic.message, at: diagnostic.span, hint: diagnostic.hints.first)
    } else {
      error(
        diagnostic.code, diagnostic.message, at: diagnostic.span, hint: diagnostic.hints.first,
        notes: diagnostic.notes)
    }
  }

  /// First the names, since types may refer to one another.
  func declareType(_ statement: Statement) {
    guard case .type(let declaration) = statement.kind else { return }
    checkNameCase(declaration.name, isCapital: true, at: declaration.nameSpan, what: "type")
    let name = text(declaration.name)
    if ValueType.builtIn[name] != nil {
      error("duplicate-name", "`\(name)` is a type of the language", at: declaration.nameSpan)
      return
    }
    declareGlobal(declaration.name, .type, span: declaration.nameSpan)
    switch declaration.body {
    case .record: module.types[declaration.name] = .record(RecordType(name: name, span: declaration.nameSpan))
    case .choice: module.types[declaration.name] = .choice(ChoiceType(name: name, span: declaration.nameSpan))
    case .alias: module.types[declaration.name] = .any
    }
  }

  // Bytes that a field of a type takes, and a case of a choice, about.
  private static let sizeOfField = 400
  private static let sizeOfCase = 128

  func resolveType(_ statement: Statement) {
    guard case .type(let declaration) = statement.kind, let type = module.types[declaration.name] else {
      return
    }
    switch (declaration.body, type) {
    case (.record(let fields), .record(let record)): fill(record, fields)
    case (.choice(let cases), .choice(let choice)):
      for item in cases {
        if work.keep(Compiler.sizeOfCase) { return }
        if choice.contains(text(item.name)) {
          error("duplicate-name", "`.\(text(item.name))` stands twice in this choice", at: item.span)
        }
        choice.add(
          ChoiceType.Case(name: text(item.name), payload: item.payload.map { resolve($0) ?? .any }))
      }
    case (.alias(let target), _): module.types[declaration.name] = resolve(target) ?? .any
    default: break
    }
    if let slot = module.slots[declaration.name], let resolved = module.types[declaration.name] {
      session.globals[slot].type = resolved
    }
  }

  private func fill(_ record: RecordType, _ fields: [FieldDeclaration]) {
    for field in fields {
      if work.keep(Compiler.sizeOfField) { return }
      let name = text(field.name)
      if record.field(named: name) != nil {
        error("duplicate-name", "the field `\(name)` stands twice in `\(record.name)`", at: field.nameSpan)
        continue
      }
      let type = resolve(field.type) ?? .any
      var result = FieldType(
        name: name, span: field.nameSpan, type: type, source: field.source, format: field.format,
        defaultValue: nil, allowed: nil, pattern: field.pattern, patternSpan: field.patternSpan,
        condition: nil)
      result.defaultValue = field.defaultValue.map { value in
        makeFunction(name: name, role: .function, span: value.span, inherit: false) {
          checkSymbols(value, against: type)
          compileReturn(value)
        }
      }
      result.allowed = field.allowed.map { value in
        makeFunction(name: name, role: .function, span: value.span, inherit: false) { compileReturn(value) }
      }
      record.add(result)
    }
    record.shape = Shape(record.fields.map(\.name))
    for field in fields {
      guard let condition = field.condition else { continue }
      let name = text(field.name)
      record.setCondition(compileCondition(condition, fields: fields, name: name), of: name)
    }
  }

  /// A function of the record and of the field's own value, `$0`; the fields are visible by their names.
  private func compileCondition(_ condition: Expression, fields: [FieldDeclaration], name: String)
    -> FunctionCode
  {
    makeFunction(name: name, role: .function, span: condition.span, inherit: false) {
      function.code.parameterCount = 2
      function.code.requiredCount = 2
      function.code.parameterNames = ["record", "value"]
      let record = function.allocate()
      let value = function.allocate()
      function.add(
        Local(
          name: session.names.intern("$0"), storage: .register(value), isMutable: false, isState: false,
          type: nil,
          span: condition.span))
      let mentioned = namesMentioned(in: condition)
      for field in fields where mentioned.contains(field.name) {
        let register = function.allocate()
        function.emit(.getMember, register, record, site(field.name), at: field.nameSpan)
        function.add(
          Local(
            name: field.name, storage: .register(register), isMutable: false, isState: false,
            type: resolve(field.type), span: field.nameSpan))
      }
      compileReturn(condition)
    }
  }

  func compileReturn(_ value: Expression) {
    let register = function.allocate()
    compile(value, into: register)
    function.emit(.returnValue, register, at: value.span)
  }

  /// The type that is written, or nil after a message.
  func resolve(_ type: TypeExpression) -> ValueType? {
    switch type {
    case .list(let element, _): return resolve(element).map { .list($0) }
    case .optional(let inner, _): return resolve(inner).map { $0.isOptional ? $0 : .optional($0) }
    case .named(let name, let span):
      if let found = module.types[name] { return found }
      let text = self.text(name)
      if let found = ValueType.builtIn[text] { return found }
      let known = [
        "Double": "Float", "CGFloat": "Float", "Double?": "Float?", "Array": "List", "Dictionary": "Record",
        "Character": "String", "UUID": "String", "Object": "Record", "Boolean": "Bool", "Integer": "Int",
        "string": "String", "int": "Int", "bool": "Bool", "float": "Float", "Void": "Any",
      ]
      if let other = known[text] {
        error("unknown-type", "there is no type `\(text)`", at: span, hint: "write `\(other)`")
      } else {
        error(
          "unknown-type", "there is no type `\(text)`", at: span,
          hint: didYouMean(
            text, among: Array(ValueType.builtIn.keys) + module.types.keys.map { self.text($0) })
            ?? "declare it: `type \(text) { … }`")
      }
      return nil
    }
  }

  func typeNumber(_ type: ValueType) -> Int {
    function.types.append(type)
    return function.types.count - 1
  }

  // MARK: What is known of an expression

  func staticTypeOfLiteral(_ value: Expression?) -> ValueType? {
    guard let value, case .call(let call) = value.kind, case .name(let name) = call.callee.kind,
      !isLocal(name), let type = module.types[name], case .record = type
    else { return nil }
    return type
  }

  func staticType(_ expression: Expression) -> ValueType? {
    switch expression.kind {
    case .name(let name):
      if let index = function.local(name) { return function.locals[index].type }
      if let local = lookup(name) { return local.type }
      return module.slots[name].flatMap { session.globals[$0].kind == .type ? nil : session.globals[$0].type }
    case .closureArgument(let index): return session.argumentName(index).flatMap { lookup($0) }?.type
    case .call(let call): return listType(call)
    case .index(let base, _, _): return elementType(base)
    case .member(let base, let name, _, _):
      guard var type = staticType(base) else { return nil }
      if case .list(let element) = type, ["first", "last"].contains(text(name)) { return .optional(element) }
      if case .optional(let inner) = type { type = inner }
      guard case .record(let record) = type else { return nil }
      return record.field(named: text(name))?.type
    default: return nil
    }
  }

  func choice(of type: ValueType?) -> ChoiceType? {
    switch type {
    case .choice(let choice): choice
    case .optional(let inner): choice(of: inner)
    default: nil
    }
  }

  /// A symbol written where a choice is expected must be one of its names (rule 11).
  func checkSymbols(_ expression: Expression, against type: ValueType?) {
    guard let type else { return }
    switch expression.kind {
    case .symbol(let name, let arguments):
      guard let choice = choice(of: type) else { return }
      checkSymbol(name, argumentCount: arguments?.count, in: choice, at: expression.span)
    case .ternary(_, let a, let b):
      checkSymbols(a, against: type)
      checkSymbols(b, against: type)
    case .list(let elements):
      if case .list(let element) = type {
        for value in elements { checkSymbols(value, against: element) }
      }
    default: break
    }
  }

  func checkSymbol(_ name: Name, argumentCount: Int?, in choice: ChoiceType, at span: Span) {
    let text = self.text(name)
    guard let item = choice.case(named: text) else {
      error(
        "unknown-symbol", "`.\(text)` is not one of `\(choice.name)`", at: span,
        hint: suggestion(for: text, among: choice.cases.map(\.name)).map { "did you mean `.\($0)`?" }
          ?? "it is one of " + choice.cases.map { ".\($0.name)" }.joined(separator: ", "))
      return
    }
    if let argumentCount, argumentCount != item.payload.count {
      error(
        "arguments", "`.\(text)` carries \(item.payload.count) value(s), not \(argumentCount)", at: span)
    }
  }
}
