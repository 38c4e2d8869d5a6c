/// Values and signs of other languages: each gets one report with the same in Trellis, and is read as that.
extension TokenParser {
  // MARK: Words

  /// `not x`
  mutating func takeForeignNot() {
    let next = peek(1)
    guard !next.isFirstOnLine, next.hasSpaceBefore, startsOperand(next), next.kind != .minus,
      next.kind != .dot
    else { return }
    report(.foreign(.word(found: "not", meant: "!")), at: token)
    advance()
  }

  /// `null`, `True`, `new Thing()`, `await f()`
  mutating func parseForeignOperand() -> Expression? {
    let token = token
    let next = peek(1)
    let isAlone = next.kind != .leftParen || next.hasSpaceBefore
    switch words.foreign(token.name) {
    case .null where isAlone && !isDefined(next): return readAs(.nilLiteral, "nil")
    case .yes where isAlone && !isDefined(next): return readAs(.bool(true), "true")
    case .no where isAlone && !isDefined(next): return readAs(.bool(false), "false")
    case .new where next.kind == .identifier && !next.isFirstOnLine,
      .await where next.kind == .identifier && !next.isFirstOnLine:
      report(.foreign(.needless(text(token))), at: token)
      advance()
      return parseLeafAgain()
    case .lambda where !next.isFirstOnLine && (next.kind == .identifier || next.kind == .colon):
      failAtLambda()
      return invalidHere()
    case .function where next.kind == .leftParen && hasBodyBehind():
      fail(.foreign(.anonymousFunction))
      return invalidHere()
    default: return nil
    }
  }

  private func isDefined(_ next: Token) -> Bool { next.kind == .colon || next.kind == .assign }

  private mutating func readAs(_ kind: ExpressionKind, _ meant: String) -> Expression {
    let span = span(token)
    report(.foreign(.word(found: text(token), meant: meant)), at: token)
    advance()
    return Expression(kind, span)
  }

  private mutating func parseLeafAgain() -> Expression {
    let token = token
    advance()
    return Expression(.name(token.name), span(token))
  }

  /// `( … ) {` follows.
  private func hasBodyBehind() -> Bool {
    var i = index + 1
    var level = 0
    while i < tokens.count - 1 {
      if tokens[i].kind == .leftParen { level += 1 }
      if tokens[i].kind == .rightParen {
        level -= 1
        if level == 0 { return tokens[i + 1].kind == .leftBrace || tokens[i + 1].kind == .fatArrow }
      }
      i += 1
    }
    return false
  }

  // MARK: Infix

  /// A word or sign of another language where an infix operator may stand; gives the one that is meant.
  mutating func foreignInfix() -> TokenKind? {
    while true {
      let token = token
      guard !token.isFirstOnLine else { return nil }
      switch token.kind {
      case .identifier:
        let next = peek(1)
        guard !next.isFirstOnLine else { return nil }
        switch words.foreign(token.name) {
        case .and where startsOperand(next): return reportInfix("&&", .and)
        case .or where startsOperand(next): return reportInfix("||", .or)
        case .isWord where next.kind == .identifier, .asWord where isCast(next):
          takeCast()
          continue
        default: return nil
        }
      case .tripleEqual: return reportInfix("==", .equal)
      case .notTripleEqual: return reportInfix("!=", .notEqual)
      case .ampersand, .caret, .shiftLeft, .shiftRight, .pipe:
        guard startsOperand(peek(1)), token.hasSpaceBefore == token.hasSpaceAfter else { return nil }
        if token.kind == .pipe, peek(1).kind == .dot { return nil }
        report(.foreign(.bitOperator(text(token))), at: token)
        return token.kind == .pipe ? .or : token.kind == .ampersand ? .and : .plus
      case .increment, .decrement:
        // `a ++b` is rare; `a--1` is a sum of a negative.
        return nil
      default:
        let kind = token.kind
        return TokenParser.precedence(kind) > 0 ? kind : nil
      }
    }
  }

  private mutating func reportInfix(_ meant: String, _ kind: TokenKind) -> TokenKind {
    report(.foreign(.word(found: text(token), meant: meant)), at: token)
    return kind
  }

  private func isCast(_ next: Token) -> Bool {
    switch next.kind {
    case .question, .bang: peek(2).kind == .identifier
    case .identifier: text(next).unicodeScalars.first?.properties.isUppercase == true
    default: false
    }
  }

