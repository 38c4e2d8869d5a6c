/// A month as rows of seven days, with the days of its neighbours before its first and after its last.
///
///     let grid = MonthGrid(of: month, firstWeekday: .monday)
///     for week in grid.weeks { for cell in week.days { … } }
public struct MonthGrid: Hashable, Sendable {
  /// How many rows a grid has.
  public enum Rows: Hashable, Sendable {
    /// As many as the month needs: four to six.
    case fitting
    /// At least five, six where the month needs them.
    case fiveOrSix
    /// Always six, so that a screen keeps its height from month to month.
    case six
  }

  /// Where a day of the grid belongs.
  public enum Position: Hashable, Sendable {
    /// A day of the month before.
    case leading
    /// A day of the month itself.
    case current
    /// A day of the month after.
    case trailing
  }

  /// A day of the grid.
  public struct Cell: Hashable, Sendable {
    /// The day. Those before 0001-01-01 and after 9999-12-31 are for show only.
    public let day: Day
    /// Whether it is the month's or a neighbour's.
    public let position: Position
  }

  /// A row of the grid.
  public struct Week: Hashable, Sendable {
    /// Its seven days.
    public let days: [Cell]
    /// Its number by the grid's week rule.
    public let number: Int
  }

  /// The month.
  public let month: Month
  /// The weekdays in the order of the columns.
  public let weekdays: [Weekday]
  /// The rows.
  public let weeks: [Week]

  /// The grid of a month. Week numbers are ISO's if weeks begin on Monday, else those of the rule given, or by
  /// default those where week 1 holds 1 January.
  public init(of month: Month, firstWeekday: Weekday, rows: Rows = .fitting, weekRule: WeekRule? = nil) {
    self.month = month
    weekdays = firstWeekday.week
    let rule =
      weekRule
      ?? (firstWeekday == .monday ? .iso : WeekRule(firstWeekday: firstWeekday, minimumDays: 1))
    let first = Int(month.firstDay.number)
    let leading = firstWeekday.days(until: month.firstDay.weekday)
    let needed = (leading + month.dayCount + 6) / 7
    let count =
      switch rows {
      case .fitting: needed
      case .fiveOrSix: max(5, needed)
      case .six: 6
      }
    weeks = (0..<count).map { row in
      let start = first - leading + row * 7
      let cells = (0..<7).map { column in
        let offset = start + column - first
        let position: Position = offset < 0 ? .leading : offset < month.dayCount ? .current : .trailing
        return Cell(day: Day(unchecked: start + column), position: position)
      }
      return Week(days: cells, number: Day(clamping: start).week(rule).week)
    }
  }
}

extension Month {
  /// The month as rows of weeks.
  public func grid(firstWeekday: Weekday, rows: MonthGrid.Rows = .fitting) -> MonthGrid {
    MonthGrid(of: self, firstWeekday: firstWeekday, rows: rows)
  }
}
