import CivilCalendar
import Formatting
import Lang

/// What a locale says about a calendar: its first weekday, the names and the digits.
struct CalendarLook {
  let locale: LocaleID
  let firstWeekday: Weekday
  private let names: DateNames
  /// The days of a month as the locale writes them, from 0 on.
  private let numbers: [String]

  /// - Parameter firstWeekday: the index of the argument that may name another one.
  init(_ call: ViewCall, firstWeekday index: Int?) throws {
    locale = CalendarLook.locale(call)
    names = DateNames.of(locale)
    if let index, let name = try call.symbol(index), let weekday = Weekday(name: name) {
      firstWeekday = weekday
    } else {
      firstWeekday = LocaleCalendar.of(locale).firstWeekday
    }
    numbers = CalendarLook.numbers(locale)
  }

  /// The locale that `.environment(\.locale, …)` gives the subtree, else that of the run.
  static func locale(_ call: ViewCall) -> LocaleID {
    if case .string(let name)? = call.environment.values["locale"] { return LocaleID(name.text) }
    return (call.machine.environment as? ScriptEnvironment)?.localeID ?? .unitedStates
  }

  /// The day of the run.
  static func today(_ machine: Machine) -> Day {
    TimelineEvents.zone(machine).day(at: Instant(microseconds: Int64(machine.environment.now)))
  }

  private static func numbers(_ locale: LocaleID) -> [String] {
    let plain = (0...31).map(String.init)
    if locale.language == "en" { return plain }
    guard let pattern = try? DatePattern("d"), let january = Month(year: 2026, month: 1) else { return plain }
    let style = DateStyle(locale: locale, .pattern(pattern))
    guard style.text(january.firstDay) != "1" else { return plain }
    return ["0"] + january.days.map { style.text($0) ?? "" }
  }

  func number(_ day: Int) -> String { numbers.indices.contains(day) ? numbers[day] : String(day) }

  func weekday(_ weekday: Weekday, _ length: NameLength) -> String { names.weekday(weekday, length) }

  func month(_ month: Int, _ length: NameLength) -> String { names.month(month, length) }

  /// `November 2026`, `2026年11月`.
  func title(_ month: Month) -> String {
    // Without the styles of other languages, which take longer to make than a month to draw.
    if locale.language == "en" { return names.month(month.month) + " " + String(month.year) }
    return text(month.firstDay, template: "yMMMM")
  }

  /// Of several months: `November 2026 – January 2027`, of a whole year its number.
  func title(_ first: Month, _ last: Month) -> String {
    if first == last { return title(first) }
    if first.month == 1, last.month == 12, first.year == last.year {
      if locale.language == "en" { return String(first.year) }
      return text(first.firstDay, template: "y")
    }
    return title(first) + " – " + title(last)
  }

  func text(_ day: Day, template: String) -> String {
    DateStyle(locale: locale, .template(template)).text(day) ?? day.description
  }

  /// `Today` in the locale's language.
  var today: String {
    if locale.language == "en" { return "Today" }
    let word = RelativeStyle(locale: locale).text(.epoch, from: .epoch)
    return String(word.prefix(1)).uppercased() + String(word.dropFirst())
  }
}

extension Weekday {
  /// The weekday of a symbol: `monday`.
  init?(name: String) {
    guard let weekday = Weekday.allCases.first(where: { $0.symbolName == name }) else { return nil }
    self = weekday
  }

  /// The name of its symbol. Spelt out, since asking Swift for the name of a case takes as long as drawing a month.
  var symbolName: String {
    switch self {
    case .monday: "monday"
    case .tuesday: "tuesday"
    case .wednesday: "wednesday"
    case .thursday: "thursday"
    case .friday: "friday"
    case .saturday: "saturday"
    case .sunday: "sunday"
    }
  }

  /// As messages say it: `Monday`.
  var englishName: String { DateNames.english.weekday(self) }
}
