import CivilCalendar
import Lang

/// `DayPicker`: the days of the week in a row; one of them, or several.
///
///     Mon  Tue [Wed] Thu  Fri  Sat  Sun        one: a symbol or nil
///     Repeat    M  [T]  W  [T]  F   S   S      several: a List of symbols
enum DayPickerViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding") }
    let value = try call.expansion.read(binding)
    let look = try CalendarLook(call, firstWeekday: 4)
    let choice = try DayChoice(call, value)
    let title = try LabelViews.title(call, text: 0, block: 5)
    let name = NodeText.plain(title)
    let control = Control(.dayPicker, label: name.isEmpty ? "days" : name, call, binding: binding)
    control.accept = { try choice.accepted($0) }
    control.value = choice.selected.weekdays(from: look.firstWeekday).map { look.weekday($0, .full) }
      .joined(separator: ", ")
    if !choice.isSeveral {
      control.increment = .change(binding) { _ in try choice.stepped(by: 1) }
      control.decrement = .change(binding) { _ in try choice.stepped(by: -1) }
    }
    let slots = look.firstWeekday.week.map { weekday in
      let refusal = choice.refusal(of: weekday)
      let slot = Control(
        .day, label: look.weekday(weekday, .full),
        identity: call.expansion.identity.appending(.part(weekday.symbolName)), span: call.span,
        isEnabled: refusal == nil, action: .change(binding) { _ in try choice.tapped(weekday) })
      slot.refusal = refusal
      slot.focusGroup = call.expansion.identity
      slot.alternativeNames = ["." + weekday.symbolName, weekday.symbolName, look.weekday(weekday, .short)]
      slot.value = choice.selected.contains(weekday) ? "selected" : nil
      return DayPickerNode.Slot(
        letter: look.weekday(weekday, .narrow), short: look.weekday(weekday, .short), control: slot)
    }
    let row = DayPickerNode(slots, isSeveral: choice.isSeveral, call)
    let body: ViewNode
    if title.isEmpty || call.environment.labelsHidden {
      body = row
    } else {
      let spacer = SpacerNode(
        minLength: 1, axis: .horizontal, span: call.span, identity: call.expansion.identity)
      let label = LabelViews.row(title, call)
      // Slots move together before the label breaks.
      label.layoutPriority = 1
      body = LabelViews.row([label, spacer, row], call, name: "DayPickerRow")
    }
    return [ControlNode(body, control, kind: "DayPicker")]
  }
}

/// The days of the week that are chosen, and what a tap does to them.
struct DayChoice {
  let isSeveral: Bool
  let selected: WeekdaySet
  private let allowed: WeekdaySet
  private let isDisabled: Bool
  private let first: Weekday
  private let machine: Machine

  init(_ call: ViewCall, _ value: Value) throws {
    machine = call.machine
    isDisabled = call.environment.isDisabled
    first = try CalendarLook(call, firstWeekday: 4).firstWeekday
    allowed =
      switch try call.symbol(3) {
      case "weekdays": .weekdays
      case "weekends": .weekends
      default: .all
      }
    switch try call.symbol(2) {
    case "single": isSeveral = false
    case "any": isSeveral = true
    default: isSeveral = value.kind == .list
    }
    guard let days = DayChoice.weekdays(value, isSeveral: isSeveral) else {
      throw Failure(
        code: "type",
        isSeveral
          ? "a day picker for several days needs a binding to a List such as [.monday, .friday], "
            + "but this one holds \(ReadableText.value(value))"
          : "a day picker needs a binding to a weekday such as .monday, but this one holds "
            + ReadableText.value(value), at: call.span)
    }
    selected = days
  }

  private static func weekdays(_ value: Value, isSeveral: Bool) -> WeekdaySet? {
    switch (value, isSeveral) {
    case (.null, _): return []
    case (.symbol(let symbol), false): return Weekday(name: symbol.name.text).map { WeekdaySet($0) }
    case (.list(let list), true):
      var set: WeekdaySet = []
      for element in list.elements {
        guard case .symbol(let symbol) = element, let weekday = Weekday(name: symbol.name.text) else {
          return nil
        }
        set.formUnion(WeekdaySet(weekday))
      }
      return set
    default: return nil
    }
  }

  func refusal(of weekday: Weekday) -> String? {
    if isDisabled { return "\(weekday.englishName) can't be chosen: the day picker is disabled" }
    if allowed.contains(weekday) { return nil }
    let kind = allowed == .weekends ? "days of the weekend" : "weekdays"
    return "\(weekday.englishName) can't be chosen: only \(kind) can"
  }

  func tapped(_ weekday: Weekday) throws -> Value {
    if let refusal = refusal(of: weekday) { throw Failure(code: "refused", refusal) }
    var days = isSeveral ? selected : WeekdaySet(weekday)
    if isSeveral { days.toggle(weekday) }
    return try value(of: days)
  }

  func accepted(_ given: Value) throws -> Value {
    guard let days = DayChoice.weekdays(given, isSeveral: isSeveral) else {
      throw Failure(
        code: "type",
        "this day picker is set to \(isSeveral ? "a List of weekdays" : "a weekday"), not to "
          + ReadableText.value(given),
        hint: isSeveral ? "`[.monday, .friday]`; a tap on a day adds it or takes it away" : "`.monday`")
    }
    for weekday in days.weekdays() {
      if let refusal = refusal(of: weekday) { throw Failure(code: "refused", refusal) }
    }
    return try value(of: days)
  }

  /// The next day that can be chosen.
  func stepped(by step: Int) throws -> Value {
    var weekday = selected.weekdays().first ?? first.adding(step > 0 ? -1 : 0)
    for _ in 0..<7 {
      weekday = weekday.adding(step)
      if refusal(of: weekday) == nil { return try value(of: WeekdaySet(weekday)) }
    }
    throw Failure(code: "refused", "there is no other day to choose")
  }

  private func value(of days: WeekdaySet) throws -> Value {
    let symbols = try days.weekdays(from: first).map { try machine.heap.symbol($0.symbolName) }
    return isSeveral ? try machine.heap.list(symbols) : symbols.first ?? .null
  }
}
