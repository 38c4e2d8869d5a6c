import Glibc
import Trellis

/// `trellis fmt FILE…`: lays scripts out anew, in place.
struct FormatCommand {
  let options: Options
  let environment: Environment
  let streams: StandardStreams

  /// What came of one file.
  private enum Result { case same, changed, wrong }

  /// - Throws: `CallError`
  func run() throws -> Int32 {
    if options.files.isEmpty || options.files == ["-"] { return try filter() }
    if options.files.contains("-") {
      throw CallError("`fmt` reads standard input (`-`) or files, not both")
    }
    let files = try ScriptFiles.find(options.files)
    var isWrong = false
    for file in files {
      if Signals.isInterrupted { return Program.Status.interrupted }
      switch try format(file) {
      case .same: break
      case .changed:
        guard options.checksOnly else { break }
        isWrong = true
        try? streams.write(file.visible + "\n")
      case .wrong: isWrong = true
      }
    }
    return isWrong ? Program.Status.failed : Program.Status.fine
  }

  /// Standard input to standard output; with `--check` nothing but the status.
  private func filter() throws -> Int32 {
    let source = try ScriptSource.standardInput()
    guard let bytes = formatted(source.bytes, name: source.name) else { return Program.Status.failed }
    if options.checksOnly {
      return bytes == source.bytes ? Program.Status.fine : Program.Status.failed
    }
    try? streams.write(bytes[...])
    return Program.Status.fine
  }

  private func format(_ path: String) throws -> Result {
    let source = try ScriptSource.file(path)
    guard let bytes = formatted(source.bytes, name: path) else { return .wrong }
    if bytes == source.bytes { return .same }
    if options.checksOnly { return .changed }
    do {
      try FileReplacement.replace(path, with: bytes)
      return .changed
    } catch let problem as FileContents.Problem {
      streams.message("trellis: “\(path)” can't be written: \(problem.reason)".visible + "\n")
      return .wrong
    }
  }

  /// The source laid out; nil if it has mistakes, which are told.
  private func formatted(_ bytes: [UInt8], name: String) -> [UInt8]? {
    let sources = SourceMap()
    let file = SourceFile(name: name, bytes: bytes)
    let id = sources.add(file)
    switch ScriptFormatter.format(file, id: id) {
    case .formatted(let result): return result
    case .mistakes(let diagnostics):
      streams.message(MessageStyle(options, environment).text(diagnostics, sources))
      return nil
    }
  }
}
