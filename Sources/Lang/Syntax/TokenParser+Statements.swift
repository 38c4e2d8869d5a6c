extension TokenParser {
  /// The whole script.
  mutating func parseScript() -> [Statement] {
    var statements: [Statement] = []
    while kind != .endOfFile {
      parseStatements(into: &statements, isCase: false)
      if kind == .endOfFile { break }
      // A closer that closes nothing was dropped, so this is a bracket of an interpolation cut off.
      advance()
      isRecovering = isAborted
    }
    return statements
  }

  /// Statements up to `}` or, in a `switch`, the next case.
  mutating func parseStatements(into statements: inout [Statement], isCase: Bool) {
    while !endsBlock(isCase) {
      if kind == .semicolon {
        takeSemicolon(statements.isEmpty)
        continue
      }
      step(TokenParser.sizeOfStatement)
      let before = index
      let errorCount = errors.count
      parseStatement(into: &statements)
      if isRecovering {
        recover(from: before)
      } else {
        endStatement(isCase, from: before, hadError: errors.count > errorCount)
      }
      if index == before, !endsBlock(isCase) { advance() }
    }
  }

  private func endsBlock(_ isCase: Bool) -> Bool {
    switch kind {
    case .endOfFile, .rightBrace, .rightParen, .rightBracket, .stringPart, .stringClose: return true
    case .case, .default: return isCase && peek(1).kind != .assign
    default: return false
    }
  }

  private mutating func takeSemicolon(_ isFirst: Bool) {
    if index > 0, tokens[index - 1].kind == .semicolon { report(.doubleSemicolon, at: token) }
    advance()
  }

  /// After a statement: a new line, `;` or the end of the block.
  private mutating func endStatement(_ isCase: Bool, from before: Int, hadError: Bool) {
    if token.isFirstOnLine || kind == .semicolon || endsBlock(isCase) { return }
    // One mistake a statement is enough.
    if hadError { return recover(from: before) }
    if reportForeignEnd() { return recover(from: before) }
    fail(.statementsOnOneLine(found: text(token)))
    recover(from: before)
  }

  /// Skips to where the next statement may start. Brackets match, so what they hold is skipped with them.
  /// `first` is the index at which the statement that went wrong began: at least that token is skipped.
  mutating func recover(from first: Int) {
    guard !isAborted else { return }
    if index == first { if kind.isOpener { skipBracket() } else { advance() } }
    while kind != .endOfFile {
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket, .stringOpen:
        if isStatementBreak() { return finishRecovery() }
        skipBracket()
        continue
      case .rightBrace, .rightParen, .rightBracket, .stringPart, .stringClose, .semicolon:
        return finishRecovery()
      default:
        if isStatementBreak() { return finishRecovery() }
        advance()
      }
    }
    finishRecovery()
  }

  private mutating func finishRecovery() { isRecovering = isAborted }

  /// The first token of a line that does not go on with the one above.
  private func isStatementBreak() -> Bool {
    let token = token
    guard token.isFirstOnLine, index > 0 else { return false }
    switch token.kind {
    case .dot, .optionalDot, .else: return false
    case .question, .colon: return !token.hasSpaceAfter
    default: return TokenParser.precedence(token.kind) == 0 || !token.hasSpaceAfter
    }
  }

  /// Where the present line of source ends.
  func endOfLine() -> Int {
    var i = index
    let limit = min(tokens.count - 1, index + 200)
    while i + 1 < limit, !tokens[i + 1].isFirstOnLine { i += 1 }
    return Int(tokens[i].end)
  }

  // MARK: One statement

  /// For what was found behind a foreign word.
  mutating func parseStatementAgain(into statements: inout [Statement]) {
    guard enter() else { return }
    parseStatement(into: &statements)
    leave()
  }

  private mutating func parseStatement(into statements: inout [Statement]) {
    let first = token
    switch first.kind {
    case .let, .var: appendVariable(into: &statements)
    case .fn: appendFunction(into: &statements)
    case .if: appendIf(into: &statements)
    case .for: appendFor(into: &statements)
    case .while: appendWhile(into: &statements)
    case .switch: appendSwitch(into: &statements)
    case .return, .break, .continue: appendJump(into: &statements)
    case .identifier:
      if appendSoftDeclaration(into: &statements) { return }
      if appendForeignStatement(into: &statements) { return }
      appendExpressionStatement(into: &statements)
    case .attribute, .hashWord:
      if !appendForeignStatement(into: &statements) { fail(expected: .statement) }
    case .dot where depth == 0 && peek(1).kind.isWord:
      failAtContinuation()
    case .else, .in, .case, .default:
      failAtStrayKeyword()
    default: appendExpressionStatement(into: &statements)
    }
  }

  /// `.bold()` or `else` where a statement starts: what it belongs to is complete.
  private mutating func failAtContinuation() {
    fail(.startsWithMember(text(peek(1))))
  }

  private mutating func failAtStrayKeyword() {
    if kind == .else { return fail(.strayElse) }
    fail(.strayKeyword(text(token)))
  }

  /// `state`, `input`, `view`, `type` and `import` are declarations where a name (or text) follows on the line.
  private mutating func appendSoftDeclaration(into statements: inout [Statement]) -> Bool {
    let word = token.name
    let next = peek(1)
    guard !next.isFirstOnLine || next.kind == .endOfFile else { return false }
    if word == words.state || word == words.input {
      guard next.kind == .identifier || next.kind == .endOfFile else { return false }
      appendVariable(into: &statements)
    } else if word == words.view {
      guard next.kind == .identifier || next.kind == .endOfFile else { return false }
      appendView(into: &statements)
    } else if word == words.type {
      guard next.kind == .identifier || next.kind == .endOfFile else { return false }
      appendType(into: &statements)
    } else if word == words.import {
      guard next.kind == .string || next.kind == .identifier || next.kind == .endOfFile else { return false }
      appendImport(into: &statements)
    } else {
      return false
    }
    return true
  }

  private mutating func appendJump(into statements: inout [Statement]) {
    let keyword = token
    advance()
    let kind: StatementKind
    switch keyword.kind {
    case .break: kind = .breakLoop
    case .continue: kind = .continueLoop
    default:
      if token.isFirstOnLine || self.kind == .semicolon || !startsOperand(token) {
        kind = .returnValue(nil)
      } else {
        pushExpression()
        kind = .returnValue(operands.popLast())
      }
    }
    statements.append(Statement(kind, span(from: Int(keyword.start))))
  }

  // MARK: Expressions and assignments

  private mutating func appendExpressionStatement(into statements: inout [Statement]) {
    pushExpression()
    if !isRecovering, isAssignment(kind), !token.isFirstOnLine || token.hasSpaceAfter {
      pushAssignment(into: &statements)
    } else {
      finishExpressionStatement(into: &statements)
    }
  }

  private mutating func finishExpressionStatement(into statements: inout [Statement]) {
    guard let value = operands.popLast() else { return }
    let whole = value.span
    statements.append(Statement(.expression(consume value), whole))
  }

  private func isAssignment(_ kind: TokenKind) -> Bool {
    kind.rawValue >= TokenKind.assign.rawValue && kind.rawValue <= TokenKind.percentAssign.rawValue
  }

  /// `a = b`, `a += b`, at the sign; `a` is on `operands`.
  private mutating func pushAssignment(into statements: inout [Statement]) {
    let sign = token
    advance()
    checkTarget()
    pushExpression()
    finishAssignment(sign, into: &statements)
  }

  private mutating func checkTarget() {
    guard operands.count > 0 else { return }
    switch operands.top.pointee.kind {
    case .name, .binding: return
    default: break
    }
    guard let target = operands.last else { return }
    var base = target
    while true {
      switch base.kind {
      case .name, .binding, .closureArgument, .invalid: return
      case .member(let inner, _, _, let optional):
        if optional { return report(.assignThroughOptional, at: target.span) }
        base = inner
      case .index(let inner, _, let optional):
        if optional { return report(.assignThroughOptional, at: target.span) }
        base = inner
      default: return report(.cannotAssign(target: text(target.span)), at: target.span)
      }
    }
  }

  private mutating func finishAssignment(_ sign: Token, into statements: inout [Statement]) {
    guard let value = operands.popLast(), let target = operands.popLast() else { return }
    let operation: BinaryOperator? = sign.kind == .assign ? nil : TokenParser.binaryOperator(sign.kind)
    let whole = target.span.union(value.span)
    statements.append(
      Statement(.assignment(target: consume target, operation: operation, value: consume value), whole))
  }
}
