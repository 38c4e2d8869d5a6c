/// Declarations of other languages, read as what they mean.
extension TokenParser {
  // MARK: Functions

  /// `func add(_ a: Int) -> Int { … }`, `def add(a, b):`
  /// Without a report when what it stands in is shown as a whole.
  mutating func appendForeignFunction(into statements: inout [Statement], reports: Bool = true) {
    let first = token
    let name = text(peek(1))
    var head = "fn \(name)(…) { … }"
    var list = index + 2
    if tokens[min(list, tokens.count - 1)].kind == .less {
      while list < tokens.count - 1, tokens[list].kind != .leftParen, !tokens[list].isFirstOnLine {
        list += 1
      }
    }
    if tokens[min(list, tokens.count - 1)].kind == .leftParen {
      var names: [String] = []
      var i = list + 1
      var level = 1
      while i < tokens.count - 1, level > 0 {
        let token = tokens[i]
        switch token.kind {
        case .leftParen, .leftBracket, .leftBrace: level += 1
        case .rightParen, .rightBracket, .rightBrace: level -= 1
        case _ where token.kind.isWord && level == 1 && token.name != words.underscore:
          let previous = tokens[i - 1]
          if previous.kind == .leftParen || previous.kind == .comma || previous.kind == .attribute {
            names.append(text(token))
          } else if previous.kind.isWord, tokens[i - 2].kind != .colon {
            if previous.name == words.underscore {
              names.append(text(token))
            } else if let last = names.popLast() {
              names.append("\(last) \(text(token))")
            }
          }
        default: break
        }
        i += 1
      }
      let result = foreignViewResult(from: i)
      head =
        result
        ? "view \(Messages.capitalised(name))(\(names.joined(separator: ", "))) { … }"
        : "fn \(name)(\(names.joined(separator: ", "))) { … }"
    }
    if reports { report(.foreign(.function(found: text(first), head: head)), at: first) }
    advance()
    // What else is foreign in its head has been shown with it.
    let count = errors.count
    parseFunctionQuietly(from: Int(first.start), headErrors: count, into: &statements)
  }

  private func foreignViewResult(from i: Int) -> Bool {
    let j = min(i, tokens.count - 1)
    guard tokens[j].kind == .arrow, j + 2 < tokens.count else { return false }
    return text(tokens[j + 1]) == "some" || text(tokens[j + 1]) == "View"
  }

  /// Reads a function; of the reports in its head only those that the shown head does not answer are kept.
  private mutating func parseFunctionQuietly(
    from start: Int, headErrors: Int, into statements: inout [Statement]
  ) {
    let name = token
    guard takeDeclaredName(.functionName) else { return }
    if kind == .less {
      while kind != .leftParen, kind != .endOfFile, !token.isFirstOnLine { advance() }
    }
    let parameters = parseParameters(of: text(name), keyword: "fn")
    skipForeignEffects(reports: false)
    var result: TypeExpression? = nil
    if !isRecovering, take(.arrow) { result = parseType() }
    if kind == .identifier, token.name == words.where {
      while kind != .leftBrace, kind != .endOfFile, !token.isFirstOnLine { advance() }
    }
    errors.removeAll { error in
      guard error.start >= Int(name.start), case let kind = error.kind else { return false }
      switch kind {
      case .unlabelledParameter, .foreign(.typeName), .foreign(.functionType), .foreign(.builderType),
        .foreign(.attribute), .missingParameterList:
        return true
      default: return false
      }
    }
    if kind == .colon, !isRecovering {
      // Python: the body is indented.
      isRecovering = true
      while kind != .endOfFile, !token.isFirstOnLine { advance() }
      return
    }
    let body: FunctionBody
    if isRecovering {
      body = .block(skipToBlock())
    } else if take(.assign) {
      body = .expression(parseExpression())
    } else {
      body = .block(parseBlock(.functionBody))
    }
    let declaration = FunctionDeclaration(
      name: name.name, nameSpan: span(name), parameters: parameters, result: result, body: body)
    statements.append(Statement(.function(declaration), span(from: start)))
  }

  /// A `protocol` or `extension`: skipped.
  mutating func skipForeignDeclaration(_ word: ForeignWord) {
    let first = token
    let foreign: Foreign =
      word == .behaviour ? .behaviour(text(first)) : .extensionWord(type: text(peek(1)))
    report(.foreign(foreign), from: Int(first.start), to: Int(peek(1).end))
    while kind != .leftBrace, kind != .endOfFile { advance() }
    if kind == .leftBrace { skipBracket() }
  }

  // MARK: Properties

  /// Whether `name: Type {` stands `offset` tokens ahead (behind `var` or `let`).
  func startsComputedProperty(offset: Int) -> Bool {
    var i = index + offset
    if i < tokens.count, tokens[i].kind == .var || tokens[i].kind == .let { i += 1 }
    guard i + 2 < tokens.count, tokens[i].kind == .identifier, tokens[i + 1].kind == .colon else {
      return false
    }
    i += 2
    while i < tokens.count - 1, !tokens[i].isFirstOnLine {
      switch tokens[i].kind {
      case .identifier, .leftBracket, .rightBracket, .question, .dot, .less, .greater, .comma, .colon: i += 1
      case .leftBrace: return true
      default: return false
      }
    }
    return false
  }

