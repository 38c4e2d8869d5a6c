import Glibc
import TextLayout
import Trellis

/// `trellis live FILE`: runs a script, and then shows its screen on the whole terminal, to be used with keys and pointer.
struct LiveCommand {
  let options: Options
  let environment: Environment
  let streams: StandardStreams

  init(_ options: Options, _ environment: Environment, _ streams: StandardStreams) {
    self.options = options
    self.environment = environment
    self.streams = streams
  }

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
    let script = try LiveScript(file, options, environment, size: terminal.size)
    let problem = script.load()
    guard let screen = script.screen else {
      return fail(problem, script)
    }
    let size = terminal.size
    let session = LiveSession(
      LiveScreen(screen, columns: size.columns, rows: size.rows), script: script, terminal: terminal,
      display: LiveDisplay(script.drawing, isASCIIOnly: environment.isNotUTF8))
    Signals.installForLive()
    let status = session.run()
    terminal.close()
    for line in script.lines { try? streams.write(line + "\n") }
    for warning in script.warnings { streams.message(warning) }
    return status
  }

  /// The script showed nothing.
  private func fail(_ problem: ScriptError?, _ script: LiveScript) -> Int32 {
    for line in script.lines { try? streams.write(line + "\n") }
    for warning in script.warnings { streams.message(warning) }
    guard let problem else {
      streams.message("trellis: \(script.name.visible) shows no view: there is nothing to use\n")
      return Program.Status.failed
    }
    if let code = problem.exitCode {
      for diagnostic in problem.diagnostics { streams.message(diagnostic.message.visible + "\n") }
      return Int32(clamping: code)
    }
    streams.message(MessageStyle(options, environment).text(problem))
    return problem.isCancelled ? Program.Status.interrupted : Program.Status.failed
  }
}
