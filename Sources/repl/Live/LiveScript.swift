import Trellis

/// The script whose screen is shown, and what it says on the way.
final class LiveScript {
  let name: String
  let drawing: RenderOptions
  /// The files that it was made of.
  let watch = FileWatch()
  private let options: Options
  private let environment: Environment
  /// What it printed so far.
  private(set) var lines: [String] = []
  /// Lines that were printed since they were asked for last.
  private var news: [String] = []
  private(set) var warnings: [String] = []

  private static let mostLines = 10_000

  /// The script ran, and there is nothing to look at.
  struct NoScreen: Error {
    let name: String
    var text: String { "\(name.visible) shows no view: there is nothing to use" }
  }

  /// - Throws: `CallError`: what can't be read, or is called wrongly, is told before the terminal is taken.
  init(_ name: String, _ options: Options, _ environment: Environment) throws {
    self.name = name
    self.options = options
    self.environment = environment
    drawing = try LiveScript.settings(options, environment, try ScriptSource.file(name), FileWatch()).drawing
  }

  private static func settings(
    _ options: Options, _ environment: Environment, _ source: ScriptSource, _ watch: FileWatch
  ) throws -> RunSettings {
    var settings = try RunSettings(options, environment, folder: source.folder) {
      throw Failure(
        code: "stdin", "standard input is the keyboard here",
        hint: "give the data as a file: `--data NAME=FILE`")
    }
    settings.watch(watch)
    // The cursor is moved in any case: only colours can be left out.
    if case .ansi = settings.drawing.format {} else { settings.drawing.format = .ansi(.none) }
    return settings
  }

  /// Reads the script and what it needs, and runs it.
  ///
  /// - Throws: `ScriptError`, `CallError`, `NoScreen`
  func load(columns: Int, rows: Int) throws -> Screen {
    watch.clear()
    watch.note(name)
    let source = try ScriptSource.file(name)
    let settings = try LiveScript.settings(options, environment, source, watch)
    let screen = try settings.makeInterpreter().load(bytes: source.bytes, name: source.name)
    try options.refuseUnknownNames(screen)
    screen.options = settings.drawing
    screen.options.width = columns
    screen.options.height = rows
    // Drawings of the script's own are replaced by the window.
    screen.sink = { _ in }
    screen.lineSink = { [weak self] line in self?.take(line) }
    screen.warningSink = { [weak self, unowned screen] warning in self?.take(warning, of: screen) }
    for warning in screen.loadWarnings where warning.severity >= .warning { take(warning, of: screen) }
    try screen.run()
    guard screen.hasScreen else { throw NoScreen(name: name) }
    screen.noteStates()
    return screen
  }

  private func take(_ warning: Diagnostic, of screen: Screen) {
    let text = MessageStyle(options, environment).text([warning], screen.sources)
    if warnings.count < LiveScript.mostLines, !warnings.contains(text) { warnings.append(text) }
  }

  private func take(_ line: String) {
    if lines.count < LiveScript.mostLines { lines.append(line) }
    news.append(line)
  }

  /// The last line that was printed since this was asked last.
  func takeNews() -> String? {
    defer { news = [] }
    return news.last
  }
}
