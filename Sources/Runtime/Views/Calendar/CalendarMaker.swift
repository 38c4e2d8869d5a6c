import CivilCalendar
import Lang

/// Makes the node of a calendar: which months it shows, their days with their marks and controls.
struct CalendarMaker {
  let call: ViewCall
  let look: CalendarLook
  let limits: CalendarLimits
  let choice: CalendarChoice?
  var count = 1
  var showsWeekNumbers = false
  var rows = MonthGrid.Rows.fitting
  /// A block of the script's for what stands below each day, or null.
  var content = Value.null
  /// What the calendar is called, beside the month that it shows.
  var name = ""
  /// Says that a day was chosen, to whoever showed the calendar.
  var afterChoice: Control.Action?
  private var month = Month.first
  private var monthBinding: BindingObject?
  private let today: Day

  init(call: ViewCall, look: CalendarLook, limits: CalendarLimits, choice: CalendarChoice?) {
    self.call = call
    self.look = look
    self.limits = limits
    self.choice = choice
    today = CalendarLook.today(call.machine)
  }

  private static let monthKey = "month"

  /// Decides which month comes first: what the binding holds, where the arrows went, the day given, the day
  /// chosen, today.
  mutating func show(_ given: Value, index: Int) throws {
    var first: Month?
    if case .binding(let binding) = given {
      monthBinding = binding
      let value = try call.expansion.read(binding)
      guard value.isNull || CalendarLimits.day(value, call.machine) != nil else {
        throw Failure(
          code: "type",
          "the month of a calendar is a binding to a Date in it, but this one holds \(value.kindName)",
          at: call.span)
      }
      first = CalendarLimits.day(value, call.machine)?.yearMonth
    } else if case .date(let kept)? = call.session.delegate?.kept(
      CalendarMaker.monthKey, for: call.expansion.identity)
    {
      first = Day(number: kept)?.yearMonth
    }
    let day = first == nil ? CalendarLimits.day(given, call.machine) ?? choice?.selection.days.first : nil
    month = first ?? (day ?? today).yearMonth
    if month.adding(months: count - 1) == nil { month = Month.last.adding(months: 1 - count) ?? .first }
  }

  func node() throws -> CalendarNode {
    var blocks: [CalendarBlock] = []
    try call.machine.charge(count * 50)
    for offset in 0..<count {
      guard let month = month.adding(months: offset) else { break }
      blocks.append(try block(month))
    }
    let last = month.adding(months: count - 1) ?? month
    let title = look.title(month, last)
    let node = CalendarNode(title: title, blocks: blocks, call)
    node.weekdayNames = look.firstWeekday.week.map { look.weekday($0, content.isNull ? .narrow : .short) }
    node.showsWeekNumbers = showsWeekNumbers
    node.hasContent = !content.isNull
    if !call.environment.labelsHidden {
      node.header = CalendarHeader(
        back: arrow("‹", -count, "previous"), forward: arrow("›", count, "next"), today: todayButton())
    }
    node.control = calendarControl(title)
    return node
  }

  // MARK: Days

  private func block(_ month: Month) throws -> CalendarBlock {
    let grid = MonthGrid(of: month, firstWeekday: look.firstWeekday, rows: rows)
    let weeks = try grid.weeks.map { week in
      CalendarWeek(number: look.number(week.number), days: try week.days.map { try slot($0) })
    }
    return CalendarBlock(title: look.title(month), weeks: weeks)
  }

