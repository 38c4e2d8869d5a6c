import Formatting
import Testing

@Suite struct NumberTests {
  let english = LocaleID("en_US")

  @Test(arguments: [
    (1234.5, NumberStyle.Precision.fixed(2), "1,234.50"), (1234.5, .fixed(0), "1,234"),
    (1235.5, .fixed(0), "1,236"),
    (0.1, .automatic, "0.1"), (3.141592653589793, .automatic, "3.141593"), (3.14159, .atMost(2), "3.14"),
    (3.0, .atMost(2), "3"), (3.0, .fixed(2), "3.00"), (123456, .significant(2), "120,000"),
    (0.00123456, .significant(3), "0.00123"), (2.675, .fixed(2), "2.68"), (-0.001, .fixed(2), "0.00"),
    (1e21, .fixed(1), "1,000,000,000,000,000,000,000.0"), (1e-7, .fixed(3), "0.000"),
    (0, .significant(3), "0"),
    (999.999, .fixed(2), "1,000.00"), (-1234567.891, .fixed(1), "-1,234,567.9"),
    (Double.leastNonzeroMagnitude, .significant(1), "0." + String(repeating: "0", count: 323) + "5"),
  ])
  func doubles(value: Double, precision: NumberStyle.Precision, expected: String) {
    #expect(NumberStyle(locale: english, precision: precision).text(value) == expected)
  }

  @Test func exactNumbersKeepTheDecimalsTheyHave() {
    let style = NumberStyle(locale: english)
    #expect(style.text(mantissa: 123_450, scale: 2) == "1,234.50")
    #expect(style.text(mantissa: 5, scale: 3) == "0.005")
    #expect(style.text(mantissa: 5, scale: -3) == "5,000")
    #expect(style.text(mantissa: .min, scale: 0) == "-9,223,372,036,854,775,808")
    #expect(style.text(.max) == "9,223,372,036,854,775,807")
    #expect(NumberStyle(locale: english, precision: .fixed(2)).text(mantissa: 2345, scale: 3) == "2.34")
    #expect(NumberStyle(locale: english, precision: .fixed(20)).text(1) == "1.00000000000000000000")
  }

