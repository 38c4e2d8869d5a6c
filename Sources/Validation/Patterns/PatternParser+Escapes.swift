extension PatternParser {
  /// Reads what follows a backslash outside a class.
  mutating func parseEscape(from start: Int) throws(Pattern.Failure) -> PatternNode {
    guard let scalar = next else {
      throw failure("a backslash cannot be the last; a backslash as text is \\\\", at: start)
    }
    switch scalar {
    case "b":
      place += 1
      return .assertion(.wordBorder)
    case "B":
      place += 1
      return .assertion(.noWordBorder)
    case "A":
      place += 1
      return .assertion(.textStart)
    case "z", "Z":
      place += 1
      return .assertion(.textEnd)
    case "1"..."9", "k", "g":
      throw failure(
        "patterns cannot refer back to a group (\\\(scalar)): take the groups and compare them", at: start)
    default: break
    }
    if let set = try parseShorthand(from: start) { return .set(set) }
    return .set(PatternSet(try parseCharacter(from: start), ignoresCase: ignoresCase))
  }

  /// Reads `d`, `w`, `s`, their opposites, `p{…}` or `h`, if it is one of them.
  private mutating func parseShorthand(from start: Int) throws(Pattern.Failure) -> PatternSet? {
    guard let scalar = next else { return nil }
    let set: PatternSet
    switch scalar {
    case "d": set = PatternSet(PatternProperties.isDigit)
    case "D": set = PatternSet(PatternProperties.isDigit, isNegated: true)
    case "w": set = PatternSet(PatternProperties.isWord)
    case "W": set = PatternSet(PatternProperties.isWord, isNegated: true)
    case "s": set = PatternSet(PatternProperties.isSpace)
    case "S": set = PatternSet(PatternProperties.isSpace, isNegated: true)
    case "p", "P":
      place += 1
      var name = ""
      var isNegated = scalar == "P"
      if take("{") {
        if take("^") { isNegated.toggle() }
        while let next, next != "}" {
          name.unicodeScalars.append(next)
          place += 1
        }
        guard take("}") else { throw failure("this \\p{ is not closed", at: start) }
      } else if let letter = next {
        name.unicodeScalars.append(letter)
        place += 1
      }
      guard let property = PatternProperties.named(name) else {
        throw failure(
          "there is no class \\p{\(name)}; there are L, Lu, Ll, N, Nd, P, S, Z, Alphabetic, Uppercase and their like, and scripts such as Greek",
          at: start)
      }
      return PatternSet(property, isNegated: isNegated)
    default: return nil
    }
    place += 1
    return set
  }

  /// Reads a character that is written with a backslash.
  private mutating func parseCharacter(from start: Int) throws(Pattern.Failure) -> Unicode.Scalar {
    guard let scalar = next else { throw failure("a backslash cannot be the last", at: start) }
    place += 1
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "a": return "\u{7}"
    case "e": return "\u{1B}"
    case "0": return "\0"
    case "x": return try parseHex(digits: 2, from: start)
    case "u": return try parseHex(digits: 4, from: start)
    case "U": return try parseHex(digits: 8, from: start)
    default:
      let isLetter = scalar.value < 128 && scalar.properties.isAlphabetic
      guard !isLetter, !(scalar.value >= 0x30 && scalar.value <= 0x39) else {
        throw failure("\\\(scalar) has no meaning", at: start)
      }
      return scalar
    }
  }

  private mutating func parseHex(digits: Int, from start: Int) throws(Pattern.Failure) -> Unicode.Scalar {
    let inBraces = take("{")
    var value: UInt32 = 0
    var count = 0
    while let digit = next?.properties.isASCIIHexDigit == true
      ? next.flatMap({ Character($0).hexDigitValue }) : nil
    {
      guard count < (inBraces ? 8 : digits) else { break }
      value = value &* 16 &+ UInt32(digit)
      count += 1
      place += 1
    }
    guard inBraces ? count > 0 && take("}") : count == digits, let scalar = Unicode.Scalar(value) else {
      throw failure("this is not the number of a character", at: start)
    }
    return scalar
  }

  /// Reads a class, its opening bracket being read.
  mutating func parseClass(from start: Int) throws(Pattern.Failure) -> PatternSet {
    var set = PatternSet()
    set.ignoresCase = ignoresCase
    set.isNegated = take("^")
    var isFirst = true
    while true {
      guard let scalar = next else {
        throw failure("this [ is not closed; a bracket as text is \\[", at: start)
      }
      if scalar == "]", !isFirst {
        place += 1
        break
      }
      isFirst = false
      if has("[:"), try parsePosix(into: &set) { continue }
      if has("&&") || has("--") || has("~~") {
        throw failure("a class has no operators; a doubled sign is written once")
      }
      let item = place
      guard let first = try parseClassItem(into: &set) else { continue }
      guard next == "-", place + 1 < scalars.count, scalars[place + 1] != "]" else {
        set.ranges.append(first.value...first.value)
        continue
      }
      place += 1
      guard let last = try parseClassItem(into: &set) else {
        throw failure("a range ends with a character", at: item)
      }
      guard first.value <= last.value else {
        throw failure("this range is empty; the smaller comes first: \(last)-\(first)", at: item)
      }
      set.ranges.append(first.value...last.value)
    }
    set.finish()
    return set
  }

  /// Reads a character of a class; nil if it was a shorthand, which is put in.
  private mutating func parseClassItem(into set: inout PatternSet) throws(Pattern.Failure) -> Unicode.Scalar?
  {
    guard let scalar = next else { throw failure("this class is not closed") }
    let start = place
    place += 1
    guard scalar == "\\" else { return scalar }
    if take("b") { return "\u{8}" }
    if let shorthand = try parseShorthand(from: start) {
      set.properties += shorthand.properties.map { property in
        var property = property
        property.isNegated = shorthand.isNegated
        return property
      }
      return nil
    }
    return try parseCharacter(from: start)
  }

  private mutating func parsePosix(into set: inout PatternSet) throws(Pattern.Failure) -> Bool {
    let start = place
    place += 2
    let isNegated = take("^")
    var name = ""
    while let scalar = next, scalar.properties.isAlphabetic {
      name.unicodeScalars.append(scalar)
      place += 1
    }
    guard take(":"), take("]") else {
      place = start
      return false
    }
    guard let property = PatternProperties.named(name) else {
      throw failure("there is no class [:\(name):]", at: start)
    }
    set.properties.append(.init(test: property, isNegated: isNegated))
    return true
  }
}
