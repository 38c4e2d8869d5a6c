/// Words, hashtags and mentions in a text.
public enum TextWords {
  /// The hashtags of a text, without `#`, in order: a `#` that does not follow a letter or digit, then letters, digits and
  /// `_` of which at least one is a letter.
  public static func hashtags(in text: String) -> [String] { tags(in: text, sign: "#", needsLetter: true) }

  /// The mentions of a text, without `@`, in order: an `@` that does not follow a letter or digit (as in an email
  /// address), then letters, digits and `_`.
  public static func mentions(in text: String) -> [String] { tags(in: text, sign: "@", needsLetter: false) }

  private static func tags(in text: String, sign: Unicode.Scalar, needsLetter: Bool) -> [String] {
    let scalars = Array(text.unicodeScalars)
    var tags: [String] = []
    var place = 0
    while place < scalars.count {
      guard scalars[place] == sign, place == 0 || !PatternProperties.isWord(scalars[place - 1]) else {
        place += 1
        continue
      }
      var end = place + 1
      while end < scalars.count, PatternProperties.isWord(scalars[end]) { end += 1 }
      let tag = scalars[(place + 1)..<end]
      if !tag.isEmpty, !needsLetter || tag.contains(where: { $0.properties.isAlphabetic }) {
        tags.append(String(String.UnicodeScalarView(tag)))
      }
      place = max(end, place + 1)
    }
    return tags
  }

  /// The text with a word replaced wherever it stands alone, not where it is part of a longer one. Words are runs of
  /// letters, digits, marks and `_` in any script.
  public static func replacing(
    word: String, in text: String, with replacement: String, ignoresCase: Bool = false
  ) -> String {
    let wanted = Array((ignoresCase ? word.lowercased() : word).unicodeScalars)
    guard !wanted.isEmpty else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var place = 0
    while place < scalars.count {
      let end = place + wanted.count
      if end <= scalars.count, isBorder(scalars, place), isBorder(scalars, end),
        matches(scalars[place..<end], wanted, ignoresCase: ignoresCase)
      {
        result.append(contentsOf: replacement.unicodeScalars)
        place = end
      } else {
        result.append(scalars[place])
        place += 1
      }
    }
    return String(result)
  }

  private static func isBorder(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    guard place > 0, place < scalars.count else { return true }
    return !(PatternProperties.isWord(scalars[place - 1]) && PatternProperties.isWord(scalars[place]))
  }

  private static func matches(
    _ part: ArraySlice<Unicode.Scalar>, _ wanted: [Unicode.Scalar], ignoresCase: Bool
  ) -> Bool {
    guard ignoresCase else { return part.elementsEqual(wanted) }
    return zip(part, wanted).allSatisfy { $0 == $1 || $0.properties.lowercaseMapping == String($1) }
  }
}
