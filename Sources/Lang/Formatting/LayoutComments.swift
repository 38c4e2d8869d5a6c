/// A comment, and the line breaks before it.
struct LayoutComment {
  var start: Int
  var end: Int
  var isLine: Bool
  /// Line breaks between it and what stands before it; 2 is any more.
  var linesBefore: Int
}

/// What stands between two tokens.
struct LayoutGap {
  /// Comments on the line of the token before.
  var trailing: [LayoutComment] = []
  /// Comments that belong to the token after.
  var leading: [LayoutComment] = []
  /// Line breaks before the token, behind the last comment.
  var linesBefore = 0

  /// Whether an empty line follows what the trailing comments belong to.
  var startsWithEmptyLine: Bool { (leading.first?.linesBefore ?? linesBefore) > 1 }

  /// The line breaks behind the leading comment with this index.
  func linesAfter(_ index: Int) -> Int {
    index + 1 < leading.count ? leading[index + 1].linesBefore : linesBefore
  }
}

extension LayoutBuilder {
  /// Reads the comments between `start` and the token with this index.
  func gap(before index: Int, from start: Int) -> LayoutGap {
    var gap = LayoutGap()
    let end = Int(tokens[index].start)
    var position = start
    var lines = 0
    var comments: [LayoutComment] = []
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "/") {
        let isLine = bytes[position + 1] == UInt8(ascii: "/")
        let after = isLine ? endOfLine(position, end) : endOfBlock(position, end)
        comments.append(
          LayoutComment(start: position, end: after, isLine: isLine, linesBefore: min(lines, 2)))
        lines = 0
        position = after
      } else {
        if byte == 0x0A { lines += 1 }
        position += 1
      }
    }
    gap.linesBefore = min(lines, 2)
    if comments.isEmpty { return gap }
    let count = trailingCount(comments, before: tokens[index].kind, lines: lines)
    gap.trailing = Array(comments[..<count])
    gap.leading = Array(comments[count...])
    return gap
  }

  /// How many comments stand behind the token before: those on its line, if the line ends with them.
  private func trailingCount(_ comments: [LayoutComment], before next: TokenKind, lines: Int) -> Int {
    if index == 0 { return 0 }
    for (i, comment) in comments.enumerated() {
      if comment.linesBefore > 0 { return 0 }
      let linesAfter = i + 1 < comments.count ? comments[i + 1].linesBefore : lines
      if comment.isLine || linesAfter > 0 { return i + 1 }
    }
    switch next {
    case .rightParen, .rightBracket, .rightBrace, .comma, .semicolon, .endOfFile: return comments.count
    default: return 0
    }
  }

  private func endOfLine(_ start: Int, _ limit: Int) -> Int {
    var i = start
    while i < limit, bytes[i] != 0x0A { i += 1 }
    return i
  }

  private func endOfBlock(_ start: Int, _ limit: Int) -> Int {
    var i = start + 2
    var level = 1
    while i + 1 < limit {
      if bytes[i] == UInt8(ascii: "*"), bytes[i + 1] == UInt8(ascii: "/") {
        i += 2
        level -= 1
        if level == 0 { return i }
      } else if bytes[i] == UInt8(ascii: "/"), bytes[i + 1] == UInt8(ascii: "*") {
        i += 2
        level += 1
      } else {
        i += 1
      }
    }
    return limit
  }

  /// Adds a comment as it is, without the blanks at the end of its line.
  mutating func append(_ comment: LayoutComment) {
    var end = comment.end
    while end > comment.start, [0x20, 0x09, 0x0D].contains(bytes[end - 1]) { end -= 1 }
    var item = LayoutItem(kind: comment.isLine ? .lineComment : .blockComment)
    item.start = UInt32(comment.start)
    item.end = UInt32(end)
    if comment.isLine {
      // What stands behind it is on another line in any case, so it may be as long as it likes.
      items.append(item)
      return
    }
    appendMeasured(item)
  }

  /// Adds a text, in which there may be line breaks.
  mutating func appendMeasured(_ item: LayoutItem) {
    var item = item
    var first: Int32 = 0
    var last: Int32 = 0
    var hasLines = false
    for i in Int(item.start)..<Int(item.end) {
      if bytes[i] == 0x0A {
        if !hasLines { first = last }
        hasLines = true
        last = 0
      } else if bytes[i] & 0xC0 != 0x80 {
        last += 1
      }
    }
    item.width = hasLines ? first : last
    items.append(item)
    if hasLines {
      items.append(LayoutItem(kind: .marker))
      items.append(LayoutItem(kind: .text, width: last))
    }
  }
}
