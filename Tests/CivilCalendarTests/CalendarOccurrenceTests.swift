import CivilCalendar
import Testing

@Suite struct CalendarOccurrenceTests {
  let zone = Zone(identifier: "Europe/Amsterdam") ?? .utc

  func starts(_ lines: String, from: String = "2026-10-01", to: String = "2026-12-01") throws -> [String] {
    let file = CalendarFileTests.file(lines)
    #expect(file.problems.isEmpty, "\(file.problems)")
    let (from, to) = (try #require(Day(iso: from)), try #require(Day(iso: to)))
    return file.occurrences(from: zone.start(of: from), to: zone.start(of: to), in: zone).items.map {
      zone.wallTime(at: $0.start).description + " " + $0.event.summary
    }
  }

  let series = """
    BEGIN:VEVENT
    UID:1
    SUMMARY:S
    DTSTART;TZID=Europe/Amsterdam:20261024T090000
    DTEND;TZID=Europe/Amsterdam:20261024T100000
    RRULE:FREQ=DAILY;COUNT=4
    """

  @Test func calendarStepsKeepTheWallClock() throws {
    #expect(
      try starts(series + "\nEND:VEVENT") == [
        "2026-10-24T09:00 S", "2026-10-25T09:00 S", "2026-10-26T09:00 S", "2026-10-27T09:00 S",
      ])
  }

  @Test func exceptionsAndExtraDates() throws {
    #expect(
      try starts(
        series + """

          EXDATE;TZID=Europe/Amsterdam:20261025T090000
          EXDATE;VALUE=DATE:20261026
          RDATE;TZID=Europe/Amsterdam:20261101T110000
          END:VEVENT
          """) == ["2026-10-24T09:00 S", "2026-10-27T09:00 S", "2026-11-01T11:00 S"])
  }

  @Test func oneOccurrenceChanged() throws {
    #expect(
      try starts(
        series + """

          END:VEVENT
          BEGIN:VEVENT
          UID:1
          SUMMARY:T
          RECURRENCE-ID;TZID=Europe/Amsterdam:20261025T090000
          DTSTART;TZID=Europe/Amsterdam:20261028T120000
          END:VEVENT
          """) == ["2026-10-24T09:00 S", "2026-10-26T09:00 S", "2026-10-27T09:00 S", "2026-10-28T12:00 T"])
  }

  @Test func allThatFollowChanged() throws {
    #expect(
      try starts(
        series + """

          END:VEVENT
          BEGIN:VEVENT
          UID:1
          SUMMARY:T
          RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Amsterdam:20261026T090000
          DTSTART;TZID=Europe/Amsterdam:20261027T103000
          END:VEVENT
          """) == ["2026-10-24T09:00 S", "2026-10-25T09:00 S", "2026-10-27T10:30 T", "2026-10-28T10:30 T"])
  }

  @Test func wholeDaysLastFromMidnightToMidnight() throws {
    let file = CalendarFileTests.file(
      "BEGIN:VEVENT\nDTSTART;VALUE=DATE:20261024\nDTEND;VALUE=DATE:20261026\nRRULE:FREQ=WEEKLY;COUNT=2\nEND:VEVENT"
    )
    let items = file.occurrences(from: .first, to: .last, in: zone).items
    #expect(items.map(\.days?.description) == ["2026-10-24...2026-10-25", "2026-10-31...2026-11-01"])
    // The night on which clocks go back is longer.
    #expect(items[0].start.microseconds(until: items[0].end) == 49 * 3_600_000_000)
    #expect(file.occurrences(on: try #require(Day(iso: "2026-10-25")), in: zone).items.count == 1)
    #expect(file.occurrences(on: try #require(Day(iso: "2026-10-26")), in: zone).items.isEmpty)
  }

  @Test func anEventOverMidnightIsOnBothDays() throws {
    let file = CalendarFileTests.file("BEGIN:VEVENT\nDTSTART:20261130T230000\nDURATION:PT2H\nEND:VEVENT")
    for (day, count) in [("2026-11-30", 1), ("2026-12-01", 1), ("2026-12-02", 0)] {
      #expect(file.occurrences(on: try #require(Day(iso: day)), in: zone).items.count == count)
    }
  }

  @Test func theStartIsAnOccurrenceEvenIfTheRuleDoesNotGiveIt() throws {
    #expect(
      try starts(
        "BEGIN:VEVENT\nSUMMARY:x\nDTSTART:20261101T090000\nRRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3\nEND:VEVENT")
        == ["2026-11-01T09:00 x", "2026-11-03T09:00 x", "2026-11-10T09:00 x"])
  }

  @Test func anEndlessRuleIsFollowedWithinTheTimeAlone() throws {
    #expect(
      try starts(
        "BEGIN:VEVENT\nSUMMARY:x\nDTSTART:19000101T090000\nRRULE:FREQ=DAILY\nEND:VEVENT", from: "2026-11-29",
        to: "2026-12-01")
        == ["2026-11-29T09:00 x", "2026-11-30T09:00 x"])
    let file = CalendarFileTests.file(
      "BEGIN:VEVENT\nDTSTART:20260101T090000\nRRULE:FREQ=SECONDLY\nEND:VEVENT")
    let found = file.occurrences(from: .first, to: .last, in: zone, atMost: 10)
    #expect(found.items.count == 10)
    #expect(found.isCut)
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let file = CalendarFileTests.file(
      series + """

        DESCRIPTION:a\\nb\\, c\\; d\\\\e 東京東京東京東京東京東京東京東京東京東京東京東京東京東京東京東京東京東京東京
        LOCATION:x
        CATEGORIES:a,b\\,c
        EXDATE;TZID=Europe/Amsterdam:20261025T090000
        SEQUENCE:2
        TRANSP:TRANSPARENT
        X-OTHER;A=b:c
        END:VEVENT
        BEGIN:VEVENT
        UID:1
        RECURRENCE-ID;TZID=Europe/Amsterdam:20261026T090000
        DTSTART;TZID=Europe/Amsterdam:20261026T120000
        DURATION:-P1DT2H
        END:VEVENT
        """)
    let text = file.text(stamp: Instant(microseconds: 0))
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    #expect(text.contains("BEGIN:VTIMEZONE"))
    var again = CalendarFile(text)
    #expect(again.problems.isEmpty, "\(again.problems)")
    for index in again.events.indices { again.events[index].line = file.events[index].line }
    #expect(again.events == file.events)
  }
}
