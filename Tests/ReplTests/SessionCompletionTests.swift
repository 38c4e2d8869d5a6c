import Testing

/// The Tab key.
struct SessionCompletionTests {
  @Test func membersFilesAndCommands() throws {
    let tool = try Tool(files: ["people.csv": "name\nAda\n", "data/rows.csv": "n\n1\n"])
    let terminal = try PseudoTerminal.session(in: tool)
    terminal.type("csv(\"peo\t")
    try terminal.expect("people.csv\"")
    terminal.enter(")")
    try terminal.expect("\nAda")
    terminal.type("csv(\"da\t")
    try terminal.expect("data/")
    terminal.type("\t")
    try terminal.expect("rows.csv\"")
    terminal.enter(").first?.n")
    try terminal.expect("\n1\n")
    terminal.type("it.isMu\t")
    try terminal.expect("isMultiple")
    terminal.type("\u{3}")
    try terminal.expect("^C")
    try terminal.expect("trellis> ")
    terminal.type("VStack(alignment: .\t")
    try terminal.expect("\nVStack(alignment: HorizontalAlignment")
    try terminal.expect("center    leading   trailing")
    terminal.type("\u{3}")
    try terminal.expect("^C")
    try terminal.expect("trellis> ")
    terminal.type(":loa\t peo\t")
    try terminal.expect(":load people.csv")
    terminal.type("\u{3}")
    try terminal.expect("^C")
    try terminal.expect("trellis> ")
    terminal.type("VStack {\r")
    try terminal.expect("{> ")
    terminal.type("Tex\t\t")
    try terminal.expect("TextField")
    terminal.type("\u{3}")
    try terminal.expect("^C")
    try terminal.expect("trellis> ")
    #expect(try terminal.quit() == 0)
  }

  /// The keys of vi, by the user's `.editrc`, leave Tab what it is.
  @Test func viKeysAndTab() throws {
    let terminal = try PseudoTerminal.session([".editrc": "bind -v\n"])
    terminal.type("[3, 1].minAndM\t")
    try terminal.expect("minAndMax")
    // Back to the start, the 3 becomes an 8.
    terminal.type("\u{1B}0lr8")
    terminal.type("A()\r")
    try terminal.expect("\n{min: 1, max: 8}")
    #expect(try terminal.quit() == 0)
  }
}
