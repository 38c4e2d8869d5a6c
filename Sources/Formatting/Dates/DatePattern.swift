/// A pattern of letters that says how a date is written, in Unicode's letters (those of `DateFormatter`).
///
///     y yyyy yy   year            M MM MMM MMMM MMMMM  month        d dd  day of the month
///     E EEEE EEEEE  weekday       D day of the year                 Q QQQ QQQQ  quarter
///     Y w         ISO-like week year and week by the week rule      e     number of the weekday
///     H HH k  hour of 24          h hh K  hour of 12                a     AM or PM
///     m mm  minute                s ss  second                      S SSS  fraction of the second
///     Z X x O z v V  zone         G  era                            'text' ''  text as it stands
///
/// `L` and `c` are the names of months and weekdays as they stand alone, `u` is `y`.
public struct DatePattern: Hashable, Sendable {
  /// A field of the pattern, or text between fields.
  struct Item: Hashable, Sendable {
    /// The letter, or 0 for text.
    var letter: UInt8
    /// How often it is written.
    var count: Int
    /// The text, in UTF-8.
    var text: [UInt8]
  }

  /// What a pattern speaks of, or a value has.
  public struct Parts: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// The set with those bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Something of the day.
    public static let day = Parts(rawValue: 1)
    /// Something of the time of the day.
    public static let time = Parts(rawValue: 2)
    /// The zone or its offset.
    public static let zone = Parts(rawValue: 4)
  }

  /// Why a pattern is none.
  public struct Failure: Error, Hashable, Sendable {
    /// Where in the pattern, in bytes from its beginning.
    public let offset: Int
    /// What is wrong there, as a sentence without a full stop.
    public let message: String
  }

  /// The pattern as it was written.
  public let text: String
  /// What it speaks of.
  public let parts: Parts
  let items: [Item]

  /// The longest pattern there may be, in bytes.
  static let longest = 512

  /// Reads a pattern.
  public init(_ text: String) throws(Failure) {
    self.text = text
    let bytes = Array(text.utf8)
    guard bytes.count <= DatePattern.longest else {
      throw Failure(
        offset: DatePattern.longest, message: "a date pattern has at most \(DatePattern.longest) bytes")
    }
    var items: [Item] = []
    var parts: Parts = []
    func add(_ text: some Sequence<UInt8>) {
      if let last = items.last, last.letter == 0 {
        items[items.count - 1].text += text
      } else {
        items.append(Item(letter: 0, count: 0, text: Array(text)))
      }
    }
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "'") {
        if place + 1 < bytes.count, bytes[place + 1] == byte {
          add([byte])
          place += 2
          continue
        }
        let start = place
        place += 1
        var closed = false
        while place < bytes.count {
          if bytes[place] == byte {
            if place + 1 < bytes.count, bytes[place + 1] == byte {
              add([byte])
              place += 2
              continue
            }
            closed = true
            place += 1
            break
          }
          add([bytes[place]])
          place += 1
        }
        guard closed else { throw Failure(offset: start, message: "this quote is not closed") }
        continue
      }
      guard DatePattern.isLetter(byte) else {
        add([byte])
        place += 1
        continue
      }
      var count = 1
      while place + count < bytes.count, bytes[place + count] == byte { count += 1 }
      parts.formUnion(try DatePattern.check(byte, count, at: place))
      items.append(Item(letter: byte, count: count, text: []))
      place += count
    }
    self.items = items
    self.parts = parts
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  /// What a letter speaks of, or why it cannot stand there so often.
  private static func check(_ letter: UInt8, _ count: Int, at offset: Int) throws(Failure) -> Parts {
    let name = String(UnicodeScalar(letter))
    let (parts, most): (Parts, Int) =
      switch name {
      case "y", "u", "Y": (.day, 6)
      case "M", "L", "E", "Q", "q", "G": (.day, 5)
      case "e", "c": (.day, 5)
      case "d", "w": (.day, 2)
      case "D": (.day, 3)
      case "F", "W": (.day, 1)
      case "H", "h", "k", "K", "m", "s": (.time, 2)
      case "a", "b", "B": (.time, 5)
      case "S": (.time, 9)
      case "A": (.time, 8)
      case "Z", "X", "x": (.zone, 5)
      case "z", "O", "v", "V": (.zone, 4)
      default: ([], 0)
      }
    guard most > 0 else {
      let hint: String =
        switch name {
        case "n", "N", "i": "; minutes are m"
        case "t", "T": "; a T that stands for itself is written 'T'"
        case "p", "P": "; AM and PM are a"
        default: "; letters that stand for themselves are written in quotes"
        }
      throw Failure(offset: offset, message: "\(name) is no letter of a date pattern" + hint)
    }
    guard count <= most else {
      throw Failure(offset: offset, message: "\(name) is written at most \(most) times")
    }
    return parts
  }
}
