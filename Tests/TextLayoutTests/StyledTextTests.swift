import Testing
import TextLayout

@Suite("Styled text")
struct StyledTextTests {
  @Test("Pieces of one style are one piece")
  func pieces() {
    var text = StyledText("a")
    text.append("b")
    text.append("c", style: .bold)
    text.append("d", style: .bold)
    text.append("")
    text.append("e")
    #expect(text.string == "abcde")
    #expect(text.pieces.map(\.text) == ["ab", "cd", "e"])
    #expect(text.pieces.map(\.style) == [.plain, .bold, .plain])
  }

  @Test("A style beneath adds to each piece's own")
  func beneath() {
    let text = StyledText("a", style: .foreground(.ansi(1))) + StyledText("b")
    let styled = text.styled(CellStyle(.bold, foreground: .ansi(2)))
    #expect(
      styled.pieces.map(\.style) == [
        CellStyle(.bold, foreground: .ansi(1)), CellStyle(.bold, foreground: .ansi(2)),
      ])
  }

  @Test("Plain text has no runs, however it came to be")
  func plain() {
    #expect(StyledText("a") + StyledText("b") == StyledText("ab"))
    #expect(StyledText().pieces.isEmpty)
    #expect(("abc" as StyledText).string == "abc")
  }

  @Test("Text drawn in pieces is coloured piece by piece, marks with their base")
  func drawn() throws {
    var canvas = Canvas(width: 10)
    canvas.put(
      StyledText("e", style: .bold) + StyledText("\u{301}x東", style: .dim) + StyledText("y"), x: 0, y: 0)
    #expect(canvas.plain() == "e\u{301}x東y\n")
    #expect((0..<5).compactMap { canvas.cell(x: $0, y: 0)?.style } == [.bold, .dim, .dim, .dim, .plain])
  }
}
