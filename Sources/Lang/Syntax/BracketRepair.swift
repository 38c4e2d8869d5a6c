/// Makes brackets match before the parser sees them, so that it never has to guess where one ends.
///
/// A bracket that is not closed gets a virtual closer, a closer that closes nothing is dropped. Guided by indentation,
/// the bracket that is blamed is the one whose block the source's shape leaves: a closer that stands further left than
/// its opener's line belongs to an outer bracket, and so does a declaration there.
struct BracketRepair {
  struct Result {
    var tokens: [Token]
    var errors: [SyntaxError]
  }

  private struct Open {
    var token: Token
    /// The indentation of the line on which it stands.
    var indentation: Int
    var isInterpolation: Bool
    /// The line on which it stands.
    var line: Int
    /// A string on its line does not end, and may have swallowed the closer.
    var isExcused = false
  }

  /// How far out an opener is looked for: a little more than may nest.
  private static let reach = 2 * Parser.nestingLimit

  private var output: [Token] = []
  private var errors: [SyntaxError] = []
  private var stack: [Open] = []
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The openers that stay open without a guide; nil for the first run.
  private let unclosed: Set<Int>?
  private var lineIndentation = 0
  /// Whether the line is a header, so that a `{` at its end opens the body.
  private var startsHeader = false
  /// How many brackets are open, by the kind of their closers.
  private var openCounts = [Int](repeating: 0, count: 256)
  private var line = 0

  static func run(
    _ tokens: UnsafeBufferPointer<Token>, bytes: UnsafeBufferPointer<UInt8>,
    guidedBy unclosed: Set<Int>? = nil, work: SourceWork
  ) -> Result {
    var repair = BracketRepair(bytes: bytes, unclosed: unclosed)
    repair.output.reserveCapacity(tokens.count + 16)
    for (i, token) in tokens.enumerated() {
      // Its place in the output, and what is noted of brackets that are open or missing.
      if work.step(2 * MemoryLayout<Token>.stride) { break }
      repair.add(token, next: i + 1 < tokens.count ? tokens[i + 1] : token)
    }
    return Result(tokens: repair.output, errors: repair.errors)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, unclosed: Set<Int>?) {
    self.bytes = bytes
    self.unclosed = unclosed
  }

