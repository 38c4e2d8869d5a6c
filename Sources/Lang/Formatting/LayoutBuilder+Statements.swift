extension LayoutBuilder {
  /// Statements up to the end of the block: each on its own line, unless `group` holds a single one and is not broken.
  /// Gives their number.
  @discardableResult
  mutating func statements(isCase: Bool, group: Int32?) -> Int {
    var count = 0
    let outer = isHeader
    isHeader = false
    var hasEnded = true
    while !endsBlock(isCase) {
      if kind == .semicolon {
        drop()
        hasEnded = true
        continue
      }
      if !hasEnded, !token.isFirstOnLine {
        // Words before a declaration that other languages have, which the parser passes over.
        separate(.space)
      } else if count == 0 {
        if let group { separate(.soft(group, 1)) } else { separate(.hard) }
      } else {
        if let group { force(group) }
        separate(.hard)
      }
      let before = index
      statement(isFirst: count == 0)
      hasEnded = false
      count += 1
      // Nothing here is not taken; should the grammar grow, the source is copied rather than lost.
      if index == before { put() }
    }
    isHeader = outer
    return count
  }

  private func endsBlock(_ isCase: Bool) -> Bool {
    switch kind {
    case .endOfFile, .rightBrace, .rightParen, .rightBracket, .stringPart, .stringClose: true
    case .case, .default: isCase && peek(1).kind != .assign
    default: false
    }
  }

  private mutating func statement(isFirst: Bool) {
    switch kind {
    case .let, .var: variable()
    case .fn: function()
    case .if: ifElse()
    case .for: forLoop()
    case .while: whileLoop()
    case .switch: switchCases()
    case .return: returnValue()
    case .break, .continue: put()
    case .identifier where isSoftKeyword():
      if token.name == words.view {
        view()
      } else if token.name == words.type {
        type()
      } else if token.name == words.import {
        importFile()
      } else {
        variable()
      }
    default:
      expressionStatement(isFirst: isFirst)
    }
  }

  /// `state`, `input`, `view`, `type` and `import` where what they declare follows on the line.
  private func isSoftKeyword() -> Bool {
    let next = peek(1)
    if next.isFirstOnLine { return false }
    let word = token.name
    if word == words.import { return next.kind == .string }
    return next.kind == .identifier
      && (word == words.state || word == words.input || word == words.view || word == words.type)
  }

  private mutating func returnValue() {
    put()
    if token.isFirstOnLine || kind == .semicolon || !startsOperand() { return }
    separate(.space)
    expression()
  }

  private func startsOperand() -> Bool {
    switch kind {
    case .identifier, .int, .number, .duration, .date, .string, .stringOpen, .closureArgument, .dollarName,
      .keyPath, .leftParen, .leftBracket, .leftBrace, .nil, .true, .false, .try, .if, .switch, .dot, .minus,
      .bang:
      true
    default: false
    }
  }

  private mutating func expressionStatement(isFirst: Bool) {
    expression(isLater: !isFirst)
    guard isAssignment(kind), !token.isFirstOnLine || token.hasSpaceAfter else { return }
    assignment()
  }

  private func isAssignment(_ kind: TokenKind) -> Bool {
    kind.rawValue >= TokenKind.assign.rawValue && kind.rawValue <= TokenKind.percentAssign.rawValue
  }

  /// `= value`, at the sign. The value goes on the next line if that helps: not before a bracket or a call, which can
  /// be broken itself.
  mutating func assignment() {
    separate(.space)
    let group = newGroup(.series)
    open(group)
    put()
    indent(group)
    let hasBreak = token.isFirstOnLine
    let position = separate(.soft(group, 1))
    outermostIndentation = nil
    switch expression() {
    case .leaf, .operators:
      if hasBreak { force(group) }
      // On a line of their own, operators stand below the first operand.
      if let outermostIndentation { items[outermostIndentation].start = UInt32(group) + 1 }
    case .bracket, .other:
      if !groups[Int(group)].isForced, let position { items[position].kind = .space }
    }
    dedent()
    close(group)
  }

  // MARK: Declarations

  private mutating func variable() {
    put()
    separate(.space)
    bindingPattern()
    if kind == .colon {
      put(.none)
      separate(.space)
      typeExpression()
    }
    if kind == .assign { assignment() }
  }

  private mutating func function() {
    put()
    put(.space)
    parameters()
    if kind == .arrow {
      put(.space)
      separate(.space)
      typeExpression()
    }
    if kind == .assign {
      assignment()
    } else {
      body()
    }
  }

  private mutating func view() {
    put()
    put(.space)
    parameters()
    body()
  }

  private mutating func importFile() {
    put()
    separate(.space)
    putString()
    if kind == .identifier, token.name == words.as, !token.isFirstOnLine {
      put(.space)
      put(.space)
    }
  }

  private mutating func parameters() {
    separate(.none)
    list(closedBy: .rightParen) { $0.parameter() }
  }

  private mutating func parameter() -> Shape {
    if kind.isWord, peek(1).kind == .identifier || peek(1).kind == .dollarName {
      put()
      separate(.space)
    }
    put()
    if kind == .colon {
      put(.none)
      separate(.space)
      typeExpression()
    }
    if kind == .assign {
      put(.space)
      separate(.space)
      expression()
    }
    return .other
  }
}
