import Testing
import TextLayout

@Suite("What a sheet covers")
struct DimGapsTests {
  @Test("Every gap of two or more cells is shaded, a single one stays")
  func gaps() {
    var canvas = Canvas(width: 20)
    canvas.put(" Sheets", x: 0, y: 0)
    canvas.put("│ [ Edit ]", x: 2, y: 1)
    canvas.put("3 times │", x: 11, y: 1)
    canvas.put("東京", x: 0, y: 2)
    canvas.dimGaps()
    #expect(
      canvas.plain() == """
        \u{20}Sheets░░░░░░░░░░░░░
        ░░│ [ Edit 3 times │
        東京░░░░░░░░░░░░░░░░

        """)
  }

  @Test("Only inside the rectangle")
  func rectangle() {
    var canvas = Canvas(width: 8, height: 2)
    canvas.dimGaps(in: CellRect(x: 2, y: 1, width: 3, height: 9))
    #expect(canvas.plain() == "\n  ░░░\n")
  }
}
