extension NumberPrinter {
  /// `1.2K`, `15 million`.
  func compact(_ digits: DecimalDigits, words: Bool) -> String {
    guard style.locale.isPlainEnglish else {
      if words, let table = CompactWords.of(style.locale) { return compact(digits, table) }
      return LocaleNumbers.compact(digits.double, style)
    }
    var power = digits.isZero ? 0 : min(max(digits.leadingPower / 3 * 3, 0), 12)
    var number = compactRounded(digits, power)
    if !number.digits.isZero, number.digits.leadingPower >= 3, power < 12 {
      // Rounding reached the next unit: 999,999 is 1M.
      power += 3
      number = compactRounded(digits, power)
    }
    let unit =
      switch power {
      case 3: words ? " thousand" : "K"
      case 6: words ? " million" : "M"
      case 9: words ? " billion" : "B"
      case 12: words ? " trillion" : "T"
      default: ""
      }
    var affixes = affixes(isNegative: number.digits.isNegative, isZero: number.digits.isZero)
    affixes.suffix = unit + affixes.suffix
    return write(number.digits, least: number.least, affixes)
  }

  private func compact(_ digits: DecimalDigits, _ table: CompactWords) -> String {
    var unit = table.unit(digits.isZero ? 0 : digits.leadingPower)
    var number = compactRounded(digits, unit?.power ?? 0)
    // Rounding may reach the next unit.
    let reached = number.digits.isZero ? 0 : number.digits.leadingPower + (unit?.power ?? 0)
    if let next = table.unit(reached), next.from != unit?.from {
      unit = next
      number = compactRounded(digits, next.power)
    }
    var affixes = affixes(isNegative: number.digits.isNegative, isZero: number.digits.isZero)
    let category = PluralCategory.of(number.digits, style.locale)
    if let form = unit?.forms[category] ?? unit?.forms[.other] {
      affixes.prefix += form.prefix
      affixes.suffix = form.suffix + affixes.suffix
    }
    return write(number.digits, least: number.least, affixes)
  }

  private func compactRounded(
    _ digits: DecimalDigits, _ power: Int
  ) -> (digits: DecimalDigits, least: Int) {
    var digits = digits
    digits.shift(-power)
    guard style.precision == .automatic else { return rounded(digits, least: 0, most: nil) }
    if digits.leadingPower >= 1 {
      digits.round(decimals: 0, style.rounding)
    } else {
      digits.round(significant: 2, style.rounding)
    }
    digits.strip(toDecimals: 0)
    return (digits, 0)
  }

  /// `1.2345E3`.
  func scientific(_ digits: DecimalDigits) -> String {
    var digits = digits
    digits.strip(toDecimals: 0)
    while digits.magnitude >= 10, digits.magnitude % 10 == 0 {
      digits.magnitude /= 10
      digits.scale -= 1
    }
    var power = digits.isZero ? 0 : digits.leadingPower
    digits.shift(-power)
    var number = rounded(digits, least: 0, most: nil)
    if !number.digits.isZero, number.digits.leadingPower > 0 {
      power += number.digits.leadingPower
      digits.shift(-1)
      number = rounded(digits, least: 0, most: nil)
    }
    var affixes = affixes(isNegative: number.digits.isNegative, isZero: number.digits.isZero)
    var exponent = NumberStyle(locale: style.locale, grouping: false).printer.text(power)
    if affixes.suffix.isEmpty == false { exponent += affixes.suffix }
    affixes.suffix = symbols.exponent + exponent
    return write(number.digits, least: number.least, affixes)
  }

  /// `3rd`, of the number rounded to a whole one.
  func ordinal(_ digits: DecimalDigits) -> String {
    var digits = digits
    digits.round(decimals: 0, style.rounding)
    guard style.locale.isPlainEnglish else { return LocaleNumbers.ordinal(digits.double, style.locale) }
    let whole = digits.scale < 0 ? 0 : digits.magnitude
    let suffix =
      switch (whole % 10, whole % 100) {
      case (1, 0...10), (1, 12...): "st"
      case (2, 0...11), (2, 13...): "nd"
      case (3, 0...12), (3, 14...): "rd"
      default: "th"
      }
    var affixes = affixes(isNegative: digits.isNegative, isZero: digits.isZero)
    affixes.suffix = suffix + affixes.suffix
    return write(digits, least: 0, affixes)
  }

  /// `1.2 MB`, `640 KiB`, `12 bytes`.
  func bytes(_ digits: DecimalDigits, binary: Bool) -> String {
    let names =
      binary
      ? ["bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"] : ["bytes", "kB", "MB", "GB", "TB", "PB", "EB"]
    let base = binary ? 1024.0 : 1000.0
    var unit = 0
    var number: (digits: DecimalDigits, least: Int)
    var value = digits
    while true {
      number = rounded(value, least: 0, most: unit == 0 ? 0 : 1)
      guard number.digits.double.magnitude >= base, unit < names.count - 1 else { break }
      unit += 1
      // Exact for units of a thousand; for 1024 a Double is precise enough for the digits that are shown.
      if binary {
        value = DecimalDigits(digits.double / pow(base, unit)) ?? value
      } else {
        value.shift(-3)
      }
    }
    var affixes = affixes(isNegative: number.digits.isNegative, isZero: number.digits.isZero)
    let one = unit == 0 && number.digits.magnitude == 1 && number.digits.scale == 0
    if style.locale.isPlainEnglish || binary && unit > 0 {
      affixes.suffix = " " + (one ? "byte" : names[unit]) + affixes.suffix
    } else {
      affixes.suffix = LocaleNumbers.byteUnit(unit, one: one, style.locale) + affixes.suffix
    }
    return write(number.digits, least: number.least, affixes)
  }

  private func pow(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }

  /// `1.00 US dollars`.
  func currencyName(_ digits: DecimalDigits, code: String) -> String {
    let number = rounded(digits, least: pattern.decimals, most: pattern.decimals)
    return LocaleNumbers.currencyName(number.digits.double, code: code, decimals: number.least, style)
  }
}
