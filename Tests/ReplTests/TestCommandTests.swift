import Testing

/// `trellis test PATH…`: which files it runs, and what becomes of each test.
struct TestCommandTests {
  private static let screen = """
    state on = true
    state stops = ["A", "B"]
    VStack {
      Toggle("Wi-Fi", isOn: $on)
      Button("Break") { fail("broken") }
      Button("Divide") { on = 1 % stops.count == 7 || [0].first.nothing }
      List { ForEach(stops) { Text($0) }.onMove { from, to in stops.move(from: from, to: to) } }
    }
    """

  private func tool(_ tests: String, _ others: [String: String] = [:]) throws -> Tool {
    try Tool(files: ["a.test.dsl": tests, "screen.dsl": Self.screen].merging(others) { _, new in new })
  }

  @Test func oneLineATestAndASummary() throws {
    let result = try tool(
      """
      test("on") { expect(open("screen.dsl").find("●").exists) }
      test("off") {
        let screen = open("screen.dsl")
        screen.tap("Wi-Fi")
        expect(screen.controls().first?.value == "off")
      }
      """
    ).run("test", "a.test.dsl")
    #expect(result.output == "a.test.dsl\n  ok    on\n  ok    off\n\n2 tests passed\n")
    #expect(result.messages == "")
    #expect(result.status == 0)
  }

  @Test func testsRunOnAfterAFailureWhosePlaceAndValuesAreTold() throws {
    let result = try tool(
      """
      test("sum") { expect([1, 2].sum() == 4) }
      test("message") { expect(1 > 2, "one is not more than two") }
      test("last") { expect(true) }
      """
    ).run("test", "a.test.dsl")
    #expect(result.output.contains("FAIL  sum\n"))
    #expect(result.output.contains("--> a.test.dsl:1:15"))
    #expect(result.output.contains("left:  3\n"))
    #expect(result.output.contains("right: 4\n"))
    #expect(result.output.contains("error: one is not more than two\n"))
    #expect(result.output.contains("  ok    last\n"))
    #expect(result.output.hasSuffix("\n2 of 3 tests failed\n"))
    #expect(result.status == 1)
  }

  @Test func eachTestStartsFresh() throws {
    let result = try tool(
      """
      var count = 0
      let screen = open("screen.dsl")
      for name in ["first", "second"] {
        test(name) {
          count += 1
          screen.tap("Wi-Fi")
          expect(count == 1)
          expect(screen.controls().first?.value == "off")
        }
      }
      """
    ).run("test", "a.test.dsl")
    #expect(result.output.contains("2 tests passed"))
    #expect(result.status == 0)
  }

  @Test func aFileThatDoesNotCompileFailsWithAllItsMistakes() throws {
    let result = try tool("let a = nope\nlet b = nada", ["b.test.dsl": "test(\"b\") {}"]).run("test", ".")
    #expect(result.output.contains("FAIL  the whole file"))
    #expect(result.output.contains("a.test.dsl:1:9"))
    #expect(result.output.contains("a.test.dsl:2:9"))
    #expect(result.output.contains("b.test.dsl\n  ok    b\n"))
    #expect(result.output.contains("1 of 2 tests failed"))
    #expect(result.status == 1)
  }

  @Test func aFileWithoutTestsIsOne() throws {
    let result = try tool("Text(\"x\")\nexpect(find(\"x\").count == 2)").run("test", "a.test.dsl")
    #expect(result.output.contains("FAIL  the whole file"))
    #expect(result.output.contains("left:  1"))
    #expect(result.status == 1)
  }

  @Test func whatFailsOutsideOfTestsIsTold() throws {
    let result = try tool("test(\"a\") {}\nexpect(false)").run("test", "a.test.dsl")
    #expect(result.output.contains("FAIL  outside of its tests"))
    #expect(result.output.contains("  ok    a\n"))
    #expect(result.status == 1)
  }

  @Test func foldersAreSearchedForTestFiles() throws {
    let tool = try Tool(files: [
      "t/b_test.dsl": "test(\"b\") {}", "t/deep/a.test.dsl": "test(\"a\") {}",
      "t/no.dsl": "fail(\"never run\")",
      "t/.hidden/c.test.dsl": "test(\"c\") { expect(false) }",
    ])
    let result = try tool.run("test", "t", "t/b_test.dsl")
    #expect(result.output == "t/b_test.dsl\n  ok    b\n\nt/deep/a.test.dsl\n  ok    a\n\n2 tests passed\n")
  }

  @Test func wrongCalls() throws {
    let tool = try tool("test(\"a\") {}", ["empty/x.dsl": ""])
    for (words, message) in [
      ([], "`test` needs a file or folder"), (["nowhere"], "doesn't exist"),
      (["empty"], "there are no tests below"),
      (["a.test.dsl", "--format", "json"], "text, tap or junit"),
      (["a.test.dsl", "--set", "a=1"], "fills no inputs"),
    ] {
      let result = try tool.shell("$TRELLIS test \(words.joined(separator: " "))")
      #expect(result.messages.contains(message))
      #expect(result.status == 2)
    }
    for option in ["--update", "--format=tap", "--format=junit"] {
      let result = try tool.run("screen.dsl", option)
      #expect(result.messages.contains("belongs to `test`"))
      #expect(result.status == 2)
    }
  }

  @Test func aFailureInTheOpenedScriptPointsIntoItAndToTheTest() throws {
    let result = try tool("test(\"a\") {\n  open(\"screen.dsl\").tap(\"Divide\")\n}").run(
      "test", "a.test.dsl")
    #expect(result.output.contains("--> screen.dsl:6:"))
    #expect(result.output.contains("in `tap` called at a.test.dsl:2:22"))
  }