  /// `var body: some View { … }`, `var total: Int { … }`, behind the `var`.
  mutating func appendForeignProperty(_ keyword: Token, into statements: inout [Statement]) -> Bool {
    guard kind == .identifier, startsComputedProperty(offset: 0) else { return false }
    let name = token
    advance()
    advance()
    let isView = text(token) == "some" || text(token) == "View" || text(token) == "AnyView"
    while kind != .leftBrace { advance() }
    report(
      .foreign(isView ? .computedView(name: text(name)) : .computed(name: text(name))),
      from: Int(keyword.start),
      to: previousEnd)
    let inside = peek(1)
    if inside.kind == .identifier, ["get", "set", "didSet", "willSet"].contains(text(inside)) {
      skipBracket()
      return true
    }
    let body = parseBlock(.block)
    if isView {
      let capital = Messages.capitalised(text(name))
      let declaration = ViewDeclaration(
        name: names.intern(capital), nameSpan: span(name), parameters: [], body: body)
      statements.append(Statement(.view(declaration), span(from: Int(keyword.start))))
    } else {
      let declaration = FunctionDeclaration(
        name: name.name, nameSpan: span(name), parameters: [], result: nil, body: .block(body))
      statements.append(Statement(.function(declaration), span(from: Int(keyword.start))))
    }
    return true
  }

  // MARK: Attributes

  /// `@State private var x = 0`, at the attribute.
  mutating func appendAttributed(into statements: inout [Statement]) -> Bool {
    let first = token
    let property = takeProperty()
    guard let property else {
      // Before something else: left out.
      if kind == .identifier || kind.isWord, kind != .endOfFile, !isRecovering {
        report(.foreign(.attribute(text(first.name))), at: first)
        parseStatementAgain(into: &statements)
        return true
      }
      fail(.foreign(.attribute(text(first.name))))
      return true
    }
    report(.foreign(property.foreign(text)), from: Int(first.start), to: previousEnd)
    if let statement = property.statement(span(from: Int(first.start))) { statements.append(statement) }
    return true
  }

  /// Attributes, modifiers, `var` or `let`, a name, its type and value; nil (nothing but the attributes read) if no
  /// property follows.
  mutating func takeProperty() -> ForeignProperty? {
    var property = ForeignProperty()
    while true {
      if kind == .attribute {
        if property.attribute == nil { property.attribute = text(token.name) }
        advance()
        if kind == .leftParen, !token.hasSpaceBefore {
          property.argument = text(from: Int(token.end), to: matchingEnd() - 1)
          skipBracket()
        }
      } else if kind == .identifier, words.foreign(token.name) == .modifier, !isRecovering {
        advance()
        if kind == .leftParen { skipBracket() }
      } else {
        break
      }
    }
    guard kind == .var || kind == .let, peek(1).kind == .identifier else { return nil }
    property.isConstant = kind == .let
    advance()
    property.name = token
    if startsComputedProperty(offset: 0) {
      property.isComputed = true
      return property
    }
    advance()
    if kind == .colon {
      advance()
      let before = errors.count
      property.type = parseType()
      // The types are shown as they are meant.
      if errors.count > before { errors.removeSubrange(before...) }
    }
    if kind == .assign, !isRecovering {
      advance()
      property.value = parseExpression()
    }
    return property
  }

  private func matchingEnd() -> Int {
    var i = index
    var level = 0
    while i < tokens.count - 1 {
      switch tokens[i].kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket, .stringOpen: level += 1
      case .rightParen, .rightBracket, .rightBrace, .stringClose:
        level -= 1
        if level == 0 { return Int(tokens[i].end) }
      default: break
      }
      i += 1
    }
    return Int(tokens[i].end)
  }

  // MARK: `#`

  /// `#Preview { … }`, `#if DEBUG`
  mutating func appendHashWord(into statements: inout [Statement]) -> Bool {
    let first = token
    advance()
    if text(first.name) == "Preview" {
      if kind == .leftParen { skipBracket() }
      var body = ""
      var end = previousEnd
      if kind == .leftBrace {
        end = Int(token.end)
        let inside = Int(token.end)
        let block = parseBlock(.block)
        statements.append(contentsOf: block.statements)
        body = text(from: inside, to: max(inside, previousEnd - 1)).split(whereSeparator: \.isWhitespace)
          .joined(separator: " ")
        end = previousEnd
      }
      report(.foreign(.preview(body: body)), from: Int(first.start), to: end)
      return true
    }
    report(.foreign(.directive(text(first.name))), at: first)
    while kind != .endOfFile, !token.isFirstOnLine { advance() }
    return true
  }
}
