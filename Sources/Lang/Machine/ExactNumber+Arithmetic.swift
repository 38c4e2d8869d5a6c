/// Exact decimals: 18 digits at most. Sums keep the larger number of decimals, products add them; what does not fit is
/// an error, never rounded silently.
extension ExactNumber {
  /// 10^n for n in 0...18.
  static let powers: [Int] = {
    var powers = [1]
    for _ in 0..<18 { powers.append((powers.last ?? 1) * 10) }
    return powers
  }()

  static let maximum = 999_999_999_999_999_999

  static func power(_ exponent: Int) -> Int { powers[max(0, min(18, exponent))] }

  public init(_ value: Int) { self.init(mantissa: value, scale: 0) }

  public var asDouble: Double { Double(mantissa) / Double(ExactNumber.power(Int(scale))) }

  var isInRange: Bool { mantissa.magnitude <= UInt(ExactNumber.maximum) }

  /// Both with the same scale, if that fits in 64 bits.
  static func aligned(_ a: ExactNumber, _ b: ExactNumber) -> (Int, Int, UInt8)? {
    if a.scale == b.scale { return (a.mantissa, b.mantissa, a.scale) }
    if a.scale < b.scale {
      let (scaled, overflow) = a.mantissa.multipliedReportingOverflow(by: power(Int(b.scale - a.scale)))
      return overflow ? nil : (scaled, b.mantissa, b.scale)
    }
    let (scaled, overflow) = b.mantissa.multipliedReportingOverflow(by: power(Int(a.scale - b.scale)))
    return overflow ? nil : (a.mantissa, scaled, a.scale)
  }

  static func add(_ a: ExactNumber, _ b: ExactNumber) -> ExactNumber? {
    guard let (x, y, scale) = aligned(a, b) else { return nil }
    let (sum, overflow) = x.addingReportingOverflow(y)
    return overflow ? nil : checked(sum, Int(scale))
  }

  static func subtract(_ a: ExactNumber, _ b: ExactNumber) -> ExactNumber? {
    guard let (x, y, scale) = aligned(a, b) else { return nil }
    let (difference, overflow) = x.subtractingReportingOverflow(y)
    return overflow ? nil : checked(difference, Int(scale))
  }

  static func multiply(_ a: ExactNumber, _ b: ExactNumber) -> ExactNumber? {
    let product = a.mantissa.multipliedFullWidth(by: b.mantissa)
    var scale = Int(a.scale) + Int(b.scale)
    // Trailing zeros may go when the digits don't fit; other digits may not.
    var high = product.high
    var low = product.low
    func fits() -> Bool {
      (high == 0 && low <= UInt(maximum)) || (high == -1 && low >= UInt(bitPattern: -maximum))
    }
    while !fits() || scale > 18 {
      guard scale > 0 else { return nil }
      let negative = high < 0
      // Magnitude of the 128-bit product, divided by ten.
      var h = UInt(bitPattern: high)
      var l = low
      if negative {
        l = ~l &+ 1
        h = ~h &+ (l == 0 ? 1 : 0)
      }
      let quotientHigh = h / 10
      let (quotientLow, remainder) = UInt(10).dividingFullWidth((h % 10, l))
      if remainder != 0 { return nil }
      h = quotientHigh
      l = quotientLow
      if negative {
        l = ~l &+ 1
        h = ~h &+ (l == 0 ? 1 : 0)
      }
      high = Int(bitPattern: h)
      low = l
      scale -= 1
    }
    return checked(Int(bitPattern: low), scale)
  }

  static func checked(_ mantissa: Int, _ scale: Int) -> ExactNumber? {
    let number = ExactNumber(mantissa: mantissa, scale: UInt8(clamping: scale))
    if number.isInRange { return number }
    var m = mantissa
    var s = scale
    while s > 0, m % 10 == 0 {
      m /= 10
      s -= 1
      let shorter = ExactNumber(mantissa: m, scale: UInt8(clamping: s))
      if shorter.isInRange { return shorter }
    }
    return nil
  }

  static func compare(_ a: ExactNumber, _ b: ExactNumber) -> Int {
    if let (x, y, _) = aligned(a, b) { return x < y ? -1 : (x == y ? 0 : 1) }
    // One was too large to align: the integral parts decide.
    let x = a.mantissa / power(Int(a.scale))
    let y = b.mantissa / power(Int(b.scale))
    return x < y ? -1 : (x == y ? 0 : 1)
  }

  /// Rounded to fewer decimals, halves away from zero; the same number when it has no more than that.
  public func rounded(decimals: Int) -> ExactNumber {
    let target = max(0, decimals)
    guard Int(scale) > target else { return self }
    let divisor = ExactNumber.power(Int(scale) - target)
    var quotient = mantissa / divisor
    let remainder = mantissa % divisor
    if remainder.magnitude * 2 >= UInt(divisor) { quotient += mantissa < 0 ? -1 : 1 }
    return ExactNumber(mantissa: quotient, scale: UInt8(target))
  }

  /// Parses `-12.50`: digits with at most one point, at most 18 digits, no exponent, no leading `+`.
  public init?(_ text: some Sequence<UInt8>) {
    var mantissa = 0
    var scale = 0
    var digits = 0
    var negative = false
    var sawPoint = false
    var isFirst = true
    for byte in text {
      if isFirst, byte == UInt8(ascii: "-") {
        negative = true
      } else if byte == UInt8(ascii: "."), !sawPoint, digits > 0 {
        sawPoint = true
      } else if byte >= 48, byte <= 57 {
        digits += 1
        if digits > 18 { return nil }
        mantissa = mantissa * 10 + Int(byte - 48)
        if sawPoint { scale += 1 }
      } else {
        return nil
      }
      isFirst = false
    }
    if digits == 0 || (sawPoint && scale == 0) { return nil }
    self.init(mantissa: negative ? -mantissa : mantissa, scale: UInt8(scale))
  }

  public var description: String {
    if scale == 0 { return String(mantissa) }
    var digits = String(mantissa.magnitude)
    let decimals = Int(scale)
    if digits.utf8.count <= decimals {
      digits = String(repeating: "0", count: decimals - digits.utf8.count + 1) + digits
    }
    let point = digits.utf8.index(digits.endIndex, offsetBy: -decimals)
    return (mantissa < 0 ? "-" : "") + digits[..<point] + "." + digits[point...]
  }
}
