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
  var lineRanges: [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start = startIndex
    if isPlainASCII {
      var position = utf8.startIndex
      for byte in utf8 {
        let next = utf8.index(after: position)
        if byte == 10 {
          result.append(start..<position)
          start = next
        }
        position = next
      }
    } else {
      var position = startIndex
      while position < endIndex {
        let next = index(after: position)
        if self[position].isNewline {
          result.append(start..<position)
          start = next
        }
        position = next
      }
    }
    if start < endIndex { result.append(start..<endIndex) }
    return result
  }

  /// What stands between white space.
  var wordRanges: [Range<String.Index>] { ranges(ofSpace: false) }

  /// Runs of white space.
  var spaceRanges: [Range<String.Index>] { ranges(ofSpace: true) }

  private func ranges(ofSpace wanted: Bool) -> [Range<String.Index>] {
    var result: [Range<String.Index>] = []
    var start: String.Index?
    func note(_ isWanted: Bool, _ position: String.Index) {
      if isWanted {
        if start == nil { start = position }
      } else if let begin = start {
        result.append(begin..<position)
        start = nil
      }
    }
    if isPlainASCII {
      var position = utf8.startIndex
      for byte in utf8 {
        note(String.isSpace(byte) == wanted, position)
        position = utf8.index(after: position)
      }
    } else {
      var position = startIndex
      while position < endIndex {
        note(self[position].isWhitespace == wanted, position)
        position = index(after: position)
      }
    }
    if let start { result.append(start..<endIndex) }
    return result
  }
}