  @Test func anOpenedScriptEndsNoTest() throws {
    let result = try tool(
      """
      test("a") {
        let screen = open("screen.dsl")
        expectFailure("ended itself with status 1: broken") { screen.tap("Break") }
        expect(screen.find("Wi-Fi").exists)
      }
      """
    ).run("test", "a.test.dsl")
    #expect(result.output.contains("1 test passed"), "\(result.output)")
  }

  @Test func verbsOfListsAreUsedInABlock() throws {
    let result = try tool(
      """
      test("a") {
        let screen = open("screen.dsl")
        screen.use { move(from: 0, to: 1) }
        screen.expectGolden("moved")
      }
      """, ["golden/moved.expected": "nothing like it\n"]
    ).run("test", "a.test.dsl", "--width", "40")
    #expect(result.output.contains("│ B"), "\(result.output)")
  }

  @Test func aVerbOfAListsNameIsAMemberToo() throws {
    for word in ["let", "var"] {
      let result = try tool("\(word) screen = open(\"screen.dsl\")\nscreen.move(from: 0, to: 1)\nscreen").run(
        "test", "a.test.dsl")
      #expect(result.output.contains("1 test passed"), "\(result.output)")
    }
    let list = try tool("let list = [1, 2]\nlist.move(from: 0, to: 1)").run("test", "a.test.dsl")
    #expect(list.output.contains("`move` changes a list, and this one is no variable"), "\(list.output)")
  }

  /// What `:save` writes is a script that expects its screens.
  @Test func aSavedSessionIsATest() throws {
    let result = try tool("Text(\"a\")\nexpectScreen(\"a\", width: 20)").run("test", "a.test.dsl")
    #expect(result.output == "a.test.dsl\n  ok    the whole file\n\n1 test passed\n")
    let wrong = try tool("Text(\"a\")\nexpectScreen(\"b\", width: 20)").run("test", "a.test.dsl")
    #expect(wrong.output.contains("the screen is another one from line 1 on"))
    #expect(wrong.status == 1)
  }

  @Test func anOpenedScreenIsDrawnAsItStands() throws {
    let tool = try Tool(files: [
      "n.dsl": "state n = 1\nVStack { Text(\"n is \\(n)\"); Button(\"Add\") { n += 1 } }",
      "use.dsl": "let screen = open(\"n.dsl\", width: 20)\nscreen.tap(\"Add\")\nscreen",
    ])
    let result = try tool.run("use.dsl")
    #expect(result.output == "n is 2\n[ Add ]\n")
    #expect(try tool.run("use.dsl", "--format", "json").output == "{\"text\": \"n is 2\\n[ Add ]\"}\n")
  }

  @Test func expectingAFailureThatDoesNotComeFails() throws {
    let result = try tool(
      """
      test("none") { expectFailure { 1 } }
      test("other") { expectFailure("sheet") { open("nowhere.dsl") } }
      """
    ).run("test", "a.test.dsl")
    #expect(result.output.contains("this is expected to fail, and does not"))
    #expect(result.output.contains("expected: sheet\n"))
    #expect(result.output.contains("2 of 2 tests failed"))
  }

  @Test func readingIsGrantedBelowTheCallersFolderOnly() throws {
    let tool = try Tool(files: [
      "in/t/a.test.dsl": "test(\"a\") { open(\"../screen.dsl\") }", "in/screen.dsl": "Text(read)",
      "in/data.csv": "",
      "in/t/b.test.dsl": "test(\"b\") { open(\"../../out.dsl\") }", "out.dsl": "Text(\"secret\")",
    ])
    let inside = try tool.shell(
      "echo 'Text(csv(\"data.csv\").count.formatted())' > in/screen.dsl; cd in; $TRELLIS test t")
    #expect(inside.output.contains("  ok    a\n"), "\(inside.output)")
    #expect(inside.output.contains("outside of the folders that may be read"))
    let refused = try tool.run("test", "in/t/a.test.dsl", "--no-read")
    #expect(refused.output.contains("--no-read"))
  }

  @Test func surroundingsArePinned() throws {
    let tool = try tool(
      """
      test("clock") { print(now()); print(1234.5.formatted(decimals: 1)); expect(false) }
      test("open") { expect(open(text: "Text(\\"\\\\(now())\\")", now: @2026-11-30).find("2026-11-30").exists) }
      """)
    let pinned = try tool.shell("LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo $TRELLIS test a.test.dsl")
    #expect(pinned.output.contains("printed: 2026-01-01T00:00Z"))
    #expect(pinned.output.contains("printed: 1,234.5"))
    #expect(pinned.output.contains("  ok    open"))
    let given = try tool.run("test", "a.test.dsl", "--now", "2027-02-03", "--locale", "de_DE")
    #expect(given.output.contains("printed: 2027-02-03"))
    #expect(given.output.contains("printed: 1.234,5"))
  }

  @Test func limitsHoldForOpenedScreens() throws {
    let result = try tool(
      """
      test("deep") { open("self.dsl") }
      test("many") { while true { open(text: "Text(\\"x\\")") } }
      test("long") { open(text: "var n = 0; while true { n += 1 }") }
      test("big") { let all = (0..<100_000).map { open(text: "Text(\\"x\\")") } }
      """, ["self.dsl": "open(\"self.dsl\")"]
    ).run("test", "a.test.dsl", "--max-steps", "1000000", "--max-memory", "20M")
    #expect(result.output.contains("more than 4 deep"))
    #expect(result.output.contains("more than 1000000 steps"))
    #expect(result.output.contains("memory than the limit"))
    #expect(result.output.contains("4 of 4 tests failed"))
  }
}
