import CivilCalendar
import Formatting
import Lang

/// Names that depend on a locale, and what is known about it.
extension Catalog {
  func addLocaleFunctions() {
    function("monthNames(_ length: .narrow|.short|.full = .full, locale: String?)") { call in
      let pattern =
        switch try call.symbol(0) {
        case "narrow": "LLLLL"
        case "short": "LLL"
        default: "LLLL"
        }
      let style = DateStyle(locale: try call.locale(1), .pattern(try DatePattern(pattern)))
      return try call.heap.list(
        try (1...12).map { month in
          try call.heap.string(Day(year: 2026, month: month, day: 1).flatMap { style.text($0) } ?? "")
        })
    }
    function("firstWeekday(locale: String?)") { call in
      try call.heap.symbol("\(LocaleCalendar.of(try call.locale(0)).firstWeekday)")
    }
    method("converted(from: Symbol, to: Symbol?)", on: .number) { call in
      let value = try call.double(0)
      guard let unit = try call.unit(1) else { throw call.mismatch(1, "a unit") }
      let other = try call.unit(2) ?? unit.usual(in: call.locale)
      guard let converted = unit.converted(value, to: other) else {
        throw Failure(
          code: "argument", "`.\(unit.rawValue)` and `.\(other.rawValue)` don't measure the same thing")
      }
      return .float(converted)
    }
    function("locale()") { call in try call.heap.string(call.locale.identifier) }
  }
}

extension NativeCall {
  /// The unit that a symbol names.
  func unit(_ index: Int) throws -> MeasureUnit? {
    guard let name = try symbol(index) else { return nil }
    if let unit = MeasureUnit(rawValue: name) { return unit }
    let names = MeasureUnit.allCases.map(\.rawValue)
    throw Failure(
      code: "argument", "there is no unit `.\(name)`",
      hint: Suggestions.hint(for: name, in: names)
        ?? "there are " + names.prefix(8).map { "`.\($0)`" }.joined(separator: ", ") + " and others")
  }
}
