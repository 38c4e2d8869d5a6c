import CivilCalendar

/// How far a time is from another, in words: `in 2 hours`, `yesterday`, `3 weeks ago`.
///
/// The largest unit that fits at least once is used, and rounded to the nearest: below a minute seconds, below an hour
/// minutes, below a day hours, then days on the calendar (so that yesterday is yesterday even 10 hours ago, if a
/// midnight lies between and 24 hours have gone by or the days are given as days), weeks from 7 days, months, years.
public struct RelativeStyle: Hashable, Sendable {
  /// Whose words are used.
  public var locale: LocaleID
  /// Whether there are words for the neighbours: `yesterday` for `1 day ago`.
  public var named: Bool
  /// Whether units are abbreviated: `2 hr. ago`.
  public var abbreviated: Bool

  /// A style.
  public init(locale: LocaleID, named: Bool = true, abbreviated: Bool = false) {
    self.locale = locale
    self.named = named
    self.abbreviated = abbreviated
  }

  /// A unit, from the smallest.
  enum Unit: Int {
    case seconds, minutes, hours, days, weeks, months, years
  }

  /// Writes how far a day is from another, most often today.
  public func text(_ day: Day, from today: Day) -> String {
    let days = today.days(until: day)
    let months = today.months(until: day)
    if abs(months) >= 12 { return text(months / 12, .years) }
    if abs(months) >= 1 { return text(months, .months) }
    return abs(days) >= 7 ? text(days / 7, .weeks) : text(days, .days)
  }

  /// Writes how far an instant is from another, most often now, as the calendar of a zone counts days.
  public func text(_ instant: Instant, from now: Instant, in zone: Zone) -> String {
    let microseconds = now.microseconds(until: instant)
    let seconds = rounded(microseconds, 1_000_000)
    if abs(seconds) < 60 { return text(seconds, .seconds) }
    let minutes = rounded(microseconds, 60_000_000)
    if abs(minutes) < 60 { return text(minutes, .minutes) }
    let hours = rounded(microseconds, 3_600_000_000)
    if abs(hours) < 24 { return text(hours, .hours) }
    return text(zone.day(at: instant), from: zone.day(at: now))
  }

  private func rounded(_ value: Int64, _ unit: Int64) -> Int {
    let half = value < 0 ? -unit / 2 : unit / 2
    let (sum, overflow) = value.addingReportingOverflow(half)
    return Int((overflow ? value : sum) / unit)
  }

  private func text(_ count: Int, _ unit: Unit) -> String {
    guard locale.isPlainEnglish else { return LocaleWords.relative(count, unit, self) }
    if named {
      switch (unit, count) {
      case (.seconds, 0): return "now"
      case (.days, 0): return "today"
      case (.days, 1): return "tomorrow"
      case (.days, -1): return "yesterday"
      case (.weeks, 1), (.months, 1), (.years, 1): return "next " + RelativeStyle.words[unit.rawValue]
      case (.weeks, -1), (.months, -1), (.years, -1): return "last " + RelativeStyle.words[unit.rawValue]
      default: break
      }
    }
    let size = count.magnitude
    let names = abbreviated ? ["sec.", "min.", "hr.", "day", "wk.", "mo.", "yr."] : RelativeStyle.words
    let plural = size == 1 || abbreviated && unit != .days ? "" : "s"
    let what = "\(size) \(names[unit.rawValue])\(plural)"
    return count < 0 ? what + " ago" : "in " + what
  }

  private static let words = ["second", "minute", "hour", "day", "week", "month", "year"]
}
