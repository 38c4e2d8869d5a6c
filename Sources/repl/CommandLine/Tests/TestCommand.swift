import Glibc
import Trellis

/// `trellis test PATH…`: runs the tests of files and folders and tells what came of them.
struct TestCommand {
  let options: Options
  let environment: Environment
  let streams: StandardStreams

  /// - Throws: `CallError`
  func run() throws -> Int32 {
    let files = try TestFiles.find(options.files)
    var report = makeReport()
    try? streams.write(report.start)
    let style = MessageStyle(options, environment)
    var updated = 0
    for file in files {
      let run = TestFileRun(
        found: file, options: options, environment: environment, streams: streams, style: style)
      updated += try run.run { outcome in try? streams.write(report.add(outcome)) }
      if Signals.isInterrupted { return Program.Status.interrupted }
      if streams.isClosed || streams.problem != nil { break }
    }
    try? streams.write(report.end(updated: updated))
    return report.failed == 0 ? Program.Status.fine : Program.Status.failed
  }

  private func makeReport() -> TestReport {
    let form: TestReport.Form =
      switch options.report {
      case .tap: .tap
      case .junit: .junit
      case .text, nil: .text
      }
    var report = TestReport(form)
    let isTerminal = Terminal.isTerminal(STDOUT_FILENO)
    if case .ansi(let colors) = Terminal.format(options.color, isTerminal: isTerminal, environment) {
      report.usesColour = colors != .none
    }
    report.isASCII = options.isASCII || isTerminal && environment.isNotUTF8
    report.width = isTerminal ? Terminal.size(STDOUT_FILENO)?.columns ?? 80 : 80
    return report
  }
}
