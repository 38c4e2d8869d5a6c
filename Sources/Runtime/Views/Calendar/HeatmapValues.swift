import CivilCalendar
import Formatting
import Lang

/// The values of days, those of one day added up, and the shades that they get.
struct HeatmapValues {
  private var sums: [Int: Double] = [:]
  private(set) var first: Day?
  private(set) var last: Day?
  private var isWhole = true
  private var largest = 0.0

  /// Shades beside that of nothing.
  private static let most = 4
  /// How much more each shade means than the one before.
  private var step = 1.0
  private(set) var shades = 0

  init(_ call: ViewCall) throws {
    guard call.has(12) else { return }
    guard case .list(let list) = call[12] else { throw call.mismatch(12, "a List of records or Dates") }
    try call.machine.charge(list.elements.count)
    for element in list.elements {
      let date = try HeatmapValues.part(element, 13, fields: ["date", "day"], call)
      if date.isNull { continue }
      guard let day = CalendarLimits.day(date, call.machine) else {
        throw Failure(
          code: "type", "`by` of a heat map gives the Date of each value, but here it gives \(date.kindName)",
          hint: "`values: rows, by: \\.date, value: \\.count`", at: call.span)
      }
      let value =
        element.kind == .record || call.has(14)
        ? try HeatmapValues.part(element, 14, fields: ["value", "count"], call) : .int(1)
      if value.isNull { continue }
      guard let number = value.asDouble, number.isFinite else {
        throw Failure(
          code: "type", "the value of a day is a number, but that of \(day) is \(value.kindName)",
          at: call.span)
      }
      let sum = sums[Int(day.number), default: 0] + number
      sums[Int(day.number)] = sum
      if sum.rounded() != sum { isWhole = false }
      largest = max(largest, sum)
      first = min(first ?? day, day)
      last = max(last ?? day, day)
    }
    guard largest > 0, largest.isFinite else { return }
    step = largest / Double(HeatmapValues.most)
    if isWhole { step = step.rounded(.up) }
    shades = min(HeatmapValues.most, Int((largest / step).rounded(.up)))
  }

  /// What a key path gives, or without one the first field of these names; of what is no record the value itself.
  private static func part(_ element: Value, _ index: Int, fields: [String], _ call: ViewCall) throws -> Value
  {
    if call.has(index) { return try call.machine.call(call[index], element) }
    guard case .record(let record) = element else { return element }
    for name in fields {
      if let value = record[name] { return value }
    }
    throw Failure(
      code: "argument", "the records of a heat map have no field `\(fields[0])`",
      hint: index == 13 ? "say which it is: `by: \\.…`" : "say which it is: `value: \\.…`", at: call.span)
  }

  func value(_ day: Day) -> Double { sums[Int(day.number)] ?? 0 }

  /// 0 for nothing, and up to `shades`.
  func shade(_ day: Day) -> Int {
    let value = value(day)
    return value <= 0 ? 0 : min(shades, max(1, Int((value / step).rounded(.up))))
  }

  /// `1–5`, or `≤ 2.5` where values have decimals.
  func meaning(of shade: Int, _ locale: LocaleID) -> String {
    let style = NumberStyle(locale: locale, precision: .decimals(atLeast: 0, atMost: 2))
    func text(_ number: Double) -> String { style.text(number) }
    if shade == 0 { return text(0) }
    let upper = shade == shades ? largest : Double(shade) * step
    guard isWhole else { return "≤ " + text(upper) }
    let lower = Double(shade - 1) * step + 1
    return lower >= upper ? text(upper) : text(lower) + "–" + text(upper)
  }
}
