/// `if`, `for`, `while`, `switch`, as statements and as expressions.
extension TokenParser {
  // MARK: Blocks

  /// The block of a function or view; passed over where that is asked for.
  mutating func parseBody(_ what: Expected) -> Block {
    guard passesOverBodies, depth == 0, kind == .leftBrace, !token.isFirstOnLine else {
      return parseBlock(what)
    }
    let start = start
    let opener = index
    index = Int(token.payload) + 1
    var block = Block(statements: [], span: span(from: start))
    block.passedOver = opener
    return block
  }

  /// `{ … }`
  mutating func parseBlock(_ what: Expected) -> Block {
    let start = start
    var statements: [Statement] = []
    guard kind == .leftBrace else {
      failWithoutBrace(what)
      return Block(statements: [], span: span(from: start))
    }
    if token.isFirstOnLine { report(.braceOnNextLine, at: token) }
    advance()
    if enter() {
      let outer = context
      context = []
      statements.reserveCapacity(6)
      parseStatements(into: &statements, isCase: false)
      expectCloser(.rightBrace, opener: start, .closing("}"))
      context = outer
      leave()
    }
    return Block(statements: statements, span: span(from: start))
  }

  private mutating func failWithoutBrace(_ what: Expected) {
    if kind == .colon, case .body(let keyword) = what {
      return fail(.foreign(.colonForBody(keyword: keyword, header: lineBefore())))
    }
    fail(expected: what)
  }

  /// An expression in a header, where `{` opens the body.
  mutating func parseHeaderExpression() -> Expression {
    let outer = context
    context.insert(.header)
    pushExpression()
    context = outer
    return operands.popLast() ?? invalidHere()
  }

  // MARK: If

  mutating func appendIf(into statements: inout [Statement]) {
    let start = start
    let node = parseIf()
    statements.append(Statement(.ifElse(node), span(from: start)))
    checkAfterBlock("if")
  }

  mutating func pushIf() {
    let start = start
    guard enter() else { return operands.append(invalidHere()) }
    let node = parseIf()
    leave()
    operands.append(Expression(.ifElse(node), span(from: start)))
  }

  /// A modifier after a statement's `}` has nothing to modify.
  mutating func checkAfterBlock(_ keyword: String) {
    guard !isRecovering, kind == .dot, peek(1).kind.isWord else { return }
    fail(.modifierAfterStatement(keyword: keyword, modifier: text(peek(1))))
  }

  /// `if … { … } else if … { … } else { … }`. The chain is a loop, and counts as nesting.
  private mutating func parseIf() -> If {
    let outerDepth = depth
    let first = parseIfHead()
    var rest: [IfHead] = []
    var otherwise: Else? = nil
    while !isRecovering, takeElse() {
      guard kind != .leftBrace, kind == .if || words.foreign(token.name) == .elseIf else {
        otherwise = .block(parseBlock(.body("else")))
        break
      }
      guard enter() else { break }
      rest.append(parseIfHead())
    }
    depth = outerDepth
    for head in rest.reversed() {
      let node = If(conditions: head.conditions, then: head.then, otherwise: otherwise)
      otherwise = .ifElse(node, span(from: head.start))
    }
    return If(conditions: first.conditions, then: first.then, otherwise: otherwise)
  }

  private struct IfHead {
    var start: Int
    var conditions: [Condition]
    var then: Block
  }

  /// `if … { … }`, at the `if`.
  private mutating func parseIfHead() -> IfHead {
    let start = start
    advance()
    let conditions = parseConditions()
    let then = isRecovering ? skipToBlock() : parseBlock(.body("if"))
    return IfHead(start: start, conditions: conditions, then: then)
  }

  private mutating func takeElse() -> Bool {
    if kind == .else {
      advance()
      return true
    }
    return takeForeignElse()
  }

  /// The header is wrong: its body, if there is one on the line, is read all the same.
  mutating func skipToBlock() -> Block {
    while kind != .endOfFile, !(token.isFirstOnLine && kind != .leftBrace) {
      switch kind {
      case .leftBrace:
        guard !isAborted else { break }
        isRecovering = false
        return parseBlock(.block)
      case .leftParen, .leftBracket, .optionalBracket, .stringOpen: skipBracket()
      case .rightBrace, .rightParen, .rightBracket, .stringPart, .stringClose, .semicolon:
        return Block(statements: [], span: span(token))
      default: advance()
      }
    }
    return Block(statements: [], span: span(token))
  }

  mutating func parseConditions() -> [Condition] {
    var conditions: [Condition] = []
    repeat {
      conditions.append(parseCondition())
    } while !isRecovering && take(.comma)
    return conditions
  }

  private mutating func parseCondition() -> Condition {
    switch kind {
    case .let, .var:
      if kind == .var { report(.varInPattern, at: token) }
      advance()
      guard kind == .identifier else {
        fail(expected: .name)
        return .expression(invalidHere())
      }
      let name = token
      advance()
      if kind == .colon {
        // The type adds nothing here.
        let colon = start
        advance()
        _ = parseType()
        report(.typeInCondition(name: text(name)), from: colon, to: previousEnd)
      }
      if take(.assign) {
        return .optionalBinding(name.name, span(name), parseHeaderExpression())
      }
      return .optionalBinding(name.name, span(name), Expression(.name(name.name), span(name)))
    case .case:
      advance()
      let outer = context
      context.insert(.header)
      let pattern = parsePattern()
      context = outer
      guard expect(.assign, .equalsAfterPattern) else { return .pattern(pattern, invalidHere()) }
      return .pattern(pattern, parseHeaderExpression())
    default:
      let value = parseHeaderExpression()
      if kind == .assign, !isRecovering {
        report(.assignmentInCondition(left: text(value.span), right: simpleText(peek(1))), at: token)
        advance()
        _ = parseHeaderExpression()
      }
      return .expression(value)
    }
  }

  // MARK: Loops

  mutating func appendFor(into statements: inout [Statement]) {
    let start = start
    advance()
    if appendForeignFor(start, into: &statements) { return }
    let pattern = parseBindingPattern()
    if !isRecovering, kind != .in { failWithoutIn() }
    _ = take(.in)
    var sequence = invalidHere()
    var filter: Expression? = nil
    if !isRecovering {
      sequence = parseHeaderExpression()
      if kind == .identifier, token.name == words.where {
        advance()
        filter = parseHeaderExpression()
      }
    }
    let body = isRecovering ? skipToBlock() : parseBlock(.body("for"))
    let loop = For(pattern: pattern, sequence: sequence, filter: filter, body: body)
    statements.append(Statement(.forIn(loop), span(from: start)))
    checkAfterBlock("for")
  }

  private mutating func failWithoutIn() {
    if kind == .identifier, text(token) == "of" {
      report(.forOf(name: text(peek(-1)), list: text(peek(1))), at: token)
      advance()
      return
    }
    fail(expected: .inAfterPattern)
  }

  mutating func appendWhile(into statements: inout [Statement]) {
    let start = start
    advance()
    let conditions = parseConditions()
    let body = isRecovering ? skipToBlock() : parseBlock(.body("while"))
    statements.append(Statement(.whileLoop(condition: conditions, body: body), span(from: start)))
    checkAfterBlock("while")
  }
}
