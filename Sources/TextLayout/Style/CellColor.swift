/// A colour of a cell.
public enum CellColor: Hashable, Sendable {
  /// The terminal's own colour, said explicitly.
  case `default`
  /// One of the sixteen that every terminal has and its user may have chosen, 0...15.
  case ansi(UInt8)
  /// One of the 256 of xterm's palette.
  case indexed(UInt8)
  /// Red, green and blue.
  case rgb(UInt8, UInt8, UInt8)
}

extension CellColor {
  /// SwiftUI's names for colours, in its order.
  public static let names: [String] = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "white", "gray", "black", "clear", "primary", "secondary", "accent",
  ]

  /// The colour that SwiftUI calls so, or `nil` if it has no such name.
  ///
  /// The colours that the sixteen of a terminal have are taken from there, so that they suit its theme.
  public init?(named name: String) {
    switch name {
    case "red": self = .ansi(1)
    case "orange": self = .rgb(255, 149, 0)
    case "yellow": self = .ansi(3)
    case "green": self = .ansi(2)
    case "mint": self = .rgb(0, 199, 190)
    case "teal": self = .rgb(48, 176, 199)
    case "cyan": self = .ansi(6)
    case "blue", "accent", "accentColor": self = .ansi(4)
    case "indigo": self = .rgb(88, 86, 214)
    case "purple": self = .ansi(5)
    case "pink": self = .rgb(255, 45, 85)
    case "brown": self = .rgb(162, 132, 94)
    case "white": self = .ansi(15)
    case "gray", "grey": self = .ansi(8)
    case "black": self = .ansi(0)
    case "secondary": self = .ansi(8)
    case "primary", "clear": self = .default
    default: return nil
    }
  }

  /// The colour of `#rgb` or `#rrggbb`, with or without the `#`; `nil` if it is written otherwise.
  public init?(hex: String) {
    var digits: [UInt8] = []
    for byte in hex.utf8.drop(while: { $0 == 0x23 }) {
      switch byte {
      case 0x30...0x39: digits.append(byte - 0x30)
      case 0x41...0x46: digits.append(byte - 0x41 + 10)
      case 0x61...0x66: digits.append(byte - 0x61 + 10)
      default: return nil
      }
      if digits.count > 6 { return nil }
    }
    switch digits.count {
    case 3: self = .rgb(digits[0] * 17, digits[1] * 17, digits[2] * 17)
    case 6: self = .rgb(digits[0] << 4 | digits[1], digits[2] << 4 | digits[3], digits[4] << 4 | digits[5])
    default: return nil
    }
  }
}
