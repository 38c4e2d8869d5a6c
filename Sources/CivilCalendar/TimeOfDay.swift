/// A time of the day, from midnight up to, not including, the next: whole microseconds, no zone.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Microseconds since midnight, 0 to 86,399,999,999.
  public let microseconds: Int64

  /// How many microseconds a day of 24 hours has.
  public static let microsecondsPerDay: Int64 = 86_400_000_000
  /// 00:00.
  public static let midnight = TimeOfDay(unchecked: 0)

  /// The time that long after midnight, or nil if that is not within the day.
  public init?(microseconds: Int64) {
    guard microseconds >= 0, microseconds < TimeOfDay.microsecondsPerDay else { return nil }
    self.microseconds = microseconds
  }

  /// A time by its parts, or nil if there is no such time.
  public init?(hour: Int, minute: Int, second: Int = 0, microsecond: Int = 0) {
    guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second),
      (0..<1_000_000).contains(microsecond)
    else { return nil }
    microseconds = Int64((hour * 60 + minute) * 60 + second) * 1_000_000 + Int64(microsecond)
  }

  init(unchecked microseconds: Int64) { self.microseconds = microseconds }

  /// The hour, 0 to 23.
  public var hour: Int { Int(microseconds / 3_600_000_000) }
  /// The minute, 0 to 59.
  public var minute: Int { Int(microseconds / 60_000_000 % 60) }
  /// The second, 0 to 59.
  public var second: Int { Int(microseconds / 1_000_000 % 60) }
  /// What is left below the second, 0 to 999,999.
  public var microsecond: Int { Int(microseconds % 1_000_000) }

  /// The time that long later, taken round the clock.
  public func adding(microseconds: Int64) -> TimeOfDay {
    let day = TimeOfDay.microsecondsPerDay
    let sum = self.microseconds + microseconds % day
    return TimeOfDay(unchecked: (sum % day + day) % day)
  }

  /// Whether the first time is the earlier.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.microseconds < right.microseconds }
}
