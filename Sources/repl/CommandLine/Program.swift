import Glibc
import Trellis

/// The command line tool: from the words of a call to its exit status.
struct Program {
  var environment: Environment
  var streams: StandardStreams

  /// The exit statuses that are not the script's own.
  enum Status {
    static let fine: Int32 = 0
    static let failed: Int32 = 1
    static let wrongCall: Int32 = 2
    static let interrupted: Int32 = 130
    /// As of a program that SIGPIPE ends.
    static let closedPipe: Int32 = 141
  }

  func run(_ words: [String]) -> Int32 {
    do {
      let status = try carryOut(try Options(words))
      try? streams.flush()
      return finalStatus(status)
    } catch let error as CallError {
      if Signals.isInterrupted { return Status.interrupted }
      streams.message(error.text)
      return Status.wrongCall
    } catch {
      streams.message("trellis: \(error)\n")
      return Status.failed
    }
  }

  private func carryOut(_ options: Options) throws -> Int32 {
    if options.wantsHelp {
      try? streams.write(Help.text)
      return Status.fine
    }
    if options.wantsVersion {
      try? streams.write("trellis \(Help.version)\n")
      return Status.fine
    }
    Signals.installForRun()
    switch options.command {
    case .run:
      if options.code == nil, options.files.isEmpty, Terminal.isTerminal(STDIN_FILENO) {
        if options.format == .html { throw CallError("a session draws on the terminal, not as HTML") }
        return try Repl(options, environment, streams).run()
      }
      if options.watches {
        return try WatchCommand(options: options, environment: environment, streams: streams).run()
      }
      return try Runner(options: options, environment: environment, streams: streams).run()
    case .check: return try Check(options: options, environment: environment, streams: streams).run()
    case .disassemble:
      return try Disassemble(options: options, environment: environment, streams: streams).run()
    case .test: return try TestCommand(options: options, environment: environment, streams: streams).run()
    case .live: return try LiveCommand(options: options, environment: environment, streams: streams).run()
    case .fmt: return try FormatCommand(options: options, environment: environment, streams: streams).run()
    }
  }

  /// What went wrong with standard output comes before what the script made of it.
  private func finalStatus(_ status: Int32) -> Int32 {
    if let problem = streams.problem {
      streams.message("trellis: standard output can't be written: \(problem)\n")
      return Status.failed
    }
    return streams.isClosed ? Status.closedPipe : status
  }
}

/// How messages about a script are printed.
struct MessageStyle {
  var usesColour: Bool
  var width: Int

  init(_ options: Options, _ environment: Environment) {
    let isTerminal = Terminal.isTerminal(STDERR_FILENO)
    switch Terminal.format(options.color, isTerminal: isTerminal, environment) {
    case .ansi(let colors): usesColour = colors != .none
    default: usesColour = false
    }
    width = isTerminal ? Terminal.size(STDERR_FILENO)?.columns ?? 100 : 100
  }

  func text(_ error: ScriptError) -> String { error.text(usesColour: usesColour, width: width) }

  func text(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> String {
    DiagnosticText.render(diagnostics, sources: sources, usesColour: usesColour, width: width)
  }
}
