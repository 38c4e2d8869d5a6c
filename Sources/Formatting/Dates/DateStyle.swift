import CivilCalendar

/// How a day, a time or an instant is written, and for which locale.
///
///     let style = DateStyle(locale: LocaleID("en_GB"), date: .medium, time: .short)
///     style.text(instant, in: zone)             // 30 Nov 2026 at 09:30
///
/// To write many, keep `style.printer` and use that.
public struct DateStyle: Hashable, Sendable {
  /// How much is written.
  public enum Length: String, CaseIterable, Hashable, Sendable {
    /// `11/30/26`, `9:30 AM`.
    case short
    /// `Nov 30, 2026`, `9:30:00 AM`.
    case medium
    /// `November 30, 2026`, `9:30:00 AM CET`.
    case long
    /// `Monday, November 30, 2026`, `9:30:00 AM Central European Standard Time`.
    case full
  }

  /// What is written.
  public enum Form: Hashable, Sendable {
    /// A date, a time or both, as the locale writes them at some length.
    case lengths(date: Length?, time: Length?)
    /// The fields whose letters are given, in the order and with the words of the locale: `yMMMM`, `EEEEd`, `jm`.
    case template(String)
    /// Exactly the pattern given, with the locale's names.
    case pattern(DatePattern)
    /// ISO 8601, of as much as the value has.
    case iso
  }

  /// Whose names and order are used.
  public var locale: LocaleID
  /// What is written.
  public var form: Form

  /// A style of a form.
  public init(locale: LocaleID, _ form: Form) {
    self.locale = locale
    self.form = form
  }

  /// A date, a time or both at some length; with neither, both short.
  public init(locale: LocaleID, date: Length? = nil, time: Length? = nil) {
    self.init(
      locale: locale,
      date == nil && time == nil ? .lengths(date: .short, time: .short) : .lengths(date: date, time: time))
  }

  private static let printers = Cache<DateStyle, DatePrinter>()

  /// What writes dates in this style; made once and shared.
  public var printer: DatePrinter { DateStyle.printers.value(self) { DatePrinter(self) } }

  /// Writes a day; nil if the style asks for a time or a zone.
  public func text(_ day: Day) -> String? { printer.text(DateValue(day)) }
  /// Writes a time; nil if the style asks for a day or a zone.
  public func text(_ time: TimeOfDay) -> String? { printer.text(DateValue(time)) }
  /// Writes a day and a time; nil if the style asks for a zone.
  public func text(_ wall: WallTime) -> String? { printer.text(DateValue(wall)) }
  /// Writes an instant as the wall shows it in a zone.
  public func text(_ instant: Instant, in zone: Zone) -> String {
    printer.text(DateValue(instant, in: zone)) ?? ""
  }
}

/// Writes dates in one style.
public final class DatePrinter: Sendable {
  /// The style.
  public let style: DateStyle
  /// The pattern that the style comes to; nil for ISO 8601.
  public let pattern: DatePattern?
  private let names: DateNames
  private let weekRule: WeekRule

  init(_ style: DateStyle) {
    self.style = style
    names = DateNames.of(style.locale)
    weekRule = LocaleCalendar.of(style.locale).weekRule
    let text: String
    switch style.form {
    case .pattern(let pattern):
      self.pattern = pattern
      return
    case .iso:
      pattern = nil
      return
    case .lengths(let date, let time): text = LocalePatterns.lengths(date: date, time: time, style.locale)
    case .template(let template): text = LocalePatterns.template(template, style.locale)
    }
    pattern = try? DatePattern(text)
  }

  /// What a value must have to be written in this style.
  public var parts: DatePattern.Parts { pattern?.parts ?? [] }

  /// Writes a value; nil if it does not have what the style asks for.
  public func text(_ value: DateValue) -> String? {
    if let pattern { return pattern.write(value, names, weekRule, style.locale) }
    if let instant = value.instant, let zone = value.zone { return zone.isoText(of: instant) }
    if value.parts == .day { return value.wall.day.description }
    return value.parts == .time ? value.wall.time.description : value.wall.description
  }
}
