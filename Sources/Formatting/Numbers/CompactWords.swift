/// The units of large numbers in words: `1,2 miljoen`, `12 लाख`.
struct CompactWords: Sendable {
  /// A unit.
  struct Unit: Sendable {
    /// The power of ten of the first digit from which on it is used.
    var from: Int
    /// The power of ten that it stands for.
    var power: Int
    /// What stands before and behind the number.
    var forms: [PluralCategory: Affixes]
  }

  let units: [Unit]

  private static let cache = Cache<LocaleID, CompactWords>()

  /// The units of a locale's language; nil where they are not known.
  static func of(_ locale: LocaleID) -> CompactWords? {
    guard let line = CompactWordTable.lines[locale.language] else { return nil }
    return cache.value(locale) { CompactWords(line) }
  }

  private init(_ line: String) {
    units = line.split(separator: ";").compactMap { entry in
      let parts = entry.split(separator: ",")
      guard parts.count >= 3, let from = Int(parts[0]), let power = Int(parts[1]) else { return nil }
      var forms: [PluralCategory: Affixes] = [:]
      for part in parts[2...] {
        guard let equals = part.firstIndex(of: "="),
          let category = PluralCategory(rawValue: String(part[..<equals]))
        else { continue }
        let sides = part[part.index(after: equals)...].unicodeScalars.split(
          separator: "0", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else { continue }
        forms[category] = Affixes(prefix: String(sides[0]), suffix: String(sides[1]))
      }
      return Unit(from: from, power: power, forms: forms)
    }
  }

  /// The unit of a number whose first digit has a power of ten.
  func unit(_ leadingPower: Int) -> Unit? { units.last { $0.from <= leadingPower } }
}
