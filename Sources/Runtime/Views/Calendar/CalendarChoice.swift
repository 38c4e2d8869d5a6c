import CivilCalendar
import Lang

/// The days that are chosen in a calendar: read from its binding, and written to it by a tap.
///
/// One day is a Date or nil, any days are a List in order, a range is a Range; a first tap gives the range of that
/// day alone. A DateTime stays one: its day changes, the time that its clock shows does not.
struct CalendarChoice {
  let binding: BindingObject
  let selection: DaySelection
  let limits: CalendarLimits
  /// What the binding holds.
  private let value: Value
  private let machine: Machine
  /// A single day can't be taken away again.
  private let isRequired: Bool

  /// - Parameters:
  ///   - mode: what the call says; nil to take it from what the binding holds.
  ///   - isRequired: the binding always holds a day.
  init(
    _ call: ViewCall, binding: BindingObject, mode: DaySelection.Mode?, limits: CalendarLimits,
    isRequired: Bool = false
  ) throws {
    self.binding = binding
    self.limits = limits
    machine = call.machine
    value = try call.expansion.read(binding)
    let mode = mode ?? CalendarChoice.mode(of: value)
    guard let days = CalendarChoice.days(value, mode, call.machine) else {
      throw Failure(
        code: "type",
        "`\(call.name)` with the mode `.\(mode)` needs a binding to \(CalendarChoice.wanted(mode)), "
          + "but this one holds \(value.kindName)",
        hint: "`mode: .single` chooses a Date, `.any` a List of Dates, `.range` a Range of them",
        at: call.span)
    }
    selection = DaySelection(mode, days: days)
    self.isRequired = isRequired || CalendarChoice.isNeverNil(binding)
  }

  private static func mode(of value: Value) -> DaySelection.Mode {
    switch value {
    case .list: .any
    case .range: .range
    default: .single
    }
  }

  private static func wanted(_ mode: DaySelection.Mode) -> String {
    switch mode {
    case .single: "a Date or nil"
    case .any: "a List of Dates"
    case .range: "a Range of Dates or nil"
    }
  }

  /// Whether the state that the binding leads to is declared without `?`.
  private static func isNeverNil(_ binding: BindingObject) -> Bool {
    guard case .cell(let cell) = binding.source, binding.path.isEmpty, let type = cell.type else {
      return false
    }
    switch type {
    case .any, .optional: return false
    default: return true
    }
  }

  /// The days that a value means; nil if it is of the wrong kind.
  private static func days(_ value: Value, _ mode: DaySelection.Mode, _ machine: Machine) -> [Day]? {
    switch (mode, value) {
    case (_, .null): return []
    case (.single, _), (.range, .date), (.range, .dateTime):
      return CalendarLimits.day(value, machine).map { [$0] }
    case (.any, .list(let list)):
      let days = list.elements.compactMap { CalendarLimits.day($0, machine) }
      return days.count == list.elements.count ? days : nil
    case (.range, .range(let range)):
      guard let lower = CalendarLimits.day(range.lower, machine),
        let upper = CalendarLimits.day(range.upper, machine)
      else { return nil }
      let last = range.isClosed ? upper : upper.adding(days: -1) ?? upper
      return last < lower ? [] : [lower, last]
    default: return nil
    }
  }

  // MARK: Changing

  /// What a tap on a day makes of what the binding holds.
  func tapped(_ day: Day) throws -> Value {
    if let refusal = try limits.refusal(of: day) { throw Failure(code: "refused", refusal) }
    var selection = selection
    if isRequired, selection.mode == .single, selection.days == [day] { return value }
    selection.tap(day)
    if isRequired, selection.days.isEmpty, selection.mode == .range { return value }
    return try value(of: selection.days)
  }

  /// A value given by `set`, as the binding is to hold it.
  func accepted(_ given: Value) throws -> Value {
    guard let days = CalendarChoice.days(given, selection.mode, machine) else {
      throw Failure(
        code: "type",
        "this calendar is set to \(CalendarChoice.wanted(selection.mode)), not to \(given.kindName)")
    }
    for day in days {
      if let refusal = try limits.refusal(of: day) { throw Failure(code: "refused", refusal) }
    }
    if days.isEmpty, isRequired, selection.mode != .any {
      throw Failure(code: "refused", "a day must be chosen here, so this can't be nil")
    }
    if selection.mode == .single, case .dateTime = given { return given }
    return try value(of: DaySelection(selection.mode, days: days).days)
  }

  /// The day that many days after the chosen one; nil if there is none.
  func stepped(by days: Int) throws -> Value {
    guard let day = selection.days.first?.adding(days: days) else {
      throw Failure(code: "refused", "there is no day to go on from")
    }
    if let refusal = try limits.refusal(of: day) { throw Failure(code: "refused", refusal) }
    return try value(of: [day])
  }

  /// Chosen days as the binding holds them.
  private func value(of days: [Day]) throws -> Value {
    func date(_ day: Day) -> Value { .date(Int(day.number)) }
    switch selection.mode {
    case .single:
      guard let day = days.first else { return .null }
      guard case .dateTime(let instant) = value else { return date(day) }
      let zone = TimelineEvents.zone(machine)
      let time = zone.wallTime(at: Instant(microseconds: Int64(instant))).time
      return .dateTime(Int(zone.instant(of: WallTime(day, time)).microseconds))
    case .any: return try machine.heap.list(days.map(date))
    case .range:
      guard let first = days.first, let last = days.last else { return .null }
      return try machine.heap.range(date(first), date(last), isClosed: true)
    }
  }

  /// The chosen days as text: for lists of controls.
  var text: String {
    switch selection.mode {
    case .single, .any: selection.days.prefix(8).map(\.description).joined(separator: ", ")
    case .range:
      selection.days.first.map { "\($0)...\(selection.days.last ?? $0)" } ?? ""
    }
  }
}
