/// A way to round, under Swift's names.
struct Rounding {
  private let rule: FloatingPointRoundingRule

  init?(_ name: String) {
    switch name {
    case "toNearestOrAwayFromZero", "nearest": rule = .toNearestOrAwayFromZero
    case "toNearestOrEven": rule = .toNearestOrEven
    case "up": rule = .up
    case "down": rule = .down
    case "towardZero": rule = .towardZero
    case "awayFromZero": rule = .awayFromZero
    default: return nil
    }
  }

  /// The rounded quotient by a positive divisor.
  func divide(_ number: Int, by divisor: Int) -> Int {
    let quotient = number / divisor
    let rest = number % divisor
    if rest == 0 { return quotient }
    let away = quotient + rest.signum()
    let twice = rest.magnitude.multipliedReportingOverflow(by: 2).partialValue
    switch rule {
    case .up: return rest > 0 ? away : quotient
    case .down: return rest < 0 ? away : quotient
    case .towardZero: return quotient
    case .awayFromZero: return away
    case .toNearestOrEven:
      if twice == divisor.magnitude { return quotient % 2 == 0 ? quotient : away }
      return twice > divisor.magnitude ? away : quotient
    default: return twice >= divisor.magnitude ? away : quotient
    }
  }

  /// With at most that many decimals.
  func round(_ number: ExactNumber, decimals: Int) -> ExactNumber {
    guard Int(number.scale) > decimals else { return number }
    let unit = ExactNumber.power(Int(number.scale) - decimals)
    return ExactNumber(mantissa: divide(number.mantissa, by: unit), scale: UInt8(clamping: decimals))
  }

  /// By the decimals that the number shows: 2.675 to two is 2.68, though its bits lie a little below.
  func round(_ number: Double, decimals: Int) -> Double {
    if decimals == 0 || !number.isFinite { return number.rounded(rule) }
    if decimals > 0, let exact = ExactNumber(number.description.utf8) {
      return round(exact, decimals: decimals).asDouble
    }
    guard decimals <= 18 else { return number }
    guard decimals >= -18 else { return 0 }
    let unit = Double(ExactNumber.power(decimals.magnitude > 18 ? 18 : Int(decimals.magnitude)))
    let result = decimals > 0 ? (number * unit).rounded(rule) / unit : (number / unit).rounded(rule) * unit
    return result.isFinite ? result : number
  }
}

/// Arithmetic on values that functions need besides the machine's operators.
enum NumberArithmetic {
  static func multiply(_ a: Value, _ b: Value, for caller: String) throws -> Value {
    if case .int(let x) = a, case .int(let y) = b {
      let (product, overflow) = x.multipliedReportingOverflow(by: y)
      if overflow {
        throw Failure(code: "overflow", "`\(caller)` leads outside the Ints, which have 64 bits")
      }
      return .int(product)
    }
    if let x = a.asExact, let y = b.asExact {
      guard let product = ExactNumber.multiply(x, y) else {
        throw Failure(code: "overflow", "`\(caller)` needs more digits than the 18 of a Decimal")
      }
      return .decimal(product)
    }
    guard let x = a.asDouble, let y = b.asDouble else {
      throw Failure(
        code: "type", "`\(caller)` takes numbers, not \(a.isNumber ? b.kindName : a.kindName)")
    }
    return .float(x * y)
  }

  /// Exact while the base is and the exponent is an Int that is not negative.
  static func power(_ base: Value, _ exponent: Value, _ call: NativeCall) throws -> Value {
    guard let x = base.asDouble else { throw call.mismatched(0, "a number") }
    guard let y = exponent.asDouble else { throw call.mismatch(1, "a number") }
    guard case .int(var n) = exponent, n >= 0, base.asExact != nil else { return .float(call.power(x, y)) }
    var result = Value.int(1)
    var square = base
    while n > 0 {
      if n & 1 == 1 { result = try multiply(result, square, for: call.function.name) }
      n >>= 1
      if n > 0 { square = try multiply(square, square, for: call.function.name) }
    }
    return result
  }
}

extension ExactNumber {
  /// A Float as the decimals that it shows; nil when they are more than 18 digits.
  init?(shown number: Double) {
    guard number.isFinite, number.magnitude < 1e18 else { return nil }
    if let exact = ExactNumber(number.description.utf8) {
      self = exact
      return
    }
    // Written with an exponent: 1e-05 and its like.
    let parts = number.description.split(separator: "e")
    guard parts.count == 2, let mantissa = ExactNumber(parts[0].utf8), let exponent = Int(parts[1]) else {
      return nil
    }
    let scale = Int(mantissa.scale) - exponent
    if scale > 18 { return nil }
    if scale >= 0 {
      self.init(mantissa: mantissa.mantissa, scale: UInt8(scale))
    } else {
      let (whole, overflow) = mantissa.mantissa.multipliedReportingOverflow(by: ExactNumber.power(-scale))
      guard !overflow, whole.magnitude <= UInt(ExactNumber.maximum) else { return nil }
      self.init(mantissa: whole, scale: 0)
    }
  }
}
