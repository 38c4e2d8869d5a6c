/// A length of time as people say it: months, days and elapsed microseconds, kept apart because a month is not a
/// number of days and a day is not always 24 hours.
///
/// It is applied in that order, each on the wall clock but the last: months first (month ends clamped), then
/// days, then the elapsed time. Two are equal if all three parts are; `24h` is not `1d`.
public struct CivilDuration: Hashable, Sendable {
  /// Calendar months; a year is twelve.
  public var months: Int
  /// Calendar days; a week is seven.
  public var days: Int
  /// Elapsed time in microseconds.
  public var microseconds: Int64

  /// A duration of the parts given.
  public init(months: Int = 0, days: Int = 0, microseconds: Int64 = 0) {
    self.months = months
    self.days = days
    self.microseconds = microseconds
  }

  /// No time at all.
  public static let zero = CivilDuration()

  /// Whether all parts are 0.
  public var isZero: Bool { months == 0 && days == 0 && microseconds == 0 }

  /// The sum part by part, or nil if a part is too large.
  public func adding(_ other: CivilDuration) -> CivilDuration? {
    let (months, first) = months.addingReportingOverflow(other.months)
    let (days, second) = days.addingReportingOverflow(other.days)
    let (microseconds, third) = microseconds.addingReportingOverflow(other.microseconds)
    return first || second || third
      ? nil : CivilDuration(months: months, days: days, microseconds: microseconds)
  }

  /// Each part times a whole number, or nil if a part is too large.
  public func multiplied(by factor: Int) -> CivilDuration? {
    let (months, first) = months.multipliedReportingOverflow(by: factor)
    let (days, second) = days.multipliedReportingOverflow(by: factor)
    let (microseconds, third) = microseconds.multipliedReportingOverflow(by: Int64(factor))
    return first || second || third
      ? nil : CivilDuration(months: months, days: days, microseconds: microseconds)
  }

  /// Each part with the other sign, or nil if a part is too large.
  public var negated: CivilDuration? { multiplied(by: -1) }

  /// Whether this is shorter than another, or nil if the two cannot be compared because they have parts of
  /// unlike kinds: a month and thirty days, a day and 24 hours.
  public func isShorter(than other: CivilDuration) -> Bool? {
    let kinds = [
      (months, other.months), (days, other.days), (Int(microseconds), Int(other.microseconds)),
    ].filter { $0.0 != 0 || $0.1 != 0 }
    guard kinds.count <= 1 else { return nil }
    return kinds.first.map { $0.0 < $0.1 } ?? false
  }
}

extension Day {
  /// The day after a duration of months and days. Nil if it has elapsed time, which a day knows nothing of, or
  /// if the result is outside the years 1 to 9999.
  public func adding(_ duration: CivilDuration) -> Day? {
    guard duration.microseconds == 0 else { return nil }
    return adding(months: duration.months)?.adding(days: duration.days)
  }
}

extension WallTime {
  /// The wall time after a duration, its elapsed part counted on a wall without clock changes.
  public func adding(_ duration: CivilDuration) -> WallTime? {
    guard let day = day.adding(months: duration.months)?.adding(days: duration.days) else { return nil }
    let (sum, overflow) = WallTime(day, time).microseconds.addingReportingOverflow(duration.microseconds)
    return overflow ? nil : WallTime(microseconds: sum)
  }
}
