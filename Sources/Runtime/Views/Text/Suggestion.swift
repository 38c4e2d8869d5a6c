/// Did you mean …: the nearest of a set of names.
enum Suggestion {
  /// The name that needs the fewest changes, if they are few enough for a slip.
  static func nearest(to name: String, in names: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().utf8)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let most = max(1, min(4, wanted.count / 3))
    var best: (name: String, distance: Int)?
    for candidate in names {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - wanted.count) <= most else { continue }
      let distance = distance(wanted, other)
      if distance <= most, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.name
  }

  static func hint(for name: String, in names: some Sequence<String>, prefix: String = "") -> String? {
    nearest(to: name, in: names).map { "did you mean `\(prefix)\($0)`?" }
  }

  /// Insertions, deletions, replacements and swaps of neighbours.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      before = last
      last = row
    }
    return last[b.count]
  }
}