  /// `x as? Int`, `x is Int`
  private mutating func takeCast() {
    let isTest = words.foreign(token.name) == .isWord
    let start = start
    let value = operands.last.map { text($0.span) } ?? "x"
    advance()
    if kind == .question || kind == .bang { advance() }
    let count = errors.count
    let type = parseType()
    guard !isRecovering else { return }
    errors.removeSubrange(count...)
    let name = TokenParser.foreignTypes[text(type.span)] ?? text(type.span)
    report(.foreign(.cast(value: value, type: name, isTest: isTest)), from: start, to: previousEnd)
  }

  // MARK: Where a value is missing

  mutating func parseMissingOperand() -> Expression {
    let token = token
    let span = span(token)
    let next = peek(1)
    switch token.kind {
    case .ampersand where next.kind == .identifier && !next.hasSpaceBefore:
      report(.foreign(.inoutArgument(name: text(next))), at: token)
      advance()
      advance()
      return Expression(.binding(next.name), self.span(next))
    case .plus where startsOperand(next) && !next.hasSpaceBefore && !token.isFirstOnLine:
      report(.foreign(.unaryPlus), at: token)
      advance()
      return parseLeafOrInvalid()
    case .increment, .decrement:
      fail(
        .foreign(
          .increment(sign: String(text(token).prefix(1)), target: next.kind == .identifier ? text(next) : "x")
        ))
    case .fn, .for, .while, .let, .var, .return, .break, .continue:
      if token.kind == .fn, next.kind == .leftParen {
        fail(.foreign(.anonymousFunction))
      } else if !token.isFirstOnLine {
        fail(.foreign(.statementAsValue(text(token))))
      } else {
        fail(expected: .expression)
      }
    case .tilde: fail(.foreign(.bitOperator("~")))
    case .hashWord:
      fail(.foreign(.directive(text(next.kind == .leftParen ? token : token).dropFirst().description)))
    case .attribute: fail(.foreign(.attribute(text(token.name))))
    default:
      if TokenParser.precedence(token.kind) > 1, next.kind == .rightParen || next.kind == .comma {
        report(.foreign(.operatorAsValue(text(token))), at: token)
        advance()
        return Expression(.invalid, span)
      }
      fail(expected: .expression)
    }
    return Expression(.invalid, span)
  }

  private mutating func parseLeafOrInvalid() -> Expression {
    let token = token
    switch token.kind {
    case .int, .number:
      advance()
      return parseNumber(token, isNegative: false)
    case .identifier: return parseLeafAgain()
    default:
      fail(expected: .expression)
      return invalidHere()
    }
  }

  // MARK: Behind a value

  func isForeignInit(_ name: Token) -> Bool { name.name == words.initializer }

  /// `x!`
  mutating func reportForceUnwrap() {
    report(.foreign(.forceUnwrap(value: operands.last.map { text($0.span) } ?? "x")), at: token)
    advance()
  }

  /// `x?` with nothing behind it.
  mutating func reportStrayOptional() -> Bool {
    let next = peek(1)
    guard !token.hasSpaceBefore, !token.isFirstOnLine, !next.isVirtual else { return false }
    switch next.kind {
    case .rightParen, .rightBracket, .comma, .rightBrace, .assign: break
    default:
      guard next.isFirstOnLine, next.kind != .endOfFile, !startsTernaryBranch(next) else { return false }
    }
    report(.foreign(.strayOptional(value: operands.last.map { text($0.span) } ?? "x")), at: token)
    advance()
    return true
  }

  private func startsTernaryBranch(_ next: Token) -> Bool {
    var i = index + 1
    while i < tokens.count - 1, i < index + 40 {
      if tokens[i].kind == .colon, tokens[i].hasSpaceBefore { return true }
      if tokens[i].isFirstOnLine, i > index + 1 { return false }
      i += 1
    }
    return false
  }

  /// `\(x, specifier: "%.2f")`, at the comma: skips what follows the value.
  mutating func reportSpecifier() {
    let comma = start
    let value = operands.last.map { text($0.span) } ?? "x"
    let argumentsStart = Int(peek(1).start)
    while kind != .stringPart, kind != .stringClose, kind != .endOfFile {
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket, .stringOpen: skipBracket()
      default: advance()
      }
    }
    report(
      .foreign(.specifier(value: value, arguments: text(from: argumentsStart, to: previousEnd))), from: comma,
      to: previousEnd)
  }

  /// Where the innermost bracket closes.
  func endOfBracket() -> Int {
    var i = index
    var level = 0
    while i < tokens.count - 1 {
      switch tokens[i].kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket, .stringOpen: level += 1
      case .rightParen, .rightBracket, .rightBrace, .stringClose:
        if level == 0 { return Int(tokens[i].start) }
        level -= 1
      default: break
      }
      i += 1
    }
    return previousEnd
  }
}
