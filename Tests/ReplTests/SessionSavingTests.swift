import Foundation
import Testing

/// `:save` writes a script that gives the same screens, and fails where it gives others.
struct SessionSavingTests {
  private func contents(_ tool: Tool, _ name: String) throws -> String {
    try String(contentsOf: tool.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theFileGivesTheSameAgain() throws {
    let tool = try Tool()
    let terminal = try PseudoTerminal.session(in: tool)
    terminal.enter(":save saved.dsl")
    try terminal.expect("nothing was entered yet")
    terminal.enter("state on = false")
    terminal.enter("nonsense")
    terminal.enter("let name = \"first\"")
    terminal.enter("let name = \"Wi-Fi\"")
    terminal.enter("Toggle(name, isOn: $on)")
    terminal.enter("tap(\"Wi-Fi\")")
    terminal.enter(":save saved.dsl")
    try terminal.expect("saved 4 entries and 2 screens in saved.dsl")
    #expect(try terminal.quit() == 0)

    let saved = try contents(tool, "saved.dsl")
    #expect(!saved.contains("nonsense"))
    let again = try tool.run("saved.dsl", "--width", "40")
    #expect(again.status == 0, "\(again.messages)")
    #expect(again.output.contains("[━━●]"))

    // It is a test: another screen fails.
    #expect(try tool.run("test", "saved.dsl").status == 0)
    try saved.replacingOccurrences(of: "tap(\"Wi-Fi\")", with: "quiet { }\nredraw()")
      .write(to: tool.folder.appendingPathComponent("other.dsl"), atomically: false, encoding: .utf8)
    let other = try tool.run("other.dsl")
    #expect(other.status == 1)
    #expect(other.messages.contains("the screen is another one from line 1 on"))
  }

  @Test func screensThatTheFileDoesNotGiveAreLeftOut() throws {
    let tool = try Tool()
    let terminal = try PseudoTerminal.session(in: tool)
    terminal.enter("let name = \"old\"")
    terminal.enter("Text(name)")
    terminal.enter("let name = \"new\"")
    terminal.enter("Text(\"and \" + name)")
    terminal.enter(":save saved.dsl")
    try terminal.expect("1 screens in saved.dsl")
    try terminal.expect("1 screens are left out")
    #expect(try terminal.quit() == 0)
    #expect(try tool.run("saved.dsl").status == 0)
  }

  @Test func screensThatShowTheClockAreKept() throws {
    let tool = try Tool()
    let terminal = try PseudoTerminal.session(in: tool)
    terminal.enter("state n = 0")
    terminal.enter(
      "VStack { Text(now().formatted(pattern: \"HH:mm:ss.SSS\")); Button(\"b\") { n += 1 }; Text(n) }")
    terminal.enter("tap(\"b\")")
    terminal.enter(":save saved.dsl")
    try terminal.expect("saved 3 entries and 2 screens in saved.dsl\ntrellis> ")
    #expect(try terminal.quit() == 0)
    #expect(try contents(tool, "saved.dsl").contains("holdClock(at: @"))
    let again = try tool.run("saved.dsl")
    #expect(again.status == 0, "\(again.messages)")
    #expect(try tool.run("test", "saved.dsl").status == 0)
  }

  /// `trellis test` runs it with the options in its second line.
  @Test func theSurroundingsAreSavedToo() throws {
    var tool = try Tool()
    tool.environment["LC_ALL"] = "C"
    let terminal = try PseudoTerminal.session(in: tool, ["--locale", "de_DE"])
    terminal.enter("Text(1234.5.formatted()).border(.rounded)")
    try terminal.expect("1.234,5")
    terminal.enter(":save saved.dsl")
    try terminal.expect("1 screens in saved.dsl")
    #expect(try terminal.quit() == 0)
    let result = try tool.run("test", "saved.dsl")
    #expect(result.status == 0, "\(result.output)")
  }

  @Test func onlySavedSessionsAreWrittenOver() throws {
    let tool = try Tool(files: ["mine.dsl": "print(1)\n"])
    let terminal = try PseudoTerminal.session(in: tool)
    terminal.enter("Text(\"x\")")
    terminal.enter(":save mine.dsl")
    try terminal.expect("is no saved session")
    terminal.enter(":save new.dsl")
    try terminal.expect("saved 1 entries")
    terminal.enter(":save new.dsl")
    try terminal.expect("saved 1 entries")
    #expect(try terminal.quit() == 0)
    #expect(try contents(tool, "mine.dsl") == "print(1)\n")
  }
}
