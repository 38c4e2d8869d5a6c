/// What is open at the start of each line of an entry, for the prompts: the innermost bracket, `"` in a string, `/*` in a
/// comment; nil where nothing is.
struct OpenMarks {
  private(set) var marks: [String?] = [nil]

  private enum Frame {
    case bracket(String)
    case interpolation
    case string(isLong: Bool)
    case comment
  }

  init(_ text: String) {
    var frames: [Frame] = []
    let bytes = Array(text.utf8)
    func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      if byte == 0x0A {
        // A string of one line ends with it.
        while case .string(isLong: false)? = frames.last { frames.removeLast() }
        marks.append(frames.last.map(OpenMarks.mark))
        i += 1
        continue
      }
      switch frames.last {
      case .comment:
        if byte == UInt8(ascii: "*"), at(i + 1) == UInt8(ascii: "/") {
          frames.removeLast()
          i += 1
        } else if byte == UInt8(ascii: "/"), at(i + 1) == UInt8(ascii: "*") {
          frames.append(.comment)
          i += 1
        }
      case .string(let isLong):
        if byte == UInt8(ascii: "\\") {
          if at(i + 1) == UInt8(ascii: "(") { frames.append(.interpolation) }
          i += 1
        } else if byte == UInt8(ascii: "\"") {
          if !isLong {
            frames.removeLast()
          } else if at(i + 1) == byte, at(i + 2) == byte {
            frames.removeLast()
            i += 2
          }
        }
      default:
        i += OpenMarks.code(byte, at(i + 1), at(i + 2), &frames)
        if byte == UInt8(ascii: "/"), at(i + 1) == byte {
          while i + 1 < bytes.count, bytes[i + 1] != 0x0A { i += 1 }
        }
      }
      i += 1
    }
  }

  /// One byte of code; gives how many more it took.
  private static func code(_ byte: UInt8, _ next: UInt8, _ third: UInt8, _ frames: inout [Frame]) -> Int {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      frames.append(.bracket(String(UnicodeScalar(byte))))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if !frames.isEmpty { frames.removeLast() }
    case UInt8(ascii: "\""):
      let isLong = next == byte && third == byte
      frames.append(.string(isLong: isLong))
      return isLong ? 2 : 0
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      frames.append(.comment)
      return 1
    default: break
    }
    return 0
  }

  private static func mark(_ frame: Frame) -> String {
    switch frame {
    case .bracket(let bracket): bracket
    case .interpolation: "("
    case .string: "\""
    case .comment: "/*"
    }
  }
}
