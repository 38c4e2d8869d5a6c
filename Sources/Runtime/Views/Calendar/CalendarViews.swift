import CivilCalendar
import Lang
import TextLayout

/// `CalendarView` and `MultiDatePicker`: months whose days can be chosen.
enum CalendarViews {
  /// The indices of the arguments of `CalendarView`.
  private enum Argument {
    static let month = 0
    static let selection = 1
    static let mode = 2
    static let selectable = 3
    static let range = 4
    static let min = 5
    static let max = 6
    static let firstWeekday = 7
    static let weekNumbers = 8
    static let months = 9
    static let rows = 10
    static let style = 11
    static let values = 12
    static let by = 13
    static let value = 14
    static let content = 15
  }

  /// The months that one calendar can show.
  static let monthCounts = 1...120

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    if try call.symbol(Argument.style) == "heatmap" { return try HeatmapViews.make(call) }
    for (index, name) in [(Argument.values, "values"), (Argument.by, "by"), (Argument.value, "value")]
    where call.has(index) {
      throw Failure(
        code: "argument", "`\(name)` belongs to a heat map",
        hint: "`CalendarView(style: .heatmap, values: …)`",
        at: call.span)
    }
    let look = try CalendarLook(call, firstWeekday: Argument.firstWeekday)
    let limits = try CalendarLimits(
      call, selectable: Argument.selectable, range: Argument.range, min: Argument.min, max: Argument.max)
    var choice: CalendarChoice?
    if let binding = try call.binding(Argument.selection) {
      choice = try CalendarChoice(call, binding: binding, mode: try mode(call), limits: limits)
    } else if let name = try limitName(call) {
      throw Failure(
        code: "argument", "`\(name)` says how days are chosen, but there is no `selection`",
        hint: "`selection: $day`", at: call.span)
    }
    var maker = CalendarMaker(call: call, look: look, limits: limits, choice: choice)
    maker.count = try call.int(Argument.months) ?? 1
    guard monthCounts.contains(maker.count) else {
      throw Failure(
        code: "argument", "a calendar shows 1 to \(monthCounts.upperBound) months, not \(maker.count)",
        at: call.span)
    }
    maker.showsWeekNumbers = try call.bool(Argument.weekNumbers)
    maker.content = call.has(Argument.content) ? call[Argument.content] : .null
    maker.rows =
      switch try call.symbol(Argument.rows) {
      case "six": .six
      case "fiveOrSix": .fiveOrSix
      default: .fitting
      }
    try maker.show(call[Argument.month], index: Argument.month)
    return [try maker.node()]
  }

  /// An argument that means nothing without a selection.
  private static func limitName(_ call: ViewCall) throws -> String? {
    if call.has(Argument.mode) { return "mode" }
    if call.has(Argument.range) { return "in" }
    if call.has(Argument.min) { return "min" }
    if call.has(Argument.max) { return "max" }
    if case .symbol = call[Argument.selectable], try call.symbol(Argument.selectable) == "all" { return nil }
    return "selectable"
  }

  private static func mode(_ call: ViewCall) throws -> DaySelection.Mode? {
    switch try call.symbol(Argument.mode) {
    case "single": .single
    case "any": .any
    case "range": .range
    default: nil
    }
  }

  /// `MultiDatePicker("Dates", selection: $days)`: a title above a calendar of any days.
  static func multiDatePicker(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding to a List of Dates") }
    let limits = try CalendarLimits(call, selectable: 5, range: 2, min: 3, max: 4)
    let choice = try CalendarChoice(call, binding: binding, mode: .any, limits: limits)
    var maker = CalendarMaker(
      call: call, look: try CalendarLook(call, firstWeekday: 6), limits: limits, choice: choice)
    let title = try LabelViews.title(call, text: 0, block: 7)
    maker.name = NodeText.plain(title)
    try maker.show(.null, index: 0)
    return [titled(title, try maker.node(), call)]
  }

  /// A title above something.
  static func titled(_ title: [ViewNode], _ body: ViewNode, _ call: ViewCall) -> ViewNode {
    if title.isEmpty || call.environment.labelsHidden { return body }
    return StackNode(
      .vertical, alignment: .start, spacing: 0, nodes: [LabelViews.row(title, call), body], span: call.span,
      identity: call.expansion.identity, name: call.name)
  }
}
