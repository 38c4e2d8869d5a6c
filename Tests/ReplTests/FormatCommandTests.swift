import Foundation
import Testing

/// `trellis fmt PATH…`.
struct FormatCommandTests {
  private static let loose = "let a=1;let b = [ 1,2 ]\n"
  private static let tidy = "let a = 1\nlet b = [1, 2]\n"

  private func text(_ tool: Tool, _ name: String) throws -> String {
    try String(contentsOf: tool.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func filesAreRewrittenInPlace() throws {
    let tool = try Tool(files: ["a.dsl": Self.loose, "b.dsl": Self.tidy])
    let result = try tool.run("fmt", "a.dsl", "b.dsl")
    #expect(result.output + result.messages == "")
    #expect(result.status == 0)
    #expect(try text(tool, "a.dsl") == Self.tidy)
    #expect(try text(tool, "b.dsl") == Self.tidy)
  }

  @Test func aFolderIsAllScriptsBelowIt() throws {
    let tool = try Tool(files: [
      "x/a.dsl": Self.loose, "x/y/b.dsl": Self.loose, "x/c.txt": Self.loose, "x/.hidden/d.dsl": Self.loose,
    ])
    #expect(try tool.run("fmt", "x").status == 0)
    #expect(try text(tool, "x/a.dsl") == Self.tidy)
    #expect(try text(tool, "x/y/b.dsl") == Self.tidy)
    #expect(try text(tool, "x/c.txt") == Self.loose)
    #expect(try text(tool, "x/.hidden/d.dsl") == Self.loose)
  }

  @Test func checkListsWhatWouldChangeAndWritesNothing() throws {
    let tool = try Tool(files: ["a.dsl": Self.loose, "b.dsl": Self.tidy])
    let result = try tool.run("fmt", "--check", "a.dsl", "b.dsl")
    #expect(result.output == "a.dsl\n")
    #expect(result.status == 1)
    #expect(try text(tool, "a.dsl") == Self.loose)
    #expect(try tool.run("fmt", "--check", "b.dsl").status == 0)
  }

  @Test(arguments: [["fmt"], ["fmt", "-"]]) func standardInputGoesToStandardOutput(_ words: [String]) throws {
    let tool = try Tool()
    let result = try tool.shell("printf 'let a=1' | \"$TRELLIS\" \(words.joined(separator: " "))")
    #expect(result.output == "let a = 1\n")
    #expect(result.status == 0)
    #expect(try tool.shell("printf 'let a=1' | \"$TRELLIS\" fmt --check").status == 1)
    #expect(try tool.shell("printf 'let a = 1\\n' | \"$TRELLIS\" fmt --check").status == 0)
  }

  @Test func aFileWithMistakesIsLeftAndTheOthersAreNot() throws {
    let tool = try Tool(files: ["a.dsl": "let a=\nfoo((", "b.dsl": Self.loose])
    let result = try tool.run("fmt", "a.dsl", "b.dsl")
    #expect(result.messages.contains("a.dsl:2:"))
    #expect(result.status == 1)
    #expect(try text(tool, "a.dsl") == "let a=\nfoo((")
    #expect(try text(tool, "b.dsl") == Self.tidy)
    let piped = try tool.shell("printf 'foo((' | \"$TRELLIS\" fmt")
    #expect(piped.output == "")
    #expect(piped.status == 1)
  }

  @Test func permissionsAndLinksStay() throws {
    let tool = try Tool(files: ["a.dsl": Self.loose, "b.dsl": Self.loose])
    let result = try tool.shell(
      """
      chmod 750 a.dsl; ln -s a.dsl link.dsl; ln b.dsl twin.dsl
      "$TRELLIS" fmt link.dsl b.dsl && stat -c '%a' a.dsl && readlink link.dsl && cmp b.dsl twin.dsl; ls -A | grep -v scratch
      """)
    #expect(result.output == "750\na.dsl\na.dsl\nb.dsl\nlink.dsl\ntwin.dsl\n")
    #expect(try text(tool, "a.dsl") == Self.tidy)
    #expect(try text(tool, "twin.dsl") == Self.tidy)
  }

  @Test func wrongCalls() throws {
    let tool = try Tool(files: ["a.dsl": "1", "empty/x.txt": ""])
    for (words, message) in [
      (["fmt", "none.dsl"], "doesn't exist"), (["fmt", "empty"], "no scripts"),
      (["fmt", "a.dsl", "-"], "not both"), (["--check", "a.dsl"], "`--check` belongs to `fmt`"),
      (["fmt", "-e", "1"], "takes files"),
    ] {
      let line = words.map { "'\($0)'" }.joined(separator: " ")
      let result = try tool.shell("\"$TRELLIS\" \(line)")
      #expect(result.messages.contains(message))
      #expect(result.status == 2)
    }
  }
}
