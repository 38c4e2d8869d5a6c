import Testing

@testable import repl

/// How a session breaks lines that are wider than the terminal.
struct SessionLineTests {
  @Test func valuesBreakWhereTheTerminalBreaksThem() {
    #expect(Repl.lines("abcdefg\nhi", width: 3, limit: 9) == ["abc", "def", "g", "hi"])
    #expect(Repl.lines("東京太郎", width: 5, limit: 9) == ["東京", "太郎"])
    #expect(Repl.lines("abcdefg", width: 3, limit: 2) == ["abc", "def"])
  }

  @Test func textOfTheSessionBreaksBetweenWords() {
    #expect(Repl.wrapped("one two three four", width: 20) == "one two three four")
    #expect(
      Repl.wrapped("  one two three four five", width: 14) == "  one two\n      three\n      four\n      five"
    )
    #expect(Repl.wrapped("abcdefghijklmnopqrstuvwxyz", width: 10) == "abcdefghijklmnopqrstuvwxyz")
  }
}
