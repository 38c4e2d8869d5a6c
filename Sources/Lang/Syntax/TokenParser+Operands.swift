/// Operands: prefix signs, primaries, and what follows them.
extension TokenParser {
  /// Reads one operand with its prefixes and postfixes onto `operands`, and its height onto `heights`.
  mutating func pushOperand() {
    step(TokenParser.sizeOfOperand)
    let first = index
    let outerHeight = innerHeight
    innerHeight = 0
    skipPrefixes()
    let prefixEnd = index
    if prefixEnd - first + depth > input.nesting { abort(.nestedTooDeeply(limit: input.nesting)) }
    pushPrimary(prefixEnd > first)
    heights.append(innerHeight)
    if !isRecovering { pushPostfixes() }
    if prefixEnd > first { applyPrefixes(first, prefixEnd) }
    innerHeight = outerHeight
  }

  private mutating func skipPrefixes() {
    while kind == .minus || kind == .bang {
      advance()
      // `-1` is a literal, so that the smallest Int can be written.
      if tokens[index - 1].kind == .minus, kind == .int || kind == .number, !token.hasSpaceBefore { return }
    }
    if kind == .identifier, words.foreign(token.name) == .not { takeForeignNot() }
  }

  private mutating func applyPrefixes(_ first: Int, _ end: Int) {
    guard var operand = operands.popLast() else { return }
    var i = end - 1
    if case .int = tokens[end].kind, operandFoldsSign(operand, end) { i -= 1 }
    if case .number = tokens[end].kind, operandFoldsSign(operand, end) { i -= 1 }
    while i >= first {
      let sign: UnaryOperator = tokens[i].kind == .minus ? .negate : .not
      operand = Expression(
        .unary(sign, operand),
        Span(file: input.file, start: Int(tokens[i].start), end: Int(operand.span.end)))
      i -= 1
      if let height = heights.popLast() { heights.append(height + 1) }
    }
    operands.append(operand)
  }

  /// Whether the minus before the literal at `end` is part of the literal.
  private func operandFoldsSign(_ operand: Expression, _ end: Int) -> Bool {
    end > 0 && tokens[end - 1].kind == .minus && !tokens[end].hasSpaceBefore
  }

