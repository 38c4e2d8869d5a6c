/// Lines, words and blanks of a text. Plain ASCII is walked byte by byte.
extension String {
  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) }

  /// Without white space at both ends.
  var trimmedPart: Substring { trimmedPart {} }

  /// The same, which asks on the way.
  func trimmedPart(_ step: () throws -> Void) rethrows -> Substring {
    var start = startIndex
    var end = endIndex
    while start < end, self[start].isWhitespace {
      try step()
      start = index(after: start)
    }
    while start < end {
      try step()
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

  /// What a mapping that looks at one scalar after the other makes of the text: of a long one piece by piece.
  ///
  /// - Parameter letters: the letters of ASCII that it makes others of.
  func mapped(
    _ pace: @autoclosure () -> Pace, _ letters: LetterCase, _ transform: (Substring) -> String
  ) throws -> String {
    if utf8.count <= Pace.slice { return isPlainASCII ? flipped(to: letters) : transform(self[...]) }
    var result = ""
    result.reserveCapacity(utf8.count)
    let pace = pace()
    try eachPiece(of: Pace.slice, { try pace.step(Pace.slice) }) { result += transform(self[$0]) }
    return result
  }

  enum LetterCase: UInt8 {
    case lower = 0x41
    case upper = 0x61
  }

  /// ASCII with all letters in one case.
  private func flipped(to letters: LetterCase) -> String {
    var text = self
    let first = letters.rawValue
    return text.withUTF8 { source in
      String(unsafeUninitializedCapacity: source.count) { target in
        for k in 0..<source.count {
          let byte = source[k]
          target[k] = byte &- first < 26 ? byte ^ 0x20 : byte
        }
        return source.count
      }
    }
  }

  /// Its characters from the last to the first.
  func reversed(_ pace: @autoclosure () -> Pace) throws -> String {
    if utf8.count <= 256 { return String(reversed()) }
    var result = ""
    result.reserveCapacity(utf8.count)
    let pace = pace()
    var end = endIndex
    while end > startIndex {
      let start = try segmentStart(before: end, pace)
      var places: [Index] = []
      var place = start
      while place < end {
        try pace.step(8)
        places.append(place)
        if places.count % Pace.slice == 0 { try pace.hold(Pace.slice * MemoryLayout<Index>.stride) }
        place = index(after: place)
      }
      for start in places.reversed() {
        try pace.step()
        result += self[start..<end]
        end = start
      }
      pace.release()
    }
    return result
  }

  /// The text so many times: of a long one piece by piece.
  func repeated(_ count: Int, _ pace: @autoclosure () -> Pace) throws -> String {
    guard count > 0, !isEmpty else { return "" }
    let times = max(1, String.piece / utf8.count)
    if count <= times { return String(repeating: self, count: count) }
    let piece = String(repeating: self, count: times)
    var result = ""
    result.reserveCapacity(utf8.count * count)
    let pace = pace()
    var left = count
    while left >= times {
      try pace.step(Pace.slice)
      result += piece
      left -= times
    }
    result += String(repeating: self, count: left)
    return result
  }

  private static let piece = 1 << 16
}

extension UnsafeBufferPointer<UInt8> {
  /// How often a byte is there.
  func count(of wanted: UInt8) -> Int {
    var count = 0
    var place = 0
    // As many as fit into the lanes' bytes, before these are added up.
    while place < self.count {
      let end = Swift.min(self.count, place + 255)
      var few: UInt8 = 0
      while place < end {
        few &+= self[place] == wanted ? 1 : 0
        place += 1
      }
      count += Int(few)
    }
    return count
  }
}

extension UnsafePointer<UInt8> {
  /// Where a byte comes next, or the end: eight bytes are looked at in one go.
  @inline(__always) func next(_ wanted: UInt8, before end: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    var place = self
    while end - place >= 8 {
      let word = UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
      let found = ShortText.mark(wanted, in: word)
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += 8
    }
    while place < end, place.pointee != wanted { place += 1 }
    return place
  }
}
