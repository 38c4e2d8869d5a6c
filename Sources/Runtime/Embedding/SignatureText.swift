import Lang

/// The text that a host gives to `register`: a name, perhaps with names of parameters, labels and defaults.
///
///     price                     price(_ sku, currency)             total(of orders, rounded = true)
///
/// The types come from the Swift closure. A type that stands in the text all the same (`_ sku: String`) is passed over.
struct SignatureText {
  let name: String
  /// What stands for each parameter before its type, `_ sku`, and its default.
  private(set) var parameters: [(names: String, defaultText: String?)] = []

  init(_ text: String) {
    let utf8 = Array(text.utf8)
    let open = utf8.firstIndex(of: UInt8(ascii: "(")) ?? utf8.count
    name = SignatureText.trimmed(utf8[..<open])
    guard open < utf8.count else { return }
    let close = utf8.lastIndex(of: UInt8(ascii: ")")) ?? utf8.count
    guard open + 1 < close else { return }
    for part in SignatureText.parts(utf8[(open + 1)..<close]) {
      parameters.append(SignatureText.parameter(part))
    }
  }

  /// The signature in the language's notation, for parameters of these types.
  func signature(_ types: [HostType], shown: Bool = false) -> String {
    var parts: [String] = []
    for (index, type) in types.enumerated() {
      let names =
        index < parameters.count
        ? parameters[index].names : "_ \(types.count == 1 ? "value" : "value\(index + 1)")"
      var part = "\(names): " + (shown ? type.shown : type.signature + (type.isOptional ? "?" : ""))
      if index < parameters.count, let text = parameters[index].defaultText { part += " = \(text)" }
      parts.append(part)
    }
    return "\(name)(\(parts.joined(separator: ", ")))"
  }

  private static func parameter(_ part: ArraySlice<UInt8>) -> (String, String?) {
    var names = part
    var defaultText: String?
    if let equals = part.firstIndex(of: UInt8(ascii: "=")) {
      names = part[..<equals]
      defaultText = trimmed(part[(equals + 1)...])
    }
    if let colon = names.firstIndex(of: UInt8(ascii: ":")) { names = names[..<colon] }
    return (trimmed(names), defaultText)
  }

  /// What stands between commas outside of strings and brackets.
  private static func parts(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = text.startIndex
    var depth = 0
    var inString = false
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\""): inString.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["): if !inString { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"): if !inString { depth -= 1 }
      case UInt8(ascii: ",") where !inString && depth == 0:
        parts.append(text[start..<index])
        start = index + 1
      default: break
      }
    }
    let rest = text[start...]
    if !trimmed(rest).isEmpty { parts.append(rest) }
    return parts
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let first = bytes.first, first == 32 || first == 9 || first == 10 { bytes.removeFirst() }
    while let last = bytes.last, last == 32 || last == 9 || last == 10 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a byte may stand in a name of a signature.
  static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte)
      || (97...122).contains(byte)
  }
}
