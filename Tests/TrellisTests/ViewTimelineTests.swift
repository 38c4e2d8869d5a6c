import Testing
import TextLayout

@testable import Trellis

/// Timelines of flights, by the hour.
struct ViewTimelineTests {
  static let flights = """
    let flights = [
      {code: "LH400", from: @2026-11-30T07:10, to: @2026-11-30T15:40, kind: "Departures"},
      {code: "BA117", from: @2026-11-30T09:15, to: @2026-11-30T10:00, kind: "Arrivals"},
      {code: "AF006", from: @2026-11-30T09:50, to: @2026-11-30T11:20, kind: "Departures"},
      {code: "AY131", from: @2026-11-30T09:55, to: @2026-11-30T12:20, kind: "Arrivals"},
      {code: "NH204", from: @2026-11-30T13:05, to: @2026-12-01T02:10, kind: "Departures"},
    ]

    """

  @Test func barsAsLongAsTheEvents() throws {
    #expect(
      try shown(Self.flights + "Timeline(flights, by: \\.from, until: \\.to)", width: 60).text == """
        07:00 ┿ LH400
              │ 07:10 ━━━━━━━─────────────────── 15:40
        09:00 ┿ BA117
              │ 09:15 ── 10:00
        09:24 ◆━ now ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
              │ AF006                      AY131
              │ 09:50 ── 11:20             09:55 ── 12:20
        10:00 ┊ nothing until 13:00
        13:00 ┿ NH204
              │ 13:05 ──────────────────────────────────── → 02:10+1
              ╵

        """)
  }

  @Test func overlappingEventsAreStackedWhenNarrow() throws {
    let lines = try shown(Self.flights + "Timeline(flights, by: \\.from, until: \\.to)", width: 40).lines
    #expect(
      lines[5...8] == [
        "      │ AF006", "      │ 09:50 ── 11:20", "      │ AY131", "      │ 09:55 ──── 12:20",
      ])
  }

  @Test func eventsWithoutAnEndAreLines() throws {
    let source = Self.flights + "Timeline(flights, by: \\.from, now: .hidden, empty: .show)"
    #expect(
      try shown(source, width: 40).text == """
        07:00 ┿ 07:10  LH400
        08:00 ┿
        09:00 ┿ 09:15  BA117
              │ 09:50  AF006
              │ 09:55  AY131
        10:00 ┿
        11:00 ┿
        12:00 ┿
        13:00 ┿ 13:05  NH204
              ╵

        """)
    let hidden = try shown(source.replacing(".show", with: ".hide"), width: 40)
    #expect(hidden.lines.count == 6)
  }

  @Test func lanesStandSideBySide() throws {
    let source = Self.flights + "Timeline(flights, by: \\.from, lane: \\.kind) { f in Text(f.code).border() }"
    #expect(
      try shown(source, width: 60).text == """
                Departures                 Arrivals
        07:00 ┿ ┌─────┐
              │ │LH400│
              │ └─────┘
        09:00 ┿                            ┌─────┐
              │                            │BA117│
              │                            └─────┘
        09:24 ◆━ now ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━
              │ ┌─────┐                    ┌─────┐
              │ │AF006│                    │AY131│
              │ └─────┘                    └─────┘
        10:00 ┊ nothing until 13:00
        13:00 ┿ ┌─────┐
              │ │NH204│
              │ └─────┘
              ╵

        """)
  }

  @Test func lanesAreNamedAboveTheirEventsWhenNarrow() throws {
    let source =
      Self.flights
      + "Timeline(flights, by: \\.from, lane: \\.kind) { f in Text(f.code).frame(width: 26).border() }"
    let drawing = try shown(source, width: 40)
    #expect(drawing.lines[0] == "07:00 ┿ Departures")
    #expect(drawing.lines[4] == "09:00 ┿ Arrivals")
    #expect(drawing.tooWide.isEmpty)
  }

  @Test func lanesInAnOrderOfTheirOwn() throws {
    let source =
      Self.flights
      + "Timeline(flights, by: \\.from, lane: \\.kind, lanes: [\"Arrivals\", \"Departures\"]) { $0.code }"
    let first = try shown(source).lines[0]
    #expect(first.hasPrefix("        Arrivals"))
  }

  @Test(arguments: [8, 12, 20, 33, 40, 80, 120]) func neverWiderThanProposed(width: Int) throws {
    let drawing = try shown(
      Self.flights + "Timeline(flights, by: \\.from, until: \\.to, lane: \\.kind)", width: width)
    #expect(drawing.tooWide.isEmpty)
  }

  @Test func inAsciiToo() throws {
    let drawing = try shown(
      Self.flights + "Timeline(flights, by: \\.from, until: \\.to)", width: 60, isASCII: true)
    #expect(drawing.text.utf8.allSatisfy { $0 < 0x80 })
  }
}
