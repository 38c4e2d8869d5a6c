/// Goes over the tokens of a source without mistakes, by the grammar, and says where lines may break.
///
/// Since the source was parsed before, it need not look for mistakes: each rule takes its tokens as they come.
struct LayoutBuilder {
  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: UnsafeBufferPointer<Token>
  let words: Words

  /// Index of the present token.
  var index = 0
  var items: [LayoutItem] = []
  var groups: [LayoutGroup] = []
  /// Groups that were seen to begin before items that are there already.
  private var openings: [(position: Int, group: Int32)] = []
  /// Comments of tokens that are left out.
  private var carried: [LayoutComment] = []
  /// Whether what stands before the present token has been added.
  private var isSeparated = false
  var hasSeparated: Bool { isSeparated }
  /// Where the operators of the expression that was just read are indented, if it has any.
  var outermostIndentation: Int?
  /// In a header `{` opens the body.
  var isHeader = false
  /// Where the text before the present token ends.
  private var previousEnd: Int

  init(bytes: UnsafeBufferPointer<UInt8>, tokens: UnsafeBufferPointer<Token>, words: Words) {
    self.bytes = bytes
    self.tokens = tokens
    self.words = words
    previousEnd = LayoutBuilder.endOfPreamble(bytes)
    items.reserveCapacity(tokens.count * 3)
  }

  mutating func run() -> Layout {
    let preamble = 0..<previousEnd
    statements(isCase: false, group: nil)
    separate(.hard)
    return Layout(
      items: merged(), groups: groups, preamble: preamble, endsLinesWithReturn: firstLineEndsWithReturn())
  }

