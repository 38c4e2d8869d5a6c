/// Operators: a stack of operands and one of operators, so that the host's stack grows by brackets alone.
extension TokenParser {
  mutating func parseExpression() -> Expression {
    pushExpression()
    return operands.popLast() ?? invalidHere()
  }

  /// Reads an expression and leaves it on `operands`.
  mutating func pushExpression() {
    let base = operators.count
    let operandBase = operands.count
    pushOperand()
    while !isRecovering, takeInfix(base) { pushOperand() }
    finishExpression(base, operandBase)
  }

  private mutating func finishExpression(_ base: Int, _ operandBase: Int) {
    while operators.count > base { reduce() }
    // After an error operands may be left over.
    if operands.count > operandBase + 1 { operands.remove(from: operandBase + 1) }
    if operands.count <= operandBase { operands.append(invalidHere()) }
    while heights.count > operandBase + 1 { heights.removeLast() }
    if let height = heights.popLast(), height > innerHeight { innerHeight = height }
    while heights.count < operandBase { heights.append(1) }
  }

  func invalidHere() -> Expression {
    Expression(.invalid, Span(file: input.file, start: start, end: start))
  }

  /// Reads an infix operator that goes on with the expression, and puts it on the stack.
  /// False if none does; the operand that must follow is read by the caller.
  private mutating func takeInfix(_ base: Int) -> Bool {
    var token = token
    if token.kind == .identifier || token.kind.rawValue >= TokenKind.pipe.rawValue {
      guard let meant = foreignInfix() else { return false }
      token.kind = meant
    }
    if token.kind == .question, peek(1).kind == .colon, !peek(1).hasSpaceBefore {
      // `a ?: b` of other languages.
      report(.foreign(.word(found: "?:", meant: "??")), from: Int(token.start), to: Int(peek(1).end))
      token.kind = .coalesce
      advance()
    }
    let precedence = TokenParser.precedence(token.kind)
    guard precedence > 0 else { return false }
    if token.isFirstOnLine, !token.hasSpaceAfter { return false }
    if token.kind == .minus, token.hasSpaceBefore, !token.hasSpaceAfter {
      report(
        .lopsidedMinus(left: operands.last.map { text($0.span) } ?? "", operand: text(peek(1))), at: token)
    }
    if token.kind == .question { return takeTernary(base, token) }
    reduce(downTo: base, for: precedence, isRightAssociative: token.kind == .coalesce)
    if operators.count > base, operators[operators.count - 1].precedence == precedence {
      checkSamePrecedence(token, precedence)
    }
    advance()
    if precedence == Precedence.range, endsOpenRange() { return takeOpenRange(token, base) }
    operators.append(
      PendingOperator(
        kind: token.kind, precedence: precedence, lacksLeft: false, start: token.start, end: token.end))
    checkPending(base)
    return true
  }

  /// Comparisons and ranges do not chain.
  private mutating func checkSamePrecedence(_ token: Token, _ precedence: UInt8) {
    if precedence == Precedence.comparison {
      let previous = operators[operators.count - 1]
      let middle = operands.last.map { text($0.span) } ?? ""
      let left = operands.count > 1 ? text(operands[operands.count - 2].span) : ""
      report(
        .chainedComparison(
          left: left, first: text(from: Int(previous.start), to: Int(previous.end)), middle: middle,
          second: text(token), right: simpleText(peek(1))), at: token)
      reduce()
    } else if precedence == Precedence.range {
      report(.chainedRange, at: token)
      reduce()
    }
  }

  /// A long run of right-associative operators nests.
  private mutating func checkPending(_ base: Int) {
    if depth + operators.count - base - TokenParser.precedenceLevels > input.nesting {
      abort(.nestedTooDeeply(limit: input.nesting))
    }
  }

  /// `a ? b : c`, at the `?`.
  private mutating func takeTernary(_ base: Int, _ token: Token) -> Bool {
    reduce(downTo: base, for: Precedence.ternary, isRightAssociative: true)
    advance()
    guard enter() else { return false }
    pushExpression()
    leave()
    guard let middle = operands.popLast() else { return false }
    guard kind == .colon else {
      failWithoutColon(token)
      return false
    }
    middles.append(middle)
    let colon = self.token
    advance()
    operators.append(
      PendingOperator(
        kind: .question, precedence: Precedence.ternary, lacksLeft: false, start: token.start, end: colon.end)
    )
    checkPending(base)
    return true
  }

