import Foundation
import Testing

/// `:locale`, `:now`, `:reload`: what a session takes from outside.
struct SessionSurroundingsTests {
  @Test func localeAndClockCanBeSet() throws {
    let terminal = try PseudoTerminal.session()
    terminal.enter("Text(1234.5.formatted())")
    try terminal.expect("\n1,234.5")
    terminal.enter(":locale de_DE")
    try terminal.expect("\n1.234,5")
    terminal.enter(":locale")
    try terminal.expect("\nde_DE")
    terminal.enter(":now 2026-11-30T09:30")
    terminal.enter("Text(\"at \\(now())\")")
    try terminal.expect("\nat 2026-11-30T09:30Z")
    terminal.enter(":now 2027-01-01")
    try terminal.expect("\nat 2027-01-01T00:00Z")
    terminal.enter(":now soon")
    try terminal.expect("needs a date")
    #expect(try terminal.quit() == 0)
  }

  @Test func reloadRunsTheFileAgain() throws {
    let tool = try Tool(files: [
      "a.dsl": "import \"b.dsl\"\nprint(\"value \\(value)\")", "b.dsl": "let value = 1",
    ])
    let terminal = try PseudoTerminal.session(in: tool)
    terminal.enter(":reload")
    try terminal.expect("nothing was loaded yet")
    terminal.enter(":load a.dsl")
    try terminal.expect("\nvalue 1")
    try "let value = 2".write(
      to: tool.folder.appendingPathComponent("b.dsl"), atomically: false, encoding: .utf8)
    terminal.enter(":reload")
    try terminal.expect("\nvalue 2")
    #expect(try terminal.quit() == 0)
  }
}
