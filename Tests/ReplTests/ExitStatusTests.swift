import Testing

struct ExitStatusTests {
  @Test func failPrintsItsLineAfterWhatWasDrawn() throws {
    let result = try Tool().shell("$TRELLIS -e 'print(1)' -e 'fail(\"two are missing\")' 2>&1")
    #expect(result.output == "1\ntwo are missing\n")
    #expect(result.status == 1)
  }

  @Test func exitGivesItsOwnStatus() throws {
    #expect(try Tool().run("-e", "exit(3)").status == 3)
    #expect(try Tool().run("-e", "exit(125)").status == 125)
  }

  @Test func statusesOfTheToolAreNotTheScripts() throws {
    let result = try Tool().run("-e", "exit(2)")
    #expect(result.messages.contains("a status must lie in 3...125"))
    #expect(result.status == 1)
  }

  @Test func outputComesBeforeTheErrorThatEndsIt() throws {
    let result = try Tool().shell("$TRELLIS -e 'print(1)' -e '[1][5]' 2>&1")
    #expect(result.output.hasPrefix("1\nerror: "))
    #expect(result.status == 1)
  }

  @Test func messagesSendNoControlCharacters() throws {
    #expect(try Tool().run("-e", "fail(\"a\\u{1B}[2Jb\")").messages == "a␛[2Jb\n")
    #expect(try Tool().run("\u{1B}[2J").messages.contains("“␛[2J”"))
  }

  @Test func warningsDoNotFail() throws {
    let result = try Tool().run("-e", "warn(\"careful\")")
    #expect(result.messages.contains("careful"))
    #expect(result.output == "")
    #expect(result.status == 0)
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let result = try Tool().shell(
      "$TRELLIS -e 'for i in 0..<200000 { print(i) }' | head -n 2; exit ${PIPESTATUS[0]}")
    #expect(result.output == "0\n1\n")
    #expect(result.messages == "")
    #expect(result.status == 141)
  }

  @Test(.enabled(if: isDeviceFull)) func aFullDiskIsTold() throws {
    let result = try Tool().shell("$TRELLIS -e 'print(1)' > /dev/full")
    #expect(result.messages == "trellis: standard output can't be written: no space is left\n")
    #expect(result.status == 1)
  }

  @Test func ctrlCInterrupts() throws {
    let terminal = try PseudoTerminal(try Tool(), ["-e", "print(\"ready\"); while true {}"])
    try terminal.expect("ready")
    terminal.type("\u{3}")
    try terminal.expect("interrupted")
    #expect(try terminal.finish() == 130)
  }
}

private let isDeviceFull = FileSystem.exists("/dev/full")
