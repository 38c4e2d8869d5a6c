/// Did you mean: the known name that is nearest to a mistyped one.
public enum Suggestions {
  /// The nearest of `candidates`, if one is near enough to be meant: a third of the letters may differ (swapped
  /// neighbours count as one), upper and lower case differ less. Of equally near ones the first.
  public static func closest(to word: String, in candidates: some Sequence<String>) -> String? {
    let target = Array(word.unicodeScalars.prefix(lengthLimit))
    guard !target.isEmpty else { return nil }
    let folded = target.map(fold)
    // In halves, so that a difference of case can count as one of them.
    var best: String? = nil
    var bestCost = 2 * max(1, target.count / 3) + 1
    for candidate in candidates where candidate != word {
      let scalars = Array(candidate.unicodeScalars.prefix(lengthLimit))
      guard 2 * abs(scalars.count - target.count) < bestCost else { continue }
      let cost = 2 * distance(folded, scalars.map(fold), limit: (bestCost + 1) / 2)
      // `TEXT` for `Text` is near, whatever its length.
      let total = cost == 0 ? 1 : cost + (scalars.first == target.first ? 0 : 1)
      if total < bestCost, cost < 2 * max(target.count, 2) {
        best = candidate
        bestCost = total
      }
    }
    return best
  }

  private static let lengthLimit = 64

  private static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = scalar.value
    if value >= 0x41, value <= 0x5A { return value + 0x20 }
    if value < 0x80 { return value }
    return scalar.properties.lowercaseMapping.unicodeScalars.first?.value ?? value
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment); stops counting at `limit`.
  static func distance(_ a: [UInt32], _ b: [UInt32], limit: Int = .max) -> Int {
    if a.isEmpty { return b.count }
    if b.isEmpty { return a.count }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in 1...a.count {
      row[0] = i
      var least = i
      for j in 1...b.count {
        let same = a[i - 1] == b[j - 1]
        var value = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          value = min(value, beforeLast[j - 2] + 1)
        }
        row[j] = value
        least = min(least, value)
      }
      if least > limit { return least }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count]
  }
}
