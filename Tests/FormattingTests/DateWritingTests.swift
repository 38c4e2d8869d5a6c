import CivilCalendar
import Formatting
import Foundation
import Testing

@Suite struct DateWritingTests {
  @Test(arguments: [
    ("yyyy/MM/dd HH:mm", "2026/11/30 09:05"), ("MMM d yyyy", "Nov 30 2026"), ("d/M/yy", "30/11/26"),
    ("EEEE, d MMMM y 'at' h:mm a", "Monday, 30 November 2026 at 9:05 AM"), ("''yy 'o''clock'", "'26 o'clock"),
    ("D w YYYY Q QQQ QQQQ", "334 49 2026 4 Q4 4th quarter"), ("HH:mm:ss.SSS", "09:05:07.123"),
    ("S SSSSSSSSS", "1 123456000"), ("XXX X xx Z ZZZZ ZZZZZ", "+01:00 +01 +0100 +0100 GMT+01:00 +01:00"),
    ("VV O OOOO", "Europe/Amsterdam GMT+1 GMT+01:00"), ("k K H", "9 9 9"), ("G", "AD"),
    ("MMMMM EEEEE", "N M"),
    ("→ yyyy年", "→ 2026年"),
  ])
  func patterns(pattern: String, expected: String) throws {
    let zone = try #require(Zone(identifier: "Europe/Amsterdam"))
    let wall = WallTime(
      try #require(Day(year: 2026, month: 11, day: 30)),
      try #require(TimeOfDay(hour: 9, minute: 5, second: 7, microsecond: 123_456)))
    let style = DateStyle(locale: LocaleID("en_GB"), .pattern(try DatePattern(pattern)))
    #expect(style.text(zone.instant(of: wall), in: zone) == expected.replacing("AM", with: "am"))
  }

  @Test func midnightAndNoonOnAClockOfTwelve() throws {
    let style = DateStyle(locale: .unitedStates, .pattern(try DatePattern("h a K k")))
    #expect(style.text(.midnight) == "12 AM 0 24")
    #expect(style.text(try #require(TimeOfDay(hour: 12, minute: 0))) == "12 PM 0 12")
  }

  @Test func whatTheValueDoesNotHaveIsNotMadeUp() throws {
    let style = DateStyle(locale: .unitedStates, date: .short, time: .short)
    #expect(style.text(Day.epoch) == nil)
    #expect(style.text(WallTime(.epoch)) == "1/1/70, 12:00 AM")
    #expect(DateStyle(locale: .unitedStates, time: .full).text(WallTime(.epoch)) == nil)
    #expect(try DatePattern("HH:mm XXX").parts == [.time, .zone])
  }

  @Test(arguments: [
    "yyyy-MM-ddTHH:mm", "yyyy 'open", "DDDD", "nn", "MMMMMM", String(repeating: "'a'", count: 500),
  ])
  func badPatternsSaySo(pattern: String) {
    #expect(throws: DatePattern.Failure.self) { try DatePattern(pattern) }
  }

  @Test func isoOfWhatThereIs() throws {
    let style = DateStyle(locale: .unitedStates, .iso)
    #expect(style.text(Day.epoch) == "1970-01-01")
    #expect(style.text(TimeOfDay.midnight) == "00:00")
    #expect(style.text(WallTime(.epoch)) == "1970-01-01T00:00")
    #expect(style.text(Instant(microseconds: 0), in: .utc) == "1970-01-01T00:00:00Z")
  }

  /// Own writing agrees with Foundation's formatter in every locale, but for the kind of space before AM and PM in
  /// English.
  @Test(arguments: locales) func lengthsAndTemplatesAsFoundationHasThem(name: String) throws {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: name)
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = TimeZone(identifier: "America/New_York")
    let zone = try #require(Zone(identifier: "America/New_York"))
    let lengths: [(DateStyle.Length?, DateFormatter.Style)] = [
      (nil, .none), (.short, .short), (.medium, .medium), (.long, .long), (.full, .full),
    ]
    func plain(_ text: String) -> String {
      name.hasPrefix("en") ? text.replacingOccurrences(of: "\u{202F}", with: " ") : text
    }
    var random = Seeded()
    for _ in 0..<fuzzIterations(5) {
      let seconds = random.int(0...2_500_000_000)
      let instant = Instant(microseconds: Int64(seconds) * 1_000_000)
      let date = Date(timeIntervalSince1970: Double(seconds))
      for (day, dateStyle) in lengths {
        for (time, timeStyle) in lengths where day != nil || time != nil {
          formatter.dateStyle = dateStyle
          formatter.timeStyle = timeStyle
          let text = DateStyle(locale: LocaleID(name), date: day, time: time).text(instant, in: zone)
          #expect(text == plain(formatter.string(from: date)), "\(dateStyle.rawValue) \(timeStyle.rawValue)")
        }
      }
    }
    for template in ["yMMMM", "yMMMd", "MMMEd", "EEEEd", "jm", "yQQQ", "MMMM", "Md", "Hms", "yMMMMEEEEd"] {
      formatter.setLocalizedDateFormatFromTemplate(template)
      let text = DateStyle(locale: LocaleID(name), .template(template)).text(
        Instant(microseconds: 0), in: zone)
      #expect(text == plain(formatter.string(from: Date(timeIntervalSince1970: 0))), "\(template)")
    }
  }

  @Test func namesInThreeLengths() {
    let english = DateNames.of(LocaleID("en_US"))
    #expect(english.month(11, .short) == "Nov")
    #expect(english.weekday(.sunday) == "Sunday")
    #expect(english.month(13) == "")
    #expect(DateNames.of(LocaleID("nl_NL")).weekday(.monday, .short) == "ma")
    #expect(DateNames.of(LocaleID("pl_PL")).month(11) == "listopad")
    #expect(DateNames.of(LocaleID("pl_PL")).month(11, standalone: false) == "listopada")
    #expect(DateNames.of(LocaleID("ja_JP")).weekday(.monday, .narrow) == "月")
  }

  @Test func localesSayHowWeeksBegin() {
    #expect(LocaleCalendar.of(LocaleID("en_US")).firstWeekday == .sunday)
    #expect(LocaleCalendar.of(LocaleID("nl_NL")).weekRule == .iso)
    #expect(LocaleCalendar.of(LocaleID("ar_EG")).firstWeekday == .saturday)
    #expect(LocaleCalendar.of(LocaleID("ar_EG")).isRightToLeft)
    #expect(LocaleCalendar.of(LocaleID("en_US")).usesTwelveHourClock)
    #expect(!LocaleCalendar.of(LocaleID("ja_JP")).usesTwelveHourClock)
  }
}
