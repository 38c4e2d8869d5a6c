import Testing

/// Standard input is the script, or its data.
struct StandardInputTests {
  @Test func withoutAFileItIsTheScript() throws {
    let result = try Tool().run(input: "Text(\"piped\")")
    #expect(result.output == "piped\n")
    #expect(result.status == 0)
  }

  @Test func mistakesInItAreTold() throws {
    #expect(try Tool().run(input: "1 +\n").messages.contains("<stdin>:"))
  }

  @Test func withCodeItIsData() throws {
    #expect(try Tool().run("-e", "stdin().lines.count", input: "a\nb\nc").output == "3\n")
  }

  @Test func withAFileItIsData() throws {
    let tool = try Tool(files: ["a.dsl": "json(text: stdin()).count"])
    #expect(try tool.run("a.dsl", input: "[1, 2, 3]").output == "3\n")
  }

  @Test func aScriptFromItHasNoOther() throws {
    let result = try Tool().run(input: "stdin()")
    #expect(result.messages.contains("standard input was the script itself"))
    #expect(result.status == 1)
  }

  @Test func severalPiecesOfCodeAreLines() throws {
    #expect(try Tool().run("-e", "let x = 2", "-e", "x * 21").output == "42\n")
  }

  @Test func wordsAroundCodeAreArguments() throws {
    #expect(try Tool().run("one", "-e", "arguments()", "two").output == "[\"one\", \"two\"]\n")
  }

  @Test func anEmptyScriptIsFine() throws {
    let result = try Tool().run(input: "")
    #expect(result.output == "")
    #expect(result.status == 0)
  }
}
