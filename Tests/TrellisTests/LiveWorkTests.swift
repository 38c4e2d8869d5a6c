import Testing
import TextLayout

@testable import Trellis

/// In a window an `AsyncButton` runs as long as its block does.
struct LiveWorkTests {
  /// Uses the first control, and gives the first row as it is drawn again and again meanwhile, and at the end.
  private func use(_ live: LiveScreen) throws -> (meanwhile: [String], end: String, error: ScriptError?) {
    var rows: [String] = []
    live.whileWorking = { begins in
      let canvas = begins ? live.window.canvas : live.turnWheels()
      rows.append(row(canvas))
    }
    var error: ScriptError?
    try live.press(.tab)
    do { try live.press(.enter) } catch let failure as ScriptError { error = failure }
    return (rows, row(try live.draw()), error)
  }

  private func row(_ canvas: Canvas) -> String {
    let line = canvas.plain().split(separator: "\n").first.map(String.init) ?? ""
    return line.replacing("▶", with: " ").split(separator: " ").joined(separator: " ")
  }

  @Test func theWheelTurnsUntilTheBlockIsThrough() throws {
    let live = try LiveScreenTests.open(
      """
      state sum = 0
      HStack { AsyncButton("Add") { for i in 0..<90_000 { sum += 1 } }; Text("sum \\(sum)") }
      """)
    let (meanwhile, end, error) = try use(live)
    #expect(error == nil)
    #expect(
      meanwhile.prefix(4) == ["[ ⠋ Add ] sum 0", "[ ⠙ Add ] sum 0", "[ ⠹ Add ] sum 0", "[ ⠸ Add ] sum 0"])
    #expect(end == "[ ✓ Add ] sum 90000")
    #expect(!live.isMoving)
  }

  @Test func theWheelTurnsInASCIIToo() throws {
    let screen = try Interpreter().load("AsyncButton(\"Add|up\") { for i in 0..<90_000 {} }")
    screen.options = RenderOptions(width: 30, height: 3)
    screen.options.isASCII = true
    screen.sink = { _ in }
    try screen.run()
    let meanwhile = try use(LiveScreen(screen, columns: 30, rows: 3)).meanwhile
    #expect(
      meanwhile.map { $0.drop { $0 != "[" }.prefix(11) }.prefix(3) == [
        "[ | Add|up ", "[ / Add|up ", "[ - Add|up ",
      ])
  }

  @Test func whatFailsIsSaidAndUndone() throws {
    let live = try LiveScreenTests.open(
      "state n = 0\nHStack { AsyncButton(\"Send\") { n = 1; fail(\"no line\") }; Text(\"n \\(n)\") }")
    let (_, end, error) = try use(live)
    #expect(error?.problems.first?.message == "no line")
    #expect(end == "[ ✗ Send ] n 0")
  }

  @Test func aBlockMaySayHowItEnded() throws {
    let live = try LiveScreenTests.open(
      "state phase = .idle\nAsyncButton(\"Send\", state: $phase) { phase = .failed }")
    #expect(try use(live).end == "[ ✗ Send ]")
  }

  @Test func aButtonThatIsGoneMeanwhileIsDone() throws {
    let live = try LiveScreenTests.open(
      """
      state phase = .idle
      if phase == .running { Text("sending") } else { AsyncButton("Send", state: $phase) { } }
      """)
    let (meanwhile, end, _) = try use(live)
    #expect(meanwhile.first == "sending")
    #expect(end == "[ ✓ Send ]")
  }

  /// What ended the work doesn't keep the button from telling.
  @Test func workThatIsEndedFailed() throws {
    let live = try LiveScreenTests.open("AsyncButton(\"Count\") { while true {} }")
    let screen = live.screen
    live.whileWorking = { begins in if !begins { screen.cancellation.cancel() } }
    try live.press(.tab)
    #expect(throws: ScriptError.self) { try live.press(.enter) }
    screen.cancellation.reset()
    #expect(row(try live.draw()) == "[ ✗ Count ]")
  }

  @Test func whatTheScriptTappedItselfIsDoneAtTheNextTick() throws {
    let live = try LiveScreenTests.open("AsyncButton(\"Save\") {}\ntap(\"Save\")")
    #expect(row(try live.draw()) == "[ ⠋ Save ]")
    try live.tick()
    #expect(row(try live.draw()) == "[ ✓ Save ]")
    // A state of the script's says itself how long it runs.
    let own = try LiveScreenTests.open("state phase = .running\nAsyncButton(\"Save\", state: $phase) {}")
    for _ in 0..<20 { try own.tick() }
    #expect(row(try own.draw()) == "[ ⠋ Save ]")
  }
}
