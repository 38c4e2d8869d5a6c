extension Lexer {
  /// A byte order mark and a first line `#!…`.
  mutating func skipFileStart() {
    if count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    if byte(position) == UInt8(ascii: "#"), byte(position + 1) == UInt8(ascii: "!") { skipLine() }
  }

  /// Skips blanks and comments; false at the end of the input.
  mutating func skipTrivia() -> Bool {
    var asked = position
    while position < count {
      // Short comments and blanks are long together.
      if (position ^ asked) > Lexer.pause {
        asked = position
        pause()
        if position >= count { return false }
      }
      switch bytes[position] {
      case 0x20, 0x09, 0x0D:
        pendingFlags.insert(.spaceBefore)
        position += 1
      case 0x0A:
        if !interpolations.isEmpty { closeInterpolationsAtLineEnd() }
        pendingFlags.formUnion([.spaceBefore, .newlineBefore])
        position += 1
      case UInt8(ascii: "/"):
        if byte(position + 1) == UInt8(ascii: "/") {
          skipLine()
        } else if byte(position + 1) == UInt8(ascii: "*") {
          skipBlockComment()
        } else {
          return true
        }
        pendingFlags.insert(.spaceBefore)
      default:
        return true
      }
    }
    return false
  }

  @inline(__always)
  func isSpaceOrComment(at index: Int) -> Bool {
    let here = bytes[index]
    if here == 0x20 || (here >= 0x09 && here <= 0x0D) { return true }
    return here == UInt8(ascii: "/")
      && (byte(index + 1) == UInt8(ascii: "/") || byte(index + 1) == UInt8(ascii: "*"))
  }

  @inline(never) private mutating func skipLine() {
    guard let start = bytes.baseAddress else { return }
    while position < count {
      let piece = min(count - position, Lexer.pause)
      let end = start + position + piece
      position = (start + position).next(0x0A, before: end) - start
      if position < end - start { return }
      if piece == Lexer.pause { pause() }
    }
  }

  /// A comment or text has so many bytes between two questions, less one.
  static let pause = 0xFFFF

  /// Asks whether to go on within something long.
  mutating func pause() { if work.step(Lexer.pause / 16) { position = count } }

  /// `/* … */`, which nests. A line break inside counts as one.
  @inline(never) private mutating func skipBlockComment() {
    let start = position
    position += 2
    var level = 1
    while position < count {
      let here = bytes[position]
      if here == UInt8(ascii: "*"), byte(position + 1) == UInt8(ascii: "/") {
        position += 2
        level -= 1
        if level == 0 { return }
      } else if here == UInt8(ascii: "/"), byte(position + 1) == UInt8(ascii: "*") {
        position += 2
        level += 1
      } else {
        if here == 0x0A { pendingFlags.insert(.newlineBefore) }
        position += 1
        if position & Lexer.pause == 0 { pause() }
      }
    }
    unterminated = .comment
    report(.unterminatedComment, from: start, to: start + 2, atEnd: true)
  }
}
