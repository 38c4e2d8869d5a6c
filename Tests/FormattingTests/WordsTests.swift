import CivilCalendar
import Formatting
import Testing

@Suite struct WordsTests {
  let english = LocaleID("en_US")

  func duration(_ text: String) throws -> CivilDuration { try #require(CivilDuration(text)) }

  @Test(arguments: [
    ("1h30m", DurationStyle.Form.narrow, "1h 30m"), ("1h30m", .clock, "1:30:00"),
    ("1h30m", .words, "1 hour, 30 minutes"),
    ("1h30m", .short, "1 hr, 30 min"), ("0s", .narrow, "0s"), ("-45m", .narrow, "-45m"),
    ("-90s", .clock, "-0:01:30"),
    ("1y2mo3d", .words, "1 year, 2 months, 3 days"), ("26h", .narrow, "26h"), ("2d1h", .clock, "2d 1:00:00"),
    ("1s500ms", .clock, "0:00:01.5"), ("1s500ms", .narrow, "1s 500ms"), ("2w", .words, "2 weeks"),
  ])
  func durations(text: String, form: DurationStyle.Form, expected: String) throws {
    #expect(DurationStyle(locale: english, form: form).text(try duration(text)) == expected)
  }

  @Test func durationsOfOtherLanguagesAndFewerUnits() throws {
    #expect(
      DurationStyle(locale: LocaleID("de_DE"), form: .words).text(try duration("1h30m"))
        == "1 Stunde, 30 Minuten")
    #expect(
      DurationStyle(locale: LocaleID("nl_NL"), form: .words).text(try duration("1y2mo"))
        == "1 jaar, 2 maanden")
    #expect(DurationStyle(locale: LocaleID("pl_PL"), form: .words).text(try duration("5y")) == "5 lat")
    #expect(DurationStyle(locale: LocaleID("ja_JP"), form: .narrow).text(try duration("1h30m")) == "1時間 30分")
    #expect(DurationStyle(locale: english, maximumUnits: 1).text(try duration("1h59m")) == "1h")
    #expect(
      DurationStyle(locale: english).text(CivilDuration(months: .min, days: .min, microseconds: .min))
        .hasPrefix("-"))
    #expect(DurationStyle(locale: english).text(seconds: .max).isEmpty == false)
  }

  @Test(arguments: [
    (0, "now"), (30, "in 30 seconds"), (-1, "1 second ago"), (90, "in 2 minutes"), (-3600, "1 hour ago"),
    (2 * 3600, "in 2 hours"), (-86_400, "yesterday"), (86_400, "tomorrow"), (-3 * 86_400, "3 days ago"),
    (7 * 86_400, "next week"), (-15 * 86_400, "2 weeks ago"), (40 * 86_400, "next month"),
    (-400 * 86_400, "last year"),
    (1000 * 86_400, "in 2 years"),
  ])
  func relative(seconds: Int, expected: String) {
    let now = Instant(microseconds: 1_796_000_000_000_000)
    let then = Instant(microseconds: now.microseconds + Int64(seconds) * 1_000_000)
    #expect(RelativeStyle(locale: english).text(then, from: now, in: .utc) == expected)
  }

  @Test func relativeDaysAndLanguages() throws {
    let today = try #require(Day(iso: "2026-11-30"))
    let yesterday = try #require(today.adding(days: -1))
    #expect(RelativeStyle(locale: english).text(today, from: today) == "today")
    #expect(RelativeStyle(locale: english, named: false).text(yesterday, from: today) == "1 day ago")
    #expect(RelativeStyle(locale: LocaleID("ja_JP")).text(today, from: today) == "今日")
    #expect(RelativeStyle(locale: LocaleID("nl_NL")).text(yesterday, from: today) == "gisteren")
    #expect(RelativeStyle(locale: LocaleID("de_DE")).text(today, from: yesterday) == "morgen")
    #expect(
      RelativeStyle(locale: LocaleID("ja_JP")).text(try #require(today.adding(days: 5)), from: today)
        == "5 日後")
    #expect(RelativeStyle(locale: english).text(.first, from: .last) == "9998 years ago")
    #expect(
      RelativeStyle(locale: english).text(
        .init(microseconds: .max), from: .init(microseconds: .min), in: .utc)
        == "in 9998 years")
  }

  @Test func lists() {
    #expect(ListStyle(locale: english).text(["a", "b", "c"]) == "a, b, and c")
    #expect(ListStyle(locale: LocaleID("en_GB")).text(["a", "b", "c"]) == "a, b and c")
    #expect(ListStyle(locale: english, kind: .or).text(["a", "b"]) == "a or b")
    #expect(ListStyle(locale: english).text([]) == "")
    #expect(ListStyle(locale: english).text(["a"]) == "a")
    #expect(ListStyle(locale: LocaleID("nl_NL")).text(["a", "b", "c"]) == "a, b en c")
    #expect(ListStyle(locale: LocaleID("ja_JP")).text(["a", "b"]) == "a、b")
    #expect(ListStyle(locale: LocaleID("he_IL")).text(["a", "b"]) == "a ו-b")
  }

  @Test(arguments: [
    ("en", [1: PluralCategory.one, 0: .other, 2: .other]), ("fr", [0: .one, 1: .one, 2: .other]),
    ("pl", [1: .one, 2: .few, 5: .many, 12: .many, 22: .few]),
    ("ru", [1: .one, 21: .one, 11: .many, 3: .few]),
    ("ar", [0: .zero, 1: .one, 2: .two, 5: .few, 11: .many, 100: .other]), ("ja", [1: .other]),
    ("cs", [1: .one, 3: .few, 5: .other]), ("lv", [0: .zero, 1: .one, 2: .other]),
  ])
  func plurals(language: String, expected: [Int: PluralCategory]) {
    for (count, category) in expected { #expect(PluralCategory.of(count, LocaleID(language)) == category) }
  }

  @Test func pluralTextsFallBackToOther() {
    let texts: [PluralCategory: String] = [.one: "row", .other: "rows"]
    #expect(PluralCategory.choose(1, english, from: texts) == "row")
    #expect(PluralCategory.choose(0, english, from: texts) == "rows")
    #expect(PluralCategory.choose(3, LocaleID("pl"), from: texts) == "rows")
  }
}
