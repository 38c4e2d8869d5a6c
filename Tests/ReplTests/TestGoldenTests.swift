import Testing

/// Golden files of `trellis test`: recorded, compared, shown, written anew.
struct TestGoldenTests {
  private static let test = "test(\"look\") { open(\"s.dsl\").expectGolden(\"look\") }"
  private static let screen = "List { Text(\"Ada\"); Text(\"Grace\"); Text(\"Alan\") }"

  @Test func aMissingOneIsRecordedAndFails() throws {
    let tool = try Tool(files: ["a.test.dsl": Self.test, "s.dsl": Self.screen])
    let first = try tool.run("test", "a.test.dsl")
    #expect(first.output.contains("golden/look.expected was missing and is recorded now"))
    #expect(first.output.hasSuffix("1 of 1 test failed, 1 golden file written\n"))
    #expect(first.status == 1)
    #expect(try tool.run("test", "a.test.dsl").output.contains("1 test passed"))
    #expect(try tool.shell("cat golden/look.expected").output == tool.run("s.dsl", "--width", "80").output)
  }

  @Test func aDifferenceIsShownSideBySideAndWrittenOnlyOnDemand() throws {
    let tool = try Tool(files: ["a.test.dsl": Self.test, "s.dsl": Self.screen])
    _ = try tool.run("test", "a.test.dsl")
    _ = try tool.shell("echo 'List { Text(\"Ada\"); Text(\"Gerda\"); Text(\"Alan\") }' > s.dsl")
    let result = try tool.run("test", "a.test.dsl")
    #expect(result.output.contains("the screen is not as in golden/look.expected"))
    #expect(result.output.contains("expected"))
    let row = result.output.split(separator: "\n").first { $0.contains("≠") } ?? ""
    #expect(row.contains("Grace") && row.contains("Gerda"))
    let difference = result.output.split(separator: "\n").filter { $0.contains("≠") || $0.contains(" │ ") }
    #expect(difference.count > 2)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(result.status == 1)

    let update = try tool.run("test", "--update", "a.test.dsl")
    #expect(update.output.contains("1 test passed, 1 golden file written"))
    #expect(update.status == 0)
    #expect(try tool.run("test", "a.test.dsl").output.hasSuffix("1 test passed\n"))
  }

  @Test func oneNameIsOneScreen() throws {
    let tool = try Tool(files: [
      "a.test.dsl": """
      test("one") { open(text: "Text(\\"1\\")").expectGolden("same") }
      test("two") { open(text: "Text(\\"2\\")").expectGolden("same") }
      """
    ])
    let result = try tool.run("test", "--update", "a.test.dsl")
    #expect(result.output.contains("two screens that differ are both called “same”"))
    #expect(result.status == 1)
  }

  @Test(arguments: ["", "../x", "a/b", ".x"]) func namesLeadNowhereElse(_ name: String) throws {
    let tool = try Tool(files: ["a.test.dsl": "Text(\"x\")\ntest(\"a\") { expectGolden(\"\(name)\") }"])
    let result = try tool.run("test", "--update", "a.test.dsl")
    #expect(result.output.contains("can't name a golden file"))
    #expect(result.status == 1)
  }

  @Test func outsideOfTestRunsThereAreNone() throws {
    let result = try Tool(files: ["a.dsl": "Text(\"x\")\nexpectGolden(\"x\")"]).run("a.dsl")
    #expect(result.messages.contains("`trellis test FILE`"))
    #expect(result.status == 1)
  }

  /// The terminal's own width, and only ASCII where its locale has no more.
  @Test(arguments: [60, 100]) func theDifferenceFitsTheTerminal(_ columns: Int) throws {
    var tool = try Tool(files: ["a.test.dsl": Self.test, "s.dsl": Self.screen])
    _ = try tool.run("test", "a.test.dsl")
    _ = try tool.shell("sed -i s/Grace/Gerda/ s.dsl")
    tool.environment["LC_ALL"] = "C.UTF-8"
    let terminal = try PseudoTerminal(tool, ["test", "a.test.dsl"], columns: columns)
    #expect(try terminal.finish() == 1)
    let lines = terminal.transcript.split(separator: "\n")
    #expect(lines.contains { $0.contains("≠") })
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect(terminal.raw.contains("\u{1B}[31mFAIL\u{1B}[0m"))
  }
}
