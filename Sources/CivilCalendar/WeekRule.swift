/// How the weeks of a year are numbered.
///
/// Week 1 is the first week, beginning on `firstWeekday`, that has at least `minimumDays` of its days in the
/// year. Days before it belong to the last week of the year before. ISO 8601 is (Monday, 4); the United States
/// use (Sunday, 1), where the last days of December may stand in week 1 of the next year.
public struct WeekRule: Hashable, Sendable {
  /// The weekday that weeks begin with.
  public let firstWeekday: Weekday
  /// How many days of week 1 must lie in its year, 1 to 7.
  public let minimumDays: Int

  /// A rule; the number of days is held to 1 to 7.
  public init(firstWeekday: Weekday, minimumDays: Int) {
    self.firstWeekday = firstWeekday
    self.minimumDays = min(max(minimumDays, 1), 7)
  }

  /// ISO 8601: weeks begin on Monday, week 1 has the year's first Thursday.
  public static let iso = WeekRule(firstWeekday: .monday, minimumDays: 4)
  /// The United States' rule: weeks begin on Sunday, week 1 has 1 January.
  public static let unitedStates = WeekRule(firstWeekday: .sunday, minimumDays: 1)

  /// The number of the first day of week 1 of a year.
  func start(ofYear year: Int) -> Int {
    let newYear = Day.number(year: year, month: 1, day: 1)
    let before = firstWeekday.days(until: Day(unchecked: newYear).weekday)
    return 7 - before >= minimumDays ? newYear - before : newYear - before + 7
  }
}

extension Day {
  /// The week that the day lies in by a rule, and the year that the week belongs to (which is not always the
  /// day's: 2027-01-01 is in ISO week 53 of 2026).
  public func week(_ rule: WeekRule = .iso) -> (year: Int, week: Int) {
    var year = components.year
    if Int(number) < rule.start(ofYear: year) {
      year -= 1
    } else if Int(number) >= rule.start(ofYear: year + 1) {
      year += 1
    }
    return (year, (Int(number) - rule.start(ofYear: year)) / 7 + 1)
  }

  /// The ISO week number, 1 to 53.
  public var isoWeek: Int { week(.iso).week }

  /// The day of a week and weekday, or nil if the year has no such week.
  public init?(weekYear: Int, week: Int, weekday: Weekday, rule: WeekRule = .iso) {
    guard (1...9999).contains(weekYear), (1...53).contains(week) else { return nil }
    let start = rule.start(ofYear: weekYear) + (week - 1) * 7
    guard start < rule.start(ofYear: weekYear + 1) else { return nil }
    self.init(number: start + rule.firstWeekday.days(until: weekday))
  }
}
