/// A word, a literal, a sign: what the lexer makes of the bytes. Plain data, sixteen bytes.
struct Token {
  var start: UInt32
  var end: UInt32
  /// By kind: the `Name` of a word, the number of `$0`, the `StringForm` of a string, the index of the token that
  /// closes a bracket.
  var payload: UInt32
  var kind: TokenKind
  var flags: TokenFlags

  var name: Name { Name(id: payload) }
  var isFirstOnLine: Bool { flags.contains(.newlineBefore) }
  var hasSpaceBefore: Bool { flags.contains(.spaceBefore) }
  var hasSpaceAfter: Bool { flags.contains(.spaceAfter) }
  /// Put in to close a bracket that the source leaves open.
  var isVirtual: Bool { flags.contains(.virtual) }
}

struct TokenFlags: OptionSet {
  let rawValue: UInt8
  static let newlineBefore = Self(rawValue: 1)
  static let spaceBefore = Self(rawValue: 2)
  static let spaceAfter = Self(rawValue: 4)
  static let virtual = Self(rawValue: 8)
  /// A string with a backslash in it, or line breaks to look at.
  static let needsDecoding = Self(rawValue: 16)
  /// A string that its line's end cut off.
  static let cutOff = Self(rawValue: 32)
}

/// How a string is delimited, packed into a token's payload.
struct StringForm {
  var hashes: Int
  var isMultiline: Bool

  init(hashes: Int, isMultiline: Bool) {
    self.hashes = hashes
    self.isMultiline = isMultiline
  }
  init(payload: UInt32) {
    hashes = Int(payload >> 1)
    isMultiline = payload & 1 != 0
  }
  var payload: UInt32 { UInt32(clamping: hashes) << 1 | (isMultiline ? 1 : 0) }
  /// The length of `#"` or `"""`.
  var delimiterLength: Int { hashes + (isMultiline ? 3 : 1) }
}

enum TokenKind: UInt8 {
  case endOfFile
  /// A character that was reported; the parser says nothing more about it.
  case unknown

  // Words
  case identifier
  case `let`, `var`, fn, `if`, `else`, `for`, `in`, `while`, `switch`, `case`, `default`
  case `return`, `break`, `continue`, `nil`, `true`, `false`, `try`

  // Literals
  case int, number, duration
  /// `@2026-11-30`, `@09:30` and both.
  case date
  /// A string without interpolation.
  case string
  /// `"text\(`, `)text\(`, `)text"`
  case stringOpen, stringPart, stringClose
  /// `$0`
  case closureArgument
  /// `$name`
  case dollarName
  /// `@State`: no part of the language.
  case attribute
  /// `#Preview`: no part of the language.
  case hashWord
  /// `\.`
  case keyPath

  // Brackets and punctuation
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  /// `?[`
  case optionalBracket
  case comma, semicolon, colon, dot
  /// `?.`
  case optionalDot
  case question

  // Operators
  case assign, plusAssign, minusAssign, starAssign, slashAssign, percentAssign
  case or, and, coalesce, equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case plus, minus, star, slash, percent
  case halfOpenRange, closedRange
  case bang
  /// `|`, between the symbols of a choice.
  case pipe

  // Signs of other languages, which get a hint
  case arrow, fatArrow, ampersand, increment, decrement, tripleEqual, notTripleEqual, caret, tilde
  case shiftLeft, shiftRight

  /// Names a field or label: every word does, keywords too.
  var isWord: Bool { rawValue >= TokenKind.identifier.rawValue && rawValue <= TokenKind.try.rawValue }

  var isOpener: Bool {
    switch self {
    case .leftParen, .leftBracket, .leftBrace, .optionalBracket: true
    default: false
    }
  }

  /// What closes this bracket.
  var closer: TokenKind {
    switch self {
    case .leftParen: .rightParen
    case .leftBrace: .rightBrace
    default: .rightBracket
    }
  }
}
