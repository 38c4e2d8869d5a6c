import Testing

/// `:help` and the others.
struct SessionCommandTests {
  @Test func helpTellsWhatThereIs() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter(":help")
    try terminal.expect(":width [N]")
    terminal.enter(":h map")
    try terminal.expect("x.map(")
    terminal.enter(":help mpa")
    try terminal.expect("did you mean `map`?")
    terminal.enter(":quit")
    #expect(try terminal.finish() == 0)
  }

  @Test func loadRunsAScriptInTheSession() throws {
    let terminal = try PseudoTerminal.session([
      "a.dsl": "fn twice(x) = x * 2\nprint(\"loaded\")", "bad.dsl": "VStack {",
    ])
    terminal.enter(":load a.dsl")
    try terminal.expect("\nloaded")
    terminal.enter("twice(21)")
    try terminal.expect("\n42")
    terminal.enter(":load bad.dsl")
    try terminal.expect("bad.dsl:1:8")
    terminal.enter(":load gone.dsl")
    try terminal.expect("it doesn't exist")
    terminal.enter(":quit")
    #expect(try terminal.finish() == 0)
  }

  @Test func resetForgets() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("let x = 1")
    terminal.enter(":reset")
    terminal.enter("x")
    try terminal.expect("error: ")
    terminal.enter(":quit")
    #expect(try terminal.finish() == 0)
  }

  @Test func widthDrawsAgain() throws {
    let terminal = try PseudoTerminal.session(columns: 60)
    terminal.enter("HStack { Text(\"a\"); Spacer(); Text(\"b\") }")
    try terminal.expect("\na" + String(repeating: " ", count: 58) + "b")
    terminal.enter(":width 20")
    try terminal.expect("\na" + String(repeating: " ", count: 18) + "b")
    terminal.enter(":width many")
    try terminal.expect("needs a number of columns")
    terminal.enter(":quit")
    #expect(try terminal.finish() == 0)
  }

  @Test func typeTellsTheKind() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter(":type [1, 2]")
    try terminal.expect("\nList")
    // Nothing happens by asking.
    terminal.enter("state n = 1")
    terminal.enter("var v = [1]")
    terminal.enter(":type [print(\"heard\"), 2.5]")
    try terminal.expect("\nList")
    terminal.enter(":type v.append(2)")
    try terminal.expect("can only be changed by")
    terminal.enter(":type n = 2")
    try terminal.expect("only an expression has a type")
    terminal.enter(":type exit(3)")
    terminal.enter("\"n \\(n), v \\(v)\"")
    try terminal.expect("\nn 1, v [1]")
    #expect(!terminal.transcript.contains("\nheard"))
    terminal.enter(":quit")
    #expect(try terminal.finish() == 0)
  }

  @Test func unknownCommandsAreTold() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter(":hlep")
    try terminal.expect("did you mean `:help`?")
    terminal.enter(":quit")
    #expect(try terminal.finish() == 0)
  }

  @Test func tabCompletes() throws {
    let terminal = try PseudoTerminal.session()
    terminal.type("[3, 1].sorte\t")
    terminal.enter("()")
    try terminal.expect("\n[1, 3]")
    terminal.enter(":quit")
    #expect(try terminal.finish() == 0)
  }
}
