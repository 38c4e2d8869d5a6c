import TestSupport
import Testing

/// Timelines of days: events that last all day, go on over midnight, and days on which the clocks change.
@Suite struct ViewTimelineDaysTests {
  private func run(_ source: String, zone: String = "Europe/Amsterdam") -> String {
    let script = ScriptRun("// golden: width=44 timezone=\(zone) now=2020-01-01\n\(source)\n")
    return script.output + script.messages
  }

  private let watch = "let events = [{title: \"Watch\", start: @2026-10-24T22:00, end: @2026-10-25T05:00}]\n"

  @Test func anAgendaShowsAnEventOnEachOfItsDays() {
    #expect(
      run(watch + "Timeline(events, by: \\.start, until: \\.end, every: 1d)") == """
        2026-10-24 ┿ Watch
                   │ 22:00 ──────── →
        2026-10-25 ┿ Watch
                   │ → ─────────────────────── 05:00
                   ╵

        """)
  }

  @Test func theViewsOfTheScriptGetArrows() {
    #expect(
      run(watch + "Timeline(events, by: \\.start, until: \\.end, every: 1d) { e in Text(e.title) }") == """
        2026-10-24 ┿ Watch →
        2026-10-25 ┿ → Watch
                   ╵

        """)
  }

  @Test func onShowsTheWholeDay() {
    #expect(
      run(watch + "Timeline(events, by: \\.start, until: \\.end, on: @2026-10-24)") == """
        00:00 ┊ nothing until 22:00
        22:00 ┿ Watch
              │ 22:00 ──────────────────────────── →
        23:00 ┊ nothing more
              ╵

        """)
    #expect(
      run(watch + "Timeline(events, by: \\.start, until: \\.end, on: @2026-10-26)").hasPrefix(
        "00:00 ┊ nothing\n"))
  }

  @Test(arguments: [("2026-03-29", 23), ("2026-10-25", 25), ("2026-10-26", 24)])
  func aDayHasItsHours(day: String, hours: Int) {
    let output = run("Timeline([], by: \\.start, until: \\.end, on: @\(day), empty: .show)")
    #expect(output.split(separator: "\n").filter { $0.contains("┿") }.count == hours)
  }

  @Test func theChangeOfTheClocksIsMarked() {
    let events = "let events = [{title: \"Early\", start: @2026-10-25T00:30Z, end: @2026-10-25T01:30Z}]\n"
    #expect(
      run(events + "Timeline(events, by: \\.start, until: \\.end, on: @2026-10-25)") == """
        00:00 ┊ nothing until 02:00
        02:00 ┿ Early
              │ 02:30 ──────────────────────── 02:30
        03:00 ◇ clocks go back to 02:00
        02:00 ┊ nothing more
              ╵

        """)
    #expect(
      run("Timeline([], by: \\.start, on: @2026-03-29)").hasPrefix(
        "00:00 ┊ nothing until 03:00\n02:00 ◇ clocks go forward to 03:00\n03:00 ┊ nothing\n"))
    #expect(!run(events + "Timeline(events, by: \\.start, on: @2026-10-25)", zone: "UTC").contains("clocks"))
  }

  @Test func whatLastsAllDayStandsBeforeTheHours() {
    let events = """
      let events = [
        {title: "Fair", start: @2026-10-24T00:00, end: @2026-10-26T00:00, isAllDay: true},
        {title: "Talk", start: @2026-10-25T09:00, end: @2026-10-25T10:00, isAllDay: false},
      ]

      """
    #expect(
      run(events + "Timeline(events, by: \\.start, until: \\.end, on: @2026-10-25, empty: .hide)") == """
              ┿ → all day  Fair
        03:00 ◇ clocks go back to 02:00
        09:00 ┿ Talk
              │ 09:00 ──────────────────────── 10:00
              ╵

        """)
    #expect(
      run(events + "Timeline(events, by: \\.start, until: \\.end, empty: .hide)").hasPrefix(
        "Sat 2026-10-24\n      ┿ all day →  Fair\nSun 2026-10-25\n      ┿ → all day  Fair\n"))
    #expect(
      run(events + "Timeline(events, by: \\.start, until: \\.end, allDay: { \"x\" })").contains(
        "`allDay` of `Timeline` must give a Bool, but gives a String"))
  }

  @Test func eventsThatGoOnForAgesAreRefused() {
    let ages = "let events = [{title: \"Ages\", start: @0001-01-01T00:00, end: @9999-12-31T00:00}]\n"
    #expect(
      run(ages + "Timeline(events, by: \\.start, until: \\.end, every: 1d)").contains(
        "the events of this timeline go on for more than 200000 days together"))
    #expect(
      run(ages + "Timeline(events, by: \\.start, until: \\.end, every: 1d, on: @2026-10-25)").contains(
        "2026-10-25 ┿ Ages\n"))
  }

  @Test func onNeedsTimes() {
    #expect(
      run("Timeline([{d: @2026-10-25}], by: \\.d, on: @2026-10-25)").contains("these have only one of them"))
  }

  @Test func rangesOfDaysAreShownWhole() {
    let output = run(
      watch + "Timeline(events, by: \\.start, until: \\.end, every: 1d, on: @2026-10-24...@2026-10-27)")
    #expect(output.contains("2026-10-26 ┊ nothing more\n"))
    #expect(
      !run(watch + "Timeline(events, by: \\.start, until: \\.end, every: 1d, on: @2026-10-24..<@2026-10-25)")
        .contains("2026-10-25"))
  }
}
