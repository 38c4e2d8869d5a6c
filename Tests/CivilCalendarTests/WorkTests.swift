import CivilCalendar
import Testing

/// Finding occurrences can be stopped, however long a rule goes on without one.
@Suite struct WorkTests {
  private struct Stop: Error {}

  private func work(_ rule: String, events: Int = 1, limit: Int = 1_000_000) throws -> Int? {
    var text = "BEGIN:VCALENDAR\n"
    for number in 0..<events {
      text += "BEGIN:VEVENT\nUID:\(number)\nDTSTART:20000101T000000Z\nRRULE:\(rule)\nEND:VEVENT\n"
    }
    let file = CalendarFile(text + "END:VCALENDAR\n")
    let (from, to) = (try #require(Day(iso: "2026-11-01")), try #require(Day(iso: "2026-12-01")))
    var done = 0
    do {
      _ = try file.occurrences(
        from: Zone.utc.start(of: from), to: Zone.utc.start(of: to), in: .utc, atMost: 1_000
      ) {
        done += $0
        if done > limit { throw Stop() }
      }
    } catch is Stop { return nil }
    return done
  }

  @Test func aRuleThatIsNeverMetIsWorkThatIsTold() throws {
    #expect(try #require(try work("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", limit: 100_000_000)) > 1_000_000)
    #expect(try work("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30") == nil)
  }

  /// Also what is looked at before each occurrence that is found: 366 days for the few of a year.
  @Test func daysBetweenOccurrencesAreWorkThatIsTold() throws {
    let text =
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20000101\nDURATION:P7300D\nRRULE:FREQ=YEARLY;BYWEEKNO=53\nEND:VEVENT\nEND:VCALENDAR\n"
    let file = CalendarFile(text)
    let from = Zone.utc.start(of: try #require(Day(iso: "2026-11-01")))
    var done = 0
    let found = file.occurrences(from: from, to: from, in: .utc, atMost: 1_000) { done += $0 }
    #expect(!found.items.isEmpty)
    #expect(done > 20 * 366)
  }

  @Test func aCountFarBackIsWorkThatIsTold() throws {
    #expect(try work("FREQ=SECONDLY;COUNT=100000000") == nil)
  }

  @Test func whatIsSkippedIsNoWork() throws {
    #expect(try #require(try work("FREQ=DAILY")) < 400)
  }

  @Test func nothingIsLookedForOnceThereIsTooMuch() throws {
    #expect(try #require(try work("FREQ=MINUTELY", events: 10_000)) < 20_000)
  }

  @Test func whatLiesBeforeTheTimeIsNotCounted() throws {
    let file = CalendarFile(
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20000101T000000Z\nRRULE:FREQ=MINUTELY\nEND:VEVENT\nEND:VCALENDAR\n"
    )
    let from = Zone.utc.start(of: try #require(Day(iso: "2026-11-01")))
    let to = try #require(from.adding(microseconds: 600_000_000))
    let found = file.occurrences(from: from, to: to, in: .utc, atMost: 10)
    #expect(found.items.count == 10)
    #expect(!found.isCut)
  }

  @Test func aPauseLosesNothing() throws {
    let rule = try RecurrenceRule("FREQ=MONTHLY;BYMONTHDAY=31;COUNT=40")
    let start = WallTime(try #require(Day(iso: "2026-01-31")))
    var paused = rule.occurrences(from: start).makeIterator()
    var found: [WallTime] = []
    var pauses = 0
    while true {
      if let next = paused.next(within: 7) {
        found.append(next)
      } else if paused.isPaused {
        pauses += 1
      } else {
        break
      }
    }
    #expect(found == Array(rule.occurrences(from: start)))
    #expect(pauses > 40)
  }
}
