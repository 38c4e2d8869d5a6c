import Trellis

/// `trellis check FILE…`: tells all mistakes of all files and runs nothing. Quiet when there are none.
struct Check {
  let options: Options
  let environment: Environment
  let streams: StandardStreams

  /// - Throws: `CallError`
  func run() throws -> Int32 {
    let style = MessageStyle(options, environment)
    var isWrong = false
    var isFirst = true
    for file in options.files {
      let source = try ScriptSource.file(file)
      let settings = try RunSettings(options, environment, folder: source.folder, input: { [] })
      let (diagnostics, sources) = settings.makeInterpreter().check(bytes: source.bytes, name: source.name)
      if diagnostics.isEmpty { continue }
      streams.message((isFirst ? "" : "\n") + style.text(diagnostics, sources))
      isFirst = false
      isWrong = isWrong || diagnostics.contains { $0.severity == .error }
    }
    return isWrong ? Program.Status.failed : Program.Status.fine
  }
}
