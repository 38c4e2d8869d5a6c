/// A point in time: whole microseconds since 1970-01-01 00:00 UTC, leap seconds not counted.
public struct Instant: Hashable, Comparable, Sendable {
  /// Microseconds since 1970-01-01 00:00 UTC.
  public let microseconds: Int64

  /// The first instant of the year 1 in UTC.
  public static let first = Instant(microseconds: WallTime(.first).microseconds)
  /// The last instant of the year 9999 in UTC.
  public static let last = Instant(
    microseconds: WallTime(.last).microseconds + TimeOfDay.microsecondsPerDay - 1)

  /// The instant that many microseconds after 1970-01-01 00:00 UTC.
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The instant that many seconds after 1970-01-01 00:00 UTC, or nil if it is too far away.
  public init?(seconds: Int) {
    let (microseconds, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    guard !overflow else { return nil }
    self.init(microseconds: microseconds)
  }

  /// Whole seconds since 1970-01-01 00:00 UTC, rounded down.
  public var seconds: Int64 {
    let whole = microseconds / 1_000_000
    return microseconds % 1_000_000 < 0 ? whole - 1 : whole
  }

  /// The instant that long later, or nil outside the years 1 to 9999 in UTC.
  public func adding(microseconds: Int64) -> Instant? {
    let (sum, overflow) = self.microseconds.addingReportingOverflow(microseconds)
    guard !overflow, sum >= Instant.first.microseconds, sum <= Instant.last.microseconds else { return nil }
    return Instant(microseconds: sum)
  }

  /// How many microseconds later another instant is.
  public func microseconds(until other: Instant) -> Int64 {
    let (difference, overflow) = other.microseconds.subtractingReportingOverflow(microseconds)
    guard overflow else { return difference }
    return other.microseconds > microseconds ? .max : .min
  }

  /// How much of the time between two instants has gone by at a third: 0 before the start, 1 after the end,
  /// and 0 or 1 where the two are the same instant. If the end is before the start, the whole is over: 1.
  public static func elapsedFraction(from start: Instant, to end: Instant, at instant: Instant) -> Double {
    if instant >= end { return 1 }
    if instant <= start { return 0 }
    return Double(start.microseconds(until: instant)) / Double(start.microseconds(until: end))
  }

  /// Whether the first instant is the earlier.
  public static func < (left: Instant, right: Instant) -> Bool { left.microseconds < right.microseconds }
}
