/// Names in a form that is quick to find at the start of a text: lower case, in UTF-8, the longest first.
struct ReadableNames: Sendable {
  /// A name and the number it stands for.
  struct Name: Sendable {
    var bytes: [UInt8]
    var number: Int
  }

  /// By length: full, short.
  var months: [[Name]]
  /// By length: full, short; Monday is 1.
  var weekdays: [[Name]]
  /// 0 for before midday, 1 for after.
  var halves: [Name]
  /// 0 before the year 1, 1 after.
  var eras: [Name]
  /// Whether a name has letters other than ASCII's, which are lowered with more effort.
  var isASCII: Bool

  private static let cache = Cache<LocaleID, ReadableNames>()

  static func of(_ locale: LocaleID) -> ReadableNames {
    cache.value(locale) { ReadableNames(DateNames.of(locale)) }
  }

  init(_ names: DateNames) {
    func sorted(_ groups: [[String]], first: Int) -> [Name] {
      groups.flatMap { group in
        group.enumerated().map { Name(bytes: Array($0.element.lowercased().utf8), number: $0.offset + first) }
      }.filter { !$0.bytes.isEmpty }.sorted { $0.bytes.count > $1.bytes.count }
    }
    months = (0...1).map { sorted([names.months[$0], names.standaloneMonths[$0]], first: 1) }
    weekdays = (0...1).map { sorted([names.weekdays[$0], names.standaloneWeekdays[$0]], first: 1) }
    halves = sorted([names.halves, ["AM", "PM"], ["a.m.", "p.m."]], first: 0)
    eras = sorted(names.eras, first: 0)
    isASCII = (months + weekdays + [halves, eras]).allSatisfy {
      $0.allSatisfy { $0.bytes.allSatisfy { $0 < 0x80 } }
    }
  }

  /// The number of the name at a place, and its length in the text.
  func find(_ list: [Name], _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (Int, Int)? {
    if isASCII {
      for name in list where ReadableNames.matches(name.bytes, bytes, place) {
        return (name.number, name.bytes.count)
      }
      return nil
    }
    // A lowered letter may have another size, so the text is taken letter by letter.
    let rest = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[place..<min(bytes.count, place + 128)]), as: UTF8.self)
    for name in list {
      var lowered: [UInt8] = []
      var size = 0
      for character in rest.unicodeScalars {
        guard lowered.count < name.bytes.count else { break }
        lowered += character.properties.lowercaseMapping.utf8
        size += UTF8.width(character)
      }
      if lowered == name.bytes { return (name.number, size) }
    }
    return nil
  }

  private static func matches(_ name: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
    guard place + name.count <= bytes.count else { return false }
    for index in 0..<name.count {
      var byte = bytes[place + index]
      if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { byte |= 0x20 }
      if byte != name[index] { return false }
    }
    return true
  }
}
