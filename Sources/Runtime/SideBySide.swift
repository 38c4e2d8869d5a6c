import TextLayout

/// Two texts beside each other, where they differ: what was expected on the left, what there is on the right.
///
/// Lines wider than a column are shown in parts, those parts alone in which something differs.
package struct SideBySide {
  package var width: Int
  package var isASCII: Bool
  /// Lines around a difference that are shown with it.
  static let context = 2
  /// More lines than this are compared one by one, without looking for those that moved.
  static let alignmentLimit = 1000
  /// Rows of the result at most.
  static let rowLimit = 200

  package init(width: Int, isASCII: Bool = false) {
    self.width = max(24, width)
    self.isASCII = isASCII
  }

  /// Lines without their breaks; none if the texts are the same.
  package func lines(_ left: String, _ right: String, titles: (String, String) = ("expected", "is"))
    -> [String]
  {
    let pairs = align(SideBySide.split(left), SideBySide.split(right))
    let changed = pairs.indices.filter { pairs[$0].isChanged }
    guard !changed.isEmpty else { return [] }
    let column = (width - 3) / 2
    var result: [String] = []
    for hunk in hunks(changed, count: pairs.count) {
      if result.count > SideBySide.rowLimit { break }
      let shown = pairs[hunk]
      for part in parts(of: shown, column) {
        let first = shown.lazy.compactMap(\.number).first ?? 1
        let cells = part.isWhole ? "" : ", columns \(part.start + 1) to \(part.start + column)"
        result.append(cut("line \(first)\(cells)", width))
        result.append(row(cut(titles.0, column), cut(titles.1, column), " ", column))
        for pair in shown {
          let left = slice(pair.left, part.start, column)
          let right = slice(pair.right, part.start, column)
          let differs = pair.isChanged && (part.isWhole || left != right || isOnlyEnd(pair))
          result.append(row(left, right, differs ? mark(pair) : (isASCII ? "|" : "│"), column))
        }
      }
    }
    if result.count > SideBySide.rowLimit {
      result = Array(result.prefix(SideBySide.rowLimit)) + [isASCII ? "..." : "…"]
    }
    return result
  }

  /// A line of each side; nil where one has none.
  private struct Pair {
    var left: Line?
    var right: Line?
    var number: Int?
    var isChanged: Bool { left?.text != right?.text }
  }

  private struct Line {
    var text: String
    /// Each cell's cluster; the second cell of a wide one is empty.
    var cells: [String] = []
    init(_ text: String) {
      self.text = text
      for character in text {
        let cluster = ControlText.visible(String(character))
        let count = TextWidth.cellWidth(cluster)
        if count > 0 { cells.append(cluster) }
        if count > 1 { cells += Array(repeating: "", count: count - 1) }
      }
    }
  }

  private static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Whether only spaces at the ends differ, which no part shows.
  private func isOnlyEnd(_ pair: Pair) -> Bool {
    guard let left = pair.left?.cells, let right = pair.right?.cells else { return true }
    let count = max(left.count, right.count)
    return (0..<count).allSatisfy {
      ($0 < left.count ? left[$0] : " ") == ($0 < right.count ? right[$0] : " ")
    }
  }

  private func mark(_ pair: Pair) -> String {
    if pair.left == nil { return isASCII ? ">" : "▸" }
    if pair.right == nil { return isASCII ? "<" : "◂" }
    return isASCII ? "*" : "≠"
  }

  // MARK: Which lines belong together

  /// The same lines stand beside each other; between them what was replaced.
  private func align(_ left: [String], _ right: [String]) -> [Pair] {
    var pairs: [Pair] = []
    func add(_ a: Range<Int>, _ b: Range<Int>) {
      for offset in 0..<max(a.count, b.count) {
        let l = offset < a.count ? a.lowerBound + offset : nil
        let r = offset < b.count ? b.lowerBound + offset : nil
        pairs.append(
          Pair(
            left: l.map { Line(left[$0]) }, right: r.map { Line(right[$0]) }, number: (r ?? l).map { $0 + 1 })
        )
      }
    }
    var a = 0
    var b = 0
    for (i, j) in common(left, right) {
      add(a..<i, b..<j)
      add(i..<(i + 1), j..<(j + 1))
      a = i + 1
      b = j + 1
    }
    add(a..<left.count, b..<right.count)
    return pairs
  }

  /// A longest common subsequence of lines.
  private func common(_ a: [String], _ b: [String]) -> [(Int, Int)] {
    if a.count > SideBySide.alignmentLimit || b.count > SideBySide.alignmentLimit || a.count == b.count {
      // Screens of the same height: what stands in a line belongs there.
      return zip(a.indices, b.indices).filter { a[$0] == b[$1] }.map { ($0, $1) }
    }
    let columns = b.count + 1
    var lengths = [Int](repeating: 0, count: (a.count + 1) * columns)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i * columns + j] =
          a[i] == b[j]
          ? lengths[(i + 1) * columns + j + 1] + 1
          : max(lengths[(i + 1) * columns + j], lengths[i * columns + j + 1])
      }
    }
    var result: [(Int, Int)] = []
    var i = 0
    var j = 0
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        result.append((i, j))
        i += 1
        j += 1
      } else if lengths[(i + 1) * columns + j] >= lengths[i * columns + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return result
  }

  /// Ranges of lines with a difference and what is around it.
  private func hunks(_ changed: [Int], count: Int) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in changed {
      let range = max(0, index - SideBySide.context)..<min(count, index + SideBySide.context + 1)
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }

  // MARK: Which cells of them

  /// Where a column of the result begins in the lines.
  private struct Part {
    var start: Int
    var isWhole: Bool
  }

  private func parts(of pairs: ArraySlice<Pair>, _ column: Int) -> [Part] {
    let widest = pairs.map { max($0.left?.cells.count ?? 0, $0.right?.cells.count ?? 0) }.max() ?? 0
    if widest <= column { return [Part(start: 0, isWhole: true)] }
    var differing = Set<Int>()
    for pair in pairs where pair.isChanged {
      let left = pair.left?.cells ?? []
      let right = pair.right?.cells ?? []
      for cell in 0..<max(left.count, right.count)
      where (cell < left.count ? left[cell] : " ") != (cell < right.count ? right[cell] : " ") {
        differing.insert(cell)
      }
    }
    guard let first = differing.min(), let last = differing.max() else {
      // Only spaces at the ends differ.
      return [Part(start: max(0, widest - column), isWhole: false)]
    }
    if last - first < column {
      let start = min(max(0, first - (column - (last - first + 1)) / 2), widest - column)
      return [Part(start: start, isWhole: false)]
    }
    return stride(from: 0, to: widest, by: column).filter { start in
      differing.contains { $0 >= start && $0 < start + column }
    }
    // The last part is as wide as the others.
    .map { Part(start: min($0, max(0, widest - column)), isWhole: false) }
  }

  /// So many cells of a line from a place on; half of a wide cluster becomes a space.
  private func slice(_ line: Line?, _ start: Int, _ count: Int) -> String {
    guard let cells = line?.cells, start < cells.count else { return "" }
    var end = min(cells.count, start + count)
    var result = ""
    var index = start
    if cells[index].isEmpty {
      result = " "
      index += 1
    }
    var needsSpace = false
    if end < cells.count, cells[end].isEmpty {
      end -= 1
      needsSpace = true
    }
    while index < end {
      result += cells[index]
      index += 1
    }
    return result + (needsSpace ? " " : "")
  }

  private func cut(_ text: String, _ column: Int) -> String { slice(Line(text), 0, column) }

  private func row(_ left: String, _ right: String, _ middle: String, _ column: Int) -> String {
    let fill = String(repeating: " ", count: max(0, column - TextWidth.cellWidth(left)))
    var line = "\(left)\(fill) \(middle) \(right)"
    while line.last == " " { line.removeLast() }
    return line
  }
}
