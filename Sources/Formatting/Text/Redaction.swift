/// Text of which a part is hidden.
public struct Redaction: Hashable, Sendable {
  /// How many characters are shown at the beginning.
  public var keepFirst: Int
  /// How many are shown at the end.
  public var keepLast: Int
  /// What stands for a hidden character.
  public var mark: Character
  /// Whether only letters and digits are hidden, so that the form is seen: `•••• •••• •••• 4242`.
  public var keepsSeparators: Bool
  /// How many marks stand for what is hidden, however long it is; nil for one a character.
  public var fixedLength: Int?

  /// A redaction; as it is, all is hidden.
  public init(
    keepFirst: Int = 0, keepLast: Int = 0, mark: Character = "•", keepsSeparators: Bool = false,
    fixedLength: Int? = nil
  ) {
    self.keepFirst = max(keepFirst, 0)
    self.keepLast = max(keepLast, 0)
    self.mark = mark
    self.keepsSeparators = keepsSeparators
    self.fixedLength = fixedLength.map { min(max($0, 0), 1000) }
  }

  /// The text with a part hidden. A text so short that all of it would be shown is hidden wholly.
  public func text(_ text: String) -> String {
    let characters = Array(text)
    func counts(_ character: Character) -> Bool {
      !keepsSeparators || character.isLetter || character.isNumber
    }
    let total = characters.count(where: counts)
    let shows = keepFirst < total && keepLast < total - keepFirst
    var result = ""
    var seen = 0
    var isHiding = false
    for character in characters {
      guard counts(character) else {
        if fixedLength == nil || !isHiding { result.append(character) }
        continue
      }
      seen += 1
      if shows, seen <= keepFirst || seen > total - keepLast {
        result.append(character)
        isHiding = false
      } else if let fixedLength {
        if !isHiding { result += String(repeating: mark, count: fixedLength) }
        isHiding = true
      } else {
        result.append(mark)
        isHiding = true
      }
    }
    return result
  }

  /// A card's number of which the last four digits are shown.
  public static let card = Redaction(keepLast: 4, keepsSeparators: true)

  /// An email address of which the first letter and the domain are shown: `a•••@example.org`.
  public static func email(_ text: String) -> String {
    guard let at = text.lastIndex(of: "@") else { return Redaction().text(text) }
    return Redaction(keepFirst: 1, fixedLength: 3).text(String(text[..<at])) + text[at...]
  }
}
