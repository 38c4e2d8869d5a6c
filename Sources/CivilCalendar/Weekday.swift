/// A day of the week. The raw value is ISO's number: Monday is 1, Sunday is 7.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The weekday with ISO's number, taken round the week: 0 is Sunday, 8 is Monday.
  public init(wrapping number: Int) {
    switch (number % 7 + 7) % 7 {
    case 1: self = .monday
    case 2: self = .tuesday
    case 3: self = .wednesday
    case 4: self = .thursday
    case 5: self = .friday
    case 6: self = .saturday
    default: self = .sunday
    }
  }

  /// How many days after this weekday the other comes, 0 to 6.
  public func days(until other: Weekday) -> Int { (other.rawValue - rawValue + 7) % 7 }

  /// The weekday that many days later.
  public func adding(_ days: Int) -> Weekday { Weekday(wrapping: rawValue + days % 7) }

  /// Whether it is Saturday or Sunday.
  public var isWeekend: Bool { self == .saturday || self == .sunday }

  /// The seven weekdays in the order of a week that begins with this one.
  public var week: [Weekday] { (0..<7).map { adding($0) } }
}

extension Day {
  /// The weekday.
  public var weekday: Weekday { Weekday(wrapping: (Int(number) % 7 + 7) % 7 + 4) }

  /// The first such weekday on or after this day.
  public func next(_ weekday: Weekday) -> Day? { adding(days: self.weekday.days(until: weekday)) }

  /// The last such weekday on or before this day.
  public func previous(_ weekday: Weekday) -> Day? { adding(days: -weekday.days(until: self.weekday)) }
}
