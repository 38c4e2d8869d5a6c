/// The texts of a program in several languages.
///
/// A text is looked for in the table of the locale, then of its language, then of the language to fall back on; a key
/// that is nowhere stands for itself, and is reported.
public struct StringTables: Hashable, Sendable {
  /// The tables by locale or language.
  public var tables: [LocaleID: StringTable]
  /// The language whose texts are used where others have none.
  public var fallback: LocaleID

  /// Tables.
  public init(_ tables: [LocaleID: StringTable] = [:], fallback: LocaleID = LocaleID("en")) {
    self.tables = tables
    self.fallback = fallback
  }

  /// What was found for a key.
  public struct Found: Hashable, Sendable {
    /// The text, its arguments put in.
    public var text: String
    /// Whose table it is from; nil if no table has it and the key stands for itself.
    public var locale: LocaleID?
  }

  /// The text of a key in a locale's language. `%@` and `%d` take the arguments in order, `%2$@` the second, `%{name}` one by
  /// its name, `%%` is a percent sign.
  public func find(
    _ key: String, in locale: LocaleID, arguments: [String] = [], named: [String: String] = [:]
  ) -> Found {
    for candidate in candidates(locale) {
      if let text = tables[candidate]?.texts[key] {
        return Found(text: StringTables.fill(text, arguments, named), locale: candidate)
      }
    }
    return Found(text: StringTables.fill(key, arguments, named), locale: nil)
  }

  /// The text of a key for a number: that of `key.one`, `key.few` and so on as the language has it, or of `key.other`, or of the
  /// key itself. The number, written as `text` if that is given, is the first argument.
  public func find(
    _ key: String, count: Int, as text: String? = nil, in locale: LocaleID, arguments: [String] = [],
    named: [String: String] = [:]
  ) -> Found {
    let all = [text ?? String(count)] + arguments
    for candidate in candidates(locale) {
      guard let texts = tables[candidate]?.texts else { continue }
      let category = PluralCategory.of(count, candidate)
      if let text = texts["\(key).\(category.rawValue)"] ?? texts["\(key).other"] ?? texts[key] {
        return Found(text: StringTables.fill(text, all, named), locale: candidate)
      }
    }
    return Found(text: StringTables.fill(key, all, named), locale: nil)
  }

  /// The keys that the language to fall back on has and a locale has not.
  public func missingKeys(in locale: LocaleID) -> [String] {
    let own = candidates(locale).filter { $0.language == locale.language }
    let known = Set(own.flatMap { tables[$0].map { Array($0.texts.keys) } ?? [] })
    return (tables[fallback]?.texts.keys.filter { !known.contains($0) } ?? []).sorted()
  }

  private func candidates(_ locale: LocaleID) -> [LocaleID] {
    var candidates = [locale, LocaleID(locale.language), fallback, LocaleID(fallback.language)]
    // A region's table serves its language too: `nl_NL` for `nl_BE`.
    candidates += tables.keys.filter { $0.language == locale.language }.sorted {
      $0.identifier < $1.identifier
    }.prefix(1)
    var seen: Set<LocaleID> = []
    let ordered = candidates.filter { $0.language == locale.language } + candidates
    return ordered.filter { seen.insert($0).inserted }
  }

  private static func fill(_ text: String, _ arguments: [String], _ named: [String: String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var place = 0
    var taken = 0
    while place < scalars.count {
      guard scalars[place] == "%", let (value, end) = argument(scalars, place + 1, arguments, named, &taken)
      else {
        result.append(scalars[place])
        place += 1
        continue
      }
      result.append(contentsOf: value.unicodeScalars)
      place = end
    }
    return String(result)
  }

  /// What a place behind a percent sign stands for, and where it ends; nil if it stands for nothing.
  private static func argument(
    _ scalars: [Unicode.Scalar], _ start: Int, _ arguments: [String], _ named: [String: String],
    _ taken: inout Int
  ) -> (String, Int)? {
    guard start < scalars.count else { return nil }
    if scalars[start] == "%" { return ("%", start + 1) }
    if scalars[start] == "{" {
      guard let close = scalars[start...].firstIndex(of: "}") else { return nil }
      return named[String(String.UnicodeScalarView(scalars[(start + 1)..<close]))].map { ($0, close + 1) }
    }
    var place = start
    var number = 0
    while place < scalars.count, let digit = Character(scalars[place]).wholeNumberValue, number < 1000 {
      number = number * 10 + digit
      place += 1
    }
    var index: Int?
    if place > start {
      guard place < scalars.count, scalars[place] == "$" else { return nil }
      index = number - 1
      place += 1
    }
    while place < scalars.count, scalars[place] == "l" { place += 1 }
    guard place < scalars.count, "@dsifu".unicodeScalars.contains(scalars[place]) else { return nil }
    let wanted = index ?? taken
    guard arguments.indices.contains(wanted) else { return nil }
    if index == nil { taken += 1 }
    return (arguments[wanted], place + 1)
  }
}
