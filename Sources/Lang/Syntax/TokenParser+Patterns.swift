extension TokenParser {
  /// A pattern of `case`: only `let x` binds.
  mutating func parsePattern() -> Pattern {
    guard enter() else { return Pattern(.invalid, span(token)) }
    let outer = context
    context.insert(.openRange)
    let pattern = parsePatternInside()
    context = outer
    leave()
    return pattern
  }

  private mutating func parsePatternInside() -> Pattern {
    let start = start
    switch kind {
    case .let, .var:
      return parseLetPattern()
    case .identifier where token.name == words.underscore:
      advance()
      return Pattern(.wildcard, span(from: start))
    case .dot where peek(1).kind.isWord:
      return parseSymbolPattern()
    case .leftBracket:
      return parseListPattern(isBinding: false)
    case .leftBrace where peek(1).kind.isWord || peek(1).kind == .string || peek(1).kind == .colon:
      return parseRecordPattern(isBinding: false)
    case .leftParen where isTuplePattern():
      return parseTuplePattern(isBinding: false)
    default:
      return parseValuePattern()
    }
  }

  private mutating func parseValuePattern() -> Pattern {
    let value = parseExpression()
    if case .invalid = value.kind { return Pattern(.invalid, value.span) }
    return Pattern(.value(value), value.span)
  }

  private mutating func parseLetPattern() -> Pattern {
    let keyword = token
    advance()
    if keyword.kind == .var { report(.varInPattern, at: keyword) }
    guard kind == .identifier else {
      if kind == .dot || kind == .leftParen || kind == .leftBracket || kind == .leftBrace {
        // Swift's `case let .failed(m)`.
        report(.letBeforePattern(pattern: text(from: start, to: endOfLine())), at: keyword)
        let pattern = kind == .dot ? parsePattern() : parseBindingPattern()
        return pattern
      }
      fail(expected: .patternName)
      return Pattern(.invalid, span(keyword))
    }
    let name = token
    advance()
    return Pattern(
      name.name == words.underscore ? .wildcard : .bind(name.name), span(from: Int(keyword.start)))
  }

  private mutating func parseSymbolPattern() -> Pattern {
    let start = start
    advance()
    let name = token.name
    advance()
    var parts: [Pattern]? = nil
    if kind == .leftParen, !token.hasSpaceBefore {
      parts = []
      advance()
      while kind != .rightParen, !isRecovering {
        if kind.isWord, peek(1).kind == .colon {
          report(.labelInPattern(label: text(token)), from: self.start, to: Int(peek(1).end))
          advance()
          advance()
        }
        parts?.append(parsePattern())
        if !take(.comma) { break }
      }
      expectCloser(.rightParen, opener: start, .commaOrCloser(")"))
    }
    return Pattern(.symbol(name, parts), span(from: start))
  }

  private func isTuplePattern() -> Bool {
    var i = index
    var level = 0
    while i < tokens.count - 1 {
      switch tokens[i].kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket: level += 1
      case .rightParen, .rightBracket, .rightBrace:
        level -= 1
        if level == 0 { return false }
      case .comma where level == 1: return true
      case .let where level == 1: return true
      default: break
      }
      i += 1
    }
    return false
  }

  // MARK: Binding patterns

  /// What `let`, `for` and closures take: a plain name binds.
  mutating func parseBindingPattern() -> Pattern {
    guard enter() else { return Pattern(.invalid, span(token)) }
    defer { leave() }
    let token = token
    switch token.kind {
    case .identifier:
      advance()
      return Pattern(token.name == words.underscore ? .wildcard : .bind(token.name), span(token))
    case .leftParen: return parseTuplePattern(isBinding: true)
    case .leftBracket: return parseListPattern(isBinding: true)
    case .leftBrace: return parseRecordPattern(isBinding: true)
    case .let, .var:
      report(.letBeforeName, at: token)
      advance()
      return parseBindingPattern()
    default:
      if token.kind.isWord, token.kind != .in {
        fail(.keywordAsName(text(token)))
        if peek(1).kind != .endOfFile { advance() }
      } else {
        fail(expected: .name)
      }
      return Pattern(.invalid, span(token))
    }
  }

  private mutating func parsePart(_ isBinding: Bool) -> Pattern {
    isBinding ? parseBindingPattern() : parsePattern()
  }

  private mutating func parseTuplePattern(isBinding: Bool) -> Pattern {
    let start = start
    advance()
    var parts: [Pattern] = []
    while kind != .rightParen, !isRecovering {
      parts.append(parsePart(isBinding))
      if kind == .colon, isBinding, !isRecovering {
        report(
          .typedClosureParameter(name: text(from: Int(parts.last?.span.start ?? 0), to: previousEnd)),
          at: token)
        advance()
        _ = parseType()
      }
      if !take(.comma) { break }
    }
    expectCloser(.rightParen, opener: start, .commaOrCloser(")"))
    return Pattern(.tuple(parts), span(from: start))
  }

  /// `[let a, ...]`, `[let a, ...let rest]`
  private mutating func parseListPattern(isBinding: Bool) -> Pattern {
    let start = start
    advance()
    var parts: [Pattern] = []
    var rest: Int? = nil
    var restName: Name? = nil
    while kind != .rightBracket, !isRecovering {
      if kind == .closedRange, isRest() {
        if rest != nil { report(.secondRest, at: token) }
        rest = parts.count
        advance()
        if kind == .let || kind == .identifier {
          if kind == .let { advance() } else if !isBinding { report(.restWithoutLet(text(token)), at: token) }
          if kind == .identifier {
            restName = token.name == words.underscore ? nil : token.name
            advance()
          } else {
            fail(expected: .patternName)
          }
        }
      } else {
        parts.append(parsePart(isBinding))
      }
      if !take(.comma) { break }
    }
    expectCloser(.rightBracket, opener: start, .commaOrCloser("]"))
    return Pattern(.list(parts, rest: rest, restName: restName), span(from: start))
  }

  /// `...` alone or with a name is the rest; before a value it is a range.
  private func isRest() -> Bool {
    let next = peek(1)
    switch next.kind {
    case .comma, .rightBracket, .let: return true
    case .identifier: return peek(2).kind == .comma || peek(2).kind == .rightBracket
    default: return false
    }
  }

  /// `{kind: .a, size: let n}`
  private mutating func parseRecordPattern(isBinding: Bool) -> Pattern {
    let start = start
    advance()
    var fields: [RecordPatternField] = []
    _ = take(.colon)
    while kind != .rightBrace, !isRecovering {
      let key = token
      guard let name = takeKey() else {
        fail(expected: .fieldName)
        break
      }
      guard expect(.colon, .colonAfterPatternKey(text(key))) else { break }
      fields.append(RecordPatternField(key: name, keySpan: span(key), pattern: parsePart(isBinding)))
      if !take(.comma) { break }
    }
    expectCloser(.rightBrace, opener: start, .commaOrCloser("}"))
    return Pattern(.record(fields), span(from: start))
  }
}
