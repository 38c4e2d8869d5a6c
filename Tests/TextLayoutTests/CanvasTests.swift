import Testing
import TextLayout

@Suite("Canvas")
struct CanvasTests {
  @Test("Draws boxes and text")
  func drawing() {
    var canvas = Canvas(width: 12)
    canvas.box(CellRect(x: 0, y: 0, width: 12, height: 3), .rounded)
    canvas.put("東京 ok", x: 2, y: 1, clip: CellRect(x: 1, y: 1, width: 10, height: 1))
    #expect(
      canvas.plain() == """
        ╭──────────╮
        │ 東京 ok  │
        ╰──────────╯

        """)
  }
}
