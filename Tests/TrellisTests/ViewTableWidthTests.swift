import Testing
import TextLayout

@testable import Trellis

/// Tables in less room than they would like.
struct ViewTableWidthTests {
  private let rows = """
    let rows = [
      {code: "LH400", airport: "New York John F. Kennedy", price: 1200.5, seats: 180, late: true},
      {code: "AF6", airport: "São Paulo 東京", price: 99.25, seats: 1200, late: false},
    ]
    Table(rows)
    """

  @Test func textGivesWayBeforeNumbers() throws {
    let drawing = try shown(rows, width: 40)
    #expect(
      drawing.text == """
        code   airport        price  seats  late
        ────────────────────────────────────────
        LH400  New York J…  1200.5     180   ✓
        AF6    São Paulo…     99.25   1200   –

        """)
    #expect(drawing.warnings.isEmpty)
  }

  @Test func columnsThatDoNotFitAreNamed() throws {
    let drawing = try shown(rows, width: 30)
    #expect(
      drawing.text == """
        code   airport        price  …
        ──────────────────────────────
        LH400  New York J…  1200.5
        AF6    São Paulo…     99.25

        """)
    #expect(drawing.codes == ["table-columns"])
    #expect(drawing.warnings.first?.message.contains("`seats`, `late`") == true)
  }

  @Test(arguments: 1...100) func neverWiderThanProposed(width: Int) throws {
    for style in ["automatic", "inset", "bordered"] {
      let drawing = try shown(rows + ".tableStyle(.\(style))", width: width)
      #expect(drawing.tooWide.isEmpty || width < 6)
    }
  }

  @Test func aPipeLosesNothing() throws {
    let long = String(repeating: "wide ", count: 40)
    let drawing = try shown("Table([{a: \"\(long)\", b: 1}])", width: nil)
    #expect(drawing.text.contains(long + "  1\n"))
  }

  @Test func controlsAreShownInOneLine() throws {
    let source = "Table([{a: \"x\\u{1B}[31m\", b: \"two\\nlines\"}, {a: \"tab\\tbed\", b: \"\\u{202E}x\"}])"
    let drawing = try shown(source)
    #expect(!drawing.text.utf8.contains(0x1B))
    #expect(drawing.text.contains("x␛[31m"))
    #expect(drawing.text.contains("two␊lines"))
    #expect(drawing.lines.count == 4)
  }

  @Test func aWindowOnALongTable() throws {
    let source = "Table((1...50).map { i in {n: i} }).frame(height: 6)"
    #expect(try shown(source).text == " n\n──\n 1\n 2\n 3\n… 47 more\n")
    #expect(try shown(source, width: 4).text == " n\n──\n 1\n 2\n 3\n… 47\n")
  }

  @Test func numbersAtTheEdgeOfWhatTheyCanBe() throws {
    let source = """
      Table([{a: 9223372036854775807, b: -9223372036854775807, c: 0.0 / 0.0, d: -1.0 / 0.0, e: -0.05}])
      """
    #expect(
      try shown(source).lines.last == "9223372036854775807  -9223372036854775807  nan  -inf  -0.05")
    #expect(try shown(source, width: 30).codes == ["table-columns"])
    #expect(try shown(source, width: 30).warnings.first?.message.hasPrefix("30 columns") == true)
  }

  @Test func thousandsOfColumns() throws {
    let header = (0..<3000).map { "c\($0)" }.joined(separator: ",")
    let row = (0..<3000).map { "\($0)" }.joined(separator: ",")
    let drawing = try shown("Table(csv(\"w.csv\"))", width: 40, files: ["w.csv": header + "\n" + row + "\n"])
    #expect(drawing.tooWide.isEmpty)
    #expect(drawing.lines.count == 3)
  }
}
