/// What a password must have. Each rule that is not met is named, so that all can be shown at once.
public struct PasswordPolicy: Hashable, Sendable {
  /// A rule of a policy.
  public struct Rule: Hashable, Sendable {
    /// Its short name: `length`, `uppercase`, `lowercase`, `digit`, `symbol`, `spaces`, `repeats`, `common`, `contains`.
    public let name: String
    /// What it asks, as a sentence without a full stop.
    public let message: String
  }

  /// The fewest characters.
  public var minimumLength: Int
  /// The most characters, if there is a limit.
  public var maximumLength: Int?
  /// Whether there must be a capital letter.
  public var uppercase: Bool
  /// Whether there must be a small letter.
  public var lowercase: Bool
  /// Whether there must be a digit.
  public var digit: Bool
  /// Whether there must be something that is neither letter nor digit.
  public var symbol: Bool
  /// Whether spaces are allowed.
  public var allowsSpaces: Bool
  /// How often a character may follow itself, if there is a limit.
  public var maximumRepeats: Int?
  /// Words that must not be in it, such as the user's name; case is ignored.
  public var forbidden: [String]

  /// A policy; as it is, 8 characters with a capital, a small letter and a digit, and none of the commonest passwords.
  public init(
    minimumLength: Int = 8, maximumLength: Int? = nil, uppercase: Bool = true, lowercase: Bool = true,
    digit: Bool = true, symbol: Bool = false, allowsSpaces: Bool = true, maximumRepeats: Int? = nil,
    forbidden: [String] = []
  ) {
    self.minimumLength = minimumLength
    self.maximumLength = maximumLength
    self.uppercase = uppercase
    self.lowercase = lowercase
    self.digit = digit
    self.symbol = symbol
    self.allowsSpaces = allowsSpaces
    self.maximumRepeats = maximumRepeats
    self.forbidden = forbidden
  }

  /// The rules that a password does not meet, in the order of the policy.
  public func unmet(by password: String) -> [Rule] {
    rules.filter { !meets(password, $0.name) }
  }

  /// All rules of the policy, for a list that shows which are met.
  public var rules: [Rule] {
    var rules = [Rule(name: "length", message: "needs at least \(minimumLength) characters")]
    if let maximumLength {
      rules.append(Rule(name: "maximum", message: "has at most \(maximumLength) characters"))
    }
    if uppercase { rules.append(Rule(name: "uppercase", message: "needs a capital letter")) }
    if lowercase { rules.append(Rule(name: "lowercase", message: "needs a small letter")) }
    if digit { rules.append(Rule(name: "digit", message: "needs a digit")) }
    if symbol {
      rules.append(Rule(name: "symbol", message: "needs a character that is neither letter nor digit"))
    }
    if !allowsSpaces { rules.append(Rule(name: "spaces", message: "has no spaces")) }
    if let maximumRepeats {
      rules.append(
        Rule(
          name: "repeats", message: "repeats no character more than \(max(maximumRepeats, 1)) times in a row")
      )
    }
    rules.append(Rule(name: "common", message: "is not one that everybody tries first"))
    if !forbidden.isEmpty { rules.append(Rule(name: "contains", message: "does not contain your own data")) }
    return rules
  }

  /// Whether a password meets the rule of a name.
  public func meets(_ password: String, _ rule: String) -> Bool {
    let scalars = password.unicodeScalars
    switch rule {
    case "length": return password.count >= minimumLength
    case "maximum": return maximumLength.map { password.count <= $0 } ?? true
    case "uppercase": return scalars.contains { $0.properties.isUppercase }
    case "lowercase": return scalars.contains { $0.properties.isLowercase }
    case "digit": return scalars.contains { $0.properties.generalCategory == .decimalNumber }
    case "symbol":
      return scalars.contains {
        !$0.properties.isAlphabetic && !$0.properties.isWhitespace
          && $0.properties.generalCategory != .decimalNumber
      }
    case "spaces": return !scalars.contains { $0.properties.isWhitespace }
    case "repeats": return longestRun(password) <= max(maximumRepeats ?? .max, 1)
    case "common": return !PasswordPolicy.common.contains(password.lowercased())
    case "contains":
      let lowered = password.lowercased()
      return !forbidden.contains { !$0.isEmpty && lowered.contains($0.lowercased()) }
    default: return true
    }
  }

  private func longestRun(_ password: String) -> Int {
    var (longest, run) = (0, 0)
    var last: Character?
    for character in password {
      run = character == last ? run + 1 : 1
      last = character
      longest = max(longest, run)
    }
    return longest
  }

  /// Those that head every list of leaked passwords.
  private static let common: Set<String> = [
    "password", "password1", "password123", "passw0rd", "p@ssw0rd", "p@ssword", "12345678", "123456789",
    "1234567890",
    "qwerty123", "qwertyuiop", "iloveyou", "sunshine", "princess", "football", "baseball", "superman",
    "letmein1", "welcome1",
    "admin123", "trustno1", "abc12345", "11111111", "00000000", "changeme", "changeme1", "1q2w3e4r",
    "1qaz2wsx", "asdfghjkl",
  ]
}
