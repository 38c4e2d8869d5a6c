import Testing

/// `trellis disassemble FILE`.
struct DisassembleTests {
  @Test func functionsConstantsTargetsAndLinesAreListed() throws {
    let tool = try Tool(files: [
      "a.dsl":
        "fn sum(upTo limit) {\n  var total = 0\n  var i = 0\n  while i < limit {\n    total += i\n    i += 1\n  }\n  return \"sum \\(total)\"\n}\n[1].map { $0 + 7 }"
    ])
    let result = try tool.run("disassemble", "a.dsl")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("fn sum(limit)    a.dsl:1:"))
    #expect(result.output.contains("loop"))
    #expect(result.output.contains("→ "))
    #expect(result.output.contains("\"sum \\0\""))
    #expect(result.output.contains("    8  "))
    #expect(result.output.contains("block 0 of"))
  }

  @Test func mistakesAreTold() throws {
    let result = try Tool(files: ["a.dsl": "let a = nope"]).run("disassemble", "a.dsl")
    #expect(result.messages.contains("a.dsl:1:9"))
    #expect(result.status == 1)
  }
}
