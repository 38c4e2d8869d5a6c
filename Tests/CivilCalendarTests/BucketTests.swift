import CivilCalendar
import Testing

@Suite struct BucketTests {
  let zone = Zone(identifier: "Europe/Amsterdam") ?? .utc

  func labels(_ day: String, _ step: BucketStep, in zone: Zone) throws -> [String] {
    let day = try #require(Day(iso: day))
    let start = zone.start(of: day)
    let end = try #require(start.adding(microseconds: zone.length(of: day) - 1))
    return Buckets(from: start, through: end, by: step, in: zone).map { $0.wallTime.time.description }
  }

  @Test func aDayOf23HoursHasNoTwoOClock() throws {
    let hours = try labels("2026-03-29", .hours(1), in: zone)
    #expect(hours.count == 23)
    #expect(hours.prefix(4) == ["00:00", "01:00", "03:00", "04:00"])
  }

  @Test func aDayOf25HoursHasTwo() throws {
    let hours = try labels("2026-10-25", .hours(1), in: zone)
    #expect(hours.count == 25)
    #expect(hours.prefix(5) == ["00:00", "01:00", "02:00", "02:00", "03:00"])
  }

  @Test func longerBucketsStretchOverTheChange() throws {
    #expect(try labels("2026-10-25", .hours(6), in: zone) == ["00:00", "06:00", "12:00", "18:00"])
    #expect(try labels("2026-03-29", .hours(6), in: zone) == ["00:00", "06:00", "12:00", "18:00"])
    #expect(try labels("2026-10-26", .hours(5), in: zone) == ["00:00", "05:00", "10:00", "15:00", "20:00"])
  }

  @Test func aChangeOfHalfAnHourBeginsABucketWhereTheClockLands() throws {
    let zone = try #require(Zone(identifier: "Australia/Lord_Howe"))
    #expect(try labels("2026-04-05", .hours(1), in: zone).prefix(4) == ["00:00", "01:00", "01:30", "02:00"])
    #expect(try labels("2026-10-04", .hours(1), in: zone).prefix(4) == ["00:00", "01:00", "02:30", "03:00"])
  }

  @Test func calendarBucketsBeginAtMidnight() throws {
    let start = zone.start(of: try #require(Day(iso: "2026-10-24")))
    let end = zone.start(of: try #require(Day(iso: "2026-11-02")))
    func days(_ step: BucketStep) -> [String] {
      Buckets(from: start, through: end, by: step, in: zone).map { $0.wallTime.day.description }
    }
    #expect(days(.days(1)).count == 10)
    #expect(days(.weeks(1, firstWeekday: .monday)) == ["2026-10-19", "2026-10-26", "2026-11-02"])
    #expect(days(.weeks(1, firstWeekday: .sunday)) == ["2026-10-18", "2026-10-25", "2026-11-01"])
    #expect(days(.months(1)) == ["2026-10-01", "2026-11-01"])
    #expect(days(.months(3)) == ["2026-10-01"])
  }

  @Test func bucketsFollowEachOtherAndHoldWhatTheyShould() throws {
    var random = Seeded()
    let zones = ["Europe/Amsterdam", "America/New_York", "Australia/Lord_Howe", "America/Sao_Paulo", "UTC"]
      .compactMap(Zone.init(identifier:))
    let steps: [BucketStep] = [
      .minutes(15), .minutes(7), .hours(1), .hours(2), .hours(6), .hours(7), .days(1), .days(3), .months(1),
      .weeks(2, firstWeekday: .sunday),
    ]
    for _ in 0..<fuzzIterations(600) {
      let zone = zones[random.int(0...zones.count - 1)]
      let step = steps[random.int(0...steps.count - 1)]
      let start = Instant(microseconds: Int64(random.int(0...2_000_000_000)) * 1_000_000)
      let end = Instant(microseconds: start.microseconds + Int64(random.int(0...400_000)) * 1_000_000)
      let buckets = Array(Buckets(from: start, through: end, by: step, in: zone))
      #expect(buckets.first?.contains(start) == true, "\(zone.identifier) \(step) \(start)")
      #expect(buckets.last?.contains(end) == true, "\(zone.identifier) \(step) \(end)")
      #expect(zip(buckets, buckets.dropFirst()).allSatisfy { $0.end == $1.start })
      #expect(buckets.allSatisfy { $0.start < $0.end })
      for bucket in buckets {
        #expect(
          step.bucket(holding: bucket.start, in: zone) == bucket, "\(zone.identifier) \(step) \(bucket)")
      }
    }
  }

  @Test func stepsFromDurations() {
    #expect(BucketStep(CivilDuration(microseconds: 3_600_000_000)) == .minutes(60))
    #expect(BucketStep(CivilDuration(days: 1)) == .days(1))
    #expect(BucketStep(CivilDuration(days: 14)) == .weeks(2, firstWeekday: .monday))
    #expect(BucketStep(CivilDuration(months: 1, days: 1)) == nil)
    #expect(BucketStep(.zero) == nil)
    #expect(BucketStep(CivilDuration(microseconds: 1)) == nil)
  }

  @Test func anExtremeRangeEnds() {
    let all = Buckets(
      from: Instant(microseconds: .min), through: Instant(microseconds: .max), by: .months(12), in: zone)
    #expect(all.reduce(0) { count, _ in count + 1 } == 9999)
    let none = Buckets(from: .last, through: .first, by: .hours(1), in: zone)
    #expect(Array(none).isEmpty)
  }
}
