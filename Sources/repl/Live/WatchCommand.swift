import Glibc
import Trellis

/// `trellis --watch FILE`: runs the script, and again whenever it or a file that it read has changed.
///
/// On a terminal each run takes the place of the last; elsewhere one follows the other. Of a run that fails the last good
/// output stays, with the message below.
struct WatchCommand {
  let options: Options
  let environment: Environment
  let streams: StandardStreams

  /// What a run gave.
  private struct Outcome {
    var output: [UInt8] = []
    var messages = ""
    var isGood = false
  }

  /// - Throws: `CallError` for what is wrong before the first run.
  func run() throws -> Int32 {
    guard let file = options.files.first else { throw CallError("`--watch` needs a script's file") }
    _ = try ScriptSource.file(file)
    Signals.installForSession()
    let watch = FileWatch()
    let isTerminal = Terminal.isTerminal(STDOUT_FILENO) && environment["TERM"] != "dumb"
    var good: [UInt8]?
    while true {
      let outcome = once(file, watch)
      if Signals.isEnded { return 128 + Signals.endingSignal }
      if isTerminal { try? streams.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
      // A failing run elsewhere adds its message alone.
      let shown = outcome.isGood ? outcome.output : isTerminal ? good ?? outcome.output : []
      try? streams.write(shown[...])
      try? streams.flush()
      if !outcome.messages.isEmpty { streams.message(outcome.messages) }
      if streams.isClosed || streams.problem != nil { return Program.Status.failed }
      if outcome.isGood { good = outcome.output }
      if let status = wait(watch) { return status }
    }
  }

  /// Waits for a change; gives the exit status if somebody leaves, or the terminal another size as a change.
  private func wait(_ watch: FileWatch) -> Int32? {
    while true {
      // No descriptor: only time and signals.
      switch Signals.pause(milliseconds: watch.delay) {
      case .signal:
        if Signals.isEnded { return 128 + Signals.endingSignal }
        if Signals.isInterrupted { return Program.Status.interrupted }
        if Signals.takeChange() { return nil }
      default: if watch.hasChanged() { return nil }
      }
    }
  }

  private func once(_ file: String, _ watch: FileWatch) -> Outcome {
    watch.clear()
    watch.note(file)
    var outcome = Outcome()
    let style = MessageStyle(options, environment)
    do {
      let source = try ScriptSource.file(file)
      var settings = try RunSettings(options, environment, folder: source.folder) {
        throw Failure(
          code: "stdin", "a script that runs again can't read standard input twice",
          hint: "give the data as a file: `--data NAME=FILE`")
      }
      settings.watch(watch)
      let screen = try settings.makeInterpreter().load(bytes: source.bytes, name: source.name)
      try options.refuseUnknownNames(screen)
      screen.options = settings.drawing
      var messages = ""
      screen.warningSink = { [unowned screen] in messages += style.text([$0], screen.sources) }
      let warnings = screen.loadWarnings.filter { $0.severity >= .warning }
      if !warnings.isEmpty { messages += style.text(warnings, screen.sources) }
      defer {
        outcome.output = screen.output
        if options.format == .html {
          outcome.output =
            Array(HTMLPage.start(title: source.name, locale: settings.host.locale).utf8) + outcome.output
            + Array(HTMLPage.end.utf8)
        }
        outcome.messages = messages + outcome.messages
      }
      try screen.run()
      outcome.isGood = true
    } catch let error as ScriptError {
      if error.exitCode != nil {
        // A script that ends itself has drawn what it wanted to.
        outcome.isGood = error.exitCode == 0
        outcome.messages = error.diagnostics.map { $0.message.visible + "\n" }.joined()
      } else {
        outcome.messages = style.text(error)
      }
    } catch let error as CallError {
      outcome.messages = error.text
    } catch {
      outcome.messages = "trellis: \(error)\n"
    }
    return outcome
  }
}
