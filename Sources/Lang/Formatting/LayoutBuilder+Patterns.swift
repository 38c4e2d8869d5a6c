/// What `case`, `let`, `for` and closures take.
extension LayoutBuilder {
  /// A pattern of `case`.
  mutating func pattern() {
    switch kind {
    case .let:
      put()
      put(.space)
    case .identifier where token.name == words.underscore:
      put()
    case .dot where peek(1).kind.isWord:
      put()
      put(.none)
      if kind == .leftParen, !token.hasSpaceBefore { patterns(.rightParen, isBinding: false) }
    case .leftBracket:
      patterns(.rightBracket, isBinding: false)
    case .leftBrace where peek(1).kind.isWord || peek(1).kind == .string || peek(1).kind == .colon:
      recordPattern(isBinding: false)
    case .leftParen where isTuplePattern():
      patterns(.rightParen, isBinding: false)
    default:
      expression()
    }
  }

  /// What `let`, `for` and closures take.
  mutating func bindingPattern() {
    switch kind {
    case .leftParen: patterns(.rightParen, isBinding: true)
    case .leftBracket: patterns(.rightBracket, isBinding: true)
    case .leftBrace: recordPattern(isBinding: true)
    default: put()
    }
  }

  private mutating func part(_ isBinding: Bool) -> Shape {
    if isBinding { bindingPattern() } else { pattern() }
    return .other
  }

  private mutating func patterns(_ closer: TokenKind, isBinding: Bool) {
    separateOnce()
    list(closedBy: closer) { builder in
      guard closer == .rightBracket, builder.kind == .closedRange, builder.isRest() else {
        return builder.part(isBinding)
      }
      builder.put()
      if builder.kind == .let {
        builder.put(.none)
        builder.put(.space)
      } else if builder.kind == .identifier {
        builder.put(.none)
      }
      return .other
    }
  }

  /// `...` alone or with a name is the rest; before a value it is a range.
  private func isRest() -> Bool {
    switch peek(1).kind {
    case .comma, .rightBracket, .let: true
    case .identifier: peek(2).kind == .comma || peek(2).kind == .rightBracket
    default: false
    }
  }

  private mutating func recordPattern(isBinding: Bool) {
    separateOnce()
    if peek(1).kind == .colon {
      put()
      put(.none)
      if kind == .rightBrace {
        put(.none)
        return
      }
      // `{: a: 1}`, which the parser takes.
    }
    list(closedBy: .rightBrace) { builder in
      builder.key()
      return builder.part(isBinding)
    }
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
}
