import Lang

/// `DatePicker`: a date, a time or both. Compact it is a line whose date opens a calendar below it; `.graphical` shows
/// the calendar always; `.wheel` shows a wheel for each part.
///
///     Departs              [ Nov 30, 2026 ] [ 9:24 AM ]
enum DatePickerViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else {
      throw call.mismatch(1, "a binding to a Date, Time or DateTime")
    }
    let title = try LabelViews.title(
      ViewCall(
        view: call.view, expansion: call.expansion.with(call.environment.with { $0.rowOf = .none }),
        occurrence: call.occurrence), text: 0, block: 6)
    let picker = try DatePickerMaker(call, binding, title)
    switch call.environment.datePickerStyle {
    case .automatic: return [try picker.compact()]
    case .graphical: return [try picker.graphical()]
    case .wheel: return [try picker.wheels()]
    }
  }
}
