/// Writes numbers in one style. What the locale says was looked up when it was made; writing is arithmetic on
/// digits, with Foundation asked only for words (compact numbers, ordinals and currency names other than English).
public final class NumberPrinter: Sendable {
  /// The style.
  public let style: NumberStyle
  let symbols: NumberSymbols
  let pattern: NumberPattern
  /// The UTF-8 of the symbols.
  private let decimal: [UInt8]
  private let group: [UInt8]
  private let zeroIsASCII: Bool

  init(_ style: NumberStyle) {
    self.style = style
    symbols = NumberSymbols.of(style.locale)
    pattern = NumberPattern.of(style.kind, style.locale, accounting: style.sign == .accounting)
    decimal = Array(symbols.decimal.utf8)
    group = Array(symbols.group.utf8)
    zeroIsASCII = symbols.zero == "0"
  }

  /// Writes an integer.
  public func text(_ value: Int) -> String {
    text(DecimalDigits(mantissa: Int64(value), scale: 0), isExact: true)
  }

  /// Writes an exact number: the mantissa divided by ten to the power of the scale.
  public func text(mantissa: Int64, scale: Int) -> String {
    text(DecimalDigits(mantissa: mantissa, scale: scale), isExact: true)
  }

  /// Writes a Double.
  public func text(_ value: Double) -> String {
    guard let digits = DecimalDigits(value) else {
      if value.isNaN { return symbols.notANumber }
      let affixes = affixes(isNegative: value < 0, isZero: false)
      return affixes.prefix + symbols.infinity + affixes.suffix
    }
    return text(digits, isExact: false)
  }

  func text(_ digits: DecimalDigits, isExact: Bool) -> String {
    switch style.kind {
    case .plain: return decorated(rounded(digits, least: 0, most: isExact ? nil : 6))
    case .percent:
      var digits = digits
      digits.shift(2)
      digits.strip(toDecimals: 0)
      return decorated(rounded(digits, least: 0, most: isExact ? nil : 6))
    case .currency(let code, .name): return currencyName(digits, code: code)
    case .currency: return decorated(rounded(digits, least: pattern.decimals, most: pattern.decimals))
    case .compact(let words): return compact(digits, words: words)
    case .scientific: return scientific(digits)
    case .ordinal: return ordinal(digits)
    case .bytes(let binary): return bytes(digits, binary: binary)
    }
  }

  /// The digits rounded as the style says, or else to between so many decimals (nil: as they are).
  func rounded(_ digits: DecimalDigits, least: Int, most: Int?) -> (digits: DecimalDigits, least: Int) {
    var digits = digits
    switch style.precision {
    case .automatic:
      guard let most else { return (digits, max(digits.scale, 0)) }
      digits.round(decimals: most, style.rounding)
      digits.strip(toDecimals: least)
      return (digits, least)
    case .fixed(let count):
      let count = min(max(count, 0), NumberPrinter.mostDecimals)
      digits.round(decimals: count, style.rounding)
      return (digits, count)
    case .decimals(let least, let most):
      let least = min(max(least, 0), NumberPrinter.mostDecimals)
      digits.round(decimals: min(max(most, least), NumberPrinter.mostDecimals), style.rounding)
      digits.strip(toDecimals: least)
      return (digits, least)
    case .significant(let count):
      digits.round(significant: count, style.rounding)
      digits.strip(toDecimals: 0)
      return (digits, 0)
    }
  }

  /// More decimals than this are not written.
  static let mostDecimals = 340

  /// The digits with sign and what else belongs round them.
  func decorated(_ number: (digits: DecimalDigits, least: Int)) -> String {
    let affixes = affixes(isNegative: number.digits.isNegative, isZero: number.digits.isZero)
    return write(number.digits, least: number.least, affixes)
  }

  func affixes(isNegative: Bool, isZero: Bool) -> Affixes {
    switch style.sign {
    case .automatic, .accounting: isNegative && !isZero ? pattern.negative : pattern.positive
    case .always: isNegative && !isZero ? pattern.negative : pattern.plus
    case .exceptZero: isZero ? pattern.positive : isNegative ? pattern.negative : pattern.plus
    case .never: pattern.positive
    }
  }

  /// Writes digits with at least so many decimals, grouped, in the locale's digits.
  func write(_ number: DecimalDigits, least: Int, _ affixes: Affixes) -> String {
    var number = number
    if number.isZero { number.scale = max(number.scale, 0) }
    // The digits from the last to the first, into a buffer on the stack.
    let decimals = max(least, number.scale)
    let count = number.digitCount
    let whole = max(count - number.scale, 1)
    let groups = style.grouping ? groupCount(whole) : 0
    let digitSize = zeroIsASCII ? 1 : 4
    let size =
      affixes.prefix.utf8.count + affixes.suffix.utf8.count + (whole + max(decimals, 0)) * digitSize
      + groups * group.count + decimal.count
    return String(unsafeUninitializedCapacity: size) { buffer in
      var place = size
      func put(_ bytes: some BidirectionalCollection<UInt8>) {
        for byte in bytes.reversed() {
          place -= 1
          buffer[place] = byte
        }
      }
      func put(digit: Int) {
        if zeroIsASCII {
          place -= 1
          buffer[place] = UInt8(truncatingIfNeeded: 48 + digit)
        } else if let scalar = Unicode.Scalar(symbols.zero.value + UInt32(digit)) {
          put(UTF8.encode(scalar).map(Array.init) ?? [])
        }
      }
      put(affixes.suffix.utf8)
      var rest = number.magnitude
      if decimals > 0 {
        for position in stride(from: decimals, to: 0, by: -1) {
          if position > number.scale {
            put(digit: 0)
          } else {
            put(digit: Int(rest % 10))
            rest /= 10
          }
        }
        put(decimal)
      }
      var untilGroup = groups > 0 ? symbols.primaryGroup : Int.max
      for position in 0..<whole {
        if untilGroup == 0 {
          put(group)
          untilGroup = symbols.secondaryGroup
        }
        untilGroup -= 1
        if number.scale < 0, position < -number.scale {
          put(digit: 0)
        } else {
          put(digit: Int(rest % 10))
          rest /= 10
        }
      }
      put(affixes.prefix.utf8)
      // The buffer was filled from its end: move what was written to its beginning.
      let written = size - place
      if place > 0, let base = buffer.baseAddress {
        base.update(from: base + place, count: written)
      }
      return written
    }
  }

  /// How many separators a whole number of so many digits has.
  private func groupCount(_ whole: Int) -> Int {
    let primary = symbols.primaryGroup
    guard primary > 0, symbols.secondaryGroup > 0, whole >= primary + symbols.minimumGrouping else {
      return 0
    }
    return 1 + (whole - primary - 1) / symbols.secondaryGroup
  }
}
