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

/// Month grids and week numbers of 1900 to 2100 are those of Python's `calendar` and `datetime`, by the FNV-1a hash of them all.
@Suite struct MonthGridReferenceTests {
  @Test(arguments: [(Weekday.monday, UInt64(0x4129_0965_ab47_9c4d)), (.sunday, 0xef23_d4f0_6228_af18)])
  func grids(first: Weekday, expected: UInt64) throws {
    var rows: [String] = []
    for index in 0..<(201 * 12) {
      let month = try #require(Month(year: 1900 + index / 12, month: index % 12 + 1))
      rows += month.grid(firstWeekday: first).weeks.map { week in
        week.days.map(\.day.description).joined(separator: " ")
      }
    }
    #expect(RecurrenceTests.hash(rows.joined(separator: "\n")) == expected)
  }

  @Test func isoWeeksAndDaysOfTheYear() throws {
    let first = try #require(Day(year: 1900, month: 1, day: 1))
    let last = try #require(Day(year: 2100, month: 12, day: 31))
    let rows = DayRange(first, last).map { day in
      "\(day.week().year)-\(day.week().week)-\(day.weekday.rawValue) \(day.dayOfYear)"
    }
    #expect(RecurrenceTests.hash(rows.joined(separator: "\n")) == 0x9dbe_6da1_418f_81af)
  }
}
