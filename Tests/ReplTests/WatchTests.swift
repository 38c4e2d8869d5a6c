import Foundation
import Glibc
import Testing

@testable import repl

/// `--watch`: the script is run again when it, its imports or its data change.
struct WatchTests {
  private func write(_ text: String, to name: String, _ tool: Tool, atomically: Bool = true) throws {
    try text.write(to: tool.folder.appendingPathComponent(name), atomically: atomically, encoding: .utf8)
  }

  private static let script = """
    import "names.dsl"
    state n = 0
    let rows = csv("d.csv")
    VStack(alignment: .leading) {
      Button("\\(title) \\(n)") { n = n + 1 }
      Text("\\(rows.count) rows")
    }
    """

  private func tool() throws -> Tool {
    try Tool(files: ["a.dsl": Self.script, "names.dsl": "let title = \"Count\"", "d.csv": "a\n1\n"])
  }

  @Test(arguments: [true, false]) func aChangeIsDrawnAndKeepsTheState(_ byRename: Bool) throws {
    let tool = try tool()
    let live = try LiveTool(tool, "exec \"$0\" live --watch a.dsl")
    try live.see("Count 0")
    live.type("\t\r\r")
    try live.see("Count 2")
    try write(Self.script.replacing("rows\"", with: "lines\""), to: "a.dsl", tool, atomically: byRename)
    try live.see("1 lines")
    try live.see("Count 2")
    try write("let title = \"Number\"", to: "names.dsl", tool, atomically: byRename)
    try live.see("Number 2")
    try write("a\n1\n2\n", to: "d.csv", tool, atomically: byRename)
    try live.see("2 lines")
    live.type("\r")
    try live.see("Number 3")
    live.type("q")
    #expect(try live.finish() == 0)
    #expect(live.isAsFound)
  }

  @Test func anErrorStandsBelowOrBesideTheLastGoodScreen() throws {
    let tool = try tool()
    let live = try LiveTool(tool, "exec \"$0\" live --watch a.dsl")
    try live.see("Count 0")
    try write("let title = oops", to: "names.dsl", tool)
    try live.see("a.dsl was not taken over")
    try live.see("there is no name")
    #expect(live.screen.lines[0].contains("Count 0"))
    // The last good screen can be used.
    live.type("\t\r")
    try live.see("Count 1")
    live.resize(columns: 120, rows: 16)
    try live.wait("the message beside") { $0.lines[0].contains("Count 1") && $0.lines[0].contains("✗") }
    try write("let title = \"Good\"", to: "names.dsl", tool)
    try live.see("Good 1")
    try live.miss("✗")
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func aFileThatComesLaterIsSeen() throws {
    let tool = try tool()
    let live = try LiveTool(tool, "exec \"$0\" live --watch a.dsl")
    try live.see("1 rows")
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("d.csv"))
    try live.see("was not taken over")
    try write("a\n1\n2\n3\n", to: "d.csv", tool)
    try live.see("3 rows")
    live.type("q")
    #expect(try live.finish() == 0)
  }

  @Test func withoutLiveTheOutputIsDrawnAgain() throws {
    let tool = try tool()
    let terminal = try LiveTool(tool, "exec \"$0\" --watch a.dsl")
    try terminal.see("1 rows")
    try write("a\n1\n2\n", to: "d.csv", tool)
    try terminal.see("2 rows")
    #expect(!terminal.screen.text.contains("1 rows"))
    try write("let title = oops", to: "names.dsl", tool)
    try terminal.see("no name")
    #expect(terminal.screen.text.contains("2 rows"))
    terminal.type("\u{3}")
    #expect(try terminal.finish() == 130)
  }

  @Test func itNeedsAFile() throws {
    let tool = try tool()
    for arguments in [["--watch"], ["--watch", "-e", "1"], ["check", "--watch", "a.dsl"]] {
      let line = arguments.map { "'\($0)'" }.joined(separator: " ")
      let result = try tool.shell("$TRELLIS \(line) </dev/null")
      #expect(result.status == 2)
      #expect(result.messages.contains("--watch"))
    }
  }

  @Test func aFileThatIsStillBeingWrittenIsWaitedFor() throws {
    let tool = try Tool(files: ["x": "1"])
    let path = tool.folder.appendingPathComponent("x").path
    let watch = FileWatch()
    watch.note(path)
    #expect(!watch.hasChanged())
    try write("12", to: "x", tool)
    #expect(!watch.hasChanged())
    #expect(watch.isSettling)
    try write("123", to: "x", tool)
    #expect(!watch.hasChanged())
    #expect(watch.hasChanged())
    watch.clear()
    #expect(!watch.hasChanged())
  }
}
