/// Functions without a name and loops in lists, as other languages write them.
extension TokenParser {
  /// `lambda x: x + 1`
  mutating func failAtLambda() {
    var i = index + 1
    while i < tokens.count - 1, tokens[i].kind != .colon, !tokens[i].isFirstOnLine { i += 1 }
    guard tokens[i].kind == .colon else { return fail(.foreign(.lambda(closure: nil))) }
    let parameters = text(from: Int(peek(1).start), to: Int(tokens[i - 1].end))
    let bodyStart = Int(tokens[i].end)
    var level = 0
    var end = bodyStart
    i += 1
    while i < tokens.count - 1, !tokens[i].isFirstOnLine, level > 0 || tokens[i].kind != .comma {
      if tokens[i].kind.isOpener { level += 1 }
      if tokens[i].kind.rawValue >= TokenKind.rightParen.rawValue,
        [.rightParen, .rightBracket, .rightBrace].contains(tokens[i].kind)
      {
        level -= 1
        if level < 0 { break }
      }
      end = Int(tokens[i].end)
      i += 1
    }
    let body = text(from: bodyStart, to: end).drop { $0 == " " }
    fail(
      .foreign(
        .lambda(closure: tokens[index + 1].kind == .colon ? "{ \(body) }" : "{ \(parameters) in \(body) }")))
  }

  /// `x => x + 1`, `(a, b) => { … }`, `{ x -> x + 1 }`, at the arrow.
  mutating func failAtArrow() {
    let before = peek(-1)
    var parameters = before.kind == .identifier ? text(before) : ""
    if before.kind == .rightParen {
      var i = index - 1
      while i > 0, tokens[i].kind != .leftParen { i -= 1 }
      parameters = text(from: Int(tokens[i].end), to: Int(before.start))
    }
    let next = peek(1)
    var body = text(from: Int(next.start), to: min(endOfBracket(), max(endOfLine(), Int(next.end))))
    if next.kind == .leftBrace, body.hasPrefix("{"), body.hasSuffix("}") {
      body = String(body.dropFirst().dropLast().drop { $0 == " " })
    }
    while body.last == " " { body.removeLast() }
    fail(.foreign(.lambda(closure: parameters.isEmpty ? "{ \(body) }" : "{ \(parameters) in \(body) }")))
  }

  /// `[x.name for x in xs if x.open]`, at the `for`.
  mutating func failAtComprehension(_ opener: Token) {
    let value = text(from: Int(opener.end), to: previousEnd)
    let name = text(peek(1))
    let end = endOfBracket()
    var i = index + 1
    while i < tokens.count - 1, tokens[i].kind != .in, Int(tokens[i].start) < end { i += 1 }
    guard tokens[i].kind == .in else { return fail(.foreign(.comprehension(meant: nil))) }
    let sequenceStart = Int(tokens[i + 1].start)
    while i < tokens.count - 1, tokens[i].kind != .if, Int(tokens[i].start) < end { i += 1 }
    let sequence = text(from: sequenceStart, to: Int(tokens[i - 1].end))
    var meant = sequence
    if tokens[i].kind == .if, Int(tokens[i].start) < end {
      meant += ".filter { \(name) in \(text(from: Int(tokens[i + 1].start), to: end)) }"
    }
    if value != name { meant += ".map { \(name) in \(value) }" }
    fail(.foreign(.comprehension(meant: meant)))
  }
}
