extension Lexer {
  mutating func lexOperator(_ first: UInt8) {
    let start = position
    let second = byte(start + 1)
    let third = byte(start + 2)
    let (kind, length) = Lexer.operatorKind(first, second, third)
    if first == UInt8(ascii: "?"), let optional = optionalAccess(second) {
      if optional == .optionalBracket {
        open(.optionalBracket, length: 2)
      } else {
        position += 2
        append(optional, from: start)
      }
      return
    }
    position += length
    if kind == .closedRange, length == 2 { report(.twoDots, from: start, to: position) }
    if kind == .unknown { report(.unknownCharacter(scalar: UInt32(first)), from: start, to: position) }
    append(kind, from: start)
  }

  /// `?.` and `?[` hug what stands before them (or start a line); a ternary's `?` has blanks around it.
  private func optionalAccess(_ second: UInt8) -> TokenKind? {
    let hugs = !pendingFlags.contains(.spaceBefore)
    if second == UInt8(ascii: "."), startsName(at: position + 2) {
      return hugs || pendingFlags.contains(.newlineBefore) ? .optionalDot : nil
    }
    if second == UInt8(ascii: "["), hugs { return .optionalBracket }
    return nil
  }

  private static func operatorKind(_ a: UInt8, _ b: UInt8, _ c: UInt8) -> (TokenKind, Int) {
    let equals = UInt8(ascii: "=")
    switch a {
    case UInt8(ascii: "="):
      if b == equals { return c == equals ? (.tripleEqual, 3) : (.equal, 2) }
      return b == UInt8(ascii: ">") ? (.fatArrow, 2) : (.assign, 1)
    case UInt8(ascii: "!"):
      if b == equals { return c == equals ? (.notTripleEqual, 3) : (.notEqual, 2) }
      return (.bang, 1)
    case UInt8(ascii: "+"):
      if b == a { return (.increment, 2) }
      return b == equals ? (.plusAssign, 2) : (.plus, 1)
    case UInt8(ascii: "-"):
      if b == a { return (.decrement, 2) }
      if b == UInt8(ascii: ">") { return (.arrow, 2) }
      return b == equals ? (.minusAssign, 2) : (.minus, 1)
    case UInt8(ascii: "*"): return b == equals ? (.starAssign, 2) : (.star, 1)
    case UInt8(ascii: "/"): return b == equals ? (.slashAssign, 2) : (.slash, 1)
    case UInt8(ascii: "%"): return b == equals ? (.percentAssign, 2) : (.percent, 1)
    case UInt8(ascii: "<"):
      if b == a { return (.shiftLeft, 2) }
      return b == equals ? (.lessOrEqual, 2) : (.less, 1)
    case UInt8(ascii: ">"):
      if b == a { return (.shiftRight, 2) }
      return b == equals ? (.greaterOrEqual, 2) : (.greater, 1)
    case UInt8(ascii: "&"): return b == a ? (.and, 2) : (.ampersand, 1)
    case UInt8(ascii: "|"): return b == a ? (.or, 2) : (.pipe, 1)
    case UInt8(ascii: "?"): return b == a ? (.coalesce, 2) : (.question, 1)
    case UInt8(ascii: "^"): return (.caret, 1)
    case UInt8(ascii: "~"): return (.tilde, 1)
    case UInt8(ascii: "."):
      guard b == a else { return (.dot, 1) }
      if c == UInt8(ascii: "<") { return (.halfOpenRange, 3) }
      // `..` alone is read as `...`, after saying so.
      return c == a ? (.closedRange, 3) : (.closedRange, 2)
    default: return (.unknown, 1)
    }
  }
}
