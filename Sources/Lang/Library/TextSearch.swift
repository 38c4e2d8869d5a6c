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

  func isFound(in text: String, _ pace: Pace) throws -> Bool {
    try pattern.isEmpty || first(in: text, pace) != nil
  }

  /// How many clusters stand before the first place.
  func firstOffset(in text: String, _ pace: Pace) throws -> Int? {
    if pattern.isEmpty { return 0 }
    guard let range = try first(in: text, pace) else { return nil }
    if text.isPlainASCII { return text.utf8.distance(from: text.startIndex, to: range.lowerBound) }
    return text.distance(from: text.startIndex, to: range.lowerBound)
  }

  /// Hands over the places where the pattern stands, none overlapping, until the body answers false.
  func each(in text: String, _ pace: Pace, _ body: (Range<String.Index>) throws -> Bool) throws {
    guard !pattern.isEmpty else { return }
    var start = text.startIndex
    let textIsASCII = text.isPlainASCII
    while let range = try first(in: text, from: start, textIsASCII, pace), try body(range) {
      try pace.step(4)
      start = range.upperBound
    }
  }

  func first(in text: String, _ pace: Pace? = nil) throws -> Range<String.Index>? {
    try first(in: text, from: text.startIndex, text.isPlainASCII, pace)
  }

  private func first(
    in text: String, from start: String.Index, _ textIsASCII: Bool, _ pace: Pace?
  ) throws -> Range<String.Index>? {
    guard isASCII else { return textIsASCII ? nil : try firstClusters(in: text, from: start, pace) }
    var offset = text.utf8.distance(from: text.startIndex, to: start)
    while let found = try firstBytes(in: text, from: offset, pace) {
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

  private func firstBytes(in text: String, from start: Int, _ pace: Pace?) throws -> Int? {
    var text = text
    return try text.withUTF8 { haystack in
      guard let head = bytes.first, haystack.count - bytes.count >= start else { return nil }
      var position = start
      let last = haystack.count - bytes.count
      var asked = start
      while position <= last {
        if position - asked >= TextSearch.stretch {
          try pace?.step(Pace.slice + 1)
          asked = position
        }
        if haystack[position] == head {
          var matched = 1
          while matched < bytes.count, haystack[position + matched] == bytes[matched] { matched += 1 }
          if matched > 64 { try pace?.step(matched / 16) }
          if matched == bytes.count { return position }
        }
        position += 1
      }
      return nil
    }
  }

  /// So many bytes are looked at between two questions whether to stop.
  private static let stretch = 1 << 16

  private func firstClusters(
    in text: String, from start: String.Index, _ pace: Pace?
  ) throws -> Range<String.Index>? {
    guard let head = pattern.first else { return nil }
    var position = start
    while position < text.endIndex {
      try pace?.step(8)
      if text[position] == head {
        var inText = position
        var inPattern = pattern.startIndex
        while inPattern < pattern.endIndex, inText < text.endIndex, text[inText] == pattern[inPattern] {
          inText = text.index(after: inText)
          inPattern = pattern.index(after: inPattern)
          try pace?.step(8)
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
  func part(_ size: Int, fromStart: Bool, keeping: Bool, _ pace: Pace? = nil) throws -> String {
    if isPlainASCII {
      let total = utf8.count
      let taken = min(size, total)
      let cut = utf8.index(startIndex, offsetBy: fromStart ? taken : total - taken)
      return String(fromStart == keeping ? self[..<cut] : self[cut...])
    }
    var cut = fromStart ? startIndex : endIndex
    var left = size
    while left > 0, fromStart ? cut < endIndex : cut > startIndex {
      try pace?.step(8)
      cut = fromStart ? index(after: cut) : index(before: cut)
      left -= 1
    }
    return String(fromStart == keeping ? self[..<cut] : self[cut...])
  }
}
