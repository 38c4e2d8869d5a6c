/// Reads the text after `@`: a date, a time of day, or both.
struct DateReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position: Int
  let end: Int

  enum Problem: Error {
    case shape
    case month(Int)
    case day(Int, month: Int, year: Int)
    case hour(Int)
    case minute(Int)
    case second(Int)
    case offset
  }

  mutating func read() -> Result<ExpressionKind, Problem> {
    do throws(Problem) {
      guard position + 2 < end else { throw Problem.shape }
      if bytes[position + 2] == UInt8(ascii: ":") {
        let time = try readTime()
        guard position == end else { throw Problem.shape }
        return .success(.time(microseconds: time))
      }
      let days = try readDate()
      if position == end { return .success(.date(days: days)) }
      try expect(UInt8(ascii: "T"))
      let time = try readTime()
      let offset = try readOffset()
      guard position == end else { throw Problem.shape }
      return .success(.dateTime(days: days, microseconds: time, offset: offset))
    } catch {
      return .failure(error)
    }
  }

  private mutating func readDate() throws(Problem) -> Int {
    let year = try readDigits(4)
    try expect(UInt8(ascii: "-"))
    let month = try readDigits(2)
    try expect(UInt8(ascii: "-"))
    let day = try readDigits(2)
    guard (1...12).contains(month) else { throw .month(month) }
    guard day >= 1, day <= DateReader.daysInMonth(month, year) else {
      throw .day(day, month: month, year: year)
    }
    return DateReader.daysSinceEpoch(year, month, day)
  }

  private mutating func readTime() throws(Problem) -> Int {
    let hour = try readDigits(2)
    try expect(UInt8(ascii: ":"))
    let minute = try readDigits(2)
    var second = 0
    var fraction = 0
    if position < end, bytes[position] == UInt8(ascii: ":") {
      position += 1
      second = try readDigits(2)
      if position < end, bytes[position] == UInt8(ascii: ".") { fraction = try readFraction() }
    }
    guard hour < 24 else { throw .hour(hour) }
    guard minute < 60 else { throw .minute(minute) }
    guard second < 60 else { throw .second(second) }
    return ((hour * 60 + minute) * 60 + second) * 1_000_000 + fraction
  }

  /// `.250`, in microseconds; at most six digits.
  private mutating func readFraction() throws(Problem) -> Int {
    position += 1
    var value = 0
    var digits = 0
    while position < end, Lexer.isDigit(bytes[position]), digits < 6 {
      value = value * 10 + Int(bytes[position] - 0x30)
      digits += 1
      position += 1
    }
    guard digits > 0 else { throw .shape }
    for _ in digits..<6 { value *= 10 }
    return value
  }

  private mutating func readOffset() throws(Problem) -> Int? {
    guard position < end else { return nil }
    let sign = bytes[position]
    position += 1
    if sign == UInt8(ascii: "Z") { return 0 }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { throw .shape }
    let hours = try readDigits(2)
    try expect(UInt8(ascii: ":"))
    let minutes = try readDigits(2)
    guard hours <= 18, minutes < 60 else { throw .offset }
    let seconds = (hours * 60 + minutes) * 60
    return sign == UInt8(ascii: "-") ? -seconds : seconds
  }

  private mutating func readDigits(_ count: Int) throws(Problem) -> Int {
    guard position + count <= end else { throw .shape }
    var value = 0
    for _ in 0..<count {
      guard Lexer.isDigit(bytes[position]) else { throw .shape }
      value = value * 10 + Int(bytes[position] - 0x30)
      position += 1
    }
    return value
  }

  private mutating func expect(_ byte: UInt8) throws(Problem) {
    guard position < end, bytes[position] == byte else { throw .shape }
    position += 1
  }

  static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  static func daysInMonth(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days from 1970-01-01 in the Gregorian calendar: years are counted from March, so that the leap day comes last.
  static func daysSinceEpoch(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}
