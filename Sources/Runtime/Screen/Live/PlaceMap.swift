import Lang

/// Where the places of a source file are in a later version of it.
///
/// Lines are matched by what stands in them, apart from their indentation; within a line that was changed what stands before
/// and behind the change is found again.
struct PlaceMap {
  private let old: [Line]
  private let new: [Line]
  /// For each line of the old file the line that it is now.
  private let matches: [Int?]
  private let isSame: Bool

  private struct Line {
    let start: Int
    /// Without the blanks around it.
    let text: ArraySlice<UInt8>
  }

  /// Files with more changed lines than that are compared by their common ends alone.
  private static let mostCompared = 2_000

  init(_ old: [UInt8], _ new: [UInt8]) {
    isSame = old == new
    self.old = isSame ? [] : PlaceMap.lines(old)
    self.new = isSame ? [] : PlaceMap.lines(new)
    matches = isSame ? [] : PlaceMap.match(self.old, self.new)
  }

  /// The place of a span now; nil if it was taken out or changed at its ends.
  func span(_ span: Span, in file: UInt32) -> Span? {
    guard let start = offset(Int(span.start), isEnd: false), let end = offset(Int(span.end), isEnd: true),
      start <= end
    else { return nil }
    return Span(file: file, start: start, end: end)
  }

  /// The place of an offset now.
  func offset(_ offset: Int, isEnd: Bool) -> Int? {
    if isSame { return offset }
    guard let line = old.lastIndex(where: { $0.start <= (isEnd ? max(0, offset - 1) : offset) }),
      let match = matches[line]
    else { return nil }
    let (before, after) = (old[line].text, new[match].text)
    let column = offset - before.startIndex
    if column <= 0 { return after.startIndex + column >= new[match].start ? after.startIndex + column : nil }
    if column >= before.count { return after.endIndex + (column - before.count) }
    let prefix = zip(before, after).prefix { $0 == $1 }.count
    if column < prefix || column == prefix && isEnd { return after.startIndex + column }
    let suffix = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    let fromEnd = before.count - column
    return fromEnd <= suffix ? after.endIndex - fromEnd : nil
  }

  // MARK: Lines

  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: 10) ?? bytes.count
      var text = bytes[start..<end]
      while let first = text.first, first == 32 || first == 9 { text.removeFirst() }
      while let last = text.last, last == 32 || last == 9 || last == 13 { text.removeLast() }
      lines.append(Line(start: start, text: text))
      start = end + 1
    }
    return lines
  }

  private static func match(_ old: [Line], _ new: [Line]) -> [Int?] {
    var matches: [Int?] = Array(repeating: nil, count: old.count)
    var first = 0
    while first < min(old.count, new.count), old[first].text.elementsEqual(new[first].text) {
      matches[first] = first
      first += 1
    }
    var last = 0
    while last < min(old.count, new.count) - first,
      old[old.count - 1 - last].text.elementsEqual(new[new.count - 1 - last].text)
    {
      matches[old.count - 1 - last] = new.count - 1 - last
      last += 1
    }
    let (olds, news) = (first..<(old.count - last), first..<(new.count - last))
    if olds.count <= mostCompared, news.count <= mostCompared {
      for pair in common(old, olds, new, news) { matches[pair.old] = pair.new }
    }
    pairChanged(&matches, olds, news)
    return matches
  }

  /// The longest run of lines, in order, that stands in both parts.
  private static func common(_ old: [Line], _ olds: Range<Int>, _ new: [Line], _ news: Range<Int>)
    -> [(old: Int, new: Int)]
  {
    if olds.isEmpty || news.isEmpty { return [] }
    let width = news.count + 1
    var lengths = [Int32](repeating: 0, count: (olds.count + 1) * width)
    func isSame(_ i: Int, _ j: Int) -> Bool {
      let text = old[olds.lowerBound + i].text
      return !text.isEmpty && text.elementsEqual(new[news.lowerBound + j].text)
    }
    for i in stride(from: olds.count - 1, through: 0, by: -1) {
      for j in stride(from: news.count - 1, through: 0, by: -1) {
        lengths[i * width + j] =
          isSame(i, j)
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < olds.count, j < news.count {
      if isSame(i, j) {
        pairs.append((olds.lowerBound + i, news.lowerBound + j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// Between lines that are the same, as many lines in place of others are those, changed.
  private static func pairChanged(_ matches: inout [Int?], _ olds: Range<Int>, _ news: Range<Int>) {
    var line = olds.lowerBound
    while line < olds.upperBound {
      guard matches[line] == nil else {
        line += 1
        continue
      }
      var end = line
      while end < olds.upperBound, matches[end] == nil { end += 1 }
      let from = line > 0 ? (matches[line - 1] ?? news.lowerBound - 1) + 1 : news.lowerBound
      let to = end < matches.count ? matches[end] ?? news.upperBound : news.upperBound
      if to - from == end - line { for index in line..<end { matches[index] = from + index - line } }
      line = end
    }
  }
}
