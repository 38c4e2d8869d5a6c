import Testing

@testable import repl

/// How an entry is laid out on the terminal, and what is open in it.
struct EntryLayoutTests {
  private func rows(_ text: String, cursor: Int, columns: Int) -> ([String], Int, Int) {
    let layout = EntryLayout(text, cursor: cursor, prompts: ["> ", ". "], columns: columns)
    return (layout.rows.map { String($0) }, layout.row, layout.column)
  }

  @Test func linesHavePromptsAndBreakAtTheEdge() {
    #expect(rows("ab\ncd", cursor: 5, columns: 20) == (["> ab", ". cd"], 1, 4))
    #expect(rows("abcdef", cursor: 6, columns: 5) == (["> abc", "def"], 1, 3))
    // On a row that is full the cursor stands on the next.
    #expect(rows("abc", cursor: 3, columns: 5) == (["> abc", ""], 1, 0))
    #expect(rows("abcd", cursor: 3, columns: 5) == (["> abc", "d"], 1, 0))
    #expect(rows("ab\ncd", cursor: 0, columns: 20) == (["> ab", ". cd"], 0, 2))
    #expect(rows("", cursor: 0, columns: 20) == (["> "], 0, 2))
  }

  @Test func wideAndControlCharacters() {
    #expect(rows("東京", cursor: 2, columns: 5) == (["> 東", "京"], 1, 2))
    #expect(rows("a\tb", cursor: 3, columns: 20) == (["> a     b"], 0, 9))
    #expect(rows("\u{1}", cursor: 1, columns: 20) == (["> ^A"], 0, 4))
    #expect(rows("e\u{301}x", cursor: 2, columns: 20) == (["> e\u{301}x"], 0, 3))
  }

  @Test(
    arguments: [
      ("a\nb", [nil, nil]), ("f(\n[\n", [nil, "(", "["]), ("VStack {\n} // {\nx", [nil, "{", nil]),
      ("\"\"\"\ntext\n\"\"\"\n", [nil, "\"", "\"", nil]),
      ("/* a\n/* b\n*/\n*/\n", [nil, "/*", "/*", "/*", nil]),
      ("\"open\nx", [nil, nil]), ("\"\\(f {\nx", [nil, "{"]), ("\"(\" + {\n}", [nil, "{"]),
    ] as [(String, [String?])])
  func marksShowWhatIsOpen(_ text: String, _ marks: [String?]) {
    #expect(OpenMarks(text).marks == marks)
  }
}
