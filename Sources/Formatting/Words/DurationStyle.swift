import CivilCalendar

/// How a length of time is written.
///
///     DurationStyle(locale: english).text(duration)                  // 1h 30m
///     DurationStyle(locale: english, form: .clock).text(duration)    // 1:30:00
///     DurationStyle(locale: english, form: .words).text(duration)    // 1 hour, 30 minutes
public struct DurationStyle: Hashable, Sendable {
  /// How the units are written.
  public enum Form: Hashable, Sendable {
    /// With letters: `1h 30m`.
    case narrow
    /// With short words: `1 hr, 30 min`.
    case short
    /// With words: `1 hour, 30 minutes`.
    case words
    /// As a clock shows it: `1:30:00`; months and days stand before it with letters.
    case clock
  }

  /// Whose words are used.
  public var locale: LocaleID
  /// How the units are written.
  public var form: Form
  /// How many units are written at most, the largest first; what is left is cut. All, if nil.
  public var maximumUnits: Int?

  /// A style.
  public init(locale: LocaleID, form: Form = .narrow, maximumUnits: Int? = nil) {
    self.locale = locale
    self.form = form
    self.maximumUnits = maximumUnits
  }

  /// A unit of time, from the largest.
  enum Unit: Int, CaseIterable {
    case years, months, weeks, days, hours, minutes, seconds, milliseconds, microseconds
  }

  /// Writes a duration. Zero is zero seconds. Elapsed time is not turned into days: `26h` is 26 hours.
  public func text(_ duration: CivilDuration) -> String {
    var parts = DurationStyle.parts(duration)
    let isNegative = parts.contains { $0.count < 0 } && !parts.contains { $0.count > 0 }
    if isNegative { parts = parts.map { ($0.unit, $0.count.magnitude > Int.max ? Int.max : -$0.count) } }
    let sign = isNegative ? NumberSymbols.minus(locale) : ""
    if form == .clock { return sign + clock(parts) }
    if let maximumUnits { parts = Array(parts.prefix(max(maximumUnits, 1))) }
    if parts.isEmpty { parts = [(.seconds, 0)] }
    let texts = parts.map { text($0.count, $0.unit) }
    return sign + texts.joined(separator: separator)
  }

  /// Writes elapsed seconds.
  public func text(seconds: Int) -> String {
    let (microseconds, overflow) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    return text(CivilDuration(microseconds: overflow ? (seconds < 0 ? .min : .max) : microseconds))
  }

  private var separator: String {
    switch form {
    case .narrow, .clock: " "
    case .short, .words:
      switch locale.language {
      case "ja", "zh": ""
      case "ko", "ar", "hi": " "
      default: ", "
      }
    }
  }

  static func parts(_ duration: CivilDuration) -> [(unit: Unit, count: Int)] {
    let microseconds = Int(duration.microseconds)
    let wholeWeeks = duration.days % 7 == 0
    let all: [(unit: Unit, count: Int)] = [
      (.years, duration.months / 12), (.months, duration.months % 12),
      (.weeks, wholeWeeks ? duration.days / 7 : 0),
      (.days, wholeWeeks ? 0 : duration.days), (.hours, microseconds / 3_600_000_000),
      (.minutes, microseconds / 60_000_000 % 60), (.seconds, microseconds / 1_000_000 % 60),
      (.milliseconds, microseconds / 1000 % 1000), (.microseconds, microseconds % 1000),
    ]
    return all.filter { $0.count != 0 }
  }

  private func clock(_ parts: [(unit: Unit, count: Int)]) -> String {
    func count(_ unit: Unit) -> Int { parts.first { $0.unit == unit }?.count ?? 0 }
    func padded(_ value: Int, _ width: Int = 2) -> String {
      let digits = String(value.magnitude)
      return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
    }
    let calendar = parts.filter { $0.unit.rawValue <= Unit.days.rawValue }
    var narrow = self
    narrow.form = .narrow
    var text = calendar.map { narrow.text($0.count, $0.unit) + " " }.joined()
    text += "\(count(.hours)):\(padded(count(.minutes))):\(padded(count(.seconds)))"
    let fraction = count(.milliseconds) * 1000 + count(.microseconds)
    if fraction != 0 {
      var digits = Substring(padded(fraction, 6))
      while digits.last == "0" { digits.removeLast() }
      text += "." + digits
    }
    return text
  }

