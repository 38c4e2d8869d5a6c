import Testing
import TextLayout

@Suite("Drawing on a canvas")
struct CanvasDrawingTests {
  @Test("Boxes, text and rules")
  func boxes() {
    var canvas = Canvas(width: 12)
    let rect = CellRect(x: 0, y: 0, width: 12, height: 4)
    canvas.box(rect, .rounded)
    canvas.put("東京 ok", x: 2, y: 1, clip: rect.inset(by: 1))
    canvas.boxDivider(y: 2, in: rect, .rounded)
    #expect(
      canvas.plain() == """
        ╭──────────╮
        │ 東京 ok  │
        ├──────────┤
        ╰──────────╯

        """)
  }

  @Test("Each style of box", arguments: [BoxStyle.light, .rounded, .heavy, .double, .ascii])
  func styles(style: BoxStyle) {
    var canvas = Canvas(width: 4)
    canvas.box(CellRect(x: 0, y: 0, width: 4, height: 2), style)
    let line = String(repeating: String(Character(style.horizontal)), count: 2)
    let expected =
      "\(style.topLeft)\(line)\(style.topRight)\n\(style.bottomLeft)\(line)\(style.bottomRight)\n"
    #expect(canvas.plain() == expected)
  }

  @Test("A box of one row or column is a line, of none nothing")
  func thinBoxes() {
    var canvas = Canvas(width: 3)
    canvas.box(CellRect(x: 0, y: 0, width: 3, height: 1))
    canvas.box(CellRect(x: 0, y: 1, width: 1, height: 2))
    canvas.box(CellRect(x: 1, y: 1, width: 0, height: 5))
    #expect(canvas.plain() == "───\n│\n│\n")
  }

  @Test("A canvas grows as it is drawn on, and its rows have no blanks at their ends")
  func growth() {
    var canvas = Canvas(width: 10)
    #expect(canvas.height == 0)
    canvas.put("a ", x: 0, y: 2)
    #expect(canvas.height == 3)
    #expect(canvas.plain() == "\n\na\n")
  }

  @Test("Below its height limit a canvas keeps nothing, and says so")
  func heightLimit() {
    var canvas = Canvas(width: 10, heightLimit: 2)
    canvas.put("a\nb", x: 0, y: 0)
    #expect(!canvas.isTruncated)
    canvas.put("c", x: 0, y: 2)
    #expect(canvas.isTruncated)
    #expect(canvas.height == 2)
  }

  @Test("Text answers how wide it is, drawn or not")
  func advance() {
    var canvas = Canvas(width: 4)
    #expect(canvas.put("東京大阪", x: 0, y: 0) == 8)
    #expect(canvas.put("ab\ncdef", x: 90, y: 0) == 4)
    #expect(canvas.put(StyledText("abc", style: .bold) + StyledText("de"), x: 0, y: 1) == 5)
    #expect(canvas.plain() == "東京\nabcd\n")
  }

  @Test("A tab is drawn as blanks up to the next stop of the text")
  func tabs() {
    var canvas = Canvas(width: 20)
    canvas.fill(CellRect(x: 0, y: 0, width: 20, height: 1), with: "x")
    canvas.put("a\tb", x: 1, y: 0)
    #expect(canvas.plain() == "xa       bxxxxxxxxxx\n")
  }

  @Test("Nothing is drawn outside the clip, wherever it is")
  func clip() {
    var canvas = Canvas(width: 10, height: 3)
    let clip = CellRect(x: 2, y: 1, width: 4, height: 1)
    canvas.fill(CellRect(x: .min, y: .min, width: .max, height: .max), with: "#", clip: clip)
    canvas.put("abcdefghij", x: 0, y: 1, clip: clip)
    canvas.put("abcdefghij", x: 0, y: 0, clip: clip)
    canvas.put("abc", x: .max, y: .max, clip: clip)
    canvas.put("abc", x: .min, y: 1, clip: clip)
    #expect(canvas.plain() == "\n  cdef\n\n")
  }

  @Test("Lines are aligned in a rectangle")
  func alignment() {
    var canvas = Canvas(width: 8)
    let lines = TextWrapping(width: 8).lines(of: "ab\ncde")
    canvas.put(lines, in: CellRect(x: 0, y: 0, width: 8, height: 2), alignment: .trailing)
    canvas.put(lines, in: CellRect(x: 0, y: 2, width: 8, height: 2), alignment: .center)
    canvas.put(lines, in: CellRect(x: 0, y: 4, width: 8, height: 1))
    #expect(canvas.plain() == "      ab\n     cde\n   ab\n  cde\nab\n")
  }

  @Test("A fill of two-cell glyphs leaves an odd cell blank")
  func wideFill() {
    var canvas = Canvas(width: 5)
    canvas.fill(CellRect(x: 0, y: 0, width: 5, height: 1), with: "東")
    canvas.put("|", x: 4, y: 0)
    #expect(canvas.plain() == "東東|\n")
  }

  @Test("Where box glyphs would be two cells wide, ASCII stands for them")
  func ambiguousBoxes() {
    var canvas = Canvas(width: 4, policy: WidthPolicy(ambiguousIsWide: true))
    canvas.box(CellRect(x: 0, y: 0, width: 4, height: 2), .light)
    #expect(canvas.plain() == "+--+\n+--+\n")
  }

  @Test("Cells carry tags, which a copy keeps")
  func tags() {
    var canvas = Canvas(width: 6)
    canvas.put("ab", x: 1, y: 0, tag: 7)
    canvas.tag(CellRect(x: 4, y: 0, width: 9, height: 1), 9)
    #expect((0..<6).map { canvas.tag(x: $0, y: 0) } == [0, 7, 7, 0, 9, 9])
    #expect(canvas.tag(x: -1, y: 0) == 0)
    #expect(canvas.tag(x: 0, y: 4) == 0)
    var other = Canvas(width: 8)
    other.draw(canvas, x: 1, y: 1, tag: 3)
    #expect((0..<8).map { other.tag(x: $0, y: 1) } == [0, 3, 7, 7, 3, 9, 9, 0])
  }
}
