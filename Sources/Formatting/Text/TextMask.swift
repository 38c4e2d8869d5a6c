/// A form that text is poured into as it is typed: `(###) ###-####`.
///
///     let mask = TextMask("(###) ###-####")
///     mask.text(for: "2125550123")     // (212) 555-0123
///     mask.text(for: "2125")           // (212) 5
///     mask.plain("(212) 555-0123")     // 2125550123
///
/// `#` takes a digit, `A` a letter, `N` either, `*` anything; a backslash makes the next character stand for itself, as all
/// others do. What does not fit its place is passed over, what is too much is left away.
public struct TextMask: Hashable, Sendable {
  private enum Place: Hashable, Sendable {
    case digit, letter, either, any
    case literal(Character)

    func takes(_ character: Character) -> Bool {
      switch self {
      case .digit: character.isASCII && character.isNumber
      case .letter: character.isLetter
      case .either: character.isLetter || character.isASCII && character.isNumber
      case .any: true
      case .literal: false
      }
    }
  }

  /// The mask as it was written.
  public let pattern: String
  private let places: [Place]

  /// A mask.
  public init(_ pattern: String) {
    self.pattern = pattern
    var places: [Place] = []
    var isEscaped = false
    for character in pattern {
      if isEscaped {
        places.append(.literal(character))
        isEscaped = false
        continue
      }
      switch character {
      case "\\": isEscaped = true
      case "#": places.append(.digit)
      case "A": places.append(.letter)
      case "N": places.append(.either)
      case "*": places.append(.any)
      default: places.append(.literal(character))
      }
    }
    self.places = places
  }

  /// How many characters fill the mask.
  public var capacity: Int {
    places.count { if case .literal = $0 { false } else { true } }
  }

  /// The text in the mask, as far as it goes. What the mask writes itself may be in the text or not.
  public func text(for input: String) -> String {
    var result = ""
    var pending = ""
    var rest = plain(input)[...]
    for place in places {
      if case .literal(let character) = place {
        pending.append(character)
        continue
      }
      while let next = rest.first, !place.takes(next) { rest.removeFirst() }
      guard let next = rest.popFirst() else { break }
      result += pending
      pending = ""
      result.append(next)
    }
    // What closes the mask belongs to it once it is full.
    return isFull(input) ? result + pending : result
  }

  /// What was typed, without what the mask writes itself.
  public func plain(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    // Along the mask as long as the text follows it; a text that does not follow it is taken as it stands.
    for place in places {
      guard let next = rest.first else { return result }
      if case .literal(let character) = place {
        if character == next { rest.removeFirst() }
        continue
      }
      while let next = rest.first, !place.takes(next) { rest.removeFirst() }
      if let next = rest.popFirst() { result.append(next) }
    }
    return result
  }

  /// Whether a text fills the mask.
  public func isFull(_ text: String) -> Bool { plain(text).count >= capacity }

  /// The mask of telephone numbers of a region: `US`, `NL` and others; nil where there is no one form.
  public static func phone(region: String) -> TextMask? {
    switch region.uppercased() {
    case "US", "CA": TextMask("(###) ###-####")
    case "GB": TextMask("##### ######")
    case "NL": TextMask("## ########")
    case "FR": TextMask("## ## ## ## ##")
    case "ES": TextMask("### ### ###")
    case "PL": TextMask("### ### ###")
    case "CH": TextMask("### ### ## ##")
    case "BR": TextMask("(##) #####-####")
    case "JP": TextMask("###-####-####")
    case "KR": TextMask("###-####-####")
    case "CN": TextMask("### #### ####")
    case "IN": TextMask("##### #####")
    case "AU": TextMask("#### ### ###")
    case "TR": TextMask("#### ### ## ##")
    default: nil
    }
  }

  /// The mask of a payment card, by the first digits of its number.
  public static func card(for number: String) -> TextMask {
    let digits = number.filter { $0.isASCII && $0.isNumber }
    return digits.hasPrefix("34") || digits.hasPrefix("37")
      ? TextMask("#### ###### #####") : TextMask("#### #### #### ####")
  }
}
