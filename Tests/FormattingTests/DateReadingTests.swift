import CivilCalendar
import Formatting
import Testing

@Suite struct DateReadingTests {
  func read(_ text: String, _ pattern: String, _ locale: String = "en_US") throws -> String {
    switch try DateReader(pattern: pattern, locale: LocaleID(locale)).read(text) {
    case .success(.day(let day)): day.description
    case .success(.time(let time)): time.description
    case .success(.wall(let wall)): wall.description
    case .success(.instant(let instant, _)): instant.description
    case .failure(let failure): "\(failure.offset): \(failure.message)"
    }
  }

  @Test(arguments: [
    ("2001/01/01 01:10", "yyyy/MM/dd HH:mm", "2001-01-01T01:10"), ("Jun 12 1998", "MMM d yyyy", "1998-06-12"),
    ("Jan 1 2000", "MMM d yyyy", "2000-01-01"), ("1/12/98", "d/M/yy", "1998-12-01"),
    ("1/12/68", "d/M/yy", "2068-12-01"),
    ("20261130", "yyyyMMdd", "2026-11-30"),
    ("2015/01/01 01:00:00", "yyyy/MM/dd HH:mm:ss", "2015-01-01T01:00"),
    ("2026-11-30T09:30:15.250+02:00", "yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "2026-11-30T07:30:15.25Z"),
    ("2026-11-30 09:30 Z", "yyyy-MM-dd HH:mm X", "2026-11-30T09:30:00Z"),
    ("2026-11-30 09:30 -0330", "yyyy-MM-dd HH:mm Z", "2026-11-30T13:00:00Z"),
    ("2026-11-30 09:30 GMT+5:30", "yyyy-MM-dd HH:mm O", "2026-11-30T04:00:00Z"),
    ("Mon, 30 Nov 2026 09:30:00 EST", "EEE, d MMM yyyy HH:mm:ss z", "2026-11-30T14:30:00Z"),
    ("2026-11-30 09:30 Europe/Amsterdam", "yyyy-MM-dd HH:mm VV", "2026-11-30T08:30:00Z"),
    ("12:30 am", "h:mm a", "00:30"), ("12:30\u{202F}PM", "h:mm a", "12:30"), ("11 p.m.", "h a", "23:00"),
    ("2026", "yyyy", "2026-01-01"), ("November 2026", "MMMM yyyy", "2026-11-01"),
    ("2026-334", "yyyy-DDD", "2026-11-30"),
    ("2026-W49", "YYYY-'W'ww", "2026-11-29"),
  ])
  func read(text: String, pattern: String, expected: String) throws {
    #expect(try read(text, pattern) == expected)
  }

  @Test(arguments: [
    ("2001/1/01", "yyyy/MM/dd", "5: expected a month of 2 digits"),
    ("2001/13/01", "yyyy/MM/dd", "5: there is no month 13"),
    ("2001/02/29", "yyyy/MM/dd", "0: February 2001 has 28 days, not 29"),
    ("Jum 1 2000", "MMM d yyyy", "0: expected the name of a month"),
    ("2001/01/01x", "yyyy/MM/dd", "10: there is more text than yyyy/MM/dd has"),
    ("", "yyyy", "0: expected a year of 4 digits"),
    ("2001-01-01", "yyyy/MM/dd", "4: expected \"/\""),
    ("Tue 2026-11-30", "EEE yyyy-MM-dd", "0: 2026-11-30 is a Monday, not a Tuesday"),
    ("25:00", "HH:mm", "0: there is no hour 25"), ("9:30 XM", "h:mm a", "5: expected AM or PM"),
    ("2026-11-30 09:30 +19:00", "yyyy-MM-dd HH:mm XXX", "17: an offset from UTC is at most 18 hours"),
    ("2026-11-30 09:30 +0200", "yyyy-MM-dd HH:mm XXX", "17: expected an offset from UTC such as +02:00"),
    ("0000", "yyyy", "0: there is no year 0"), ("2025-366", "yyyy-DDD", "0: 2025 has no day 366"),
  ])
  func refused(text: String, pattern: String, expected: String) throws {
    #expect(try read(text, pattern) == expected)
  }

  @Test(arguments: ["MM-dd", "h:mm", "mm:ss", "HH:mm XXX", "QQQ yyyy", "MMMMM yyyy", "'text'", ""])
  func patternsThatCannotBeRead(pattern: String) {
    #expect(throws: DatePattern.Failure.self) { try DateReader(pattern: pattern) }
  }

  @Test func namesOfOtherLanguages() throws {
    #expect(try read("30 NOVEMBRE 2026", "d MMMM yyyy", "fr_FR") == "2026-11-30")
    #expect(try read("30 août 2026", "d MMMM yyyy", "fr_FR") == "2026-08-30")
    #expect(try read("30 AOÛT 2026", "d MMMM yyyy", "fr_FR") == "2026-08-30")
    #expect(try read("30 listopada 2026", "d MMMM yyyy", "pl_PL") == "2026-11-30")
    #expect(
      try read("ma 30 nov. 2026", "EEE d MMM yyyy", "nl_NL").hasPrefix("2026-11-30")
        || (try read("ma 30 nov 2026", "EEE d MMM yyyy", "nl_NL")) == "2026-11-30")
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let patterns = [
      "yyyy-MM-dd HH:mm:ss.SSSSSS XXX", "EEEE d MMMM yyyy hh:mm:ss a SSSSSS Z", "D yyyy k:m:s SSSSSS xxx",
      "yyyyMMddHHmmssSSSSSSxx", "MMM d, yyyy 'at' h:mm:ss a SSSSSS ZZZZ",
    ]
    var random = Seeded()
    for pattern in patterns {
      let style = DateStyle(locale: .unitedStates, .pattern(try DatePattern(pattern))).printer
      let reader = try DateReader(pattern: pattern)
      for _ in 0..<fuzzIterations(300) {
        let instant = Instant(microseconds: Int64(random.int(-60_000_000_000...250_000_000_000)) * 1_000_003)
        guard let zone = Zone(offset: random.int(-48...48) * 900) else { continue }
        let text = style.text(DateValue(instant, in: zone)) ?? ""
        #expect(reader.read(text) == .success(.instant(instant, offset: zone.offset(at: instant))), "\(text)")
      }
    }
  }

  @Test func anyTextIsReadOrRefused() throws {
    var random = Seeded()
    let letters = Array("yMdEHhmsSaZXxzOVGDwYL ''/-:.,éT".unicodeScalars)
    let noise = Array("0123456789 /:-+ZGMTNov., éAPM\u{1F600}".unicodeScalars)
    var readers = 0
    for _ in 0..<fuzzIterations(3000) {
      var pattern = String.UnicodeScalarView()
      for _ in 0..<random.int(0...6) {
        let letter = letters[random.int(0...letters.count - 1)]
        for _ in 0..<random.int(1...4) { pattern.append(letter) }
      }
      guard
        let reader = try? DateReader(pattern: String(pattern), locale: LocaleID(locales[random.int(0...16)]))
      else {
        continue
      }
      readers += 1
      var text = String.UnicodeScalarView()
      for _ in 0..<random.int(0...20) { text.append(noise[random.int(0...noise.count - 1)]) }
      _ = reader.read(String(text))
    }
    #expect(readers > 0)
  }
}
