#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Functions of numbers.
extension Catalog {
  func addNumberFunctions() {
    addRounding()
    addIntegerFunctions()
    addFloatFunctions()
    method("abs()", on: [.int, .float, .decimal, .duration]) { call in
      switch call[0] {
      case .int(let x):
        if x == Int.min { throw call.overflow() }
        return .int(Swift.abs(x))
      case .float(let x): return .float(x.magnitude)
      case .decimal(let x): return .decimal(ExactNumber(mantissa: Swift.abs(x.mantissa), scale: x.scale))
      case .duration(let x):
        let parts = [x.months, x.days, x.microseconds]
        if parts.contains(where: { $0 > 0 }), parts.contains(where: { $0 < 0 }) {
          throw call.refused("\(ValueText.duration(x)) is neither forward nor back")
        }
        return parts.contains { $0 < 0 } ? try DateArithmetic.negate(x, heap: call.heap) : call[0]
      default: throw call.mismatched(0, "a number or a Duration")
      }
    }
    method("signum()", on: .number) { call in
      switch call[0] {
      case .int(let x): return .int(x.signum())
      case .decimal(let x): return .int(x.mantissa.signum())
      default:
        let x = try call.double(0)
        return .int(x > 0 ? 1 : x < 0 ? -1 : 0)
      }
    }
    method("clamped(to: Range)", on: [.int, .float, .decimal, .date, .time, .dateTime, .string]) { call in
      guard case .range(let range) = call[1] else { throw call.mismatch(1, "a range") }
      let value = call[0]
      let width = try Value.compare(range.lower, range.upper)
      if range.isClosed ? width > 0 : width >= 0 { throw call.refused("the range is empty") }
      if try Value.compare(value, range.lower) < 0 { return range.lower }
      if range.isClosed { return try Value.compare(value, range.upper) > 0 ? range.upper : value }
      guard try Value.compare(value, range.upper) >= 0 else { return value }
      if let bounds = range.integerBounds, !bounds.isEmpty {
        if case .date = range.lower { return .date(bounds.upperBound - 1) }
        return .int(bounds.upperBound - 1)
      }
      throw call.refused(
        "no value is the last one before \(call.machine.text(range.upper))", hint: "use `...`")
    }
    method("power(_ exponent: Number)", on: .number) { call in
      try NumberArithmetic.power(call[0], call[1], call)
    }
    method("pow(_ exponent: Number)", on: .number) { call in
      try NumberArithmetic.power(call[0], call[1], call)
    }
  }

  private func addRounding() {
    method(
      "rounded(_ rule: .toNearestOrAwayFromZero|.toNearestOrEven|.up|.down|.towardZero|.awayFromZero"
        + " = .toNearestOrAwayFromZero, decimals: Int = 0)", on: .number
    ) { call in
      let name = try call.symbol(1) ?? "toNearestOrAwayFromZero"
      guard let rule = Rounding(name) else {
        throw call.refused(
          "`.\(name)` is no way to round",
          hint: "there are .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero"
        )
      }
      return try call.round(rule, decimals: try call.int(2, default: 0))
    }
    method("floor()", on: .number) { call in try call.round(Rounding("down"), decimals: 0) }
    method("ceiling()", on: .number) { call in try call.round(Rounding("up"), decimals: 0) }
    method("ceil()", on: .number) { call in try call.round(Rounding("up"), decimals: 0) }
    method("truncated()", on: .number) { call in try call.round(Rounding("towardZero"), decimals: 0) }
  }

  private func addIntegerFunctions() {
    method("quotient(_ divisor: Int)", on: .int) { call in
      let divisor = try call.divisor(1)
      let (quotient, overflow) = try call.int(0).dividedReportingOverflow(by: divisor)
      if overflow { throw call.overflow() }
      return .int(quotient)
    }
    method("remainder(_ divisor: Int)", on: .int) { call in
      let divisor = try call.divisor(1)
      return .int(try call.int(0).remainderReportingOverflow(dividingBy: divisor).partialValue)
    }
    method("modulo(_ divisor: Int)", on: .int) { call in
      let divisor = try call.divisor(1)
      let rest = try call.int(0).remainderReportingOverflow(dividingBy: divisor).partialValue
      return .int(rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest)
    }
    method("isMultiple(of: Int)", on: .int) { call in
      .bool(try call.int(0).isMultiple(of: try call.int(1)))
    }
    method("greatestCommonDivisor(_ other: Int)", on: .int) { call in
      var a = try call.int(0).magnitude
      var b = try call.int(1).magnitude
      while b != 0 { (a, b) = (b, a % b) }
      guard let result = Int(exactly: a) else { throw call.overflow() }
      return .int(result)
    }
  }

  private func addFloatFunctions() {
    method("squareRoot()", on: .number) { call in try call.float { $0.squareRoot() } }
    method("sqrt()", on: .number) { call in try call.float { $0.squareRoot() } }
    method("sin()", on: .number) { call in try call.float { sin($0) } }
    method("cos()", on: .number) { call in try call.float { cos($0) } }
    method("tan()", on: .number) { call in try call.float { tan($0) } }
    method("asin()", on: .number) { call in try call.float { asin($0) } }
    method("acos()", on: .number) { call in try call.float { acos($0) } }
    method("atan()", on: .number) { call in try call.float { atan($0) } }
    method("exp()", on: .number) { call in try call.float { exp($0) } }
    method("log()", on: .number) { call in try call.float { log($0) } }
    method("log2()", on: .number) { call in try call.float { log2($0) } }
    method("log10()", on: .number) { call in try call.float { log10($0) } }
    function("atan2(_ y: Number, _ x: Number)") { call in
      .float(atan2(try call.double(0), try call.double(1)))
    }
    function("hypot(_ x: Number, _ y: Number)") { call in
      .float(hypot(try call.double(0), try call.double(1)))
    }
    function("pi()") { _ in .float(Double.pi) }
    property("isNaN", on: .number) { call in .bool(try call.double(0).isNaN) }
    property("isFinite", on: .number) { call in .bool(try call.double(0).isFinite) }
  }
}

extension NativeCall {
  /// A function of Floats. No number where there was one means that the function has no value there.
  fileprivate func float(_ body: (Double) -> Double) throws -> Value {
    guard let argument = self[0].asDouble else { throw mismatched(0, "a number") }
    let result = body(argument)
    if result.isNaN, !argument.isNaN {
      throw refused("\(machine.text(self[0])) has none", hint: argument < 0 ? "the number is negative" : nil)
    }
    return .float(result)
  }

  fileprivate func divisor(_ index: Int) throws -> Int {
    let divisor = try int(index)
    if divisor == 0 { throw Failure(code: "division", "`\(function.name)` by zero") }
    return divisor
  }

  fileprivate func round(_ rule: Rounding?, decimals: Int) throws -> Value {
    guard let rule else { return self[0] }
    switch self[0] {
    case .int(let x):
      if decimals >= 0 { return self[0] }
      guard decimals >= -18 else { return .int(0) }
      let unit = ExactNumber.power(-decimals)
      let (result, overflow) = rule.divide(x, by: unit).multipliedReportingOverflow(by: unit)
      if overflow { throw tooLarge() }
      return .int(result)
    case .decimal(let x):
      guard decimals >= 0 else { throw refused("`decimals` of a Decimal must not be negative") }
      return .decimal(rule.round(x, decimals: decimals))
    case .float(let x): return .float(rule.round(x, decimals: decimals))
    default: throw mismatched(0, "a number")
    }
  }

  private func tooLarge() -> Failure { overflow() }
}

extension NativeCall {
  func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
