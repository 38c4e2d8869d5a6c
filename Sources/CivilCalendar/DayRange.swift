/// The days from one to another, both included.
public struct DayRange: Hashable, Sendable {
  /// The first day.
  public let lowerBound: Day
  /// The last day.
  public let upperBound: Day

  /// The days between two days, in whichever order they are given.
  public init(_ one: Day, _ other: Day) {
    lowerBound = Swift.min(one, other)
    upperBound = Swift.max(one, other)
  }

  /// Whether a day lies in the range.
  public func contains(_ day: Day) -> Bool { day >= lowerBound && day <= upperBound }

  /// Whether the two ranges have a day in common.
  public func overlaps(_ other: DayRange) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }

  /// The days that both ranges have, or nil if there are none.
  public func intersection(_ other: DayRange) -> DayRange? {
    guard overlaps(other) else { return nil }
    return DayRange(Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound))
  }

  /// The day of the range that is nearest to the one given.
  public func clamp(_ day: Day) -> Day { day < lowerBound ? lowerBound : day > upperBound ? upperBound : day }
}

extension DayRange: RandomAccessCollection {
  /// 0.
  public var startIndex: Int { 0 }
  /// How many days it has.
  public var endIndex: Int { Int(upperBound.number) - Int(lowerBound.number) + 1 }
  /// The day at that place; places outside give the days that would stand there, held to the days there are.
  public subscript(position: Int) -> Day {
    let (number, overflow) = Int(lowerBound.number).addingReportingOverflow(position)
    return Day(clamping: overflow ? position : number)
  }
}

extension DayRange: CustomStringConvertible {
  /// `2026-11-01...2026-11-30`.
  public var description: String { "\(lowerBound)...\(upperBound)" }
}
