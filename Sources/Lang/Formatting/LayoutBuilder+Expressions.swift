extension LayoutBuilder {
  /// What an expression is, for what stands around it.
  enum Shape {
    /// A name, a literal.
    case leaf
    /// A list, record or closure alone.
    case bracket(Int32, isClosure: Bool)
    /// Something with infix operators.
    case operators
    /// Calls, `if`, `switch`.
    case other
  }

  /// An operator group whose last operand is not read yet.
  private struct Pending {
    var precedence: UInt8
    var start: Int
    /// -1 for ranges, which never break.
    var group: Int32
    /// Where the group is indented.
    var indentation = 0
  }

  /// An expression; `isLater`: it begins a statement that is not the first of its block, and must not go on with the one
  /// before.
  @discardableResult
  mutating func expression(isLater: Bool = false) -> Shape {
    separateOnce()
    var pending: [Pending] = []
    var operandStart = items.count
    var shape = operand(isLater: isLater)
    while true {
      let precedence = infixPrecedence()
      if precedence == 0 { break }
      shape = .operators
      var start = operandStart
      while let top = pending.last, top.precedence > precedence {
        finish(top)
        start = top.start
        pending.removeLast()
      }
      if precedence == TokenParser.Precedence.range {
        pending.append(Pending(precedence: precedence, start: start, group: -1))
        guard rangeOperator() else { continue }
      } else {
        if pending.last?.precedence != precedence {
          let group = newGroup(.series)
          open(group, at: start)
          let position = items.count
          indent(group, isDouble: isHeader)
          pending.append(
            Pending(precedence: precedence, start: start, group: group, indentation: position))
        }
        if let group = pending.last?.group { infixOperator(group) }
      }
      operandStart = items.count
      operand(isLater: false)
    }
    while let top = pending.popLast() {
      finish(top)
      outermostIndentation = top.group < 0 ? nil : top.indentation
    }
    return shape
  }

  private mutating func finish(_ pending: Pending) {
    if pending.group < 0 { return }
    dedent()
    close(pending.group)
  }

  /// How tightly the infix operator here binds; 0 if the expression ends.
  private func infixPrecedence() -> UInt8 {
    let precedence = TokenParser.precedence(kind)
    if precedence > 0, token.isFirstOnLine, !token.hasSpaceAfter { return 0 }
    return precedence
  }

  private mutating func infixOperator(_ group: Int32) {
    if token.isFirstOnLine || peek(1).isFirstOnLine { force(group) }
    let isTernary = kind == .question
    put(.soft(group, 1))
    separate(.space)
    guard isTernary else { return }
    let outer = isHeader
    expression()
    isHeader = outer
    if token.isFirstOnLine || peek(1).isFirstOnLine { force(group) }
    put(.soft(group, 1))
    separate(.space)
  }

  /// `..<`, which hugs what stands around it. False if nothing follows, as in `xs[2...]`.
  private mutating func rangeOperator() -> Bool {
    // After a line comment the operator begins a line, and must not hug.
    let gap = gap(before: index, from: Int(tokens[index - 1].end))
    let isFirst =
      gap.trailing.contains(where: \.isLine) || gap.leading.contains { $0.linesBefore > 0 || $0.isLine }
    put(.none)
    let follows = startsBound()
    guard follows else { return false }
    separate(isFirst || kind == .dot || kind == .minus ? .space : .none)
    return true
  }

  private func startsBound() -> Bool {
    switch kind {
    case .identifier, .int, .number, .duration, .date, .string, .stringOpen, .closureArgument, .dollarName,
      .keyPath, .leftParen, .leftBracket, .nil, .true, .false, .try, .if, .switch, .dot, .minus, .bang:
      true
    case .leftBrace: !isHeader
    default: false
    }
  }

  // MARK: Operands

  @discardableResult
  mutating func operand(isLater: Bool) -> Shape {
    separateOnce()
    guard kind == .minus || kind == .bang else { return chain(isLater: isLater) }
    let isMinus = kind == .minus
    put()
    // `- 1` and `-1` differ, and `--` is no operator.
    let needsSpace = isMinus && (kind == .minus || isNumber(kind) && token.hasSpaceBefore)
    if needsSpace, isLater {
      putSign(UInt8(ascii: "("))
      separate(.none)
      let shape = operand(isLater: false)
      putSign(UInt8(ascii: ")"))
      return shape
    }
    separate(needsSpace ? .space : .none)
    return operand(isLater: false)
  }

  private func isNumber(_ kind: TokenKind) -> Bool { kind == .int || kind == .number }

  /// A primary, and what follows it.
  private mutating func chain(isLater: Bool) -> Shape {
    let start = items.count
    var shape = primary(isLater: isLater)
    // Whether it is a name and fields so far: the first call belongs to it.
    var isPath = true
    // Whether a block just before was on one line, and will not be.
    var splits = false
    var group: Int32 = -1
    while true {
      switch kind {
      case .dot, .optionalDot:
        member(start, &group, &isPath, splits: splits)
        splits = false
        if case .bracket = shape { shape = .other }
      case .leftParen where !token.isFirstOnLine:
        separate(.none)
        arguments()
        shape = .other
        isPath = false
        if startsBlock() { splits = trailingBlocks() }
      case .leftBracket where !token.isFirstOnLine && !token.hasSpaceBefore, .optionalBracket:
        subscripted()
        if case .bracket = shape { shape = .other }
      case .leftBrace where startsBlock():
        splits = trailingBlocks()
        shape = .other
        isPath = false
      default:
        return finishChain(group, shape)
      }
    }
  }

  private mutating func finishChain(_ group: Int32, _ shape: Shape) -> Shape {
    guard group >= 0 else { return shape }
    dedent()
    close(group)
    return .other
  }

  /// `.name`, at the point.
  private mutating func member(_ start: Int, _ group: inout Int32, _ isPath: inout Bool, splits: Bool) {
    let after = peek(2)
    let isCall = !after.isFirstOnLine && (after.kind == .leftParen || after.kind == .leftBrace && !isHeader)
    let isFirst = token.isFirstOnLine || splits
    let breaks = isPath ? isCall && isFirst : isCall || isFirst
    if breaks {
      if group < 0 {
        group = newGroup(.series)
        open(group, at: start)
        items.append(LayoutItem(kind: .chainIndent, isDouble: isHeader, group: group))
      }
      if isFirst { force(group) }
      put(.soft(group, 0))
    } else {
      put(.none)
    }
    put(.none)
    if isCall { isPath = false }
  }

  /// `[index]`, which stays on its line.
  private mutating func subscripted() {
    let outer = isHeader
    isHeader = false
    put(.none)
    expression()
    put(.none)
    isHeader = outer
  }

  private func startsBlock() -> Bool { kind == .leftBrace && !token.isFirstOnLine && !isHeader }
}
