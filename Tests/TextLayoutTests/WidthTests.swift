import Testing
import TextLayout

@Suite("Width of text")
struct WidthTests {
  @Test(
    "Clusters are as wide as terminals draw them",
    arguments: [
      ("", 0), ("abc", 3), ("Grüße", 5), ("東京", 4), ("ｱｲｳ", 3), ("！", 2), ("한국", 4),
      ("⌚", 2), ("⌚\u{FE0E}", 1), ("\u{1F321}", 1), ("\u{1F321}\u{FE0F}", 2), ("1\u{301}", 1),
      ("e\u{301}\u{323}", 1),
      ("क्षि", 2), ("की", 2), ("க்", 1), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("❤️‍🔥", 2), ("❤", 1), ("❤️", 2),
      ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 1), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("각", 2), ("a🏽", 3),
      ("\u{3099}", 1), ("か\u{3099}", 2), ("ﷺ", 1), ("\u{10FFFF}", 1), ("\u{2FFFD}", 2), ("\u{E000}", 1),
    ])
  func clusters(text: String, cells: Int) {
    #expect(TextWidth.width(text) == cells)
  }

  @Test(
    "A mark on the last of eight plain bytes is seen",
    arguments: [
      ("12345678東京12345678", 20), ("abcdefgh\u{301}i", 9), ("abcdefgh\u{FE0F}", 8),
      ("abcdefg1\u{FE0F}\u{20E3}", 9),
    ])
  func plainRuns(text: String, cells: Int) {
    #expect(TextWidth.width(text) == cells)
  }

  @Test(
    "The longest line counts", arguments: [("a\nbcd\nef", 3), ("a\r\nbcd", 3), ("ab\u{2028}c", 2), ("\n", 0)])
  func lines(text: String, cells: Int) {
    #expect(TextWidth.width(text) == cells)
  }

  @Test("A tab goes on to the next multiple of eight, or of what the policy says")
  func tabs() {
    #expect(TextWidth.width("a\tb") == 9)
    #expect(TextWidth.width("12345678\tb") == 17)
    #expect(TextWidth.width("東\tb", policy: WidthPolicy(tabWidth: 4)) == 5)
    #expect(TextWidth.width("a\tb", policy: WidthPolicy(tabWidth: 0)) == 3)
    #expect(TextWidth.width("a\tb", policy: WidthPolicy(tabWidth: .min)) == 3)
  }

  @Test("Ambiguous scalars are two cells wide where the policy says so")
  func ambiguous() {
    let wide = WidthPolicy(ambiguousIsWide: true)
    #expect(TextWidth.width("─●ж…") == 4)
    #expect(TextWidth.width("─●ж…", policy: wide) == 8)
    #expect(TextWidth.width("abc", policy: wide) == 3)
    #expect(TextWidth.width("東京", policy: wide) == 4)
  }

  @Test("A table's cell is one line: a line break is one visible cell")
  func cellWidth() {
    #expect(TextWidth.cellWidth("a\nb") == 3)
    #expect(TextWidth.cellWidth("a\r\nb") == 3)
    #expect(TextWidth.cellWidth("plain") == 5)
  }

  @Test("Bytes that are not UTF-8 are one cell for each malformed sequence")
  func malformed() {
    func width(_ bytes: [UInt8]) -> Int { bytes.withUnsafeBufferPointer { TextWidth.width(utf8: $0) } }
    #expect(width([0x61, 0xFF, 0x62]) == 3)
    #expect(width([0xE6, 0x9D]) == 1)
    #expect(width([0xED, 0xA0, 0x80]) == 3)
    #expect(width([0xF0, 0x9F, 0x91, 0xA8, 0xE2]) == 3)
    #expect(width([0xC0, 0x80]) == 2)
    #expect(width([]) == 0)
  }

  @Test("Clusters come with their text and width")
  func clusterList() {
    let clusters = TextWidth.clusters(of: "a\t東e\u{301}\n")
    #expect(clusters.map(\.text) == ["a", "\t", "東", "e\u{301}", "\n"])
    #expect(clusters.map(\.width) == [1, 7, 2, 1, 0])
  }

  @Test("Half a million marks on one letter are one cell")
  func manyMarks() {
    #expect(TextWidth.width("a" + String(repeating: "\u{301}", count: 500_000)) == 1)
  }
}
