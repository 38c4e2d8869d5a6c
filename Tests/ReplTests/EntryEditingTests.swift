import Testing

/// An entry of several lines is edited as one.
struct EntryEditingTests {
  private static let up = "\u{1B}[A"
  private static let down = "\u{1B}[B"

  @Test(arguments: [40, 80, 120]) func anEarlierLineIsChanged(_ columns: Int) throws {
    let terminal = try PseudoTerminal.session(columns: columns)
    terminal.enter("let names = [")
    try terminal.expect("[> ")
    terminal.enter("\"one\",")
    try terminal.expect("[> ")
    terminal.type("]")
    // Two lines up, behind its bracket; what is added there belongs to the first line.
    terminal.type(Self.up + Self.up + "\u{5}" + "\"zero\"," + Self.down + Self.down)
    terminal.enter("")
    try terminal.expect("trellis> ")
    terminal.enter("names")
    try terminal.expect("[\"zero\", \"one\"]")
    #expect(try terminal.quit() == 0)
  }

  @Test func anEntryComesBackWholeAndIsChanged() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("VStack {")
    try terminal.expect("{> ")
    terminal.enter("Text(\"first\")")
    try terminal.expect("{> ")
    terminal.enter("}")
    try terminal.expect("\nfirst\ntrellis> ")
    terminal.type(Self.up)
    try terminal.expect("{> }")
    terminal.type(Self.up + "\u{5}\u{8}\u{8}" + " again\")")
    terminal.enter("")
    try terminal.expect("\nfirst again\n")
    // Above the first line lies the history.
    terminal.enter("1 + 1")
    try terminal.expect("\n2\ntrellis> ")
    terminal.type(Self.up + Self.up)
    try terminal.expect("{> }")
    terminal.type(Self.up + Self.up + Self.up + "\r")
    try terminal.expect("\nfirst\n")
    #expect(try terminal.quit() == 0)
  }

  @Test func aLineIsAddedAnywhere() throws {
    let terminal = try PseudoTerminal.session()
    terminal.type("print(1)")
    // Escape and the return key add a line to what is complete.
    terminal.type("\u{1B}\r" + "print(3)" + "\u{1}" + "print(2)" + "\u{1B}\r")
    terminal.enter("")
    try terminal.expect("\n1\n2\n3\n")
    #expect(try terminal.quit() == 0)
  }

  /// Ctrl-K and Ctrl-U leave the other lines of an entry alone, and Ctrl-Y puts back what they cut.
  @Test func aLineIsCut() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("[1,")
    try terminal.expect("[> ")
    terminal.enter("20,")
    try terminal.expect("[> ")
    // To the end of the first line, and back again behind its bracket; the second line is cut whole and replaced.
    terminal.type("3]" + Self.up + Self.up + "\u{1}\u{6}\u{B}\u{19}" + Self.down + "\u{15}40,")
    terminal.enter("")
    try terminal.expect("[1, 40, 3]\ntrellis> ")
    terminal.type(Self.up)
    try terminal.expect("[> 3]")
    // At the end of a line its break is cut, and of an empty line as well.
    terminal.type(Self.up + "\u{5}\u{B}" + Self.up + "\u{15}\u{15}[5, ")
    terminal.enter("")
    try terminal.expect("[5, 40, 3]\ntrellis> ")
    terminal.type(Self.up + "\u{15}\u{15}\u{19}")
    terminal.enter("")
    try terminal.expect("[5, 40, 3]\n")
    #expect(try terminal.quit() == 0)
  }

  @Test func linesBegunWithCommentsGoOn() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("// about it")
    try terminal.expect(".> ")
    terminal.enter("40 + 2")
    try terminal.expect("\n42\n")
    // A paste that begins with a comment is complete.
    terminal.type("\u{1B}[200~// again\n40 + 3\u{1B}[201~\r")
    try terminal.expect("\n43\n")
    #expect(try terminal.quit() == 0)
  }

  @Test func viKeysMoveBetweenLines() throws {
    let terminal = try PseudoTerminal.session([".editrc": "bind -v\n"])
    terminal.enter("[1,")
    try terminal.expect("[> ")
    terminal.type("2].sum()\u{1B}k0a9\u{1B}jA + 1\r")
    try terminal.expect("\n94\n")
    #expect(try terminal.quit() == 0)
  }

  @Test func aSearchInTheHistoryFinds() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("20 + 1")
    try terminal.expect("\n21\n")
    terminal.enter("30 + 1")
    // Before the prompt the terminal itself would take the key.
    try terminal.expect("\n31\ntrellis> ")
    terminal.type("\u{12}20")
    try terminal.expect("bck:20")
    terminal.enter("")
    try terminal.expect("\n21\n")
    #expect(try terminal.quit() == 0)
  }

  /// A terminal that knows no escape sequences gets none, and lines one at a time.
  @Test func plainTerminals() throws {
    let terminal = try PseudoTerminal.session(environment: ["TERM": "dumb"])
    terminal.enter("[1,")
    try terminal.expect("[> ")
    terminal.enter("2].sum()")
    try terminal.expect("\n3\n")
    #expect(try terminal.quit() == 0)
    #expect(!terminal.raw.contains("\u{1B}"))
  }
}
