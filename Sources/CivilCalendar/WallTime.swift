/// What a calendar and a clock on a wall show: a day and a time of the day, without a zone.
public struct WallTime: Hashable, Comparable, Sendable {
  /// The day.
  public var day: Day
  /// The time of the day.
  public var time: TimeOfDay

  /// A day at a time, midnight unless said.
  public init(_ day: Day, _ time: TimeOfDay = .midnight) {
    self.day = day
    self.time = time
  }

  /// Whether the first is the earlier on the same wall.
  public static func < (left: WallTime, right: WallTime) -> Bool {
    (left.day.number, left.time.microseconds) < (right.day.number, right.time.microseconds)
  }

  /// Microseconds since 1970-01-01 00:00 on the same wall.
  public var microseconds: Int64 {
    Int64(day.number) * TimeOfDay.microsecondsPerDay + time.microseconds
  }

  /// The wall time that many microseconds after 1970-01-01 00:00 on the same wall, or nil outside the years 1
  /// to 9999.
  public init?(microseconds: Int64) {
    let perDay = TimeOfDay.microsecondsPerDay
    var days = microseconds / perDay
    var rest = microseconds % perDay
    if rest < 0 {
      rest += perDay
      days -= 1
    }
    guard let day = Day(number: Int(days)) else { return nil }
    self.init(day, TimeOfDay(unchecked: rest))
  }
}
