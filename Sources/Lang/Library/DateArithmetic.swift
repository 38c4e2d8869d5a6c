/// What `+`, `-`, `*` and `/` do with dates, times, instants and durations (rule 14).
///
/// A duration is (months, days, elapsed time), applied in that order: months first, the day clamped to the month's end,
/// then days, both on the wall clock of the run's zone; then the elapsed time on the instant.
public enum DateArithmetic {
  static let dayLength = 86_400_000_000
  /// The instants of the years 1...9999.
  static let instants = CivilDate.range.lowerBound * dayLength..<(CivilDate.range.upperBound + 1) * dayLength

  /// `value + duration`, of a Date, Time, DateTime or Duration.
  public static func add(_ value: Value, _ duration: DurationObject, machine: Machine) throws -> Value {
    switch value {
    case .date(let day):
      guard duration.microseconds == 0 else {
        throw Failure(
          code: "type", "a Date has no time of day to add \(ValueText.duration(duration)) to",
          hint: "a DateTime has: `DateTime(date, @00:00)`; days are `1d`, not `24h`")
      }
      return .date(try move(day, months: duration.months, days: duration.days))
    case .time(let time):
      guard duration.months == 0, duration.days == 0 else {
        throw Failure(
          code: "type", "a Time has no day to add \(ValueText.duration(duration)) to",
          hint: "a DateTime has: `DateTime(date, time)`")
      }
      let sum = (time + duration.microseconds % dayLength) % dayLength
      return .time(sum < 0 ? sum + dayLength : sum)
    case .dateTime(let instant):
      var moved = instant
      if duration.months != 0 || duration.days != 0 {
        let local = LocalTime(instant, machine.environment)
        let day = try move(local.days, months: duration.months, days: duration.days)
        moved = machine.environment.instant(days: day, microseconds: local.microseconds)
      }
      let (sum, overflow) = moved.addingReportingOverflow(duration.microseconds)
      guard !overflow, instants.contains(sum) else { throw outside() }
      return .dateTime(sum)
    case .duration(let other): return try sum(other, duration, heap: machine.heap)
    default:
      throw Failure(code: "type", "a Duration can't be added to \(value.kindName)", hint: hint(for: value))
    }
  }

  /// `value - duration`
  public static func subtract(_ value: Value, _ duration: DurationObject, machine: Machine) throws -> Value {
    guard case .duration(let negative) = try negate(duration, heap: machine.heap) else { return .null }
    return try add(value, negative, machine: machine)
  }

  /// `a - b`: Dates differ by days, DateTimes and Times by elapsed time.
  public static func difference(_ a: Value, _ b: Value, machine: Machine) throws -> Value {
    switch (a, b) {
    case (.date(let x), .date(let y)): return try machine.heap.duration(days: x - y)
    case (.time(let x), .time(let y)): return try machine.heap.duration(microseconds: x - y)
    case (.dateTime(let x), .dateTime(let y)):
      let (difference, overflow) = x.subtractingReportingOverflow(y)
      if overflow { throw outside() }
      return try machine.heap.duration(microseconds: difference)
    case (_, .duration(let duration)): return try subtract(a, duration, machine: machine)
    case (.date, .dateTime), (.dateTime, .date):
      throw Failure(
        code: "type", "\(a.kindName) and \(b.kindName) have no difference",
        hint: "take the day of the DateTime: `.date`")
    default:
      throw Failure(code: "type", "\(b.kindName) can't be taken from \(a.kindName)", hint: hint(for: b))
    }
  }

  /// Component by component.
  public static func sum(_ a: DurationObject, _ b: DurationObject, heap: Heap) throws -> Value {
    let (months, o1) = a.months.addingReportingOverflow(b.months)
    let (days, o2) = a.days.addingReportingOverflow(b.days)
    let (microseconds, o3) = a.microseconds.addingReportingOverflow(b.microseconds)
    if o1 || o2 || o3 { throw tooLong() }
    return try heap.duration(months: months, days: days, microseconds: microseconds)
  }

  /// `-duration`
  public static func negate(_ duration: DurationObject, heap: Heap) throws -> Value {
    let (months, o1) = 0.subtractingReportingOverflow(duration.months)
    let (days, o2) = 0.subtractingReportingOverflow(duration.days)
    let (microseconds, o3) = 0.subtractingReportingOverflow(duration.microseconds)
    if o1 || o2 || o3 { throw tooLong() }
    return try heap.duration(months: months, days: days, microseconds: microseconds)
  }

  /// `duration * number`: any duration by an Int; by a fraction only elapsed time, rounded to the microsecond.
  public static func multiply(_ duration: DurationObject, by number: Value, heap: Heap) throws -> Value {
    if case .int(let factor) = number {
      let (months, o1) = duration.months.multipliedReportingOverflow(by: factor)
      let (days, o2) = duration.days.multipliedReportingOverflow(by: factor)
      let (microseconds, o3) = duration.microseconds.multipliedReportingOverflow(by: factor)
      if o1 || o2 || o3 { throw tooLong() }
      return try heap.duration(months: months, days: days, microseconds: microseconds)
    }
    guard let factor = number.asDouble else {
      throw Failure(code: "type", "a Duration is multiplied by a number, not by \(number.kindName)")
    }
    return try elapsed(duration, Double(duration.microseconds) * factor, heap: heap)
  }

