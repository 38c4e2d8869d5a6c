/// What a parse needs besides its tokens.
struct ParserInput {
  let bytes: UnsafeBufferPointer<UInt8>
  let file: UInt32
  let names: NameTable
  let words: Words
  let nesting: Int
  let work: SourceWork
}

/// The parser's state, and the small steps that every rule is made of.
///
/// The functions that call each other for nested source keep few locals, so that a debug build on a small stack
/// reaches the nesting limit: values wait on `operands`, what builds big nodes stands in functions of its own.
struct TokenParser {
  let tokens: UnsafeBufferPointer<Token>
  let input: ParserInput
  /// Asked at each statement, operand and comma.
  let work: SourceWork.Steps
  var words: Words { input.words }
  var names: NameTable { input.names }

  /// Index of the present token; never beyond `endOfFile`.
  var index = 0
  var errors: [SyntaxError] = []
  /// After an error, until a statement's end: nothing more is reported.
  var isRecovering = false
  /// Set when nothing more is to be read.
  var isAborted = false

  var depth = 0
  var hasStack = false
  var needsStack = false
  var context: ParsingContext = []
  /// One more than the highest `$n` seen in the present closure.
  var implicitParameters = 0
  /// The closures seen so far in the present closure or function, those inside others left out; nil once a function
  /// was declared in it.
  var closures: [Closure]? = []
  /// Whether the bodies of the script's functions and views are passed over, to be read one at a time (`Loading`).
  var passesOverBodies = false

  // The expression under way: its operands, their heights, its operators.
  private let stacks = ParserStacks()
  let operands: ParserStack<Expression>
  let heights: ParserStack<Int32>
  let operators: ParserStack<PendingOperator>
  let middles: ParserStack<Expression>
  /// The greatest height of the expressions read in the present bracket or block.
  var innerHeight: Int32 = 0

  init(tokens: UnsafeBufferPointer<Token>, input: ParserInput) {
    self.tokens = tokens
    self.input = input
    work = input.work.steps
    operands = stacks.operands
    heights = stacks.heights
    operators = stacks.operators
    middles = stacks.middles
  }

  // MARK: Tokens

  var token: Token { @inline(__always) get { tokens[index] } }
  var kind: TokenKind { @inline(__always) get { tokens[index].kind } }

  func peek(_ offset: Int) -> Token { tokens[max(0, min(index + offset, tokens.count - 1))] }

  @inline(__always)
  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  @inline(__always)
  mutating func take(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    if kind == .comma { step(TokenParser.sizeOfPart) }
    return true
  }

  /// Something of about so many bytes is about to be read: ends the parse if it has to stop.
  @inline(__always)
  mutating func step(_ bytes: Int) { if work.step(bytes) { stop() } }

  @inline(never)
  private mutating func stop() {
    guard !isAborted else { return }
    // Else they would be freed on the way back.
    input.work.leave(operands.elements)
    isAborted = true
    isRecovering = true
    index = tokens.count - 1
  }

  // Bytes that parts of the tree take, about: an operand with what joins it to others, a statement, and what stands
  // between commas.
  static let sizeOfOperand = 128
  static let sizeOfStatement = 160
  static let sizeOfPart = 64
  static let sizeOfField = 256

  var start: Int { Int(token.start) }
  /// The end of the token before.
  var previousEnd: Int { index > 0 ? Int(tokens[index - 1].end) : 0 }

  func span(from start: Int) -> Span {
    Span(file: input.file, start: start, end: max(start, previousEnd))
  }
  func span(_ token: Token) -> Span {
    Span(file: input.file, start: Int(token.start), end: Int(token.end))
  }
  func text(_ token: Token) -> String { text(from: Int(token.start), to: Int(token.end)) }
  func text(from start: Int, to end: Int) -> String {
    guard start < end, end <= input.bytes.count else { return "" }
    return String(decoding: input.bytes[start..<end], as: UTF8.self)
  }
  func text(_ span: Span) -> String { text(from: Int(span.start), to: Int(span.end)) }
  /// The text of a token that is a whole value by itself, for hints; else `…`.
  func simpleText(_ token: Token) -> String {
    switch token.kind {
    case .identifier, .int, .number, .string, .nil, .true, .false, .date, .duration: text(token)
    default: "…"
    }
  }
  func text(_ name: Name) -> String { names.text(name) }

  // MARK: Errors

  /// Reports and goes on as if it had been right.
  mutating func report(_ kind: SyntaxErrorKind, from start: Int, to end: Int) {
    guard !isRecovering else { return }
    errors.append(SyntaxError(kind, start: start, end: max(start, end)))
    stopIfTooMany()
  }
  mutating func report(_ kind: SyntaxErrorKind, at token: Token) {
    report(kind, from: Int(token.start), to: Int(token.end))
  }
  mutating func report(_ kind: SyntaxErrorKind, at span: Span) {
    report(kind, from: Int(span.start), to: Int(span.end))
  }

