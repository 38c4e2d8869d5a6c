import Lang

/// Text of data inside messages: short, on one line, without control characters.
enum ReadableText {
  /// The text, at most `limit` characters long.
  static func short(_ text: String, limit: Int = 60) -> String {
    var result = ""
    var count = 0
    for character in text {
      if count == limit {
        result.append("…")
        break
      }
      count += 1
      for scalar in character.unicodeScalars { append(scalar, to: &result) }
    }
    return result
  }

  static func short(_ text: String) -> String { short(text, limit: 60) }

  /// A value as a message shows it: text quoted.
  static func value(_ value: Value, zone: @escaping (Int) -> Int = { _ in 0 }) -> String {
    if case .string(let object) = value { return "\"" + short(object.text, limit: 40) + "\"" }
    return short(ValueText(limit: 60, offset: zone).quoted(value), limit: 60)
  }

  /// Controls as their pictures: `␛`, `␊`; direction marks and other invisible formats by number.
  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar.value {
    case 0..<32: text.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
    case 127: text.append("␡")
    case 128..<160, 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x2028, 0x2029:
      text += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: text.unicodeScalars.append(scalar)
    }
  }

  /// `1 row`, `2 rows`
  static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
