/// Functions of dates, times and instants; an instant is read in the run's zone.
extension Catalog {
  func addDateFunctions() {
    addDateParts()
    addDateSteps()
    addDateConstructors()
  }

  private func addDateParts() {
    property("year", on: .day) { call in .int(CivilDate(days: try call.day()).year) }
    property("month", on: .day) { call in .int(CivilDate(days: try call.day()).month) }
    property("day", on: .day) { call in .int(CivilDate(days: try call.day()).day) }
    property("weekday", on: .day) { call in
      try call.heap.symbol(CalendarDay.weekdays[CalendarDay.weekday(try call.day())])
    }
    property("isoWeek", on: .day) { call in .int(CalendarDay.isoWeek(try call.day()).week) }
    property("isoWeekYear", on: .day) { call in .int(CalendarDay.isoWeek(try call.day()).year) }
    property("dayOfYear", on: .day) { call in .int(CalendarDay.dayOfYear(try call.day())) }
    property("quarter", on: .day) { call in .int((CivilDate(days: try call.day()).month + 2) / 3) }
    property("daysInMonth", on: .day) { call in
      let date = CivilDate(days: try call.day())
      return .int(CivilDate.daysInMonth(date.month, of: date.year))
    }
    property("isLeapYear", on: .day) { call in
      .bool(CalendarDay.isLeap(CivilDate(days: try call.day()).year))
    }
    property("isWeekend", on: .day) { call in .bool(CalendarDay.weekday(try call.day()) >= 5) }
    property("date", on: .day) { call in .date(try call.day()) }
    property("time", on: [.time, .dateTime]) { call in .time(try call.timeOfDay()) }
    property("hour", on: [.time, .dateTime]) { call in .int(try call.timeOfDay() / 3_600_000_000) }
    property("minute", on: [.time, .dateTime]) { call in .int(try call.timeOfDay() / 60_000_000 % 60) }
    property("second", on: [.time, .dateTime]) { call in .int(try call.timeOfDay() / 1_000_000 % 60) }
    property("millisecond", on: [.time, .dateTime]) { call in .int(try call.timeOfDay() / 1000 % 1000) }
    property("secondsSince1970", on: .dateTime) { call in
      guard case .dateTime(let instant) = call[0] else { throw call.mismatched(0, "a DateTime") }
      return .float(Double(instant) / 1_000_000)
    }
  }

  private func addDateSteps() {
    property("startOfDay", on: .day) { call in try call.instant(atStartOf: try call.day()) }
    property("startOfMonth", on: .day) { call in
      let date = CivilDate(days: try call.day())
      return .date(CivilDate(year: date.year, month: date.month, day: 1).days)
    }
    property("endOfMonth", on: .day) { call in
      let date = CivilDate(days: try call.day())
      let last = CivilDate.daysInMonth(date.month, of: date.year)
      return .date(CivilDate(year: date.year, month: date.month, day: last).days)
    }
    property("startOfYear", on: .day) { call in
      .date(CivilDate(year: CivilDate(days: try call.day()).year, month: 1, day: 1).days)
    }
    property("endOfYear", on: .day) { call in
      .date(CivilDate(year: CivilDate(days: try call.day()).year, month: 12, day: 31).days)
    }
    method(
      "startOfWeek(_ first: .monday|.tuesday|.wednesday|.thursday|.friday|.saturday|.sunday = .monday)",
      on: .day
    ) { call in
      let day = try call.day()
      let back = (CalendarDay.weekday(day) - (try call.weekday(1)) + 7) % 7
      guard CivilDate.range.contains(day - back) else { throw DateArithmetic.outside() }
      return .date(day - back)
    }
    method(
      "next(_ weekday: .monday|.tuesday|.wednesday|.thursday|.friday|.saturday|.sunday)", on: .day
    ) { call in
      let day = try call.day()
      let ahead = (try call.weekday(1) - CalendarDay.weekday(day) + 6) % 7 + 1
      return .date(try DateArithmetic.move(day, months: 0, days: ahead))
    }
    method("days(until: Date|DateTime)", on: .day) { call in
      .int(try call.day(1) - (try call.day(0)))
    }
    method("isSameDay(as: Date|DateTime)", on: .day) { call in
      .bool(try call.day(0) == (try call.day(1)))
    }
    function(
      "elapsed(from: Date|Time|DateTime, to: Date|Time|DateTime, at: Date|Time|DateTime)"
    ) { call in
      let start = try call.position(0)
      let end = try call.position(1)
      let instant = try call.position(2)
      if instant <= start { return .float(0) }
      if instant >= end { return .float(1) }
      return .float((Double(instant) - Double(start)) / (Double(end) - Double(start)))
    }
  }

