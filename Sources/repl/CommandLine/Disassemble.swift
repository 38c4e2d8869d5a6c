import Trellis

/// `trellis disassemble FILE`: what a script compiles to, for those who work on the compiler and the machine.
struct Disassemble {
  let options: Options
  let environment: Environment
  let streams: StandardStreams

  /// - Throws: `CallError`
  func run() throws -> Int32 {
    let source = try ScriptSource.file(options.files.first ?? "-")
    let settings = try RunSettings(options, environment, folder: source.folder, input: { [] })
    do {
      let screen = try settings.makeInterpreter().load(bytes: source.bytes, name: source.name)
      try? streams.write(screen.disassembly)
      return Program.Status.fine
    } catch let error as ScriptError {
      streams.message(MessageStyle(options, environment).text(error))
      return Program.Status.failed
    }
  }
}
