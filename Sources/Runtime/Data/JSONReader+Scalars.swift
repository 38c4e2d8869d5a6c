import Lang

extension JSONReader {
  /// A string, number or word.
  mutating func scalar() throws -> Value {
    switch byte {
    case UInt8(ascii: "\""):
      let (raw, isEscaped) = try stringBytes()
      if isEscaped { return .string(StringObject(try string(raw, true), meter: meter)) }
      if raw.count > String.pieceSize {
        return .string(StringObject(try raw.string(machine.pause), meter: meter))
      }
      return .string(cache().string(raw))
    case UInt8(ascii: "-"), 48...57: return try number()
    case UInt8(ascii: "t") where word("true"): return .bool(true)
    case UInt8(ascii: "f") where word("false"): return .bool(false)
    case UInt8(ascii: "n") where word("null"): return .null
    default: throw failure("expected a value, found \(found)", hint: hint)
    }
  }

  /// The strings that the same field held lately.
  private mutating func cache() -> TextCache {
    let slot = (frames.last?.current ?? 0) & 15
    if let cache = caches[slot] { return cache }
    let cache = TextCache(meter: meter)
    caches[slot] = cache
    return cache
  }

  private mutating func word(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - position >= count, CellText(start + position, count).equals(text) else { return false }
    if position + count < end, JSONReader.isWordByte(start[position + count]) { return false }
    position += count
    return true
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 32 >= 97 && byte | 32 <= 122) || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`
  private mutating func number() throws -> Value {
    let first = position
    if byte == UInt8(ascii: "-") { position += 1 }
    guard isDigit(byte) else { throw failure("expected a digit after `-`, found \(found)", hint: hint) }
    if byte == 48, position + 1 < end, isDigit(start[position + 1]) {
      throw failure("a number can't begin with 0", hint: "a code such as 007 is a string: \"007\"")
    }
    skipDigits()
    var point = -1
    var hasExponent = false
    if byte == UInt8(ascii: ".") {
      point = position
      position += 1
      guard isDigit(byte) else { throw failure("expected a digit after the point, found \(found)") }
      skipDigits()
    }
    if byte | 32 == UInt8(ascii: "e") {
      hasExponent = true
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      guard isDigit(byte) else { throw failure("expected a digit of the exponent, found \(found)") }
      skipDigits()
    }
    if position < end, JSONReader.isWordByte(byte) || byte == UInt8(ascii: ".") {
      throw failure("expected the end of the number, found \(found)")
    }
    let text = CellText(start + first, position - first)
    if !hasExponent {
      if point < 0, let value = text.plainInt { return .int(value) }
      if point >= 0, let value = text.decimal(point: point - first) { return .decimal(value) }
    }
    guard let value = Double(text.string), value.isFinite else {
      position = first
      throw failure("the number \(ReadableText.short(text.string, limit: 30)) is too large")
    }
    return .float(value)
  }

  private mutating func skipDigits() { while position < end, isDigit(start[position]) { position &+= 1 } }

  /// So many bytes of a string are read between two pauses.
  private static let piece = 1 << 16

  /// The bytes between the quotes, and whether there are escapes among them.
  mutating func stringBytes() throws -> (CellText, Bool) {
    let opening = position
    position += 1
    let first = position
    var isEscaped = false
    var next = position + JSONReader.piece
    while position < end {
      let byte = start[position]
      if position >= next {
        try machine.pause()
        next = position + JSONReader.piece
      }
      if byte == UInt8(ascii: "\"") {
        let text = CellText(start + first, position - first)
        position += 1
        return (text, isEscaped)
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        position += 1
      } else if byte < 32 {
        let name = byte == 10 || byte == 13 ? "a line break" : byte == 9 ? "a tab" : "a control character"
        let escape = byte == 10 ? "\\n" : byte == 13 ? "\\r" : byte == 9 ? "\\t" : "\\u00" + hex(byte)
        throw failure("\(name) inside a string", hint: "it is written `\(escape)`")
      }
      position += 1
    }
    position = opening
    throw failure("the string that opens here is never closed")
  }

  private func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  /// The text of a string's bytes.
  mutating func string(_ raw: CellText, _ isEscaped: Bool) throws -> String {
    if !isEscaped { return try raw.string(machine.pause) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var i = 0
    var next = JSONReader.piece
    while i < raw.count {
      let byte = raw[i]
      i += 1
      if i >= next {
        try machine.pause()
        next = i + JSONReader.piece
      }
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      let escape = i < raw.count ? raw[i] : 0
      i += 1
      switch escape {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): bytes.append(escape)
      case UInt8(ascii: "n"): bytes.append(10)
      case UInt8(ascii: "t"): bytes.append(9)
      case UInt8(ascii: "r"): bytes.append(13)
      case UInt8(ascii: "b"): bytes.append(8)
      case UInt8(ascii: "f"): bytes.append(12)
      case UInt8(ascii: "u"): bytes.append(contentsOf: String(try scalarEscape(raw, &i)).utf8)
      default:
        position = raw.start - start + i - 2
        throw failure(
          "an unknown escape in a string", hint: "JSON's are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u00e9")
      }
    }
    return try bytes.withUnsafeBufferPointer { try String(pieces: $0, machine.pause) }
  }

  /// `\u` was read: the character, made of two such escapes beyond U+FFFF.
  private mutating func scalarEscape(_ raw: CellText, _ i: inout Int) throws -> Character {
    let opening = raw.start - start + i - 2
    guard let first = hexDigits(raw, i) else {
      position = opening
      throw failure("expected four hexadecimal digits after `\\u`")
    }
    i += 4
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    if first < 0xDC00, i + 1 < raw.count, raw[i] == UInt8(ascii: "\\"), raw[i + 1] == UInt8(ascii: "u"),
      let second = hexDigits(raw, i + 2), second >= 0xDC00, second < 0xE000,
      let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    {
      i += 6
      return Character(scalar)
    }
    position = opening
    throw failure(
      "half of a surrogate pair", hint: "a character beyond U+FFFF takes two escapes: `\\ud83d\\ude00`")
  }

  private func hexDigits(_ raw: CellText, _ index: Int) -> UInt32? {
    guard index + 4 <= raw.count else { return nil }
    var value: UInt32 = 0
    for i in index..<(index + 4) {
      let byte = raw[i]
      let digit: UInt8
      if isDigit(byte) {
        digit = byte - 48
      } else if byte | 32 >= 97, byte | 32 <= 102 {
        digit = (byte | 32) - 87
      } else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
