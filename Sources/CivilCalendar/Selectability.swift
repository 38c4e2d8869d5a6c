/// Which days may be chosen: all, unless a condition says otherwise.
public struct Selectability: Sendable {
  /// The weekdays that may be chosen.
  public var weekdays: WeekdaySet
  /// The first day that may be chosen.
  public var min: Day?
  /// The last day that may be chosen.
  public var max: Day?
  /// A further condition.
  public var test: (@Sendable (Day) -> Bool)?

  /// Days that meet all the conditions given.
  public init(
    weekdays: WeekdaySet = .all, min: Day? = nil, max: Day? = nil, test: (@Sendable (Day) -> Bool)? = nil
  ) {
    self.weekdays = weekdays
    self.min = min
    self.max = max
    self.test = test
  }

  /// Every day.
  public static let all = Selectability()
  /// Monday to Friday.
  public static let weekdays = Selectability(weekdays: .weekdays)
  /// Saturday and Sunday.
  public static let weekends = Selectability(weekdays: .weekends)

  /// Whether a day may be chosen.
  public func allows(_ day: Day) -> Bool {
    if let min, day < min { return false }
    if let max, day > max { return false }
    return weekdays.contains(day.weekday) && (test?(day) ?? true)
  }
}
