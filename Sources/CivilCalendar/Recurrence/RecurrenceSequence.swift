extension RecurrenceRule {
  /// The occurrences from a start on, on the wall of its zone, made as they are asked for.
  public func occurrences(from start: WallTime, in zone: Zone = .utc) -> RecurrenceSequence {
    RecurrenceSequence(rule: self, start: start, zone: zone)
  }
}

/// The occurrences of a rule in order. There may be no end; there is one where the years end, and where a rule that
/// can never be met has been tried long enough.
public struct RecurrenceSequence: Sequence, Sendable {
  /// The rule.
  public let rule: RecurrenceRule
  /// What it starts from; it gives what the rule leaves open.
  public let start: WallTime
  /// Where the wall hangs; matters only to an end that is an instant.
  public let zone: Zone

  /// The occurrences in order.
  public func makeIterator() -> RecurrenceIterator { RecurrenceIterator(self, skippingTo: nil) }

  /// The occurrences from a time on. Without a count, what lies before is not made.
  public func iterator(from time: WallTime) -> RecurrenceIterator {
    RecurrenceIterator(self, skippingTo: time)
  }
}

/// Gives the occurrences of a rule in order.
public struct RecurrenceIterator: IteratorProtocol {
  /// How many years, months and so on may go by without an occurrence.
  private static let patience = 200_000

  private let rule: RecurrenceRule
  private let start: WallTime
  private let days: RecurrenceDays
  private let until: WallTime?
  private let from: WallTime?
  private var left: Int
  /// Which year, month, week, day or time unit is next, counted in intervals from the start.
  private var period = 0
  private var isOver = false
  private var fruitless = 0
  /// How much may still be looked at before a pause, in days and times of the day.
  private var allowance = Int.max
  /// How much the last `next(within:)` looked at.
  var spent: Int { granted - allowance }
  private var granted = 0
  /// Whether the last `next(within:)` stopped before it found an occurrence or the end.
  public private(set) var isPaused = false
  /// What the current period has: days, times of the day in seconds, and which of their pairs come.
  private var periodDays: [Int32] = []
  private var periodTimes: [Int32] = []
  private var positions: [Int]?
  private var cursor = 0
  private var end = 0
  /// The day that was looked at last, and whether the rule allows it.
  private var checked: (number: Int, isAllowed: Bool)?
  /// The times of the day that frequencies of a day or more have.
  private let fixedTimes: [Int32]

  init(_ sequence: RecurrenceSequence, skippingTo from: WallTime?) {
    var rule = sequence.rule
    rule.interval = min(rule.interval, 10_000_000)
    // What no clock shows is never met.
    let times = (rule.byHour, rule.byMinute, rule.bySecond)
    rule.byHour = times.0.filter { (0..<24).contains($0) }
    rule.byMinute = times.1.filter { (0..<60).contains($0) }
    rule.bySecond = times.2.filter { (0..<60).contains($0) }
    isOver =
      rule.byHour.isEmpty != times.0.isEmpty || rule.byMinute.isEmpty != times.1.isEmpty
      || rule.bySecond.isEmpty != times.2.isEmpty
    self.rule = rule
    start = WallTime(
      sequence.start.day,
      TimeOfDay(unchecked: sequence.start.time.microseconds / 1_000_000 * 1_000_000))
    days = RecurrenceDays(rule, start: start.day)
    left = rule.count ?? .max
    self.from = from
    switch rule.until {
    case .day(let day)?: until = WallTime(day, TimeOfDay(unchecked: TimeOfDay.microsecondsPerDay - 1))
    case .wall(let wall)?: until = wall
    case .instant(let instant)?: until = sequence.zone.wallTime(at: instant)
    case nil: until = nil
    }
    fixedTimes = rule.frequency <= .daily ? RecurrenceIterator.times(rule, start.time) : []
    if rule.interval < 1 || left <= 0 { isOver = true }
    if rule.frequency > .daily, !isReachable { isOver = true }
    if let from, rule.count == nil, from > start { skip(to: from) }
  }

  /// The next occurrence.
  public mutating func next() -> WallTime? {
    allowance = .max
    return find()
  }

