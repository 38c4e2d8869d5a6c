import CivilCalendar
import Testing

@Suite struct ZoneTests {
  func zone(_ name: String) throws -> Zone { try #require(Zone(identifier: name)) }

  func wall(_ text: String) throws -> WallTime {
    guard case .wall(let wall)? = CivilText(iso: text) else { throw Missing() }
    return wall
  }

  struct Missing: Error {}

  @Test func aWallTimeInAGapMovesForward() throws {
    let zone = try zone("Europe/Amsterdam")
    #expect(zone.isoText(of: zone.instant(of: try wall("2026-03-29T02:30"))) == "2026-03-29T03:30:00+02:00")
    #expect(zone.isoText(of: zone.instant(of: try wall("2026-03-29T01:59"))) == "2026-03-29T01:59:00+01:00")
    #expect(zone.isoText(of: zone.instant(of: try wall("2026-03-29T03:00"))) == "2026-03-29T03:00:00+02:00")
  }

  @Test func aWallTimeInAnOverlapIsTheEarlier() throws {
    let zone = try zone("Europe/Amsterdam")
    let instant = zone.instant(of: try wall("2026-10-25T02:30"))
    #expect(zone.isoText(of: instant) == "2026-10-25T02:30:00+02:00")
    let later = try #require(instant.adding(microseconds: 3_600_000_000))
    #expect(zone.isoText(of: later) == "2026-10-25T02:30:00+01:00")
    #expect(zone.resolve(try wall("2026-10-25T02:30")) == .twice(earlier: instant, later: later))
  }

  @Test func aWholeDayMayBeMissing() throws {
    let zone = try zone("Pacific/Apia")
    #expect(zone.isoText(of: zone.instant(of: try wall("2011-12-30T12:00"))) == "2011-12-31T12:00:00+14:00")
  }

  @Test func daysOf23And25Hours() throws {
    let zone = try zone("Europe/Amsterdam")
    #expect(zone.length(of: try #require(Day(iso: "2026-03-29"))) == 23 * 3_600_000_000)
    #expect(zone.length(of: try #require(Day(iso: "2026-10-25"))) == 25 * 3_600_000_000)
    #expect(zone.length(of: try #require(Day(iso: "2026-10-26"))) == 24 * 3_600_000_000)
  }

  @Test func calendarStepsKeepTheWallClockAndElapsedStepsDoNot() throws {
    let zone = try zone("Europe/Amsterdam")
    let start = zone.instant(of: try wall("2026-03-28T12:00"))
    let day = try #require(zone.adding(CivilDuration(days: 1), to: start))
    let hours = try #require(zone.adding(CivilDuration(microseconds: 24 * 3_600_000_000), to: start))
    #expect(zone.isoText(of: day) == "2026-03-29T12:00:00+02:00")
    #expect(zone.isoText(of: hours) == "2026-03-29T13:00:00+02:00")
  }

  @Test func aMidnightThatIsSkippedBeginsItsDayAtTheGapsEnd() throws {
    let zone = try zone("America/Sao_Paulo")
    #expect(
      zone.isoText(of: zone.start(of: try #require(Day(iso: "2018-11-04")))) == "2018-11-04T01:00:00-02:00")
  }

  @Test func namesAndOffsets() throws {
    #expect(Zone(identifier: "UTC") == .utc)
    #expect(try zone("+02:00").offset(at: .first) == 7200)
    #expect(try zone("-0930").identifier == "-09:30")
    #expect(try zone("europe/amsterdam").identifier == "Europe/Amsterdam")
    #expect(Zone(identifier: "Nowhere/Town") == nil)
    #expect(Zone(identifier: "") == nil)
    #expect(Zone(identifier: "\u{0}") == nil)
    #expect(Zone(offset: .min) == nil)
    #expect(Zone(offset: 18 * 3600 + 1) == nil)
  }

  @Test func farInstantsAreHeldToTheYearsThereAre() throws {
    for name in ["UTC", "Pacific/Kiritimati", "America/Los_Angeles"] {
      let zone = try zone(name)
      for value in [Int64.min, .max, Instant.first.microseconds, Instant.last.microseconds] {
        let wall = zone.wallTime(at: Instant(microseconds: value))
        #expect(wall.day >= .first && wall.day <= .last)
      }
      _ = zone.start(of: .first)
      _ = zone.length(of: .last)
    }
  }

  @Test func instantsRoundTripThroughTheWallExceptTheSecondOfTwo() throws {
    var random = Seeded()
    let zones = try ["Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca"].map(
      zone)
    for _ in 0..<fuzzIterations(4000) {
      let zone = zones[random.int(0...3)]
      let instant = Instant(microseconds: Int64(random.int(-1_000_000_000...4_000_000_000)) * 1_000_000)
      let wall = zone.wallTime(at: instant)
      switch zone.resolve(wall) {
      case .once(let back): #expect(back == instant)
      case .twice(let earlier, let later): #expect(earlier == instant || later == instant)
      case .never: Issue.record("\(zone.identifier) \(instant)")
      }
    }
  }
}
