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
      isRecovering = true
      return
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
      appendForeignFunction(into: &members.functions, reports: false)
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
}
