import Formatting
import Foundation
import Testing

/// Our own arithmetic on digits agrees with Foundation in every locale. One difference is wanted: what is rounded to
/// zero has no minus.
@Suite struct NumberLocaleTests {
  @Test(arguments: locales) func fixedDecimals(name: String) {
    let locale = Locale(identifier: name)
    var random = Seeded()
    for _ in 0..<fuzzIterations(200) {
      let decimals = random.int(0...4)
      let value =
        Double(random.int(-20_000_000...20_000_000)) / [1, 10, 100, 1000, 100_000][random.int(0...4)]
      let expected = value.formatted(.number.precision(.fractionLength(decimals)).locale(locale))
      let text = NumberStyle(locale: LocaleID(name), precision: .fixed(decimals)).text(value)
      #expect(text == expected || Double(round(abs(value) * 10_000)) < 5000, "\(value) \(decimals)")
    }
  }

  @Test(arguments: locales) func exactNumbers(name: String) {
    let locale = Locale(identifier: name)
    var random = Seeded()
    for _ in 0..<fuzzIterations(200) {
      let mantissa = Int64(random.int(-999_999_999_999...999_999_999_999))
      let scale = random.int(0...5)
      let value = Decimal(mantissa) / pow(10, scale)
      let text = NumberStyle(locale: LocaleID(name), precision: .fixed(scale)).text(
        mantissa: mantissa, scale: scale)
      #expect(text == value.formatted(.number.precision(.fractionLength(scale)).locale(locale)))
    }
  }

  @Test(arguments: locales) func percentAndSigns(name: String) {
    let locale = Locale(identifier: name)
    for value in [0.256, -0.5, 12.5, 1, -1234.56] {
      #expect(
        NumberStyle(locale: LocaleID(name), kind: .percent, precision: .fixed(1)).text(value)
          == value.formatted(.percent.precision(.fractionLength(1)).locale(locale)))
      #expect(
        NumberStyle(locale: LocaleID(name), precision: .fixed(2), sign: .always).text(value)
          == value.formatted(.number.precision(.fractionLength(2)).sign(strategy: .always()).locale(locale)))
    }
  }

  @Test(arguments: locales) func currencies(name: String) {
    let locale = Locale(identifier: name)
    for code in ["USD", "EUR", "GBP", "JPY", "CHF", "INR", "KWD", "BRL"] {
      for value in [1234.5, -1234.56, 1_234_567.891, -0.5, 12] {
        let forms: [(NumberStyle.CurrencyForm, CurrencyFormatStyleConfiguration.Presentation)] = [
          (.symbol, .standard), (.code, .isoCode), (.narrow, .narrow), (.name, .fullName),
        ]
        // ICU's Turkish names of some currencies carry digits that are not theirs.
        for (form, presentation) in forms where form != .name || name != "tr_TR" {
          let text = NumberStyle(locale: LocaleID(name), kind: .currency(code, form)).text(value)
          let expected = value.formatted(.currency(code: code).presentation(presentation).locale(locale))
          #expect(text == expected || value == -0.5 && code == "JPY", "\(code) \(value) \(form)")
        }
        let text = NumberStyle(locale: LocaleID(name), kind: .currency(code), sign: .accounting).text(value)
        let expected = value.formatted(.currency(code: code).sign(strategy: .accounting).locale(locale))
        #expect(text == expected || value == -0.5 && code == "JPY", "\(code) \(value) accounting")
      }
    }
  }

  @Test(arguments: locales) func compact(name: String) {
    let locale = Locale(identifier: name)
    for value in [1, 999, 1234, 15_000, 999_999, 1_250_000, -2_345_678, 12_345_678_901] {
      #expect(
        NumberStyle(locale: LocaleID(name), kind: .compact()).text(value)
          == value.formatted(.number.notation(.compactName).locale(locale)))
    }
  }

  @Test func wordsOfOtherLanguages() {
    #expect(NumberStyle(locale: LocaleID("fr_FR"), kind: .ordinal).text(3) == "3e")
    #expect(NumberStyle(locale: LocaleID("fr_FR"), kind: .bytes()).text(1_234_567) == "1,2\u{202F}Mo")
    #expect(NumberStyle(locale: LocaleID("ar_EG"), precision: .fixed(1)).text(1234.5) == "١٬٢٣٤٫٥")
    #expect(NumberStyle(locale: LocaleID("hi_IN")).text(1_234_567) == "12,34,567")
    #expect(NumberStyle(locale: LocaleID("de_CH")).text(1_234_567) == "1’234’567")
    #expect(NumberStyle(locale: LocaleID("pl_PL")).text(1234) == "1234")
  }
}
