/// Dates and times as ISO 8601 writes them; what is not one is nil.
enum DateText {
  /// Days since 1970 of a day that exists.
  static func days(_ year: Int, _ month: Int, _ day: Int) -> Int? {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.daysInMonth(month, of: year)
    else { return nil }
    return CivilDate(year: year, month: month, day: day).days
  }

  /// `2026-11-30`
  static func date(_ text: String) -> Int? {
    var reader = Reader(text)
    guard let days = reader.date(), reader.isAtEnd else { return nil }
    return days
  }

  /// `09:30`, `09:30:05`, `09:30:05.25`
  static func time(_ text: String) -> Int? {
    var reader = Reader(text)
    guard let time = reader.time(), reader.isAtEnd else { return nil }
    return time
  }

  /// `2026-11-30T09:30`, with a space for the `T`, with `Z` or `+02:00` behind it, or a day alone.
  static func instant(_ text: String, _ environment: any MachineEnvironment) -> Int? {
    var reader = Reader(text)
    guard let days = reader.date() else { return nil }
    if reader.isAtEnd { return environment.instant(days: days, microseconds: 0) }
    guard reader.accept("T") || reader.accept("t") || reader.accept(" "), let time = reader.time() else {
      return nil
    }
    if reader.isAtEnd { return environment.instant(days: days, microseconds: time) }
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    let instant = days * DateArithmetic.dayLength + time - offset * 1_000_000
    return DateArithmetic.instants.contains(instant) ? instant : nil
  }

  private struct Reader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
      // No date is longer than this, so that a long text costs nothing.
      bytes = Array(text.utf8.prefix(64))
    }

    var isAtEnd: Bool { position == bytes.count }

    mutating func accept(_ character: Unicode.Scalar) -> Bool {
      guard position < bytes.count, UInt32(bytes[position]) == character.value else { return false }
      position += 1
      return true
    }

    mutating func digits(_ count: Int) -> Int? {
      guard position + count <= bytes.count else { return nil }
      var number = 0
      for byte in bytes[position..<(position + count)] {
        guard byte >= 48, byte <= 57 else { return nil }
        number = number * 10 + Int(byte - 48)
      }
      position += count
      return number
    }

    mutating func date() -> Int? {
      guard let year = digits(4), accept("-"), let month = digits(2), accept("-"), let day = digits(2) else {
        return nil
      }
      return days(year, month, day)
    }

    mutating func time() -> Int? {
      guard let hour = digits(2), accept(":"), let minute = digits(2), hour < 24, minute < 60 else {
        return nil
      }
      var microseconds = (hour * 60 + minute) * 60_000_000
      guard accept(":") else { return microseconds }
      guard let second = digits(2), second < 60 else { return nil }
      microseconds += second * 1_000_000
      guard accept(".") else { return microseconds }
      var unit = 100_000
      var count = 0
      while let digit = digits(1) {
        microseconds += digit * unit
        unit /= 10
        count += 1
      }
      return count > 0 ? microseconds : nil
    }

    /// Seconds east of UTC.
    mutating func offset() -> Int? {
      if accept("Z") || accept("z") { return 0 }
      let sign: Int
      if accept("+") { sign = 1 } else if accept("-") { sign = -1 } else { return nil }
      guard let hours = digits(2), hours < 24 else { return nil }
      _ = accept(":")
      let minutes = isAtEnd ? 0 : digits(2)
      guard let minutes, minutes < 60 else { return nil }
      return sign * (hours * 60 + minutes) * 60
    }
  }
}
