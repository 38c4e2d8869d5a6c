import Testing

/// How values are printed in a session.
struct SessionValueTests {
  @Test func recordsAreATableCutToTheScreen() throws {
    let terminal = try PseudoTerminal.session(rows: 12)
    terminal.enter("(1...100).map { {n: $0, square: $0 * $0} }")
    try terminal.expect("\nn  square\n")
    try terminal.expect("\n1       1\n")
    try terminal.expect("… 93 more rows of 100   :more")
    terminal.enter(":more")
    try terminal.expect("\n n  square\n")
    try terminal.expect("\n 8      64\n")
    try terminal.expect("… 86 more rows of 100   :more")
    #expect(try terminal.quit() == 0)
  }

  @Test func longTextIsCutByLines() throws {
    let terminal = try PseudoTerminal.session(columns: 40, rows: 10)
    terminal.enter("(1...200).map { $0 }")
    try terminal.expect("\n[1, 2, 3, ")
    try terminal.expect("more lines   :more")
    terminal.enter(":more")
    terminal.enter(":more")
    terminal.enter(":more")
    try terminal.expect("199, 200]")
    terminal.enter(":more")
    try terminal.expect("nothing more to show")
    #expect(try terminal.quit() == 0)
  }

  @Test func itIsTheLastValue() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("6 * 7")
    try terminal.expect("\n42")
    terminal.enter("it + 1")
    try terminal.expect("\n43")
    // What gives no value leaves it.
    terminal.enter("let other = 5")
    terminal.enter("\"still \\(it)\"")
    try terminal.expect("\nstill 43")
    terminal.enter("Text(\"view\")")
    terminal.enter("it.padding(1)")
    try terminal.expect("\n view\n")
    // A session's own name is its own.
    terminal.enter("let it = 1")
    terminal.enter("2 + 2")
    terminal.enter("\"mine \\(it)\"")
    try terminal.expect("\nmine 1")
    #expect(try terminal.quit() == 0)
  }

  @Test func theScreenIsDrawnAgainWhenTheTerminalChanges() throws {
    let terminal = try PseudoTerminal.session(columns: 60)
    terminal.enter("HStack { Text(\"a\"); Spacer(); Text(\"b\") }")
    try terminal.expect("\na" + String(repeating: " ", count: 58) + "b")
    try terminal.expect("trellis> ")
    terminal.resize(columns: 30, rows: 20)
    try terminal.expect("a" + String(repeating: " ", count: 28) + "b")
    #expect(try terminal.quit() == 0)
  }
}
