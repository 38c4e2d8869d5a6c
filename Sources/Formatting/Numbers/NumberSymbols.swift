/// How a locale writes plain digits: separators, groups, and the digit zero.
struct NumberSymbols: Hashable, Sendable {
  var decimal: String
  var group: String
  /// How many digits the last group has, and the others.
  var primaryGroup: Int
  var secondaryGroup: Int
  /// How many digits must stand before the first separator for groups to be made at all.
  var minimumGrouping: Int
  /// The digit zero; the others follow it.
  var zero: Unicode.Scalar
  /// What stands before the power of ten: `E`.
  var exponent = "E"
  var notANumber: String
  var infinity: String

  static let english = NumberSymbols(
    decimal: ".", group: ",", primaryGroup: 3, secondaryGroup: 3, minimumGrouping: 1, zero: "0",
    notANumber: "NaN", infinity: "∞")

  private static let cache = Cache<LocaleID, NumberSymbols>()

  static func of(_ locale: LocaleID) -> NumberSymbols {
    if locale.identifier == "en_US_POSIX" {
      var symbols = english
      symbols.primaryGroup = 0
      return symbols
    }
    if locale.isPlainEnglish { return english }
    return cache.value(locale) { LocaleNumbers.symbols(locale) }
  }
}

/// What stands before and after the digits.
struct Affixes: Hashable, Sendable {
  var prefix: String
  var suffix: String
}

/// What stands round the digits of numbers of a kind, for each sign, and how many decimals they have.
struct NumberPattern: Hashable, Sendable {
  var positive: Affixes
  var negative: Affixes
  var plus: Affixes
  /// The decimals of a currency.
  var decimals: Int

  private struct Key: Hashable, Sendable {
    var locale: LocaleID
    var kind: NumberStyle.Kind
    var accounting: Bool
  }
  private static let cache = Cache<Key, NumberPattern>()

  /// The pattern of a kind that is digits with something round them: plain, percent, or currency but by name.
  static func of(_ kind: NumberStyle.Kind, _ locale: LocaleID, accounting: Bool) -> NumberPattern {
    if let known = english(kind, locale, accounting: accounting) { return known }
    return cache.value(Key(locale: locale, kind: kind, accounting: accounting)) {
      LocaleNumbers.pattern(kind, locale, accounting: accounting)
    }
  }

  private static func signed(_ prefix: String, _ suffix: String, decimals: Int = 0) -> NumberPattern {
    NumberPattern(
      positive: Affixes(prefix: prefix, suffix: suffix),
      negative: Affixes(prefix: "-" + prefix, suffix: suffix),
      plus: Affixes(prefix: "+" + prefix, suffix: suffix), decimals: decimals)
  }

  /// What needs no locale data.
  private static func english(
    _ kind: NumberStyle.Kind, _ locale: LocaleID, accounting: Bool
  ) -> NumberPattern? {
    guard locale.isPlainEnglish else { return nil }
    switch kind {
    case .percent: return signed("", "%")
    case .currency(let code, let form):
      guard let symbol = currencySymbol(code, form, locale) else { return nil }
      var pattern = signed(symbol, "", decimals: code == "JPY" ? 0 : 2)
      if accounting { pattern.negative = Affixes(prefix: "(" + symbol, suffix: ")") }
      return pattern
    case .plain, .compact, .scientific, .ordinal, .bytes: return signed("", "")
    }
  }

  private static func currencySymbol(
    _ code: String, _ form: NumberStyle.CurrencyForm, _ locale: LocaleID
  ) -> String? {
    if form == .code {
      return ["USD", "EUR", "GBP", "JPY"].contains(code) ? code + "\u{A0}" : nil
    }
    switch (code, locale.identifier) {
    case ("EUR", _): return "€"
    case ("GBP", _): return "£"
    case ("USD", "en"), ("USD", "en_US"), ("USD", "en_US_POSIX"): return "$"
    case ("JPY", "en"), ("JPY", "en_US"), ("JPY", "en_US_POSIX"): return "¥"
    default: return nil
    }
  }
}
