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
      ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("각", 2), ("a🏽", 3),
      ("\u{1B}", 1), ("\u{7F}", 1), ("\u{85}", 1), ("\u{202E}", 1), ("\u{200B}", 0), ("\u{FEFF}", 0),
      ("\u{301}", 1),
      ("a\tb", 9), ("a\nbcd\nef", 3), ("a\r\nbcd", 3), ("12345678東京12345678", 20), ("abcdefgh\u{301}i", 9),
    ])
  func clusters(text: String, cells: Int) {
    #expect(TextWidth.width(text) == cells)
  }
}
