/// `struct`, `class` and `enum`, read as a `view` or `type`; the report shows the same in Trellis.
extension TokenParser {
  /// `struct Card: View { let title: String; var body: some View { … } }`
  mutating func appendStructure(into statements: inout [Statement]) {
    let keyword = token
    advance()
    let name = token
    advance()
    var conformances: [String] = []
    if kind == .less { skipAngles() }
    if take(.colon) {
      while kind == .identifier {
        conformances.append(text(token))
        advance()
        if !take(.comma) { break }
      }
    }
    let headEnd = previousEnd
    guard kind == .leftBrace else {
      report(
        .foreign(.structure(keyword: text(keyword), lines: ["type \(text(name)) { … }"])),
        from: Int(keyword.start), to: headEnd)
      return recoverToBrace()
    }
    var members = ForeignMembers()
    let reportIndex = errors.count
    parseMembers(into: &members)
    guard !isAborted else { return }
    let isView = conformances.contains("View") || members.body != nil
    let foreign: Foreign =
      isView
      ? .view(name: text(name), lines: viewLines(text(name), members))
      : .structure(keyword: text(keyword), lines: typeLines(text(name), members))
    let error = SyntaxError(.foreign(foreign), start: Int(keyword.start), end: headEnd)
    errors.insert(error, at: min(reportIndex, errors.count))
    statements.append(
      isView
        ? viewStatement(name, members, from: Int(keyword.start))
        : typeStatement(name, members, from: Int(keyword.start)))
    statements.append(contentsOf: members.nested)
  }

  private mutating func recoverToBrace() { isRecovering = true }

  private mutating func skipAngles() {
    while kind != .leftBrace, kind != .colon, kind != .endOfFile { advance() }
  }

  private mutating func parseMembers(into members: inout ForeignMembers) {
    advance()
    guard enter() else { return }
    let outer = context
    context = []
    while kind != .rightBrace, kind != .endOfFile, !isAborted {
      let before = index
      parseMember(into: &members)
      if isRecovering { recover(from: before) }
      if index == before { advance() }
    }
    context = outer
    _ = take(.rightBrace)
    leave()
  }

  private mutating func parseMember(into members: inout ForeignMembers) {
    if kind == .semicolon || kind == .comma {
      advance()
      return
    }
    let before = index
    if kind == .attribute || kind == .var || kind == .let
      || words.foreign(token.name) == .modifier && kind == .identifier,
      let property = takeProperty()
    {
      if property.isComputed { return parseComputedMember(property, into: &members) }
      members.properties.append(property)
      return
    }
    if kind == .identifier, text(token) == "init" || text(token) == "deinit" || text(token) == "subscript",
      peek(1).kind == .leftParen || peek(1).kind == .leftBrace || peek(1).kind == .question
    {
      while kind != .leftBrace, kind != .endOfFile, kind != .rightBrace { advance() }
      if kind == .leftBrace { skipBracket() }
      return
    }
    if kind == .identifier, words.foreign(token.name) == .function, peek(1).kind == .identifier {
      let count = errors.count
      appendForeignFunction(into: &members.functions)
      // Shown with the whole.
      errors.removeAll { error in
        if case .foreign(.function) = error.kind { return error.start >= Int(tokens[before].start) }
        return false
      }
      _ = count
      return
    }
    parseStatementAgain(into: &members.nested)
  }

  private mutating func parseComputedMember(_ property: ForeignProperty, into members: inout ForeignMembers) {
    let name = token
    advance()
    advance()
    let isView = text(token) == "some" || text(token) == "View" || text(token) == "AnyView"
    while kind != .leftBrace { advance() }
    let inside = peek(1)
    if inside.kind == .identifier, ["get", "set", "didSet", "willSet"].contains(text(inside)) {
      return skipBracket()
    }
    let block = parseBlock(.block)
    if text(name) == "body" {
      members.body = block
    } else if isView {
      let declaration = ViewDeclaration(
        name: names.intern(Messages.capitalised(text(name))), nameSpan: span(name), parameters: [],
        body: block)
      members.functions.append(Statement(.view(declaration), span(from: Int(name.start))))
    } else {
      let declaration = FunctionDeclaration(
        name: name.name, nameSpan: span(name), parameters: [], result: nil, body: .block(block))
      members.functions.append(Statement(.function(declaration), span(from: Int(name.start))))
    }
  }

  // MARK: In Trellis

  private func viewStatement(_ name: Token, _ members: ForeignMembers, from start: Int) -> Statement {
    var parameters: [Parameter] = []
    var body: [Statement] = []
    for property in members.properties {
      if property.isParameter {
        parameters.append(
          Parameter(
            label: nil, name: property.name.name, isBinding: property.attribute == "Binding",
            type: property.type,
            defaultValue: property.value, span: span(property.name)))
      } else if let statement = property.statement(span(property.name)) {
        body.append(statement)
      }
    }
    body += members.functions + (members.body?.statements ?? [])
    let block = Block(statements: body, span: span(from: start))
    return Statement(
      .view(ViewDeclaration(name: name.name, nameSpan: span(name), parameters: parameters, body: block)),
      span(from: start))
  }

