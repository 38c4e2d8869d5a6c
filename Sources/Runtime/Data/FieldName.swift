/// The member name of a column or key: the header in lower camel case, so that `x.flightDate` reads `Flight Date`.
///
/// The key stays as it was written (`x["Flight Date"]`); the name is what stands after a point. Letters and digits make
/// words, all else divides them; an abbreviation keeps its capitals unless it comes first or the whole header is in
/// capitals; a name that would begin with a digit begins with `_`. A header that is a name already keeps it.
///
///     Flight Date → flightDate      Cost Total $ → costTotal      IMDB Rating → imdbRating
///     US Gross → usGross            temp_max → temp_max           Miles_per_Gallon → milesPerGallon
///     Speed IAS in knots → speedIASInKnots                        2020 sales → _2020Sales
///
/// - Returns: nil when nothing of the header can stand in a name (`%`).
package func fieldName(forHeader header: String) -> String? {
  if isMemberName(header) { return header }
  let words = headerWords(header)
  guard let first = words.first else { return nil }
  let isShouted = header == header.uppercased()
  var name =
    first == first.uppercased() ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
  for word in words.dropFirst() {
    name +=
      word.prefix(1).uppercased() + (isShouted ? word.dropFirst().lowercased() : String(word.dropFirst()))
  }
  if let first = name.utf8.first, first >= 48, first <= 57 { name = "_" + name }
  return name
}

private func headerWords(_ header: String) -> [String] {
  var words: [String] = []
  var word = ""
  for scalar in header.unicodeScalars {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.generalCategory == .decimalNumber
      || properties.generalCategory == .nonspacingMark
    {
      word.unicodeScalars.append(scalar)
    } else if scalar != "'", scalar != "’", !word.isEmpty {
      words.append(word)
      word = ""
    }
  }
  if !word.isEmpty { words.append(word) }
  return words
}

/// Whether a text is written as a member's name is: ASCII letters, digits and `_`, a small letter or `_` first.
func isMemberName(_ text: String) -> Bool {
  guard let first = text.utf8.first, first == 95 || (first >= 97 && first <= 122) else { return false }
  return text.utf8.allSatisfy {
    $0 == 95 || ($0 | 32 >= 97 && $0 | 32 <= 122) || ($0 >= 48 && $0 <= 57)
  }
}

/// The other names by which the keys of loaded records are found after a point: name to slot. A key that is itself
/// such a name comes first, and of two keys with the same name the earlier one has it.
func memberAliases(of keys: [String]) -> [String: Int] {
  var aliases: [String: Int] = [:]
  let taken = Set(keys)
  for (slot, key) in keys.enumerated() where !isMemberName(key) {
    guard let name = fieldName(forHeader: key), !taken.contains(name), aliases[name] == nil else { continue }
    aliases[name] = slot
  }
  return aliases
}
