import TestSupport
import Testing

/// Days are chosen in a calendar by taps, and what can't be chosen says why and changes nothing.
@Suite struct CalendarViewTests {
  /// The output of a script after its views were drawn: the values that it prints.
  private func run(_ declarations: String, _ calendar: String, _ rest: String) -> ScriptRun {
    ScriptRun("\(declarations)\n\(calendar)\nquiet {\n\(rest)\n}\n")
  }

  @Test func aTapChoosesADayAndAnotherTakesItAway() {
    let script = run(
      "state day: Date? = nil", "CalendarView(selection: $day)",
      "tap(24); print(day); tap(@2026-12-01); print(day); tap(@2026-12-01); print(day)")
    #expect(script.output.hasSuffix("2026-11-24\n2026-12-01\nnil\n"))
  }

  @Test func aDayThatIsRequiredStaysChosen() {
    let script = run("state day: Date = @2026-11-24", "CalendarView(selection: $day)", "tap(24); print(day)")
    #expect(script.output.hasSuffix("2026-11-24\n"))
    #expect(script.exitCode == 0)
  }

  @Test func aDateTimeKeepsItsTime() {
    let script = run("state at = @2026-11-24T09:30", "CalendarView(selection: $at)", "tap(25); print(at)")
    #expect(script.output.hasSuffix("2026-11-25T09:30Z\n"))
  }

  @Test func anyDaysAreKeptInOrder() {
    let script = run(
      "state days = [@2026-11-20]", "CalendarView(selection: $days)", "tap(24); tap(3); tap(20); print(days)")
    #expect(script.output.hasSuffix("[2026-11-03, 2026-11-24]\n"))
  }

  @Test func theThirdTapOfARangeStartsAnew() {
    let script = run(
      "state trip: Range? = nil", "CalendarView(@2026-11-01, selection: $trip, mode: .range)",
      "tap(18); print(trip); tap(10); print(trip); tap(24); print(trip); tap(24); print(trip)")
    #expect(
      script.output.hasSuffix(
        "2026-11-18...2026-11-18\n2026-11-10...2026-11-18\n2026-11-24...2026-11-24\nnil\n"))
  }

  @Test(arguments: [
    ("selectable: .weekdays", "2026-11-21 can't be chosen: it is a Saturday, and only weekdays can"),
    (
      "selectable: .weekends, max: @2026-11-20",
      "2026-11-21 can't be chosen: the last day that can is 2026-11-20"
    ),
    ("min: @2026-11-22", "2026-11-21 can't be chosen: the first day that can is 2026-11-22"),
    ("in: @2026-11-01..<@2026-11-21", "2026-11-21 can't be chosen: the last day that can is 2026-11-20"),
    ("selectable: { $0.day % 2 == 0 }", "2026-11-21 can't be chosen: `selectable` says no"),
  ])
  func aDayThatCannotBeChosenSaysWhy(limit: String, reason: String) {
    for verb in ["tap(@2026-11-21)", "set(\"calendar\", @2026-11-21)"] {
      let script = run(
        "state day: Date? = nil", "CalendarView(selection: $day, \(limit))",
        "expect((try? \(verb)) == nil); expect(day == nil); \(verb)")
      #expect(script.messages.contains("error: \(reason)\n"))
    }
  }

  @Test func nothingCanBeChosenInADisabledCalendar() {
    let script = run("state day: Date? = nil", "CalendarView(selection: $day).disabled()", "tap(21)")
    #expect(script.messages.contains("error: 2026-11-21 can't be chosen: the calendar is disabled\n"))
  }

  @Test func arrowsGoOverTheYearAndStopAtTheLimits() {
    let script = run(
      "state month = @2026-12-01; state day: Date? = nil",
      "CalendarView($month, selection: $day, max: @2027-01-15)",
      "tap(\"next month\"); print(month); tap(\"Today\"); print(month); increment(\"calendar\"); tap(\"›\"); tap(\"›\")"
    )
    #expect(script.output.hasSuffix("2027-01-01\n2026-11-01\n"))
    #expect(
      script.messages.contains(
        "there is nothing after 2027-01 to choose: the last day that can be chosen is 2027-01-15"))
  }

  @Test func theYearsHaveAnEnd() {
    let script = run("", "CalendarView(@9999-12-01)", "tap(\"›\")")
    #expect(script.messages.contains("there is no next month: years go from 1 to 9999"))
    #expect(ScriptRun("CalendarView(@0001-01-01)").exitCode == 0)
    #expect(ScriptRun("CalendarView(@9999-12-01, months: 12)").output.contains("December 9999"))
  }

  @Test func severalMonthsShowEachDayOnce() {
    let script = run(
      "state day: Date? = nil", "CalendarView(@2026-11-01, selection: $day, months: 2)",
      "tap(@2026-12-01); print(day)")
    #expect(script.output.hasSuffix("2026-12-01\n"))
    #expect(!script.output.contains("·"))
  }

  @Test func whatTheBindingHoldsMustFit() {
    let script = ScriptRun("state day = \"x\"\nCalendarView(selection: $day)")
    #expect(script.messages.contains("needs a binding to a Date or nil, but this one holds a String"))
    #expect(ScriptRun("CalendarView(months: 0)").messages.contains("a calendar shows 1 to 120 months, not 0"))
    #expect(ScriptRun("CalendarView(mode: .any)").messages.contains("there is no `selection`"))
  }

  @Test(arguments: [
    "selectable: .weekdays", "min: @2026-11-01", "in: @2026-11-01...@2026-11-30", "mode: .any",
  ])
  func limitsNeedASelection(limit: String) {
    #expect(
      ScriptRun("CalendarView(\(limit))").messages.contains(
        "says how days are chosen, but there is no `selection`"))
  }

  @Test func whatStandsBelowADayIsTheScripts() {
    let script = ScriptRun("CalendarView(@2026-11-01) { day in if day.day == 12 { Text(\"Fair\") } }")
    #expect(script.output.contains("Fair"))
    #expect(script.output.contains("Thu"))
  }
}
