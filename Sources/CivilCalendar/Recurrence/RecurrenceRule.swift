/// A rule by which something recurs: RFC 5545's `RRULE`.
///
///     let rule = try RecurrenceRule("FREQ=MONTHLY;BYDAY=-1FR;COUNT=3")
///     Array(rule.occurrences(from: start))      // the last Fridays of three months
///
/// Where the standard leaves room, the answers are those of python-dateutil, which most calendar software agrees with: the
/// start is an occurrence only if the rule gives it, and a rule that says weeks of the year but no weekday means all their days.
public struct RecurrenceRule: Hashable, Sendable {
  /// How often it recurs, if the interval is 1.
  public enum Frequency: Int, CaseIterable, Comparable, Hashable, Sendable {
    case yearly, monthly, weekly, daily, hourly, minutely, secondly

    /// Whether the first is the rarer.
    public static func < (left: Frequency, right: Frequency) -> Bool { left.rawValue < right.rawValue }

    /// The name in a rule: `YEARLY`.
    public var name: String { "\(self)".uppercased() }
  }

  /// A weekday, or the n-th of its kind in the month or year, from the end if negative.
  public struct WeekdayPlace: Hashable, Sendable {
    /// The weekday.
    public var weekday: Weekday
    /// Which of its kind; nil for all.
    public var ordinal: Int?

    /// A weekday, or the n-th of its kind.
    public init(_ weekday: Weekday, ordinal: Int? = nil) {
      self.weekday = weekday
      self.ordinal = ordinal
    }
  }

  /// Up to when it recurs, the end included.
  public enum Until: Hashable, Sendable {
    /// To the end of a day.
    case day(Day)
    /// To a time on the wall of the zone that the start has.
    case wall(WallTime)
    /// To an instant.
    case instant(Instant)
  }

  /// How often it recurs, if the interval is 1.
  public var frequency: Frequency
  /// Every so many years, months and so on.
  public var interval = 1
  /// After how many occurrences it ends.
  public var count: Int?
  /// Up to when it recurs.
  public var until: Until?
  /// Seconds of the minute, 0 to 59.
  public var bySecond: [Int] = []
  /// Minutes of the hour, 0 to 59.
  public var byMinute: [Int] = []
  /// Hours of the day, 0 to 23.
  public var byHour: [Int] = []
  /// Weekdays.
  public var byDay: [WeekdayPlace] = []
  /// Days of the month, from its end if negative.
  public var byMonthDay: [Int] = []
  /// Days of the year, from its end if negative.
  public var byYearDay: [Int] = []
  /// Weeks of the year, from its end if negative.
  public var byWeekNumber: [Int] = []
  /// Months, 1 to 12.
  public var byMonth: [Int] = []
  /// Which of the occurrences within a year, month and so on, from the end if negative.
  public var bySetPosition: [Int] = []
  /// The weekday that weeks begin with.
  public var weekStart = Weekday.monday

  /// A rule that recurs at that frequency.
  public init(_ frequency: Frequency) { self.frequency = frequency }
}
