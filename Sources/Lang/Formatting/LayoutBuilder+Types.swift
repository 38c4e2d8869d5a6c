extension LayoutBuilder {
  /// `Int`, `[Flight]`, `String?`
  mutating func typeExpression() {
    if kind == .leftBracket {
      put()
      typeExpression()
      put(.none)
    } else {
      put()
      if kind == .dot, peek(1).kind == .identifier, !token.hasSpaceBefore {
        put(.none)
        put(.none)
      }
    }
    if kind == .question, !token.hasSpaceBefore { put(.none) }
  }

  mutating func type() {
    put()
    put(.space)
    if kind == .leftBrace {
      separate(.space)
      fields()
    } else {
      choiceOrAlias()
    }
  }

  /// `= .a | .b(Item)`, `= Other`, at the sign.
  private mutating func choiceOrAlias() {
    separate(.space)
    let group = newGroup(.series)
    open(group)
    put()
    indent(group)
    if kind == .pipe { drop() }
    if token.isFirstOnLine { force(group) }
    separate(.soft(group, 1))
    let start = items.count
    var choices: Int32 = -1
    var isChoice = true
    while true {
      if choices >= 0 { separate(.space) }
      if kind == .dot {
        choice()
      } else {
        typeExpression()
        isChoice = kind == .pipe
      }
      guard kind == .pipe, isChoice else { break }
      if choices < 0 {
        choices = newGroup(.series)
        open(choices, at: start)
        let position = items.count
        indent(choices)
        items[position].start = UInt32(group) + 1
      }
      if token.isFirstOnLine || peek(1).isFirstOnLine { force(choices) }
      put(.soft(choices, 1))
    }
    if choices >= 0 {
      dedent()
      close(choices)
    }
    dedent()
    close(group)
  }

  private mutating func choice() {
    put()
    put(.none)
    if kind == .leftParen, !token.hasSpaceBefore {
      separate(.none)
      list(closedBy: .rightParen) { builder in
        builder.typeExpression()
        return .other
      }
    }
  }

  /// `{ name: Type clauses … }`
  private mutating func fields() {
    let group = newGroup(.bracket, isForced: peek(1).isFirstOnLine)
    if isEmptyBracket(closedBy: .rightBrace) {
      put()
      put(.none)
      return
    }
    open(group)
    put()
    indent(group)
    var count = 0
    while kind != .rightBrace, kind != .endOfFile {
      if kind == .semicolon || kind == .comma {
        drop()
        continue
      }
      if count > 0 { items.append(LayoutItem(kind: .whenFlat, group: group, start: 0x2C, width: 1)) }
      separate(.soft(group, 1, keepsEmptyLine: count > 0))
      field()
      count += 1
    }
    separateCloser(group, 1, isEmpty: count == 0)
    put()
    close(group)
  }

  private mutating func field() {
    put()
    put(.none)
    separate(.space)
    typeExpression()
    while !token.isFirstOnLine {
      switch kind {
      case .assign, .in:
        put(.space)
        separate(.space)
        expression()
      case .identifier:
        let isCondition = token.name == words.where
        put(.space)
        separate(.space)
        if isCondition { expression() } else { putString() }
      default: return
      }
    }
  }
}
