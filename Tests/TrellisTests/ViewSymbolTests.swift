import Lang
import Testing
import TextLayout

@testable import Trellis

/// The glyphs of symbol names.
struct ViewSymbolTests {
  @Test func everyGlyphIsOneCell() {
    for (name, glyph) in SymbolGlyphs.table.sorted(by: { $0.key < $1.key }) {
      #expect(TextWidth.width(glyph) == 1, "\(name)")
      #expect(glyph.unicodeScalars.count == 1, "\(name)")
      for scalar in glyph.unicodeScalars {
        #expect(!scalar.properties.isEmojiPresentation, "\(name)")
      }
    }
  }

  @Test func suffixesThatOnlyChangeTheDrawingAreLeftOut() {
    #expect(SymbolGlyphs.glyph("bell.fill") == SymbolGlyphs.glyph("bell"))
    #expect(SymbolGlyphs.glyph("wifi.circle.fill") == SymbolGlyphs.glyph("wifi"))
    #expect(SymbolGlyphs.glyph("heart.fill") == "♥")
    #expect(SymbolGlyphs.glyph("bell.nonsense") == nil)
  }

  @Test func anUnknownNameIsWarnedAboutWithANearOne() throws {
    let drawing = try draw(V.label("Network", "wfi"))
    #expect(drawing.text == "▫ Network\n")
    #expect(drawing.warnings.map(\.hints) == [["did you mean `wifi`?"]])
  }
}
