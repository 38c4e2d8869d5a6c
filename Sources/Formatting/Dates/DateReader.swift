import CivilCalendar

/// Reads dates that are written by a pattern.
///
///     let reader = try DateReader(DatePattern("MMM d yyyy"))
///     reader.read("Jun 12 1998")        // .success(.day(1998-06-12))
///     reader.read("Jun 31 1998")        // .failure: June has 30 days
///
/// Reading is strict: all of the text must match, `yyyy` is four digits, `MM` two, `M` one or two; names are matched
/// without regard to case, text between fields as it stands (a space also as one that does not break). A pattern that says no
/// month or no day means the first. `yy` is 1969 to 2068. A weekday must be the day's own.
public struct DateReader: Sendable {
  /// Why a text could not be read.
  public struct Failure: Error, Hashable, Sendable {
    /// Where in the text, in bytes from its beginning.
    public let offset: Int
    /// What is wrong, as a sentence without a full stop.
    public let message: String
  }

  /// What was read so far.
  struct Fields {
    var year: Int?
    var twoDigitYear = false
    var beforeChrist = false
    var month: Int?
    var day: Int?
    var dayOfYear: Int?
    var weekYear: Int?
    var week: Int?
    var weekday: Weekday?
    var hour: Int?
    var halfHour: Int?
    var isAfternoon: Bool?
    var minute: Int?
    var second: Int?
    var microsecond: Int?
    var millisecondsOfDay: Int?
    var offset: Int?
    var zone: Zone?
  }

  /// The pattern.
  public let pattern: DatePattern
  let names: ReadableNames
  let weekRule: WeekRule

  /// A reader of a pattern with a locale's names, English unless said. Fails if the pattern has a letter that can only
  /// be written, or says too little to mean anything.
  public init(_ pattern: DatePattern, locale: LocaleID = .unitedStates) throws(DatePattern.Failure) {
    self.pattern = pattern
    names = ReadableNames.of(locale)
    weekRule = LocaleCalendar.of(locale).weekRule
    let letters = Set(pattern.items.map(\.letter).filter { $0 != 0 })
    func has(_ some: String) -> Bool { some.utf8.contains { letters.contains($0) } }
    if let letter = "FWQqvBb".utf8.first(where: { letters.contains($0) }) {
      throw DatePattern.Failure(
        offset: 0, message: "\(String(UnicodeScalar(letter))) can be written but not read")
    }
    if pattern.items.contains(where: {
      [UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "E")].contains($0.letter) && $0.count == 5
    }) {
      throw DatePattern.Failure(offset: 0, message: "one letter does not tell months or weekdays apart")
    }
    if pattern.parts.contains(.day), !has("yuY") {
      throw DatePattern.Failure(offset: 0, message: "the pattern has no year (yyyy)")
    }
    if has("hK"), !has("a") {
      throw DatePattern.Failure(offset: 0, message: "an hour of 12 (h) needs AM or PM (a)")
    }
    if pattern.parts.contains(.time), !has("HhkKA") {
      throw DatePattern.Failure(offset: 0, message: "the pattern has no hour (HH)")
    }
    if pattern.parts.contains(.zone), !pattern.parts.isSuperset(of: [.day, .time]) {
      throw DatePattern.Failure(offset: 0, message: "a zone needs a day and a time")
    }
    if pattern.parts.isEmpty { throw DatePattern.Failure(offset: 0, message: "the pattern has no field") }
  }

  /// A reader of a pattern's text.
  public init(pattern text: String, locale: LocaleID = .unitedStates) throws(DatePattern.Failure) {
    try self.init(DatePattern(text), locale: locale)
  }

  /// Reads a text: a day, a time, both, or an instant if it has an offset.
  public func read(_ text: String) -> Result<CivilText, Failure> {
    var text = text
    return text.withUTF8 { read($0) }
  }

  /// Reads UTF-8 bytes.
  public func read(_ bytes: UnsafeBufferPointer<UInt8>) -> Result<CivilText, Failure> {
    var cursor = DateCursor(bytes: bytes, names: names)
    for item in pattern.items {
      if let message = cursor.read(item) {
        return .failure(Failure(offset: cursor.place, message: message))
      }
    }
    guard cursor.place == bytes.count else {
      return .failure(Failure(offset: cursor.place, message: "there is more text than \(pattern.text) has"))
    }
    return result(cursor.fields)
  }
}

