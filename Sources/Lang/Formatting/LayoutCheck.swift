/// A last look before a layout is given out: it must have the same words, literals, signs and comments as the source.
///
/// It costs another pass over the bytes, and no mistake of the formatter can then lose what somebody wrote.
enum LayoutCheck {
  static func isFaithful(_ result: [UInt8], to source: [UInt8], names: NameTable, words: Words) -> Bool {
    source.withUnsafeBufferPointer { old in
      result.withUnsafeBufferPointer { new in
        var reader = Lexer(old, names: names, words: words, nesting: Parser.nestingLimit)
        reader.run()
        var other = Lexer(new, names: names, words: words, nesting: Parser.nestingLimit)
        other.run()
        guard other.errors.isEmpty, other.isBalanced else { return false }
        return reader.tokens.withTokens { tokens in
          other.tokens.withTokens { others in
            haveSameTokens(old, tokens, new, others) && commentBytes(old, tokens) == commentBytes(new, others)
          }
        }
      }
    }
  }

  private static func haveSameTokens(
    _ old: UnsafeBufferPointer<UInt8>, _ tokens: UnsafeBufferPointer<Token>,
    _ new: UnsafeBufferPointer<UInt8>, _ others: UnsafeBufferPointer<Token>
  ) -> Bool {
    var i = 0
    var j = 0
    while i < tokens.count || j < others.count {
      if i < tokens.count, mayChange(tokens[i].kind) {
        i += 1
      } else if j < others.count, mayChange(others[j].kind) {
        j += 1
      } else {
        guard i < tokens.count, j < others.count, tokens[i].kind == others[j].kind,
          tokens[i].payload == others[j].payload || tokens[i].kind.isOpener,
          old[Int(tokens[i].start)..<Int(tokens[i].end)].elementsEqual(
            new[Int(others[j].start)..<Int(others[j].end)])
        else { return false }
        i += 1
        j += 1
      }
    }
    return true
  }

  /// What the formatter adds or takes away.
  private static func mayChange(_ kind: TokenKind) -> Bool {
    switch kind {
    case .comma, .semicolon, .leftParen, .rightParen, .pipe: true
    default: false
    }
  }

  /// How many bytes that are no blanks stand between the tokens.
  private static func commentBytes(_ bytes: UnsafeBufferPointer<UInt8>, _ tokens: UnsafeBufferPointer<Token>)
    -> Int
  {
    var count = 0
    var position = 0
    for token in tokens {
      for i in position..<max(position, Int(token.start)) where bytes[i] > 0x20 { count += 1 }
      position = Int(token.end)
    }
    return count
  }
}