  @Test func zeroIsOneDigitWhateverItsScale() {
    #expect(NumberStyle(locale: english).text(mantissa: 0, scale: -3) == "0")
    #expect(NumberStyle(locale: english).text(mantissa: 0, scale: 2) == "0.00")
    #expect(NumberStyle(locale: english, kind: .percent).text(0) == "0%")
    #expect(NumberStyle(locale: english, kind: .bytes()).text(0) == "0 bytes")
    #expect(NumberStyle(locale: english, precision: .significant(.max)).text(1.5) == "1.5")
    #expect(
      NumberStyle(locale: english, precision: .significant(.max)).text(Double.leastNonzeroMagnitude).count
        > 300)
  }

  @Test func roundingRules() {
    func text(_ value: Double, _ rule: NumberStyle.Rounding) -> String {
      NumberStyle(locale: english, precision: .fixed(0), rounding: rule).text(value)
    }
    #expect([2.5, 3.5, -2.5].map { text($0, .halfEven) } == ["2", "4", "-2"])
    #expect([2.5, 3.5, -2.5].map { text($0, .halfUp) } == ["3", "4", "-3"])
    #expect([2.9, -2.9].map { text($0, .down) } == ["2", "-2"])
    #expect([2.1, -2.1, 2.0].map { text($0, .up) } == ["3", "-3", "2"])
    #expect([2.9, -2.1].map { text($0, .floor) } == ["2", "-3"])
    #expect([2.1, -2.9].map { text($0, .ceiling) } == ["3", "-2"])
    #expect(text(1e-30, .up) == "1")
  }

  @Test func signs() {
    func text(_ value: Int, _ sign: NumberStyle.Sign) -> String {
      NumberStyle(locale: english, sign: sign).text(value)
    }
    #expect([1, 0, -1].map { text($0, .always) } == ["+1", "+0", "-1"])
    #expect([1, 0, -1].map { text($0, .exceptZero) } == ["+1", "0", "-1"])
    #expect([1, 0, -1].map { text($0, .never) } == ["1", "0", "1"])
  }

  @Test func kinds() {
    func text(_ value: Double, _ kind: NumberStyle.Kind, _ precision: NumberStyle.Precision = .automatic)
      -> String
    {
      NumberStyle(locale: english, kind: kind, precision: precision).text(value)
    }
    #expect(text(0.256, .percent) == "25.6%")
    #expect(text(0.256, .percent, .fixed(0)) == "26%")
    #expect(text(-1234.5, .currency("USD")) == "-$1,234.50")
    #expect(text(1234.5, .currency("JPY")) == "¥1,234")
    #expect(text(1234.5, .currency("EUR", .code)) == "EUR\u{A0}1,234.50")
    #expect(
      [999, 1234, 15_000, 999_999, 1_250_000, 1e16, 1.25].map { text($0, .compact()) }
        == ["999", "1.2K", "15K", "1M", "1.2M", "10,000T", "1.2"])
    #expect(text(2_500_000, .compact(words: true)) == "2.5 million")
    #expect(
      [1234.5, 0, 0.00012, 9.9999e9].map { text($0, .scientific) } == [
        "1.2345E3", "0E0", "1.2E-4", "9.9999E9",
      ])
    #expect(text(9.999, .scientific, .fixed(1)) == "1.0E1")
    #expect(
      [1, 2, 3, 4, 11, 12, 13, 21, 111, 1002].map { text($0, .ordinal) }
        == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "111th", "1,002nd"])
    #expect(
      [0, 1, 999, 1000, 1_234_567, 999_999].map { text($0, .bytes()) }
        == ["0 bytes", "1 byte", "999 bytes", "1 kB", "1.2 MB", "1 MB"])
    #expect(
      [1023, 1024, 1536, 1_048_576].map { text($0, .bytes(binary: true)) }
        == ["1,023 bytes", "1 KiB", "1.5 KiB", "1 MiB"])
  }

  @Test func accounting() {
    let style = NumberStyle(locale: english, kind: .currency("USD"), sign: .accounting)
    #expect(style.text(-1) == "($1.00)")
    #expect(style.text(1) == "$1.00")
    #expect(style.text(mantissa: -1, scale: 3) == "$0.00")
  }

  @Test func numbersThatAreNot() {
    #expect(NumberStyle(locale: english).text(Double.nan) == "NaN")
    #expect(NumberStyle(locale: english, kind: .currency("USD")).text(-Double.infinity) == "-$∞")
  }

  @Test func aLocaleHasOneSpelling() {
    #expect(LocaleID("en-gb.UTF-8").identifier == "en_GB")
    #expect(LocaleID("zh-hant-tw").identifier == "zh_Hant_TW")
    #expect(LocaleID("C").identifier == "en_US_POSIX")
    #expect(NumberStyle(locale: LocaleID("POSIX"), precision: .fixed(1)).text(12345) == "12345.0")
  }

  @Test func anyStyleWritesAnyNumber() {
    var random = Seeded()
    let kinds: [NumberStyle.Kind] = [
      .plain, .percent, .currency("USD"), .currency("zz", .name), .compact(), .scientific, .ordinal, .bytes(),
      .bytes(binary: true),
    ]
    for _ in 0..<fuzzIterations(3000) {
      let precision: NumberStyle.Precision =
        switch random.int(0...4) {
        case 0: .automatic
        case 1: .fixed(random.int(-5...400))
        case 2: .decimals(atLeast: random.int(-2...9), atMost: random.int(-2...9))
        case 3: .significant(random.int(-1...30))
        default: .fixed(.max)
        }
      let style = NumberStyle(
        locale: LocaleID(locales[random.int(0...locales.count - 1)]),
        kind: kinds[random.int(0...kinds.count - 1)],
        precision: precision, grouping: random.int(0...1) == 0)
      #expect(!style.text(Double(bitPattern: random.next())).isEmpty)
      #expect(!style.text(mantissa: Int64(bitPattern: random.next()), scale: random.int(-20...40)).isEmpty)
    }
  }
}
