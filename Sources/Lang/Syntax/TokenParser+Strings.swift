/// The text of strings: escapes, raw strings, the indentation of `"""`.
extension TokenParser {
  /// The value of a string without interpolation.
  mutating func decodeString(_ token: Token) -> String {
    let form = StringForm(payload: token.payload)
    let range = contents(of: token, form)
    if !token.flags.contains(.needsDecoding) {
      return longText(UnsafeBufferPointer(rebasing: input.bytes[range]))
    }
    if form.isMultiline {
      let pieces = decodeMultiline([range], form, isClosed: !token.isVirtual)
      return pieces.first ?? ""
    }
    return decodeEscapes(range, form)
  }

  /// Where the text between a token's delimiters lies.
  private func contents(of token: Token, _ form: StringForm) -> Range<Int> {
    let opening = token.kind == .string || token.kind == .stringOpen ? form.delimiterLength : 1
    let closing: Int
    switch token.kind {
    case .stringOpen, .stringPart: closing = 2 + form.hashes
    default: closing = token.isVirtual ? 0 : form.delimiterLength
    }
    let start = min(Int(token.start) + opening, Int(token.end))
    return start..<max(start, Int(token.end) - closing)
  }

  /// `"text \(value) text"`, at its first piece.
  mutating func pushInterpolation() {
    let opener = token
    guard enter() else { return operands.append(invalidHere()) }
    let outer = context
    context = []
    var ranges = [contents(of: opener, StringForm(payload: opener.payload))]
    let base = operands.count
    var isClosed = false
    advance()
    while !isAborted {
      pushInterpolated()
      guard kind == .stringPart || kind == .stringClose else { break }
      ranges.append(contents(of: token, StringForm(payload: opener.payload)))
      let isLast = kind == .stringClose
      isClosed = isLast && !token.isVirtual
      advance()
      if isLast { break }
    }
    context = outer
    leave()
    finishInterpolation(opener, ranges, base, isClosed)
  }

  /// One value, on `operands`; after an error, up to where the text goes on.
  private mutating func pushInterpolated() {
    if kind == .stringPart || kind == .stringClose {
      if !token.isVirtual { report(.emptyInterpolation, from: max(start - 2, 0), to: start + 1) }
      operands.append(invalidHere())
      return
    }
    let outer = isRecovering
    pushExpression()
    if kind == .comma, !isRecovering { reportSpecifier() }
    if kind != .stringPart, kind != .stringClose {
      let count = errors.count
      fail(expected: .endOfInterpolation)
      skipToCloser(.endOfFile)
      // Cut off: that has been reported.
      if errors.count > count, kind == .stringClose, token.isVirtual { errors.removeLast() }
    }
    isRecovering = isAborted || outer
  }

  private mutating func finishInterpolation(
    _ opener: Token, _ ranges: [Range<Int>], _ base: Int, _ isClosed: Bool
  ) {
    guard operands.count >= base else { return operands.append(invalidHere()) }
    let values = operands.take(from: base)
    let form = StringForm(payload: opener.payload)
    let texts =
      form.isMultiline
      ? decodeMultiline(ranges, form, isClosed: isClosed) : ranges.map { decodeEscapes($0, form) }
    var parts: [StringPart] = []
    for (i, text) in texts.enumerated() {
      if !text.isEmpty { parts.append(.text(text)) }
      if i < values.count { parts.append(.value(values[i])) }
    }
    operands.append(Expression(.interpolation(parts), span(from: Int(opener.start))))
  }

  // MARK: Escapes

  private mutating func decodeEscapes(_ range: Range<Int>, _ form: StringForm) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var i = range.lowerBound
    while i < range.upperBound {
      let byte = input.bytes[i]
      if i & Lexer.pause == 0, input.work.step(Lexer.pause / 16) { break }
      if byte == UInt8(ascii: "\\"), isEscape(i, range.upperBound, form) {
        i = decodeEscape(i, range.upperBound, form, into: &result)
      } else {
        result.append(byte)
        i += 1
      }
    }
    return result.withUnsafeBufferPointer { longText($0) }
  }

  private struct Stopped: Error {}

  /// The text of some bytes; what there is of it when the parser has to stop.
  func longText(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    let work = input.work
    return (try? String(pieces: bytes) { if work.step(String.pieceSize) { throw Stopped() } }) ?? ""
  }

  /// Whether the backslash at `i` has the string's number of `#` after it.
  func isEscape(_ i: Int, _ end: Int, _ form: StringForm) -> Bool {
    guard i + 1 + form.hashes <= end else { return false }
    for k in 0..<form.hashes where input.bytes[i + 1 + k] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Adds what the escape at `start` means; gives the offset after it.
  mutating func decodeEscape(
    _ start: Int, _ end: Int, _ form: StringForm, into result: inout [UInt8]
  ) -> Int {
    let i = start + 1 + form.hashes
    guard i < end else { return end }
    switch input.bytes[i] {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "0"): result.append(0x00)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(input.bytes[i])
    case UInt8(ascii: "u"): return decodeScalar(start, i + 1, end, into: &result)
    default:
      var after = i + 1
      while after < end, input.bytes[after] & 0xC0 == 0x80 { after += 1 }
      report(.unknownEscape(text(from: start, to: after)), from: start, to: after)
      return after
    }
    return i + 1
  }

  /// `\u{1F600}`
  private mutating func decodeScalar(
    _ start: Int, _ brace: Int, _ end: Int, into result: inout [UInt8]
  ) -> Int {
    var i = brace
    guard i < end, input.bytes[i] == UInt8(ascii: "{") else {
      report(.badUnicodeEscape, from: start, to: i)
      return i
    }
    i += 1
    var value: UInt32 = 0
    var digits = 0
    while i < end, let digit = hexDigit(input.bytes[i]) {
      if digits < 9 { value = value &* 16 &+ digit }
      digits += 1
      i += 1
    }
    let isClosed = i < end && input.bytes[i] == UInt8(ascii: "}")
    if isClosed { i += 1 }
    guard isClosed, (1...8).contains(digits), let scalar = Unicode.Scalar(value) else {
      report(.badUnicodeEscape, from: start, to: i)
      return i
    }
    result.append(contentsOf: Array(String(Character(scalar)).utf8))
    return i
  }

  private func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}