  /// Reports at the present token and gives the statement up.
  mutating func fail(_ kind: SyntaxErrorKind) {
    guard !isRecovering else { return }
    isRecovering = true
    let token = token
    // A bracket that was put in, or a sign that could not be read, has been reported.
    if token.isVirtual || token.kind == .unknown { return }
    if token.kind == .endOfFile || isEndOfLine(kind) {
      errors.append(
        SyntaxError(kind, start: previousEnd, end: previousEnd, atEnd: token.kind == .endOfFile))
      return
    }
    errors.append(SyntaxError(kind, start: Int(token.start), end: Int(token.end)))
    stopIfTooMany()
  }

  private mutating func stopIfTooMany() {
    guard errors.count > Parser.errorLimit, !isAborted else { return }
    isAborted = true
    isRecovering = true
    index = tokens.count - 1
  }

  /// What is missing at the end of a line is shown there, not at the start of the next.
  private func isEndOfLine(_ kind: SyntaxErrorKind) -> Bool {
    switch kind {
    case .expected(_, .line), .fieldWithoutType(_, .line): true
    default: false
    }
  }

  mutating func fail(expected what: Expected) {
    guard !isRecovering else { return }
    if kind == .fatArrow { return failAtArrow() }
    fail(.expected(what, found: describe(token)))
  }

  func describe(_ token: Token) -> Found {
    switch token.kind {
    case .endOfFile: .end
    case _ where token.isFirstOnLine && index > 0: .line(text(token))
    case .string, .stringOpen: .string
    case .int, .number, .duration, .date: .literal(text(token))
    default: .text(text(token))
    }
  }

  /// Reports a missing sign unless it is there.
  @discardableResult
  mutating func expect(_ kind: TokenKind, _ what: Expected) -> Bool {
    if self.kind == kind {
      advance()
      return true
    }
    fail(expected: what)
    return false
  }

  /// The closing bracket of what began at `opener`; after an error, skips to it.
  mutating func expectCloser(_ kind: TokenKind, opener: Int, _ what: Expected) {
    if self.kind == kind {
      advance()
      return
    }
    let failed = token
    let hasFailed = isRecovering
    let count = errors.count
    fail(expected: what)
    skipToCloser(kind)
    // The closer was put in: what is wrong is that it was missing, and that has been said.
    if !hasFailed, errors.count > count, index > 0, tokens[index - 1].isVirtual, failed.isFirstOnLine {
      errors.removeLast()
    }
  }

  /// Skips to the closer of the bracket that is open (brackets match, so there is one) and takes it.
  mutating func skipToCloser(_ kind: TokenKind) {
    while self.kind != .endOfFile {
      switch self.kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket, .stringOpen:
        skipBracket()
      case .rightParen, .rightBracket, .rightBrace:
        if self.kind == kind { advance() }
        return
      case .stringPart, .stringClose:
        return
      default:
        advance()
      }
    }
  }

  /// At an opening bracket (or a string with interpolations): skips it with what it holds.
  mutating func skipBracket() {
    var level = 0
    repeat {
      switch kind {
      case .leftParen, .leftBracket, .leftBrace, .optionalBracket, .stringOpen: level += 1
      case .rightParen, .rightBracket, .rightBrace, .stringClose: level -= 1
      case .endOfFile: return
      default: break
      }
      advance()
    } while level > 0
  }

  // MARK: Depth

  /// Goes one level deeper; false (and the parse is over) when that is one too many.
  mutating func enter() -> Bool {
    depth += 1
    if depth > TokenParser.depthOnAnyStack, !hasStack {
      // The parse ends, and is made again on a stack that is large enough.
      needsStack = true
      abort(.nestedTooDeeply(limit: input.nesting))
      return false
    }
    if depth <= input.nesting { return true }
    abort(.nestedTooDeeply(limit: input.nesting))
    return false
  }

  // Measured: a level takes up to 24 KB of stack in a debug build, 3 KB in a release build. Up to the first of these
  // depths the stack of any thread will do (half a megabyte is the least that hosts give); beyond it the second.
  #if DEBUG
    private static let depthOnAnyStack = 10
    static func stackNeeded(levels: Int) -> Int { levels * 32 << 10 }
  #else
    private static let depthOnAnyStack = 64
    static func stackNeeded(levels: Int) -> Int { levels * 6 << 10 }
  #endif

  @inline(__always)
  mutating func leave() { depth -= 1 }

  mutating func abort(_ kind: SyntaxErrorKind) {
    if !isAborted {
      // Reported even while an error is got over: a parse that was given up is never complete.
      errors.append(SyntaxError(kind, start: start, end: Int(token.end)))
      isAborted = true
    }
    isRecovering = true
    index = tokens.count - 1
  }
}

/// What the place in the source allows.
struct ParsingContext: OptionSet {
  let rawValue: UInt8
  /// In a header: `{` opens the body.
  static let header = Self(rawValue: 1)
  /// In an index or a pattern: a range may leave out a bound.
  static let openRange = Self(rawValue: 2)
}

/// An operator whose right operand is not complete yet.
struct PendingOperator {
  var kind: TokenKind
  var precedence: UInt8
  /// `...5`
  var lacksLeft: Bool
  var start: UInt32
  var end: UInt32
}

extension Token {
  static let none = Token(start: 0, end: 0, payload: 0, kind: .endOfFile, flags: [])
}