  /// `duration / number`: calendar units only if they come out whole.
  public static func divide(_ duration: DurationObject, by number: Value, heap: Heap) throws -> Value {
    guard let divisor = number.asDouble else {
      throw Failure(
        code: "type", "a Duration is divided by a number or a Duration, not by \(number.kindName)")
    }
    if divisor == 0 { throw Failure(code: "division", "a Duration divided by zero") }
    if case .int(let n) = number, n != -1, duration.months % n == 0, duration.days % n == 0,
      duration.months != 0 || duration.days != 0
    {
      return try heap.duration(
        months: duration.months / n, days: duration.days / n, microseconds: duration.microseconds / n)
    }
    if case .int(-1) = number { return try negate(duration, heap: heap) }
    return try elapsed(duration, Double(duration.microseconds) / divisor, heap: heap)
  }

  /// `duration / duration`: how often one goes into the other, a Float; of one unit both.
  public static func ratio(_ a: DurationObject, _ b: DurationObject) throws -> Value {
    func only(_ x: DurationObject) -> (Int, Int)? {
      let parts = [x.months, x.days, x.microseconds].enumerated().filter { $0.element != 0 }
      guard parts.count == 1 else { return nil }
      return (parts[0].offset, parts[0].element)
    }
    guard let (unit, divisor) = only(b) else {
      if b.months == 0, b.days == 0 {
        throw Failure(code: "division", "a Duration divided by no time at all")
      }
      throw unlike()
    }
    if a.months == 0, a.days == 0, a.microseconds == 0 { return .float(0) }
    guard let (otherUnit, dividend) = only(a), otherUnit == unit else { throw unlike() }
    return .float(Double(dividend) / Double(divisor))
  }

  private static func elapsed(_ duration: DurationObject, _ microseconds: Double, heap: Heap) throws -> Value
  {
    guard duration.months == 0, duration.days == 0 else {
      throw Failure(
        code: "type", "\(ValueText.duration(duration)) can't be taken in fractions",
        hint: "days and months differ in length; hours, minutes and seconds can be")
    }
    guard let whole = Int(exactly: microseconds.rounded()) else { throw tooLong() }
    return try heap.duration(microseconds: whole)
  }

  /// A day moved by months, then by days.
  static func move(_ day: Int, months: Int, days: Int) throws -> Int {
    var moved = day
    if months != 0 {
      guard let date = CivilDate(days: day).adding(months: months) else { throw outside() }
      moved = date.days
    }
    let (sum, overflow) = moved.addingReportingOverflow(days)
    guard !overflow, CivilDate.range.contains(sum) else { throw outside() }
    return sum
  }

  static func outside() -> Failure {
    Failure(code: "date", "this leads outside the calendar, which has the years 1 to 9999")
  }

  private static func tooLong() -> Failure {
    Failure(code: "overflow", "this leads outside what a Duration can hold")
  }

  private static func unlike() -> Failure {
    Failure(
      code: "type",
      "durations of unlike units don't divide: a day is not always 24 hours, a month not 30 days",
      hint: "`end - start` of two DateTimes is elapsed time")
  }

  private static func hint(for value: Value) -> String? {
    value.isNumber ? "a Duration has a unit: `\(ValueText().text(value))m`, `…h`, `…d`" : nil
  }
}

/// An instant on the wall clock of the run's zone.
struct LocalTime {
  /// Days since 1970-01-01.
  let days: Int
  /// Microseconds since midnight.
  let microseconds: Int

  init(_ instant: Int, _ environment: any MachineEnvironment) {
    let local = instant &+ environment.offset(at: instant) &* 1_000_000
    var day = local / DateArithmetic.dayLength
    var time = local % DateArithmetic.dayLength
    if time < 0 {
      time += DateArithmetic.dayLength
      day -= 1
    }
    days = day
    microseconds = time
  }
}

/// Facts of days.
enum CalendarDay {
  static let weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

  /// 0 is Monday.
  static func weekday(_ day: Int) -> Int {
    let rest = (day + 3) % 7
    return rest < 0 ? rest + 7 : rest
  }

  static func isLeap(_ year: Int) -> Bool { CivilDate.daysInMonth(2, of: year) == 29 }

  static func dayOfYear(_ day: Int) -> Int {
    day - CivilDate(year: CivilDate(days: day).year, month: 1, day: 1).days + 1
  }

  /// The week by ISO 8601 and the year that it belongs to: the year of its Thursday.
  static func isoWeek(_ day: Int) -> (year: Int, week: Int) {
    let thursday = day - weekday(day) + 3
    return (CivilDate(days: thursday).year, (dayOfYear(thursday) - 1) / 7 + 1)
  }
}
