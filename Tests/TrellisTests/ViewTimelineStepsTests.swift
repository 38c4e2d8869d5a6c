import Testing
import TextLayout

@testable import Trellis

/// Steps other than hours, days with clock changes, hostile data.
struct ViewTimelineStepsTests {
  @Test func severalDaysAreNamed() throws {
    let source = """
      let events = [{name: "a", t: @2026-11-29T23:30}, {name: "b", t: @2026-12-01T01:15}]
      Timeline(events, by: \\.t)
      """
    #expect(
      try shown(source, width: 40).text == """
        Sun 2026-11-29
        23:00 ┿ 23:30  a
        Mon 2026-11-30
        00:00 ┊ nothing until 2026-12-01 01:00
        09:24 ◆━ now ━━━━━━━━━━━━━━━━━━━━━━━━━━━
        Tue 2026-12-01
        01:00 ┿ 01:15  b
              ╵

        """)
  }

  @Test func daysWeeksMonths() throws {
    let data = """
      let events = [{name: "a", d: @2026-01-02}, {name: "b", d: @2026-01-02}, {name: "c", d: @2026-03-05}]

      """
    #expect(
      try shown(data + "Timeline(events, by: \\.d, now: @2026-02-01)", width: 40).text == """
        2026-01-02 ┿ a
                   │ b
        2026-01-03 ┊ nothing until 2026-03-05
        2026-02-01 ◆━ now ━━━━━━━━━━━━━━━━━━━━━━
        2026-03-05 ┿ c
                   ╵

        """)
    #expect(
      try shown(data + "Timeline(events, by: \\.d, every: 1w, empty: .hide)", width: 40).text == """
        2026-W01 ┿ 2026-01-02  a
                 │ 2026-01-02  b
        2026-W10 ┿ 2026-03-05  c
                 ╵

        """)
    #expect(
      try shown(data + "Timeline(events, by: \\.d, every: 1mo, empty: .show)", width: 40).text == """
        2026-01 ┿ 2026-01-02  a
                │ 2026-01-02  b
        2026-02 ┿
        2026-03 ┿ 2026-03-05  c
                ╵

        """)
  }

  @Test func timesOfADay() throws {
    let source = """
      let shifts = [{who: "late", from: @22:00, to: @06:00}, {who: "early", from: @06:30, to: @14:00}]
      Timeline(shifts, by: \\.from, until: \\.to, title: \\.who, empty: .hide)
      """
    #expect(
      try shown(source, width: 50).text == """
        06:00 ┿ early
              │ 06:30 ━━━━━━━━━━━───────────────── 14:00
        09:24 ◆━ now ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
        22:00 ┿ late
              │ 22:00 ────────────────────────── → 06:00+1
              ╵

        """)
  }

  @Test func aDayOf25Hours() throws {
    let source = """
      let events = (0..<4).map { i in {name: "\\(i)", t: @2026-10-25T00:30Z + 1h * i - 1h} }
      Timeline(events, by: \\.t, now: .hidden)
      """
    #expect(
      try shown(source, width: 40, zone: "Europe/Amsterdam").text == """
        01:00 ┿ 01:30  0
        02:00 ┿ 02:30  1
        03:00 ◇ clocks go back to 02:00
        02:00 ┿ 02:30  2
        03:00 ┿ 03:30  3
              ╵

        """)
  }

  @Test func aHugeStretchIsFolded() throws {
    let source = "Timeline([{name: \"a\", t: @0001-01-02}, {name: \"b\", t: @9999-12-30}], by: \\.t)"
    #expect(try shown(source, width: 40).lines.count == 5)
    let shown = try shown(
      source.replacing("by: \\.t)", with: "by: \\.t, empty: .show, every: 1y)"), width: 40)
    #expect(shown.lines.count == 10_001)
  }

  @Test func eventsWithoutATimeAreCounted() throws {
    let drawing = try shown(
      "Timeline([{name: \"a\", t: nil}, {name: \"b\", t: @2026-01-01}, {name: \"c\", t: nil}], by: \\.t)")
    #expect(drawing.codes == ["no-time"])
    #expect(drawing.warnings.first?.message.hasPrefix("2 events") == true)
    #expect(try shown("Timeline([], by: \\.t)").text == "no events\n")
  }

  @Test func anEndBeforeTheStartIsLeftOut() throws {
    let drawing = try shown(
      "Timeline([{name: \"a\", t: @2026-01-02, e: @2026-01-01}], by: \\.t, until: \\.e)")
    #expect(drawing.codes == ["reversed-time"])
    #expect(drawing.text == "2026-01-02 ┿ a\n           ╵\n")
  }

  @Test func controlsInTitlesAreShown() throws {
    let drawing = try shown(
      "Timeline([{name: \"\\u{1B}[2J very long \(String(repeating: "x", count: 300))\", t: @2026-01-02}], by: \\.t)",
      width: 40)
    #expect(!drawing.text.utf8.contains(0x1B))
    #expect(drawing.tooWide.isEmpty)
    #expect(drawing.text.contains("…"))
  }

  @Test func mistakesAreExplained() {
    let events = "let e = [{name: \"a\", t: @2026-01-02, s: \"x\"}]\n"
    #expect(
      failure(of: events + "Timeline(e, by: \\.s)").contains("must give a DateTime, but gives a String"))
    #expect(failure(of: events + "Timeline(e, by: \\.t, every: 1h)").contains("a day or more"))
    #expect(failure(of: events + "Timeline(e, by: \\.t, every: 1d + 1h)").contains("a step of the clock"))
  }
}

/// A bar with a marker that moves.
struct ViewTimelineBarTests {
  @Test func aMarkerMovesAlong() throws {
    func bar(_ value: String, _ more: String = "") throws -> String {
      try shown("ProgressView(value: \(value), marker: \"►\"\(more))", width: 11).text
    }
    #expect(try bar("0") == "►──────────\n")
    #expect(try bar("0.5") == "━━━━━►─────\n")
    #expect(try bar("1") == "━━━━━━━━━━►\n")
    #expect(try bar("0.3", ", isReversed: true") == "───────►━━━\n")
  }
}
