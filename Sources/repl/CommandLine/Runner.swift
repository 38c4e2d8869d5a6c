import Glibc
import Trellis

/// Runs one script from its first statement to its last.
struct Runner {
  let options: Options
  let environment: Environment
  let streams: StandardStreams

  /// - Throws: `CallError`
  func run() throws -> Int32 {
    let source = try readSource()
    if Signals.isInterrupted { return Program.Status.interrupted }
    let settings = try RunSettings(
      options, environment, folder: source.folder, input: standardInput(isTaken: source.isStandardInput))
    let style = MessageStyle(options, environment)
    do {
      let screen = try settings.makeInterpreter().load(bytes: source.bytes, name: source.name)
      try options.refuseUnknownNames(screen)
      let isPage = options.format == .html
      if isPage { try? streams.write(HTMLPage.start(title: source.name, locale: settings.host.locale)) }
      defer { if isPage { try? streams.write(HTMLPage.end) } }
      // Never taken apart: the process ends with the run.
      _ = Unmanaged.passRetained(screen)
      screen.options = settings.drawing
      screen.sink = { [streams] bytes in try streams.write(bytes) }
      screen.warningSink = { [streams, unowned screen] warning in
        streams.message(style.text([warning], screen.sources))
      }
      let warnings = screen.loadWarnings.filter { $0.severity >= .warning }
      if !warnings.isEmpty { streams.message(style.text(warnings, screen.sources)) }
      try screen.run()
      try streams.flush()
      return Program.Status.fine
    } catch let error as ScriptError {
      return status(of: error, style)
    } catch is Failure {
      // Standard output could not be written: `Program` tells.
      return Signals.isInterrupted ? Program.Status.interrupted : Program.Status.failed
    }
  }

  private func readSource() throws -> ScriptSource {
    if let code = options.code { return .code(code) }
    if let file = options.files.first { return try .file(file) }
    return try .standardInput()
  }

  /// What `stdin()` reads.
  private func standardInput(isTaken: Bool) -> @Sendable () throws -> [UInt8] {
    if isTaken {
      return {
        throw Failure(
          code: "stdin", "standard input was the script itself",
          hint: "name the script's file, or give it with -e, and pipe the data in")
      }
    }
    let limit = options.maxMemory ?? 1 << 30
    return {
      do {
        return try FileContents.readAll(STDIN_FILENO, limit: limit, isStopped: { Signals.isInterrupted })
      } catch let problem as FileContents.Problem {
        if Signals.isInterrupted {
          throw Failure(.cancelled, code: "cancelled", "the run was interrupted")
        }
        throw Failure(code: "stdin", "standard input can't be read: \(problem.reason)")
      }
    }
  }

  /// Tells why the script stopped.
  private func status(of error: ScriptError, _ style: MessageStyle) -> Int32 {
    if streams.isClosed || streams.problem != nil { return Program.Status.failed }
    if let code = error.exitCode {
      // `fail("…")` says what it was given and nothing else.
      for diagnostic in error.diagnostics { streams.message(diagnostic.message.visible + "\n") }
      return Int32(clamping: code)
    }
    streams.message(style.text(error))
    error.abandon()
    return error.isCancelled ? Program.Status.interrupted : Program.Status.failed
  }
}
