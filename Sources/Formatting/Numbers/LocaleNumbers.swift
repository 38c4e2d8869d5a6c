import Foundation

/// What Foundation's locale data says about numbers, read by having it write a few and looking at them.
enum LocaleNumbers {
  static func foundation(_ locale: LocaleID) -> Locale { Locale(identifier: locale.identifier) }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }

  /// The text before the first digit, between the digits, and after the last.
  private static func split(_ text: String) -> (before: String, digits: String, after: String) {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: isDigit), let last = scalars.lastIndex(where: isDigit) else {
      return (text, "", "")
    }
    func string(_ slice: ArraySlice<Unicode.Scalar>) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: slice)
      return String(view)
    }
    return (string(scalars[..<first]), string(scalars[first...last]), string(scalars[(last + 1)...]))
  }

  static func symbols(_ locale: LocaleID) -> NumberSymbols {
    let foundation = foundation(locale)
    let style = FloatingPointFormatStyle<Double>.number.locale(foundation).precision(.fractionLength(1))
    var symbols = NumberSymbols.english
    let scalars = Array(split(style.format(123_456_789_012.5)).digits.unicodeScalars)
    // Runs of digits and what stands between them, from the end: the decimal, the last group, the one before.
    var runs: [Int] = [0]
    var separators: [String] = []
    for scalar in scalars.reversed() {
      if isDigit(scalar) {
        runs[runs.count - 1] += 1
      } else if runs.last == 0 {
        separators[separators.count - 1] = String(scalar) + (separators.last ?? "")
      } else {
        runs.append(0)
        separators.append(String(scalar))
      }
    }
    if let decimal = separators.first { symbols.decimal = decimal }
    if separators.count > 1 {
      symbols.group = separators[1]
      symbols.primaryGroup = runs[1]
      symbols.secondaryGroup = runs.count > 3 ? runs[2] : runs[1]
    } else {
      symbols.primaryGroup = 0
    }
    if let digit = scalars.last,
      let value = digit.properties.numericType.flatMap({ _ in digit.properties.numericValue }),
      let zero = Unicode.Scalar(digit.value - UInt32(value))
    {
      symbols.zero = zero
    }
    let small = split(style.format(1234.5)).digits.unicodeScalars.count { !isDigit($0) }
    symbols.minimumGrouping = small < 2 ? 2 : 1
    symbols.exponent = exponent(foundation) ?? "E"
    symbols.notANumber = style.format(.nan)
    symbols.infinity = style.format(.infinity)
    return symbols
  }

  /// What stands between the digits of 1.5E4 and the power.
  private static func exponent(_ foundation: Locale) -> String? {
    let style = FloatingPointFormatStyle<Double>.number.locale(foundation).notation(.scientific)
    let scalars = Array(style.format(15_000).unicodeScalars)
    func isDigit(_ scalar: Unicode.Scalar, _ value: Double) -> Bool {
      self.isDigit(scalar) && scalar.properties.numericValue == value
    }
    guard let five = scalars.firstIndex(where: { isDigit($0, 5) }),
      let four = scalars.lastIndex(where: { isDigit($0, 4) }), five < four
    else { return nil }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[(five + 1)..<four])
    return String(text)
  }

  static func pattern(_ kind: NumberStyle.Kind, _ locale: LocaleID, accounting: Bool) -> NumberPattern {
    let foundation = foundation(locale)
    func affixes(_ text: String) -> Affixes {
      let (before, _, after) = split(text)
      return Affixes(prefix: before, suffix: after)
    }
    switch kind {
    case .percent:
      let style = FloatingPointFormatStyle<Double>.Percent(locale: foundation).precision(.fractionLength(0))
      return NumberPattern(
        positive: affixes(style.format(0.01)), negative: affixes(style.format(-0.01)),
        plus: affixes(style.sign(strategy: .always()).format(0.01)), decimals: 0)
    case .currency(let code, let form):
      let style = FloatingPointFormatStyle<Double>.Currency(code: code, locale: foundation)
        .presentation(presentation(form))
      let whole = style.precision(.fractionLength(0))
      let digits = split(style.format(1)).digits.unicodeScalars.count { isDigit($0) }
      return NumberPattern(
        positive: affixes(whole.format(1)),
        negative: affixes((accounting ? whole.sign(strategy: .accounting) : whole).format(-1)),
        plus: affixes(whole.sign(strategy: .always()).format(1)), decimals: max(digits - 1, 0))
    case .plain, .compact, .scientific, .ordinal, .bytes:
      let style = FloatingPointFormatStyle<Double>.number.locale(foundation).precision(.fractionLength(0))
      return NumberPattern(
        positive: affixes(style.format(1)), negative: affixes(style.format(-1)),
        plus: affixes(style.sign(strategy: .always()).format(1)), decimals: 0)
    }
  }

  private static func presentation(
    _ form: NumberStyle.CurrencyForm
  ) -> CurrencyFormatStyleConfiguration.Presentation {
    switch form {
    case .symbol: .standard
    case .narrow: .narrow
    case .code: .isoCode
    case .name: .fullName
    }
  }

  static func compact(_ value: Double, _ style: NumberStyle) -> String {
    var format = FloatingPointFormatStyle<Double>.number.locale(foundation(style.locale))
      .notation(.compactName)
    switch style.precision {
    case .automatic: break
    case .fixed(let count): format = format.precision(.fractionLength(min(max(count, 0), 20)))
    case .decimals(let least, let most):
      let least = min(max(least, 0), 20)
      format = format.precision(.fractionLength(least...max(least, min(most, 20))))
    case .significant(let count): format = format.precision(.significantDigits(1...min(max(count, 1), 20)))
    }
    switch style.sign {
    case .automatic, .accounting: break
    case .always: format = format.sign(strategy: .always())
    case .exceptZero: format = format.sign(strategy: .always(includingZero: false))
    case .never: format = format.sign(strategy: .never)
    }
    return format.format(value)
  }

  static func ordinal(_ value: Double, _ locale: LocaleID) -> String {
    let formatter = NumberFormatter()
    formatter.locale = foundation(locale)
    formatter.numberStyle = .ordinal
    return formatter.string(from: NSNumber(value: value)) ?? String(value)
  }

  private static let byteUnits = Cache<LocaleID, [String]>()

  /// What stands behind a number of bytes, kilobytes and so on.
  static func byteUnit(_ unit: Int, one: Bool, _ locale: LocaleID) -> String {
    let names = byteUnits.value(locale) {
      let style = ByteCountFormatStyle(
        style: .decimal, allowedUnits: .all, spellsOutZero: false, locale: foundation(locale))
      return [1, 2].map { split(style.format($0)).after }
        + (1...6).map { power in
          split(style.format((0..<power).reduce(Int64(1)) { product, _ in product * 1000 })).after
        }
    }
    let index = unit == 0 ? (one ? 0 : 1) : unit + 1
    return index < names.count ? names[index] : ""
  }

  static func currencyName(_ value: Double, code: String, decimals: Int, _ style: NumberStyle) -> String {
    var format = FloatingPointFormatStyle<Double>.Currency(code: code, locale: foundation(style.locale))
      .presentation(.fullName)
    if style.precision != .automatic { format = format.precision(.fractionLength(min(decimals, 20))) }
    if !style.grouping { format = format.grouping(.never) }
    return format.format(value)
  }
}