  private func text(_ count: Int, _ unit: Unit) -> String {
    if locale.isPlainEnglish { return english(count, unit) }
    if unit.rawValue > Unit.months.rawValue, let text = LocaleWords.duration(count, unit, form, locale) {
      return text
    }
    return calendarUnit(count, unit)
  }

  private func english(_ count: Int, _ unit: Unit) -> String {
    let one = count == 1 || count == -1
    switch form {
    case .narrow, .clock:
      let letters = ["y", "mo", "w", "d", "h", "m", "s", "ms", "µs"]
      return "\(count)" + letters[unit.rawValue]
    case .short:
      let singular = ["yr", "mth", "wk", "day", "hr", "min", "sec", "ms", "µs"]
      let american = ["en", "en_US", "en_US_POSIX"].contains(locale.identifier)
      let plural = ["yrs", "mths", "wks", "days", american ? "hr" : "hrs", "min", "sec", "ms", "µs"]
      return "\(count) " + (one ? singular : plural)[unit.rawValue]
    case .words:
      let words = ["year", "month", "week", "day", "hour", "minute", "second", "millisecond", "microsecond"]
      return "\(count) " + words[unit.rawValue] + (one ? "" : "s")
    }
  }

  /// Years and months, which Foundation does not write on its own: a table of languages, else ISO's letters.
  private func calendarUnit(_ count: Int, _ unit: Unit) -> String {
    let number = NumberStyle(locale: locale, grouping: false).text(count)
    let category = PluralCategory.of(count, locale)
    let words: (one: String, few: String, other: String)? =
      switch (locale.language, unit) {
      case ("nl", .years): ("jaar", "jaar", "jaar")
      case ("nl", .months): ("maand", "maanden", "maanden")
      case ("de", .years): ("Jahr", "Jahre", "Jahre")
      case ("de", .months): ("Monat", "Monate", "Monate")
      case ("fr", .years): ("an", "ans", "ans")
      case ("fr", .months): ("mois", "mois", "mois")
      case ("es", .years): ("año", "años", "años")
      case ("es", .months): ("mes", "meses", "meses")
      case ("pt", .years): ("ano", "anos", "anos")
      case ("pt", .months): ("mês", "meses", "meses")
      case ("it", .years): ("anno", "anni", "anni")
      case ("it", .months): ("mese", "mesi", "mesi")
      case ("sv", .years): ("år", "år", "år")
      case ("sv", .months): ("månad", "månader", "månader")
      case ("pl", .years): ("rok", "lata", "lat")
      case ("pl", .months): ("miesiąc", "miesiące", "miesięcy")
      case ("tr", .years): ("yıl", "yıl", "yıl")
      case ("tr", .months): ("ay", "ay", "ay")
      case ("ja", .years): ("年", "年", "年")
      case ("ja", .months): ("か月", "か月", "か月")
      case ("zh", .years): ("年", "年", "年")
      case ("zh", .months): ("个月", "个月", "个月")
      case ("ko", .years): ("년", "년", "년")
      case ("ko", .months): ("개월", "개월", "개월")
      default: nil
      }
    guard let words else { return number + (unit == .years ? "y" : unit == .months ? "mo" : "µs") }
    let word = category == .one ? words.one : category == .few ? words.few : words.other
    let joined = ["ja", "zh", "ko"].contains(locale.language)
    return number + (joined ? "" : " ") + word
  }
}

extension NumberSymbols {
  /// The sign of negative numbers.
  static func minus(_ locale: LocaleID) -> String {
    NumberPattern.of(.plain, locale, accounting: false).negative.prefix
  }
}
