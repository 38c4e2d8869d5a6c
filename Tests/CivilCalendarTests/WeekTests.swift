import CivilCalendar
import Testing

@Suite struct WeekTests {
  @Test(arguments: [
    ("2026-12-31", 2026, 53), ("2027-01-01", 2026, 53), ("2027-01-04", 2027, 1), ("2024-12-30", 2025, 1),
    ("2023-01-01", 2022, 52), ("2020-12-31", 2020, 53), ("2026-11-30", 2026, 49),
  ])
  func isoWeeks(text: String, year: Int, week: Int) throws {
    let day = try #require(Day(iso: text))
    #expect(day.week() == (year, week))
    #expect(Day(weekYear: year, week: week, weekday: day.weekday) == day)
  }

  @Test func theUnitedStatesNumberFromTheWeekOfNewYear() throws {
    #expect(try #require(Day(iso: "2026-12-31")).week(.unitedStates) == (2027, 1))
    #expect(try #require(Day(iso: "2026-01-03")).week(.unitedStates) == (2026, 1))
    #expect(try #require(Day(iso: "2026-01-04")).week(.unitedStates) == (2026, 2))
  }

  @Test func everyRuleNumbersEveryWeekOnce() {
    for first in Weekday.allCases {
      for minimum in 1...7 {
        let rule = WeekRule(firstWeekday: first, minimumDays: minimum)
        var last: (year: Int, week: Int)?
        for number in 10_000...14_000 {
          let day = Day(clamping: number)
          let week = day.week(rule)
          if let last, day.weekday == first {
            #expect(week == (last.year, last.week + 1) || week == (last.year + 1, 1))
          } else if let last {
            #expect(week == last)
          }
          last = week
        }
      }
    }
  }

  @Test func weeksThatAYearDoesNotHaveAreNil() {
    #expect(Day(weekYear: 2025, week: 53, weekday: .monday) == nil)
    #expect(Day(weekYear: 2026, week: 53, weekday: .monday)?.description == "2026-12-28")
    #expect(Day(weekYear: 2026, week: 0, weekday: .monday) == nil)
  }

  @Test func weekdaysWrapRound() {
    #expect(Weekday.sunday.adding(1) == .monday)
    #expect(Weekday.monday.adding(-8) == .sunday)
    #expect(Weekday.saturday.week.map(\.rawValue) == [6, 7, 1, 2, 3, 4, 5])
    #expect(Weekday.friday.days(until: .monday) == 3)
  }

  @Test func setsOfWeekdays() {
    var set = WeekdaySet.weekdays
    set.toggle(.monday)
    set.toggle(.sunday)
    #expect(set.weekdays(from: .sunday) == [.sunday, .tuesday, .wednesday, .thursday, .friday])
    #expect(set.count == 5)
    #expect(!set.contains(.monday))
  }

  @Test func startsOfWeeks() throws {
    let day = try #require(Day(iso: "2026-11-25"))
    #expect(day.startOfWeek(firstWeekday: .monday).description == "2026-11-23")
    #expect(day.startOfWeek(firstWeekday: .sunday).description == "2026-11-22")
    #expect(day.next(.wednesday) == day)
    #expect(day.previous(.thursday)?.description == "2026-11-19")
  }
}
