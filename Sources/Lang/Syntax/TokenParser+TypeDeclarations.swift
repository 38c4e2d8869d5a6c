extension TokenParser {
  /// `type Name { … }`, `type Name = .a | .b`, `type Name = Other`
  mutating func appendType(into statements: inout [Statement]) {
    let start = start
    advance()
    let name = token
    guard takeDeclaredName(.typeName) else { return }
    if let first = text(name).unicodeScalars.first, first.properties.isLowercase {
      report(.lowercaseType(name: text(name)), at: name)
    }
    skipForeignConformance(text(name))
    let body: TypeBody
    if kind == .leftBrace {
      body = .record(parseFields())
    } else if take(.assign) {
      body = parseAliasOrChoice()
    } else {
      return fail(expected: .typeBody)
    }
    let declaration = TypeDeclaration(name: name.name, nameSpan: span(name), body: body)
    statements.append(Statement(.type(declaration), span(from: start)))
  }

  // MARK: Choices

  private mutating func parseAliasOrChoice() -> TypeBody {
    if kind == .pipe || kind == .dot || kind == .identifier && peek(1).kind == .pipe {
      return .choice(parseChoice())
    }
    if kind == .string {
      failAtStrings()
      return .choice([])
    }
    return .alias(parseType())
  }

  /// `"open" | "closed"`
  private mutating func failAtStrings() {
    var spellings: [String] = []
    var i = index
    while tokens[i].kind == .string {
      let spelling = text(tokens[i]).filter { $0.isLetter || $0.isNumber }
      if !spelling.isEmpty { spellings.append(spelling) }
      guard tokens[min(i + 1, tokens.count - 1)].kind == .pipe else { break }
      i = min(i + 2, tokens.count - 1)
    }
    fail(.choiceOfStrings(spellings))
  }

  private mutating func parseChoice() -> [ChoiceCase] {
    var cases: [ChoiceCase] = []
    _ = take(.pipe)
    repeat {
      guard kind == .dot, peek(1).kind.isWord, !peek(1).hasSpaceBefore else {
        if kind == .identifier {
          report(.choiceWithoutDot(name: text(token)), at: token)
        } else {
          fail(expected: .choiceCase)
          return cases
        }
        appendChoiceCase(Int(token.start), into: &cases)
        continue
      }
      let dot = start
      advance()
      appendChoiceCase(dot, into: &cases)
    } while !isRecovering && take(.pipe)
    if kind == .comma, !isRecovering {
      let first = cases.first.map { Int($0.span.start) } ?? start
      let parts = text(from: first, to: endOfLine()).split(separator: ",").map { $0.drop { $0 == " " } }
      fail(.choiceWithComma(parts.joined(separator: " | ")))
    }
    return cases
  }

  private mutating func appendChoiceCase(_ start: Int, into cases: inout [ChoiceCase]) {
    step(TokenParser.sizeOfPart)
    let name = token
    advance()
    let nameSpan = span(from: start)
    var payload: [TypeExpression] = []
    if kind == .leftParen, !token.hasSpaceBefore {
      let opener = self.start
      advance()
      while kind != .rightParen, !isRecovering {
        if kind.isWord, peek(1).kind == .colon {
          report(.labelInChoice(label: text(token)), from: self.start, to: Int(peek(1).end))
          advance()
          advance()
        }
        payload.append(parseType())
        if !take(.comma) { break }
      }
      expectCloser(.rightParen, opener: opener, .commaOrCloser(")"))
    }
    cases.append(ChoiceCase(name: name.name, span: nameSpan, payload: payload))
  }

  // MARK: Fields

  mutating func parseFields() -> [FieldDeclaration] {
    let opener = start
    if token.isFirstOnLine { report(.braceOnNextLine, at: token) }
    advance()
    var fields: [FieldDeclaration] = []
    guard enter() else { return [] }
    let outer = context
    context = []
    while kind != .rightBrace, kind != .endOfFile, !isAborted {
      if kind == .semicolon || kind == .comma {
        advance()
        continue
      }
      step(TokenParser.sizeOfField)
      let before = index
      parseField(into: &fields)
      if isRecovering {
        recover(from: before)
      } else if !token.isFirstOnLine, kind != .semicolon, kind != .comma, kind != .rightBrace {
        fail(.fieldNotEnded(found: text(token)))
        recover(from: before)
      }
      if index == before { advance() }
    }
    expectCloser(.rightBrace, opener: opener, .closing("}"))
    context = outer
    leave()
    return fields
  }

  private mutating func parseField(into fields: inout [FieldDeclaration]) {
    skipForeignFieldPrefix()
    let name = token
    if kind == .fn || (kind == .identifier && isForeignFunction(token)) { return fail(.functionInType) }
    guard kind.isWord else { return fail(expected: .fieldName) }
    advance()
    guard kind == .colon else {
      return fail(.fieldWithoutType(name: text(name), found: describe(token)))
    }
    advance()
    let type = parseType()
    var field = FieldDeclaration(name: name.name, nameSpan: span(name), type: type)
    while !isRecovering, takeClause(of: &field, name: name) {}
    fields.append(field)
  }

  /// `from "…"`, `as "…"`, `matching "…"`, `in …`, `where …`, `= …`, in any order, each once.
  private mutating func takeClause(of field: inout FieldDeclaration, name: Token) -> Bool {
    guard !token.isFirstOnLine else { return false }
    let clause = token
    switch kind {
    case .assign:
      advance()
      if field.defaultValue != nil { report(.repeatedClause("="), at: clause) }
      field.defaultValue = parseExpression()
    case .in:
      advance()
      if field.allowed != nil { report(.repeatedClause("in"), at: clause) }
      let outer = context
      context.insert(.openRange)
      field.allowed = parseExpression()
      context = outer
    case .identifier:
      return takeWordClause(of: &field, clause)
    default: return false
    }
    return true
  }

  private mutating func takeWordClause(of field: inout FieldDeclaration, _ clause: Token) -> Bool {
    let word = clause.name
    if word == words.where {
      advance()
      if field.condition != nil { report(.repeatedClause("where"), at: clause) }
      field.condition = parseExpression()
      return true
    }
    guard word == words.from || word == words.as || word == words.matching else { return false }
    advance()
    let value = token
    guard kind == .string else {
      fail(expected: .textAfterClause(text(clause)))
      return false
    }
    advance()
    let text = decodeString(value)
    if word == words.from {
      if field.source != nil { report(.repeatedClause("from"), at: clause) }
      field.source = text
    } else if word == words.as {
      if field.format != nil { report(.repeatedClause("as"), at: clause) }
      field.format = text
    } else {
      if field.pattern != nil { report(.repeatedClause("matching"), at: clause) }
      field.pattern = text
      field.patternSpan = span(value)
    }
    return true
  }
}
