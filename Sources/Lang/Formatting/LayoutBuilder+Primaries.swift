extension LayoutBuilder {
  mutating func primary(isLater: Bool) -> Shape {
    switch kind {
    case .leftParen:
      let outer = isHeader
      isHeader = false
      list(closedBy: .rightParen) { $0.expression() }
      isHeader = outer
      return .other
    case .leftBracket:
      let group = list(closedBy: .rightBracket, endsWithComma: true) { $0.expression() }
      return group.map { .bracket($0, isClosure: false) } ?? .leaf
    case .leftBrace where !isHeader: return brace()
    case .if:
      ifElse()
      return .other
    case .switch:
      switchCases()
      return .other
    case .try:
      put()
      put(.none)
      separate(.space)
      return expression()
    case .string, .stringOpen:
      putString()
      return .leaf
    case .dot:
      symbol(isLater)
      return .leaf
    case .closedRange, .halfOpenRange:
      put()
      separate(kind == .dot || kind == .minus ? .space : .none)
      return operand(isLater: false)
    case .keyPath:
      keyPath()
      return .leaf
    default:
      put()
      return .leaf
    }
  }

  /// `.leading`, `.adaptive(min: 10)`. One that begins a later statement would be a member of the one before.
  private mutating func symbol(_ isLater: Bool) {
    if isLater { putSign(UInt8(ascii: "(")) }
    put()
    put(.none)
    if kind == .leftParen, !token.isFirstOnLine, !token.hasSpaceBefore {
      separate(.none)
      arguments()
    }
    if isLater { putSign(UInt8(ascii: ")")) }
  }

  private mutating func keyPath() {
    put()
    put(.none)
    while kind == .dot, !token.isFirstOnLine, peek(1).kind.isWord, !peek(1).hasSpaceBefore {
      put(.none)
      put(.none)
    }
  }

  /// A record or closure.
  private mutating func brace() -> Shape {
    let next = peek(1)
    if next.kind == .colon, peek(2).kind == .rightBrace {
      put()
      put(.none)
      put(.none)
      return .leaf
    }
    if next.kind.isWord || next.kind == .string, peek(2).kind == .colon {
      let group = list(closedBy: .rightBrace, endsWithComma: true) { builder in
        builder.key()
        return builder.expression()
      }
      return group.map { .bracket($0, isClosure: false) } ?? .leaf
    }
    let group = newGroup(.bracket)
    open(group)
    let outer = isHeader
    isHeader = false
    closure(group)
    isHeader = outer
    close(group)
    return .bracket(group, isClosure: true)
  }

  /// `key: `
  mutating func key() {
    put()
    put(.none)
    separate(.space)
  }
}
