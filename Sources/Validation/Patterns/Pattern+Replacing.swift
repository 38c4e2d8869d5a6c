extension Pattern {
  /// The text with each match replaced by what a function gives for it.
  public func replacing<Failure: Error>(
    in text: String, atMost limit: Int = .max, with replacement: (PatternMatch) throws(Failure) -> String
  ) throws(Failure) -> String {
    try replacing(matches(in: text, atMost: limit), of: text, with: replacement)
  }

  private func replacing<Failure: Error>(
    _ matches: [PatternMatch], of text: String, with replacement: (PatternMatch) throws(Failure) -> String
  ) throws(Failure) -> String {
    guard !matches.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for match in matches {
      result += bytes[place..<match.byteRange.lowerBound]
      result += try replacement(match).utf8
      place = match.byteRange.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The text with each match replaced by a template, in which `$1` and `${name}` are what groups took, `$0` is the
  /// whole match, and `$$` a dollar.
  public func replacing(in text: String, atMost limit: Int = .max, withTemplate template: String) -> String {
    replacing(matches(in: text, atMost: limit), of: text, withTemplate: template)
  }

  /// The same for matches that were found before, in the order in which they were found.
  public func replacing(_ matches: [PatternMatch], of text: String, withTemplate template: String) -> String {
    let scalars = Array(template.unicodeScalars)
    return replacing(matches, of: text) { match in Self.expand(scalars, match) }
  }

  private static func expand(_ template: [Unicode.Scalar], _ match: PatternMatch) -> String {
    var result = String.UnicodeScalarView()
    var place = 0
    while place < template.count {
      guard template[place] == "$", place + 1 < template.count else {
        result.append(template[place])
        place += 1
        continue
      }
      place += 1
      if template[place] == "$" {
        result.append("$")
        place += 1
      } else if template[place] == "{", let end = template[place...].firstIndex(of: "}") {
        let name = String(String.UnicodeScalarView(template[(place + 1)..<end]))
        let group = Int(name).flatMap { match[$0] } ?? match[name]
        result.append(contentsOf: (group ?? "").unicodeScalars)
        place = end + 1
      } else if template[place].value >= 0x30, template[place].value <= 0x39 {
        var number = 0
        while place < template.count, let digit = Character(template[place]).wholeNumberValue,
          number <= match.groups.count
        {
          let longer = number * 10 + digit
          if number > 0, longer >= match.groups.count { break }
          number = longer
          place += 1
          if number == 0 { break }
        }
        result.append(contentsOf: (match[number] ?? "").unicodeScalars)
      } else {
        result.append("$")
      }
    }
    return String(result)
  }

  /// The parts of a text between the matches, at most so many; the last has the rest.
  public func split(_ text: String, atMost limit: Int = .max) -> [Substring] {
    guard limit > 1 else { return [Substring(text)] }
    return split(text, at: matches(in: text, atMost: limit - 1))
  }

  /// The same for matches that were found before.
  public func split(_ text: String, at matches: [PatternMatch]) -> [Substring] {
    let utf8 = text.utf8
    var parts: [Substring] = []
    var place = utf8.startIndex
    for match in matches {
      let start = utf8.index(utf8.startIndex, offsetBy: match.byteRange.lowerBound)
      let end = utf8.index(utf8.startIndex, offsetBy: match.byteRange.upperBound)
      // An empty match at either end separates nothing.
      if start == end, start == utf8.startIndex || start == utf8.endIndex { continue }
      parts.append(text[place..<start])
      place = end
    }
    parts.append(text[place...])
    return parts
  }
}
