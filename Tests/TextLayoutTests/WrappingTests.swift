import Testing
import TextLayout

@Suite("Wrapping")
struct WrappingTests {
  private func wrap(_ text: String, _ width: Int, limit: Int? = nil) -> [String] {
    TextWrapping(width: width, lineLimit: limit).lines(of: text).map(\.text.string)
  }

  @Test("Lines break between words, and spaces at a break are dropped")
  func words() {
    #expect(wrap("the quick brown fox", 9) == ["the quick", "brown fox"])
    #expect(wrap("the quick   brown", 10) == ["the quick", "brown"])
    #expect(wrap("one", 10) == ["one"])
    #expect(wrap("", 10) == [""])
  }

  @Test("Line breaks in the text are kept, with their indentation")
  func paragraphs() {
    #expect(wrap("a\n\n  b\r\nc", 10) == ["a", "", "  b", "c"])
    #expect(wrap("a\n", 10) == ["a", ""])
    let lines = TextWrapping(width: 5).lines(of: "ab cd ef\ngh")
    #expect(lines.map(\.endsParagraph) == [false, true, true])
    #expect(lines.map(\.width) == [5, 2, 2])
  }

  @Test("A word longer than a line is broken between clusters")
  func longWords() {
    #expect(wrap("abcdefgh", 3) == ["abc", "def", "gh"])
    #expect(
      wrap("see e\u{301}e\u{301}e\u{301}e\u{301}", 3) == ["see", "e\u{301}e\u{301}e\u{301}", "e\u{301}"])
    #expect(wrap("a 👨‍👩‍👧👨‍👩‍👧", 3) == ["a", "👨‍👩‍👧", "👨‍👩‍👧"])
  }

  @Test("Between ideographs, but not before closing or after opening punctuation")
  func ideographs() {
    #expect(wrap("東京タワー", 5) == ["東京", "タ", "ワー"])
    #expect(wrap("東京。大阪", 4) == ["東", "京。", "大阪"])
    #expect(wrap("東「京」", 6) == ["東", "「京」"])
    #expect(wrap("日本語abc", 8) == ["日本語", "abc"])
  }

  @Test("After a hyphen inside a word, but not in dates, numbers and options")
  func hyphens() {
    #expect(wrap("well-known", 6) == ["well-", "known"])
    #expect(wrap("on 2026-11-30", 10) == ["on", "2026-11-30"])
    #expect(wrap("use -verbose", 8) == ["use", "-verbose"])
  }

  @Test("A no-break space does not break")
  func glue() {
    #expect(wrap("a b\u{A0}c", 4) == ["a", "b\u{A0}c"])
  }

  @Test("Tabs become spaces before text is cut")
  func tabs() {
    #expect(wrap("a\tb", 20) == ["a       b"])
    #expect(wrap("a\tb", 4) == ["a", "b"])
  }

  @Test("A cluster wider than the line is replaced, not lost")
  func tooWide() {
    let lines = TextWrapping(width: 1).lines(of: "a東b")
    #expect(lines.map(\.text.string) == ["a", "…", "b"])
    #expect(lines[1].isTruncated)
  }

  @Test("No width, no text, and it says so", arguments: [0, -1, Int.min])
  func noWidth(width: Int) {
    let lines = TextWrapping(width: width).lines(of: "abc")
    #expect(lines.map(\.text.string) == [""])
    #expect(lines[0].isTruncated)
  }

  @Test("Endless width breaks nothing")
  func endless() {
    #expect(wrap("a b\nc", .max) == ["a b", "c"])
  }

  @Test("Styles stay with their text")
  func styles() {
    var text = StyledText("one ")
    text.append("two three", style: .bold)
    let lines = TextWrapping(width: 7).lines(of: text)
    #expect(lines.map(\.text.string) == ["one two", "three"])
    #expect(lines[0].text.pieces.map(\.style) == [.plain, .bold])
    #expect(lines[0].text.pieces.map(\.text) == ["one ", "two"])
    #expect(lines[1].text.pieces.map(\.style) == [.bold])
  }

  @Test("Ideal and minimum width are the longest line and the longest word")
  func measures() {
    #expect(TextMeasure.idealWidth("the quick\nbrown fox jumps") == 15)
    #expect(TextMeasure.minimumWidth("the quick\nbrown fox jumps") == 5)
    #expect(TextMeasure.minimumWidth("東京タワー") == 4)
    #expect(TextMeasure.minimumWidth("") == 0)
    #expect(TextMeasure.lineCount("a\nb\n") == 3)
  }
}
