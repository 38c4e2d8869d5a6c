import Glibc
import TextLayout
import Trellis

/// `trellis live FILE`: runs a script, and then shows its screen on the whole terminal, to be used with keys and pointer.
struct LiveCommand {
  let options: Options
  let environment: Environment
  let streams: StandardStreams

  /// - Throws: `CallError`
  func run() throws -> Int32 {
    guard Terminal.isTerminal(STDIN_FILENO), let terminal = LiveTerminal(), environment["TERM"] != "dumb"
    else {
      throw CallError(
        "`live` needs a terminal that can move its cursor", hint: "without one: `trellis FILE`")
    }
    guard let file = options.files.first, file != "-" else {
      throw CallError("`live` needs a script's file", hint: "trellis live FILE")
    }
    let script = try LiveScript(file, options, environment)
    defer { leaveBehind(script) }
    let size = terminal.size
    let screen: Screen
    do {
      screen = try script.load(columns: size.columns, rows: size.rows)
    } catch let error as ScriptError {
      return status(of: error, script)
    } catch let error as LiveScript.NoScreen {
      streams.message("trellis: \(error.text)\n")
      return Program.Status.failed
    }
    let session = LiveSession(
      LiveScreen(screen, columns: size.columns, rows: size.rows), script: script, terminal: terminal,
      display: LiveDisplay(script.drawing, isASCIIOnly: environment.isNotUTF8), watches: options.watches)
    Signals.installForLive()
    let status = session.run()
    terminal.close()
    return status
  }

  /// What was said on the way, once the terminal is as it was.
  private func leaveBehind(_ script: LiveScript) {
    for line in script.lines { try? streams.write(line + "\n") }
    for warning in script.warnings { streams.message(warning) }
  }

  private func status(of error: ScriptError, _ script: LiveScript) -> Int32 {
    if let code = error.exitCode {
      for diagnostic in error.diagnostics { streams.message(diagnostic.message.visible + "\n") }
      return Int32(clamping: code)
    }
    streams.message(MessageStyle(options, environment).text(error))
    return error.isCancelled ? Program.Status.interrupted : Program.Status.failed
  }
}
