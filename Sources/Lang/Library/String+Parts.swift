/// Lines, words and blanks of a text. Plain ASCII is walked byte by byte.
extension String {
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) }

  /// Without white space at both ends.
  var trimmedPart: Substring {
    var start = startIndex
    var end = endIndex
    while start < end, self[start].isWhitespace { start = index(after: start) }
    while start < end {
      let before = index(before: end)
      guard self[before].isWhitespace else { break }
      end = before
    }
    return self[start..<end]
  }

  /// What stands between line ends; a line end at the end starts no further line.
  func eachLine(_ pace: Pace, _ body: (Range<String.Index>) throws -> Void) throws {
    var start = startIndex
    if isPlainASCII {
      var position = utf8.startIndex
      for byte in utf8 {
        try pace.step()
        let next = utf8.index(after: position)
        if byte == 10 {
          try body(start..<position)
          start = next
        }
        position = next
      }
    } else {
      var position = startIndex
      while position < endIndex {
        try pace.step(8)
        let next = index(after: position)
        if self[position].isNewline {
          try body(start..<position)
          start = next
        }
        position = next
      }
    }
    if start < endIndex { try body(start..<endIndex) }
  }

  /// What stands between white space.
  func eachWord(_ pace: Pace, _ body: (Range<String.Index>) throws -> Void) throws {
    try eachRun(ofSpace: false, pace, body)
  }

  /// Runs of white space.
  func eachSpace(_ pace: Pace, _ body: (Range<String.Index>) throws -> Void) throws {
    try eachRun(ofSpace: true, pace, body)
  }

  private func eachRun(
    ofSpace wanted: Bool, _ pace: Pace, _ body: (Range<String.Index>) throws -> Void
  ) throws {
    var start: String.Index?
    func note(_ isWanted: Bool, _ position: String.Index) throws {
      if isWanted {
        if start == nil { start = position }
      } else if let begin = start {
        try body(begin..<position)
        start = nil
      }
    }
    if isPlainASCII {
      var position = utf8.startIndex
      for byte in utf8 {
        try pace.step()
        try note(String.isSpace(byte) == wanted, position)
        position = utf8.index(after: position)
      }
    } else {
      var position = startIndex
      while position < endIndex {
        try pace.step(8)
        try note(self[position].isWhitespace == wanted, position)
        position = index(after: position)
      }
    }
    if let start { try body(start..<endIndex) }
  }
}
