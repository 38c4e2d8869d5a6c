extension TokenParser {
  /// `Int`, `[Flight]`, `String?`
  mutating func parseType() -> TypeExpression {
    var type: TypeExpression
    let start = start
    guard enter() else { return .named(names.intern("?"), span(from: start)) }
    defer { leave() }
    switch kind {
    case .leftBracket:
      type = parseListType()
    case .identifier:
      type = parseNamedType()
    case .leftParen:
      type = parseForeignFunctionType()
    default:
      fail(expected: .type)
      return .named(names.intern("?"), Span(file: input.file, start: start, end: start))
    }
    var isOptional = false
    while kind == .question || kind == .coalesce || kind == .bang, !token.hasSpaceBefore {
      if kind == .bang { report(.implicitlyUnwrapped(type: text(from: start, to: previousEnd)), at: token) }
      if kind == .coalesce || isOptional && kind == .question {
        report(.doubleOptional(type: text(from: start, to: previousEnd)), at: token)
      }
      isOptional = true
      advance()
    }
    if isOptional { type = .optional(type, span(from: start)) }
    return type
  }

  private mutating func parseListType() -> TypeExpression {
    let start = start
    advance()
    let element = parseType()
    if kind == .colon, !isRecovering {
      skipToCloser(.rightBracket)
      report(.dictionaryType, from: start, to: previousEnd)
      return .named(names.intern("Record"), span(from: start))
    }
    expectCloser(.rightBracket, opener: start, .closing("]"))
    return .list(element, span(from: start))
  }

  private mutating func parseNamedType() -> TypeExpression {
    let first = token
    if words.foreign(first.name) == .type || peek(1).kind == .less, let foreign = parseForeignType() {
      return foreign
    }
    advance()
    if kind == .dot, peek(1).kind == .identifier, !token.hasSpaceBefore {
      // A type of a file imported `as` a name.
      advance()
      let whole = text(from: Int(first.start), to: Int(token.end))
      advance()
      return .named(names.intern(whole), span(from: Int(first.start)))
    }
    return .named(first.name, span(first))
  }
}