  private mutating func add(_ token: Token, next: Token) {
    if token.isFirstOnLine {
      lineIndentation = indentation(at: Int(token.start))
      startsHeader = BracketRepair.isHeader(token, next)
      line += 1
      if unclosed != nil {
        while let top = stack.last, top.isExcused, !top.isInterpolation {
          closeVirtually(before: token, isEnd: false)
        }
      }
      if unclosed != nil { closeByIndentation(before: token, next: next) }
    }
    if token.flags.contains(.cutOff) {
      for i in stack.indices where stack[i].line == line { stack[i].isExcused = true }
    }
    if token.kind == .leftBrace, next.isFirstOnLine, startsHeader { closeBeforeBody(token) }
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace, .optionalBracket:
      push(Open(token: token, indentation: lineIndentation, isInterpolation: false, line: line))
      output.append(token)
    case .stringOpen:
      push(Open(token: token, indentation: lineIndentation, isInterpolation: true, line: line))
      output.append(token)
    case .stringPart, .stringClose:
      while let top = stack.last, !top.isInterpolation { closeVirtually(before: token, isEnd: false) }
      if token.kind == .stringClose { _ = pop() }
      output.append(token)
    case .rightParen, .rightBracket, .rightBrace:
      close(token)
    case .endOfFile:
      let count = errors.count
      while !stack.isEmpty { closeVirtually(before: token, isEnd: true) }
      joinErrors(from: count)
      output.append(token)
    default:
      output.append(token)
    }
  }

  private mutating func push(_ open: Open) {
    stack.append(open)
    if !open.isInterpolation { openCounts[Int(open.token.kind.closer.rawValue)] += 1 }
  }

  private mutating func pop() -> Open? {
    guard let open = stack.popLast() else { return nil }
    if !open.isInterpolation { openCounts[Int(open.token.kind.closer.rawValue)] -= 1 }
    return open
  }

  private mutating func close(_ token: Token) {
    if let top = stack.last, !top.isInterpolation, top.token.kind.closer == token.kind {
      _ = pop()
      output.append(token)
      return
    }
    // Does it close one further out? Interpolations are walls.
    // Beyond the nesting limit nothing is looked for.
    let isOpen = openCounts[Int(token.kind.rawValue)] > 0
    let floor = max(0, stack.count - BracketRepair.reach)
    var i = stack.count - 1
    while isOpen, i >= floor, !stack[i].isInterpolation, stack[i].token.kind.closer != token.kind { i -= 1 }
    if isOpen, i >= floor, !stack[i].isInterpolation {
      while stack.count - 1 > i { closeVirtually(before: token, isEnd: false) }
      _ = pop()
      output.append(token)
      return
    }
    if let top = stack.last, !top.isInterpolation, token.kind != .rightBrace, top.token.kind != .leftBrace {
      // `[1, 2)`: the wrong one of the two was typed.
      _ = pop()
      if errors.count <= Parser.errorLimit {
        errors.append(
          SyntaxError(
            .wrongCloser(opener: spelling(top.token), closer: spelling(token)), start: Int(token.start),
            end: Int(token.end), notes: [.openedHere(start: Int(top.token.start), end: Int(top.token.end))]))
      }
      var repaired = token
      repaired.kind = top.token.kind.closer
      repaired.flags.insert(.virtual)
      output.append(repaired)
      return
    }
    guard errors.count <= Parser.errorLimit else { return }
    errors.append(SyntaxError(.strayCloser(spelling(token)), start: Int(token.start), end: Int(token.end)))
  }

  /// Closes the innermost bracket, which the source leaves open.
  private mutating func closeVirtually(before token: Token, isEnd: Bool) {
    guard let top = pop() else { return }
    var closer = token
    closer.end = token.start
    closer.payload = 0
    closer.flags.insert(.virtual)
    closer.kind = top.isInterpolation ? .stringClose : top.token.kind.closer
    output.append(closer)
    guard !top.isInterpolation, !top.isExcused, errors.count <= Parser.errorLimit else { return }
    var error = SyntaxError(
      .unclosed(spelling(top.token)), start: Int(top.token.start), end: Int(top.token.end), atEnd: isEnd)
    if !isEnd {
      error.notes = [.missingBefore(start: Int(token.start), end: Int(token.end), text: spelling(token))]
    }
    errors.append(error)
  }

  /// Several brackets that the end leaves open are one mistake.
  private mutating func joinErrors(from first: Int) {
    guard errors.count > first + 1, var innermost = errors[first...].first else { return }
    let all = errors[first...].reversed()
    innermost.kind = .unclosedAtEnd(all.compactMap(\.kind.unclosedBracket))
    innermost.notes = all.dropLast().suffix(3).map { .alsoOpen(start: $0.start, end: $0.end) }
    errors.removeSubrange(first...)
    errors.append(innermost)
  }

  // MARK: Indentation

  private mutating func closeByIndentation(before token: Token, next: Token) {
    guard stack.count < BracketRepair.reach else { return }
    switch token.kind {
    case .rightBrace, .rightParen, .rightBracket:
      // A closer at the start of a line belongs to a bracket of that indentation, if there is one.
      guard
        let matching = stack.lastIndex(where: { $0.isInterpolation || $0.indentation <= lineIndentation }),
        !stack[matching].isInterpolation, stack[matching].indentation == lineIndentation,
        stack[matching].token.kind.closer == token.kind
      else { return }
      while stack.count - 1 > matching { closeVirtually(before: token, isEnd: false) }
    case .let, .var, .fn, .for, .while, .return:
      closeListsBefore(token)
      if token.kind == .fn { closeBlocksBefore(token) }
    case .identifier where startsDeclaration(token, next):
      closeListsBefore(token)
      closeBlocksBefore(token)
    case .identifier, .if, .switch, .int, .string, .stringOpen:
      closeListWithoutComma(before: token)
    default: break
    }
  }

  /// A line that starts with a value, after one that ended in a value, is not in the list that nothing closes.
  private mutating func closeListWithoutComma(before token: Token) {
    guard let top = stack.last, !top.isInterpolation, top.token.kind != .leftBrace,
      unclosed?.contains(Int(top.token.start)) == true, let previous = output.last
    else { return }
    switch previous.kind {
    case .comma, .colon, .dot, .optionalDot, .leftParen, .leftBracket, .leftBrace, .optionalBracket: return
    default:
      if TokenParser.precedence(previous.kind) == 0 { closeVirtually(before: token, isEnd: false) }
    }
  }

  private static func isHeader(_ token: Token, _ next: Token) -> Bool {
    switch token.kind {
    case .if, .for, .while, .switch, .fn, .else: true
    case .rightBrace: next.kind == .else
    default: false
    }
  }

  /// `if (a && b {`: the bracket that nothing closes ends before the body.
  private mutating func closeBeforeBody(_ token: Token) {
    guard let unclosed else { return }
    while let top = stack.last, !top.isInterpolation, top.line == line,
      unclosed.contains(Int(top.token.start))
    {
      closeVirtually(before: token, isEnd: false)
    }
  }

  /// A statement cannot stand in `(` or `[`.
  private mutating func closeListsBefore(_ token: Token) {
    while let top = stack.last, !top.isInterpolation, top.token.kind != .leftBrace {
      closeVirtually(before: token, isEnd: false)
    }
  }

  /// A declaration that stands no further right than a block's header stands outside the block.
  private mutating func closeBlocksBefore(_ token: Token) {
    while let top = stack.last, !top.isInterpolation, top.indentation >= lineIndentation {
      closeVirtually(before: token, isEnd: false)
    }
  }

  private func startsDeclaration(_ token: Token, _ next: Token) -> Bool {
    guard next.kind == .identifier, !next.isFirstOnLine else { return false }
    return ["view", "type", "input", "state"].contains(spelling(token))
  }

  private func indentation(at offset: Int) -> Int {
    var i = offset
    while i > 0, bytes[i - 1] != 0x0A { i -= 1 }
    var width = 0
    while i < offset, bytes[i] == 0x20 || bytes[i] == 0x09 {
      width += bytes[i] == 0x09 ? 4 : 1
      i += 1
    }
    return width
  }

  private func spelling(_ token: Token) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }
}
