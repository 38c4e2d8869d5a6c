/// `"""`: the text starts on the next line, ends on the line before the closing quotes, and the blanks before those
/// are taken off every line.
extension TokenParser {
  /// The texts of the pieces between interpolations.
  mutating func decodeMultiline(_ ranges: [Range<Int>], _ form: StringForm, isClosed: Bool) -> [String] {
    guard let first = ranges.first, let last = ranges.last else { return [] }
    // The opening line holds nothing but blanks.
    var start = first.lowerBound
    var startsLine = true
    while start < first.upperBound, isBlank(input.bytes[start]) { start += 1 }
    if start < first.upperBound || ranges.count > 1, input.bytes[start] != 0x0A {
      report(.textAfterOpeningQuotes, from: start, to: min(start + 1, first.upperBound))
      start = first.lowerBound
      startsLine = false
    } else {
      start = min(start + 1, first.upperBound)
    }
    // The indentation is what stands before the closing quotes.
    var lineStart = last.upperBound
    while lineStart > last.lowerBound, input.bytes[lineStart - 1] != 0x0A { lineStart -= 1 }
    let indentation = lineStart..<last.upperBound
    var end = last.upperBound
    if isClosed {
      let isOwnLine = lineStart > first.lowerBound && input.bytes[lineStart - 1] == 0x0A
      if isOwnLine, input.bytes[indentation].allSatisfy({ isBlank($0) }) {
        end = lineStart - 1
        if end > last.lowerBound, input.bytes[end - 1] == 0x0D { end -= 1 }
      } else {
        report(.textBeforeClosingQuotes, from: last.upperBound, to: last.upperBound + form.delimiterLength)
        return ranges.map { decodeLines($0, atLineStart: false, indentation: 0..<0, form) }
      }
    }
    var texts: [String] = []
    for (i, range) in ranges.enumerated() {
      let low = i == 0 ? start : range.lowerBound
      let high = i == ranges.count - 1 ? end : range.upperBound
      texts.append(
        decodeLines(
          low..<max(low, high), atLineStart: i == 0 && startsLine,
          indentation: isClosed ? indentation : 0..<0, form))
    }
    return texts
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  private mutating func decodeLines(
    _ range: Range<Int>, atLineStart: Bool, indentation: Range<Int>, _ form: StringForm
  ) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var i = range.lowerBound
    var isLineStart = atLineStart
    while i < range.upperBound {
      if isLineStart {
        i = skipIndentation(i, range.upperBound, indentation)
        isLineStart = false
        continue
      }
      let byte = input.bytes[i]
      if i & Lexer.pause == 0, input.work.step(Lexer.pause / 16) { break }
      if byte == 0x0A {
        if result.last == 0x0D { result.removeLast() }
        result.append(byte)
        isLineStart = true
        i += 1
      } else if byte == UInt8(ascii: "\\"), isEscape(i, range.upperBound, form) {
        i = decodeEscapeInLines(i, range.upperBound, form, &isLineStart, into: &result)
      } else {
        result.append(byte)
        i += 1
      }
    }
    return result.withUnsafeBufferPointer { longText($0) }
  }

  /// Takes the common indentation off; an empty line need not have it.
  private mutating func skipIndentation(_ start: Int, _ end: Int, _ indentation: Range<Int>) -> Int {
    var i = start
    for k in indentation {
      guard i < end else { return i }
      if input.bytes[i] == 0x0A || input.bytes[i] == 0x0D { return i }
      guard input.bytes[i] == input.bytes[k] else {
        let mixesTabs = isBlank(input.bytes[i])
        report(.lineLessIndented(mixesTabs: mixesTabs), from: start, to: max(i, start + 1))
        while i < end, input.bytes[i] == 0x20 || input.bytes[i] == 0x09 { i += 1 }
        return i
      }
      i += 1
    }
    return i
  }

  /// An escape, or a backslash at the end of a line, which joins it to the next.
  private mutating func decodeEscapeInLines(
    _ start: Int, _ end: Int, _ form: StringForm, _ isLineStart: inout Bool, into result: inout [UInt8]
  ) -> Int {
    var i = start + 1 + form.hashes
    while i < end, isBlank(input.bytes[i]) { i += 1 }
    if i < end, input.bytes[i] == 0x0A {
      isLineStart = true
      return i + 1
    }
    return decodeEscape(start, end, form, into: &result)
  }
}
