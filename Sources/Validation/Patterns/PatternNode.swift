/// A pattern as it was read.
///
///     pattern     = branch *( "|" branch )
///     branch      = *( atom [ quantifier ] )
///     atom        = character | "." | class | escape | group | "^" | "$"
///     group       = "(" pattern ")" | "(?:" pattern ")" | "(?<name>" pattern ")" | "(?" flags [ ":" pattern ] ")"
///     quantifier  = ( "*" | "+" | "?" | "{" n [ "," [ m ] ] "}" ) [ "?" ]
///     class       = "[" [ "^" ] *( item | item "-" item ) "]"
///     flags       = *( "i" | "s" | "m" ) [ "-" *( "i" | "s" | "m" ) ]
indirect enum PatternNode {
  /// Matches without taking anything.
  case empty
  /// One scalar of a set.
  case set(PatternSet)
  /// One after the other.
  case sequence([PatternNode])
  /// The first that leads to a match.
  case choice([PatternNode])
  /// At least and at most so many times; as many as possible if greedy, else as few.
  case repeated(PatternNode, least: Int, most: Int?, isGreedy: Bool)
  /// A group whose place is kept, counted from 1.
  case capture(PatternNode, Int)
  /// A condition on the place.
  case assertion(PatternAssertion)
}

/// A condition on a place in the text.
enum PatternAssertion: UInt8 {
  case textStart, textEnd, lineStart, lineEnd, wordBorder, noWordBorder
}

/// Some scalars: single ones and ranges, properties, or all but these.
struct PatternSet {
  /// Bits for ASCII, with everything below taken into account.
  private(set) var low: UInt64 = 0
  private(set) var high: UInt64 = 0
  var ranges: [ClosedRange<UInt32>] = []
  var properties: [Property] = []
  var isNegated = false
  var ignoresCase = false

  /// A named property, or its opposite.
  struct Property {
    var test: @Sendable (Unicode.Scalar) -> Bool
    var isNegated = false
  }

  init() {}

  init(_ scalar: Unicode.Scalar, ignoresCase: Bool = false) {
    ranges = [scalar.value...scalar.value]
    if ignoresCase {
      ranges += PatternSet.caseVariants(scalar).map { $0.value...$0.value }
      ranges.sort { $0.lowerBound < $1.lowerBound }
    }
    for range in ranges where range.lowerBound < 128 {
      let value = UInt64(range.lowerBound)
      if value < 64 { low |= 1 << value } else { high |= 1 << (value - 64) }
    }
  }

  init(ranges: [ClosedRange<UInt32>], isNegated: Bool = false) {
    self.ranges = ranges
    self.isNegated = isNegated
    finish()
  }

  init(_ property: @escaping @Sendable (Unicode.Scalar) -> Bool, isNegated: Bool = false) {
    properties = [Property(test: property)]
    self.isNegated = isNegated
    finish()
  }

  /// Any scalar but a line's end, or any at all.
  static func any(withLineEnds: Bool) -> PatternSet {
    PatternSet(ranges: withLineEnds ? [] : [10...10, 13...13, 0x85...0x85, 0x2028...0x2029], isNegated: true)
  }

  /// Sorts the ranges and works out the bits for ASCII. To be called when all is in.
  mutating func finish() {
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges {
      if let last = merged.last, UInt64(range.lowerBound) <= UInt64(last.upperBound) + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
    (low, high) = (0, 0)
    for value in UInt32(0)..<128 {
      guard let scalar = Unicode.Scalar(value), containsSlowly(scalar) else { continue }
      if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
    }
  }

  /// Whether a scalar is in the set.
  func contains(_ value: UInt32) -> Bool {
    if value < 64 { return low & (1 << UInt64(value)) != 0 }
    if value < 128 { return high & (1 << UInt64(value - 64)) != 0 }
    guard let scalar = Unicode.Scalar(value) else { return false }
    return containsSlowly(scalar)
  }

  private func containsSlowly(_ scalar: Unicode.Scalar) -> Bool {
    var found = containsAsWritten(scalar)
    if !found, ignoresCase {
      for variant in PatternSet.caseVariants(scalar) where containsAsWritten(variant) {
        found = true
        break
      }
    }
    return found != isNegated
  }

  private func containsAsWritten(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    var (first, last) = (0, ranges.count)
    while first < last {
      let middle = (first + last) / 2
      if ranges[middle].upperBound < value {
        first = middle + 1
      } else if ranges[middle].lowerBound > value {
        last = middle
      } else {
        return true
      }
    }
    return properties.contains { $0.test(scalar) != $0.isNegated }
  }

  /// The scalars that differ from one only in case, by the simple mappings.
  private static func caseVariants(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    func single(_ text: String) -> Unicode.Scalar? {
      let scalars = text.unicodeScalars
      return scalars.count == 1 ? scalars.first : nil
    }
    let lower = single(scalar.properties.lowercaseMapping)
    let upper = single(scalar.properties.uppercaseMapping)
    // ſ and K (the Kelvin sign) fold to s and k, so the way leads over the other case too.
    let lowerOfUpper = upper.flatMap { single($0.properties.lowercaseMapping) }
    let upperOfLower = lower.flatMap { single($0.properties.uppercaseMapping) }
    var variants: [Unicode.Scalar] = []
    for variant in [lower, upper, lowerOfUpper, upperOfLower] {
      if let variant, variant != scalar, !variants.contains(variant) { variants.append(variant) }
    }
    switch scalar.value {
    case 0x73, 0x53: variants.append("\u{17F}")
    case 0x6B, 0x4B: variants.append("\u{212A}")
    case 0xE5, 0xC5: variants.append("\u{212B}")
    default: break
    }
    return variants
  }
}
