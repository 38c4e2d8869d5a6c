extension RecurrenceRule {
  /// Why a text is no rule.
  public struct Failure: Error, Hashable, Sendable {
    /// What is wrong, as a sentence without a full stop.
    public let message: String
  }

  /// Reads a rule: `FREQ=WEEKLY;BYDAY=MO,WE;COUNT=10`. Parts that are not the standard's and begin with `X-` are passed over.
  public init(_ text: String) throws(Failure) {
    var parts: [(name: String, value: Substring)] = []
    for part in text.split(separator: ";") {
      guard let equals = part.firstIndex(of: "=") else { throw Failure(message: "\"\(part)\" has no =") }
      parts.append((part[..<equals].uppercased(), part[part.index(after: equals)...]))
    }
    guard let name = parts.first(where: { $0.name == "FREQ" })?.value.uppercased() else {
      throw Failure(message: "there is no FREQ")
    }
    guard let frequency = Frequency.allCases.first(where: { $0.name == name }) else {
      throw Failure(
        message: "FREQ is YEARLY, MONTHLY, WEEKLY, DAILY, HOURLY, MINUTELY or SECONDLY, not \(name)")
    }
    self.init(frequency)
    var seen: Set<String> = []
    for (name, value) in parts {
      guard seen.insert(name).inserted else { throw Failure(message: "\(name) is there twice") }
      try read(name, value)
    }
    if count != nil, until != nil { throw Failure(message: "COUNT and UNTIL exclude each other") }
  }

  private mutating func read(_ name: String, _ value: Substring) throws(Failure) {
    switch name {
    case "FREQ": break
    case "INTERVAL": interval = try Self.number(name, value, 1...1_000_000)
    case "COUNT": count = try Self.number(name, value, 0...100_000_000)
    case "UNTIL": until = try Self.until(value)
    case "BYSECOND": bySecond = try Self.numbers(name, value, 0...60).filter { $0 < 60 }
    case "BYMINUTE": byMinute = try Self.numbers(name, value, 0...59)
    case "BYHOUR": byHour = try Self.numbers(name, value, 0...23)
    case "BYDAY": byDay = try Self.weekdays(value)
    case "BYMONTHDAY": byMonthDay = try Self.numbers(name, value, -31...31, zero: false)
    case "BYYEARDAY": byYearDay = try Self.numbers(name, value, -366...366, zero: false)
    case "BYWEEKNO": byWeekNumber = try Self.numbers(name, value, -53...53, zero: false)
    case "BYMONTH": byMonth = try Self.numbers(name, value, 1...12)
    case "BYSETPOS": bySetPosition = try Self.numbers(name, value, -366...366, zero: false)
    case "WKST":
      guard let weekday = Self.weekday(value) else {
        throw Failure(message: "WKST is MO to SU, not \(value)")
      }
      weekStart = weekday
    default:
      if !name.hasPrefix("X-") { throw Failure(message: "\(name) is no part of a rule") }
    }
  }

  private static func number(_ name: String, _ value: Substring, _ range: ClosedRange<Int>) throws(Failure)
    -> Int
  {
    guard let number = Int(value), range.contains(number) else {
      throw Failure(message: "\(name) is \(range.lowerBound) to \(range.upperBound), not \(value)")
    }
    return number
  }

  private static func numbers(
    _ name: String, _ value: Substring, _ range: ClosedRange<Int>, zero: Bool = true
  ) throws(Failure) -> [Int] {
    var numbers: [Int] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      let number = try number(name, part, range)
      if number == 0, !zero { throw Failure(message: "\(name) is never 0") }
      numbers.append(number)
    }
    return numbers
  }

  static func weekday(_ text: some StringProtocol) -> Weekday? {
    switch text.uppercased() {
    case "MO": .monday
    case "TU": .tuesday
    case "WE": .wednesday
    case "TH": .thursday
    case "FR": .friday
    case "SA": .saturday
    case "SU": .sunday
    default: nil
    }
  }

  private static func weekdays(_ value: Substring) throws(Failure) -> [WeekdayPlace] {
    var places: [WeekdayPlace] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      guard let weekday = weekday(part.suffix(2)) else {
        throw Failure(message: "BYDAY has MO to SU, not \(part)")
      }
      let number = part.dropLast(2)
      guard !number.isEmpty else {
        places.append(WeekdayPlace(weekday))
        continue
      }
      guard let ordinal = Int(number), ordinal != 0, abs(max(ordinal, -1000)) <= 53 else {
        throw Failure(message: "in BYDAY \(part) means no weekday")
      }
      places.append(WeekdayPlace(weekday, ordinal: ordinal))
    }
    return places
  }

  private static func until(_ value: Substring) throws(Failure) -> Until {
    switch CompactTime(value) {
    case .day(let day)?: return .day(day)
    case .wall(let wall)?: return .wall(wall)
    case .instant(let instant)?: return .instant(instant)
    case nil: throw Failure(message: "UNTIL is a date or time such as 20261130T093000Z, not \(value)")
    }
  }
}

