/// International bank account numbers (ISO 13616): two letters of a country, two check digits, and an account whose length
/// the country fixes. Spaces between groups are allowed.
public enum BankAccount {
  private static let lengths: [String: Int] = [
    "AD": 24, "AE": 23, "AL": 28, "AT": 20, "AZ": 28, "BA": 20, "BE": 16, "BG": 22, "BH": 22, "BI": 27,
    "BR": 29, "BY": 28, "CH": 21, "CR": 22, "CY": 28, "CZ": 24, "DE": 22, "DJ": 27, "DK": 18, "DO": 28,
    "EE": 20, "EG": 29, "ES": 24, "FI": 18, "FK": 18, "FO": 18, "FR": 27, "GB": 22, "GE": 22, "GI": 23,
    "GL": 18, "GR": 27, "GT": 28, "HN": 28, "HR": 21, "HU": 28, "IE": 22, "IL": 23, "IQ": 23, "IS": 26,
    "IT": 27, "JO": 30, "KW": 30, "KZ": 20, "LB": 28, "LC": 32, "LI": 21, "LT": 20, "LU": 20, "LV": 21,
    "LY": 25, "MC": 27, "MD": 24, "ME": 22, "MK": 19, "MN": 20, "MR": 27, "MT": 31, "MU": 30, "NI": 28,
    "NL": 18, "NO": 15, "OM": 23, "PK": 24, "PL": 28, "PS": 29, "PT": 25, "QA": 29, "RO": 24, "RS": 22,
    "RU": 33, "SA": 24, "SC": 31, "SD": 18, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "SO": 23, "ST": 25,
    "SV": 28, "TL": 23, "TN": 24, "TR": 26, "UA": 29, "VA": 22, "VG": 24, "XK": 20, "YE": 30,
  ]

  /// Whether a text is an account number whose check digits are right.
  public static func isValid(_ text: String) -> Bool { problem(text) == nil }

  /// What keeps a text from being an account number, as a sentence without a full stop; nil if nothing does.
  public static func problem(_ text: String) -> String? {
    let not = "is not an IBAN: "
    let bytes = Array(text.uppercased().utf8.filter { $0 != UInt8(ascii: " ") })
    guard bytes.count >= 5, bytes.count <= 34 else { return not + "it has \(bytes.count) characters" }
    func isDigit(_ byte: UInt8) -> Bool { byte &- 48 < 10 }
    func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    guard bytes.allSatisfy({ isDigit($0) || isLetter($0) }) else {
      return not + "it has letters and digits only"
    }
    guard isLetter(bytes[0]), isLetter(bytes[1]), isDigit(bytes[2]), isDigit(bytes[3]) else {
      return not + "it begins with two letters and two digits"
    }
    let country = String(decoding: bytes[0..<2], as: UTF8.self)
    guard let length = lengths[country] else { return not + "no country is \(country)" }
    guard bytes.count == length else {
      return not + "one of \(country) has \(length) characters, not \(bytes.count)"
    }
    var rest = 0
    for byte in bytes[4...] + bytes[..<4] {
      rest = isDigit(byte) ? (rest * 10 + Int(byte) - 48) % 97 : (rest * 100 + Int(byte) - 55) % 97
    }
    return rest == 1 ? nil : not + "its check digits are wrong"
  }
}

/// Numbers of payment cards: 12 to 19 digits that meet the Luhn check. Spaces and hyphens between groups are allowed.
public enum PaymentCard {
  /// Whether a text is a card's number whose check digit is right.
  public static func isValid(_ text: String) -> Bool { problem(text) == nil }

  /// What keeps a text from being a card's number, as a sentence without a full stop; nil if nothing does.
  public static func problem(_ text: String) -> String? {
    let not = "is not a card number: "
    var digits: [Int] = []
    for scalar in text.unicodeScalars {
      switch scalar {
      case "0"..."9": digits.append(Int(scalar.value) - 48)
      case " ", "-": break
      default: return not + "\(shown(scalar)) cannot stand in it"
      }
      if digits.count > 19 { break }
    }
    guard (12...19).contains(digits.count) else { return not + "it has 12 to 19 digits" }
    var sum = 0
    for (index, digit) in digits.reversed().enumerated() {
      let doubled = index % 2 == 1 ? digit * 2 : digit
      sum += doubled > 9 ? doubled - 9 : doubled
    }
    return sum % 10 == 0 && sum > 0 ? nil : not + "its check digit is wrong"
  }

  /// Who issued a card, by its first digits: `Visa`, `Mastercard`, `American Express` and others; nil if unknown.
  public static func issuer(_ text: String) -> String? {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    func first(_ count: Int) -> Int { Int(digits.prefix(count)) ?? 0 }
    if digits.hasPrefix("4") { return "Visa" }
    if (51...55).contains(first(2)) || (2221...2720).contains(first(4)) { return "Mastercard" }
    if [34, 37].contains(first(2)) { return "American Express" }
    if first(4) == 6011 || first(2) == 65 || (644...649).contains(first(3)) { return "Discover" }
    if [36, 38, 39].contains(first(2)) || (300...305).contains(first(3)) { return "Diners Club" }
    if (3528...3589).contains(first(4)) { return "JCB" }
    if first(2) == 62 { return "UnionPay" }
    return nil
  }
}