  /// Whether an operand may start with this token.
  func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .identifier, .int, .number, .duration, .date, .string, .stringOpen, .closureArgument, .dollarName,
      .keyPath, .leftParen, .leftBracket, .nil, .true, .false, .try, .if, .switch, .dot, .minus, .bang:
      true
    case .leftBrace: !context.contains(.header)
    default: false
    }
  }

  // MARK: Primaries

  /// Reads a primary onto `operands`.
  private mutating func pushPrimary(_ hasSign: Bool) {
    switch kind {
    case .leftParen: pushParenthesised()
    case .leftBracket: pushList()
    case .leftBrace where !context.contains(.header): pushBrace()
    case .if: pushIf()
    case .switch: pushSwitch()
    case .try: pushAttempt()
    case .stringOpen: pushInterpolation()
    case .dot: pushSymbol()
    case .closedRange, .halfOpenRange: pushPrefixRange()
    default: operands.append(parseLeaf(hasSign))
    }
  }

  /// A primary without parts.
  private mutating func parseLeaf(_ hasSign: Bool) -> Expression {
    let token = token
    let span = span(token)
    switch token.kind {
    case .identifier:
      if words.foreign(token.name) != .none, let foreign = parseForeignOperand() { return foreign }
      advance()
      return Expression(.name(token.name), span)
    case .int, .number:
      let isNegative = hasSign && tokens[index - 1].kind == .minus && !token.hasSpaceBefore
      advance()
      return parseNumber(token, isNegative: isNegative)
    case .string:
      advance()
      step(Int(token.end - token.start))
      return isAborted ? invalidHere() : Expression(.string(decodeString(token)), span)
    case .closureArgument:
      advance()
      implicitParameters = max(implicitParameters, Int(token.payload) + 1)
      return Expression(.closureArgument(Int(token.payload)), span)
    case .dollarName:
      advance()
      return Expression(.binding(token.name), span)
    case .nil, .true, .false:
      advance()
      return Expression(token.kind == .nil ? .nilLiteral : .bool(token.kind == .true), span)
    case .duration:
      advance()
      return parseDuration(token)
    case .date:
      advance()
      return parseDateOrTime(token)
    case .keyPath:
      return parseKeyPath()
    default:
      return parseMissingOperand()
    }
  }

  /// `(expression)`. There are no tuples.
  private mutating func pushParenthesised() {
    let opener = token
    advance()
    guard enter() else { return operands.append(invalidHere()) }
    let outer = context
    context = []
    if kind == .rightParen {
      fail(.emptyParentheses(opener: Int(opener.start)))
      operands.append(invalidHere())
      skipToCloser(.rightParen)
    } else {
      pushExpression()
      finishParenthesised(opener)
    }
    context = outer
    leave()
  }

  private mutating func finishParenthesised(_ opener: Token) {
    if kind == .comma {
      if skipsToArrow() { return }
      let first = operands.last.map { text($0.span) } ?? ""
      fail(.tuple(elements: text(from: Int(opener.end), to: endOfBracket()), first: first))
      skipToCloser(.rightParen)
      return
    }
    expectCloser(.rightParen, opener: Int(opener.start), .closing(")"))
    if !operands.isEmpty {
      operands[operands.count - 1].span = span(from: Int(opener.start))
    }
  }

  /// `(a, b) => …`: reported at the arrow.
  private mutating func skipsToArrow() -> Bool {
    let end = endOfBracket()
    var i = index
    while i < tokens.count - 1, Int(tokens[i].start) < end { i += 1 }
    guard tokens[min(i + 1, tokens.count - 1)].kind == .fatArrow else { return false }
    index = i + 1
    failAtArrow()
    return true
  }

  /// `[a, b]`
  private mutating func pushList() {
    let opener = token
    let outer = context
    context = []
    advance()
    let base = operands.count
    var first: [Expression] = []
    if enter() {
      pushElements(.rightBracket, opener, base, &first)
      expectCloser(.rightBracket, opener: Int(opener.start), .commaOrCloser("]"))
      leave()
    }
    context = outer
    finishList(base, opener, consume first)
  }

  /// Leaves the elements on `operands`; of many, those that came first in an array.
  private mutating func pushElements(
    _ closer: TokenKind, _ opener: Token, _ base: Int, _ first: inout [Expression]
  ) {
    if kind == .colon { return fail(.dictionaryLiteral(elements: "")) }
    while kind != closer, !isRecovering {
      pushExpression()
      if kind == .colon || kind == .for, !isRecovering {
        failInList(opener)
        return
      }
      if !take(.comma) { return }
      // What lies on the stack when the parser has to stop is copied.
      if operands.count - base >= TokenParser.elementsOnStack { first += operands.take(from: base) }
    }
  }

  private static let elementsOnStack = 1024

  private mutating func failInList(_ opener: Token) {
    if kind == .colon {
      return fail(.dictionaryLiteral(elements: text(from: Int(opener.end), to: endOfBracket())))
    }
    failAtComprehension(opener)
  }

  private mutating func finishList(_ base: Int, _ opener: Token, _ first: consuming [Expression]) {
    guard operands.count >= base else { return operands.append(invalidHere()) }
    // Added to those, since a sum would copy them.
    var elements = first
    if elements.isEmpty {
      elements = operands.take(from: base)
    } else {
      elements += operands.take(from: base)
    }
    // Else they would be freed on the way back.
    if isAborted { input.work.leave(elements) }
    operands.append(Expression(.list(elements), span(from: Int(opener.start))))
  }

  /// `try? e` takes all that follows, as in Swift.
  private mutating func pushAttempt() {
    let keyword = token
    advance()
    if kind == .leftBrace {
      // `try { … } catch …` of other languages.
      report(.foreign(.catching), at: keyword)
      isRecovering = true
      return operands.append(invalidHere())
    }
    if kind == .question, !token.hasSpaceBefore {
      advance()
    } else {
      let isForced = kind == .bang && !token.hasSpaceBefore
      report(.tryWithoutQuestion(isForced: isForced), at: keyword)
      if isForced { advance() }
    }
    guard enter() else { return operands.append(invalidHere()) }
    pushExpression()
    leave()
    guard let value = operands.popLast() else { return operands.append(invalidHere()) }
    operands.append(Expression(.attempt(value), span(from: Int(keyword.start))))
  }

  /// `.leading`, `.adaptive(min: 10)`
  private mutating func pushSymbol() {
    let dot = token
    advance()
    guard kind.isWord, !token.hasSpaceBefore else {
      fail(expected: .symbolName)
      return operands.append(invalidHere())
    }
    let name = token
    if isForeignInit(name) { report(.initWithoutType, from: Int(dot.start), to: Int(name.end)) }
    advance()
    var arguments: [Argument]? = nil
    if kind == .leftParen, !token.isFirstOnLine, !token.hasSpaceBefore { arguments = parseArguments() }
    let kind = ExpressionKind.symbol(name.name, arguments: arguments)
    operands.append(Expression(kind, span(from: Int(dot.start))))
  }

  /// `...5`: the operator waits for its right operand, which is pushed here.
  private mutating func pushPrefixRange() {
    let sign = token
    advance()
    if !context.contains(.openRange) { report(.openRange, at: sign) }
    guard enter() else { return operands.append(invalidHere()) }
    parseUpperBound()
    leave()
    guard let bound = operands.popLast() else { return operands.append(invalidHere()) }
    operands.append(
      Expression(.range(nil, bound, closed: sign.kind == .closedRange), span(from: Int(sign.start))))
  }

  /// An operand; sums need parentheses there.
  private mutating func parseUpperBound() {
    pushOperand()
    if let height = heights.popLast() { innerHeight = max(innerHeight, height) }
  }

  /// `\.address.city`
  private mutating func parseKeyPath() -> Expression {
    let start = start
    advance()
    var steps: [KeyPathStep] = []
    guard kind.isWord, !token.hasSpaceBefore else {
      fail(expected: .keyPathName)
      return Expression(.invalid, span(from: start))
    }
    while true {
      let step = token
      advance()
      if !(steps.isEmpty && step.name == words.selfWord) {
        steps.append(KeyPathStep(name: step.name, span: span(step)))
      }
      if kind == .optionalDot, !token.isFirstOnLine {
        report(.optionalKeyPath(path: text(from: start, to: previousEnd)), at: token)
      } else if kind != .dot || token.isFirstOnLine {
        break
      }
      guard peek(1).kind.isWord, !peek(1).hasSpaceBefore else { break }
      advance()
    }
    return Expression(.keyPath(steps), span(from: start))
  }
}
