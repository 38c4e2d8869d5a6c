import CivilCalendar

/// A place in a text that is read by a pattern, and what was read before it.
struct DateCursor {
  let bytes: UnsafeBufferPointer<UInt8>
  let names: ReadableNames
  var place = 0
  var fields = DateReader.Fields()

  init(bytes: UnsafeBufferPointer<UInt8>, names: ReadableNames) {
    self.bytes = bytes
    self.names = names
  }

  /// Reads an item; gives what was expected if it is not there.
  mutating func read(_ item: DatePattern.Item) -> String? {
    let count = item.count
    switch item.letter {
    case 0: return literal(item.text)
    case UInt8(ascii: "y"), UInt8(ascii: "u"):
      fields.twoDigitYear = count == 2
      return digits("year", count == 1 ? 1...4 : count == 2 ? 2...2 : 4...4, 0...9999) { $0.year = $1 }
    case UInt8(ascii: "Y"):
      return digits("year", count == 1 ? 1...4 : 4...4, 1...9999) { $0.weekYear = $1 }
    case UInt8(ascii: "M"), UInt8(ascii: "L"):
      if count < 3 { return digits("month", count, 1...12) { $0.month = $1 } }
      return name(names.months[count == 4 ? 0 : 1], "the name of a month") { $0.month = $1 }
    case UInt8(ascii: "d"): return digits("day", count, 1...31) { $0.day = $1 }
    case UInt8(ascii: "D"):
      return digits("day of the year", count == 1 ? 1...3 : count...max(count, 3), 1...366) {
        $0.dayOfYear = $1
      }
    case UInt8(ascii: "w"): return digits("week", count, 1...53) { $0.week = $1 }
    case UInt8(ascii: "E"), UInt8(ascii: "e"), UInt8(ascii: "c"):
      if count < 3, item.letter != UInt8(ascii: "E") {
        return digits("weekday", count, 1...7) { $0.weekday = Weekday(wrapping: $1) }
      }
      return name(names.weekdays[count == 4 ? 0 : 1], "the name of a weekday") {
        $0.weekday = Weekday(wrapping: $1)
      }
    case UInt8(ascii: "G"): return name(names.eras, "AD") { $0.beforeChrist = $1 == 0 }
    case UInt8(ascii: "H"): return digits("hour", count, 0...23) { $0.hour = $1 }
    case UInt8(ascii: "k"): return digits("hour", count, 1...24) { $0.hour = $1 % 24 }
    case UInt8(ascii: "h"): return digits("hour", count, 1...12) { $0.halfHour = $1 }
    case UInt8(ascii: "K"): return digits("hour", count, 0...11) { $0.halfHour = $1 }
    case UInt8(ascii: "a"): return name(names.halves, "AM or PM") { $0.isAfternoon = $1 == 1 }
    case UInt8(ascii: "m"): return digits("minute", count, 0...59) { $0.minute = $1 }
    case UInt8(ascii: "s"): return digits("second", count, 0...59) { $0.second = $1 }
    case UInt8(ascii: "S"): return fraction(count)
    case UInt8(ascii: "A"):
      return digits("milliseconds", 1...8, 0...86_399_999) { $0.millisecondsOfDay = $1 }
    case UInt8(ascii: "V") where count == 2: return zoneIdentifier()
    default: return zone(item.letter, count)
    }
  }

  private mutating func literal(_ text: [UInt8]) -> String? {
    var index = 0
    while index < text.count {
      if let size = space(in: text, at: index) {
        guard let found = bytes.withSpace(at: place) else { return "expected a space" }
        index += size
        place += found
        continue
      }
      guard place < bytes.count, bytes[place] == text[index] else {
        return "expected \"\(String(decoding: text, as: UTF8.self))\""
      }
      place += 1
      index += 1
    }
    return nil
  }

  private func space(in text: [UInt8], at index: Int) -> Int? {
    text.withUnsafeBufferPointer { $0.withSpace(at: index) }
  }

  private mutating func digits(
    _ what: String, _ count: Int, _ range: ClosedRange<Int>, set: (inout DateReader.Fields, Int) -> Void
  ) -> String? {
    digits(what, count == 1 ? 1...2 : 2...2, range, set: set)
  }

  private mutating func digits(
    _ what: String, _ widths: ClosedRange<Int>, _ range: ClosedRange<Int>,
    set: (inout DateReader.Fields, Int) -> Void
  ) -> String? {
    var value = 0
    var width = 0
    while width < widths.upperBound, place + width < bytes.count, bytes[place + width] &- 48 < 10 {
      value = value * 10 + Int(bytes[place + width] - 48)
      width += 1
    }
    guard width >= widths.lowerBound else {
      return widths.lowerBound == widths.upperBound
        ? "expected a \(what) of \(widths.lowerBound) digits" : "expected a \(what)"
    }
    guard range.contains(value) else { return "there is no \(what) \(value)" }
    place += width
    set(&fields, value)
    return nil
  }

  private mutating func fraction(_ count: Int) -> String? {
    var value = 0
    for index in 0..<count {
      guard place + index < bytes.count, bytes[place + index] &- 48 < 10 else {
        return "expected \(count) digits of a fraction of a second"
      }
      if index < 6 { value = value * 10 + Int(bytes[place + index] - 48) }
    }
    for _ in 0..<max(0, 6 - count) { value *= 10 }
    place += count
    fields.microsecond = value
    return nil
  }

