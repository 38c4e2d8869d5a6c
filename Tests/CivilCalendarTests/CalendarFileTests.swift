import CivilCalendar
import Testing

@Suite struct CalendarFileTests {
  static func file(_ lines: String, ending: String = "\r\n") -> CalendarFile {
    let all = "BEGIN:VCALENDAR\nVERSION:2.0\n" + lines + "\nEND:VCALENDAR\n"
    return CalendarFile(
      all.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ending))
  }

  @Test func foldsEscapesAndParameters() throws {
    let file = Self.file(
      #"""
      X-WR-CALNAME:Work\, mostly
      BEGIN:VEVENT
      UID:1
      SUMMARY;LANGUAGE="en:x;y":A long
        title\; with\nlines and a sl\\ash
      CATEGORIES:a\,b,c
      DTSTART:20261130T093000Z
      DURATION:PT1H30M
      ATTENDEE;CN="Ada: L":mailto:ada@example.org
      BEGIN:VALARM
      SUMMARY:not the event's
      END:VALARM
      END:VEVENT
      """#)
    let event = try #require(file.events.first)
    #expect(file.problems.isEmpty)
    #expect(file.name == "Work, mostly")
    #expect(event.summary == "A long title; with\nlines and a sl\\ash")
    #expect(event.categories == ["a,b", "c"])
    #expect(event.others == [.init(name: "ATTENDEE;CN=\"Ada: L\"", value: "mailto:ada@example.org")])
    #expect(event.line == 4)
    let day = try #require(Day(iso: "2026-11-30"))
    let occurrence = try #require(file.occurrences(on: day, in: .utc).items.first)
    #expect(occurrence.start.microseconds(until: occurrence.end) == 5_400_000_000)
  }

  @Test func aByteOrderMarkAndBareLineFeedsAreRead() {
    let text = "\u{FEFF}BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261130\nEND:VEVENT\nEND:VCALENDAR"
    let file = CalendarFile(text)
    #expect(file.problems.isEmpty)
    #expect(file.events.first?.isAllDay == true)
  }

  @Test func emptyLinesBeforeAFoldArePassedOver() {
    let file = Self.file("BEGIN:VEVENT\nSUMMARY\n\n :Ad\n\n\n\ta\nDTSTART\n\n :x\nEND:VEVENT")
    #expect(file.problems.map(\.description) == ["line 10: DTSTART is no date or time: x"])
    #expect(
      Self.file("BEGIN:VEVENT\nSUMMARY\n\n :Ad\n\n\n\ta\nDTSTART:20261130\nEND:VEVENT").events.first?.summary
        == "Ada")
  }

  @Test func whatIsWrongIsReportedAndTheRestKept() {
    let file = Self.file(
      """
      no colon here
      BEGIN:VEVENT
      UID:broken
      DTSTART:2026-11-30
      END:VEVENT
      BEGIN:VEVENT
      UID:none
      END:VEVENT
      BEGIN:VEVENT
      UID:good
      DTSTART;TZID=Nowhere:20261130T090000
      DTEND:20261129T090000
      RRULE:FREQ=NEVER
      END:VEVENT
      END:VTODO
      """)
    #expect(
      file.problems.map(\.description) == [
        "line 3: this is not a line of a calendar: it has no colon",
        "line 6: DTSTART is no date or time: 2026-11-30",
        "line 8: the event has no DTSTART", "line 11: the event ends before it begins",
        "line 13: the time zone Nowhere is not known; the time is taken as it stands",
        "line 15: in RRULE FREQ is YEARLY, MONTHLY, WEEKLY, DAILY, HOURLY, MINUTELY or SECONDLY, not NEVER",
        "line 17: END:VTODO ends nothing",
      ])
    #expect(file.events.map(\.uid) == ["good"])
  }

  @Test func aZoneThatTheFileDescribes() throws {
    let file = Self.file(
      """
      BEGIN:VEVENT
      UID:1
      DTSTART;TZID=My Zone:20260701T120000
      RRULE:FREQ=MONTHLY;COUNT=6
      END:VEVENT
      BEGIN:VTIMEZONE
      TZID:My Zone
      BEGIN:STANDARD
      DTSTART:19701025T030000
      TZOFFSETFROM:+0200
      TZOFFSETTO:+0100
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:19700329T020000
      TZOFFSETFROM:+0100
      TZOFFSETTO:+0200
      RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
      END:DAYLIGHT
      END:VTIMEZONE
      """)
    #expect(file.problems.isEmpty)
    let starts = file.occurrences(from: .first, to: .last, in: .utc).items.map(\.start.description)
    #expect(starts.first == "2026-07-01T10:00:00Z")
    #expect(starts.last == "2026-12-01T11:00:00Z")
    #expect(starts.count == 6)
  }

  @Test func namesOfZonesThatOtherProgramsHave() {
    for name in ["W. Europe Standard Time", "/mozilla.org/20070129_1/Europe/Berlin", "\"Europe/Berlin\""] {
      let file = Self.file("BEGIN:VEVENT\nDTSTART;TZID=\(name):20260701T120000\nEND:VEVENT")
      #expect(file.problems.isEmpty)
      #expect(file.events.first?.start.instant(in: .utc).description == "2026-07-01T10:00:00Z")
    }
  }

  @Test func anyBytesAreRead() {
    var random = Seeded()
    let lines = [
      "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VEVENT", "END:VEVENT", "DTSTART:20261130T090000Z",
      "DTSTART;VALUE=DATE:20261130",
      "RRULE:FREQ=DAILY;COUNT=5", "EXDATE:20261201T090000Z", "DURATION:P1D", "RECURRENCE-ID:20261202T090000Z",
      "UID:1", " folded", "\t",
      "BEGIN:VTIMEZONE", "TZID:X", "DTSTART;TZID=X:20261130T090000", "DTEND:20261130", ":", ";",
      "SUMMARY;A=\"b:c", "BEGIN:STANDARD",
      "TZOFFSETFROM:+0100", "TZOFFSETTO:+9900", "END:STANDARD", "END:VTIMEZONE", "RRULE:FREQ=SECONDLY",
      "RDATE:20261130,20261201/P1D,", "\\",
    ]
    for _ in 0..<fuzzIterations(400) {
      var text = ""
      for _ in 0..<random.int(0...25) {
        text += lines[random.int(0...lines.count - 1)] + (random.int(0...3) == 0 ? "\r\n" : "\n")
      }
      var bytes = Array(text.utf8)
      if !bytes.isEmpty, random.int(0...2) == 0 {
        bytes[random.int(0...bytes.count - 1)] = UInt8(random.int(0...255))
      }
      let file = bytes.withUnsafeBufferPointer { CalendarFile(utf8: $0) }
      let found = file.occurrences(from: .first, to: .last, in: .utc, atMost: 50)
      #expect(found.items.count <= 50)
      let again = CalendarFile(file.text(stamp: Instant(microseconds: 0)))
      #expect(again.events.count == file.events.count)
    }
  }
}
