import TestSupport
import Testing

/// Dates and times are picked within their limits.
@Suite struct DatePickerTests {
  private func run(_ declarations: String, _ picker: String, _ rest: String) -> ScriptRun {
    ScriptRun("\(declarations)\n\(picker)\nquiet {\n\(rest)\n}\n")
  }

  @Test func aTapOpensACalendarAndAChoiceClosesIt() {
    let script = run(
      "state day = @2026-11-30", "DatePicker(\"Day\", selection: $day)",
      "tap(\"Day\"); expect(find(\"November 2026\").exists); tap(12); expect(!find(\"November 2026\").exists); print(day)"
    )
    #expect(script.output.hasSuffix("2026-11-12\n"))
    #expect(script.exitCode == 0)
  }

  @Test func dayAndTimeAreSetByThemselves() {
    let script = run(
      "state at = @2026-11-30T09:24", "DatePicker(\"At\", selection: $at)",
      "set(\"At\", @10:15); print(at); set(\"At\", @2026-12-01); print(at); increment(\"At\"); print(at)")
    #expect(script.output.hasSuffix("2026-11-30T10:15Z\n2026-12-01T10:15Z\n2026-12-02T10:15Z\n"))
  }

  @Test func limitsHold() {
    let script = run(
      "state day = @2026-11-30", "DatePicker(\"Day\", selection: $day, in: @2026-11-01...@2026-11-30)",
      "expect((try? increment(\"Day\")) == nil); print(day); set(\"Day\", @2026-12-01)")
    #expect(script.output.hasSuffix("2026-11-30\n"))
    #expect(script.messages.contains("2026-12-01 can't be chosen: the last day that can is 2026-11-30"))
  }

  @Test func wheelsTurnMonthYearAndMinute() {
    let script = run(
      "state at = @2026-01-31T23:59", "DatePicker(\"At\", selection: $at).datePickerStyle(.wheel)",
      "increment(\"At month\"); print(at); tap(\"2027\"); print(at); increment(\"At minute\"); print(at)")
    #expect(script.output.hasSuffix("2026-02-28T23:59Z\n2027-02-28T23:59Z\n2027-02-28T00:00Z\n"))
  }

  @Test func aTimeAloneHasNoCalendar() {
    let script = run(
      "state at = @09:30", "DatePicker(\"At\", selection: $at)", "increment(\"At\"); print(at)")
    #expect(script.output.contains("[ 9:30 AM ]"))
    #expect(script.output.hasSuffix("09:31\n"))
  }

  @Test func whatCannotBeShownIsRefused() {
    #expect(
      ScriptRun(
        "state day = @2026-11-30\nDatePicker(\"Day\", selection: $day, displayedComponents: .hourAndMinute)"
      )
      .messages.contains("this date picker can't show a time: its binding holds a Date"))
    #expect(
      ScriptRun("state day = 3\nDatePicker(\"Day\", selection: $day)").messages.contains(
        "a date picker needs a binding to a Date, Time or DateTime, but this one holds an Int"))
  }

  @Test func multiDatePickerTakesAnyDays() {
    let script = run(
      "state days: [Date] = []", "MultiDatePicker(\"Days\", selection: $days, in: @2026-11-10...@2026-11-20)",
      "tap(12); tap(11); expect((try? tap(9)) == nil); print(days)")
    #expect(script.output.hasSuffix("[2026-11-11, 2026-11-12]\n"))
  }
}
