import Testing

/// Numbers, durations, dates: what they are worth, and the near misses.
@Suite struct LexerLiteralTests {
  @Test(arguments: [
    ("42", "42"), ("1_000", "1000"), ("0xff", "255"), ("0b1010", "10"), ("0xFF_FF", "65535"),
    ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
    ("1.5", "15e-1"), ("0.10", "10e-2"), ("1e-3", "0.001"), ("2.5e3", "2500.0"), ("-1.25", "-125e-2"),
    ("0.123456789012345678", "123456789012345678e-18"), ("1234567890.1234567890", "1234567890.1234567"),
    ("1.max(2)", "1.max(2)"), ("1...2", "(1...2)"),
    ("90s", "0mo0d90000000us"), ("1h30m", "0mo0d5400000000us"), ("1.5s", "0mo0d1500000us"),
    ("5ms", "0mo0d5000us"), ("2d", "0mo2d0us"), ("1w", "0mo7d0us"), ("1mo", "1mo0d0us"),
    ("1m", "0mo0d60000000us"),
    ("1y2mo3d4h", "14mo3d14400000000us"), ("-1h", "(- 0mo0d3600000000us)"),
    ("@1970-01-01", "@0"), ("@2026-11-30", "@20787"), ("@1969-12-31", "@-1"), ("@2024-02-29", "@19782"),
    ("@0001-01-01", "@-719162"), ("@09:30", "@34200000000us"), ("@23:59:59.999999", "@86399999999us"),
    ("@1970-01-01T00:00:01", "@0T1000000us"), ("@1970-01-01T00:00Z", "@0T0us0"),
    ("@1970-01-01T00:00+02:00", "@0T0us7200"), ("@1970-01-01T00:00-05:30", "@0T0us-19800"),
    ("@2026-11-30 - 1d", "(- @20787 0mo1d0us)"), ("@09:30 + 1h", "(+ @34200000000us 0mo0d3600000000us)"),
    ("@2026-11-30..<@2026-12-24", "(@20787..<@20811)"),
    ("@09:30...@10:00", "(@34200000000us...@36000000000us)"),
    ("nil", "nil"), ("true", "true"), ("false", "false"),
  ])
  func values(_ source: String, _ expected: String) { #expect(tree(source) == expected) }

  @Test(arguments: [
    ("«9223372036854775808»", "number-too-large"), ("0x«g»", "bad-number"), ("«0x»", "bad-number"),
    ("0b1«2»", "bad-number"),
    ("«1e999»", "number-too-large"), ("5«px»", "unknown-unit"), ("5«min»", "unknown-unit"),
    ("1h«30»", "unknown-unit"),
    ("«1.5d»", "fraction-of-calendar-unit"), ("«99999999999999999h»", "number-too-large"),
    ("«@2026-02-29»", "bad-date"), ("«@2026-13-01»", "bad-date"), ("«@2026-1-5»", "bad-date"),
    ("«@24:00»", "bad-date"),
    ("«@09:60»", "bad-date"), ("«@2026/01/05»", "bad-date"), ("«@2026-11-30T»", "bad-date"),
  ])
  func nearMisses(_ source: String, _ code: String) {
    let (actual, marks, _) = told(source)
    #expect(actual.codes == [code])
    #expect(actual.spans == marks)
  }

  @Test(arguments: [
    ("@2026-1-5", "write `@2026-01-05`"), ("@5.1.2026", "write `@2026-01-05`: year, month, day"),
    ("@9:30", "write `@09:30`"), ("@2026-02-30", "the last one is `@2026-02-28`"), ("5min", "write `5m`"),
  ])
  func hints(_ source: String, _ hint: String) { #expect(parse(source).hints.first == hint) }
}