  private mutating func name(
    _ list: [ReadableNames.Name], _ what: String, set: (inout DateReader.Fields, Int) -> Void
  ) -> String? {
    guard let (number, size) = names.find(list, bytes, place) else { return "expected \(what)" }
    place += size
    set(&fields, number)
    return nil
  }

  private mutating func zoneIdentifier() -> String? {
    var end = place
    while end < bytes.count {
      let byte = bytes[end]
      let isLetter = (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
      guard isLetter || byte &- 48 < 10 || "_/+-".utf8.contains(byte) else { break }
      end += 1
    }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[place..<end]), as: UTF8.self)
    guard let zone = Zone(identifier: text) else { return "there is no time zone \"\(text)\"" }
    place = end
    fields.zone = zone
    return nil
  }

  /// Reads an offset as the letter has it: `X` `x` `Z` in their widths; `z` and `O` as `UTC`, `GMT+2`, `EST` too.
  private mutating func zone(_ letter: UInt8, _ count: Int) -> String? {
    let named =
      letter == UInt8(ascii: "z") || letter == UInt8(ascii: "O")
      || (letter == UInt8(ascii: "Z") && count == 4)
    if named, let (offset, size) = DateCursor.abbreviation(bytes, place) {
      place += size
      fields.offset = offset
      guard offset == 0, place < bytes.count,
        bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-")
      else { return nil }
      return offsetDigits(hours: 1...2, colon: nil, minutes: nil)
    }
    if letter != UInt8(ascii: "x"), letter == UInt8(ascii: "X") || count == 5 || named,
      place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "z")
    {
      place += 1
      fields.offset = 0
      return nil
    }
    if named { return offsetDigits(hours: 1...2, colon: nil, minutes: nil) }
    if letter == UInt8(ascii: "Z"), count <= 3 {
      return offsetDigits(hours: 2...2, colon: false, minutes: true)
    }
    switch count {
    case 1: return offsetDigits(hours: 2...2, colon: false, minutes: nil)
    case 2, 4: return offsetDigits(hours: 2...2, colon: false, minutes: true)
    default: return offsetDigits(hours: 2...2, colon: true, minutes: true)
    }
  }

  /// Reads `+02:00`; a colon or minutes that are nil may be there or not.
  private mutating func offsetDigits(hours: ClosedRange<Int>, colon: Bool?, minutes: Bool?) -> String? {
    let message = "expected an offset from UTC such as \(colon == true ? "+02:00" : "+0200")"
    guard place < bytes.count, bytes[place] == UInt8(ascii: "+") || bytes[place] == UInt8(ascii: "-") else {
      return message
    }
    let negative = bytes[place] == UInt8(ascii: "-")
    func digit(_ index: Int) -> Int? {
      guard index < bytes.count, bytes[index] &- 48 < 10 else { return nil }
      return Int(bytes[index] - 48)
    }
    var end = place + 1
    guard var value = digit(end) else { return message }
    end += 1
    if let second = digit(end) {
      value = value * 10 + second
      end += 1
    } else if hours.lowerBound == 2 {
      return message
    }
    var total = value * 60
    let hasColon = end < bytes.count && bytes[end] == UInt8(ascii: ":")
    if hasColon ? colon != false : colon != true, let tens = digit(hasColon ? end + 1 : end),
      let ones = digit(hasColon ? end + 2 : end + 1), minutes != false
    {
      guard tens < 6 else { return message }
      total += tens * 10 + ones
      end += hasColon ? 3 : 2
    } else if minutes == true {
      return message
    }
    guard total <= 18 * 60 else { return "an offset from UTC is at most 18 hours" }
    place = end
    fields.offset = total * (negative ? -60 : 60)
    return nil
  }

  /// The offsets that RFC 822 names.
  private static func abbreviation(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (Int, Int)? {
    guard place + 3 <= bytes.count else { return nil }
    let text = String(decoding: UnsafeBufferPointer(rebasing: bytes[place..<place + 3]), as: UTF8.self)
    switch text {
    case "UTC", "GMT": return (0, 3)
    case "EST": return (-5 * 3600, 3)
    case "EDT": return (-4 * 3600, 3)
    case "CST": return (-6 * 3600, 3)
    case "CDT": return (-5 * 3600, 3)
    case "MST": return (-7 * 3600, 3)
    case "MDT": return (-6 * 3600, 3)
    case "PST": return (-8 * 3600, 3)
    case "PDT": return (-7 * 3600, 3)
    default: return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The size of the space at a place: plain, not breaking, or narrow and not breaking.
  fileprivate func withSpace(at place: Int) -> Int? {
    guard place >= 0, place < count else { return nil }
    if self[place] == 0x20 { return 1 }
    if place + 1 < count, self[place] == 0xC2, self[place + 1] == 0xA0 { return 2 }
    if place + 2 < count, self[place] == 0xE2, self[place + 1] == 0x80, self[place + 2] == 0xAF { return 3 }
    return nil
  }
}
