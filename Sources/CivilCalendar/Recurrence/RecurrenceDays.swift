/// Which days a rule allows, its missing parts taken from the start.
struct RecurrenceDays {
  let frequency: RecurrenceRule.Frequency
  private var months: UInt16 = 0
  private var weekdays = WeekdaySet()
  private var places: [RecurrenceRule.WeekdayPlace] = []
  private var monthDays: [Int]
  private var yearDays: [Int]
  private var weekNumbers: [Int]
  private let weekRule: WeekRule
  /// Whether the n-th weekdays are counted in the year, not the month.
  private let countsInYear: Bool

  init(_ rule: RecurrenceRule, start: Day) {
    frequency = rule.frequency
    weekRule = WeekRule(firstWeekday: rule.weekStart, minimumDays: 4)
    monthDays = rule.byMonthDay
    yearDays = rule.byYearDay
    weekNumbers = rule.byWeekNumber
    var byMonth = rule.byMonth
    for place in rule.byDay {
      if place.ordinal == nil || frequency > .monthly {
        weekdays.insert(WeekdaySet(place.weekday))
      } else {
        places.append(place)
      }
    }
    countsInYear = frequency == .yearly && byMonth.isEmpty
    if monthDays.isEmpty, yearDays.isEmpty, weekNumbers.isEmpty, rule.byDay.isEmpty {
      switch frequency {
      case .yearly:
        if byMonth.isEmpty { byMonth = [start.month] }
        monthDays = [start.day]
      case .monthly: monthDays = [start.day]
      case .weekly: weekdays = WeekdaySet(start.weekday)
      case .daily, .hourly, .minutely, .secondly: break
      }
    }
    for month in byMonth where (1...12).contains(month) { months |= 1 << UInt16(month) }
  }

  /// The days of a range that the rule allows.
  func days(from first: Int, through last: Int) -> [Int32] {
    var days: [Int32] = []
    var number = first
    while number <= last {
      let day = Day(unchecked: number)
      let (year, month, dayOfMonth) = day.components
      let length = Day.count(ofMonth: month, year: year)
      if months != 0, months & (1 << UInt16(month)) == 0 {
        // On to the next month.
        number += length - dayOfMonth + 1
        continue
      }
      if allows(day, year, month, dayOfMonth, length) { days.append(day.number) }
      number += 1
    }
    return days
  }

  private func allows(_ day: Day, _ year: Int, _ month: Int, _ dayOfMonth: Int, _ length: Int) -> Bool {
    if !monthDays.isEmpty, !monthDays.contains(dayOfMonth), !monthDays.contains(dayOfMonth - length - 1) {
      return false
    }
    if !weekdays.isEmpty || !places.isEmpty {
      let weekday = day.weekday
      guard weekdays.contains(weekday) || isPlace(day, weekday, year, dayOfMonth, length) else {
        return false
      }
    }
    if !yearDays.isEmpty {
      let number = Int(day.number) - Day.number(year: year, month: 1, day: 1) + 1
      guard yearDays.contains(number) || yearDays.contains(number - Day.count(ofYear: year) - 1) else {
        return false
      }
    }
    if !weekNumbers.isEmpty {
      let (weekYear, week) = day.week(weekRule)
      let count = (weekRule.start(ofYear: weekYear + 1) - weekRule.start(ofYear: weekYear)) / 7
      guard weekNumbers.contains(week) || weekNumbers.contains(week - count - 1) else { return false }
    }
    return true
  }

  private func isPlace(_ day: Day, _ weekday: Weekday, _ year: Int, _ dayOfMonth: Int, _ length: Int) -> Bool
  {
    guard !places.isEmpty else { return false }
    var (number, count) = (dayOfMonth, length)
    if countsInYear {
      number = Int(day.number) - Day.number(year: year, month: 1, day: 1) + 1
      count = Day.count(ofYear: year)
    }
    let fromStart = (number - 1) / 7 + 1
    let fromEnd = -((count - number) / 7 + 1)
    return places.contains { $0.weekday == weekday && ($0.ordinal == fromStart || $0.ordinal == fromEnd) }
  }
}
