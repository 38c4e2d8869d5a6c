/// The values of numbers, durations, dates and times.
extension TokenParser {
  // MARK: Numbers

  /// A number, with the minus before it if it has one.
  mutating func parseNumber(_ token: Token, isNegative: Bool) -> Expression {
    let start = Int(token.start)
    let end = Int(token.end)
    let span = Span(file: input.file, start: isNegative ? start - 1 : start, end: end)
    if token.kind == .number { return parseFraction(token, isNegative, span) }
    var radix: UInt64 = 10
    var i = start
    if end - start > 1, input.bytes[start] == 0x30 {
      switch input.bytes[start + 1] | 0x20 {
      case UInt8(ascii: "x"): radix = 16
      case UInt8(ascii: "b"): radix = 2
      case UInt8(ascii: "o"): radix = 8
      default: break
      }
      if radix != 10 { i += 2 }
    }
    var magnitude: UInt64 = 0
    var digits = 0
    while i < end {
      let byte = input.bytes[i]
      i += 1
      if byte == UInt8(ascii: "_") { continue }
      let digit = TokenParser.digit(byte)
      guard digit < radix else {
        report(.badDigit(text(from: i - 1, to: i), radix: Int(radix)), from: i - 1, to: i)
        return Expression(.invalid, span)
      }
      digits += 1
      let (product, overflow) = magnitude.multipliedReportingOverflow(by: radix)
      let (sum, carry) = product.addingReportingOverflow(digit)
      if overflow || carry { return tooLarge(span) }
      magnitude = sum
    }
    if digits == 0 {
      report(.numberWithoutDigits(text(token)), at: token)
      return Expression(.invalid, span)
    }
    if isNegative {
      guard magnitude <= UInt64(Int.max) + 1 else { return tooLarge(span) }
      return Expression(.int(Int(truncatingIfNeeded: 0 &- magnitude)), span)
    }
    guard magnitude <= UInt64(Int.max) else { return tooLarge(span) }
    return Expression(.int(Int(magnitude)), span)
  }

  private static func digit(_ byte: UInt8) -> UInt64 {
    switch byte {
    case 0x30...0x39: UInt64(byte - 0x30)
    case 0x41...0x46: UInt64(byte - 0x41 + 10)
    case 0x61...0x66: UInt64(byte - 0x61 + 10)
    default: .max
    }
  }

  private mutating func tooLarge(_ span: Span) -> Expression {
    report(.integerTooLarge, at: span)
    return Expression(.invalid, span)
  }