  private func addDateConstructors() {
    function("Date(_ value: Any?, _ second: Int?, _ third: Int?, year: Int?, month: Int?, day: Int?)") {
      call in
      if !call.given(3), !call.given(1) {
        switch call[0] {
        case .date: return call[0]
        case .dateTime: return .date(try call.day())
        case .string(let string):
          try call.chargeText(string.text)
          return DateText.date(string.text).map { .date($0) } ?? .null
        case .null: return .null
        default:
          throw call.refused(
            "\(call[0].kindName) is no Date", hint: "`Date(2026, 11, 30)`, `Date(\"2026-11-30\")`")
        }
      }
      let byLabel = call.given(3)
      let year = try call.int(byLabel ? 3 : 0)
      let month = try call.int(byLabel ? 4 : 1, default: 1)
      let day = try call.int(byLabel ? 5 : 2, default: 1)
      guard let days = DateText.days(year, month, day) else { throw call.noSuchDay(year, month, day) }
      return .date(days)
    }
    function("Time(_ value: Any?, _ minute: Int?, _ second: Int?, hour: Int?, minute: Int?, second: Int?)") {
      call in
      if !call.given(3), !call.given(1) {
        switch call[0] {
        case .time: return call[0]
        case .dateTime: return .time(try call.timeOfDay())
        case .string(let string):
          try call.chargeText(string.text)
          return DateText.time(string.text).map { .time($0) } ?? .null
        case .null: return .null
        case .int: break
        default:
          throw call.refused("\(call[0].kindName) is no Time", hint: "`Time(9, 30)`, `Time(\"09:30\")`")
        }
      }
      let byLabel = call.given(3)
      let hour = try call.int(byLabel ? 3 : 0)
      let minute = try call.int(byLabel ? 4 : 1, default: 0)
      let second = try call.int(byLabel ? 5 : 2, default: 0)
      guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else {
        throw call.refused("there is no \(hour) hours, \(minute) minutes and \(second) seconds on the clock")
      }
      return .time(((hour * 60 + minute) * 60 + second) * 1_000_000)
    }
    function("DateTime(_ date: Any?, _ time: Time?, secondsSince1970: Number?)") { call in
      if call.given(2) {
        let instant = try call.double(2) * 1_000_000
        guard let whole = Int(exactly: instant.rounded()), DateArithmetic.instants.contains(whole) else {
          throw DateArithmetic.outside()
        }
        return .dateTime(whole)
      }
      switch call[0] {
      case .date(let day):
        var time = 0
        if call.given(1) {
          guard case .time(let given) = call[1] else { throw call.mismatch(1, "a Time") }
          time = given
        }
        return .dateTime(call.machine.environment.instant(days: day, microseconds: time))
      case .dateTime: return call[0]
      case .string(let string):
        try call.chargeText(string.text)
        return DateText.instant(string.text, call.machine.environment).map { .dateTime($0) } ?? .null
      case .null: return .null
      default:
        throw call.refused(
          "\(call[0].kindName) is no DateTime",
          hint: "`DateTime(date, time)`, `DateTime(\"2026-11-30T09:30\")`")
      }
    }
  }
}

extension NativeCall {
  /// The day of a Date, or of a DateTime in the run's zone.
  func day(_ index: Int = 0) throws -> Int {
    switch self[index] {
    case .date(let day): return day
    case .dateTime(let instant): return LocalTime(instant, machine.environment).days
    default: throw mismatched(index, "a Date or DateTime")
    }
  }

  fileprivate func timeOfDay() throws -> Int {
    switch self[0] {
    case .time(let time): return time
    case .dateTime(let instant): return LocalTime(instant, machine.environment).microseconds
    default: throw mismatched(0, "a Time or DateTime")
    }
  }

  fileprivate func instant(atStartOf day: Int) throws -> Value {
    .dateTime(machine.environment.instant(days: day, microseconds: 0))
  }

  /// 0 is Monday.
  fileprivate func weekday(_ index: Int) throws -> Int {
    let name = try symbol(index) ?? "monday"
    guard let weekday = CalendarDay.weekdays.firstIndex(of: name) else {
      throw refused("`.\(name)` is no weekday", hint: "they are written `.monday` to `.sunday`")
    }
    return weekday
  }

  /// A point on the line of time, comparable with others of its kind; a Date is its first instant when mixed.
  fileprivate func position(_ index: Int) throws -> Int {
    let isMixed = (0..<3).contains { if case .dateTime = self[$0] { true } else { false } }
    switch self[index] {
    case .dateTime(let instant): return instant
    case .date(let day):
      return isMixed ? machine.environment.instant(days: day, microseconds: 0) : day
    case .time(let time) where !isMixed: return time
    default: throw mismatch(index, isMixed ? "a DateTime, as the others" : "a DateTime, Date or Time")
    }
  }

  fileprivate func noSuchDay(_ year: Int, _ month: Int, _ day: Int) -> Failure {
    if !(1...9999).contains(year) { return DateArithmetic.outside() }
    if !(1...12).contains(month) { return refused("there is no month \(month)") }
    let last = CivilDate.daysInMonth(month, of: year)
    return refused("there is no day \(day) in \(year)-\(CivilDate.padded(month, 2)), which has \(last)")
  }
}
