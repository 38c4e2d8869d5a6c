/// Statements of other languages.
extension TokenParser {
  /// At a word, attribute or `#word` that starts a statement; false if it is an ordinary one.
  mutating func appendForeignStatement(into statements: inout [Statement]) -> Bool {
    if kind == .attribute { return appendAttributed(into: &statements) }
    if kind == .hashWord { return appendHashWord(into: &statements) }
    let word = words.foreign(token.name)
    if word == .none { return appendTypedDeclaration(into: &statements) }
    let next = peek(1)
    guard !next.isFirstOnLine else { return false }
    let isBeforeName = next.kind == .identifier
    switch word {
    case .function where isBeforeName: appendForeignFunction(into: &statements)
    case .constant where isBeforeName, .mutable where isBeforeName:
      appendForeignConstant(word, into: &statements)
    case .structure where isBeforeName: appendStructure(into: &statements)
    case .enumeration where isBeforeName: appendEnumeration(into: &statements)
    case .behaviour where isBeforeName, .extensionWord where isBeforeName: skipForeignDeclaration(word)
    case .modifier where next.kind.isWord || next.kind == .attribute: appendModified(into: &statements)
    case .guardWord where next.kind != .assign && next.kind != .leftParen: appendGuard(into: &statements)
    case .doBlock where next.kind == .leftBrace, .deferred where next.kind == .leftBrace,
      .repeated where next.kind == .leftBrace:
      appendForeignBlock(word, into: &statements)
    case .effect where next.kind == .let || next.kind == .var || next.kind == .fn:
      report(.foreign(.needless(text(token))), at: token)
      advance()
      parseStatementAgain(into: &statements)
    case .throwing where startsOperand(next) && next.kind != .leftParen: appendThrow()
    case .unless where startsOperand(next) && next.hasSpaceBefore: failUnless()
    case .match where isBeforeName && hasBraceOnLine(): fail(.foreign(.match(value: headerText())))
    default: return false
    }
    return true
  }

  /// `Int count = 0`, `String name = …`
  private mutating func appendTypedDeclaration(into statements: inout [Statement]) -> Bool {
    let next = peek(1)
    guard next.kind == .identifier, !next.isFirstOnLine, peek(2).kind == .assign else { return false }
    let type = token
    report(.foreign(.declaredByType(type: text(type), name: text(next))), from: start, to: Int(next.end))
    advance()
    appendPlainVariable(.constant, from: Int(type.start), into: &statements)
    return true
  }

  /// `name = value` or `name: Type = value`, as a declaration of this kind.
  mutating func appendPlainVariable(_ kind: VariableKind, from start: Int, into statements: inout [Statement])
  {
    let pattern = parseBindingPattern()
    var type: TypeExpression? = nil
    if !isRecovering, take(.colon) { type = parseType() }
    var value: Expression? = nil
    if !isRecovering, take(.assign) { value = parseExpression() }
    let declaration = VariableDeclaration(kind: kind, pattern: pattern, type: type, value: value)
    statements.append(Statement(.variable(declaration), span(from: start)))
  }

  private mutating func appendForeignConstant(_ word: ForeignWord, into statements: inout [Statement]) {
    let first = token
    let meant = word == .mutable ? "var" : "let"
    advance()
    let name = text(token)
    report(.foreign(.variable(found: text(first), meant: "\(meant) \(name) = …")), at: first)
    appendPlainVariable(word == .mutable ? .variable : .constant, from: Int(first.start), into: &statements)
  }

  /// `private let x = 1`: the word is left out.
  private mutating func appendModified(into statements: inout [Statement]) {
    let first = token
    while kind == .identifier, words.foreign(token.name) == .modifier,
      peek(1).kind.isWord || peek(1).kind == .attribute,
      !peek(1).isFirstOnLine
    {
      advance()
      // `private(set)`
      if kind == .leftParen { skipBracket() }
    }
    let isForeignToo =
      kind == .attribute
      || (kind == .identifier && words.foreign(token.name) != .none && words.foreign(token.name) != .modifier)
      || startsComputedProperty(offset: 0)
    if !isForeignToo { report(.foreign(.needless(text(first))), at: first) }
    parseStatementAgain(into: &statements)
  }

  /// What stands between the present word and the `{` of its line.
  private func headerText() -> String {
    var i = index + 1
    while i < tokens.count - 1, tokens[i].kind != .leftBrace, !tokens[i].isFirstOnLine { i += 1 }
    return text(from: Int(peek(1).start), to: Int(tokens[max(i - 1, 0)].end))
  }

