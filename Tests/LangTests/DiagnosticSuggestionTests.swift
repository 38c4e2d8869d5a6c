import Lang
import Testing

/// Did you mean.
@Suite struct DiagnosticSuggestionTests {
  @Test(
    arguments: [
      ("Txt", ["Text", "Toggle", "Table"], "Text"), ("fliter", ["first", "filter", "flatMap"], "filter"),
      ("TEXT", ["Text", "Test"], "Text"), ("paddin", ["padding", "pad"], "padding"),
      ("leadng", ["trailing", "leading"], "leading"),
      ("x", ["y", "foo"], nil), ("qqqqq", ["Text"], nil), ("", ["a"], nil), ("a", ["A"], "A"),
      ("vstack", ["HStack", "VStack"], "VStack"),
      ("departure", ["departs", "arrives"], "departs"), ("countt", ["count"], "count"), ("ab", ["cd"], nil),
    ] as [(String, [String], String?)])
  func closest(_ word: String, _ candidates: [String], _ expected: String?) {
    #expect(Suggestions.closest(to: word, in: candidates) == expected)
  }
}
