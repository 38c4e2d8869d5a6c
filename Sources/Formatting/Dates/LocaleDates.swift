import CivilCalendar
import Foundation

/// What Foundation's locale data says about dates.
enum LocaleDates {
  private static func formatter(_ locale: LocaleID) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: locale.identifier)
    formatter.calendar = Calendar(identifier: .gregorian)
    return formatter
  }

  static func names(_ locale: LocaleID) -> DateNames {
    let formatter = formatter(locale)
    let english = DateNames.english
    func mondayFirst(_ names: [String]?, _ fallback: [String]) -> [String] {
      guard let names, names.count == 7 else { return fallback }
      return Array(names[1...]) + [names[0]]
    }
    func checked(_ names: [String]?, _ fallback: [String]) -> [String] {
      names.flatMap { $0.count == fallback.count ? $0 : nil } ?? fallback
    }
    return DateNames(
      months: [
        checked(formatter.monthSymbols, english.months[0]),
        checked(formatter.shortMonthSymbols, english.months[1]),
        checked(formatter.veryShortMonthSymbols, english.months[2]),
      ],
      standaloneMonths: [
        checked(formatter.standaloneMonthSymbols, english.months[0]),
        checked(formatter.shortStandaloneMonthSymbols, english.months[1]),
        checked(formatter.veryShortStandaloneMonthSymbols, english.months[2]),
      ],
      weekdays: [
        mondayFirst(formatter.weekdaySymbols, english.weekdays[0]),
        mondayFirst(formatter.shortWeekdaySymbols, english.weekdays[1]),
        mondayFirst(formatter.veryShortWeekdaySymbols, english.weekdays[2]),
      ],
      standaloneWeekdays: [
        mondayFirst(formatter.standaloneWeekdaySymbols, english.weekdays[0]),
        mondayFirst(formatter.shortStandaloneWeekdaySymbols, english.weekdays[1]),
        mondayFirst(formatter.veryShortStandaloneWeekdaySymbols, english.weekdays[2]),
      ],
      quarters: [
        checked(formatter.quarterSymbols, english.quarters[0]),
        checked(formatter.shortQuarterSymbols, english.quarters[1]),
      ],
      halves: [formatter.amSymbol, formatter.pmSymbol],
      eras: [
        checked(formatter.longEraSymbols, english.eras[0]), checked(formatter.eraSymbols, english.eras[1]),
      ],
      zero: NumberSymbols.of(locale).zero)
  }

  static func calendar(_ locale: LocaleID) -> LocaleCalendar {
    let foundation = Locale(identifier: locale.identifier)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = foundation
    let first = Weekday(wrapping: calendar.firstWeekday - 1)
    let hours = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: foundation) ?? "HH"
    return LocaleCalendar(
      weekRule: WeekRule(firstWeekday: first, minimumDays: calendar.minimumDaysInFirstWeek),
      usesTwelveHourClock: hours.contains("h") || hours.contains("K"),
      isRightToLeft: foundation.language.characterDirection == .rightToLeft)
  }

  private static func style(_ length: DateStyle.Length?) -> DateFormatter.Style {
    switch length {
    case nil: .none
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }

  /// The pattern of a date and a time of some lengths.
  static func pattern(date: DateStyle.Length?, time: DateStyle.Length?, _ locale: LocaleID) -> String {
    let formatter = formatter(locale)
    formatter.dateStyle = style(date)
    formatter.timeStyle = style(time)
    return formatter.dateFormat ?? "y-MM-dd"
  }

  /// The pattern that has the fields of a template in the locale's order.
  static func pattern(template: String, _ locale: LocaleID) -> String {
    DateFormatter.dateFormat(
      fromTemplate: template, options: 0, locale: Locale(identifier: locale.identifier)) ?? template
  }

  struct ZoneNameKey: Hashable, Sendable {
    var zone: String
    var locale: LocaleID
    var isDaylightSaving: Bool
    var isGeneric: Bool
    var isLong: Bool
  }
  private static let zoneNames = Cache<ZoneNameKey, String>()

  /// The name of a zone: `CET`, `Central European Summer Time`.
  static func zoneName(_ key: ZoneNameKey) -> String {
    zoneNames.value(key) {
      let style: NSTimeZone.NameStyle =
        switch (key.isGeneric, key.isLong, key.isDaylightSaving) {
        case (true, true, _): .generic
        case (true, false, _): .shortGeneric
        case (false, true, false): .standard
        case (false, true, true): .daylightSaving
        case (false, false, false): .shortStandard
        case (false, false, true): .shortDaylightSaving
        }
      return TimeZone(identifier: key.zone)?
        .localizedName(for: style, locale: Locale(identifier: key.locale.identifier)) ?? key.zone
    }
  }
}
