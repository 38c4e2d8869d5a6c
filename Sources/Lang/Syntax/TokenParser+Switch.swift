extension TokenParser {
  mutating func appendSwitch(into statements: inout [Statement]) {
    let start = start
    let node = parseSwitch()
    statements.append(Statement(.switchCase(node), span(from: start)))
    checkAfterBlock("switch")
  }

  mutating func pushSwitch() {
    let start = start
    guard enter() else { return operands.append(invalidHere()) }
    let node = parseSwitch()
    leave()
    operands.append(Expression(.switchCase(node), span(from: start)))
  }

  private mutating func parseSwitch() -> Switch {
    advance()
    let subject = parseHeaderExpression()
    var cases: [SwitchCase] = []
    guard kind == .leftBrace, !isRecovering else {
      fail(expected: .body("switch"))
      return Switch(subject: subject, cases: [])
    }
    if token.isFirstOnLine { report(.braceOnNextLine, at: token) }
    let opener = start
    advance()
    if enter() {
      let outer = context
      context = []
      while kind == .case || kind == .default || isStrayInSwitch() { parseCase(into: &cases) }
      expectCloser(.rightBrace, opener: opener, .caseOrCloser)
      context = outer
      leave()
    }
    return Switch(subject: subject, cases: cases)
  }

  /// Reports what stands in a `switch` outside its cases, and skips it.
  private mutating func isStrayInSwitch() -> Bool {
    guard kind != .rightBrace, kind != .endOfFile, !isAborted else { return false }
    if kind == .semicolon {
      advance()
      return kind == .case || kind == .default || isStrayInSwitch()
    }
    fail(expected: .caseOrCloser)
    repeat {
      recover(from: index)
      if kind == .semicolon { advance() }
      if kind == .case || kind == .default { return true }
      if kind == .rightBrace || kind == .endOfFile { return false }
      if kind == .rightParen || kind == .rightBracket || kind == .stringPart || kind == .stringClose {
        return false
      }
      advance()
    } while kind != .endOfFile
    return false
  }

  private mutating func parseCase(into cases: inout [SwitchCase]) {
    let start = start
    var patterns: [Pattern] = []
    var filter: Expression? = nil
    let isDefault = kind == .default
    advance()
    if !isDefault {
      repeat {
        patterns.append(parsePattern())
      } while !isRecovering && take(.comma)
      if kind == .identifier, token.name == words.where, !isRecovering {
        advance()
        filter = parseHeaderExpression()
      }
    }
    if kind == .fatArrow || kind == .arrow || kind == .leftBrace, !isRecovering {
      report(
        .caseWithoutColon(
          found: text(token), pattern: patterns.map { text($0.span) }.joined(separator: ", ")),
        at: token)
      if kind != .leftBrace { advance() }
    } else {
      expect(.colon, .colonAfterCase)
      if isRecovering { recover(from: -1) }
    }
    var body: [Statement] = []
    parseStatements(into: &body, isCase: true)
    cases.append(SwitchCase(patterns: patterns, filter: filter, body: body, span: span(from: start)))
  }
}
