extension Messages {
  static func lexical(_ kind: SyntaxErrorKind) -> Text? {
    switch kind {
    case .fileTooLarge:
      Text("file-too-large", "this file is larger than a script may be (1 GB)")
    case .invalidUTF8(let byte, let offset):
      Text(
        "invalid-utf8",
        "the file is not valid UTF-8: byte \(hex(UInt32(byte), width: 2)) at offset \(offset)",
        "save it as UTF-8")
    case .unknownCharacter(let scalar):
      Text("unknown-character", "\(display(scalar)) means nothing here")
    case .invisibleCharacter(let scalar):
      Text(
        "invisible-character", "there is an invisible character here, U+\(hex(scalar, width: 4, prefix: ""))",
        "delete it, or put a plain space in its place")
    case .typographicSign(let scalar, let meant):
      Text("typographic-sign", "\(display(scalar)) is not an operator", "write `\(meant)`")
    case .strayBackslash:
      Text(
        "stray-backslash", "a backslash outside a string starts a key path",
        "write `\\.name`, such as `\\.departs`")
    case .strayHash:
      Text("stray-hash", "`#` starts a raw string", "write `#\"text\"#`; a comment starts with `//`")
    case .strayAt:
      Text("stray-at", "`@` starts a date or time", "write `@2026-11-30`, `@09:30` or `@2026-11-30T09:30`")
    case .strayDollar:
      Text(
        "stray-dollar", "`$` starts a binding or a closure's argument",
        "write `$name` for a binding, `$0` in a closure")
    case .twoDots:
      Text("two-dots", "`..` is not an operator", "write `...` to include the end, `..<` to leave it out")
    case .backquotes(let name):
      Text("backquotes", "names take no backquotes", "write `\(name)`")
    case .unterminatedComment:
      Text("unterminated-comment", "this comment does not end", "close it with `*/` (comments nest)")
    case .unterminatedString(let isMultiline, let hashes):
      Text(
        "unterminated-string", "this string does not end",
        isMultiline
          ? "close it with `\"\"\"\(String(repeating: "#", count: hashes))` on a line of its own"
          : "close it with `\"\(String(repeating: "#", count: hashes))` on the same line; text of several lines stands between `\"\"\"`"
      )
    case .unterminatedInterpolation(let isMultiline):
      Text(
        "unterminated-string", "this string does not end: its `\\(…)` is not closed",
        isMultiline ? "close it with `)` and `\"\"\"`" : "close it with `)` and `\"` on the same line")
    case .singleQuotes(let text):
      Text("single-quotes", "strings stand in double quotes", "write \(quoted(text))")
    case .smartQuotes(let text):
      Text("smart-quotes", "these are typographic quotes", "write \(quoted(text)) with straight quotes")
    case .unknownEscape(let escape):
      Text(
        "unknown-escape", "`\(escape)` is not an escape",
        "the escapes are `\\n` `\\t` `\\r` `\\0` `\\\\` `\\\"` `\\u{1F600}` and `\\(value)`",
        "for a backslash write `\\\\`, or make the string raw: `#\"…\"#`")
    case .badUnicodeEscape:
      Text(
        "bad-unicode-escape", "this names no character", "write one to eight hexadecimal digits: `\\u{1F600}`"
      )
    case .emptyInterpolation:
      Text("empty-interpolation", "there is nothing between `\\(` and `)`", "put a value there: `\\(name)`")
    case .textAfterOpeningQuotes:
      Text("multiline-string", "the text of a `\"\"\"` string starts on the next line")
    case .textBeforeClosingQuotes:
      Text("multiline-string", "the closing `\"\"\"` stands on a line of its own")
    case .lineLessIndented(let mixesTabs):
      Text(
        "multiline-string",
        mixesTabs
          ? "this line is indented with other blanks than the closing `\"\"\"`"
          : "this line is indented less than the closing `\"\"\"`",
        "indent it as far as the closing quotes, which say how much to take off")
    default: nil
    }
  }

  static func literal(_ kind: SyntaxErrorKind) -> Text? {
    switch kind {
    case .badDigit(let digit, let radix):
      Text(
        "bad-number",
        "`\(digit)` is not a digit of a \(radix == 16 ? "hexadecimal" : radix == 2 ? "binary" : radix == 8 ? "octal" : "decimal") number"
      )
    case .numberWithoutDigits(let text):
      Text("bad-number", "`\(text)` has no digits")
    case .integerTooLarge:
      Text(
        "number-too-large", "this is too large for an Int, whose greatest is 9_223_372_036_854_775_807",
        "write `.0` after it for a Float")
    case .floatTooLarge:
      Text("number-too-large", "this is too large for a Float")
    case .durationTooLarge:
      Text("number-too-large", "this duration is too long")
    case .unknownUnit(let number, let unit):
      unknownUnit(number, unit)
    case .fractionOfCalendarUnit(let unit):
      Text(
        "fraction-of-calendar-unit", "`\(unit)` counts steps of the calendar, and has no fractions",
        "use hours, minutes or seconds: `36h` for a day and a half")
    case .badDate(let text, let problem):
      badDate(text, problem)
    default: nil
    }
  }

