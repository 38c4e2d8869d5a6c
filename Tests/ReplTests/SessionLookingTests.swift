import Testing

/// `:tree`, `:inspect`, `:library`, `:doc`, `:time`: what tells about a session and changes nothing.
struct SessionLookingTests {
  @Test func treeAndInspectTellWhatDrewWhat() throws {
    let terminal = try PseudoTerminal.session(rows: 60)
    terminal.enter(":tree")
    try terminal.expect("there is no screen yet")
    terminal.enter("VStack(alignment: .leading) { Text(\"above\"); Text(\"below\") }")
    terminal.enter(":tree")
    try terminal.expect("\nVStack   [1, 1] 5×2   <input 1>:1:1\n")
    try terminal.expect("  Text “below”   [2, 1] 5×1   <input 1>:1:46")
    terminal.enter(":inspect 2 3")
    try terminal.expect("\n  Text “below”")
    try terminal.expect("\n<input 1>:1:46\n    Text(\"below\")")
    terminal.enter(":inspect 9 9")
    try terminal.expect("no view was drawn at 9, 9")
    terminal.enter(":inspect here")
    try terminal.expect("needs a row and a column")
    #expect(try terminal.quit() == 0)
  }

  @Test func libraryShowsExamples() throws {
    let terminal = try PseudoTerminal.session(rows: 60)
    terminal.enter(":library")
    try terminal.expect("ProgressView")
    terminal.enter(":library numbers")
    try terminal.expect("// ")
    terminal.enter(":help Toggle")
    try terminal.expect("\nToggle(_ text: Any?")
    try terminal.expect("[━━●]")
    terminal.enter(":library nubmers")
    try terminal.expect("did you mean `Numbers`?")
    #expect(try terminal.quit() == 0)
  }

  @Test func libraryShowsTheViewsOfTheSession() throws {
    let terminal = try PseudoTerminal.session(rows: 60)
    terminal.enter("// Two words.")
    terminal.enter("// Example: Pair(\"tea\", \"time\")")
    terminal.enter("view Pair(a, b) { HStack { Text(a); Text(b) } }")
    terminal.enter("view Rule() { Text(\"====\") }")
    terminal.enter("view Odd(a) { Text(a) }")
    terminal.enter(":library your")
    try terminal.expect("\nview Odd(a)")
    try terminal.expect("`// Example: Odd(…)` above it")
    try terminal.expect("\nview Pair(a, b)")
    try terminal.expect("\n      tea time\n")
    try terminal.expect("\n      ====\n")
    terminal.enter(":library")
    try terminal.expect("Your views")
    #expect(try terminal.quit() == 0)
  }

  @Test func docShowsTheCommentsOfOnesOwnNames() throws {
    let terminal = try PseudoTerminal.session(rows: 60)
    terminal.enter("/// Twice a number.")
    terminal.enter("fn twice(x, by factor = 2) = x * factor")
    terminal.enter(":doc twice")
    try terminal.expect("\nfn twice(x, by factor = 2)    // <input 1>:2:4\n    Twice a number.\n")
    #expect(try terminal.quit() == 0)
  }

  @Test func timeRunsAndCounts() throws {
    let terminal = try PseudoTerminal.session(rows: 60)
    terminal.enter(":time (1...50000).map { $0 * 2 }.count")
    try terminal.expect("\n50000\n")
    try terminal.expect(" steps")
    #expect(try terminal.quit() == 0)
  }
}
