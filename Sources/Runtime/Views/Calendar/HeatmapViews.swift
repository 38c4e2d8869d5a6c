import CivilCalendar
import Lang

/// `CalendarView(style: .heatmap, values: …)`: a column for each week, a row for each weekday, a shade for each day.
enum HeatmapViews {
  /// The days that one map can show.
  private static let mostDays = 366 * 50

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    try refuse("month", call.has(0), call)
    try refuse("weekNumbers", try call.bool(8), call)
    try refuse("months", try call.int(9) ?? 1 != 1, call)
    try refuse("rows", try call.symbol(10) != "fitting", call)
    try refuse("content", call.has(15), call)
    let look = try CalendarLook(call, firstWeekday: 7)
    let limits = try CalendarLimits(call, selectable: 3, range: 4, min: 5, max: 6)
    let values = try HeatmapValues(call)
    let today = CalendarLook.today(call.machine)
    let days =
      limits.range
      ?? DayRange(values.first ?? today.startOfYear, values.last ?? (values.first ?? today).endOfYear)
    guard days.count <= mostDays else {
      throw Failure(
        .limit, code: "argument", "a heat map shows at most \(mostDays) days, and these are \(days.count)",
        hint: "say which: `in: @2026-01-01...@2026-12-31`", at: call.span)
    }
    try call.machine.charge(days.count)
    var choice: CalendarChoice?
    if let binding = try call.binding(1) {
      let mode: DaySelection.Mode? =
        switch try call.symbol(2) {
        case "single": .single
        case "any": .any
        case "range": .range
        default: nil
        }
      choice = try CalendarChoice(call, binding: binding, mode: mode, limits: limits)
    }
    return [try HeatmapNode(days, values: values, look: look, choice: choice, call)]
  }
}

extension HeatmapViews {
  /// What has no effect is not accepted.
  private static func refuse(_ name: String, _ isGiven: Bool, _ call: ViewCall) throws {
    guard isGiven else { return }
    throw Failure(
      code: "argument", "`\(name)` means nothing to a heat map",
      hint: "its days are those of `in:`, else those of `values:`", at: call.span)
  }
}
