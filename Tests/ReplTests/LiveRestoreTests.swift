import Foundation
import Glibc
import Testing

/// However `trellis live` ends, the terminal is left as it was found.
struct LiveRestoreTests {
  private func start(_ script: String, _ line: String = "exec \"$0\" live a.dsl") throws -> LiveTool {
    try LiveTool(try Tool(files: ["a.dsl": script]), line)
  }

  private static let plain = "state on = false\nToggle(\"Light\", isOn: $on)"

  @Test(arguments: zip([SIGTERM, SIGHUP, SIGINT], [143, 129, 130]))
  func aSignalEndsItCleanly(_ signal: Int32, _ status: Int32) throws {
    let live = try start(Self.plain)
    try live.see("Light")
    live.signal(signal)
    #expect(try live.finish() == status)
    #expect(live.isAsFound)
  }

  @Test func ctrlCLeaves() throws {
    let live = try start(Self.plain)
    try live.see("Light")
    live.type("\u{3}")
    #expect(try live.finish() == 130)
    #expect(live.isAsFound)
  }

  @Test(arguments: [SIGKILL, SIGSEGV])
  func theGuardRestoresWhatIsKilled(_ signal: Int32) throws {
    // The shell stays, so that there is somebody to find the terminal in order.
    let live = try start(Self.plain, "\"$0\" live a.dsl; sleep 0.3; echo over; read x; exit 7")
    try live.see("Light")
    try live.signalChild(signal)
    try live.see("over")
    #expect(live.isAsFound)
    live.type("x\n")
    #expect(try live.finish() == 7)
  }

  @Test func aScriptThatDoesNotEndIsInterrupted() throws {
    let live = try start(
      "state n = 0\nVStack { Button(\"Spin\") { while true { n = n + 1 } }\nText(\"n \\(n)\") }")
    try live.see("Spin")
    live.type("\t")
    try live.focus("[ Spin ]")
    live.type("\r")
    live.waitUntilBusy()
    live.type("\u{3}")
    try live.see("interrupted")
    try live.see("n 0")
    live.type("q")
    #expect(try live.finish() == 0)
    #expect(live.isAsFound)
  }

  @Test func theShellGetsItsTerminalWhileItIsStopped() throws {
    let live = try start(Self.plain, "set -m; \"$0\" live a.dsl; echo stopped; read x; fg; echo over; read x")
    try live.see("Light")
    live.type("\u{1A}")
    try live.see("stopped")
    #expect(live.isAsFound)
    live.type("\n")
    try live.see("Light")
    #expect(live.screen.isOnSecondPage)
    live.type("\t ")
    try live.see("[━━●]")
    live.type("q")
    try live.see("over")
    #expect(live.isAsFound)
    live.type("\n")
    #expect(try live.finish() == 0)
  }

  @Test func exitInAnEventIsAnErrorThatIsTold() throws {
    let live = try start("Button(\"Leave\") { exit(9) }")
    try live.see("Leave")
    live.type("\t\r")
    try live.see("✗")
    live.type("q")
    #expect(try live.finish() == 0)
    #expect(live.isAsFound)
  }
}