extension RecurrenceRule: CustomStringConvertible {
  /// The rule as it is written in a calendar file.
  public var description: String {
    var parts = ["FREQ=" + frequency.name]
    if interval != 1 { parts.append("INTERVAL=\(interval)") }
    if let count { parts.append("COUNT=\(count)") }
    switch until {
    case .day(let day)?: parts.append("UNTIL=" + CompactTime.day(day).description)
    case .wall(let wall)?: parts.append("UNTIL=" + CompactTime.wall(wall).description)
    case .instant(let instant)?: parts.append("UNTIL=" + CompactTime.instant(instant).description)
    case nil: break
    }
    func add(_ name: String, _ numbers: [Int]) {
      if !numbers.isEmpty { parts.append(name + "=" + numbers.map(String.init).joined(separator: ",")) }
    }
    add("BYSECOND", bySecond)
    add("BYMINUTE", byMinute)
    add("BYHOUR", byHour)
    if !byDay.isEmpty {
      parts.append(
        "BYDAY="
          + byDay.map { ($0.ordinal.map(String.init) ?? "") + Self.code($0.weekday) }.joined(separator: ","))
    }
    add("BYMONTHDAY", byMonthDay)
    add("BYYEARDAY", byYearDay)
    add("BYWEEKNO", byWeekNumber)
    add("BYMONTH", byMonth)
    add("BYSETPOS", bySetPosition)
    if weekStart != .monday { parts.append("WKST=" + Self.code(weekStart)) }
    return parts.joined(separator: ";")
  }

  private static func code(_ weekday: Weekday) -> String { "\(weekday)".prefix(2).uppercased() }
}

/// A date or time in the form of calendar files: `20261130`, `20261130T093000`, `20261130T083000Z`.
enum CompactTime: Hashable, Sendable, CustomStringConvertible {
  case day(Day)
  case wall(WallTime)
  case instant(Instant)

  init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    guard let value = bytes.withUnsafeBufferPointer({ CompactTime($0) }) else { return nil }
    self = value
  }

  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 8, let century = ISOText.two(bytes, 0), let year = ISOText.two(bytes, 2),
      let month = ISOText.two(bytes, 4), let number = ISOText.two(bytes, 6),
      let day = Day(year: century * 100 + year, month: month, day: number)
    else { return nil }
    if bytes.count == 8 {
      self = .day(day)
      return
    }
    guard bytes.count == 15 || bytes.count == 16, bytes[8] == UInt8(ascii: "T"),
      let hour = ISOText.two(bytes, 9),
      let minute = ISOText.two(bytes, 11), let second = ISOText.two(bytes, 13),
      // A leap second is the second before it: clocks here do not have it.
      let time = TimeOfDay(hour: hour, minute: minute, second: second == 60 ? 59 : second)
    else { return nil }
    let wall = WallTime(day, time)
    if bytes.count == 15 {
      self = .wall(wall)
    } else {
      guard bytes[15] == UInt8(ascii: "Z") else { return nil }
      self = .instant(Instant(microseconds: wall.microseconds))
    }
  }

  var description: String {
    func compact(_ text: String) -> String { text.filter { $0 != "-" && $0 != ":" } }
    switch self {
    case .day(let day): return compact(day.description)
    case .wall(let wall):
      let seconds = TimeOfDay(microseconds: wall.time.microseconds / 1_000_000 * 1_000_000) ?? .midnight
      return compact("\(wall.day)T\(seconds.descriptionWithSeconds)")
    case .instant(let instant): return CompactTime.wall(Zone.utc.wallTime(at: instant)).description + "Z"
    }
  }
}
