/// Email addresses by the practical rule: a local part of RFC 5322's dot-atom, `@`, and a domain name with at least one
/// dot. RFC 5321's limits hold: 64 bytes before the `@`, 254 in all, 63 a label. Letters of all scripts are allowed on
/// both sides (RFC 6531); quoted local parts, comments and addresses in brackets, which nobody has, are not.
public enum EmailAddress {
  /// Whether a text is an email address.
  public static func isValid(_ text: String) -> Bool { problem(text) == nil }

  /// What keeps a text from being an email address, as a sentence without a full stop; nil if nothing does.
  public static func problem(_ text: String) -> String? {
    let not = "is not an email address: "
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return not + "it has no @" }
    guard parts.count == 2 else { return not + "it has more than one @" }
    let (local, domain) = (parts[0], parts[1])
    if local.isEmpty { return not + "there is nothing before the @" }
    if domain.isEmpty { return not + "there is nothing after the @" }
    if text.utf8.count > 254 { return not + "it is longer than 254 bytes" }
    if local.utf8.count > 64 { return not + "what stands before the @ is longer than 64 bytes" }
    for scalar in local.unicodeScalars where !isAtom(scalar) && scalar != "." {
      return not + (scalar == " " ? "there is a space in it" : "\(shown(scalar)) cannot stand before the @")
    }
    if local.hasPrefix(".") || local.hasSuffix(".") || local.contains("..") {
      return not + "a dot before the @ stands between two characters"
    }
    return HostName.problem(domain, needsDot: true).map { not + $0 }
  }

  private static func isAtom(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x80 {
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .unassigned, .privateUse, .spaceSeparator, .lineSeparator,
        .paragraphSeparator:
        return false
      default: return true
      }
    }
    return scalar.properties.isAlphabetic || scalar.value >= 0x30 && scalar.value <= 0x39
      || "!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains(scalar)
  }
}

/// A scalar as a message shows it.
func shown(_ scalar: Unicode.Scalar) -> String {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator:
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  default: "\"\(scalar)\""
  }
}

/// Names of hosts.
enum HostName {
  /// What keeps a text from being the name of a host.
  static func problem(_ host: Substring, needsDot: Bool) -> String? {
    if host.utf8.count > 253 { return "the domain is longer than 253 bytes" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    if needsDot, labels.count < 2 { return "the domain \"\(host)\" has no dot" }
    for label in labels {
      if label.isEmpty { return "a part of the domain is empty" }
      if label.utf8.count > 63 { return "a part of the domain is longer than 63 bytes" }
      if label.hasPrefix("-") || label.hasSuffix("-") { return "a part of the domain begins or ends with -" }
      for scalar in label.unicodeScalars where !isLabel(scalar) {
        return scalar == " " ? "there is a space in it" : "\(shown(scalar)) cannot stand in a domain"
      }
    }
    if needsDot, let last = labels.last, last.utf8.count < 2 || last.utf8.allSatisfy({ $0 &- 48 < 10 }) {
      return "a domain does not end with \"\(last)\""
    }
    return nil
  }

  private static func isLabel(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter, .decimalNumber, .nonspacingMark,
      .spacingMark:
      return true
    default: return false
    }
  }
}
