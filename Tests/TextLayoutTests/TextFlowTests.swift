import Testing

@testable import TextLayout

/// The lines of a long text are those that any text has, whichever of them are asked for.
@Suite struct TextFlowTests {
  private static let pieces = [
    "word ", "a\n", "\n", "longerword", "é", "日本語", "\u{1F468}\u{200D}\u{1F469}", " ", "\t", "e\u{301} ",
    "x-y ", "\r\n",
    "a\u{2028}b",
  ]

  @Test(arguments: 0..<40)
  func givesTheSameLines(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 977 &+ 5)
    var string = ""
    for _ in 0..<Int.random(in: 0...900, using: &generator) {
      string += TextFlowTests.pieces.randomElement(using: &generator) ?? ""
    }
    let text = StyledText(string)
    for width in [1, 2, 7, 40] {
      for limit in [nil, 1, 128, 129, 300] {
        let wrapping = TextWrapping(width: width, lineLimit: limit)
        let whole = wrapping.lines(of: text)
        let flow = TextFlow(text, wrapping) {}
        #expect(flow.size == wrapping.size(of: text), "\(width) \(limit ?? 0)")
        #expect(flow.lines(0..<whole.count) == whole)
        let first = Int.random(in: 0...whole.count, using: &generator)
        let last = Int.random(in: first...whole.count, using: &generator)
        #expect(flow.lines(first..<last) == Array(whole[first..<last]), "\(width) \(limit ?? 0)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func measuresTheSame(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 31 &+ 7)
    var string = ""
    for _ in 0..<Int.random(in: 0...9000, using: &generator) {
      string += TextFlowTests.pieces.randomElement(using: &generator) ?? ""
    }
    let needs = TextMeasure.measure(string, policy: WidthPolicy()) {}
    #expect(needs.ideal.width == TextMeasure.idealWidth(string))
    #expect(needs.ideal.height == TextMeasure.lineCount(string))
    #expect(needs.minimumWidth == TextMeasure.minimumWidth(string))
  }

  @Test func pausesOnItsWay() {
    struct Enough: Error {}
    let text = StyledText(String(repeating: "some words ", count: 20_000))
    var pauses = 0
    _ = TextFlow(text, TextWrapping(width: 40)) { pauses += 1 }
    #expect(pauses > 30)
    #expect(throws: Enough.self) {
      _ = try TextFlow(text, TextWrapping(width: 40)) { throw Enough() }
    }
    pauses = 0
    _ = TextMeasure.measure(text.string, policy: WidthPolicy()) { pauses += 1 }
    #expect(pauses > 10)
  }
}
