import Testing
import TextLayout

@Suite("Colours")
struct ColorTests {
  @Test("Every name is a colour", arguments: CellColor.names)
  func names(name: String) {
    #expect(CellColor(named: name) != nil)
  }

  @Test("An unknown name is none")
  func unknown() {
    #expect(CellColor(named: "rde") == nil)
  }

  @Test("Hexadecimal")
  func hexadecimal() {
    #expect(CellColor(hex: "#ff8000") == .rgb(255, 128, 0))
    #expect(CellColor(hex: "0F8") == .rgb(0, 255, 136))
    #expect(CellColor(hex: "#ff80") == nil)
    #expect(CellColor(hex: "#ff80001") == nil)
    #expect(CellColor(hex: "#gggggg") == nil)
    #expect(CellColor(hex: "") == nil)
  }

  @Test("The nearest colour of each depth")
  func reduction() {
    #expect(CellColor.rgb(255, 255, 255).reduced(to: .indexed256) == .indexed(231))
    #expect(CellColor.rgb(8, 8, 8).reduced(to: .indexed256) == .indexed(232))
    #expect(CellColor.rgb(128, 128, 128).reduced(to: .indexed256) == .indexed(244))
    #expect(CellColor.rgb(0, 0, 0).reduced(to: .ansi16) == .ansi(0))
    #expect(CellColor.indexed(46).reduced(to: .ansi16) == .ansi(10))
    #expect(CellColor.indexed(3).reduced(to: .ansi16) == .ansi(3))
    #expect(CellColor.ansi(200).reduced(to: .trueColor) == .ansi(8))
    #expect(CellColor.rgb(1, 2, 3).reduced(to: .none) == nil)
    #expect(CellColor.default.reduced(to: .trueColor) == nil)
  }

  @Test("Each of the 256 keeps its number, and has one of sixteen near it")
  func palette() {
    for number in UInt8.min...UInt8.max {
      #expect(CellColor.indexed(number).reduced(to: .indexed256) == .indexed(number))
      guard case .ansi(let nearest) = CellColor.indexed(number).reduced(to: .ansi16) else {
        Issue.record("no colour for \(number)")
        continue
      }
      #expect(nearest < 16)
    }
  }

  @Test("A style is small")
  func size() {
    #expect(MemoryLayout<CellStyle>.size <= 16)
  }
}
