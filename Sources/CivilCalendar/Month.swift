/// A month of a year, in the years 1 to 9999.
public struct Month: Hashable, Comparable, Sendable {
  /// Months since January of the year 0: `year * 12 + month - 1`.
  let index: Int

  /// The first month there is: January of the year 1.
  public static let first = Month(unchecked: 12)
  /// The last month there is: December of the year 9999.
  public static let last = Month(unchecked: 9999 * 12 + 11)

  /// A month, or nil if there is no such.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    index = year * 12 + month - 1
  }

  init(unchecked index: Int) { self.index = index }

  /// The year.
  public var year: Int { index / 12 }
  /// The month of the year, 1 to 12.
  public var month: Int { index % 12 + 1 }
  /// How many days it has.
  public var dayCount: Int { Day.count(ofMonth: month, year: year) }
  /// Its first day.
  public var firstDay: Day { Day(unchecked: Day.number(year: year, month: month, day: 1)) }
  /// Its last day.
  public var lastDay: Day { Day(unchecked: Int(firstDay.number) + dayCount - 1) }
  /// Its days.
  public var days: DayRange { DayRange(firstDay, lastDay) }

  /// The month that many months later, or nil outside the years 1 to 9999.
  public func adding(months: Int) -> Month? {
    let (sum, overflow) = index.addingReportingOverflow(months)
    guard !overflow, sum >= Month.first.index, sum <= Month.last.index else { return nil }
    return Month(unchecked: sum)
  }

  /// How many months later another month is.
  public func months(until other: Month) -> Int { other.index - index }

  /// Its day with that number, or its last day if it has fewer, or its first for numbers below 1.
  public func day(clamping number: Int) -> Day {
    Day(unchecked: Int(firstDay.number) + min(max(number, 1), dayCount) - 1)
  }

  /// Whether a day lies in it.
  public func contains(_ day: Day) -> Bool { day.yearMonth == self }

  /// Whether the first month is the earlier.
  public static func < (left: Month, right: Month) -> Bool { left.index < right.index }
}

extension Month: CustomStringConvertible {
  /// `2026-11`.
  public var description: String { ISOText.year(year) + "-" + ISOText.two(month) }
}
