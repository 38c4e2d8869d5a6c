import TestSupport
import Testing

/// Several months stand side by side, in equal columns and full rows.
@Suite struct CalendarYearTests {
  private func lines(_ source: String, width: Int) -> [Substring] {
    ScriptRun("// golden: width=\(width)\n\(source)").output.split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func threeMonthsFitIn80ColumnsIfNoDayIsChosen() {
    let year = lines("CalendarView(@2026-01-01, months: 12)", width: 80)
    #expect(year[0].hasPrefix("‹  2026  ›"))
    #expect(year[2].contains("January 2026") && year[2].contains("March 2026") && !year[2].contains("April"))
    #expect(year[3] == " S  M  T  W  T  F  S     S  M  T  W  T  F  S     S  M  T  W  T  F  S")
  }

  @Test func marksOfDaysThatCanBeChosenNeedMoreRoom() {
    let year = lines(
      "state day: Date? = nil\nCalendarView(@2026-01-01, selection: $day, months: 12)", width: 80)
    #expect(year[2].contains("February 2026") && !year[2].contains("March"))
  }

  @Test func rowsAreAsFullAsCanBe() {
    let year = lines("CalendarView(@2026-01-01, months: 12)", width: 120)
    #expect(year[2].contains("April 2026") && !year[2].contains("May"))
  }

  @Test func oneMonthIsAlwaysShown() {
    #expect(lines("CalendarView(@2026-01-01, months: 2)", width: 21)[3] == " S  M  T  W  T  F  S")
    #expect(
      ScriptRun("// golden: width=10\nCalendarView(@2026-01-01)").messages.contains(
        "a month needs 21 columns"))
  }
}