  /// The next occurrence, or nil also when so many days and times were looked at in vain: `isPaused` tells, and the
  /// next call goes on from there. For callers that must be able to stop, since a rule may go on for long without one.
  public mutating func next(within steps: Int) -> WallTime? {
    granted = steps
    allowance = steps
    return find()
  }

  private mutating func find() -> WallTime? {
    isPaused = false
    while !isOver {
      while cursor < end {
        allowance -= 1
        if allowance < 0 {
          isPaused = true
          return nil
        }
        let place = positions.map { $0[cursor] } ?? cursor
        cursor += 1
        guard let wall = occurrence(place), wall >= start else { continue }
        if let until, wall > until {
          isOver = true
          return nil
        }
        fruitless = 0
        left -= 1
        if left <= 0 { isOver = true }
        if let from, wall < from {
          if isOver { return nil }
          continue
        }
        return wall
      }
      if allowance < 0 {
        isPaused = true
        return nil
      }
      fruitless += 1
      guard fruitless <= Self.patience, fill() else {
        isOver = true
        return nil
      }
    }
    return nil
  }

  private func occurrence(_ place: Int) -> WallTime? {
    let count = periodTimes.count
    guard count > 0, place / count < periodDays.count, let day = Day(number: Int(periodDays[place / count]))
    else {
      return nil
    }
    return WallTime(day, TimeOfDay(unchecked: Int64(periodTimes[place % count]) * 1_000_000))
  }

  /// Goes on to the next period that has days; false if the years end.
  private mutating func fill() -> Bool {
    let filled = rule.frequency <= .daily ? fillDays() : fillTimes()
    guard filled else { return false }
    let total = periodDays.count * periodTimes.count
    cursor = 0
    if rule.bySetPosition.isEmpty {
      positions = nil
      end = total
    } else {
      let chosen = Set(
        rule.bySetPosition.map { $0 > 0 ? $0 - 1 : total + $0 }.filter { $0 >= 0 && $0 < total }
      ).sorted()
      positions = chosen
      end = chosen.count
    }
    return true
  }

  private mutating func fillDays() -> Bool {
    let (steps, overflow) = period.multipliedReportingOverflow(by: rule.interval)
    guard !overflow else { return false }
    period += 1
    periodTimes = fixedTimes
    allowance -= rule.frequency == .yearly ? 366 : rule.frequency == .monthly ? 31 : 7
    switch rule.frequency {
    case .yearly:
      let year = start.day.year + steps
      guard year <= 9999 else { return false }
      periodDays = days.days(
        from: Day.number(year: year, month: 1, day: 1), through: Day.number(year: year, month: 12, day: 31))
    case .monthly:
      guard let month = start.day.yearMonth.adding(months: steps) else { return false }
      periodDays = days.days(from: Int(month.firstDay.number), through: Int(month.lastDay.number))
    case .weekly:
      // The first week begins with the start.
      let week = Int(start.day.number) - rule.weekStart.days(until: start.day.weekday)
      let first = week + steps * 7
      guard first <= Int(Day.last.number) else { return false }
      periodDays = days.days(
        from: max(first, Int(start.day.number)), through: min(first + 6, Int(Day.last.number)))
    case .daily, .hourly, .minutely, .secondly:
      guard let day = start.day.adding(days: steps) else { return false }
      periodDays = days.days(from: Int(day.number), through: Int(day.number))
    }
    return true
  }

  /// The times of the day that a rule has, the start's where it says none.
  private static func times(_ rule: RecurrenceRule, _ start: TimeOfDay) -> [Int32] {
    func sorted(_ numbers: [Int], _ other: Int) -> [Int] { numbers.isEmpty ? [other] : Set(numbers).sorted() }
    var times: [Int32] = []
    for hour in sorted(rule.byHour, start.hour) {
      for minute in sorted(rule.byMinute, start.minute) {
        for second in sorted(rule.bySecond, start.second) {
          times.append(Int32(truncatingIfNeeded: (hour * 60 + minute) * 60 + second))
        }
      }
    }
    return times
  }

