/// A property as Swift writes it.
struct ForeignProperty {
  var attribute: String?
  var argument = ""
  var isConstant = false
  var isComputed = false
  var name = Token.none
  var type: TypeExpression?
  var value: Expression?
}

/// What a foreign `struct` holds.
struct ForeignMembers {
  var properties: [ForeignProperty] = []
  var functions: [Statement] = []
  var nested: [Statement] = []
  var body: Block?
}

extension ForeignProperty {
  /// Whether a view takes it from its caller.
  var isParameter: Bool {
    switch attribute {
    case nil: isConstant ? value == nil : true
    case "Binding", "ObservedObject", "Bindable", "ViewBuilder": true
    default: false
    }
  }

  private var isState: Bool {
    switch attribute {
    case "State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState", "Published",
      "Query":
      true
    default: false
    }
  }

  func parameterText(_ text: (Span) -> String) -> String {
    let type = type.map { typeText($0, text) }
    return (attribute == "Binding" || attribute == "Bindable" ? "$" : "") + nameText(text)
      + (attribute == "ViewBuilder" ? ": View" : type.map { ": \($0)" } ?? "")
      + (value.map { " = " + Messages.short(text($0.span)) } ?? "")
  }

  /// The line of a view's body, if it is needed.
  func declarationText(_ text: (Span) -> String) -> String? {
    if attribute == "Environment" || attribute == "EnvironmentObject" { return nil }
    let keyword = isState ? "state" : isConstant ? "let" : "var"
    let type = type.map { ": " + typeText($0, text) } ?? ""
    return "\(keyword) \(nameText(text))\(type) = "
      + (value.map { Messages.short(text($0.span)) } ?? (type.hasSuffix("?") ? "nil" : "…"))
  }

  func fieldText(_ text: (Span) -> String) -> String {
    "\(nameText(text)): \(type.map { typeText($0, text) } ?? "String")"
      + (value.map { " = " + Messages.short(text($0.span)) } ?? "")
  }

  func foreign(_ text: (Span) -> String) -> Foreign {
    let attribute = attribute ?? ""
    switch attribute {
    case "Binding": return .bindingProperty(name: nameText(text), type: type.map { typeText($0, text) })
    case "ObservedObject", "Bindable", "ViewBuilder":
      return .parameterProperty(
        attribute: attribute, name: nameText(text),
        type: attribute == "ViewBuilder" ? "View" : type.map { typeText($0, text) })
    case "Environment", "EnvironmentObject":
      return .environment(name: nameText(text), key: String(argument.drop { $0 == "\\" || $0 == "." }))
    default:
      return .wrapper(attribute: attribute, meant: declarationText(text) ?? "")
    }
  }

  func statement(_ span: Span) -> Statement? {
    if attribute == "Environment" { return nil }
    let declaration = VariableDeclaration(
      kind: isState || attribute == "Binding" ? .state : isConstant ? .constant : .variable,
      pattern: Pattern(.bind(name.name), nameSpan(span)), type: type, value: value)
    return Statement(.variable(declaration), span)
  }

  private func nameSpan(_ whole: Span) -> Span {
    Span(file: whole.file, start: Int(name.start), end: Int(name.end))
  }

  private func nameText(_ text: (Span) -> String) -> String {
    text(Span(file: 0, start: Int(name.start), end: Int(name.end)))
  }

  /// The type as Trellis calls it.
  private func typeText(_ type: TypeExpression, _ text: (Span) -> String) -> String {
    switch type {
    case .named(_, let span):
      let written = text(span)
      return TokenParser.foreignTypes[written] ?? written
    case .list(let element, _): return "[" + typeText(element, text) + "]"
    case .optional(let inner, _): return typeText(inner, text) + "?"
    }
  }
}
