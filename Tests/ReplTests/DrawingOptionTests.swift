import Testing

/// How screens are drawn.
struct DrawingOptionTests {
  private static let code = "HStack { Text(\"a\"); Spacer(); Text(\"b\").foregroundStyle(.red) }"

  @Test func widthIsInCells() throws {
    #expect(try Tool().run("-e", Self.code, "--width", "10").output == "a        b\n")
  }

  @Test func aPipeGetsEightyCells() throws {
    let output = try Tool().run("-e", Self.code).output
    #expect(output.count == 81)
  }

  @Test func aTerminalGetsItsOwnWidth() throws {
    let terminal = try PseudoTerminal(try Tool(), ["-e", Self.code, "--color", "never"], columns: 30)
    #expect(try terminal.finish() == 0)
    #expect(terminal.transcript == "a" + String(repeating: " ", count: 28) + "b\n")
  }

  @Test func aPipeGetsNoEscapeSequences() throws {
    #expect(!(try Tool().run("-e", Self.code).output.contains("\u{1B}")))
  }

  @Test func colourWhereItIsAskedFor() throws {
    #expect(try Tool().run("-e", Self.code, "--color", "always").output.contains("\u{1B}["))
    #expect(try Tool().run("-e", Self.code, "--format", "ansi").output.contains("\u{1B}["))
  }

  @Test func aTerminalGetsColour() throws {
    let terminal = try PseudoTerminal(try Tool(), ["-e", Self.code])
    #expect(try terminal.finish() == 0)
    #expect(terminal.raw.contains("\u{1B}["))
  }

  @Test func noColorIsHeard() throws {
    var tool = try Tool()
    tool.environment["NO_COLOR"] = "1"
    let terminal = try PseudoTerminal(tool, ["-e", Self.code])
    #expect(try terminal.finish() == 0)
    #expect(!terminal.raw.contains("\u{1B}[3"))
  }

  @Test func asciiOnly() throws {
    let output = try Tool().run("-e", "Text(\"x\").border(.rounded)", "--ascii").output
    #expect(output.utf8.allSatisfy { $0 < 128 })
  }

  @Test func jsonDescribesTheScreen() throws {
    let output = try Tool().run("-e", "Text(\"x\")", "--format", "json").output
    #expect(output.contains("\"kind\": \"Text\""))
  }

  @Test(arguments: [
    (["--width", "0"], "`--width` needs a number, 1 to 10000, but has “0”"),
    (["--color", "alway"], "did you mean `always`?"),
    (["--format", "htm"], "did you mean `html`?"),
    (["--height"], "`--height` needs a value: `--height N`"),
    (["--ascii=yes"], "`--ascii` takes no value"),
    (["--widht", "3"], "did you mean `--width`?"),
  ])
  func wrongValuesAreWrongCalls(_ options: [String], _ message: String) throws {
    let result = try Tool().shell("$TRELLIS -e 1 " + options.joined(separator: " "))
    #expect(result.messages.contains(message))
    #expect(result.output == "")
    #expect(result.status == 2)
  }
}