  /// Passes over what lies wholly before a time.
  private mutating func skip(to time: WallTime) {
    let steps: Int
    switch rule.frequency {
    case .yearly: steps = time.day.year - start.day.year
    case .monthly: steps = start.day.yearMonth.months(until: time.day.yearMonth)
    case .weekly: steps = start.day.days(until: time.day) / 7
    case .daily: steps = start.day.days(until: time.day)
    case .hourly, .minutely, .secondly:
      let seconds = (time.microseconds - start.microseconds) / 1_000_000
      steps = Int(seconds) / unit
    }
    // One earlier, so that a period that is under way is not lost.
    period = max(0, steps / rule.interval - 1)
  }
}

extension RecurrenceIterator {
  /// Seconds of the unit of a frequency below a day.
  private var unit: Int {
    switch rule.frequency {
    case .hourly: 3600
    case .minutely: 60
    default: 1
    }
  }

  /// The start in whole units.
  private var startUnits: Int {
    Int(
      start.microseconds / 1_000_000 >= 0
        ? start.microseconds / 1_000_000 : (start.microseconds / 1_000_000 - Int64(unit) + 1)) / unit
  }

  /// Whether the steps ever come to a time of the day that the rule allows.
  private var isReachable: Bool {
    let unitsPerDay = 86_400 / unit
    var (one, other) = (rule.interval, unitsPerDay)
    while other != 0 { (one, other) = (other, one % other) }
    let first = ((startUnits % unitsPerDay) + unitsPerDay) % unitsPerDay % one
    return stride(from: first, to: unitsPerDay, by: one).contains { blocked($0 * unit) == nil }
  }

  /// For a time of the day that the rule does not allow, the first second after it that may be allowed; nil if it is allowed.
  private func blocked(_ second: Int) -> Int? {
    if !rule.byHour.isEmpty, !rule.byHour.contains(second / 3600) { return (second / 3600 + 1) * 3600 }
    if rule.frequency >= .minutely, !rule.byMinute.isEmpty, !rule.byMinute.contains(second / 60 % 60) {
      return (second / 60 + 1) * 60
    }
    if rule.frequency >= .secondly, !rule.bySecond.isEmpty, !rule.bySecond.contains(second % 60) {
      return second + 1
    }
    return nil
  }

  /// Goes on to the next hour, minute or second that the rule allows.
  private mutating func fillTimes() -> Bool {
    let base = startUnits
    for _ in 0..<Self.patience {
      allowance -= 1
      let (steps, overflow) = period.multipliedReportingOverflow(by: rule.interval)
      guard !overflow, base + steps <= (Int(Day.last.number) + 1) * (86_400 / unit) else { return false }
      let seconds = (base + steps) * unit
      let number = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
      guard number <= Int(Day.last.number) else { return false }
      let second = seconds - number * 86_400
      var next: Int?
      if !allowsDay(number) {
        next = (number + 1) * 86_400
      } else if let free = blocked(second) {
        next = number * 86_400 + free
      }
      guard let next else {
        period += 1
        periodDays = [Int32(truncatingIfNeeded: number)]
        periodTimes = times(at: second)
        return true
      }
      // The first step at or after that second.
      let units = (next + unit - 1) / unit - base
      period = max(period + 1, (units + rule.interval - 1) / rule.interval)
    }
    return false
  }

  private mutating func allowsDay(_ number: Int) -> Bool {
    if let checked, checked.number == number { return checked.isAllowed }
    let isAllowed = !days.days(from: number, through: number).isEmpty
    checked = (number, isAllowed)
    return isAllowed
  }

  /// The times within an hour, minute or second.
  private func times(at second: Int) -> [Int32] {
    func sorted(_ numbers: [Int], _ other: Int) -> [Int] { numbers.isEmpty ? [other] : Set(numbers).sorted() }
    switch rule.frequency {
    case .hourly:
      return sorted(rule.byMinute, start.time.minute).flatMap { minute in
        sorted(rule.bySecond, start.time.second).map {
          Int32(truncatingIfNeeded: second / 3600 * 3600 + minute * 60 + $0)
        }
      }
    case .minutely:
      return sorted(rule.bySecond, start.time.second).map { Int32(truncatingIfNeeded: second / 60 * 60 + $0) }
    default: return [Int32(truncatingIfNeeded: second)]
    }
  }
}
