import Foundation

/// How words are cased and joined.
public enum CaseStyle: String, CaseIterable, Hashable, Sendable {
  /// `ALL IN CAPITALS`.
  case upper
  /// `all in small letters`.
  case lower
  /// `Each Word With A Capital`.
  case title
  /// `The first word with a capital`; the others stay.
  case sentence
  /// `camelCase`.
  case camel
  /// `PascalCase`.
  case pascal
  /// `snake_case`.
  case snake
  /// `kebab-case`.
  case kebab

  /// The text in this style, by a language's rules where they differ (Turkish has a dotted capital I).
  public func text(_ text: String, locale: LocaleID = .unitedStates) -> String {
    switch self {
    case .upper: return CaseStyle.upper(text, locale)
    case .lower: return CaseStyle.lower(text, locale)
    case .title:
      var result = ""
      var isStart = true
      for character in text {
        let isWord = character.isLetter || character.isNumber || character == "'" || character == "’"
        result +=
          isWord && isStart
          ? CaseStyle.upper(String(character), locale) : CaseStyle.lower(String(character), locale)
        isStart = !isWord
      }
      return result
    case .sentence:
      guard let first = text.firstIndex(where: { $0.isLetter }) else { return text }
      return text[..<first] + CaseStyle.upper(String(text[first]), locale) + text[text.index(after: first)...]
    case .camel, .pascal:
      let words = CaseStyle.words(text).map { CaseStyle.lower($0, locale) }
      return words.enumerated().map { index, word in
        index == 0 && self == .camel
          ? word : CaseStyle.upper(String(word.prefix(1)), locale) + word.dropFirst()
      }.joined()
    case .snake: return CaseStyle.words(text).map { CaseStyle.lower($0, locale) }.joined(separator: "_")
    case .kebab: return CaseStyle.words(text).map { CaseStyle.lower($0, locale) }.joined(separator: "-")
    }
  }

  private static func isSpecial(_ locale: LocaleID) -> Bool {
    ["tr", "az", "lt", "el"].contains(locale.language)
  }

  private static func upper(_ text: String, _ locale: LocaleID) -> String {
    isSpecial(locale) ? text.uppercased(with: Locale(identifier: locale.identifier)) : text.uppercased()
  }

  private static func lower(_ text: String, _ locale: LocaleID) -> String {
    isSpecial(locale) ? text.lowercased(with: Locale(identifier: locale.identifier)) : text.lowercased()
  }

  /// The words of a text or a name: `HTTPServer name_2` is `HTTP`, `Server`, `name`, `2`.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        let begins =
          character.isUppercase && (last.isLowercase || last.isNumber)
          || character.isUppercase && last.isUppercase && next?.isLowercase == true
        if begins {
          words.append(word)
          word = ""
        }
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
