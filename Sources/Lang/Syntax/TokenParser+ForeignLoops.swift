/// Loops of other languages.
extension TokenParser {
  /// `for (let i = 0; i < n; i++)`, `for (x of xs)`, `for (x in xs)`
  mutating func appendForeignFor(_ start: Int, into statements: inout [Statement]) -> Bool {
    guard kind == .leftParen || kind == .let || kind == .var || kind == .identifier else { return false }
    if kind != .leftParen {
      guard words.foreign(token.name) == .constant || kind == .let || kind == .var || peek(1).kind == .assign,
        hasSemicolonOnLine()
      else { return false }
      reportCountingFor(from: index, start: start)
      while kind != .leftBrace, kind != .endOfFile { advance() }
    } else {
      guard let (inner, isCounting) = foreignForHeader() else { return false }
      if isCounting {
        reportCountingFor(from: index + 1, start: start)
        skipBracket()
      } else {
        let name = text(tokens[inner - 1])
        advance()
        let end = endOfBracket()
        report(
          .foreign(.parenthesisedFor(name: name, sequence: text(from: Int(tokens[inner].end) + 1, to: end))),
          from: start, to: min(end + 1, input.bytes.count))
        index = inner + 1
        let loopName = tokens[inner - 1]
        let sequence = parseExpression()
        _ = take(.rightParen)
        let body = isRecovering ? skipToBlock() : parseBlock(.body("for"))
        let pattern = Pattern(.bind(loopName.name), span(loopName))
        statements.append(
          Statement(
            .forIn(For(pattern: pattern, sequence: sequence, filter: nil, body: body)), span(from: start)))
        return true
      }
    }
    if kind == .leftBrace { _ = parseBlock(.body("for")) }
    return true
  }

  private func hasSemicolonOnLine() -> Bool {
    var i = index
    while i < tokens.count - 1, i == index || !tokens[i].isFirstOnLine, tokens[i].kind != .leftBrace {
      if tokens[i].kind == .semicolon { return true }
      i += 1
    }
    return false
  }

  /// In `for ( … )`: where the `in` or `of` of its own level stands, or that it counts with `;`.
  private func foreignForHeader() -> (Int, Bool)? {
    var i = index
    var level = 0
    while i < tokens.count - 1 {
      switch tokens[i].kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket: level += 1
      case .rightParen, .rightBracket, .rightBrace:
        level -= 1
        if level == 0 { return nil }
      case .semicolon where level == 1: return (i, true)
      case .comma where level == 1: return nil
      case .in where level == 1: return (i, false)
      case .identifier where level == 1 && i > index + 1 && text(tokens[i]) == "of": return (i, false)
      default: break
      }
      i += 1
    }
    return nil
  }

  /// The user's own names and ends, if the header has the usual shape.
  private mutating func reportCountingFor(from first: Int, start: Int) {
    var i = first
    func at(_ i: Int) -> Token { tokens[min(i, tokens.count - 1)] }
    if at(i).kind == .let || at(i).kind == .var || at(i + 1).kind == .identifier { i += 1 }
    var name: String? = nil
    var low = "0"
    var high = "n"
    var isClosed = false
    if at(i).kind == .identifier, at(i + 1).kind == .assign {
      name = text(at(i))
      var j = i + 2
      let lowStart = Int(at(j).start)
      while j < tokens.count - 1, at(j).kind != .semicolon { j += 1 }
      low = text(from: lowStart, to: Int(at(j - 1).end))
      if at(j + 1).kind == .identifier, at(j + 2).kind == .less || at(j + 2).kind == .lessOrEqual {
        isClosed = at(j + 2).kind == .lessOrEqual
        var k = j + 3
        let highStart = Int(at(k).start)
        while k < tokens.count - 1, at(k).kind != .semicolon { k += 1 }
        high = text(from: highStart, to: Int(at(k - 1).end))
      }
    }
    report(
      .foreign(.countingFor(name: name, low: low, high: high, isClosed: isClosed)), from: start,
      to: Int(token.end))
  }
}