  /// Reported at the `?`, since what stands where the `:` should be may be far away.
  private mutating func failWithoutColon(_ question: Token) {
    guard !isRecovering else { return }
    isRecovering = true
    guard !token.isVirtual else { return }
    errors.append(
      SyntaxError(
        .ternaryWithoutColon, start: Int(question.start), end: Int(question.end), atEnd: kind == .endOfFile))
  }

  // MARK: Reducing

  private mutating func reduce(downTo base: Int, for precedence: UInt8, isRightAssociative: Bool) {
    while operators.count > base {
      let top = operators[operators.count - 1].precedence
      // Equal comparisons and ranges stay, to be reported.
      if top < precedence { return }
      if top == precedence,
        isRightAssociative || precedence == Precedence.comparison || precedence == Precedence.range
      {
        return
      }
      reduce()
    }
  }

  /// Builds the node of the topmost operator.
  mutating func reduce() {
    guard let top = operators.popLast(), let right = operands.popLast() else { return }
    let rightHeight = heights.popLast() ?? 1
    if top.lacksLeft {
      operands.append(
        Expression(
          .range(nil, right, closed: top.kind == .closedRange),
          Span(file: input.file, start: Int(top.start), end: Int(right.span.end))))
      heights.append(rightHeight + 1)
      return
    }
    guard let left = operands.popLast() else {
      operands.append(right)
      heights.append(rightHeight)
      return
    }
    let height = max(heights.popLast() ?? 1, rightHeight) + 1
    operands.append(node(top, consume left, consume right))
    heights.append(height)
    if height > Parser.chainLimit { abort(.chainTooLong(limit: Parser.chainLimit)) }
  }

  private mutating func node(
    _ top: PendingOperator, _ left: consuming Expression, _ right: consuming Expression
  ) -> Expression {
    let span = left.span.union(right.span)
    let operatorSpan = Span(file: input.file, start: Int(top.start), end: Int(top.end))
    switch top.kind {
    case .question:
      guard let middle = middles.popLast() else { return left }
      return Expression(.ternary(left, middle, right), span)
    case .closedRange: return Expression(.range(left, right, closed: true), span)
    case .halfOpenRange: return Expression(.range(left, right, closed: false), span)
    default:
      let operation = TokenParser.binaryOperator(top.kind)
      return Expression(.binary(operation, left, right, operatorSpan: operatorSpan), span)
    }
  }

  // MARK: Open ranges

  /// Nothing that could be the upper bound follows.
  private func endsOpenRange() -> Bool {
    !startsOperand(token)
  }

  /// `5...` in an index or pattern.
  private mutating func takeOpenRange(_ token: Token, _ base: Int) -> Bool {
    guard let left = operands.popLast() else { return false }
    if !context.contains(.openRange) {
      if kind == .endOfFile || self.token.isVirtual {
        fail(expected: .expression)
      } else {
        report(.openRange, at: token)
      }
    }
    operands.append(
      Expression(
        .range(left, nil, closed: token.kind == .closedRange),
        Span(file: input.file, start: Int(left.span.start), end: Int(token.end))))
    if let height = heights.popLast() { heights.append(height + 1) }
    return takeInfix(base)
  }

  // MARK: Tables

  enum Precedence {
    static let ternary: UInt8 = 1
    static let comparison: UInt8 = 4
    static let range: UInt8 = 6
  }

  /// How many operators can wait for each other without one of them being right-associative.
  static let precedenceLevels = 7

  /// How tightly an infix operator binds; 0 for what is none.
  @inline(__always)
  static func precedence(_ kind: TokenKind) -> UInt8 {
    switch kind {
    case .question: Precedence.ternary
    case .or: 2
    case .and: 3
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: Precedence.comparison
    case .coalesce: 5
    case .halfOpenRange, .closedRange: Precedence.range
    case .plus, .minus: 7
    case .star, .slash, .percent: 8
    default: 0
    }
  }

  static func binaryOperator(_ kind: TokenKind) -> BinaryOperator {
    switch kind {
    case .or: .or
    case .and: .and
    case .coalesce: .coalesce
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .plus, .plusAssign: .add
    case .minus, .minusAssign: .subtract
    case .star, .starAssign: .multiply
    case .slash, .slashAssign: .divide
    default: .remainder
    }
  }
}
