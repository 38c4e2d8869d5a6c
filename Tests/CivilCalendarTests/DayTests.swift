import CivilCalendar
import Testing

@Suite struct DayTests {
  @Test func everyDayThereIsRoundTripsAndFollowsTheOneBefore() {
    var (year, month, day) = (1, 1, 1)
    var wrong = 0
    for number in Int(Day.first.number)...Int(Day.last.number) {
      let value = Day(clamping: number)
      if value.components != (year, month, day) || Day(year: year, month: month, day: day) != value {
        wrong += 1
      }
      day += 1
      if day > Day.count(ofMonth: month, year: year) { (month, day) = (month + 1, 1) }
      if month > 12 { (year, month) = (year + 1, 1) }
    }
    #expect(wrong == 0)
    #expect((year, month, day) == (10000, 1, 1))
  }

  @Test func knownDays() throws {
    #expect(Day.epoch.weekday == .thursday)
    let day = try #require(Day(year: 2026, month: 11, day: 30))
    #expect(day.weekday == .monday)
    #expect(day.dayOfYear == 334)
    #expect(day.quarter == 4)
    #expect(day.description == "2026-11-30")
    #expect(Day.first.weekday == .monday)
    #expect(Day.last.weekday == .friday)
  }

  @Test func daysThatDoNotExistAreNil() {
    #expect(Day(year: 2026, month: 2, day: 29) == nil)
    #expect(Day(year: 1900, month: 2, day: 29) == nil)
    #expect(Day(year: 2000, month: 2, day: 29) != nil)
    #expect(Day(year: 0, month: 1, day: 1) == nil)
    #expect(Day(year: 10000, month: 1, day: 1) == nil)
    #expect(Day(year: 2026, month: 13, day: 1) == nil)
    #expect(Day(year: 2026, month: 1, day: 0) == nil)
    #expect(Day(number: .max) == nil)
    #expect(Day(clamping: .min) == .first)
  }

  @Test func monthEndsAreClamped() throws {
    let end = try #require(Day(iso: "2024-01-31"))
    #expect(end.adding(months: 1)?.description == "2024-02-29")
    #expect(end.adding(months: 13)?.description == "2025-02-28")
    #expect(end.adding(months: -2)?.description == "2023-11-30")
    #expect(Day(iso: "2024-02-29")?.adding(years: 1)?.description == "2025-02-28")
    #expect(Day.last.adding(days: 1) == nil)
    #expect(Day.first.adding(months: -1) == nil)
    #expect(Day.epoch.adding(weeks: .max) == nil)
    #expect(Day.epoch.adding(years: .min) == nil)
  }

  @Test func monthsBetweenDaysAreUndoneByAddingThem() {
    var random = Seeded()
    for _ in 0..<fuzzIterations(2000) {
      let one = Day(clamping: random.int(-40_000...40_000))
      let other = Day(clamping: random.int(-40_000...40_000))
      let (months, days) = one.monthsAndDays(until: other)
      #expect(one.adding(months: months)?.adding(days: days) == other, "\(one) \(other)")
      #expect(abs(days) <= 31, "\(one) \(other)")
      #expect(months == 0 || days == 0 || (months > 0) == (days > 0), "\(one) \(other)")
    }
  }

  @Test func agesCountWholeYears() throws {
    let born = try #require(Day(iso: "1815-12-10"))
    #expect(born.years(until: try #require(Day(iso: "1852-11-27"))) == 36)
    #expect(born.years(until: try #require(Day(iso: "1852-12-10"))) == 37)
  }

  @Test func businessDaysSkipWeekendsAndHolidays() throws {
    let friday = try #require(Day(iso: "2026-11-27"))
    #expect(friday.adding(businessDays: 1)?.description == "2026-11-30")
    #expect(friday.adding(days: 1)?.adding(businessDays: 1)?.description == "2026-11-30")
    #expect(friday.adding(businessDays: -5)?.description == "2026-11-20")
    #expect(friday.adding(businessDays: 1) { $0.day == 30 }?.description == "2026-12-01")
    #expect(friday.adding(businessDays: 1, working: []) == nil)
    #expect(friday.businessDays(until: try #require(friday.adding(days: 7))) == 5)
    #expect(friday.businessDays(until: try #require(friday.adding(days: -7))) == -5)
  }
}
