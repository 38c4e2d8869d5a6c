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
    let cut = fromStart ? try place(after: size, from: startIndex, pace) : try place(before: size, pace)
    return String(fromStart == keeping ? self[..<cut] : self[cut...])
  }
  /// Where so many clusters from a place on end, or the text.
  private func place(after size: Int, from start: Index, _ pace: Pace?) throws -> Index {
    var place = start
    var left = size
    while left > 0, place < endIndex {
      try pace?.step(8)
      place = index(after: place)
      left -= 1
    }
    return place
  }

  /// Where the last clusters begin that are so many.
  private func place(before size: Int, _ pace: Pace?) throws -> Index {
    var end = endIndex
    var left = size
    while left > 0, end > startIndex {
      let start = try segmentStart(before: end, pace)
      var count = 0
      var place = start
      while place < end {
        try pace?.step(8)
        place = index(after: place)
        count += 1
      }
      if count >= left { return try self.place(after: count - left, from: start, pace) }
      left -= count
      end = start
    }
    return end
  }

  /// Where a stretch of clusters that ends at a border of two begins: between two characters of ASCII, which are divided
  /// unless they are CR and LF (Unicode Standard Annex 29, GB3), or at the start. Going back a cluster at a time takes a
  /// time that grows with the square of a row of flags, each of which is told by how many there are before it.
  func segmentStart(before end: Index, _ pace: Pace?) throws -> Index {
    var place = end
    var isASCII = false
    var isLineFeed = false
    while place > startIndex {
      let before = unicodeScalars.index(before: place)
      let scalar = unicodeScalars[before]
      if isASCII, scalar.isASCII, !(isLineFeed && scalar == "\r") { return place }
      try pace?.step()
      isASCII = scalar.isASCII
      isLineFeed = scalar == "\n"
      place = before
    }
    return startIndex
  }
}
