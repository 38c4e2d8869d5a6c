import CivilCalendar
import Formatting
import Lang
import TextLayout

/// Makes the node of one date picker.
struct DatePickerMaker {
  /// What of the value can be changed.
  enum Part { case date, month, time }

  let call: ViewCall
  let binding: BindingObject
  let title: [ViewNode]
  let value: Value
  let parts: [Part]
  let limits: CalendarLimits
  let look: CalendarLook

  private static let openKey = "open"

  init(_ call: ViewCall, _ binding: BindingObject, _ title: [ViewNode]) throws {
    self.call = call
    self.binding = binding
    self.title = title
    value = try call.expansion.read(binding)
    limits = try CalendarLimits(call, selectable: nil, range: 2, min: 3, max: 4)
    look = try CalendarLook(call, firstWeekday: nil)
    parts = try DatePickerMaker.parts(call, value)
    if case .time = value, call.has(2) || call.has(3) || call.has(4) {
      throw Failure(
        code: "argument", "`in`, `min` and `max` of a date picker are days, but its binding holds a Time",
        at: call.span)
    }
  }

  private static func parts(_ call: ViewCall, _ value: Value) throws -> [Part] {
    let possible: [Part]
    switch value {
    case .date, .null: possible = [.date]
    case .time: possible = [.time]
    case .dateTime: possible = [.date, .time]
    default:
      throw Failure(
        code: "type",
        "a date picker needs a binding to a Date, Time or DateTime, but this one holds \(value.kindName)",
        at: call.span)
    }
    var wanted: [Part] = []
    func add(_ value: Value) throws {
      switch value {
      case .symbol(let symbol):
        switch symbol.name.text {
        case "date": wanted.append(.date)
        case "hourAndMinute": wanted.append(.time)
        case "yearAndMonth": wanted.append(.month)
        default:
          throw Failure(
            code: "argument", "`.\(symbol.name.text)` is no part of a date picker",
            hint: "they are `.date`, `.hourAndMinute` and `.yearAndMonth`", at: call.span)
        }
      case .list(let list): for element in list.elements { try add(element) }
      case .null: break
      default: throw call.mismatch(5, "`.date`, `.hourAndMinute`, `.yearAndMonth` or a List of them")
      }
    }
    try add(call[5])
    if wanted.isEmpty { return possible }
    for part in wanted where !possible.contains(part == .month ? .date : part) {
      throw Failure(
        code: "argument",
        part == .time
          ? "this date picker can't show a time: its binding holds \(value.kindName)"
          : "this date picker can't show a date: its binding holds \(value.kindName)", at: call.span)
    }
    return wanted
  }

  // MARK: The value

  private var zone: Zone { TimelineEvents.zone(call.machine) }
  private var hasDate: Bool { parts.contains(.date) || parts.contains(.month) }

  /// The day and time that the binding holds.
  private var wall: WallTime? {
    switch value {
    case .date(let days): Day(number: days).map { WallTime($0) }
    case .time(let microseconds): TimeOfDay(microseconds: Int64(microseconds)).map { WallTime(.epoch, $0) }
    case .dateTime(let instant): zone.wallTime(at: Instant(microseconds: Int64(instant)))
    default: nil
    }
  }

  /// A day and time as the binding holds it.
  private func value(of wall: WallTime) -> Value {
    switch value {
    case .time: .time(Int(wall.time.microseconds))
    case .dateTime: .dateTime(Int(zone.instant(of: wall).microseconds))
    default: .date(Int(wall.day.number))
    }
  }

  private func checked(_ wall: WallTime) throws -> Value {
    if hasDate, let refusal = try limits.refusal(of: wall.day) { throw Failure(code: "refused", refusal) }
    return value(of: wall)
  }

