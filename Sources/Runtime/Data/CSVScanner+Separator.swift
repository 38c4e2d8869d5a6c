import Lang

extension CSVScanner {
  /// What separates cells, in the order in which equals are chosen.
  static let candidates: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), UInt8(ascii: "|"),
  ]

  /// A scanner whose separator and start are found by looking at the file.
  ///
  /// A first line `sep=;` (as Excel writes it) decides; else the candidate that divides the first thirty rows most
  /// evenly, and of those the one that gives most cells.
  static func detecting(_ text: DataText, separator: UInt8?, hasHeader: Bool) -> CSVScanner {
    var start = DataText.hasByteOrderMark(text.bytes) ? 3 : 0
    var chosen = separator
    if let (stated, next) = statedSeparator(text, at: start) {
      chosen = chosen ?? stated
      start = next
    }
    return CSVScanner(
      text: text, separator: chosen ?? detect(text, from: start), start: start, hasHeader: hasHeader)
  }

  private static func statedSeparator(_ text: DataText, at start: Int) -> (UInt8, Int)? {
    let bytes = text.bytes
    let word = Array("sep=".utf8)
    guard bytes.count > start + 5, word.indices.allSatisfy({ bytes[start + $0] == word[$0] }) else {
      return nil
    }
    let separator = bytes[start + 4]
    var next = start + 5
    guard separator < 0x80, separator > 32 || separator == 9, bytes[next] == 10 || bytes[next] == 13 else {
      return nil
    }
    if bytes[next] == 13, next + 1 < bytes.count, bytes[next + 1] == 10 { next += 1 }
    return (separator, next + 1)
  }

  private static func detect(_ text: DataText, from start: Int) -> UInt8 {
    var best = UInt8(ascii: ",")
    var bestScore = (even: -1.0, width: 1)
    for candidate in candidates {
      let widths = sample(text, from: start, separator: candidate)
      guard let width = widths.first, width > 1 else { continue }
      let even = Double(widths.filter { $0 == width }.count) / Double(widths.count)
      if even > bestScore.even || (even == bestScore.even && width > bestScore.width) {
        best = candidate
        bestScore = (even, width)
      }
    }
    return best
  }

  /// The number of cells of the first rows.
  private static func sample(_ text: DataText, from start: Int, separator: UInt8) -> [Int] {
    let limit = min(text.bytes.count, start + 65_536)
    var widths: [Int] = []
    var cells = 1
    var inQuotes = false
    var cellStart = true
    var isBlank = true
    var i = start
    while i < limit, widths.count < 30 {
      let byte = text.bytes[i]
      i += 1
      if inQuotes {
        if byte == UInt8(ascii: "\"") { inQuotes = false }
        continue
      }
      switch byte {
      case UInt8(ascii: "\"") where cellStart || text.bytes[i - 2] == byte:
        inQuotes = true
        cellStart = false
        isBlank = false
      case separator:
        cells += 1
        cellStart = true
        isBlank = false
      case 10, 13:
        if !isBlank { widths.append(cells) }
        cells = 1
        cellStart = true
        isBlank = true
      default:
        cellStart = false
        isBlank = false
      }
    }
    if i >= text.bytes.count, !isBlank { widths.append(cells) }
    return widths
  }
}
