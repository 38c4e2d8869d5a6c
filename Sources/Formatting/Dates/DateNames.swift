import CivilCalendar

/// How long a name is: `November`, `Nov`, `N`.
public enum NameLength: Int, CaseIterable, Hashable, Sendable {
  /// The whole name.
  case full
  /// Abbreviated.
  case short
  /// A letter, where the language has it so; not always different from the others.
  case narrow
}

/// The names of months, weekdays, halves of the day and eras in a language.
public struct DateNames: Hashable, Sendable {
  /// Twelve names for each length, as they stand in a date (`30 listopada`).
  var months: [[String]]
  /// Twelve names for each length, as they stand alone (`listopad`).
  var standaloneMonths: [[String]]
  /// Seven names for each length, Monday first.
  var weekdays: [[String]]
  var standaloneWeekdays: [[String]]
  /// Four names: long, short.
  var quarters: [[String]]
  /// Before and after midday.
  var halves: [String]
  /// Before and after the year 1: long, short.
  var eras: [[String]]
  /// The digit zero.
  var zero: Unicode.Scalar

  private static let cache = Cache<LocaleID, DateNames>()

  /// The names in a locale's language; English needs no locale data.
  public static func of(_ locale: LocaleID) -> DateNames {
    if locale.isPlainEnglish {
      var names = english
      switch locale.identifier {
      case "en_GB", "en_AU", "en_NZ", "en_IE": names.halves = ["am", "pm"]
      case "en_CA": names.halves = ["a.m.", "p.m."]
      default: break
      }
      return names
    }
    return cache.value(locale) { LocaleDates.names(locale) }
  }

  /// English names.
  public static let english: DateNames = {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
      "November",
      "December",
    ]
    let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    func lengths(_ names: [String]) -> [[String]] {
      [names, names.map { String($0.prefix(3)) }, names.map { String($0.prefix(1)) }]
    }
    return DateNames(
      months: lengths(months), standaloneMonths: lengths(months), weekdays: lengths(weekdays),
      standaloneWeekdays: lengths(weekdays),
      quarters: [["1st quarter", "2nd quarter", "3rd quarter", "4th quarter"], ["Q1", "Q2", "Q3", "Q4"]],
      halves: ["AM", "PM"], eras: [["Before Christ", "Anno Domini"], ["BC", "AD"]], zero: "0")
  }()

  /// The name of a month, 1 to 12, as it stands alone or in a date; empty if there is no such month.
  public func month(_ month: Int, _ length: NameLength = .full, standalone: Bool = true) -> String {
    let names = (standalone ? standaloneMonths : months)[length.rawValue]
    return names.indices.contains(month - 1) ? names[month - 1] : ""
  }

  /// The name of a weekday, as it stands alone or in a date.
  public func weekday(_ weekday: Weekday, _ length: NameLength = .full, standalone: Bool = true) -> String {
    let names = (standalone ? standaloneWeekdays : weekdays)[length.rawValue]
    let index = weekday.rawValue - 1
    return names.indices.contains(index) ? names[index] : ""
  }
}

/// What a locale says about calendars and reading.
public struct LocaleCalendar: Hashable, Sendable {
  /// The weekday that weeks begin with, and which week of the year is the first.
  public var weekRule: WeekRule
  /// Whether hours are counted to 12 twice a day.
  public var usesTwelveHourClock: Bool
  /// Whether text runs from right to left.
  public var isRightToLeft: Bool

  /// The weekday that weeks begin with.
  public var firstWeekday: Weekday { weekRule.firstWeekday }

  private static let cache = Cache<LocaleID, LocaleCalendar>()

  /// What a locale says; the United States and Britain need no locale data.
  public static func of(_ locale: LocaleID) -> LocaleCalendar {
    switch locale.identifier {
    case "en", "en_US", "en_US_POSIX":
      LocaleCalendar(weekRule: .unitedStates, usesTwelveHourClock: true, isRightToLeft: false)
    case "en_GB": LocaleCalendar(weekRule: .iso, usesTwelveHourClock: false, isRightToLeft: false)
    default: cache.value(locale) { LocaleDates.calendar(locale) }
    }
  }
}
