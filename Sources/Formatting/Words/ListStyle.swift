/// How several things are written one after the other: `a, b and c`.
public struct ListStyle: Hashable, Sendable {
  /// What stands before the last.
  public enum Kind: Hashable, Sendable {
    /// `a, b and c`.
    case and
    /// `a, b or c`.
    case or
  }

  /// Whose words are used. The United States write a comma before the last word, Britain does not.
  public var locale: LocaleID
  /// What stands before the last.
  public var kind: Kind

  /// A style.
  public init(locale: LocaleID, kind: Kind = .and) {
    self.locale = locale
    self.kind = kind
  }

  /// Writes the items.
  public func text(_ items: [String]) -> String {
    guard items.count > 1, let last = items.last else { return items.first ?? "" }
    guard locale.isPlainEnglish else { return LocaleWords.list(items, self) }
    let word = kind == .and ? "and" : "or"
    if items.count == 2 { return "\(items[0]) \(word) \(last)" }
    let serial = ["en", "en_US", "en_US_POSIX", "en_CA"].contains(locale.identifier)
    return items.dropLast().joined(separator: ", ") + (serial ? ", " : " ") + word + " " + last
  }
}
