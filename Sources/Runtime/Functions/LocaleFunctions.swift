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
    function("locale()") { call in try call.heap.string(call.locale.identifier) }
  }
}
