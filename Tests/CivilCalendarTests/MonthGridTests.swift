import CivilCalendar
import Testing

@Suite struct MonthGridTests {
  @Test func novemberOf2026() throws {
    let grid = try #require(Month(year: 2026, month: 11)).grid(firstWeekday: .monday)
    #expect(grid.weeks.count == 6)
    #expect(grid.weeks[0].days.map(\.day.day) == [26, 27, 28, 29, 30, 31, 1])
    #expect(grid.weeks[0].days.map(\.position) == Array(repeating: .leading, count: 6) + [.current])
    #expect(grid.weeks[5].days.map(\.day.day) == [30, 1, 2, 3, 4, 5, 6])
    #expect(grid.weeks.map(\.number) == [44, 45, 46, 47, 48, 49])
  }

  @Test func aMonthOfFourWeeksMayBeGivenMoreRows() throws {
    let month = try #require(Month(year: 2026, month: 2))
    #expect(month.grid(firstWeekday: .sunday).weeks.count == 4)
    #expect(month.grid(firstWeekday: .sunday, rows: .fiveOrSix).weeks.count == 5)
    #expect(month.grid(firstWeekday: .sunday, rows: .six).weeks.count == 6)
  }

  @Test func theFirstAndLastMonthsHaveGrids() {
    let first = MonthGrid(of: .first, firstWeekday: .sunday)
    #expect(first.weeks[0].days[0].position == .leading)
    #expect(first.weeks[0].days[1].day == .first)
    let last = MonthGrid(of: .last, firstWeekday: .monday, rows: .six)
    #expect(last.weeks[5].days[6].position == .trailing)
    #expect(Month.last.adding(months: 1) == nil)
    #expect(Month.first.adding(months: .min) == nil)
  }

  @Test func gridsHoldEveryDayOnceInOrder() {
    for index in 0..<(200 * 12) {
      guard let month = Month(year: 1900 + index / 12, month: index % 12 + 1) else { continue }
      for first in Weekday.allCases {
        let cells = month.grid(firstWeekday: first).weeks.flatMap(\.days)
        #expect(cells.count % 7 == 0)
        #expect(cells.first?.day.weekday == first)
        #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.day.days(until: $1.day) == 1 })
        #expect(cells.filter { $0.position == .current }.map(\.day) == Array(month.days))
      }
    }
  }

  @Test func weekNumbersFollowTheFirstWeekday() throws {
    let month = try #require(Month(year: 2027, month: 1))
    #expect(month.grid(firstWeekday: .monday).weeks.first?.number == 53)
    #expect(month.grid(firstWeekday: .sunday).weeks.first?.number == 1)
  }
}
