import CivilCalendar
import Lang

/// Which days of a calendar may be chosen, and why others may not.
struct CalendarLimits {
  private var allowed = Selectability.all
  /// The days of `in:`.
  private(set) var range: DayRange?
  /// A test of the script's, or null.
  private var test = Value.null
  private let isDisabled: Bool
  private let machine: Machine

  /// - Parameters: the indices of the arguments.
  init(_ call: ViewCall, selectable: Int?, range: Int, min: Int, max: Int) throws {
    machine = call.machine
    isDisabled = call.environment.isDisabled
    if let selectable {
      switch call[selectable] {
      case .symbol:
        switch try call.symbol(selectable) {
        case "weekdays": allowed.weekdays = .weekdays
        case "weekends": allowed.weekdays = .weekends
        default: break
        }
      case .function, .native, .keyPath: test = call[selectable]
      default: break
      }
    }
    if case .range(let bounds) = call[range] {
      guard let lower = CalendarLimits.day(bounds.lower, call.machine),
        let upper = CalendarLimits.day(bounds.upper, call.machine)
      else { throw call.mismatch(range, "a range of Dates") }
      allowed.min = lower
      allowed.max = bounds.isClosed ? upper : upper.adding(days: -1) ?? upper
      self.range = allowed.max.flatMap { $0 < lower ? nil : DayRange(lower, $0) }
    }
    if let first = CalendarLimits.day(call[min], call.machine) {
      allowed.min = Swift.max(first, allowed.min ?? first)
    }
    if let last = CalendarLimits.day(call[max], call.machine) {
      allowed.max = Swift.min(last, allowed.max ?? last)
    }
    if let first = allowed.min, let last = allowed.max, first > last {
      call.warn("no-day", "no day can be chosen here: \(first) is after \(last)")
    }
  }

  var min: Day? { allowed.min }
  var max: Day? { allowed.max }

  /// The day of a Date or DateTime.
  static func day(_ value: Value, _ machine: Machine) -> Day? {
    switch value {
    case .date(let days): Day(number: days)
    case .dateTime(let instant):
      TimelineEvents.zone(machine).day(at: Instant(microseconds: Int64(instant)))
    default: nil
    }
  }

  /// Why a day can't be chosen; nil if it can.
  func refusal(of day: Day) throws -> String? {
    guard let reason = try reason(against: day) else { return nil }
    return "\(day) can't be chosen: \(reason)"
  }

  private func reason(against day: Day) throws -> String? {
    if isDisabled { return "the calendar is disabled" }
    if let first = allowed.min, day < first { return "the first day that can is \(first)" }
    if let last = allowed.max, day > last { return "the last day that can is \(last)" }
    guard allowed.weekdays.contains(day.weekday) else {
      let kind = allowed.weekdays == .weekends ? "days of the weekend" : "weekdays"
      return "it is a \(day.weekday.englishName), and only \(kind) can"
    }
    if test.isNull { return nil }
    guard case .bool(let isAllowed) = try machine.call(test, .date(Int(day.number))) else {
      throw Failure(code: "type", "`selectable` must answer with a Bool for each day")
    }
    return isAllowed ? nil : "`selectable` says no"
  }
}
