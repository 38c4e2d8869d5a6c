import Foundation
import TestSupport
import Testing

@testable import Trellis

/// Calendar files are read, and their events found.
@Suite struct DataCalendarTests {
  private static let file = """
    BEGIN:VCALENDAR
    X-WR-CALNAME:Team
    BEGIN:VEVENT
    UID:1
    SUMMARY:Stand-up\\, daily
    LOCATION:Room 4
    CATEGORIES:A,B
    DTSTART;TZID=Europe/Amsterdam:20260302T091500
    DURATION:PT15M
    RRULE:FREQ=DAILY
    END:VEVENT
    BEGIN:VEVENT
    UID:2
    SUMMARY:Fair
    DTSTART;VALUE=DATE:20261024
    DTEND;VALUE=DATE:20261026
    END:VEVENT
    BEGIN:VEVENT
    UID:3
    SUMMARY:Bell
    DTSTART:20261025T110000Z
    END:VEVENT
    END:VCALENDAR
    """

  private func run(_ source: String, file: String = DataCalendarTests.file, zone: String = "Europe/Amsterdam")
    -> ScriptRun
  {
    let text = file.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
    return ScriptRun("// golden: timezone=\(zone)\nlet c = ics(text: \"\(text)\")\n\(source)\n")
  }

  @Test func eventsOfADay() {
    let script = run("c.events(on: @2026-10-25).map { [$0.summary, $0.start, $0.end] }")
    #expect(
      script.output == """
        [["Fair", 2026-10-24T00:00+02:00, 2026-10-26T00:00+01:00], \
        ["Stand-up, daily", 2026-10-25T09:15+01:00, 2026-10-25T09:30+01:00], \
        ["Bell", 2026-10-25T12:00+01:00, nil]]

        """)
  }

  @Test func eventsOfARange() {
    #expect(run("c.events(in: @2026-10-24...@2026-10-26).count").output == "5\n")
    #expect(run("c.events(in: @2026-10-24..<@2026-10-26).count").output == "4\n")
    #expect(
      run("c.events(in: @2026-10-25T09:20..<@2026-10-25T09:30).map(\\.summary)").output.contains("daily"))
    #expect(run("c.events(in: @2026-10-26T09:30..<@2026-10-26T09:40).count").output == "0\n")
  }

  @Test func whatAnEventHas() {
    let script = run("let e = c.events(on: @2026-10-25)\ne[1]\ne[0].days\nc.calendarName\nc")
    #expect(
      script.output == """
        {summary: "Stand-up, daily", start: 2026-10-25T09:15+01:00, end: 2026-10-25T09:30+01:00, isAllDay: false, \
        days: nil, location: "Room 4", notes: nil, categories: ["A", "B"], status: nil, url: nil, \
        recurrence: "FREQ=DAILY", uid: "1"}
        2026-10-24...2026-10-25
        Team
        Calendar

        """)
  }

  @Test func everyDayOfAMonthIsAskedForOneByOne() {
    // From the second on they come from what was found for the month.
    let script = run(
      """
      let days = (@2026-10-20...@2026-11-02).list()
      let one = days.map { c.events(on: $0).map(\\.uid) }
      one == days.map { c.events(in: $0...$0).map(\\.uid) }
      one.flatMap { $0 }.count
      """)
    #expect(script.output == "true\n17\n")
  }

  @Test func eventsAsTheyAreWritten() {
    #expect(run("c.events().map(\\.uid)").output == "[\"1\", \"2\", \"3\"]\n")
  }

  @Test func whatIsWrongIsToldWithItsLineAndTheRestIsKept() {
    let script = run(
      "c.events().count\nc.problems",
      file: "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261399\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART:20261025\n"
        + "DTEND;TZID=Nowhere/At all:20261026T000000\nEND:VEVENT\nEND:VCALENDAR")
    #expect(script.output.hasPrefix("1\n[{line: 3, reason: \"DTSTART is no date or time: 20261399\"}, "))
    #expect(script.messages.contains("warning: 2 things in the text can't be read; the rest is kept"))
    #expect(
      script.messages.contains(
        "  line  reason\n     3  DTSTART is no date or time: 20261399\n     7  the time zone Nowhere/At all"))
  }

  @Test func onErrorFailStopsTheScript() {
    let script = ScriptRun(
      "ics(text: \"BEGIN:VCALENDAR\\nBEGIN:VEVENT\\nEND:VEVENT\\nEND:VCALENDAR\", onError: .fail)")
    #expect(script.exitCode == 1)
    #expect(script.messages.contains("error: something in the text can't be read"))
    #expect(script.messages.contains("     2  the event has no DTSTART"))
    #expect(script.messages.contains("hint: `onError: .skip` keeps the rest and warns"))
  }

  @Test func whatIsNoCalendarIsRefused() {
    let script = ScriptRun("ics(text: \"summary,start\\nA,B\")")
    #expect(script.messages.contains("error: the text is no calendar: it has no BEGIN:VCALENDAR"))
  }

  @Test func theSandboxHolds() {
    #expect(ScriptRun("ics(\"team.ics\")").messages.contains("“team.ics” can't be read"))
  }

  @Test func anInputMayBeACalendarFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try DataCalendarTests.file.write(
      to: folder.appendingPathComponent("team.ics"), atomically: true, encoding: .utf8)
    var host = Host()
    host.files = SandboxedFiles(roots: [folder.path])
    for (declaration, expected) in [
      ("input c = 1", "3\n"), ("input c: [Record] = []", "declare the input without a type"),
    ] {
      let interpreter = Interpreter(host: host)
      interpreter.define("c", file: "team.ics")
      let screen = try interpreter.load("\(declaration)\nc.events().count")
      do { try screen.run() } catch let error as ScriptError {
        #expect(error.text().contains(expected))
        continue
      }
      #expect(String(decoding: screen.output, as: UTF8.self) == expected)
    }
  }

  @Test func endlessRulesEndAtTheBudget() {
    let file =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20000101T000000\nRRULE:FREQ=SECONDLY;COUNT=100000000\nEND:VEVENT\nEND:VCALENDAR"
    let script = ScriptRun(
      "// golden: steps=1000000\nics(text: \"\(file.replacingOccurrences(of: "\n", with: "\\n"))\").events(on: @2026-10-25)"
    )
    #expect(script.messages.contains("this takes more than 1000000 steps"))
  }

  @Test func tooManyEventsAreRefused() {
    let script = run(
      "c.events(in: @2026-10-01...@2026-10-31)",
      file:
        "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261001T000000\nRRULE:FREQ=SECONDLY\nEND:VEVENT\nEND:VCALENDAR"
    )
    #expect(script.messages.contains("error: the text has more than 100000 events in this time"))
  }

  @Test func aCalendarThatIsTooBigForTheMemoryIsRefusedBeforeItIsRead() {
    let event = "BEGIN:VEVENT\nDTSTART:20260101\nEND:VEVENT\n"
    let text = "BEGIN:VCALENDAR\n" + String(repeating: event, count: 10_000) + "END:VCALENDAR\n"
    var host = Host()
    host.standardInput = { Array(text.utf8) }
    let source = "ics(text: stdin()).events().count"
    for (memory, succeeds) in [(3 << 20, false), (64 << 20, true)] {
      let interpreter = Interpreter(limits: Limits(memory: memory), host: host)
      let result = Result { try interpreter.load(source).run() }
      if case .failure(let error as ScriptError) = result {
        #expect(!succeeds)
        #expect(error.text().contains("this needs more memory than the limit of 3 MiB"))
      } else {
        #expect(succeeds)
      }
    }
  }

  @Test func membersOfACalendarBelongToCalendars() {
    #expect(ScriptRun("[1].events()").messages.contains("a List has no member `events`"))
    #expect(
      run("c.events(on: @2026-10-25, in: @2026-10-25...@2026-10-26)").messages.contains(
        "a day or a range, not both"))
    #expect(run("c.events(in: 1...3)").messages.contains("must be a Range of Dates or DateTimes"))
  }
}
