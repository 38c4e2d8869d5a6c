import Testing
import TextLayout

@Suite("Truncation")
struct TruncationTests {
  private func cut(_ text: String, _ width: Int, _ truncation: Truncation = .tail, ellipsis: String = "…")
    -> String
  {
    TextWrapping(width: width, lineLimit: 1, truncation: truncation, ellipsis: ellipsis).line(
      of: StyledText(text)
    ).text
      .string
  }

  @Test("The tail, the head or the middle is left out")
  func modes() {
    #expect(cut("abcdefghij", 5) == "abcd…")
    #expect(cut("abcdefghij", 5, .head) == "…ghij")
    #expect(cut("abcdefghij", 5, .middle) == "ab…ij")
    #expect(cut("abcdefghij", 6, .middle) == "abc…ij")
    #expect(cut("abcdefghij", 10, .middle) == "abcdefghij")
  }

  @Test("No blank stands before the ellipsis")
  func blankBefore() {
    #expect(cut("abc def", 5) == "abc…")
  }

  @Test("Wide clusters are kept whole")
  func wide() {
    #expect(cut("東京大阪", 6) == "東京…")
    #expect(cut("東京大阪", 4) == "東…")
    #expect(cut("東京大阪", 6, .head) == "…大阪")
    #expect(cut("東京大阪", 7, .middle) == "東…大阪")
  }

  @Test("Three points where the output is ASCII, and only points where they do not fit")
  func points() {
    #expect(cut("abcdefghij", 6, ellipsis: "...") == "abc...")
    #expect(cut("abcdefghij", 3, ellipsis: "...") == "...")
    #expect(cut("abcdefghij", 2, ellipsis: "...") == "..")
    #expect(cut("abcdefghij", 1) == "…")
  }

  @Test("The last line that the limit allows takes what follows")
  func lineLimit() {
    let wrapping = TextWrapping(width: 9, lineLimit: 2)
    #expect(wrapping.lines(of: "the quick brown fox jumps").map(\.text.string) == ["the quick", "brown fo…"])
    #expect(wrapping.lines(of: "the quick brown fox").map(\.text.string) == ["the quick", "brown fox"])
    #expect(wrapping.lines(of: "a\nb\nc").map(\.text.string) == ["a", "b…"])
    #expect(wrapping.lines(of: "a\nb\n").map(\.text.string) == ["a", "b"])
    var head = wrapping
    head.truncation = .head
    #expect(head.lines(of: "the quick brown fox jumps\nover").map(\.text.string) == ["the quick", "…over"])
  }

  @Test("A truncated line says so")
  func flag() {
    #expect(TextWrapping(width: 3, lineLimit: 1).lines(of: "abcdef")[0].isTruncated)
    #expect(!TextWrapping(width: 6, lineLimit: 1).lines(of: "abcdef")[0].isTruncated)
  }

  @Test("The ellipsis has the style of the text that it stands for")
  func style() {
    let line = TextWrapping(width: 4, lineLimit: 1).line(of: StyledText("abcdef", style: .bold))
    #expect(line.text == StyledText("abc…", style: .bold))
  }
}
