/// `{` where an operand is expected, and closures.
extension TokenParser {
  /// A record if a name or string and `:` follow, `{:}`, or a closure.
  mutating func pushBrace() {
    let next = peek(1)
    if next.kind == .colon, peek(2).kind == .rightBrace {
      let opener = start
      advance()
      advance()
      advance()
      operands.append(Expression(.record([]), span(from: opener)))
    } else if next.kind.isWord || next.kind == .string, peek(2).kind == .colon {
      pushRecord()
    } else if next.kind == .stringOpen, isInterpolatedKey() {
      fail(.interpolatedKey)
      operands.append(invalidHere())
    } else {
      pushClosure()
    }
  }

  private func isInterpolatedKey() -> Bool {
    var i = index + 1
    var level = 0
    while i < tokens.count - 1 {
      if tokens[i].kind == .stringOpen { level += 1 }
      if tokens[i].kind == .stringClose {
        level -= 1
        if level == 0 { return tokens[i + 1].kind == .colon }
      }
      i += 1
    }
    return false
  }

  private mutating func pushRecord() {
    let opener = token
    advance()
    guard enter() else { return operands.append(invalidHere()) }
    let outer = context
    context = []
    var fields: [RecordField] = []
    fields.reserveCapacity(4)
    while kind != .rightBrace, !isRecovering {
      parseRecordField(into: &fields)
      if !take(.comma) { break }
    }
    expectCloser(.rightBrace, opener: Int(opener.start), .commaOrCloser("}"))
    context = outer
    leave()
    operands.append(Expression(.record(fields), span(from: Int(opener.start))))
  }

  private mutating func parseRecordField(into fields: inout [RecordField]) {
    let key = token
    guard let name = takeKey() else { return fail(expected: .fieldName) }
    guard expect(.colon, .colonAfterKey(text(key))) else { return }
    pushExpression()
    if let value = operands.popLast() {
      fields.append(RecordField(key: name, keySpan: span(key), value: value))
    }
  }

  /// A word or a string, as a record's key.
  mutating func takeKey() -> Name? {
    let token = token
    if token.kind.isWord {
      advance()
      return token.name
    }
    if token.kind == .string {
      advance()
      return names.intern(decodeString(token))
    }
    return nil
  }

  private mutating func pushClosure() {
    let closure = parseClosure()
    operands.append(Expression(.closure(closure), closure.span))
  }

  /// `{ a, b in … }`, at the brace.
  mutating func parseClosure() -> Closure {
    let opener = start
    advance()
    let outerClosures = closures
    closures = []
    let outerCount = implicitParameters
    implicitParameters = 0
    var parameters: [ClosureParameter] = []
    let hasParameters = startsParameterList()
    var body: [Statement] = []
    if enter() {
      let outer = context
      context = []
      if hasParameters { parseClosureParameters(into: &parameters) }
      parseStatements(into: &body, isCase: false)
      expectCloser(.rightBrace, opener: opener, .closing("}"))
      context = outer
      leave()
    }
    let count = implicitParameters
    implicitParameters = outerCount
    let closure = Closure(
      parameters: parameters, hasParameterList: hasParameters, implicitParameterCount: count, body: body,
      closures: closures, span: span(from: opener))
    closures = outerClosures
    closures?.append(closure)
    return closure
  }

  /// Whether `a, b in`, `(a, b) in`, `$item in`, `_ in` follows.
  private func startsParameterList() -> Bool {
    switch kind {
    case .identifier, .dollarName:
      let next = peek(1).kind
      guard next == .in || next == .comma || next == .colon else { return false }
    case .leftParen, .in, .leftBracket: break
    default: return false
    }
    var i = index
    while i < tokens.count {
      let token = tokens[i]
      switch token.kind {
      case .in: return true
      case .identifier, .dollarName, .comma, .colon, .leftParen, .rightParen, .leftBracket, .rightBracket,
        .question, .dot:
        if token.isVirtual { return true }
      case .endOfFile: return mayBecomeParameters(upTo: i)
      case .rightBrace: return token.isVirtual && mayBecomeParameters(upTo: i)
      default: return false
      }
      i += 1
    }
    return false
  }

  /// The input ends before `in` could come. `(a, b)` makes no sense otherwise; `(a)` and `[a]` do.
  private func mayBecomeParameters(upTo end: Int) -> Bool {
    switch kind {
    case .leftBracket: false
    case .leftParen: tokens[index..<end].contains { $0.kind == .comma }
    default: true
    }
  }

  private mutating func parseClosureParameters(into parameters: inout [ClosureParameter]) {
    if kind == .in { fail(.emptyParameterList) }
    // `(a: Int, b: Int) in` of Swift: two parameters, not one pair, if types are written.
    while kind != .in, !isRecovering {
      let start = start
      if kind == .dollarName {
        let name = token
        advance()
        parameters.append(
          ClosureParameter(pattern: Pattern(.bind(name.name), span(name)), isBinding: true))
      } else {
        let pattern = parseBindingPattern()
        parameters.append(ClosureParameter(pattern: pattern, isBinding: false))
      }
      if kind == .colon { takeParameterType(start) }
      if !take(.comma) { break }
    }
    if !isRecovering, kind != .in { fail(expected: .inAfterParameters) }
    _ = take(.in)
    isRecovering = isAborted
  }

  /// Closure parameters have no types.
  private mutating func takeParameterType(_ start: Int) {
    let name = text(from: start, to: previousEnd)
    let colon = token
    advance()
    _ = parseType()
    report(.typedClosureParameter(name: name), from: Int(colon.start), to: previousEnd)
  }
}