extension DateReader {
  private func result(_ fields: Fields) -> Result<CivilText, Failure> {
    func failure(_ message: String) -> Result<CivilText, Failure> {
      .failure(Failure(offset: 0, message: message))
    }
    var day: Day?
    if pattern.parts.contains(.day) {
      switch self.day(fields) {
      case .success(let value): day = value
      case .failure(let reason): return .failure(reason)
      }
    }
    if let day, let weekday = fields.weekday, day.weekday != weekday {
      return failure(
        "\(day) is a \(DateNames.english.weekday(day.weekday)), not a \(DateNames.english.weekday(weekday))")
    }
    guard pattern.parts.contains(.time) else {
      return day.map { .success(.day($0)) } ?? failure("there is no day in it")
    }
    guard let time = time(fields) else { return failure("there is no such time") }
    guard let day else { return .success(.time(time)) }
    let wall = WallTime(day, time)
    if let zone = fields.zone {
      let instant = zone.instant(of: wall)
      return .success(.instant(instant, offset: zone.offset(at: instant)))
    }
    guard let offset = fields.offset else { return .success(.wall(wall)) }
    guard
      let instant = Instant(microseconds: wall.microseconds).adding(microseconds: -Int64(offset) * 1_000_000)
    else { return failure("it is outside the years 1 to 9999") }
    return .success(.instant(instant, offset: offset))
  }

  private func day(_ fields: Fields) -> Result<Day, Failure> {
    func failure(_ message: String) -> Result<Day, Failure> { .failure(Failure(offset: 0, message: message)) }
    if fields.beforeChrist { return failure("years before 1 cannot be read") }
    if let weekYear = fields.weekYear, let week = fields.week {
      let weekday = fields.weekday ?? weekRule.firstWeekday
      return Day(weekYear: weekYear, week: week, weekday: weekday, rule: weekRule).map { .success($0) }
        ?? failure("\(weekYear) has no week \(week)")
    }
    guard var year = fields.year ?? fields.weekYear else { return failure("there is no year in it") }
    if fields.twoDigitYear { year += year < 69 ? 2000 : 1900 }
    guard (1...9999).contains(year) else { return failure("there is no year \(year)") }
    if let number = fields.dayOfYear {
      guard number >= 1, number <= Day.count(ofYear: year), let first = Day(year: year, month: 1, day: 1),
        let day = first.adding(days: number - 1)
      else { return failure("\(year) has no day \(number)") }
      return .success(day)
    }
    let month = fields.month ?? 1
    if let day = Day(year: year, month: month, day: fields.day ?? 1) { return .success(day) }
    guard (1...12).contains(month) else { return failure("there is no month \(month)") }
    let name = DateNames.english.month(month)
    return failure(
      "\(name) \(year) has \(Day.count(ofMonth: month, year: year)) days, not \(fields.day ?? 1)")
  }

  private func time(_ fields: Fields) -> TimeOfDay? {
    if let milliseconds = fields.millisecondsOfDay {
      return TimeOfDay(microseconds: Int64(milliseconds) * 1000)
    }
    var hour = fields.hour ?? 0
    if let half = fields.halfHour { hour = half % 12 + (fields.isAfternoon == true ? 12 : 0) }
    return TimeOfDay(
      hour: hour, minute: fields.minute ?? 0, second: fields.second ?? 0, microsecond: fields.microsecond ?? 0
    )
  }
}
