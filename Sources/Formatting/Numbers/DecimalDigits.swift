/// A number as decimal digits: `magnitude` divided by ten to the power of `scale` (which may be negative).
///
/// Integers and exact decimals are this already. A Double is taken as the shortest decimal that reads back as
/// the same Double, which is what people see when they look at it, so that 2.675 is rounded as 2.675.
struct DecimalDigits: Equatable {
  var isNegative: Bool
  var magnitude: UInt64
  var scale: Int

  init(isNegative: Bool, magnitude: UInt64, scale: Int) {
    self.isNegative = isNegative
    self.magnitude = magnitude
    self.scale = scale
  }

  init(mantissa: Int64, scale: Int) {
    self.init(isNegative: mantissa < 0, magnitude: mantissa.magnitude, scale: min(max(scale, -400), 400))
  }

  /// The digits of a Double, or nil if it is not finite.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    if value.magnitude < 1e15, value == value.rounded(.towardZero) {
      self.init(isNegative: value.sign == .minus, magnitude: UInt64(value.magnitude), scale: 0)
      return
    }
    var magnitude: UInt64 = 0
    var scale = 0
    var exponent = 0
    var place = 0  // 0 whole, 1 decimals, 2 exponent
    var negativeExponent = false
    for byte in value.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): place = 1
      case UInt8(ascii: "e"): place = 2
      case UInt8(ascii: "-"): if place == 2 { negativeExponent = true }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = Int(byte) - 48
        if place == 2 {
          exponent = exponent * 10 + digit
        } else {
          // The shortest form has at most 17 digits, and a `.0` behind whole numbers.
          magnitude = magnitude &* 10 &+ UInt64(digit)
          if place == 1 { scale += 1 }
        }
      default: break
      }
    }
    self.init(
      isNegative: value.sign == .minus, magnitude: magnitude,
      scale: scale - (negativeExponent ? -exponent : exponent))
  }

  var isZero: Bool { magnitude == 0 }

  /// How many digits the magnitude has; 1 for 0.
  var digitCount: Int { DecimalDigits.digitCount(magnitude) }

  /// The power of ten of the first digit: 0 for 1 to 9, 3 for 1000, -1 for 0.1.
  var leadingPower: Int { digitCount - 1 - scale }

  static func digitCount(_ value: UInt64) -> Int {
    var count = 1
    var rest = value
    while rest >= 10 {
      rest /= 10
      count += 1
    }
    return count
  }

  static func power(_ exponent: Int) -> UInt64 {
    var result: UInt64 = 1
    for _ in 0..<min(max(exponent, 0), 19) { result &*= 10 }
    return result
  }

  /// Rounds to at most that many decimals (negative: to tens, hundreds, and so on).
  mutating func round(decimals: Int, _ rule: NumberStyle.Rounding) {
    let drop = scale - decimals
    guard drop > 0 else { return }
    let power: UInt64
    let quotient: UInt64
    let rest: UInt64
    if drop > 19 {
      // All digits go; what they were does matter to some rules, but never a half.
      (quotient, rest, power) = (0, magnitude == 0 ? 0 : 1, 10)
    } else {
      power = DecimalDigits.power(drop)
      (quotient, rest) = magnitude.quotientAndRemainder(dividingBy: power)
    }
    let up: Bool =
      switch rule {
      case .halfEven: rest > power - rest || (rest == power - rest && quotient % 2 == 1)
      case .halfUp: rest >= power - rest && rest > 0
      case .down: false
      case .up: rest > 0
      case .floor: isNegative && rest > 0
      case .ceiling: !isNegative && rest > 0
      }
    magnitude = quotient + (up ? 1 : 0)
    scale = decimals
  }

  /// Rounds to at most that many significant digits.
  mutating func round(significant: Int, _ rule: NumberStyle.Rounding) {
    guard !isZero else {
      scale = 0
      return
    }
    round(decimals: min(max(significant, 1), 1000) - 1 - leadingPower, rule)
  }

  /// Takes away decimals that are 0, down to so many.
  mutating func strip(toDecimals least: Int) {
    while scale > least, magnitude % 10 == 0 {
      magnitude /= 10
      scale -= 1
    }
  }

  /// Multiplies by a power of ten.
  mutating func shift(_ power: Int) { scale -= power }

  /// The value as a Double.
  var double: Double {
    Double("\(isNegative ? "-" : "")\(magnitude)e\(-scale)") ?? 0
  }
}
