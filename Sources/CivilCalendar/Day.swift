/// A day of the proleptic Gregorian calendar, in the years 1 to 9999.
///
/// A day is a number, the days since 1970-01-01, so that it is compared, stored and counted with as cheaply
/// as an integer. It has no time and no zone.
///
///     let day = Day(year: 2026, month: 11, day: 30)
///     day?.weekday          // .monday
///     day?.adding(days: 1)  // 2026-12-01
public struct Day: Hashable, Comparable, Sendable {
  /// The days since 1970-01-01; negative before it.
  public let number: Int32

  /// The first day there is: 0001-01-01.
  public static let first = Day(unchecked: -719_162)
  /// The last day there is: 9999-12-31.
  public static let last = Day(unchecked: 2_932_896)
  /// 1970-01-01.
  public static let epoch = Day(unchecked: 0)

  /// The day with that many days since 1970-01-01, or nil outside the years 1 to 9999.
  public init?(number: Int) {
    guard number >= Int(Day.first.number), number <= Int(Day.last.number) else { return nil }
    self.number = Int32(truncatingIfNeeded: number)
  }

  /// The day of a year, month and day of month, or nil if there is no such day (`2026-02-30`).
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Day.count(ofMonth: month, year: year)
    else { return nil }
    self.init(unchecked: Day.number(year: year, month: month, day: day))
  }

  /// The day with that number, or the nearest that there is.
  public init(clamping number: Int) {
    self.number = Int32(truncatingIfNeeded: min(max(number, Int(Day.first.number)), Int(Day.last.number)))
  }

  /// A day whose number is known to be in range. The leading and trailing days of the very first and last
  /// month grids are the only days outside the years 1 to 9999.
  init(unchecked number: Int) {
    self.number = Int32(truncatingIfNeeded: number)
  }

  /// Whether the first day is the earlier.
  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day {
  /// Year, month and day of the month.
  public var components: (year: Int, month: Int, day: Int) {
    // Days are counted from 0000-03-01, so that the leap day is the last of its year.
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// The year, 1 to 9999.
  public var year: Int { components.year }
  /// The month of the year, 1 to 12.
  public var month: Int { components.month }
  /// The day of the month, 1 to 31.
  public var day: Int { components.day }
  /// The quarter of the year, 1 to 4.
  public var quarter: Int { (components.month + 2) / 3 }
  /// The day of the year, 1 to 366.
  public var dayOfYear: Int {
    Int(number) - Day.number(year: components.year, month: 1, day: 1) + 1
  }
  /// The month that the day lies in.
  public var yearMonth: Month {
    let (year, month, _) = components
    return Month(unchecked: year * 12 + month - 1)
  }

  /// Whether a year has 366 days.
  public static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// How many days a month has; 0 if there is no such month.
  public static func count(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: isLeap(year: year) ? 29 : 28
    default: 0
    }
  }

  /// How many days a year has.
  public static func count(ofYear year: Int) -> Int { isLeap(year: year) ? 366 : 365 }

  /// The days since 1970-01-01 of a date that exists.
  static func number(year: Int, month: Int, day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