  private static func endOfPreamble(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var position = 0
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "#"),
      bytes[position + 1] == UInt8(ascii: "!")
    {
      while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    }
    return position
  }

  private func firstLineEndsWithReturn() -> Bool {
    guard let end = bytes.firstIndex(of: 0x0A) else { return false }
    return end > 0 && bytes[end - 1] == 0x0D
  }

  /// The items with the groups that were found late, the outer of several first.
  private func merged() -> [LayoutItem] {
    if openings.isEmpty { return items }
    var next = [Int32](repeating: -1, count: openings.count)
    var first = [Int32](repeating: -1, count: items.count + 1)
    for (i, opening) in openings.enumerated() {
      // The later one of a place is the outer one.
      next[i] = first[opening.position]
      first[opening.position] = Int32(i)
    }
    var result: [LayoutItem] = []
    result.reserveCapacity(items.count + openings.count)
    for i in 0...items.count {
      var opening = first[i]
      while opening >= 0 {
        result.append(LayoutItem(kind: .open, group: openings[Int(opening)].group))
        opening = next[Int(opening)]
      }
      if i < items.count { result.append(items[i]) }
    }
    return result
  }

  // MARK: Tokens

  var token: Token { tokens[index] }
  var kind: TokenKind { tokens[index].kind }
  func peek(_ offset: Int) -> Token { tokens[max(0, min(index + offset, tokens.count - 1))] }

  /// Whether the present token, a bracket, holds nothing, not even a comment.
  func isEmptyBracket(closedBy closer: TokenKind) -> Bool {
    guard peek(1).kind == closer else { return false }
    let gap = gap(before: index + 1, from: Int(token.end))
    return gap.trailing.isEmpty && gap.leading.isEmpty
  }

  // MARK: Groups

  mutating func newGroup(_ kind: LayoutGroup.Kind, isForced: Bool = false) -> Int32 {
    groups.append(LayoutGroup(kind: kind, isForced: isForced))
    return Int32(groups.count - 1)
  }
  mutating func open(_ group: Int32) { items.append(LayoutItem(kind: .open, group: group)) }
  mutating func open(_ group: Int32, at position: Int) { openings.append((position, group)) }
  /// Begins a header: the block that it will have.
  mutating func header() -> Int32 {
    let group = newGroup(.bracket)
    groups[Int(group)].hasHeader = true
    items.append(LayoutItem(kind: .header, group: group))
    return group
  }
  mutating func close(_ group: Int32) { items.append(LayoutItem(kind: .close, group: group)) }
  mutating func indent(_ group: Int32, isDouble: Bool = false) {
    items.append(LayoutItem(kind: .indent, isDouble: isDouble, group: group))
  }
  mutating func dedent() { items.append(LayoutItem(kind: .dedent)) }
  mutating func force(_ group: Int32) { groups[Int(group)].isForced = true }

  // MARK: What stands between tokens

  enum Separator {
    case none, space
    /// A new line.
    case hard
    /// A new line if the group is broken; else so many blanks. `keepsEmptyLine`: one that is there stays.
    case soft(Int32, Int32, keepsEmptyLine: Bool)

    static func soft(_ group: Int32, _ width: Int32) -> Separator {
      .soft(group, width, keepsEmptyLine: false)
    }
  }

  /// Adds what stands before the present token, with its comments. Gives the index of the break, if there is one.
  @discardableResult
  mutating func separate(_ separator: Separator) -> Int? {
    isSeparated = true
    let gap = gap(before: index, from: previousEnd)
    var endsLine = appendTrailing(gap.trailing)
    let ownLine = gap.leading.enumerated().contains {
      $1.linesBefore > 0 || $1.isLine || gap.linesAfter($0) > 0
    }
    var isEmptyLine = gap.startsWithEmptyLine
    var position: Int? = nil
    switch separator {
    case .none, .space:
      if endsLine || ownLine {
        items.append(LayoutItem(kind: .hard, isDouble: isEmptyLine && !gap.leading.isEmpty))
      } else if case .space = separator {
        items.append(LayoutItem(kind: .space, width: 1))
      }
    case .hard:
      items.append(LayoutItem(kind: .hard, isDouble: isEmptyLine))
    case .soft(let group, let width, let keepsEmptyLine):
      isEmptyLine = isEmptyLine && keepsEmptyLine
      if endsLine || ownLine { force(group) }
      position = items.count
      items.append(LayoutItem(kind: .soft, isDouble: isEmptyLine, group: group, width: width))
    }
    for (i, comment) in gap.leading.enumerated() {
      append(comment)
      let lines = gap.linesAfter(i)
      endsLine = comment.isLine || lines > 0
      if endsLine {
        items.append(LayoutItem(kind: .hard, isDouble: lines > 1))
      } else {
        items.append(LayoutItem(kind: .space, width: 1))
      }
    }
    return position
  }

  /// Comments behind the token before. True if the line must end with them.
  private mutating func appendTrailing(_ comments: [LayoutComment]) -> Bool {
    var endsLine = false
    for comment in carried + comments {
      items.append(LayoutItem(kind: endsLine ? .hard : .space, width: 1))
      append(comment)
      endsLine = comment.isLine
    }
    carried = []
    return endsLine
  }

  /// The last separation of a bracket: comments before the closer are indented as what they follow.
  mutating func separateCloser(_ group: Int32, _ width: Int32, isEmpty: Bool) {
    isSeparated = true
    let gap = gap(before: index, from: previousEnd)
    if appendTrailing(gap.trailing) || !gap.leading.isEmpty { force(group) }
    for (i, comment) in gap.leading.enumerated() {
      let isFirst = isEmpty && i == 0 && gap.trailing.isEmpty
      items.append(
        LayoutItem(kind: .soft, isDouble: comment.linesBefore > 1 && !isFirst, group: group, width: width))
      append(comment)
    }
    dedent()
    items.append(LayoutItem(kind: .soft, group: group, width: width))
  }

  // MARK: Adding tokens

  /// Adds the present token, and what stands before it unless that was done.
  mutating func put(_ separator: Separator = .none) {
    if !isSeparated { separate(separator) }
    isSeparated = false
    let token = token
    var item = LayoutItem(kind: .text, start: token.start, end: token.end)
    var width: Int32 = 0
    for i in Int(token.start)..<Int(token.end) where bytes[i] & 0xC0 != 0x80 { width += 1 }
    item.width = width
    items.append(item)
    previousEnd = Int(token.end)
    index += 1
  }

  /// Adds a string, with what is interpolated in it as it stands.
  mutating func putString() {
    if !isSeparated { separate(.none) }
    isSeparated = false
    let start = token.start
    var level = 0
    repeat {
      if kind == .stringOpen { level += 1 }
      if kind == .stringClose { level -= 1 }
      index += 1
    } while level > 0 && index < tokens.count - 1
    let end = tokens[index - 1].end
    previousEnd = Int(end)
    appendMeasured(LayoutItem(kind: .text, start: start, end: end))
  }

  /// Adds a comma; comments that end the line before it go behind it.
  mutating func putComma() {
    let gap = gap(before: index, from: previousEnd)
    let endsLine =
      gap.linesBefore > 0 || gap.trailing.contains(where: \.isLine)
      || gap.leading.contains { $0.linesBefore > 0 }
    guard endsLine || !carried.isEmpty else { return put(.none) }
    carried += gap.trailing + gap.leading
    isSeparated = true
    put()
  }

  /// Passes over a token that the layout does without.
  mutating func drop() {
    let gap = gap(before: index, from: previousEnd)
    carried += gap.trailing + gap.leading
    previousEnd = Int(token.end)
    index += 1
  }

  /// Adds a sign that the source does not have.
  mutating func putSign(_ sign: UInt8) {
    items.append(LayoutItem(kind: .sign, start: UInt32(sign), width: 1))
  }
}
