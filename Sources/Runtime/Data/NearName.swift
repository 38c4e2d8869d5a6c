/// Did-you-mean among the names of data: columns and cases.
enum NearName {
  /// The name that a text is nearest to, if it is near: a third of its letters may differ, small and capital do not.
  static func of(_ text: String, among names: [String]) -> String? {
    guard text.utf8.count <= 64 else { return nil }
    let wanted = Array(text.lowercased())
    var best: (name: String, distance: Int)?
    for name in names.prefix(200) where name.utf8.count <= 64 {
      let distance = self.distance(wanted, Array(name.lowercased()))
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    guard let best, best.distance <= max(1, wanted.count / 3), best.distance < wanted.count else {
      return nil
    }
    return best.name
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for i in 0..<a.count {
      var diagonal = row[0]
      row[0] = i + 1
      for j in 0..<b.count {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
