import Testing

/// The session on a real terminal.
struct SessionTests {
  @Test func definitionsAndStateLast() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("let base = 40")
    try terminal.expect("trellis> ")
    terminal.enter("base + 2")
    try terminal.expect("\n42")
    try terminal.expect("trellis> ")
    terminal.enter("state on = false")
    terminal.enter("Toggle(\"Wi-Fi\", isOn: $on)")
    try terminal.expect("[○──]")
    terminal.enter("tap(\"Wi-Fi\")")
    try terminal.expect("[━━●]")
    terminal.enter(":state")
    try terminal.expect("on = true")
    terminal.type("\u{4}")
    #expect(try terminal.finish() == 0)
  }

  @Test func aPromptShowsWhatIsOpen() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("VStack {")
    try terminal.expect("{> ")
    terminal.enter("Text(")
    try terminal.expect("(> ")
    terminal.enter("\"deep\")")
    try terminal.expect("{> ")
    terminal.enter("}")
    try terminal.expect("\ndeep")
    terminal.enter(":quit")
    #expect(try terminal.finish() == 0)
  }

  @Test func anErrorLeavesTheSessionAsItWas() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("let kept = 7")
    terminal.enter("kept.nonsense")
    try terminal.expect("<input 2>:1:6")
    terminal.enter("kept * 3")
    try terminal.expect("\n21")
    #expect(try terminal.quit() == 0)
  }

  @Test func ctrlCClearsTheLineAndStopsWhatRuns() throws {
    let terminal = try PseudoTerminal.session()
    terminal.type("VStack {\r")
    try terminal.expect("{> ")
    terminal.type("abc\u{3}")
    try terminal.expect("^C")
    try terminal.expect("trellis> ")
    terminal.enter("let kept = 5; print(\"running\"); while true {}")
    try terminal.expect("\nrunning")
    terminal.type("\u{3}")
    try terminal.expect("interrupted")
    terminal.enter("kept + 1")
    try terminal.expect("\n6")
    try terminal.expect("trellis> ")
    terminal.type("\u{4}")
    #expect(try terminal.finish() == 0)
  }

  @Test func anEntryOfSeveralLinesComesBackWhole() throws {
    let tool = try Tool()
    let first = try PseudoTerminal.session(in: tool)
    first.enter("HStack {")
    first.enter("Text(\"left-\")")
    first.enter("Text(\"right\")")
    first.enter("}")
    try first.expect("\nleft-")
    first.type("\u{4}")
    #expect(try first.finish() == 0)

    let second = try PseudoTerminal.session(in: tool)
    second.type("\u{10}")
    try second.expect("Text(\"right\")")
    try second.expect("}")
    second.type("\r")
    try second.expect("\nleft-")
    second.enter(":quit")
    #expect(try second.finish() == 0)
  }

  @Test func aMarkedPasteIsOneSubmission() throws {
    let terminal = try PseudoTerminal.session()
    terminal.type("\u{1B}[200~Text(\"pasted\")\n  .padding(1)\u{1B}[201~")
    try terminal.expect(".padding(1)")
    terminal.type("\r")
    try terminal.expect("\n pasted")
    terminal.enter(":quit")
    #expect(try terminal.finish() == 0)
  }

  @Test func exitEndsTheSessionWithItsStatus() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("fail(\"no harm done\")")
    try terminal.expect("\nno harm done")
    terminal.enter("exit(9)")
    #expect(try terminal.finish() == 9)
  }

  @Test func aClosedWindowEndsIt() throws {
    let terminal = try PseudoTerminal.session()
    terminal.hangUp()
    #expect(try terminal.finish() == 0)
  }
}
