/// Members, calls, indexes and trailing blocks: what follows an operand.
extension TokenParser {
  /// Goes on with the topmost operand.
  mutating func pushPostfixes() {
    while !isRecovering {
      switch kind {
      case .dot:
        guard takeMember(isOptional: false) else { return }
      case .optionalDot:
        guard takeMember(isOptional: true) else { return }
      case .leftParen:
        guard !token.isFirstOnLine, acceptsCall() else { return }
        pushCall()
      case .leftBracket:
        guard !token.isFirstOnLine, !token.hasSpaceBefore else { return }
        pushIndex(isOptional: false)
      case .optionalBracket:
        pushIndex(isOptional: true)
      case .leftBrace:
        guard !token.isFirstOnLine, !context.contains(.header), acceptsBlock() else { return }
        pushBlockCall()
      case .bang:
        guard !token.hasSpaceBefore, !token.isFirstOnLine else { return }
        reportForceUnwrap()
      case .question:
        guard reportStrayOptional() else { return }
      default:
        return
      }
      raiseHeight()
    }
  }

  private mutating func raiseHeight() {
    guard let height = heights.popLast() else { return }
    let raised = max(height, innerHeight) + 1
    heights.append(raised)
    if raised > Parser.chainLimit { abort(.chainTooLong(limit: Parser.chainLimit)) }
  }

  /// `.name`, also at the start of a line.
  private mutating func takeMember(isOptional: Bool) -> Bool {
    let next = peek(1)
    guard next.kind.isWord, !next.hasSpaceBefore || next.isFirstOnLine == false && !token.isFirstOnLine else {
      advance()
      fail(
        next.kind == .int || next.kind == .number
          ? .numberedMember(text(next)) : .expected(.memberName, found: describe(next)))
      return false
    }
    advance()
    let name = token
    if isForeignInit(name), peek(1).kind == .leftParen {
      let type = operands.last.map { text($0.span) } ?? ""
      report(.initCall(type: type), from: Int(name.start) - 1, to: Int(name.end))
      advance()
      return true
    }
    advance()
    appendMember(name, isOptional: isOptional)
    return true
  }

  private mutating func appendMember(_ name: Token, isOptional: Bool) {
    guard let base = operands.popLast() else { return }
    let whole = span(from: Int(base.span.start))
    operands.append(
      Expression(.member(consume base, name.name, nameSpan: span(name), optional: isOptional), whole))
  }

  /// Only a name, a member, a call, an index or a closure can be called with parentheses.
  private func acceptsCall() -> Bool {
    guard let callee = operands.last else { return false }
    switch callee.kind {
    case .name, .member, .index, .closureArgument: return true
    case .call, .closure: return !token.hasSpaceBefore
    default:
      // `(f)(x)`: what was in parentheses has them in its span.
      return !token.hasSpaceBefore && tokens[max(index - 1, 0)].kind == .rightParen
    }
  }

  private func acceptsBlock() -> Bool {
    guard let callee = operands.last else { return false }
    switch callee.kind {
    case .name, .member, .index: return true
    // `f { } { }`: the second needs its label.
    case .call(let call): return call.blocks.isEmpty
    default: return false
    }
  }

  // MARK: Calls

  private mutating func pushCall() {
    let arguments = parseArguments()
    appendCall(arguments)
    if kind == .leftBrace, !token.isFirstOnLine, !context.contains(.header), !isRecovering {
      let blocks = parseTrailingBlocks()
      attachBlocks(blocks)
    }
  }

  private mutating func appendCall(_ arguments: [Argument]) {
    guard let callee = operands.popLast() else { return }
    let whole = span(from: Int(callee.span.start))
    let call = Call(callee: consume callee, arguments: arguments, blocks: [], isParenthesised: true)
    operands.append(Expression(.call(call), whole))
  }

  private mutating func attachBlocks(_ blocks: [TrailingBlock]) {
    guard let last = operands.popLast(), case .call(let call) = last.kind else { return }
    let whole = Call(callee: call.callee, arguments: call.arguments, blocks: blocks, isParenthesised: true)
    operands.append(Expression(.call(whole), span(from: Int(last.span.start))))
  }

  /// `List { … }`
  private mutating func pushBlockCall() {
    let blocks = parseTrailingBlocks()
    guard let callee = operands.popLast() else { return }
    let call = Call(callee: callee, arguments: [], blocks: blocks, isParenthesised: false)
    operands.append(Expression(.call(call), span(from: Int(callee.span.start))))
  }

  /// `(a, label: b)`, at the parenthesis.
  mutating func parseArguments() -> [Argument] {
    let opener = start
    advance()
    guard enter() else { return [] }
    let outer = context
    context = []
    var arguments: [Argument] = []
    if kind != .rightParen { arguments.reserveCapacity(2) }
    while kind != .rightParen, !isRecovering {
      parseArgument(into: &arguments)
      if !take(.comma) { break }
    }
    expectCloser(.rightParen, opener: opener, .commaOrCloser(")"))
    context = outer
    leave()
    return arguments
  }

  private mutating func parseArgument(into arguments: inout [Argument]) {
    var label: Name? = nil
    var labelSpan = Span.none
    if kind.isWord, peek(1).kind == .colon {
      label = token.name
      labelSpan = span(token)
      advance()
      advance()
    } else if kind.isWord, peek(1).kind == .assign {
      // `name = value` of Python.
      report(
        .foreign(.keywordArgument(name: text(token), value: simpleText(peek(2)))), from: start,
        to: Int(peek(1).end))
      label = token.name
      labelSpan = span(token)
      advance()
      advance()
    }
    pushExpression()
    if let value = operands.popLast() {
      arguments.append(Argument(label: label, labelSpan: labelSpan, value: consume value))
    }
  }

  /// `{ … } header: { … }`
  private mutating func parseTrailingBlocks() -> [TrailingBlock] {
    var blocks: [TrailingBlock] = []
    let first = parseClosure()
    blocks.append(TrailingBlock(label: nil, labelSpan: .none, closure: first))
    while !isRecovering, startsLabelledBlock() {
      let label = token
      advance()
      advance()
      let closure = parseClosure()
      blocks.append(TrailingBlock(label: label.name, labelSpan: span(label), closure: closure))
    }
    return blocks
  }

  private func startsLabelledBlock() -> Bool {
    guard peek(1).kind == .colon, peek(2).kind == .leftBrace, !peek(2).isFirstOnLine else { return false }
    return kind == .identifier || (kind.isWord && !token.isFirstOnLine && kind != .default)
  }

  // MARK: Indexes

  /// `x[i]`, `x?[i]`
  private mutating func pushIndex(isOptional: Bool) {
    let opener = token
    advance()
    guard enter() else { return }
    let outer = context
    context = .openRange
    if kind == .rightBracket {
      fail(.emptyIndex)
      operands.append(invalidHere())
    } else {
      pushExpression()
    }
    if kind == .comma, !isRecovering { fail(.severalIndexes) }
    expectCloser(.rightBracket, opener: Int(opener.start), .closing("]"))
    context = outer
    leave()
    finishIndex(isOptional)
  }

  private mutating func finishIndex(_ isOptional: Bool) {
    guard let index = operands.popLast(), let base = operands.popLast() else { return }
    operands.append(
      Expression(.index(base, index, optional: isOptional), span(from: Int(base.span.start))))
  }
}
