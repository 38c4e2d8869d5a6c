/// Web addresses: a scheme, `://`, a host (a name, an IPv4 address or an IPv6 address in brackets), perhaps a port, a path, a
/// query and a fragment, without spaces or control characters. Letters of all scripts are allowed.
public enum WebAddress {
  /// Whether a text is a web address.
  public static func isValid(_ text: String, schemes: [String] = ["http", "https"]) -> Bool {
    problem(text, schemes: schemes) == nil
  }

  /// What keeps a text from being a web address, as a sentence without a full stop; nil if nothing does.
  public static func problem(_ text: String, schemes: [String] = ["http", "https"]) -> String? {
    let not = "is not a web address: "
    if text.utf8.count > 8000 { return not + "it is longer than 8000 bytes" }
    for scalar in text.unicodeScalars where isForbidden(scalar) {
      return not + (scalar == " " ? "there is a space in it" : "\(shown(scalar)) cannot stand in it")
    }
    let wanted = schemes.map { $0 + "://" }.joined(separator: " or ")
    guard let colon = text.firstIndex(of: ":"), text[colon...].hasPrefix("://") else {
      return not + "it does not begin with \(wanted)"
    }
    let scheme = text[..<colon].lowercased()
    guard schemes.contains(where: { $0.lowercased() == scheme }) else {
      return not + "it does not begin with \(wanted)"
    }
    let rest = text[colon...].dropFirst(3)
    var authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
    if let problem = authorityProblem(authority) { return not + problem }
    return escapeProblem(rest).map { not + $0 }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "\"", "<", ">", "\\", "^", "`", "{", "|", "}": true
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
      default: false
      }
    }
  }

  private static func authorityProblem(_ authority: Substring) -> String? {
    var host = authority
    var port: Substring?
    if authority.hasPrefix("[") {
      guard let end = authority.firstIndex(of: "]") else { return "the bracket is not closed" }
      let address = authority[authority.index(after: authority.startIndex)..<end]
      guard isIPv6(address) else { return "\"\(address)\" is not an IPv6 address" }
      let after = authority[authority.index(after: end)...]
      guard after.isEmpty || after.hasPrefix(":") else {
        return "there is something between address and port"
      }
      host = ""
      port = after.isEmpty ? nil : after.dropFirst()
    } else {
      if let colon = authority.lastIndex(of: ":") {
        host = authority[..<colon]
        port = authority[authority.index(after: colon)...]
      }
      if host.isEmpty { return "it has no host" }
      if host.hasSuffix("."), host.count > 1 { host = host.dropLast() }
      let looksLikeAddress = host.utf8.allSatisfy { $0 &- 48 < 10 || $0 == UInt8(ascii: ".") }
      if looksLikeAddress, !isIPv4(host) { return "\"\(host)\" is not an IPv4 address" }
      if !looksLikeAddress, let problem = HostName.problem(underscoresAside(host), needsDot: false) {
        return problem
      }
    }
    if let port, !port.isEmpty {
      guard port.utf8.allSatisfy({ $0 &- 48 < 10 }), let number = Int(port), number <= 65_535 else {
        return "\"\(port)\" is not a port"
      }
    }
    return nil
  }

  /// Underscores are not in the rules for host names, but hosts have them.
  private static func underscoresAside(_ host: Substring) -> Substring {
    Substring(host.map { $0 == "_" ? "a" : String($0) }.joined())
  }

  /// Whether a text is an IPv4 address.
  static func isIPv4(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        (1...3).contains(part.utf8.count) && part.utf8.allSatisfy { $0 &- 48 < 10 } && Int(part) ?? 256 < 256
          && (part == "0" || !part.hasPrefix("0"))
      }
  }

  /// Whether a text is an IPv6 address.
  static func isIPv6(_ text: Substring) -> Bool {
    guard text.utf8.count <= 45 else { return false }
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return false }
    var count = 0
    for (index, half) in halves.enumerated() where !half.isEmpty {
      let groups = half.split(separator: ":", omittingEmptySubsequences: false)
      for (place, group) in groups.enumerated() {
        if index == halves.count - 1, place == groups.count - 1, group.contains(".") {
          guard isIPv4(group) else { return false }
          count += 2
          continue
        }
        guard (1...4).contains(group.utf8.count), group.allSatisfy(\.isHexDigit) else { return false }
        count += 1
      }
    }
    return halves.count == 2 ? count < 8 : count == 8
  }

  private static func escapeProblem(_ text: Substring) -> String? {
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "%") {
      let digits = bytes[(index + 1)...].prefix(2)
      let isHex = digits.count == 2 && digits.allSatisfy { UnicodeScalar($0).properties.isASCIIHexDigit }
      if !isHex { return "a % is followed by two hexadecimal digits" }
    }
    return nil
  }
}