  private func hasBraceOnLine() -> Bool {
    var i = index + 1
    while i < tokens.count - 1, !tokens[i].isFirstOnLine {
      if tokens[i].kind == .leftBrace { return true }
      i += 1
    }
    return false
  }

  // MARK: Control

  private mutating func appendGuard(into statements: inout [Statement]) {
    let first = token
    advance()
    let conditionStart = start
    let conditions = parseConditions()
    let condition = text(from: conditionStart, to: previousEnd)
    guard !isRecovering else { return }
    let headEnd = previousEnd
    var exit = "return"
    if take(.else), kind == .leftBrace {
      let inside = Int(token.end)
      skipBracket()
      let written = text(from: inside, to: previousEnd - 1).split(whereSeparator: \.isWhitespace).joined(
        separator: " ")
      if !written.isEmpty { exit = written }
    }
    var hasBinding = false
    for condition in conditions {
      if case .optionalBinding(let name, let span, let value) = condition {
        hasBinding = true
        if case .name(name) = value.kind { continue }
        // So that what follows knows the name.
        let declaration = VariableDeclaration(
          kind: .constant, pattern: Pattern(.bind(name), span), type: nil, value: value)
        statements.append(Statement(.variable(declaration), span))
      }
    }
    let foreign: Foreign =
      hasBinding
      ? .guardLet(condition: condition, exit: exit) : .guardCondition(condition: condition, exit: exit)
    report(.foreign(foreign), from: Int(first.start), to: headEnd)
  }

  /// `do { }`, `defer { }`, `repeat { }`: the block is read, and `catch` or `while` behind it skipped.
  private mutating func appendForeignBlock(_ word: ForeignWord, into statements: inout [Statement]) {
    let first = token
    report(
      .foreign(word == .doBlock ? .catching : word == .deferred ? .deferred : .repeated), at: first)
    advance()
    let block = parseBlock(.block)
    statements.append(contentsOf: block.statements)
    while kind == .identifier, text(token) == "catch" || text(token) == "finally" || text(token) == "except",
      !isRecovering
    {
      advance()
      while kind != .leftBrace, kind != .endOfFile, !token.isFirstOnLine { advance() }
      if kind == .leftBrace { skipBracket() }
    }
    if kind == .while, !isRecovering, !token.isFirstOnLine {
      advance()
      _ = parseHeaderExpression()
    }
  }

  private mutating func appendThrow() {
    let first = token
    advance()
    let value = parseExpression()
    report(.foreign(.throwing(value: text(value.span))), from: Int(first.start), to: previousEnd)
  }

  private mutating func failUnless() {
    fail(.foreign(.unless(condition: headerText())))
  }

  /// `elif x {`, `elsif`, behind a block: read as `else if`.
  mutating func takeForeignElse() -> Bool {
    guard kind == .identifier, words.foreign(token.name) == .elseIf, startsOperand(peek(1)),
      !peek(1).isFirstOnLine
    else { return false }
    report(.foreign(.word(found: text(token), meant: "else if")), at: token)
    return true
  }

  // MARK: Behind a statement

  /// At a token that does not belong to the statement before it: known slips. True if it was reported.
  mutating func reportForeignEnd() -> Bool {
    let token = token
    let target = statementText()
    switch token.kind {
    case .increment, .decrement:
      fail(.foreign(.increment(sign: String(text(token).prefix(1)), target: target)))
    case .if:
      advance()
      let start = start
      let outer = isRecovering
      isRecovering = true
      pushExpression()
      _ = operands.popLast()
      isRecovering = outer
      let condition = text(from: start, to: previousEnd)
      report(
        .foreign(.conditionBehind(value: target, condition: condition)), from: Int(token.start),
        to: previousEnd)
      isRecovering = true
    case .fatArrow, .arrow:
      failAtArrow()
    case .assign:
      fail(.assignmentInExpression)
    case .identifier where text(token) == "catch":
      fail(.foreign(.catching))
    case .string, .stringOpen, .identifier, .int, .number:
      let callee = peek(-1)
      guard callee.kind == .identifier, target == text(callee),
        words.foreign(token.name) == .none || token.kind != .identifier
      else { return false }
      fail(.foreign(.callWithoutParentheses(name: target, argument: text(from: start, to: endOfLine()))))
    default: return false
    }
    return true
  }

  /// What the present line holds before the present token.
  func lineBefore() -> String { statementText() }

  private func statementText() -> String {
    var i = index
    while i > 0, !tokens[i].isFirstOnLine, tokens[i - 1].kind != .semicolon, tokens[i - 1].kind != .leftBrace
    { i -= 1 }
    return text(from: Int(tokens[i].start), to: previousEnd)
  }
}
