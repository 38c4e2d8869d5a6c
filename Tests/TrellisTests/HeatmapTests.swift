import TestSupport
import Testing

/// A heat map gives each day a shade that is told without colour.
@Suite struct HeatmapTests {
  private let values =
    "let rows = [{date: @2026-01-01, count: 3}, {date: @2026-01-02, count: 12}, {date: @2026-01-02, count: 4}]\n"

  @Test func valuesOfADayAddUp() {
    let script = ScriptRun(values + "CalendarView(style: .heatmap, values: rows)")
    #expect(script.output.contains("· 0  ░ 1–4  ▒ 5–8  ▓ 9–12  █ 13–16"))
    #expect(script.output.contains("Thu ░"))
    #expect(script.output.contains("Fri █"))
  }

  @Test func shadesDifferInASCII() {
    let script = ScriptRun("// golden: ascii=true\n" + values + "CalendarView(style: .heatmap, values: rows)")
    #expect(script.output.contains(". 0  - 1-4  + 5-8  * 9-12  # 13-16"))
    #expect(script.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func datesAreCounted() {
    let script = ScriptRun("CalendarView(style: .heatmap, values: [@2026-01-01, @2026-01-01, @2026-01-04])")
    #expect(script.output.contains("· 0  ▒ 1  █ 2"))
  }

  @Test func valuesWithDecimalsHaveUpperBounds() {
    let script = ScriptRun(
      "CalendarView(style: .heatmap, values: [{at: @2026-01-01, rain: 2.5}], by: \\.at, value: \\.rain)")
    #expect(script.output.contains("≤ 0.62") || script.output.contains("≤ 0.63"))
    #expect(script.output.contains("█ ≤ 2.5"))
  }

  @Test func aDayIsChosenByATap() {
    let script = ScriptRun(
      values + "state day: Date? = nil\nCalendarView(style: .heatmap, values: rows, selection: $day)\n"
        + "tap(@2026-01-02)\nday")
    #expect(script.output.contains("Fri ◉"))
    #expect(script.output.hasSuffix("2026-01-02\n"))
  }

  @Test func whatHasNoEffectIsRefused() {
    #expect(
      ScriptRun("CalendarView(style: .heatmap, months: 3)").messages.contains(
        "`months` means nothing to a heat map"))
    #expect(ScriptRun("CalendarView(values: [])").messages.contains("`values` belongs to a heat map"))
    #expect(
      ScriptRun("CalendarView(style: .heatmap, values: [{x: 1}])").messages.contains(
        "the records of a heat map have no field `date`"))
    #expect(
      ScriptRun("CalendarView(style: .heatmap, in: @0001-01-01...@9999-12-31)").messages.contains(
        "a heat map shows at most"))
  }

  @Test func limitsChooseAndInShows() {
    let script = ScriptRun(
      "state day: Date? = nil\nCalendarView(style: .heatmap, in: @2026-01-01...@2026-12-31, selection: $day, max: @2026-06-30)\n"
        + "tap(@2026-07-01)")
    #expect(script.output.contains("Dec"))
    #expect(script.messages.contains("2026-07-01 can't be chosen: the last day that can is 2026-06-30"))
  }

  @Test func thereMayBeNothing() {
    #expect(ScriptRun("CalendarView(style: .heatmap, values: [])").exitCode == 0)
  }
}
