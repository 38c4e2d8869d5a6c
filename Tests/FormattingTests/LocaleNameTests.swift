import CivilCalendar
import Testing

@testable import Formatting

/// Names of locales: in one spelling, and none that Foundation would crash over.
@Suite struct LocaleNameTests {
  @Test(arguments: [
    ("en-gb", "en_GB"), ("nl_NL.UTF-8", "nl_NL"), ("zh-hans-cn", "zh_Hans_CN"), ("C", "en_US_POSIX"),
    ("", "en_US_POSIX"),
    ("日本語", "en_US_POSIX"), ("((", "en_US_POSIX"), ("abcdefghijkl", "en_US_POSIX"), ("e", "en_US_POSIX"),
    ("en_\u{0}", "en_US_POSIX"), ("zz_ZZ", "zz_ZZ"),
    ("en_US." + String(repeating: "a", count: 200), "en_US_POSIX"),
  ])
  func haveOneSpelling(name: String, identifier: String) {
    #expect(LocaleID(name).identifier == identifier)
  }

  @Test(arguments: ["日本語", "((", "zz_ZZ", "x-y-z", "en_", "NL91 ABNA", "en_US_POSIX_QQ"])
  func anyNameWritesSomething(name: String) throws {
    let locale = LocaleID(name)
    let day = try #require(Day(year: 2026, month: 11, day: 30))
    #expect(DateStyle(locale: locale, date: .full).text(day)?.contains("2026") == true)
    #expect(NumberStyle(locale: locale, kind: .currency("EUR")).text(1234.5).contains("1"))
    #expect(ListStyle(locale: locale).text(["a", "b"]).contains("b"))
  }
}
