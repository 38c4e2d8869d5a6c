/// The forms that words take by number. English has two, Polish four, Arabic six, Japanese one.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// For 0, in a few languages.
  case zero
  /// For 1, and in some languages others that end in 1.
  case one
  /// For 2, in some languages.
  case two
  /// For small numbers, in some languages.
  case few
  /// For larger numbers, in some languages.
  case many
  /// For all others; every language has it.
  case other

  /// The form for a whole number, by the rules of the Unicode locale data.
  public static func of(_ count: Int, _ locale: LocaleID) -> PluralCategory {
    let n = count.magnitude
    let (ones, hundreds) = (n % 10, n % 100)
    switch locale.language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "km", "yue": return .other
    case "fr", "pt", "hy", "kab":
      if n == 0 || n == 1 { return .one }
      return locale.language != "hy" && n != 0 && n % 1_000_000 == 0 ? .many : .other
    case "es", "it", "ca":
      if n == 1 { return .one }
      return n != 0 && n % 1_000_000 == 0 ? .many : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "zu", "as":
      return n <= 1 ? .one : .other
    case "ru", "uk", "be":
      if ones == 1, hundreds != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(hundreds) ? .few : .many
    case "sr", "hr", "bs":
      if ones == 1, hundreds != 11 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(hundreds) ? .few : .other
    case "pl":
      if n == 1 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(hundreds) ? .few : .many
    case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "sl":
      return hundreds == 1 ? .one : hundreds == 2 ? .two : hundreds == 3 || hundreds == 4 ? .few : .other
    case "lt":
      if ones == 1, !(11...19).contains(hundreds) { return .one }
      return ones >= 2 && !(11...19).contains(hundreds) ? .few : .other
    case "lv":
      if ones == 0 || (11...19).contains(hundreds) { return .zero }
      return ones == 1 && hundreds != 11 ? .one : .other
    case "ro": return n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
    case "ga":
      return n == 1
        ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case "cy":
      switch n {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      case 3: return .few
      case 6: return .many
      default: return .other
      }
    case "he": return n == 1 ? .one : n == 2 ? .two : .other
    case "ar":
      switch (n, hundreds) {
      case (0, _): return .zero
      case (1, _): return .one
      case (2, _): return .two
      case (_, 3...10): return .few
      case (_, 11...99): return .many
      default: return .other
      }
    case "mk", "is": return ones == 1 && hundreds != 11 ? .one : .other
    case "da", "nb", "nn", "no", "sv", "de", "nl", "en", "fi", "et", "hu", "tr", "el", "bg":
      return n == 1 ? .one : .other
    default: return n == 1 ? .one : .other
    }
  }

  /// The form for a number that may have decimals.
  ///
  /// - Parameter decimals: how many are written: in English 1.0 is not one, in Spanish it is.
  static func of(_ digits: DecimalDigits, _ locale: LocaleID, decimals: Int = 0) -> PluralCategory {
    var digits = digits
    digits.strip(toDecimals: 0)
    let whole = Int(exactly: digits.double.magnitude.rounded(.down)) ?? Int.max
    let counts = ["en", "de", "nl", "sv", "it", "fi", "et", "pl", "ru", "uk", "be", "he", "ca"]
    if digits.scale <= 0, decimals <= 0 || !counts.contains(locale.language) { return of(whole, locale) }
    switch locale.language {
    case "fr", "pt", "hy", "kab", "da": return whole <= 1 ? .one : .other
    case "hi", "bn", "gu", "kn", "fa", "am", "zu", "as", "he": return whole == 0 ? .one : .other
    case "cs", "sk", "lt": return .many
    default: return .other
    }
  }

  /// The text for a number among those given for some forms; `other` where its own is not there.
  public static func choose(_ count: Int, _ locale: LocaleID, from texts: [PluralCategory: String]) -> String?
  {
    texts[of(count, locale)] ?? texts[.other]
  }
}
