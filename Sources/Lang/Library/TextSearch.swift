/// Finds a text in another, by grapheme clusters: `"é"` does not contain `"e"`, however it is encoded.
///
/// Bytes are compared where that comes to the same (the pattern is ASCII), with the borders of clusters checked when
/// the text is not; otherwise clusters are.
struct TextSearch {
  let pattern: String
  private let bytes: [UInt8]
  private let isASCII: Bool

  init(_ pattern: String) {
    self.pattern = pattern
    bytes = Array(pattern.utf8)
    isASCII = pattern.isPlainASCII
  }

  func isFound(in text: String) -> Bool { pattern.isEmpty || first(in: text) != nil }

  /// How many clusters stand before the first place.
  func firstOffset(in text: String) -> Int? {
    if pattern.isEmpty { return 0 }
    guard let range = first(in: text) else { return nil }
    if text.isPlainASCII { return text.utf8.distance(from: text.startIndex, to: range.lowerBound) }
    return text.distance(from: text.startIndex, to: range.lowerBound)
  }

  /// The places where the pattern stands, none overlapping.
  func all(in text: String, atMost limit: Int = .max) -> [Range<String.Index>] {
    guard !pattern.isEmpty else { return [] }
    var result: [Range<String.Index>] = []
    var start = text.startIndex
    let textIsASCII = text.isPlainASCII
    while result.count < limit, let range = first(in: text, from: start, textIsASCII) {
      result.append(range)
      start = range.upperBound
    }
    return result
  }

  func first(in text: String) -> Range<String.Index>? {
    first(in: text, from: text.startIndex, text.isPlainASCII)
  }

  private func first(
    in text: String, from start: String.Index, _ textIsASCII: Bool
  ) -> Range<String.Index>? {
    guard isASCII else { return textIsASCII ? nil : firstClusters(in: text, from: start) }
    var offset = text.utf8.distance(from: text.startIndex, to: start)
    while let found = firstBytes(in: text, from: offset) {
      let lower = text.utf8.index(text.startIndex, offsetBy: found)
      let upper = text.utf8.index(lower, offsetBy: bytes.count)
      if textIsASCII
        || (String.Index(lower, within: text) != nil && String.Index(upper, within: text) != nil)
      {
        return lower..<upper
      }
      offset = found + 1
    }
    return nil
  }

  private func firstBytes(in text: String, from start: Int) -> Int? {
    var text = text
    return text.withUTF8 { haystack in
      guard let head = bytes.first, haystack.count - bytes.count >= start else { return nil }
      var position = start
      let last = haystack.count - bytes.count
      while position <= last {
        if haystack[position] == head {
          var matched = 1
          while matched < bytes.count, haystack[position + matched] == bytes[matched] { matched += 1 }
          if matched == bytes.count { return position }
        }
        position += 1
      }
      return nil
    }
  }

  private func firstClusters(in text: String, from start: String.Index) -> Range<String.Index>? {
    guard let head = pattern.first else { return nil }
    var position = start
    while position < text.endIndex {
      if text[position] == head {
        var inText = position
        var inPattern = pattern.startIndex
        while inPattern < pattern.endIndex, inText < text.endIndex, text[inText] == pattern[inPattern] {
          inText = text.index(after: inText)
          inPattern = pattern.index(after: inPattern)
        }
        if inPattern == pattern.endIndex { return position..<inText }
      }
      position = text.index(after: position)
    }
    return nil
  }
}

extension String {
  /// Some clusters at the start or end, or all but those.
  func part(_ size: Int, fromStart: Bool, keeping: Bool) -> String {
    if isPlainASCII {
      let total = utf8.count
      let taken = min(size, total)
      let cut = utf8.index(startIndex, offsetBy: fromStart ? taken : total - taken)
      return String(fromStart == keeping ? self[..<cut] : self[cut...])
    }
    let taken = Swift.min(size, utf8.count)
    if fromStart { return keeping ? String(prefix(taken)) : String(dropFirst(taken)) }
    return keeping ? String(suffix(taken)) : String(dropLast(taken))
  }
}
