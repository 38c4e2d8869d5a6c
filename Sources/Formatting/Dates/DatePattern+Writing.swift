import CivilCalendar

/// A day, a time, both, or an instant in a zone: what a date pattern can write.
public struct DateValue: Hashable, Sendable {
  /// What the wall shows; only what `parts` says has a meaning.
  let wall: WallTime
  let zone: Zone?
  let instant: Instant?
  /// What it has.
  public let parts: DatePattern.Parts

  /// A day.
  public init(_ day: Day) {
    (wall, zone, instant, parts) = (WallTime(day), nil, nil, .day)
  }
  /// A time of the day.
  public init(_ time: TimeOfDay) {
    (wall, zone, instant, parts) = (WallTime(.epoch, time), nil, nil, .time)
  }
  /// A day and a time.
  public init(_ wall: WallTime) {
    (self.wall, zone, instant, parts) = (wall, nil, nil, [.day, .time])
  }
  /// An instant as the wall shows it in a zone.
  public init(_ instant: Instant, in zone: Zone) {
    (wall, self.zone, self.instant, parts) = (
      zone.wallTime(at: instant), zone, instant, [.day, .time, .zone]
    )
  }
}

extension DatePattern {
  /// Writes a value. What the pattern asks for and the value does not have is nil: see `parts`.
  func write(_ value: DateValue, _ names: DateNames, _ rule: WeekRule, _ locale: LocaleID) -> String? {
    guard parts.isSubset(of: value.parts) else { return nil }
    var writer = DateWriter(names: names, locale: locale)
    let components = value.wall.day.components
    for item in items {
      if item.letter == 0 {
        writer.bytes += item.text
      } else {
        writer.write(item, value, components, rule)
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

private struct DateWriter {
  var bytes: [UInt8] = []
  let names: DateNames
  let locale: LocaleID

  init(names: DateNames, locale: LocaleID) {
    self.names = names
    self.locale = locale
    bytes.reserveCapacity(32)
  }

  mutating func number(_ value: Int, _ width: Int) {
    let digits = String(value.magnitude).utf8
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    for _ in 0..<max(0, width - digits.count) { digit(0) }
    for byte in digits { digit(byte &- 48) }
  }

  private mutating func digit(_ value: UInt8) {
    if names.zero == "0" {
      bytes.append(48 + value)
    } else if let scalar = Unicode.Scalar(names.zero.value + UInt32(value)), let encoded = UTF8.encode(scalar)
    {
      bytes += encoded
    }
  }

  mutating func text(_ text: String) { bytes += text.utf8 }

  /// The name for a letter's count: 1 to 3 short, 4 full, 5 narrow.
  static func length(_ count: Int) -> NameLength { count == 4 ? .full : count == 5 ? .narrow : .short }

  mutating func write(
    _ item: DatePattern.Item, _ value: DateValue, _ date: (year: Int, month: Int, day: Int), _ rule: WeekRule
  ) {
    let time = value.wall.time
    let count = item.count
    let day = value.wall.day
    switch item.letter {
    case UInt8(ascii: "y"), UInt8(ascii: "u"): year(date.year, count)
    case UInt8(ascii: "Y"): year(day.week(rule).year, count)
    case UInt8(ascii: "M"):
      count < 3
        ? number(date.month, count) : text(names.month(date.month, Self.length(count), standalone: false))
    case UInt8(ascii: "L"):
      count < 3 ? number(date.month, count) : text(names.month(date.month, Self.length(count)))
    case UInt8(ascii: "d"): number(date.day, count)
    case UInt8(ascii: "D"): number(day.dayOfYear, count)
    case UInt8(ascii: "F"): number((date.day - 1) / 7 + 1, count)
    case UInt8(ascii: "Q"), UInt8(ascii: "q"): quarter(day.quarter, count)
    case UInt8(ascii: "w"): number(day.week(rule).week, count)
    case UInt8(ascii: "W"):
      number((date.day - 1 + rule.firstWeekday.days(until: day.startOfMonth.weekday)) / 7 + 1, count)
    case UInt8(ascii: "E"): text(names.weekday(day.weekday, Self.length(count), standalone: false))
    case UInt8(ascii: "e"), UInt8(ascii: "c"):
      if count < 3 {
        number(rule.firstWeekday.days(until: day.weekday) + 1, count)
      } else {
        text(names.weekday(day.weekday, Self.length(count), standalone: item.letter == UInt8(ascii: "c")))
      }
    case UInt8(ascii: "G"): text(names.eras[count == 4 ? 0 : 1].last ?? "")
    case UInt8(ascii: "H"): number(time.hour, count)
    case UInt8(ascii: "k"): number(time.hour == 0 ? 24 : time.hour, count)
    case UInt8(ascii: "h"): number((time.hour + 11) % 12 + 1, count)
    case UInt8(ascii: "K"): number(time.hour % 12, count)
    case UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "B"): text(names.halves[time.hour < 12 ? 0 : 1])
    case UInt8(ascii: "m"): number(time.minute, count)
    case UInt8(ascii: "s"): number(time.second, count)
    case UInt8(ascii: "S"): fraction(time.microsecond, count)
    case UInt8(ascii: "A"): number(Int(time.microseconds / 1000), count)
    default: zone(item.letter, count, value)
    }
  }

  private mutating func year(_ year: Int, _ count: Int) {
    if count == 2 { number(year % 100, 2) } else { number(year, count) }
  }

  private mutating func quarter(_ quarter: Int, _ count: Int) {
    if count < 3 || count == 5 {
      number(quarter, count == 5 ? 1 : count)
    } else {
      text(names.quarters[count == 4 ? 0 : 1][quarter - 1])
    }
  }

  private mutating func fraction(_ microsecond: Int, _ count: Int) {
    var value = microsecond
    if count < 6 {
      for _ in 0..<(6 - count) { value /= 10 }
    } else {
      for _ in 0..<(count - 6) { value *= 10 }
    }
    number(value, count)
  }

  private mutating func zone(_ letter: UInt8, _ count: Int, _ value: DateValue) {
    guard let zone = value.zone, let instant = value.instant else { return }
    let seconds = zone.offset(at: instant)
    switch (letter, count) {
    case (UInt8(ascii: "X"), _) where seconds == 0: text("Z")
    case (UInt8(ascii: "X"), _), (UInt8(ascii: "x"), _): offset(seconds, form: count)
    case (UInt8(ascii: "Z"), 5): seconds == 0 ? text("Z") : offset(seconds, form: 5)
    case (UInt8(ascii: "Z"), 1...3): offset(seconds, form: 4)
    case (UInt8(ascii: "V"), 2): text(zone.identifier)
    case (UInt8(ascii: "z"), _), (UInt8(ascii: "v"), _), (UInt8(ascii: "V"), _):
      if zone == .utc {
        text(count == 4 && locale.isPlainEnglish ? "Coordinated Universal Time" : "UTC")
      } else if zone.isFixed {
        gmt(seconds, long: count == 4)
      } else {
        text(
          LocaleDates.zoneName(
            .init(
              zone: zone.identifier, locale: locale, isDaylightSaving: zone.isDaylightSaving(at: instant),
              isGeneric: letter != UInt8(ascii: "z"), isLong: count == 4)))
      }
    default: gmt(seconds, long: count == 4)
    }
  }

  /// `+01` and with minutes where there are any (1), `+0100` (2, 4), `+01:00` (3, 5).
  private mutating func offset(_ seconds: Int, form: Int) {
    let minutes = Int(seconds.magnitude) / 60
    bytes.append(seconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    number(minutes / 60, 2)
    if form == 1, minutes % 60 == 0 { return }
    if form == 3 || form == 5 { bytes.append(UInt8(ascii: ":")) }
    number(minutes % 60, 2)
  }

  /// `GMT`, `GMT+1`, `GMT+5:30`, long `GMT+01:00`.
  private mutating func gmt(_ seconds: Int, long: Bool) {
    text("GMT")
    if seconds == 0 { return }
    let minutes = Int(seconds.magnitude) / 60
    bytes.append(seconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    number(minutes / 60, long ? 2 : 1)
    if long || minutes % 60 != 0 {
      bytes.append(UInt8(ascii: ":"))
      number(minutes % 60, 2)
    }
  }
}
