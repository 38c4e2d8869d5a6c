/// Telephone numbers: the international form of E.164 (`+` and at most 15 digits, the first not 0), or the national forms of
/// some regions. Spaces, dots, hyphens, slashes and brackets may stand between digits.
public enum PhoneNumber {
  /// How a region writes its numbers.
  struct Plan {
    /// The country's code.
    var code: String
    /// What stands before national numbers and is left away behind the country's code.
    var trunk: String
    /// How many digits there are without code and trunk.
    var digits: ClosedRange<Int>
    /// Whether national numbers are also written without it: `(11) 96123-4567` in Brazil.
    var isTrunkOptional = false
  }

  static let plans: [String: Plan] = [
    "US": Plan(code: "1", trunk: "1", digits: 10...10), "CA": Plan(code: "1", trunk: "1", digits: 10...10),
    "GB": Plan(code: "44", trunk: "0", digits: 9...10), "NL": Plan(code: "31", trunk: "0", digits: 9...9),
    "DE": Plan(code: "49", trunk: "0", digits: 6...11), "FR": Plan(code: "33", trunk: "0", digits: 9...9),
    "ES": Plan(code: "34", trunk: "", digits: 9...9), "IT": Plan(code: "39", trunk: "", digits: 6...11),
    "PT": Plan(code: "351", trunk: "", digits: 9...9), "BE": Plan(code: "32", trunk: "0", digits: 8...9),
    "CH": Plan(code: "41", trunk: "0", digits: 9...9), "AT": Plan(code: "43", trunk: "0", digits: 7...13),
    "SE": Plan(code: "46", trunk: "0", digits: 7...10), "NO": Plan(code: "47", trunk: "", digits: 8...8),
    "DK": Plan(code: "45", trunk: "", digits: 8...8), "FI": Plan(code: "358", trunk: "0", digits: 6...11),
    "PL": Plan(code: "48", trunk: "", digits: 9...9), "TR": Plan(code: "90", trunk: "0", digits: 10...10),
    "JP": Plan(code: "81", trunk: "0", digits: 9...10),
    "CN": Plan(code: "86", trunk: "0", digits: 8...11, isTrunkOptional: true),
    "KR": Plan(code: "82", trunk: "0", digits: 8...10),
    "IN": Plan(code: "91", trunk: "0", digits: 10...10, isTrunkOptional: true),
    "BR": Plan(code: "55", trunk: "0", digits: 10...11, isTrunkOptional: true),
    "AU": Plan(code: "61", trunk: "0", digits: 9...9),
    "NZ": Plan(code: "64", trunk: "0", digits: 8...10), "IL": Plan(code: "972", trunk: "0", digits: 8...9),
    "EG": Plan(code: "20", trunk: "0", digits: 8...10), "MX": Plan(code: "52", trunk: "", digits: 10...10),
    "IE": Plan(code: "353", trunk: "0", digits: 7...9), "ZA": Plan(code: "27", trunk: "0", digits: 9...9),
  ]

  /// Whether a text is a telephone number; national forms only with a region (`US`, `NL`, …).
  public static func isValid(_ text: String, region: String? = nil) -> Bool {
    problem(text, region: region) == nil
  }

  /// The number in the form of E.164, `+31201234567`; nil if it is none.
  public static func normalized(_ text: String, region: String? = nil) -> String? {
    guard problem(text, region: region) == nil else { return nil }
    let digits = text.filter { $0.isASCII && $0.isNumber }
    if text.contains("+") { return "+" + digits }
    guard let plan = region.flatMap({ plans[$0.uppercased()] }) else { return "+" + digits }
    return "+" + plan.code + national(digits, plan)
  }

  private static func national(_ digits: String, _ plan: Plan) -> Substring {
    !plan.trunk.isEmpty && digits.hasPrefix(plan.trunk) ? digits.dropFirst(plan.trunk.count) : digits[...]
  }

  /// What keeps a text from being a telephone number, as a sentence without a full stop; nil if nothing does.
  public static func problem(_ text: String, region: String? = nil) -> String? {
    let not = "is not a phone number: "
    let trimmed = text.trimmingSpaces()
    guard !trimmed.isEmpty else { return not + "it is empty" }
    var digits = ""
    var brackets = 0
    for (index, scalar) in trimmed.unicodeScalars.enumerated() {
      switch scalar {
      case "0"..."9": digits.unicodeScalars.append(scalar)
      case "+" where index == 0: break
      case "(" where brackets == 0: brackets = 1
      case ")" where brackets == 1: brackets = 2
      case " ", "-", ".", "/", "\u{A0}": break
      case "(", ")": return not + "its brackets do not match"
      default: return not + "\(shown(scalar)) cannot stand in it"
      }
    }
    if brackets == 1 { return not + "its brackets do not match" }
    if digits.isEmpty { return not + "it has no digits" }
    if trimmed.hasPrefix("+") {
      if digits.hasPrefix("0") { return not + "no country's code begins with 0" }
      if digits.count > 15 { return not + "it has more than 15 digits" }
      if digits.count < 7 { return not + "it has fewer than 7 digits" }
      return nil
    }
    guard let region else { return not + "it does not begin with + and the country's code" }
    guard let plan = plans[region.uppercased()] else {
      return not + "numbers of \(region) are known only with + and the country's code"
    }
    let count = national(digits, plan).count
    let needsTrunk = plan.trunk == "0" && !plan.isTrunkOptional
    guard plan.digits.contains(count), !needsTrunk || digits.hasPrefix("0") else {
      let wanted =
        plan.digits.lowerBound == plan.digits.upperBound
        ? "\(plan.digits.lowerBound)" : "\(plan.digits.lowerBound) to \(plan.digits.upperBound)"
      let trunk = needsTrunk ? " after the 0" : ""
      return not + "in \(region.uppercased()) it has \(wanted) digits\(trunk)"
    }
    return nil
  }
}

extension String {
  /// The text without spaces at both ends.
  func trimmingSpaces() -> Substring {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
