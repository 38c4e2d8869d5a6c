import TestSupport
import Testing

/// Days of the week are picked: one, or several.
@Suite struct DayPickerTests {
  private func run(_ declarations: String, _ picker: String, _ rest: String) -> ScriptRun {
    ScriptRun("\(declarations)\n\(picker)\nquiet {\n\(rest)\n}\n")
  }

  @Test func oneDayIsASymbol() {
    let script = run(
      "state day = .monday", "DayPicker(\"Day\", selection: $day)",
      "tap(\"Wednesday\"); print(day); select(\"Day\", .friday); print(day); increment(\"Day\"); print(day)")
    #expect(script.output.contains("Mon"))
    #expect(script.output.hasSuffix(".wednesday\n.friday\n.saturday\n"))
  }

  @Test func severalDaysAreAListInTheOrderOfTheWeek() {
    let script = run(
      "state days = [.friday]", "DayPicker(\"Days\", selection: $days, firstWeekday: .monday)",
      "tap(.sunday); tap(.monday); print(days); tap(.friday); print(days)")
    #expect(script.output.hasSuffix("[.monday, .friday, .sunday]\n[.monday, .sunday]\n"))
  }

  @Test func daysThatCannotBeChosenSayWhy() {
    let script = run(
      "state days = [.monday]", "DayPicker(\"Days\", selection: $days, selectable: .weekdays)",
      "expect((try? tap(.sunday)) == nil); print(days); tap(.sunday)")
    #expect(script.output.contains("·S·"))
    #expect(script.output.hasSuffix("[.monday]\n"))
    #expect(script.messages.contains("Sunday can't be chosen: only weekdays can"))
  }

  @Test func aListIsNeededForSeveral() {
    let script = ScriptRun("state day = \"Monday\"\nDayPicker(\"Day\", selection: $day)")
    #expect(script.messages.contains("a day picker needs a binding to a weekday such as .monday"))
  }
}