  private func typeStatement(_ name: Token, _ members: ForeignMembers, from start: Int) -> Statement {
    let fields = members.properties.map { property in
      FieldDeclaration(
        name: property.name.name, nameSpan: span(property.name),
        type: property.type ?? .named(names.intern("String"), span(property.name)),
        defaultValue: property.value)
    }
    return Statement(
      .type(TypeDeclaration(name: name.name, nameSpan: span(name), body: .record(fields))), span(from: start))
  }

  private func viewLines(_ name: String, _ members: ForeignMembers) -> [String] {
    let parameters = members.properties.filter(\.isParameter).map { $0.parameterText(text) }
    var lines = ["view \(name)(\(parameters.joined(separator: ", "))) {"]
    for property in members.properties where !property.isParameter {
      if let line = property.declarationText(text) { lines.append("    \(line)") }
    }
    for function in members.functions {
      switch function.kind {
      case .function(let declaration): lines.append("    fn \(text(declaration.name))(…) { … }")
      case .view(let declaration): lines.append("    view \(text(declaration.name))() { … }")
      default: break
      }
    }
    if let first = members.body?.statements.first { lines.append("    \(shortStatement(text(first.span)))") }
    if members.body.map({ $0.statements.count != 1 }) ?? true { lines.append("    …") }
    return lines + ["}"]
  }

  /// The first line, with its block closed.
  private func shortStatement(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? text
    if line.count < text.count, line.hasSuffix("{") { return Messages.short(line, limit: 60) + " … }" }
    return Messages.short(text, limit: 60)
  }

  private func typeLines(_ name: String, _ members: ForeignMembers) -> [String] {
    if members.properties.isEmpty { return ["type \(name) { … }"] }
    var lines = ["type \(name) {"]
    for property in members.properties { lines.append("    \(property.fieldText(text))") }
    lines.append("}")
    for function in members.functions {
      guard case .function(let declaration) = function.kind else { continue }
      lines.append(
        "fn \(text(declaration.name))(\(name.prefix(1).lowercased() + name.dropFirst()): \(name)) = …")
    }
    return lines
  }

  // MARK: Enumerations

  /// `enum Status { case on, off(Int) }`
  mutating func appendEnumeration(into statements: inout [Statement]) {
    let keyword = token
    advance()
    let name = token
    advance()
    while kind != .leftBrace, kind != .endOfFile, !token.isFirstOnLine { advance() }
    let headEnd = previousEnd
    var cases: [ChoiceCase] = []
    if kind == .leftBrace {
      let end = matchingBrace()
      while index < end, kind != .endOfFile {
        if kind == .case {
          advance()
          parseEnumerationCases(into: &cases)
        } else if kind == .leftBrace || kind == .leftParen {
          if index == end { break }
          skipOrEnter()
        } else {
          advance()
        }
      }
      _ = take(.rightBrace)
    }
    let choices = cases.map { choice in
      "." + text(choice.name)
        + (choice.payload.isEmpty
          ? "" : "(" + choice.payload.map { text($0.span) }.joined(separator: ", ") + ")")
    }
    let line = "type \(text(name)) = " + (choices.isEmpty ? ".a | .b" : choices.joined(separator: " | "))
    report(.foreign(.enumeration(line: line)), from: Int(keyword.start), to: headEnd)
    statements.append(
      Statement(
        .type(TypeDeclaration(name: name.name, nameSpan: span(name), body: .choice(cases))),
        span(from: Int(keyword.start))))
  }

  private var isFirstBrace: Bool { kind == .leftBrace }

  /// The enumeration's own brace is entered, others are skipped.
  private mutating func skipOrEnter() {
    if isFirstBrace, tokens[max(index - 1, 0)].kind != .rightParen,
      tokens[max(index - 1, 0)].kind != .identifier || tokens[max(index - 2, 0)].kind == .identifier
        || tokens[max(index - 2, 0)].kind == .colon || tokens[max(index - 2, 0)].kind == .comma
    {
      advance()
    } else {
      skipBracket()
    }
  }

  private func matchingBrace() -> Int {
    var i = index
    var level = 0
    while i < tokens.count - 1 {
      switch tokens[i].kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket, .stringOpen: level += 1
      case .rightParen, .rightBracket, .rightBrace, .stringClose:
        level -= 1
        if level == 0 { return i }
      default: break
      }
      i += 1
    }
    return i
  }

  private mutating func parseEnumerationCases(into cases: inout [ChoiceCase]) {
    repeat {
      guard kind.isWord else { return }
      let name = token
      advance()
      var payload: [TypeExpression] = []
      if kind == .leftParen {
        advance()
        while kind != .rightParen, !isRecovering {
          if kind.isWord, peek(1).kind == .colon {
            advance()
            advance()
          }
          payload.append(parseType())
          if !take(.comma) { break }
        }
        if isRecovering { skipToCloser(.rightParen) } else { _ = take(.rightParen) }
        isRecovering = isAborted
      }
      cases.append(ChoiceCase(name: name.name, span: span(name), payload: payload))
      if take(.assign) { advance() }
    } while take(.comma)
  }
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