  private func slot(_ cell: MonthGrid.Cell) throws -> CalendarSlot? {
    let day = cell.day
    let isCurrent = cell.position == .current
    // Of several months each shows its own days only, so that no day is there twice.
    guard isCurrent || count == 1, (Day.first...Day.last).contains(day) else { return nil }
    let refusal = try choice.flatMap { _ in try limits.refusal(of: day) }
    var marks = DayMarks()
    marks.isToday = day == today
    marks.isCurrentMonth = isCurrent
    marks.isSelectable = refusal == nil
    marks.isSelected = choice?.selection.contains(day) ?? false
    if marks.isSelected, choice?.selection.mode == .range, !marks.isSelectable {
      // What lies between the ends of a range but can't be chosen is not chosen.
      marks.isSelected = choice?.selection.days.contains(day) ?? false
    }
    var slot = CalendarSlot(number: look.number(day.day), marks: marks)
    slot.control = control(day, marks, refusal)
    if !content.isNull {
      let place = call.expansion.with(
        call.environment.with {
          $0.rowOf = .none
          $0.stackAxis = .vertical
          $0.lineLimit = 1
        }
      ).inside(.key(ValueKey(.date(Int(day.number))), occurrence: 0))
      slot.content = try place.content(content, [.date(Int(day.number))], takesText: true)
    }
    return slot
  }

  private func control(_ day: Day, _ marks: DayMarks, _ refusal: String?) -> Control? {
    guard let choice else { return nil }
    let control = Control(
      .day, label: day.description,
      identity: call.expansion.identity.appending(.key(ValueKey(.date(Int(day.number))), occurrence: 0)),
      span: call.span, isEnabled: refusal == nil)
    let choose = Control.Action.change(choice.binding) { _ in try choice.tapped(day) }
    control.action = .several([choose, keep(month)] + (afterChoice.map { [$0] } ?? []))
    control.refusal = refusal
    control.focusGroup = call.expansion.identity
    control.value = marks.state
    if marks.isCurrentMonth { control.alternativeNames = [String(day.day)] }
    return control
  }

  // MARK: Months

  /// Shows another month from now on.
  private func keep(_ month: Month) -> Control.Action {
    let day = Value.date(Int(month.firstDay.number))
    if monthBinding != nil { return .none }
    return .keep(call.expansion.identity, CalendarMaker.monthKey, day)
  }

  private func go(to month: Month) -> Control.Action {
    guard let monthBinding else { return keep(month) }
    return .assign(monthBinding, .date(Int(month.firstDay.number)))
  }

  private func arrow(_ glyph: String, _ step: Int, _ name: String) -> Control {
    let control = Control(
      .button, label: glyph, identity: call.expansion.identity.appending(.part(name)), span: call.span,
      isEnabled: !call.environment.isDisabled)
    control.alternativeNames = ["\(name) month"]
    guard let target = month.adding(months: step), target.adding(months: count - 1) != nil else {
      control.isEnabled = false
      control.refusal = "there is no \(name) month: years go from 1 to 9999"
      return control
    }
    // Months in which nothing can be chosen are not gone to.
    if choice != nil, let first = limits.min, step < 0, first.yearMonth >= month {
      control.isEnabled = false
      control.refusal =
        "there is nothing before \(month) to choose: the first day that can be chosen is \(first)"
    }
    if choice != nil, let last = limits.max, step > 0, last.yearMonth < target {
      control.isEnabled = false
      control.refusal =
        "there is nothing after \(month) to choose: the last day that can be chosen is \(last)"
    }
    control.action = go(to: target)
    return control
  }

  private func todayButton() -> Control {
    let control = Control(
      .button, label: look.today, identity: call.expansion.identity.appending(.part("today")),
      span: call.span,
      isEnabled: !call.environment.isDisabled, action: go(to: today.yearMonth))
    control.alternativeNames = ["Today"]
    return control
  }

  /// The calendar as a whole: `set` gives it its days, `increment` turns its pages.
  private func calendarControl(_ title: String) -> Control {
    let control = Control(.calendar, label: name.isEmpty ? title : name, call)
    if let choice {
      control.binding = choice.binding
      control.accept = { try choice.accepted($0) }
      control.value = choice.text
    }
    let names = control.alternativeNames
    control.alternativeNames = names + ["calendar"]
    control.increment = step(count)
    control.decrement = step(-count)
    return control
  }

  private func step(_ months: Int) -> Control.Action {
    let target = arrow("", months, "")
    return target.isEnabled ? target.action : .none
  }
}
