import Testing

@testable import repl

/// What a paste's next line must begin with to belong to the lines before it.
struct ContinuationTests {
  @Test(arguments: [
    ".bold()", "  .padding(1)", "?.name", "else { 2 }", "+ 1", "&& x", "?? 0", "? 1", ": 2", "== 3",
  ])
  func goesOn(_ line: String) { #expect(Repl.continues(line)) }

  @Test(arguments: ["", "elsewhere()", "-1", ".", "..<3", "x", "Text(\"a\")", "{ }", "(1)", "+", ":quit"])
  func doesNot(_ line: String) { #expect(!Repl.continues(line)) }
}