  /// `1.5`, `1e-3`: the Float, and the decimal that it spells if it has no exponent and at most 18 digits.
  private mutating func parseFraction(_ token: Token, _ isNegative: Bool, _ span: Span) -> Expression {
    var mantissa = 0
    var scale = 0
    var digits = 0
    var isExact = true
    var sawPoint = false
    for i in Int(token.start)..<Int(token.end) {
      let byte = input.bytes[i]
      if byte == UInt8(ascii: "_") { continue }
      if byte == UInt8(ascii: ".") {
        sawPoint = true
      } else if Lexer.isDigit(byte) {
        if digits > 0 || byte != 0x30 { digits += 1 }
        if sawPoint { scale += 1 }
        if digits <= 18 { mantissa = mantissa &* 10 &+ Int(byte - 0x30) } else { isExact = false }
      } else {
        isExact = false
      }
    }
    var exact: ExactNumber? = nil
    if isExact, digits <= 15, scale <= 15 {
      // Both are exact as floats, so that their quotient is rounded once: it is the nearest to what is written.
      let value = Double(mantissa) / TokenParser.powersOfTen[scale]
      exact = ExactNumber(mantissa: isNegative ? -mantissa : mantissa, scale: UInt8(scale))
      return Expression(.number(isNegative ? -value : value, exact: exact), span)
    }
    guard let value = Double(spelling(token, isNegative)), value.isFinite else {
      report(.floatTooLarge, at: span)
      return Expression(.invalid, span)
    }
    if isExact, scale <= 18 {
      exact = ExactNumber(mantissa: isNegative ? -mantissa : mantissa, scale: UInt8(scale))
    }
    return Expression(.number(value, exact: exact), span)
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private func spelling(_ token: Token, _ isNegative: Bool) -> String {
    (isNegative ? "-" : "") + text(token).filter { $0 != "_" }
  }

  // MARK: Durations

  /// `1h30m`, `1.5s`, `2d`, `1mo`
  mutating func parseDuration(_ token: Token) -> Expression {
    let span = span(token)
    var total = DurationSum()
    var i = Int(token.start)
    let end = Int(token.end)
    while i < end {
      var number = 0
      var fraction = 0
      var fractionScale = 1
      let numberStart = i
      var overflow = false
      while i < end, Lexer.isDigit(input.bytes[i]) || input.bytes[i] == UInt8(ascii: "_") {
        if input.bytes[i] != UInt8(ascii: "_") {
          let (product, a) = number.multipliedReportingOverflow(by: 10)
          let (sum, b) = product.addingReportingOverflow(Int(input.bytes[i] - 0x30))
          (number, overflow) = (sum, overflow || a || b)
        }
        i += 1
      }
      if i < end, input.bytes[i] == UInt8(ascii: ".") {
        i += 1
        while i < end, Lexer.isDigit(input.bytes[i]) {
          if fractionScale < 1_000_000 {
            fraction = fraction * 10 + Int(input.bytes[i] - 0x30)
            fractionScale *= 10
          }
          i += 1
        }
      }
      let unitStart = i
      while i < end, !Lexer.isDigit(input.bytes[i]) { i += 1 }
      let unit = text(from: unitStart, to: i)
      guard numberStart < unitStart, let size = DurationUnit(rawValue: unit) else {
        report(
          .unknownUnit(number: text(from: numberStart, to: unitStart), unit: unit),
          from: unit.isEmpty ? numberStart : unitStart, to: max(i, unitStart))
        return Expression(.invalid, span)
      }
      if fractionScale > 1, size.microseconds == nil {
        report(.fractionOfCalendarUnit(unit: unit), at: span)
        return Expression(.invalid, span)
      }
      if overflow || !total.add(number, fraction, fractionScale, size) {
        report(.durationTooLarge, at: span)
        return Expression(.invalid, span)
      }
    }
    return Expression(
      .duration(months: total.months, days: total.days, microseconds: total.microseconds), span)
  }

  // MARK: Dates and times

  /// `@2026-11-30`, `@09:30`, `@2026-11-30T09:30:15.250+02:00`
  mutating func parseDateOrTime(_ token: Token) -> Expression {
    let span = span(token)
    var reader = DateReader(bytes: input.bytes, position: Int(token.start) + 1, end: Int(token.end))
    switch reader.read() {
    case .success(let kind): return Expression(kind, span)
    case .failure(let problem):
      report(.badDate(text(token), problem), at: token)
      return Expression(.invalid, span)
    }
  }
}

enum DurationUnit: String {
  case ms, s, m, h, d, w, mo, y

  /// Of elapsed time; nil for calendar units.
  var microseconds: Int? {
    switch self {
    case .ms: 1_000
    case .s: 1_000_000
    case .m: 60_000_000
    case .h: 3_600_000_000
    default: nil
    }
  }
}

private struct DurationSum {
  var months = 0
  var days = 0
  var microseconds = 0

  /// Adds `number.fraction` units; false when that is too much.
  mutating func add(_ number: Int, _ fraction: Int, _ scale: Int, _ unit: DurationUnit) -> Bool {
    if let size = unit.microseconds {
      let (product, a) = number.multipliedReportingOverflow(by: size)
      // The fraction has at most six digits, and a unit at most 3.6 billion microseconds.
      let (whole, b) = product.addingReportingOverflow(fraction * size / scale)
      let (sum, c) = microseconds.addingReportingOverflow(whole)
      microseconds = sum
      return !(a || b || c)
    }
    let isMonths = unit == .mo || unit == .y
    let factor = unit == .y ? 12 : unit == .w ? 7 : 1
    let (product, a) = number.multipliedReportingOverflow(by: factor)
    let (sum, b) = (isMonths ? months : days).addingReportingOverflow(product)
    if isMonths { months = sum } else { days = sum }
    return !(a || b)
  }
}
