import Testing
import TextLayout

@Suite("Wide cells on a canvas")
struct CanvasWideCellTests {
  private func canvas(_ text: String, width: Int = 6) -> Canvas {
    var canvas = Canvas(width: width)
    canvas.put(text, x: 0, y: 0)
    return canvas
  }

  @Test("Overwriting the left half leaves a blank on the right")
  func leftHalf() {
    var canvas = canvas("東京")
    canvas.put("a", x: 0, y: 0)
    #expect(canvas.plain() == "a 京\n")
  }

  @Test("Overwriting the right half leaves a blank on the left")
  func rightHalf() {
    var canvas = canvas("東京")
    canvas.put("a", x: 1, y: 0)
    #expect(canvas.plain() == " a京\n")
  }

  @Test("A wide cluster over two halves leaves two blanks")
  func bothHalves() {
    var canvas = canvas("東京大")
    canvas.put("한", x: 1, y: 0)
    #expect(canvas.plain() == " 한 大\n")
  }

  @Test("A run of plain text cuts the clusters at both its ends")
  func plainRun() {
    var canvas = canvas("東京大")
    canvas.put("abcd", x: 1, y: 0)
    #expect(canvas.plain() == " abcd\n")
  }

  @Test("A wide cluster never straddles an edge: the part that fits is blank")
  func edges() {
    var canvas = canvas("xxxxxx")
    canvas.put("東京", x: 1, y: 0, clip: CellRect(x: 2, y: 0, width: 2, height: 1))
    #expect(canvas.plain() == "xx  xx\n")
    canvas.put("東", x: 5, y: 0)
    #expect(canvas.plain() == "xx  x\n")
    canvas.put("東", x: -1, y: 0)
    #expect(canvas.plain() == " x  x\n")
  }

  @Test("A copy blanks what its clip cuts in two")
  func copy() {
    let source = canvas("東京大")
    var target = Canvas(width: 6)
    target.fill(CellRect(x: 0, y: 0, width: 6, height: 1), with: "-")
    target.draw(source, x: 0, y: 0, clip: CellRect(x: 1, y: 0, width: 4, height: 1))
    #expect(target.plain() == "- 京 -\n")
    target.draw(source, x: -3, y: 0)
    #expect(target.plain() == " 大  -\n")
  }

  @Test("A copy keeps clusters of several scalars")
  func copyClusters() {
    let source = canvas("👨‍👩‍👧e\u{301}")
    var target = canvas("🇩🇪🇫🇷")
    target.draw(source, x: 1, y: 0)
    #expect(target.plain() == " 👨‍👩‍👧e\u{301}\n")
  }

  @Test("A cell tells what it holds, the second half of a wide one nothing")
  func cells() throws {
    let canvas = canvas("👍🏽a")
    let first = try #require(canvas.cell(x: 0, y: 0))
    #expect(first.text == "👍🏽")
    #expect(first.width == 2)
    #expect(try #require(canvas.cell(x: 1, y: 0)).width == 0)
    #expect(try #require(canvas.cell(x: 2, y: 0)).text == "a")
    #expect(canvas.cell(x: 6, y: 0) == nil)
    #expect(canvas.cell(x: 0, y: 1) == nil)
  }
}
