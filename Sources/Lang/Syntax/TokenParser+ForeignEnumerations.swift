/// `enum`, read as a choice.
extension TokenParser {
  /// `enum Status { case on, off(Int) }`
  mutating func appendEnumeration(into statements: inout [Statement]) {
    let keyword = token
    advance()
    let name = token
    advance()
    while kind != .leftBrace, kind != .endOfFile, !token.isFirstOnLine { advance() }
    let headEnd = previousEnd
    var cases: [ChoiceCase] = []
    if take(.leftBrace) {
      while kind != .rightBrace, kind != .endOfFile, !isAborted {
        switch kind {
        case .case:
          advance()
          parseEnumerationCases(into: &cases)
        case .leftParen, .leftBracket, .leftBrace, .optionalBracket, .stringOpen: skipBracket()
        default: advance()
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