  /// What `set` may give: the whole, or of a DateTime the day or the time alone.
  private func accepted(_ given: Value) throws -> Value {
    guard !call.environment.isDisabled else {
      throw Failure(code: "refused", "this date picker is disabled")
    }
    let old = wall ?? WallTime(CalendarLook.today(call.machine))
    switch (value, given) {
    case (.time, .time(let time)), (.dateTime, .time(let time)):
      return try checked(WallTime(old.day, TimeOfDay(microseconds: Int64(time)) ?? old.time))
    case (.dateTime, .date(let days)), (.date, .date(let days)), (.null, .date(let days)):
      guard let day = Day(number: days) else { break }
      return try checked(WallTime(day, old.time))
    case (.dateTime, .dateTime(let instant)):
      return try checked(zone.wallTime(at: Instant(microseconds: Int64(instant))))
    default: break
    }
    throw Failure(
      code: "type",
      "this date picker is set to \(value.isNull ? "a Date" : value.kindName), not to \(given.kindName)")
  }

  private enum Unit { case year, month, day, hour, minute }

  /// The value some units later; nil if it can't be.
  private func stepped(_ unit: Unit, by count: Int) throws -> WallTime? {
    guard let wall, !call.environment.isDisabled else { return nil }
    let day: Day?
    switch unit {
    case .year: day = wall.day.adding(years: count)
    case .month: day = wall.day.adding(months: count)
    case .day: day = wall.day.adding(days: count)
    case .hour, .minute:
      let length: Int64 = unit == .hour ? 3_600_000_000 : 60_000_000
      let perDay = TimeOfDay.microsecondsPerDay
      let sum = (wall.time.microseconds + length * Int64(count) + perDay) % perDay
      return TimeOfDay(microseconds: sum).map { WallTime(wall.day, $0) }
    }
    guard let day else { return nil }
    return WallTime(day, wall.time)
  }

  private func step(_ unit: Unit, by count: Int) throws -> Control.Action {
    guard let next = try stepped(unit, by: count) else { return .none }
    return .change(binding) { _ in try checked(next) }
  }

  // MARK: Nodes

  private func control() throws -> Control {
    let name = NodeText.plain(title)
    let control = Control(.datePicker, label: name.isEmpty ? "date" : name, call, binding: binding)
    control.accept = { try accepted($0) }
    control.value = [dateText, timeText].compactMap { $0 }.joined(separator: " ")
    let unit: Unit = parts.contains(.date) ? .day : parts.contains(.month) ? .month : .minute
    control.increment = try step(unit, by: 1)
    control.decrement = try step(unit, by: -1)
    return control
  }

  private var dateText: String? {
    guard hasDate else { return nil }
    guard let wall else { return "–" }
    if !parts.contains(.date) { return look.title(wall.day.yearMonth) }
    return DateStyle(locale: look.locale, date: .medium).text(wall.day) ?? wall.day.description
  }

  private var timeText: String? {
    guard parts.contains(.time), let wall else { return nil }
    return DateStyle(locale: look.locale, time: .short).text(wall.time) ?? wall.time.description
  }

  private func face(_ text: String) -> ViewNode {
    let isEnabled = !call.environment.isDisabled
    let text = call.shown(text)
    return GlyphNode(isEnabled ? "[ \(text) ]" : "[·\(text)·]", style: isEnabled ? .plain : .dim, call)
  }

  private func line(_ nodes: [ViewNode]) -> ViewNode {
    guard !title.isEmpty, !call.environment.labelsHidden else {
      return LabelViews.row(nodes, call, name: "DatePickerRow")
    }
    let spacer = SpacerNode(
      minLength: 1, axis: .horizontal, span: call.span, identity: call.expansion.identity)
    return LabelViews.row([LabelViews.row(title, call), spacer] + nodes, call, name: "DatePickerRow")
  }

  private func stacked(_ nodes: [ViewNode]) -> ViewNode {
    StackNode(
      .vertical, alignment: .start, spacing: 0, nodes: nodes, span: call.span,
      identity: call.expansion.identity)
  }

  func compact() throws -> ViewNode {
    let control = try control()
    let line = line([dateText, timeText].compactMap { $0 }.map(face))
    guard parts.contains(.date) else { return ControlNode(line, control, kind: "DatePicker") }
    var isOpen = false
    if case .bool(true)? = call.session.delegate?.kept(DatePickerMaker.openKey, for: call.expansion.identity)
    {
      isOpen = true
    }
    control.action = .keep(call.expansion.identity, DatePickerMaker.openKey, .bool(!isOpen))
    let row = ControlNode(line, control, kind: "DatePicker")
    guard isOpen else { return row }
    let close = Control.Action.keep(call.expansion.identity, DatePickerMaker.openKey, .bool(false))
    return stacked([row, try calendar(afterChoice: close)])
  }

