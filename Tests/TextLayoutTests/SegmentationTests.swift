import Testing
import TextLayout

@Suite("Cutting text into clusters")
struct SegmentationTests {
  @Test(
    "Clusters are those of the standard library",
    arguments: [
      "cafe\u{301}s", "\r\n\n\r", "한국어", "\u{1100}\u{1161}\u{11A8}\u{1100}", "क्षि की र्क", "নমস্কার", "สวัสดี ร่ำ",
      "👨‍👩‍👧👍🏽🇩🇪🇫🇷🇩", "❤️‍🔥1️⃣#️⃣", "👩🏽‍🚀", "a\u{200D}b", "\u{200D}\u{FE0F}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "a\u{200C}b",
      "\u{915}\u{94D}\u{200C}\u{937}", "\u{915}\u{94D}\u{200D}\u{937}", "👨\u{301}\u{200D}👩",
      "👨\u{200D}\u{301}👩",
    ])
  func agreesWithCharacter(text: String) {
    #expect(TextWidth.clusters(of: text).map(\.text) == text.map(String.init))
  }

  @Test(
    "What terminals draw in cells of its own is a cluster of its own",
    arguments: [
      ("a🏽", ["a", "🏽"]), ("\u{600}1", ["\u{600}", "1"]),
      ("\u{1100}\u{1100}\u{1161}", ["\u{1100}", "\u{1100}\u{1161}"]),
    ])
  func loose(text: String, clusters: [String]) {
    #expect(TextWidth.clusters(of: text).map(\.text) == clusters)
  }
}
