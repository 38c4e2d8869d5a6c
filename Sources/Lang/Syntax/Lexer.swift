/// Turns bytes into tokens, all at once.
///
/// It works on bytes alone, allocates nothing for a token, and makes no `String`: the parser decodes the few that the
/// tree keeps. Interpolations are tokens between `stringOpen` and `stringClose`. What it cannot read becomes an
/// `unknown` token and an error, and it goes on.
struct Lexer {
  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  let names: NameTable
  let words: Words
  let nesting: Int
  let work: SourceWork
  private let wordFactor = WordKey.seed

  var position = 0
  let tokens: TokenBuffer
  var errors: [SyntaxError] = []
  /// Set by what lies between tokens, for the next one.
  var pendingFlags: TokenFlags = [.newlineBefore, .spaceBefore]

  /// The interpolations that are open, innermost last.
  var interpolations: [Interpolation] = []
  /// The token indexes of the brackets that are open, innermost last.
  private var openBrackets: [UInt32] = []
  /// False once a closer did not match, or when brackets stay open.
  private(set) var isBalanced = true
  /// A string or comment that the end of the input cut off.
  var unterminated: OpenConstruct.Kind?
  /// Interpolations nest beyond the limit; the rest is not read.
  var isNestedTooDeeply = false

  struct Interpolation {
    var form: StringForm
    /// Offset of the opening delimiter.
    var start: Int
    /// Parentheses open inside it.
    var parentheses = 0
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, names: NameTable, words: Words, nesting: Int,
    work: SourceWork = SourceWork()
  ) {
    self.nesting = nesting
    self.work = work
    self.bytes = bytes
    self.count = bytes.count
    self.names = names
    self.words = words
    tokens = TokenBuffer(capacity: bytes.count / 4 + 16)
  }

  mutating func run() {
    skipFileStart()
    while lexPiece() {}
    closeInterpolations(at: count, isEnd: true)
    let isOpen = !openBrackets.isEmpty
    if isOpen { isBalanced = false }
    pendingFlags.formUnion([.spaceBefore])
    append(.endOfFile, from: count)
  }

  /// Reads a piece of the source and asks whether to go on; false at the end.
  private mutating func lexPiece() -> Bool {
    let start = position
    let tokenCount = tokens.count
    let nameCount = names.count
    var isEnd = false
    for _ in 0..<Lexer.piece {
      guard skipTrivia() else {
        isEnd = true
        break
      }
      lexToken()
    }
    let bytes = (tokens.count - tokenCount) * MemoryLayout<Token>.stride + (position - start) / 8
    if work.step(bytes) || work.keep((names.count - nameCount) * NameTable.size) {
      position = count
    }
    return !isEnd
  }

  /// So many tokens are read between two questions.
  private static let piece = 2048

  @inline(__always)
  func byte(_ index: Int) -> UInt8 { index < count ? bytes[index] : 0 }

  /// Adds the token from `start` to the present position.
  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, payload: UInt32 = 0, flags: TokenFlags = []) {
    var flags = flags.union(pendingFlags)
    if position >= count || isSpaceOrComment(at: position) { flags.insert(.spaceAfter) }
    pendingFlags = []
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: position),
        payload: payload, kind: kind, flags: flags))
  }

  mutating func report(_ kind: SyntaxErrorKind, from start: Int, to end: Int, atEnd: Bool = false) {
    errors.append(SyntaxError(kind, start: start, end: end, atEnd: atEnd))
    // Not a script, it seems.
    if errors.count > Parser.errorLimit { position = count }
  }

  // MARK: One token

  private mutating func lexToken() {
    let start = position
    let first = bytes[start]
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      lexWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      lexNumber()
    case UInt8(ascii: "\""):
      lexString(hashes: 0)
    case UInt8(ascii: "("):
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].parentheses += 1 }
      open(.leftParen, length: 1)
    case UInt8(ascii: ")"):
      if let innermost = interpolations.last {
        if innermost.parentheses == 0 {
          resumeString()
          return
        }
        interpolations[interpolations.count - 1].parentheses -= 1
      }
      close(.rightParen)
    case UInt8(ascii: "["): open(.leftBracket, length: 1)
    case UInt8(ascii: "]"): close(.rightBracket)
    case UInt8(ascii: "{"): open(.leftBrace, length: 1)
    case UInt8(ascii: "}"): close(.rightBrace)
    case UInt8(ascii: ","): sign(.comma, 1)
    case UInt8(ascii: ";"): sign(.semicolon, 1)
    case UInt8(ascii: ":"): sign(.colon, 1)
    case UInt8(ascii: "@"): lexAt()
    case UInt8(ascii: "$"): lexDollar()
    case UInt8(ascii: "#"): lexHash()
    case UInt8(ascii: "'"): lexSingleQuoted()
    case UInt8(ascii: "`"): lexBackquoted()
    case UInt8(ascii: "\\"):
      if byte(start + 1) == UInt8(ascii: ".") {
        sign(.keyPath, 2)
      } else {
        position += 1
        report(.strayBackslash, from: start, to: position)
        append(.unknown, from: start)
      }
    case 0x80...: lexUnicode()
    default: lexOperator(first)
    }
  }

  @inline(__always)
  private mutating func sign(_ kind: TokenKind, _ length: Int) {
    let start = position
    position += length
    append(kind, from: start)
  }

  private mutating func lexWord() {
    let start = position
    var end = start + 1
    let classes = Lexer.wordBytes.utf8Start
    while end < count, classes[Int(bytes[end])] == UInt8(ascii: "w") { end += 1 }
    position = end
    if end < count, bytes[end] >= 0x80 { return lexWordBeyondASCII(from: start) }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let name = names.intern(word, WordKey(word, factor: wordFactor, room: count - start))
    append(words.kind(of: name), from: start, payload: name.id)
  }

  /// `w` for each byte that may stand in a word: letters, digits and `_` of ASCII.
  private static let wordBytes: StaticString = """
    ................................................wwwwwwwwww......\
    .wwwwwwwwwwwwwwwwwwwwwwwwww....w.wwwwwwwwwwwwwwwwwwwwwwwwww.....\
    ................................................................\
    ................................................................
    """

  @inline(__always)
  static func isWordByte(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= 0x61 && lower <= 0x7A) || (byte >= 0x30 && byte <= 0x39) || byte == 0x5F
  }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a name may start at `index`.
  func startsName(at index: Int) -> Bool {
    let byte = byte(index)
    return (Lexer.isWordByte(byte) && !Lexer.isDigit(byte)) || byte >= 0x80
  }

  // MARK: Brackets

  mutating func open(_ kind: TokenKind, length: Int) {
    openBrackets.append(UInt32(truncatingIfNeeded: tokens.count))
    sign(kind, length)
  }

  private mutating func close(_ kind: TokenKind) {
    if let last = openBrackets.last, tokens[Int(last)].kind.isOpener, tokens[Int(last)].kind.closer == kind {
      openBrackets.removeLast()
      tokens[Int(last)].payload = UInt32(truncatingIfNeeded: tokens.count)
    } else {
      isBalanced = false
    }
    sign(kind, 1)
  }

  /// An interpolation starts (at the token just added): brackets inside it must close inside it.
  mutating func enterInterpolation() {
    openBrackets.append(UInt32(truncatingIfNeeded: tokens.count - 1))
  }

  mutating func leaveInterpolation() {
    while let last = openBrackets.popLast() {
      let kind = tokens[Int(last)].kind
      if kind == .stringOpen || kind == .stringPart { return }
      isBalanced = false
    }
  }
}
