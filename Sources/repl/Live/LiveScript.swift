import Trellis

/// The script whose screen is shown, and what it says on the way.
final class LiveScript {
  let name: String
  let drawing: RenderOptions
  private let options: Options
  private let environment: Environment
  private let size: (columns: Int, rows: Int)
  /// Its screen, once it ran.
  private(set) var screen: Screen?
  /// What it printed so far.
  private(set) var lines: [String] = []
  /// Lines that were printed since they were asked for last.
  private var news: [String] = []
  private(set) var warnings: [String] = []

  private static let mostLines = 10_000

  /// - Throws: `CallError`
  init(_ name: String, _ options: Options, _ environment: Environment, size: (columns: Int, rows: Int)) throws
  {
    self.name = name
    self.options = options
    self.environment = environment
    self.size = size
    // What can't be read, or is called wrongly, is told before the terminal is taken.
    let source = try ScriptSource.file(name)
    drawing = try LiveScript.settings(options, environment, source).drawing
  }

  private static func settings(_ options: Options, _ environment: Environment, _ source: ScriptSource) throws
    -> RunSettings
  {
    var settings = try RunSettings(options, environment, folder: source.folder) {
      throw Failure(
        code: "stdin", "standard input is the keyboard here",
        hint: "give the data as a file: `--data NAME=FILE`")
    }
    // The cursor is moved in any case: only colours can be left out.
    if case .ansi = settings.drawing.format {} else { settings.drawing.format = .ansi(.none) }
    return settings
  }

  /// Reads and runs the script. Gives what went wrong; `screen` is then the one before.
  func load() -> ScriptError? {
    do {
      let source = try ScriptSource.file(name)
      let settings = try LiveScript.settings(options, environment, source)
      let loaded = try settings.makeInterpreter().load(bytes: source.bytes, name: source.name)
      loaded.options = settings.drawing
      loaded.options.width = size.columns
      loaded.options.height = size.rows
      // Drawings of the script's own are replaced by the window.
      loaded.sink = { _ in }
      loaded.lineSink = { [weak self] line in self?.take(line) }
      let style = MessageStyle(options, environment)
      loaded.warningSink = { [weak self, unowned loaded] warning in
        self?.warnings.append(style.text([warning], loaded.sources))
      }
      try loaded.run()
      if loaded.hasScreen { screen = loaded }
      return nil
    } catch let error as ScriptError {
      return error
    } catch {
      return nil
    }
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
