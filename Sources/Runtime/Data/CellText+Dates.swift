import Lang

/// A date and time as it was written: what of it there was.
package struct WrittenDate: Sendable, Equatable {
  /// Days since 1970-01-01; nil for a time of day alone.
  package var days: Int?
  /// Microseconds since midnight; nil for a day alone.
  package var microseconds: Int?
  /// Seconds east of UTC; nil for a wall time.
  package var offset: Int?

  package init(days: Int?, microseconds: Int? = nil, offset: Int? = nil) {
    self.days = days
    self.microseconds = microseconds
    self.offset = offset
  }
}

/// Dates and times of ISO 8601.
extension CellText {
  /// The number of `width` digits at `index`, -1 if there is something else.
  @inline(__always) private func digits(_ index: Int, _ width: Int) -> Int {
    guard index + width <= count else { return -1 }
    var value = 0
    for i in index..<(index &+ width) {
      guard isDigit(start[i]) else { return -1 }
      value = value &* 10 &+ Int(start[i] &- 48)
    }
    return value
  }

  /// `2026-11-30`, a day that exists; days since 1970.
  var isoDate: Int? { count == 10 ? dayAtStart : nil }

  @inline(__always) private var dayAtStart: Int? {
    guard count >= 10, start[4] == UInt8(ascii: "-"), start[7] == UInt8(ascii: "-") else { return nil }
    let year = digits(0, 4)
    let month = digits(5, 2)
    let day = digits(8, 2)
    guard year >= 1, month >= 1, month <= 12, day >= 1, day <= CivilDate.daysInMonth(month, of: year) else {
      return nil
    }
    return CivilDate(year: year, month: month, day: day).days
  }

  /// `09:30`, `09:30:05`, `09:30:05.25` from an index on; where it ends.
  private func clock(_ index: Int) -> (microseconds: Int, end: Int)? {
    let hour = digits(index, 2)
    let minute = digits(index + 3, 2)
    guard hour >= 0, hour < 24, minute >= 0, minute < 60, start[index + 2] == UInt8(ascii: ":") else {
      return nil
    }
    var total = (hour * 60 + minute) * 60_000_000
    var i = index + 5
    guard i < count, start[i] == UInt8(ascii: ":") else { return (total, i) }
    let second = digits(i + 1, 2)
    guard second >= 0, second < 60 else { return nil }
    total += second * 1_000_000
    i += 3
    guard i < count, start[i] == UInt8(ascii: ".") || start[i] == UInt8(ascii: ",") else { return (total, i) }
    i += 1
    var unit = 100_000
    let first = i
    while i < count, isDigit(start[i]) {
      total += Int(start[i] &- 48) * unit
      unit /= 10
      i += 1
    }
    return i > first ? (total, i) : nil
  }

  /// `09:30`, `09:30:05`, `09:30:05.25`; microseconds since midnight.
  var isoTime: Int? {
    guard count >= 5, let (microseconds, end) = clock(0), end == count else { return nil }
    return microseconds
  }

  /// `2026-11-30T09:30`, also with a space, seconds, a fraction, `Z`, `+02:00`, `+0200`.
  var isoDateTime: WrittenDate? {
    guard count >= 16, start[10] == UInt8(ascii: "T") || start[10] == 32 || start[10] == UInt8(ascii: "t"),
      let days = dayAtStart, let (microseconds, end) = clock(11)
    else { return nil }
    if end == count { return WrittenDate(days: days, microseconds: microseconds) }
    guard let offset = zone(end) else { return nil }
    return WrittenDate(days: days, microseconds: microseconds, offset: offset)
  }

  /// `Z`, `+02:00`, `-0530`, `+02` to the end; seconds east.
  private func zone(_ index: Int) -> Int? {
    let left = count - index
    if left == 1, start[index] | 32 == UInt8(ascii: "z") { return 0 }
    guard left == 3 || left == 5 || left == 6 else { return nil }
    let sign: Int
    switch start[index] {
    case UInt8(ascii: "+"): sign = 1
    case UInt8(ascii: "-"): sign = -1
    default: return nil
    }
    if left == 6, start[index + 3] != UInt8(ascii: ":") { return nil }
    let hours = digits(index + 1, 2)
    let minutes = left == 3 ? 0 : digits(count - 2, 2)
    guard hours >= 0, hours < 24, minutes >= 0, minutes < 60 else { return nil }
    return sign * (hours * 60 + minutes) * 60
  }
}
