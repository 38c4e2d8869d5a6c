extension Day {
  /// The day that many days later, or nil outside the years 1 to 9999.
  public func adding(days: Int) -> Day? {
    let (sum, overflow) = Int(number).addingReportingOverflow(days)
    return overflow ? nil : Day(number: sum)
  }

  /// The day that many weeks later.
  public func adding(weeks: Int) -> Day? {
    let (days, overflow) = weeks.multipliedReportingOverflow(by: 7)
    return overflow ? nil : adding(days: days)
  }

  /// The same day of a later month, or that month's last day if it is shorter: a month after 31 January is
  /// 28 or 29 February.
  public func adding(months: Int) -> Day? {
    let (_, _, day) = components
    guard let month = yearMonth.adding(months: months) else { return nil }
    return Day(unchecked: Int(month.firstDay.number) + min(day, month.dayCount) - 1)
  }

  /// The same date of a later year; 29 February becomes 28 February where it must.
  public func adding(years: Int) -> Day? {
    let (months, overflow) = years.multipliedReportingOverflow(by: 12)
    return overflow ? nil : adding(months: months)
  }

  /// How many days later another day is; negative if it is earlier.
  public func days(until other: Day) -> Int { Int(other.number) - Int(number) }

  /// How many whole months lie between this day and another; negative if the other is earlier.
  public func months(until other: Day) -> Int {
    let months = other.yearMonth.index - yearMonth.index
    guard months != 0, let reached = adding(months: months) else { return 0 }
    if months > 0 { return reached <= other ? months : months - 1 }
    return reached >= other ? months : months + 1
  }

  /// How many whole years lie between this day and another: an age.
  public func years(until other: Day) -> Int { months(until: other) / 12 }

  /// Whole months and the days left over, such that adding them in this order gives the other day.
  public func monthsAndDays(until other: Day) -> (months: Int, days: Int) {
    let months = months(until: other)
    return (months, (adding(months: months) ?? self).days(until: other))
  }

  /// The first day of the month that the day lies in.
  public var startOfMonth: Day { yearMonth.firstDay }
  /// The last day of the month that the day lies in.
  public var endOfMonth: Day { yearMonth.lastDay }
  /// The first day of the quarter that the day lies in.
  public var startOfQuarter: Day {
    let (year, month, _) = components
    return Day(unchecked: Day.number(year: year, month: (month - 1) / 3 * 3 + 1, day: 1))
  }
  /// 1 January of the day's year.
  public var startOfYear: Day { Day(unchecked: Day.number(year: components.year, month: 1, day: 1)) }
  /// 31 December of the day's year.
  public var endOfYear: Day { Day(unchecked: Day.number(year: components.year, month: 12, day: 31)) }

  /// The first day of the week that the day lies in. The weeks of the first days there are may begin before
  /// 0001-01-01; they are cut there.
  public func startOfWeek(firstWeekday: Weekday) -> Day {
    Day(clamping: Int(number) - firstWeekday.days(until: weekday))
  }
}
