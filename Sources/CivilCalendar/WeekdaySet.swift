/// Some of the seven weekdays.
public struct WeekdaySet: OptionSet, Hashable, Sendable {
  /// A bit a weekday; Monday's is the lowest.
  public let rawValue: UInt8

  /// The set with those bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0x7F }

  /// The set of one weekday.
  public init(_ weekday: Weekday) { self.init(rawValue: 1 << UInt8(weekday.rawValue - 1)) }

  /// Monday to Friday.
  public static let weekdays = WeekdaySet(rawValue: 0b001_1111)
  /// Saturday and Sunday.
  public static let weekends = WeekdaySet(rawValue: 0b110_0000)
  /// All seven.
  public static let all = WeekdaySet(rawValue: 0b111_1111)

  /// Whether a weekday is in the set.
  public func contains(_ weekday: Weekday) -> Bool { !isDisjoint(with: WeekdaySet(weekday)) }

  /// The set with this weekday added, or taken out if it was there.
  public mutating func toggle(_ weekday: Weekday) { formSymmetricDifference(WeekdaySet(weekday)) }

  /// The weekdays in the set, in the order of a week that begins with the one given.
  public func weekdays(from first: Weekday = .monday) -> [Weekday] { first.week.filter { contains($0) } }

  /// How many weekdays are in the set.
  public var count: Int { rawValue.nonzeroBitCount }
}

extension Day {
  /// The day that many working days later (earlier if negative). Counting starts at the next working day, so
  /// that 1 after a Friday and after the Saturday that follows it is the Monday. `isHoliday` takes out days
  /// that are not worked. Nil if no weekday is worked or the days there are end.
  public func adding(
    businessDays count: Int, working: WeekdaySet = .weekdays, isHoliday: (Day) -> Bool = { _ in false }
  ) -> Day? {
    guard count != 0 else { return self }
    guard !working.isEmpty else { return nil }
    let step = count > 0 ? 1 : -1
    var day = self
    var left = count.magnitude
    while left > 0 {
      guard let next = day.adding(days: step) else { return nil }
      day = next
      if working.contains(day.weekday), !isHoliday(day) { left -= 1 }
    }
    return day
  }

  /// How many working days lie from this day up to, not including, another; negative if it is earlier.
  public func businessDays(
    until other: Day, working: WeekdaySet = .weekdays, isHoliday: (Day) -> Bool = { _ in false }
  ) -> Int {
    if other < self {
      return -other.businessDays(until: self, working: working, isHoliday: isHoliday)
    }
    var count = 0
    for number in Int(number)..<Int(other.number) {
      let day = Day(unchecked: number)
      if working.contains(day.weekday), !isHoliday(day) { count += 1 }
    }
    return count
  }
}
