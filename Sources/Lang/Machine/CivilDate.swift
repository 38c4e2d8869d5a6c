/// Year, month and day of a number of days since 1970-01-01, by the algorithms of Howard Hinnant,
/// "chrono-Compatible Low-Level Date Algorithms". Proleptic Gregorian.
public struct CivilDate: Hashable, Sendable {
  public var year: Int
  public var month: Int
  public var day: Int

  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  public init(days: Int) {
    let shifted = days &+ 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let m = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * m + 2) / 5 + 1
    month = m < 10 ? m + 3 : m - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days since 1970-01-01.
  public var days: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The days of a month: 28...31.
  public static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// 0001-01-01 and 9999-12-31 in days since 1970-01-01.
  public static let range = -719_162...2_932_896

  /// Adds months, the day clamped to the month's end.
  public func adding(months: Int) -> CivilDate? {
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, total >= 12, total < 120_000 else { return nil }
    let newYear = total / 12
    let newMonth = total % 12 + 1
    return CivilDate(
      year: newYear, month: newMonth, day: min(day, CivilDate.daysInMonth(newMonth, of: newYear)))
  }

  /// `2026-11-30`
  public var description: String {
    "\(CivilDate.padded(year, 4))-\(CivilDate.padded(month, 2))-\(CivilDate.padded(day, 2))"
  }

  static func padded(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return text.utf8.count >= width ? text : String(repeating: "0", count: width - text.utf8.count) + text
  }

  /// `09:30`, `09:30:05`, `09:30:05.25`
  public static func timeText(_ microseconds: Int) -> String {
    let seconds = microseconds / 1_000_000
    var text = "\(padded(seconds / 3600, 2)):\(padded(seconds / 60 % 60, 2))"
    let fraction = microseconds % 1_000_000
    if seconds % 60 != 0 || fraction != 0 { text += ":\(padded(seconds % 60, 2))" }
    if fraction != 0 {
      var digits = padded(fraction, 6)
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}