  private static func unknownUnit(_ number: String, _ unit: String) -> Text {
    if unit.isEmpty {
      return Text(
        "unknown-unit", "this number has no unit", "write `\(number)s`, `\(number)m`, `\(number)h` …")
    }
    let meant: [String: String] = [
      "sec": "s", "secs": "s", "second": "s", "seconds": "s", "S": "s", "min": "m", "mins": "m",
      "minute": "m",
      "minutes": "m", "hr": "h", "hrs": "h", "hour": "h", "hours": "h", "H": "h", "day": "d", "days": "d",
      "D": "d",
      "week": "w", "weeks": "w", "W": "w", "month": "mo", "months": "mo", "M": "mo", "year": "y",
      "years": "y",
      "yr": "y", "Y": "y", "millis": "ms", "msec": "ms",
    ]
    var hints: [String] = []
    if let unit = meant[unit] { hints.append("write `\(number)\(unit)`") }
    hints.append("the units are `ms` `s` `m` `h` `d` `w` `mo` `y`: `1h30m`, `2w`, `6mo`")
    if unit == "px" || unit == "pt" { hints = ["sizes are whole cells, without a unit: `\(number)`"] }
    return Text("unknown-unit", "`\(unit)` is not a unit of time", hints: hints)
  }

  private static func badDate(_ text: String, _ problem: DateReader.Problem) -> Text {
    let message: String
    var hint: String? = nil
    switch problem {
    case .shape:
      message = "`\(text)` is not a date or time"
      hint = dateHint(text)
    case .month(let month): message = "there is no month \(month)"
    case .day(let day, let month, let year):
      message = "there is no day \(day) in \(year)-\(pad(month))"
      let last = DateReader.daysInMonth(month, year)
      hint = "the last one is `@\(pad(year, 4))-\(pad(month))-\(last)`"
    case .hour(let hour):
      message = "there is no hour \(hour)"
      hint = hour == 24 ? "midnight is `00:00` of the next day" : "hours run from 00 to 23"
    case .minute(let minute): message = "there is no minute \(minute)"
    case .second(let second): message = "there is no second \(second)"
    case .offset: message = "this offset from UTC is too large"
    }
    return Text("bad-date", message, hints: hint.map { [$0] } ?? [])
  }

  /// The date that a near miss means, `@2026-1-5`.
  private static func dateHint(_ text: String) -> String {
    let general = "write `@2026-11-30`, `@09:30` or `@2026-11-30T09:30+02:00`"
    let body = text.dropFirst()
    let parts = body.split(whereSeparator: { "-/.".contains($0) })
    if parts.count == 3, let a = Int(parts[0]), let b = Int(parts[1]), let c = Int(parts[2]) {
      if parts[0].count == 4, (1...12).contains(b), (1...31).contains(c) {
        return "write `@\(a)-\(pad(b))-\(pad(c))`"
      }
      if parts[2].count == 4, body.contains("."), (1...12).contains(b), (1...31).contains(a) {
        return "write `@\(c)-\(pad(b))-\(pad(a))`: year, month, day"
      }
      return "write the year first: `@2026-11-30`"
    }
    let time = body.split(separator: ":")
    if time.count == 2, let hour = Int(time[0]), let minute = Int(time[1]), hour < 24, minute < 60 {
      return "write `@\(pad(hour)):\(pad(minute))`"
    }
    return general
  }

  static func pad(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  static func hex(_ value: UInt32, width: Int, prefix: String = "0x") -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// A character, and its number if it cannot be seen.
  static func display(_ value: UInt32) -> String {
    guard let scalar = Unicode.Scalar(value) else { return "this" }
    if value < 0x20 || (0x7F...0x9F).contains(value) {
      return "the control character U+\(hex(value, width: 4, prefix: ""))"
    }
    if value < 0x80 { return "`\(scalar)`" }
    return "`\(scalar)` (U+\(hex(value, width: 4, prefix: "")))"
  }

  /// Text as a string literal.
  static func quoted(_ text: String) -> String {
    "`\"" + text.map { $0 == "\"" ? "\\\"" : String($0) }.joined() + "\"`"
  }
}
