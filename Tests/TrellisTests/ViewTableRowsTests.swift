import Testing
import TextLayout

@testable import Trellis

/// Long tables are written without a canvas: the bytes must be the same.
struct ViewTableRowsTests {
  private let source = """
    let rows = (1...600).map { i in
      {number: i, text: i % 3 == 0 ? "東京 \\(i)" : "São Paulo", share: i / 7, on: i % 2 == 0, none: nil}
    }

    """

  @Test func writtenAsDrawn() throws {
    let direct = try shown(source + "Table(rows)")
    // A frame around it asks for a canvas.
    let drawn = try shown(source + "Table(rows).frame(width: 80, alignment: .leading)")
    #expect(direct.text == drawn.text)
    #expect(direct.lines.count == 602)
  }

  @Test func writtenAsDrawnWhenCut() throws {
    let direct = try shown(source + "Table(rows)", width: 30)
    let drawn = try shown(source + "Table(rows).frame(width: 30, alignment: .leading)", width: 30)
    #expect(direct.text == drawn.text)
    #expect(direct.tooWide.isEmpty)
  }

  @Test func amongOtherViews() throws {
    let drawing = try shown(
      source + "VStack { Text(\"above\"); Table(rows); Text(\"below\") }", format: .text)
    #expect(drawing.lines.count == 604)
    #expect(drawing.lines.first?.contains("above") == true)
    #expect(drawing.lines.last?.contains("below") == true)
    let framed = try shown(
      source + "VStack { Text(\"above\"); Table(rows).padding(0); Text(\"below\") }", format: .text)
    #expect(drawing.text == framed.text)
  }

  @Test func withColours() throws {
    let styled =
      "Table(rows) { TableColumn(\"N\", value: \\.number).bold(); TableColumn(\"T\", value: \\.text) }"
    let direct = try shown(
      source + styled + ".alternatingRowBackgrounds()", format: .ansi(.trueColor))
    #expect(direct.lines.count == 602)
    #expect(direct.text.contains("\u{1B}[1m"))
    // Every line leaves the terminal as it was.
    for line in direct.lines {
      guard let last = line.components(separatedBy: "\u{1B}[").dropFirst().last else { continue }
      #expect(last.hasPrefix("0m") || last.hasPrefix("m"))
    }
  }

  @Test func aLimitOfOutputHolds() throws {
    #expect(throws: (any Error).self) {
      try shown(source + "Table(rows)", limits: Limits(output: 2000))
    }
  }
}
