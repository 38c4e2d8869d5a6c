/// `let var state input fn view import`.
extension TokenParser {
  // MARK: Variables

  mutating func appendVariable(into statements: inout [Statement]) {
    let keyword = token
    let kind = variableKind(keyword)
    advance()
    if appendForeignProperty(keyword, into: &statements) { return }
    let pattern = parseBindingPattern()
    var type: TypeExpression? = nil
    if !isRecovering, take(.colon) { type = parseType() }
    var value: Expression? = nil
    if !isRecovering {
      if self.kind == .assign {
        advance()
        value = parseExpression()
        if self.kind == .assign, !isRecovering { fail(.assignmentChain) }
      } else if self.kind == .equal {
        fail(.equalInDeclaration)
      } else if kind != .input {
        reportMissingValue(kind, pattern, type)
      }
    }
    if self.kind == .comma, !isRecovering { fail(.severalDeclarations(keyword: text(keyword))) }
    let declaration = VariableDeclaration(kind: kind, pattern: pattern, type: type, value: value)
    statements.append(Statement(.variable(declaration), span(from: Int(keyword.start))))
  }

  private func variableKind(_ keyword: Token) -> VariableKind {
    switch keyword.kind {
    case .let: .constant
    case .var: .variable
    default: keyword.name == words.state ? .state : .input
    }
  }

  private mutating func reportMissingValue(_ kind: VariableKind, _ pattern: Pattern, _ type: TypeExpression?)
  {
    let keyword = kind == .constant ? "let" : kind == .variable ? "var" : "state"
    let name = text(pattern.span)
    if self.kind == .comma { return fail(.severalDeclarations(keyword: keyword)) }
    guard self.kind != .endOfFile, token.isFirstOnLine || self.kind == .rightBrace || self.kind == .semicolon
    else {
      if type == nil, self.kind == .identifier || self.kind == .leftBrace {
        return fail(expected: .equalsAfterName(name))
      }
      return fail(expected: .equals)
    }
    report(
      .missingValue(keyword: keyword, name: name, type: type.map { text($0.span) }), from: previousEnd,
      to: previousEnd)
  }

  // MARK: Functions

  mutating func appendFunction(into statements: inout [Statement]) {
    let start = start
    advance()
    parseFunction(from: start, into: &statements)
  }

  /// What follows `fn`.
  mutating func parseFunction(from start: Int, into statements: inout [Statement]) {
    defer { closures = nil }
    let name = token
    guard takeDeclaredName(.functionName) else { return }
    let parameters = parseParameters(of: text(name), keyword: "fn")
    skipForeignEffects()
    var result: TypeExpression? = nil
    if !isRecovering, take(.arrow) { result = parseType() }
    let body = parseFunctionBody(start)
    let declaration = FunctionDeclaration(
      name: name.name, nameSpan: span(name), parameters: parameters, result: result, body: body)
    statements.append(Statement(.function(declaration), span(from: start)))
  }

  private mutating func parseFunctionBody(_ start: Int) -> FunctionBody {
    if isRecovering { return .block(skipToBlock()) }
    if kind == .fatArrow {
      report(
        .arrowBody(
          head: text(from: start, to: previousEnd),
          body: text(from: Int(peek(1).start), to: endOfLine())), at: token)
      advance()
      return .expression(parseExpression())
    }
    if kind == .assign {
      advance()
      return .expression(parseExpression())
    }
    return .block(parseBody(.functionBody))
  }

  /// The name of what is declared; a keyword is refused.
  mutating func takeDeclaredName(_ what: Expected) -> Bool {
    if kind == .identifier {
      advance()
      return true
    }
    if kind.isWord { fail(.keywordAsName(text(token))) } else { fail(expected: what) }
    return false
  }

  /// `(name, label name: Type = default, $binding)`
  mutating func parseParameters(of function: String, keyword: String) -> [Parameter] {
    var parameters: [Parameter] = []
    guard !isRecovering else { return [] }
    guard kind == .leftParen else {
      if kind == .leftBrace || kind == .assign || kind == .arrow {
        report(.missingParameterList(keyword: keyword, name: function), from: previousEnd, to: previousEnd)
      } else if kind == .less {
        fail(.genericDeclaration)
      } else {
        fail(expected: .parameterList(function))
      }
      return []
    }
    let opener = start
    advance()
    guard enter() else { return [] }
    let outer = context
    context = []
    while kind != .rightParen, !isRecovering {
      if let parameter = parseParameter() { parameters.append(parameter) }
      if !take(.comma) { break }
    }
    expectCloser(.rightParen, opener: opener, .commaOrCloser(")"))
    // The body can be read all the same.
    isRecovering = isAborted
    context = outer
    leave()
    return parameters
  }

  private mutating func parseParameter() -> Parameter? {
    let start = start
    skipForeignParameterAttribute()
    var label: Name? = nil
    var name = token
    var isBinding = false
    if kind.isWord, peek(1).kind == .identifier || peek(1).kind == .dollarName {
      if token.name == words.underscore {
        report(.unlabelledParameter(name: text(peek(1))), at: token)
      } else {
        label = token.name
      }
      advance()
      name = token
    }
    if kind == .dollarName {
      isBinding = true
    } else if kind != .identifier {
      if kind.isWord { fail(.keywordAsName(text(token))) } else { fail(expected: .parameterName) }
      return nil
    }
    advance()
    var type: TypeExpression? = nil
    if take(.colon) { type = parseParameterType() }
    var value: Expression? = nil
    if !isRecovering, take(.assign) { value = parseExpression() }
    return Parameter(
      label: label, name: name.name, isBinding: isBinding, type: type, defaultValue: value,
      span: span(from: start))
  }

  private mutating func parseParameterType() -> TypeExpression {
    skipForeignTypePrefix()
    let type = parseType()
    if kind == .closedRange, !isRecovering {
      report(.variadic(type: text(type.span)), at: token)
      advance()
      return .list(type, type.span)
    }
    return type
  }

  // MARK: Views and imports

  mutating func appendView(into statements: inout [Statement]) {
    let start = start
    advance()
    let name = token
    guard takeDeclaredName(.viewName) else { return }
    if let first = text(name).unicodeScalars.first, first.properties.isLowercase {
      report(.lowercaseView(name: text(name)), at: name)
    }
    let parameters = parseParameters(of: text(name), keyword: "view")
    skipForeignConformance(text(name))
    let body = isRecovering ? skipToBlock() : parseBody(.body("view"))
    let declaration = ViewDeclaration(
      name: name.name, nameSpan: span(name), parameters: parameters, body: body)
    statements.append(Statement(.view(declaration), span(from: start)))
  }

  mutating func appendImport(into statements: inout [Statement]) {
    let start = start
    advance()
    let path = token
    guard kind == .string else {
      if kind == .endOfFile { return fail(expected: .importPath) }
      report(.importWithoutQuotes(module: text(token)), from: start, to: Int(token.end))
      advance()
      while kind == .dot, peek(1).kind.isWord {
        advance()
        advance()
      }
      return
    }
    advance()
    let text = decodeString(path)
    var alias: Name? = nil
    if kind == .identifier, token.name == words.as, !token.isFirstOnLine {
      advance()
      let name = token
      guard takeDeclaredName(.aliasName) else { return }
      alias = name.name
    }
    statements.append(
      Statement(.importFile(path: text, pathSpan: span(path), alias: alias), span(from: start)))
  }
}
