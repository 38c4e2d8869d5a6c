extension Lexer {
  /// A name goes on with letters outside ASCII.
  mutating func extendWord() {
    while position < count {
      if Lexer.isWordByte(bytes[position]) {
        position += 1
        continue
      }
      guard bytes[position] >= 0x80 else { return }
      let (scalar, length) = scalar(at: position)
      guard scalar.properties.isXIDContinue else { return }
      position += length
    }
  }

  /// The rest of a name with letters outside ASCII. Two spellings of one text (`é`, and `e` with an accent) are one name.
  mutating func lexWordBeyondASCII(from start: Int) {
    extendWord()
    let name = names.internCanonical(UnsafeBufferPointer(rebasing: bytes[start..<position]))
    append(.identifier, from: start, payload: name.id)
  }

  /// A character outside ASCII: a name in another script, a blank, or a sign that a word processor put in.
  mutating func lexUnicode() {
    let start = position
    let (scalar, length) = scalar(at: start)
    if scalar.properties.isXIDStart {
      position += length
      lexWordBeyondASCII(from: start)
      return
    }
    switch scalar.value {
    case 0x201C, 0x201D, 0x201E, 0x2018, 0x2019, 0x201A, 0xAB, 0xBB:
      lexSmartQuoted(length)
    case 0xA0, 0x2000...0x200D, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF:
      position += length
      report(.invisibleCharacter(scalar: scalar.value), from: start, to: position)
      pendingFlags.insert(.spaceBefore)
    default:
      position += length
      if let (kind, spelling) = Lexer.typographic(scalar.value) {
        report(.typographicSign(scalar: scalar.value, meant: spelling), from: start, to: position)
        append(kind, from: start)
        return
      }
      // One report for a run of them (an emoji is several scalars).
      while position < count, bytes[position] >= 0x80 {
        let next = self.scalar(at: position)
        if next.0.properties.isXIDStart { break }
        position += next.1
      }
      report(.unknownCharacter(scalar: scalar.value), from: start, to: position)
      append(.unknown, from: start)
    }
  }

  private static func typographic(_ scalar: UInt32) -> (TokenKind, String)? {
    switch scalar {
    case 0x2013, 0x2014, 0x2212: (.minus, "-")
    case 0x2026: (.closedRange, "...")
    case 0xD7: (.star, "*")
    case 0xF7: (.slash, "/")
    case 0x2260: (.notEqual, "!=")
    case 0x2264: (.lessOrEqual, "<=")
    case 0x2265: (.greaterOrEqual, ">=")
    case 0x2192: (.arrow, "->")
    default: nil
    }
  }

  /// `“text”`: read as a string, after saying so.
  private mutating func lexSmartQuoted(_ length: Int) {
    let start = position
    position += length
    let textStart = position
    var textEnd = position
    while position < count, bytes[position] != 0x0A {
      let (scalar, length) = scalar(at: position)
      textEnd = position
      switch scalar.value {
      case 0x201C, 0x201D, 0x2018, 0x2019, 0xAB, 0xBB, 0x22:
        position += length
        finishSmartQuoted(start, text: textStart..<textEnd)
        return
      default:
        position += length
        textEnd = position
      }
    }
    finishSmartQuoted(start, text: textStart..<textEnd)
  }

  private mutating func finishSmartQuoted(_ start: Int, text: Range<Int>) {
    report(.smartQuotes(text: String(decoding: bytes[text], as: UTF8.self)), from: start, to: position)
    append(.string, from: start, payload: StringForm(hashes: 0, isMultiline: false).payload, flags: .virtual)
  }

  /// `` `name` ``: no name needs it.
  mutating func lexBackquoted() {
    let start = position
    position += 1
    let nameStart = position
    while position < count, Lexer.isWordByte(bytes[position]) { position += 1 }
    guard position > nameStart else {
      report(.unknownCharacter(scalar: 0x60), from: start, to: position)
      append(.unknown, from: start)
      return
    }
    let bytesOfName = UnsafeBufferPointer(rebasing: bytes[nameStart..<position])
    let name = names.intern(bytesOfName)
    if byte(position) == UInt8(ascii: "`") { position += 1 }
    report(.backquotes(name: String(decoding: bytesOfName, as: UTF8.self)), from: start, to: position)
    append(.identifier, from: start, payload: name.id)
  }

  /// The scalar at `index` and its length in bytes. The source was found to be valid UTF-8.
  func scalar(at index: Int) -> (Unicode.Scalar, Int) {
    let first = UInt32(byte(index))
    let value: UInt32
    let length: Int
    func next(_ offset: Int) -> UInt32 { UInt32(byte(index + offset)) & 0x3F }
    if first < 0x80 {
      (value, length) = (first, 1)
    } else if first < 0xE0 {
      (value, length) = ((first & 0x1F) << 6 | next(1), 2)
    } else if first < 0xF0 {
      (value, length) = ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
    } else {
      (value, length) = ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", min(length, max(count - index, 1)))
  }
}
