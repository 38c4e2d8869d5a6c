import CivilCalendar
import Formatting
import Lang

/// Functions over the calendar library: months as grids of days, weekdays and their names.
extension Catalog {
  func addCalendarFunctions() {
    addMonthGrids()
    addWeekdays()
  }

  private func addMonthGrids() {
    // A list of days, the neighbours' at both ends: what a lazy grid of seven columns shows.
    function(
      "monthGrid(_ month: Date|DateTime, firstWeekday: \(weekdaySymbols) = .monday, rows: .fitting|.fiveOrSix|.six = .fitting)"
    ) { call in
      let grid = try call.monthGrid()
      let shape = Shape(["date", "isCurrentMonth"])
      try call.charge(grid.weeks.count * 7)
      return try call.heap.list(grid.weeks.flatMap { try call.days($0, shape) })
    }
    // A list of weeks, each with its number and its seven days.
    function(
      "monthWeeks(_ month: Date|DateTime, firstWeekday: \(weekdaySymbols) = .monday, rows: .fitting|.fiveOrSix|.six = .fitting)"
    ) { call in
      let grid = try call.monthGrid()
      let shape = Shape(["date", "isCurrentMonth"])
      let weekShape = Shape(["number", "days"])
      try call.charge(grid.weeks.count * 7)
      return try call.heap.list(
        grid.weeks.map { week in
          let days = try call.heap.list(try call.days(week, shape))
          return try call.heap.record(shape: weekShape, [.int(week.number), days])
        })
    }
  }

  private func addWeekdays() {
    // The seven weekdays as symbols, in the order of a week.
    function("weekdays(firstWeekday: \(weekdaySymbols) = .monday)") { call in
      try call.heap.list(try call.firstWeekday(0).week.map { try call.heap.symbol($0.symbolName) })
    }
    // Their names in the run's language: `["M", "T", …]`, `["Mon", …]`, `["Monday", …]`.
    function(
      "weekdayNames(_ length: .narrow|.short|.full = .short, firstWeekday: \(weekdaySymbols) = .monday)"
    ) { call in
      let pattern =
        switch try call.symbol(0) {
        case "narrow": "ccccc"
        case "full": "cccc"
        default: "ccc"
        }
      let style = DateStyle(locale: call.locale, .pattern(try DatePattern(pattern)))
      return try call.heap.list(
        try call.firstWeekday(1).week.map { weekday in
          // Any week will do: 1970-01-05 was a Monday.
          let day = Day(clamping: 3 + weekday.rawValue)
          return try call.heap.string(style.text(day) ?? "")
        })
    }
  }

  private var weekdaySymbols: String { ".monday|.tuesday|.wednesday|.thursday|.friday|.saturday|.sunday" }
}

extension NativeCall {
  fileprivate func firstWeekday(_ index: Int) throws -> Weekday {
    let name = try symbol(index) ?? "monday"
    guard let weekday = Weekday(name: name) else {
      throw mismatch(index, "a weekday")
    }
    return weekday
  }

  /// The grid that the arguments month, firstWeekday and rows ask for.
  fileprivate func monthGrid() throws -> MonthGrid {
    let day: Day
    switch self[0] {
    case .date(let days): day = Day(clamping: days)
    case .dateTime(let instant):
      let offset = machine.environment.offset(at: instant)
      let wall = Zone(offset: offset) ?? .utc
      day = wall.day(at: Instant(microseconds: Int64(instant)))
    default: throw mismatch(0, "a Date")
    }
    let rows: MonthGrid.Rows =
      switch try symbol(2) {
      case "six": .six
      case "fiveOrSix": .fiveOrSix
      default: .fitting
      }
    return day.yearMonth.grid(firstWeekday: try firstWeekday(1), rows: rows)
  }

  /// The days of a week as records; those outside the years 1 to 9999 are nil.
  fileprivate func days(_ week: MonthGrid.Week, _ shape: Shape) throws -> [Value] {
    try week.days.map { cell in
      let number = Int(cell.day.number)
      let date: Value = CivilDate.range.contains(number) ? .date(number) : .null
      return try heap.record(shape: shape, [date, .bool(cell.position == .current)])
    }
  }
}
