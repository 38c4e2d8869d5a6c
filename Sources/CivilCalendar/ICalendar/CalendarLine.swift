/// A line of a calendar file, its folds undone: `NAME;PARAMETER=VALUE:VALUE`.
struct CalendarLine {
  /// The bytes; valid only while the reader stands at this line.
  let bytes: UnsafeBufferPointer<UInt8>
  /// The line of the file that it begins in, from 1.
  let number: Int
  /// Where the name ends.
  private let nameEnd: Int
  /// Where the value begins, behind the colon.
  private let valueStart: Int

  /// Takes a line apart; nil if it has no name or no colon.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, number: Int) {
    self.bytes = bytes
    self.number = number
    var place = 0
    while place < bytes.count, bytes[place] != UInt8(ascii: ":"), bytes[place] != UInt8(ascii: ";") {
      place += 1
    }
    guard place > 0, place < bytes.count else { return nil }
    nameEnd = place
    var isQuoted = false
    while place < bytes.count, isQuoted || bytes[place] != UInt8(ascii: ":") {
      if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      place += 1
    }
    guard place < bytes.count else { return nil }
    valueStart = place + 1
  }

  /// The name, in capitals.
  var name: String {
    String(unsafeUninitializedCapacity: nameEnd) { buffer in
      for place in 0..<nameEnd {
        let byte = bytes[place]
        buffer[place] = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte & 0xDF : byte
      }
      return nameEnd
    }
  }

  /// The bytes of the value.
  var value: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: bytes[valueStart...]) }

  /// The value as it stands.
  var rawText: String { String(decoding: value, as: UTF8.self) }

  /// The name with its parameters, as it stands.
  var nameAndParameters: String { String(decoding: bytes[..<(valueStart - 1)], as: UTF8.self) }

  /// The value with its escapes undone.
  var text: String { CalendarLine.unescaped(value) }

  /// The parts of a value that has several, with their escapes undone.
  var texts: [String] {
    var parts: [String] = []
    var start = 0
    let value = value
    for place in 0...value.count {
      let isEscaped = place > 0 && place < value.count && value[place - 1] == UInt8(ascii: "\\")
      guard place == value.count || value[place] == UInt8(ascii: ",") && !isEscaped else { continue }
      parts.append(CalendarLine.unescaped(UnsafeBufferPointer(rebasing: value[start..<place])))
      start = place + 1
    }
    return parts
  }

  static func unescaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
        place += 1
        let byte = bytes[place]
        result.append(byte | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
      } else {
        result.append(bytes[place])
      }
      place += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of a parameter, its quotes taken off.
  func parameter(_ wanted: StaticString) -> String? {
    guard nameEnd < valueStart - 1 else { return nil }
    var place = nameEnd + 1
    let end = valueStart - 1
    while place < end {
      var equals = place
      while equals < end, bytes[equals] != UInt8(ascii: "="), bytes[equals] != UInt8(ascii: ";") {
        equals += 1
      }
      var last = equals
      var isQuoted = false
      while last < end, isQuoted || bytes[last] != UInt8(ascii: ";") {
        if bytes[last] == UInt8(ascii: "\"") { isQuoted.toggle() }
        last += 1
      }
      if equals < last, equals - place == wanted.utf8CodeUnitCount,
        (0..<wanted.utf8CodeUnitCount).allSatisfy({ bytes[place + $0] & 0xDF == wanted.utf8Start[$0] & 0xDF })
      {
        let value = bytes[(equals + 1)..<last].filter { $0 != UInt8(ascii: "\"") }
        return String(decoding: value, as: UTF8.self)
      }
      place = last + 1
    }
    return nil
  }
}

/// Gives the lines of a calendar file, with folds undone. Ends of lines are CRLF or LF; a byte order mark is passed over.
struct CalendarLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place: Int
  private var number = 0
  /// The current line, if it was folded.
  private var unfolded: [UInt8] = []

  /// Asked now and then whether to stop; nothing more is read then.
  private let stop: (() -> Bool)?
  private var nextQuestion = CalendarLineReader.between
  private static let between = 1 << 14

  init(_ bytes: UnsafeBufferPointer<UInt8>, unless stop: (() -> Bool)? = nil) {
    self.bytes = bytes
    self.stop = stop
    place = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// Calls a function with each line's bytes and number; lines with nothing on them are passed over.
  mutating func forEach(_ body: (UnsafeBufferPointer<UInt8>, Int) -> Void) {
    while place < bytes.count {
      if place >= nextQuestion {
        nextQuestion = place + CalendarLineReader.between
        if stop?() == true { return }
      }
      let start = place
      let (end, next) = endOfLine(place)
      number += 1
      let first = number
      place = next
      guard skipToFold() else {
        if end > start { body(UnsafeBufferPointer(rebasing: bytes[start..<end]), first) }
        continue
      }
      unfolded.removeAll(keepingCapacity: true)
      unfolded += bytes[start..<end]
      while skipToFold() {
        let (end, next) = endOfLine(place)
        number += 1
        unfolded += bytes[(place + 1)..<max(end, place + 1)]
        place = next
      }
      unfolded.withUnsafeBufferPointer { if !$0.isEmpty { body($0, first) } }
    }
  }

  /// Whether the next line goes on with this one, because it begins with a space. Some programs leave empty lines between
  /// the two, which are passed over.
  private mutating func skipToFold() -> Bool {
    var next = place
    var empty = 0
    while next < bytes.count, bytes[next] == 0x0A || bytes[next] == 0x0D {
      if bytes[next] == 0x0A { empty += 1 }
      next += 1
    }
    guard next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 else { return false }
    place = next
    number += empty
    return true
  }

  /// Where the line ends, and where the next begins.
  private func endOfLine(_ start: Int) -> (end: Int, next: Int) {
    var place = start
    while place < bytes.count, bytes[place] != 0x0A { place += 1 }
    let next = min(place + 1, bytes.count)
    if place > start, bytes[place - 1] == 0x0D { place -= 1 }
    return (place, next)
  }
}
