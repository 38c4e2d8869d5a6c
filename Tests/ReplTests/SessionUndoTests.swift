import Testing

/// `:undo`
struct SessionUndoTests {
  @Test func stateAndScreenAreAsBefore() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter(":undo")
    try terminal.expect("nothing to take back")
    terminal.enter("state on = false")
    terminal.enter("Toggle(\"Wi-Fi\", isOn: $on)")
    try terminal.expect("[○──]")
    terminal.enter("tap(\"Wi-Fi\")")
    try terminal.expect("[━━●]")
    terminal.enter(":undo")
    try terminal.expect("took back: tap(\"Wi-Fi\")")
    try terminal.expect("[○──]")
    terminal.enter("tap(\"Wi-Fi\")")
    try terminal.expect("[━━●]")
    #expect(try terminal.quit() == 0)
  }

  @Test func definitionsAndStateOfViewsAreAsBefore() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("var list = [1]")
    terminal.enter("list.append(2)")
    terminal.enter("fn twice(x) = x * 2")
    terminal.enter("fn twice(x) = x * 3")
    terminal.enter(":undo")
    terminal.enter("\"twice \\(twice(5))\"")
    try terminal.expect("\ntwice 10")
    for _ in 0..<3 { terminal.enter(":undo") }
    try terminal.expect("took back: list.append(2)")
    terminal.enter("\"list \\(list)\"")
    try terminal.expect("\nlist [1]")
    terminal.enter("twice(1)")
    try terminal.expect("error: ")
    terminal.enter("view Counter() { state n = 0; Button(\"n is \\(n)\") { n += 1 } }")
    terminal.enter("Counter()")
    terminal.enter("tap(\"n is 0\")")
    terminal.enter("tap(\"n is 1\")")
    try terminal.expect("[ n is 2 ]")
    terminal.enter(":undo")
    try terminal.expect("[ n is 1 ]")
    terminal.enter("tap(\"n is 1\")")
    try terminal.expect("[ n is 2 ]")
    #expect(try terminal.quit() == 0)
  }

  @Test func anEntryThatFailedHalfwayIsTakenBackToo() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("state n = 1")
    terminal.enter("nowhere")
    terminal.enter("n = 2; let half = n / 0.5; n = half.nonsense")
    try terminal.expect("no member `nonsense`")
    terminal.enter("\"n is \\(n)\"")
    try terminal.expect("\nn is 2")
    terminal.enter(":undo")
    terminal.enter(":undo")
    try terminal.expect("took back: n = 2")
    terminal.enter("\"n is \\(n)\"")
    try terminal.expect("\nn is 1")
    #expect(try terminal.quit() == 0)
  }
}