  func graphical() throws -> ViewNode {
    let control = try control()
    control.isFocusStop = !hasDate
    var nodes: [ViewNode] = []
    if !title.isEmpty, !call.environment.labelsHidden { nodes.append(LabelViews.row(title, call)) }
    if hasDate { nodes.append(try calendar(afterChoice: nil)) }
    if let timeText { nodes.append(face(timeText)) }
    return ControlNode(stacked(nodes), control, kind: "DatePicker")
  }

  private func calendar(afterChoice: Control.Action?) throws -> ViewNode {
    let choice = try CalendarChoice(call, binding: binding, mode: .single, limits: limits, isRequired: true)
    var maker = CalendarMaker(call: call, look: look, limits: limits, choice: choice)
    maker.name = NodeText.plain(title) + " calendar"
    maker.afterChoice = afterChoice
    try maker.show(.null, index: 0)
    return try maker.node()
  }

  /// The wheels in the order in which the locale writes a date.
  func wheels() throws -> ViewNode {
    let control = try control()
    control.isFocusStop = false
    var wheels: [ViewNode] = []
    if hasDate {
      let order =
        DateStyle(locale: look.locale, .template(parts.contains(.date) ? "yMMMMd" : "yMMMM"))
        .printer.pattern?.text ?? "MMMM d y"
      let places: [(Character, Unit, String)] = [
        ("M", .month, "month"), ("d", .day, "day"), ("y", .year, "year"),
      ]
      let shown = places.compactMap { letter, unit, name in
        (order.firstIndex(of: letter) ?? order.firstIndex(of: letter == "M" ? "L" : letter)).map {
          ($0, unit, name)
        }
      }
      for (_, unit, name) in shown.sorted(by: { $0.0 < $1.0 }) { wheels.append(try wheel(unit, name)) }
    }
    if parts.contains(.time) {
      wheels.append(try wheel(.hour, "hour"))
      wheels.append(try wheel(.minute, "minute"))
    }
    let row = StackNode(
      .horizontal, alignment: .start, spacing: 1, nodes: wheels, span: call.span,
      identity: call.expansion.identity, name: "Wheels")
    if title.isEmpty || call.environment.labelsHidden { return ControlNode(row, control, kind: "DatePicker") }
    return ControlNode(
      StackNode(
        .horizontal, alignment: .center, spacing: 2, nodes: [LabelViews.row(title, call), row],
        span: call.span,
        identity: call.expansion.identity), control, kind: "DatePicker")
  }

  private func wheel(_ unit: Unit, _ name: String) throws -> ViewNode {
    func text(_ wall: WallTime?) -> String {
      guard let wall else { return "" }
      switch unit {
      case .year: return look.text(wall.day, template: "y")
      case .month: return look.month(wall.day.month, .full)
      case .day: return look.number(wall.day.day)
      case .hour: return look.twoDigits(wall.time.hour)
      case .minute: return look.twoDigits(wall.time.minute)
      }
    }
    let (before, after) = (try stepped(unit, by: -1), try stepped(unit, by: 1))
    let label = NodeText.plain(title)
    let control = Control(.picker, label: label.isEmpty ? name : "\(label) \(name)", call)
    control.alternativeNames = [name]
    control.value = text(wall)
    control.increment = try step(unit, by: 1)
    control.decrement = try step(unit, by: -1)
    let widest =
      unit == .month ? (1...12).map { look.month($0, .full) } : unit == .day ? [look.number(30)] : []
    return WheelNode(
      [text(before), text(wall), text(after)], widest: widest, alignsRight: unit != .month, control: control,
      call)
  }
}

extension CalendarLook {
  /// Hours and minutes: `09`.
  func twoDigits(_ number: Int) -> String { (number < 10 ? self.number(0) : "") + longNumber(number) }

  private func longNumber(_ number: Int) -> String {
    number <= 31 ? self.number(number) : self.number(number / 10) + self.number(number % 10)
  }
}
