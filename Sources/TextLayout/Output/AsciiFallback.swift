/// ASCII stand-ins, one cell each, for the glyphs that views draw with.
public enum AsciiFallback {
  /// The stand-in for a glyph; `nil` if it has none and stays as it is.
  public static func replacement(for scalar: Unicode.Scalar) -> Character? {
    replacement(for: scalar.value).map { Character(Unicode.Scalar($0)) }
  }

  /// The text with stand-ins for all glyphs that have one.
  public static func ascii(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(replacement(for: scalar.value).map { Unicode.Scalar($0) } ?? scalar)
    }
    return String(result)
  }

  /// The stand-in as a byte.
  @inline(__always)
  static func replacement(for scalar: UInt32) -> UInt8? {
    if scalar < 0x80 { return nil }
    if scalar >= symbols.lowerBound, scalar < symbols.upperBound {
      let byte = symbolTable[Int(scalar - symbols.lowerBound)]
      return byte == 0 ? nil : byte
    }
    return Unicode.Scalar(scalar).flatMap { find($0) }
  }

  /// Where nearly all of them are.
  private static let symbols: Range<UInt32> = 0x2000..<0x2C00

  private static let symbolTable: [UInt8] = symbols.map { Unicode.Scalar($0).flatMap { find($0) } ?? 0 }

  private static func find(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    // Boxes and rules.
    case "─", "╌", "┄", "┈", "╴", "╶", "╼", "╾", "‐", "‑", "‒", "–", "—", "―", "−", "▔":
      return UInt8(ascii: "-")
    case "━", "╍", "┅", "┉", "═", "╸", "╺": return UInt8(ascii: "=")
    case "│", "┃", "║", "┆", "┇", "┊", "┋", "╎", "╏", "╵", "╷", "╹", "╻", "╽", "╿", "▏", "▕", "▎":
      return UInt8(ascii: "|")
    case "\u{250C}"..."\u{254B}", "\u{2552}"..."\u{256C}": return UInt8(ascii: "+")
    case "╭", "╮": return UInt8(ascii: ".")
    case "╰", "╯": return UInt8(ascii: "'")
    case "╱": return UInt8(ascii: "/")
    case "╲": return UInt8(ascii: "\\")
    case "╳": return UInt8(ascii: "X")
    // Blocks and shades.
    case "░": return UInt8(ascii: ":")
    case "▒": return UInt8(ascii: "%")
    case "▓", "█", "▇", "▆", "▅", "▄", "▀", "▉", "▊", "▋", "▌", "▍": return UInt8(ascii: "#")
    case "▐": return UInt8(ascii: "#")
    case "▁": return UInt8(ascii: "_")
    case "▂", "▃": return UInt8(ascii: "_")
    case "\u{2596}"..."\u{259F}": return UInt8(ascii: "#")
    case "\u{2801}"..."\u{28FF}": return UInt8(ascii: "*")
    case "\u{2800}": return UInt8(ascii: " ")
    // Arrows and disclosure.
    case "›", "▸", "▶", "►", "→", "»", "❯", "⟩", "↗", "↳", "⇒", "▷", "▹": return UInt8(ascii: ">")
    case "‹", "◂", "◀", "◄", "←", "«", "❮", "⟨", "⇐", "◁", "◃", "↩": return UInt8(ascii: "<")
    case "▾", "▼", "↓", "▽", "▿", "⌄", "↘", "↙", "⇓": return UInt8(ascii: "v")
    case "▴", "▲", "↑", "△", "▵", "⌃", "↖", "⇑": return UInt8(ascii: "^")
    case "↕", "⇅": return UInt8(ascii: "|")
    case "↔", "⇄", "⇆": return UInt8(ascii: "-")
    case "↻", "↺", "⟳", "⟲": return UInt8(ascii: "@")
    // Bullets, marks and signs.
    case "●", "◉", "⬤", "◍", "■", "▪", "◼", "⏺": return UInt8(ascii: "*")
    case "○", "◯", "◌", "□", "▫", "◻", "⚪", "◎": return UInt8(ascii: "o")
    case "•", "‣", "∙", "⁃", "★", "☆", "✦", "✧", "✱", "✻": return UInt8(ascii: "*")
    case "◆", "♦", "◈": return UInt8(ascii: "*")
    case "◇", "◊": return UInt8(ascii: "o")
    case "·", "…", "․": return UInt8(ascii: ".")
    case "✓", "✔", "☑": return UInt8(ascii: "v")
    case "✗", "✘", "✕", "✖", "×", "☒": return UInt8(ascii: "x")
    case "☐": return UInt8(ascii: "o")
    case "÷": return UInt8(ascii: "/")
    case "±": return UInt8(ascii: "+")
    case "≤": return UInt8(ascii: "<")
    case "≥": return UInt8(ascii: ">")
    case "≠": return UInt8(ascii: "!")
    case "≈", "≋", "∼": return UInt8(ascii: "~")
    case "≡", "☰", "▤", "▦", "▥", "▧", "▨", "▩": return UInt8(ascii: "=")
    case "⚙", "✿", "❖", "⌘", "☼", "☀", "✲": return UInt8(ascii: "*")
    case "☁": return UInt8(ascii: "@")
    case "⚠": return UInt8(ascii: "!")
    case "ℹ": return UInt8(ascii: "i")
    case "⌕", "⚲": return UInt8(ascii: "?")
    case "☎", "✆", "✉": return UInt8(ascii: "@")
    case "♥", "♡", "❤": return UInt8(ascii: "*")
    case "✎", "✐", "✏": return UInt8(ascii: "/")
    case "⏎", "␤": return UInt8(ascii: "<")
    case "°", "º": return UInt8(ascii: "o")
    // Quotation marks.
    case "‘", "’", "‚", "‛", "′": return UInt8(ascii: "'")
    case "“", "”", "„", "‟", "″": return UInt8(ascii: "\"")
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{202F}": return UInt8(ascii: " ")
    // The pictures of controls.
    case "\u{2400}"..."\u{2426}", "�": return UInt8(ascii: "?")
    default: return nil
    }
  }
}
