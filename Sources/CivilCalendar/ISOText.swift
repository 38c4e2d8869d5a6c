/// Writing and reading of ISO 8601 dates and times. Strict: no missing digits, no spaces around, no other forms.
enum ISOText {
  static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  static func year(_ year: Int) -> String {
    let digits = String(year.magnitude)
    return (year < 0 ? "-" : "") + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// Reads the two digits at a place.
  static func two(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int? {
    guard place >= 0, place + 1 < bytes.count else { return nil }
    let tens = bytes[place] &- 48
    let ones = bytes[place + 1] &- 48
    guard tens < 10, ones < 10 else { return nil }
    return Int(tens) * 10 + Int(ones)
  }

  /// Reads `2026-11-30` at the start.
  static func day(_ bytes: UnsafeBufferPointer<UInt8>) -> Day? {
    guard bytes.count >= 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let century = two(bytes, 0), let year = two(bytes, 2), let month = two(bytes, 5),
      let day = two(bytes, 8)
    else { return nil }
    return Day(year: century * 100 + year, month: month, day: day)
  }

  /// Reads `09:30`, `09:30:15` or `09:30:15.25` at a place; gives the place behind it.
  static func time(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (TimeOfDay, Int)? {
    guard place + 5 <= bytes.count, bytes[place + 2] == UInt8(ascii: ":"),
      let hour = two(bytes, place), let minute = two(bytes, place + 3)
    else { return nil }
    var end = place + 5
    var second = 0
    var microsecond = 0
    if end < bytes.count, bytes[end] == UInt8(ascii: ":") {
      guard let value = two(bytes, end + 1) else { return nil }
      second = value
      end += 3
      if end < bytes.count, bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ",") {
        guard let (fraction, next) = fraction(bytes, end + 1) else { return nil }
        microsecond = fraction
        end = next
      }
    }
    guard let time = TimeOfDay(hour: hour, minute: minute, second: second, microsecond: microsecond) else {
      return nil
    }
    return (time, end)
  }

  /// Reads the digits after a decimal point as microseconds; finer ones are cut.
  private static func fraction(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (Int, Int)? {
    var end = place
    var value = 0
    while end < bytes.count, bytes[end] &- 48 < 10 {
      if end - place < 6 { value = value * 10 + Int(bytes[end] - 48) }
      end += 1
    }
    guard end > place, end - place <= 18 else { return nil }
    for _ in 0..<max(0, 6 - (end - place)) { value *= 10 }
    return (value, end)
  }

  /// Reads `Z`, `+02:00`, `+0200` or `+02` at a place, as seconds east of UTC; gives the place behind it.
  static func offset(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (Int, Int)? {
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "Z") || bytes[place] == UInt8(ascii: "z") { return (0, place + 1) }
    guard bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-"),
      let hours = two(bytes, place + 1), hours <= 18
    else { return nil }
    var end = place + 3
    var minutes = 0
    let colon = end < bytes.count && bytes[end] == UInt8(ascii: ":")
    if let value = two(bytes, colon ? end + 1 : end) {
      guard value < 60 else { return nil }
      minutes = value
      end += colon ? 3 : 2
    } else if colon {
      return nil
    }
    let seconds = hours * 3600 + minutes * 60
    return (bytes[place] == UInt8(ascii: "-") ? -seconds : seconds, end)
  }
}

/// What an ISO 8601 text says: as much as it states, and no more.
public enum CivilText: Hashable, Sendable {
  /// `2026-11-30`.
  case day(Day)
  /// `09:30`, `09:30:15.25`.
  case time(TimeOfDay)
  /// `2026-11-30T09:30`, or with a space for the `T`.
  case wall(WallTime)
  /// `2026-11-30T09:30:00+02:00`, and the offset in seconds that it was written with.
  case instant(Instant, offset: Int)

  /// Reads a text, or nil if it is none of these forms or names a day or time that does not exist.
  public init?(iso text: String) {
    var text = text
    guard let value = text.withUTF8({ CivilText(iso: $0) }) else { return nil }
    self = value
  }

  /// Reads UTF-8 bytes.
  public init?(iso bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count >= 5, bytes.count <= 48 else { return nil }
    if bytes[2] == UInt8(ascii: ":") {
      guard let (time, end) = ISOText.time(bytes, 0), end == bytes.count else { return nil }
      self = .time(time)
      return
    }
    guard let day = ISOText.day(bytes) else { return nil }
    if bytes.count == 10 {
      self = .day(day)
      return
    }
    guard bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: "t") || bytes[10] == UInt8(ascii: " "),
      let (time, end) = ISOText.time(bytes, 11)
    else { return nil }
    let wall = WallTime(day, time)
    if end == bytes.count {
      self = .wall(wall)
      return
    }
    guard let (offset, last) = ISOText.offset(bytes, end), last == bytes.count else { return nil }
    let instant = Instant(microseconds: wall.microseconds - Int64(offset) * 1_000_000)
    guard instant >= .first, instant <= .last else { return nil }
    self = .instant(instant, offset: offset)
  }
}

extension Day: CustomStringConvertible {
  /// `2026-11-30`.
  public var description: String {
    let (year, month, day) = components
    return ISOText.year(year) + "-" + ISOText.two(month) + "-" + ISOText.two(day)
  }

  /// Reads `2026-11-30`.
  public init?(iso text: String) {
    guard case .day(let day)? = CivilText(iso: text) else { return nil }
    self = day
  }
}

extension TimeOfDay: CustomStringConvertible {
  /// `09:30`, with seconds `09:30:15` and a fraction `09:30:15.25` only where there are any.
  public var description: String {
    var text = ISOText.two(hour) + ":" + ISOText.two(minute)
    guard microseconds % 60_000_000 != 0 else { return text }
    text += ":" + ISOText.two(second)
    return text + fractionText
  }

  /// `09:30:15`, the seconds always there.
  public var descriptionWithSeconds: String {
    ISOText.two(hour) + ":" + ISOText.two(minute) + ":" + ISOText.two(second) + fractionText
  }

  private var fractionText: String {
    guard microsecond != 0 else { return "" }
    var digits = Array(String(microsecond + 1_000_000).utf8.dropFirst())
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return "." + String(decoding: digits, as: UTF8.self)
  }

  /// Reads `09:30`, `09:30:15`, `09:30:15.25`.
  public init?(iso text: String) {
    guard case .time(let time)? = CivilText(iso: text) else { return nil }
    self = time
  }
}

extension WallTime: CustomStringConvertible {
  /// `2026-11-30T09:30`.
  public var description: String { "\(day)T\(time)" }
}

extension Instant: CustomStringConvertible {
  /// `2026-11-30T08:30:00Z`.
  public var description: String { Zone.utc.isoText(of: self) }
}
