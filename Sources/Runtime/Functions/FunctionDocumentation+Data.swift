/// What loads data.
extension FunctionDocumentation {
  static let data = #"""
    csv(_:text:type:separator:header:onError:)  The rows of a file of comma-separated values, or of such a text.
      csv(text: "n,x\n1,2.50").first
      → {n: 1, x: 2.50}
    json(_:text:type:onError:)  The value of a JSON file, or of such a text.
      json(text: "[1, {\"a\": null}]")
      → [1, {a: nil}]
    ics(_:text:onError:)  A calendar file (RFC 5545), or such a text; what in it can't be read is told with its line.
      ics(text: "BEGIN:VCALENDAR\nX-WR-CALNAME:Team\nBEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20261130\nRRULE:FREQ=WEEKLY\nEND:VEVENT\nEND:VCALENDAR")
      → Calendar
    events(on:in:)  Of a calendar the events of a day or range, recurrence followed, by their beginning; without either those that are written.
      let team = ics(text: "BEGIN:VCALENDAR\nX-WR-CALNAME:Team\nBEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20261130\nRRULE:FREQ=WEEKLY\nEND:VEVENT\nEND:VCALENDAR")
      team.events(in: @2026-11-30...@2026-12-31).map(\.start.date).prefix(2)
      → [2026-11-30, 2026-12-07]
    calendarName  The name that a calendar has in its file, or nil.
      ics(text: "BEGIN:VCALENDAR\nX-WR-CALNAME:Team\nBEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20261130\nRRULE:FREQ=WEEKLY\nEND:VEVENT\nEND:VCALENDAR").calendarName
      → Team
    problems  What could not be read of a calendar, as records of line and reason.
      ics(text: "BEGIN:VCALENDAR\nX-WR-CALNAME:Team\nBEGIN:VEVENT\nSUMMARY:Fair\nDTSTART:20261130\nRRULE:FREQ=WEEKLY\nEND:VEVENT\nEND:VCALENDAR").problems
      → []
    stdin()  The whole of standard input as text.
      try? stdin()
      print("read")
      → read
    """#
}
