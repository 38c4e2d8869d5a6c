/// The patterns of lengths and templates. Those of the United States and Britain stand here, so that a program that
/// uses no other locale loads no locale data.
///
/// English patterns have a plain space before AM and PM, where newer locale data has a narrow one that does not
/// break: who searches a screen for `9:30 AM` types a space.
enum LocalePatterns {
  static func lengths(date: DateStyle.Length?, time: DateStyle.Length?, _ locale: LocaleID) -> String {
    switch locale.identifier {
    case "en", "en_US", "en_US_POSIX":
      return joined(
        date, time, dates: ["M/d/yy", "MMM d, y", "MMMM d, y", "EEEE, MMMM d, y"],
        times: ["h:mm a", "h:mm:ss a", "h:mm:ss a z", "h:mm:ss a zzzz"])
    case "en_GB":
      return joined(
        date, time, dates: ["dd/MM/y", "d MMM y", "d MMMM y", "EEEE, d MMMM y"],
        times: ["HH:mm", "HH:mm:ss", "HH:mm:ss z", "HH:mm:ss zzzz"])
    default: return plainSpaces(LocaleDates.pattern(date: date, time: time, locale), locale)
    }
  }

  private static func index(_ length: DateStyle.Length) -> Int {
    switch length {
    case .short: 0
    case .medium: 1
    case .long: 2
    case .full: 3
    }
  }

  private static func joined(
    _ date: DateStyle.Length?, _ time: DateStyle.Length?, dates: [String], times: [String]
  ) -> String {
    switch (date, time) {
    case (let date?, let time?):
      dates[index(date)] + (date == .short ? ", " : " 'at' ") + times[index(time)]
    case (let date?, nil): dates[index(date)]
    case (nil, let time?): times[index(time)]
    case (nil, nil): ""
    }
  }

  private static func plainSpaces(_ pattern: String, _ locale: LocaleID) -> String {
    guard locale.language == "en" else { return pattern }
    return String(String.UnicodeScalarView(pattern.unicodeScalars.map { $0 == "\u{202F}" ? " " : $0 }))
  }

  static func template(_ template: String, _ locale: LocaleID) -> String {
    switch locale.identifier {
    case "en", "en_US", "en_US_POSIX":
      if let known = american[template] { return known }
    default: break
    }
    return plainSpaces(LocaleDates.pattern(template: template, locale), locale)
  }

  private static let american = [
    "y": "y", "yM": "M/y", "yMd": "M/d/y", "yMEd": "EEE, M/d/y", "yMMM": "MMM y", "yMMMd": "MMM d, y",
    "yMMMEd": "EEE, MMM d, y", "yMMMM": "MMMM y", "yMMMMd": "MMMM d, y", "yMMMMEEEEd": "EEEE, MMMM d, y",
    "MMM": "LLL", "MMMM": "LLLL", "MMMd": "MMM d", "MMMMd": "MMMM d", "MMMEd": "EEE, MMM d",
    "MMMMEd": "EEE, MMMM d", "MMMMEEEEd": "EEEE, MMMM d", "Md": "M/d", "MEd": "EEE, M/d", "d": "d",
    "E": "ccc",
    "EEEE": "cccc", "Ed": "EEE d", "jm": "h:mm a", "jms": "h:mm:ss a", "j": "h a", "Hm": "HH:mm",
    "Hms": "HH:mm:ss", "ms": "mm:ss", "hm": "h:mm a", "yQQQ": "QQQ y", "yMMMdjm": "MMM d, y 'at' h:mm a",
    "MMMdjm": "MMM d 'at' h:mm a", "EEEEd": "EEEE d", "M": "L", "yMMdd": "MM/dd/y", "MMdd": "MM/dd",
  ]
}
