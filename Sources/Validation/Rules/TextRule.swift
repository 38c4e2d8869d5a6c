/// What a text must be. A rule answers with the list of what is wrong, which is empty if nothing is.
///
///     TextRule.email.check("ada@")         // email: there is nothing after the @
///     TextRule.all([.required, .length(min: 3)]).check("")
public enum TextRule: Sendable {
  /// There must be something other than spaces.
  case required
  /// So many graphemes at least and at most.
  case length(min: Int? = nil, max: Int? = nil)
  /// All of the text must match.
  case pattern(Pattern)
  /// One of these.
  case oneOf([String])
  /// An email address.
  case email
  /// A web address, or one of another of these schemes.
  case url(schemes: [String] = ["http", "https"])
  /// A telephone number, in the national form of a region if one is given.
  case phone(region: String? = nil)
  /// An international bank account number.
  case iban
  /// A payment card's number.
  case card
  /// A password that meets a policy.
  case password(PasswordPolicy = PasswordPolicy())
  /// All of the rules, each of which says what it has to say.
  case all([TextRule])
  /// A rule that holds only for texts that are not empty.
  case optional([TextRule])

  /// What is wrong with a text.
  public func check(_ text: String) -> [ValidationFailure] {
    func failure(_ rule: String, _ message: String?) -> [ValidationFailure] {
      message.map { [ValidationFailure(rule: rule, message: $0, value: text)] } ?? []
    }
    switch self {
    case .required:
      let isEmpty = text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
      return failure("required", isEmpty ? "must not be empty" : nil)
    case .length(let least, let most): return failure("length", TextRule.length(text, least, most))
    case .pattern(let pattern):
      return failure("pattern", pattern.matchesWhole(text) ? nil : "does not match \(pattern.text)")
    case .oneOf(let choices):
      return failure(
        "oneOf", choices.contains(text) ? nil : "must be one of " + choices.joined(separator: ", "))
    case .email: return failure("email", EmailAddress.problem(text))
    case .url(let schemes): return failure("url", WebAddress.problem(text, schemes: schemes))
    case .phone(let region): return failure("phone", PhoneNumber.problem(text, region: region))
    case .iban: return failure("iban", BankAccount.problem(text))
    case .card: return failure("card", PaymentCard.problem(text))
    case .password(let policy):
      return policy.unmet(by: text).map {
        // A password does not belong into a message.
        ValidationFailure(rule: "password." + $0.name, message: $0.message, value: "•••")
      }
    case .all(let rules): return rules.flatMap { $0.check(text) }
    case .optional(let rules): return text.isEmpty ? [] : rules.flatMap { $0.check(text) }
    }
  }

  /// Whether nothing is wrong with a text.
  public func accepts(_ text: String) -> Bool { check(text).isEmpty }

  private static func length(_ text: String, _ least: Int?, _ most: Int?) -> String? {
    let count = text.count
    func characters(_ count: Int) -> String { count == 1 ? "1 character" : "\(count) characters" }
    if let least, count < least { return "must have at least \(characters(least)), has \(count)" }
    if let most, count > most { return "must have at most \(characters(most)), has \(count)" }
    return nil
  }
}

/// What a number, a day or any other value with an order must be.
public enum RangeRule {
  /// What is wrong with a value that must lie between two others, both included.
  public static func check<Value: Comparable>(
    _ value: Value, min: Value? = nil, max: Value? = nil, text: (Value) -> String = { "\($0)" }
  ) -> [ValidationFailure] {
    func failure(_ message: String) -> [ValidationFailure] {
      [ValidationFailure(rule: "range", message: message, value: text(value))]
    }
    switch (min, max) {
    case (let min?, let max?) where !(value >= min && value <= max):
      return failure("must be \(text(min)) to \(text(max))")
    case (let min?, _) where !(value >= min): return failure("must be \(text(min)) or more")
    case (_, let max?) where !(value <= max): return failure("must be \(text(max)) or less")
    default: return []
    }
  }
}
