import Lang
import TestSupport
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

  @Test func everyGlyphHasAnASCIISign() {
    for (name, glyph) in SymbolGlyphs.table {
      let sign = SymbolGlyphs.ascii(glyph)
      #expect(sign.utf8.count == 1 && sign.utf8.allSatisfy { (33...126).contains($0) }, "\(name): \(sign)")
    }
  }

  /// Signs in a text are data; only symbols are drawn otherwise.
  @Test func textKeepsItsSigns() {
    let run = ScriptRun("// golden: ascii=true\nLabel(\"€ 5\", systemImage: \"eurosign\")")
    #expect(run.output == "E € 5\n")
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
