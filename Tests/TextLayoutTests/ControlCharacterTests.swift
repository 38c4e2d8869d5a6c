import Testing
import TextLayout

@Suite("Controls are shown, never sent")
struct ControlCharacterTests {
  private func drawn(_ text: String) -> String {
    var canvas = Canvas(width: 40)
    canvas.put(text, x: 0, y: 0)
    return canvas.plain()
  }

  @Test("An escape sequence is seen and does nothing")
  func escape() {
    #expect(drawn("\u{1B}[31mred\u{1B}[0m") == "␛[31mred␛[0m\n")
    #expect(drawn("\u{1B}]0;title\u{7}") == "␛]0;title␇\n")
  }

  @Test("Every control is one visible cell", arguments: Array(0...0x1F) + Array(0x7F...0x9F))
  func everyControl(code: Int) throws {
    let scalar = try #require(Unicode.Scalar(UInt32(code)))
    if scalar == "\n" || scalar == "\t" { return }
    let text = "a" + String(Character(scalar)) + "b"
    #expect(TextWidth.width(text) == 3)
    let expected = code < 0x20 ? Unicode.Scalar(UInt32(0x2400 + code)) : code == 0x7F ? "␡" : "�"
    let shown = try #require(expected)
    #expect(drawn(text) == "a\(shown)b\n")
  }

  @Test(
    "Bidirectional embeddings, overrides and isolates are visible",
    arguments: Array(0x202A...0x202E) + Array(0x2066...0x2069))
  func bidirectional(code: Int) throws {
    let scalar = try #require(Unicode.Scalar(UInt32(code)))
    let text = "a" + String(Character(scalar)) + "b"
    #expect(TextWidth.width(text) == 3)
    #expect(drawn(text) == "a�b\n")
  }

  @Test(
    "What has neither ink nor width is left out",
    arguments: ["\u{200B}", "\u{FEFF}", "\u{AD}", "\u{200E}", "\u{2060}"])
  func invisible(mark: String) {
    #expect(TextWidth.width("a\(mark)b") == 2)
    #expect(drawn("a\(mark)b") == "ab\n")
  }

  @Test("A mark without a base sits on a space, not on what was drawn before")
  func orphan() {
    #expect(TextWidth.width("\u{301}") == 1)
    var canvas = Canvas(width: 4)
    canvas.put("x", x: 0, y: 0)
    canvas.put("\u{301}y", x: 1, y: 0)
    #expect(canvas.plain() == "x \u{301}y\n")
  }

  @Test("Half a flag is shown as its letter, so that it makes none with its neighbour")
  func halfFlag() {
    #expect(drawn("🇩\u{200B}🇪") == "DE\n")
    #expect(TextWidth.width("🇩") == 1)
  }

  @Test("A joiner after an emoji does not join what is drawn beside it")
  func danglingJoiner() {
    var canvas = Canvas(width: 6)
    canvas.put("👨\u{200D}", x: 0, y: 0)
    canvas.put("👩", x: 2, y: 0)
    #expect(canvas.plain() == "👨👩\n")
  }

  @Test("Hangul letters without those before them stand on fillers")
  func looseHangul() {
    #expect(drawn("\u{1161}|\u{11A8}|") == "\u{115F}\u{1161}|\u{115F}\u{1160}\u{11A8}|\n")
    #expect(TextWidth.width("\u{1161}|\u{11A8}|") == 6)
  }

  @Test("Marks beyond what anybody can read are cut")
  func manyMarks() {
    let text = drawn("a" + String(repeating: "\u{301}", count: 1000) + "b")
    #expect(text.unicodeScalars.count < 40)
    #expect(text.hasSuffix("b\n"))
  }

  @Test("A row writer shows them as well")
  func rows() {
    var writer = RowWriter()
    writer.appendCell("a\u{1B}[1m\nb\tc\u{202E}", column: 20)
    writer.appendCell("|", column: 1)
    writer.endRow()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "a␛[1m␊b c�\("" + String(repeating: " ", count: 10))|\n")
  }
}
