import Testing

/// `trellis FILE [ARG…]`.
struct ScriptFileTests {
  @Test func aScriptIsRunAndItsViewsAreDrawn() throws {
    let tool = try Tool(files: ["hello.dsl": "print(1 + 1)\nText(\"Hello\")"])
    let result = try tool.run("hello.dsl")
    #expect(result.output == "2\nHello\n")
    #expect(result.messages == "")
    #expect(result.status == 0)
  }

  @Test func wordsBehindTheFileAreItsArguments() throws {
    let tool = try Tool(files: ["a.dsl": "arguments()"])
    #expect(
      try tool.run("a.dsl", "x", "--width", "40", "y", "--", "--z").output == "[\"x\", \"y\", \"--z\"]\n")
  }

  @Test func dataLiesBesideTheScript() throws {
    let tool = try Tool(files: ["sub/a.dsl": "csv(\"d.csv\").count", "sub/d.csv": "n\n1\n2\n"])
    #expect(try tool.run("sub/a.dsl").output == "2\n")
  }

  @Test func aScriptCalledThroughALinkFindsItsData() throws {
    let tool = try Tool(files: ["sub/a.dsl": "csv(\"d.csv\").count", "sub/d.csv": "n\n1\n2\n"])
    #expect(try tool.shell("ln -s sub/a.dsl b.dsl && $TRELLIS b.dsl").output == "2\n")
  }

  @Test func importsAreRelativeToTheirFile() throws {
    let tool = try Tool(files: [
      "sub/main.dsl": "import \"lib/a.dsl\"\ntwice(\"x\")",
      "sub/lib/a.dsl": "import \"b.dsl\"\nfn twice(s) = double(s)",
      "sub/lib/b.dsl": "fn double(s) = s + s",
    ])
    #expect(try tool.run("sub/main.dsl").output == "xx\n")
  }

  @Test func mistakesAreToldWithThePathAsItWasGiven() throws {
    let tool = try Tool(files: ["sub/a.dsl": "let x = 1\nx.foo"])
    let result = try tool.run("sub/a.dsl")
    #expect(result.messages.contains("--> sub/a.dsl:2:3"))
    #expect(result.output == "")
    #expect(result.status == 1)
  }

  @Test func aFileThatIsNotThereIsAWrongCall() throws {
    let result = try Tool().run("missing.dsl")
    #expect(result.messages == "trellis: “missing.dsl” can't be read: it doesn't exist\n")
    #expect(result.status == 2)
  }

  @Test func aMisspeltCommandIsUnderstood() throws {
    let result = try Tool().run("chek", "a.dsl")
    #expect(result.messages.contains("did you mean `trellis check`?"))
    #expect(result.status == 2)
  }
}
