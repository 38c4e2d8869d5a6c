import Foundation

/// What Foundation's locale data says about durations, distances in time and lists.
enum LocaleWords {
  static func duration(
    _ count: Int, _ unit: DurationStyle.Unit, _ form: DurationStyle.Form, _ locale: LocaleID
  ) -> String? {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch form {
      case .narrow, .clock: .narrow
      case .short: .abbreviated
      case .words: .wide
      }
    let (allowed, size): (Duration.UnitsFormatStyle.Unit, Int64) =
      switch unit {
      case .weeks: (.weeks, 604_800_000_000)
      case .days: (.days, 86_400_000_000)
      case .hours: (.hours, 3_600_000_000)
      case .minutes: (.minutes, 60_000_000)
      case .seconds: (.seconds, 1_000_000)
      case .milliseconds: (.milliseconds, 1000)
      case .microseconds, .years, .months: (.microseconds, 1)
      }
    guard unit.rawValue >= DurationStyle.Unit.weeks.rawValue else { return nil }
    let (total, overflow) = Int64(count).multipliedReportingOverflow(by: size)
    guard !overflow else { return nil }
    return Duration.microseconds(total).formatted(
      .units(allowed: [allowed], width: width).locale(Locale(identifier: locale.identifier)))
  }

  static func relative(_ count: Int, _ unit: RelativeStyle.Unit, _ style: RelativeStyle) -> String {
    let component: Calendar.Component =
      switch unit {
      case .seconds: .second
      case .minutes: .minute
      case .hours: .hour
      case .days: .day
      case .weeks: .weekOfYear
      case .months: .month
      case .years: .year
      }
    if style.named, unit == .days, count == 0 {
      // Left to itself the style says "now", whatever the unit.
      let now = Date(timeIntervalSince1970: 0)
      return Date.AnchoredRelativeFormatStyle(
        anchor: now, allowedFields: [.day], presentation: .named,
        unitsStyle: style.abbreviated ? .abbreviated : .wide,
        locale: Locale(identifier: style.locale.identifier)
      ).format(now)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    let now = Date(timeIntervalSince1970: 946_728_000)
    // Held to what the calendar can count.
    let held = max(-100_000, min(100_000, count))
    let target = calendar.date(byAdding: component, value: held, to: now) ?? now
    let format = Date.AnchoredRelativeFormatStyle(
      anchor: target, presentation: style.named ? .named : .numeric,
      unitsStyle: style.abbreviated ? .abbreviated : .wide,
      locale: Locale(identifier: style.locale.identifier), calendar: calendar)
    return format.format(now)
  }

  /// The items as the locale joins them, without the marks that keep directions apart, which a terminal would show.
  static func list(_ items: [String], _ style: ListStyle) -> String {
    let locale = Locale(identifier: style.locale.identifier)
    let text = items.formatted(.list(type: style.kind == .and ? .and : .or).locale(locale))
    let marks: [Unicode.Scalar] = ["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"]
    let inItems = items.contains { $0.unicodeScalars.contains { marks.contains($0) } }
    guard !inItems else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
  }
}
