import Testing

/// `trellis check FILE…`.
struct CheckTests {
  private static let files = [
    "good.dsl": "fail(\"never run\")", "one.dsl": "let a = nope\nlet b = nada", "two.dsl": "let = 3",
  ]

  @Test func quietWhenAllIsWell() throws {
    let result = try Tool(files: Self.files).run("check", "good.dsl")
    #expect(result.output + result.messages == "")
    #expect(result.status == 0)
  }

  @Test func allMistakesOfAllFilesAreTold() throws {
    let result = try Tool(files: Self.files).run("check", "one.dsl", "good.dsl", "two.dsl")
    #expect(result.messages.contains("one.dsl:1:9"))
    #expect(result.messages.contains("one.dsl:2:9"))
    #expect(result.messages.contains("two.dsl:1:"))
    #expect(result.output == "")
    #expect(result.status == 1)
  }

  /// They are no mistakes, and a run does not tell them.
  @Test func whatHasNoEffectIsNotedWithItsPlace() throws {
    let tool = try Tool(files: ["a.dsl": "Text(\"a\").cornerRadius(2)\n  .foregroundColor(.red)"])
    let result = try tool.run("check", "a.dsl")
    #expect(result.messages.contains("note: `cornerRadius` has no effect in text"))
    #expect(result.messages.contains("a.dsl:1:11"))
    #expect(result.messages.contains("note: `foregroundColor` is an older name of `foregroundStyle`"))
    #expect(result.messages.contains("a.dsl:2:4"))
    #expect(result.status == 0)
    #expect(try tool.run("a.dsl").messages == "")
  }

  @Test func itNeedsAFile() throws {
    let result = try Tool().run("check")
    #expect(result.messages.contains("`check` needs a file"))
    #expect(result.status == 2)
  }
}
