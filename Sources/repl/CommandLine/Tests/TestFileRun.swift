import Glibc
import Trellis

/// Runs the tests of one file, each in a run of the script of its own.
struct TestFileRun {
  let found: TestFiles.Found
  let options: Options
  let environment: Environment
  let streams: StandardStreams
  let style: MessageStyle

  /// What a run of the script came to.
  private struct Run {
    var tests: TestSequence
    var error: ScriptError?
    var printed: [String] = []
  }

  /// - Parameter report: gets each outcome as it comes.
  /// - Returns: how many golden files were written.
  /// - Throws: `CallError`
  func run(report: (TestOutcome) -> Void) throws -> Int {
    let source = try ScriptSource.file(found.path)
    let goldens = GoldenFolder(
      besideFileIn: FileContents.folder(of: found.path), isUpdating: options.updatesGoldens)
    let start = TestFileRun.instant()
    let first = try run(source, goldens, wanted: nil, warns: true)
    if Signals.isInterrupted { return goldens.updated }
    let count = first.tests.names.count
    if count == 0 || first.error != nil {
      // What stands outside of tests is a test too, where there are no others or it fails.
      var outcome = TestOutcome(
        file: found.path, name: count == 0 && first.error == nil ? "the whole file" : "outside of its tests")
      if count == 0 { outcome.name = "the whole file" }
      outcome.failure = first.error.map { failure($0, goldens) }
      outcome.printed = first.printed
      outcome.microseconds = TestFileRun.instant() - start
      report(outcome)
    }
    for index in 0..<count {
      goldens.mismatch = nil
      let start = TestFileRun.instant()
      let run = try run(source, goldens, wanted: index, warns: false)
      if Signals.isInterrupted { return goldens.updated }
      var outcome = TestOutcome(file: found.path, name: first.tests.names[index], printed: run.printed)
      outcome.microseconds = TestFileRun.instant() - start
      if let error = run.error {
        outcome.failure = failure(error, goldens)
      } else if !run.tests.hasEnded {
        let message = "the test was not reached when the script ran again"
        outcome.failure = TestFailure(message: message, text: "error: \(message)\n")
      }
      report(outcome)
    }
    return goldens.updated
  }

  private func run(
    _ source: ScriptSource, _ goldens: GoldenFolder, wanted: Int?, warns: Bool
  ) throws -> Run {
    let options = SavedScript.options(options, of: source.bytes)
    var settings = try RunSettings(options.pinned, environment, folder: source.folder, input: { [] })
    settings.grant(found.folder.map { [$0, "."] } ?? ["."], options, folder: source.folder)
    settings.host.standardInput = nil
    settings.host.goldens = goldens
    let tests = TestSequence(wanted: wanted)
    settings.host.tests = tests
    settings.drawing.isASCII = options.isASCII
    var run = Run(tests: tests)
    let printed = Lines()
    do {
      let screen = try settings.makeInterpreter().load(bytes: source.bytes, name: source.name)
      screen.options = settings.drawing
      screen.sink = { _ in }
      screen.lineSink = { printed.add($0) }
      screen.warningSink = { [streams, style, unowned screen] warning in
        if warns || tests.hasBegun { streams.message(style.text([warning], screen.sources)) }
      }
      let warnings = screen.loadWarnings.filter { $0.severity >= .warning }
      if warns, !warnings.isEmpty { streams.message(style.text(warnings, screen.sources)) }
      try screen.run()
    } catch let error as ScriptError {
      if error.diagnostics.first?.code != TestSequence.end { run.error = error.withoutTestBlock }
    }
    run.printed = printed.lines
    return run
  }

  /// The last lines that a test printed.
  private final class Lines {
    private(set) var lines: [String] = []
    func add(_ line: String) {
      if lines.count >= 1000 { lines.removeFirst(500) }
      lines.append(line)
    }
  }

  private func failure(_ error: ScriptError, _ goldens: GoldenFolder) -> TestFailure {
    let diagnostic = error.diagnostics.first
    var message = diagnostic?.message ?? ""
    if let code = error.exitCode {
      message = "the script ended itself with status \(code)" + (message.isEmpty ? "" : ": \(message)")
    }
    let text = error.exitCode == nil ? error.text(width: style.width) : "error: \(message.visible)\n"
    return TestFailure(
      message: message, place: error.place, text: text,
      mismatch: diagnostic?.code == "golden" ? goldens.mismatch : nil)
  }

  private static func instant() -> Int {
    var time = timespec()
    guard clock_gettime(CLOCK_MONOTONIC, &time) == 0 else { return 0 }
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }
}

extension ScriptError {
  /// Without the last call of the trace, which is that of the test itself.
  fileprivate var withoutTestBlock: ScriptError {
    var error = self
    for index in error.diagnostics.indices where error.diagnostics[index].trace.last?.function == "block" {
      error.diagnostics[index].trace.removeLast()
    }
    return error
  }
}
