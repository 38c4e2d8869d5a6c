/// Puts the foreign words of one line into one report, which shows the whole line as it is meant.
enum ForeignLines {
  static func merge(_ errors: [SyntaxError], bytes: UnsafeBufferPointer<UInt8>) -> [SyntaxError] {
    guard errors.contains(where: { isWord($0) }) else { return errors }
    var result: [SyntaxError] = []
    var words: [SyntaxError] = []
    for error in errors {
      guard isWord(error) else {
        result.append(error)
        continue
      }
      if let last = words.last, last.start > error.start || hasLineBreak(bytes, last.end, error.start) {
        result.append(joined(words, bytes))
        words = []
      }
      words.append(error)
    }
    if !words.isEmpty { result.append(joined(words, bytes)) }
    return result
  }

  private static func isWord(_ error: SyntaxError) -> Bool {
    if case .foreign(.word) = error.kind { return true }
    return false
  }

  private static func hasLineBreak(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    start < end && bytes[start..<end].contains(0x0A)
  }

  private static func joined(_ words: [SyntaxError], _ bytes: UnsafeBufferPointer<UInt8>) -> SyntaxError {
    guard let first = words.first, let last = words.last else {
      return SyntaxError(.foreign(.needless("")), start: 0, end: 0)
    }
    var low = first.start
    while low > 0, bytes[low - 1] != 0x0A { low -= 1 }
    while low < first.start, bytes[low] == 0x20 || bytes[low] == 0x09 { low += 1 }
    var high = last.end
    while high < bytes.count, bytes[high] != 0x0A, bytes[high] != 0x0D { high += 1 }
    var line = ""
    var position = low
    var found: [String] = []
    var meanings: [String] = []
    for word in words {
      guard case .foreign(.word(let spelling, let meant)) = word.kind, word.start >= position else {
        continue
      }
      line += text(bytes, position, word.start) + meant
      position = word.end
      // `not x` becomes `!x`.
      if meant == "!" { while position < high, bytes[position] == 0x20 { position += 1 } }
      if !found.contains(spelling) {
        found.append(spelling)
        meanings.append(meant)
      }
    }
    line += text(bytes, position, high)
    while line.last == " " { line.removeLast() }
    return SyntaxError(
      .foreign(
        .words(found: found, meant: meanings, line: line.count > 90 ? String(line.prefix(90)) + "…" : line)),
      start: first.start, end: words.count == 1 ? first.end : last.end)
  }

  private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    start < end ? String(decoding: bytes[start..<end], as: UTF8.self) : ""
  }
}
