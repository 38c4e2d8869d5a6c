import Testing
import TextLayout

/// Inputs on which a cost that is not linear would be seen at once.
@Suite("Large inputs")
struct LargeInputTests {
  private static let texts: [(name: String, text: String)] = [
    ("one word", String(repeating: "x", count: 100_000)),
    ("words", String(repeating: "word ", count: 20_000)),
    ("blanks", String(repeating: " ", count: 100_000)),
    ("tabs", String(repeating: "\t", count: 5_000)),
    ("ideographs", String(repeating: "東", count: 30_000)),
    ("marks", "a" + String(repeating: "\u{301}", count: 30_000)),
    ("nothing to see", String(repeating: "\u{200B}", count: 30_000)),
    ("joiners", String(repeating: "👨\u{200D}", count: 10_000)),
    ("flags", String(repeating: "🇩", count: 10_001)),
    ("line breaks", String(repeating: "\r\n", count: 10_000)),
    ("closing brackets", String(repeating: "」", count: 20_000)),
    ("hyphens", String(repeating: "a-", count: 30_000)),
  ]

  @Test("Everything is done with a hundred thousand bytes, at any width", arguments: 0..<12)
  func everything(number: Int) {
    let text = Self.texts[number].text
    let ideal = TextMeasure.idealWidth(text)
    #expect(TextMeasure.minimumWidth(text) <= ideal)
    for width in [1, 2, 40] {
      let size = TextWrapping(width: width).size(of: StyledText(text))
      #expect(size.width <= width)
    }
    for truncation in [Truncation.head, .middle, .tail] {
      let line = TextWrapping(width: 20, lineLimit: 1, truncation: truncation).line(of: StyledText(text))
      #expect(line.width <= 20)
    }
    var canvas = Canvas(width: 10, heightLimit: 3)
    canvas.put(text, style: .bold, x: 2, y: 0)
    #expect(canvas.height <= 3)
    var writer = RowWriter()
    writer.appendCell(text, column: 10, truncation: .middle)
    writer.appendVerbatim("|")
    #expect(TextWidth.width(String(decoding: writer.bytes, as: UTF8.self)) == 11)
  }
}
