import Testing
import TextLayout

@Suite("ASCII stand-ins")
struct AsciiFallbackTests {
  /// Every glyph that views draw with.
  private static let glyphs =
    "━─│┃╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛┠┨┣┫╔╗╚╝║═╟╢┿┊╵╷╸╺›‹↗▾▸●○◉◯▐▌▁▏▶►◄◆◇░▒▓█▀▄·•…≋⚙▤☁✓✗→←↑↓⌕★☆⠿▂▃▅▆▇▎▍▋▊▉"

  @Test("Every glyph that views draw with has one, and both are one cell wide")
  func complete() {
    for scalar in Self.glyphs.unicodeScalars {
      let replacement = AsciiFallback.replacement(for: scalar)
      #expect(replacement?.isASCII == true, "\(scalar)")
      #expect(TextWidth.width(String(Character(scalar))) == 1, "\(scalar)")
    }
  }

  @Test("A whole control in ASCII")
  func controls() {
    #expect(AsciiFallback.ascii("[━━●] [○──] ━━╸── 46% ▾ ▸ ›") == "[==*] [o--] ===-- 46% v > >")
    #expect(AsciiFallback.ascii("été 東京") == "été 東京")
  }

  @Test("On and off, the edges of a box and its inside differ")
  func distinct() {
    #expect(AsciiFallback.ascii("●") != AsciiFallback.ascii("○"))
    #expect(AsciiFallback.ascii("━") != AsciiFallback.ascii("─"))
    #expect(AsciiFallback.ascii("▾") != AsciiFallback.ascii("▸"))
  }

  @Test("A canvas written in ASCII")
  func canvas() {
    var canvas = Canvas(width: 10)
    canvas.box(CellRect(x: 0, y: 0, width: 10, height: 3), .rounded)
    canvas.put("é ✓ 京", x: 1, y: 1)
    #expect(canvas.plain(ascii: true) == ".--------.\n|é v 京  |\n'--------'\n")
  }
}
