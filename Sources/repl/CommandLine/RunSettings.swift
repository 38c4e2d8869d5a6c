import Glibc
import Trellis

/// What a call's options and its surroundings make of a run.
struct RunSettings {
  var host = Host()
  var limits: Limits
  var drawing: RenderOptions
  private let definitions: [Definition]

  private enum Definition {
    case file(name: String, path: String)
    case text(name: String, text: String)
  }

  /// - Parameters:
  ///   - folder: where the script lies.
  ///   - input: what `stdin()` gives.
  /// - Throws: `CallError`
  init(
    _ options: Options, _ environment: Environment, folder: String,
    input: @escaping @Sendable () throws -> [UInt8]
  ) throws {
    limits = RunSettings.limits(options)
    drawing = RunSettings.drawing(options, environment)
    var definitions: [Definition] = []
    var named: Set<String> = []
    for (name, file) in options.data {
      guard FileContents.exists(file) else {
        throw CallError("`--data \(name)=\(file)`: the file doesn't exist")
      }
      let path = RunSettings.absolute(file)
      named.insert(path)
      definitions.append(.file(name: name, path: path))
    }
    self.definitions = definitions + options.values.map { .text(name: $0.name, text: $0.text) }
    host.files = GrantedFiles(
      folders: SandboxedFiles(roots: [folder] + options.readableFolders, allowed: options.mayRead),
      named: named)
    host.standardInput = input
    host.arguments = options.arguments
    host.locale = options.locale ?? environment.localeName
    host.timeZone = options.timeZone ?? environment.timeZone
    host.interruption = { Signals.isInterrupted ? .cancelled : nil }
    host.clock = try RunSettings.clock(options, timeZone: host.timeZone)
  }

  /// Grants further folders, for tests, which use scripts that lie elsewhere.
  mutating func grant(_ folders: [String], _ options: Options, folder: String) {
    host.files = GrantedFiles(
      folders: SandboxedFiles(
        roots: [folder] + folders + options.readableFolders, allowed: options.mayRead), named: [])
  }

  /// Notes which files are read.
  mutating func watch(_ watch: FileWatch) {
    guard let files = host.files as? GrantedFiles else { return }
    host.files = WatchedFiles(files: files, watch: watch)
  }

  /// An interpreter that knows what `--data` and `--set` give.
  func makeInterpreter() -> Interpreter {
    let interpreter = Interpreter(limits: limits, host: host)
    for definition in definitions {
      switch definition {
      case .file(let name, let path): interpreter.define(name, file: path)
      case .text(let name, let text): interpreter.define(name, text: text)
      }
    }
    return interpreter
  }

  /// Generous, since whoever calls is there to interrupt, but not without end.
  private static func limits(_ options: Options) -> Limits {
    var limits = Limits()
    limits.steps = options.maxSteps ?? 10_000_000_000
    limits.memory = options.maxMemory ?? 2 << 30
    limits.output = 1 << 30
    limits.nodes = 10_000_000
    return limits
  }

  private static func drawing(_ options: Options, _ environment: Environment) -> RenderOptions {
    let isTerminal = Terminal.isTerminal(STDOUT_FILENO)
    var drawing = RenderOptions(
      width: options.width ?? (isTerminal ? Terminal.size(STDOUT_FILENO)?.columns : nil),
      height: options.height)
    switch options.format {
    case .text: drawing.format = .text
    case .json: drawing.format = .json
    case .html: drawing.format = .html
    case .ansi: drawing.format = .ansi(Terminal.depth(environment) ?? .sixteen)
    case nil: drawing.format = Terminal.format(options.color, isTerminal: isTerminal, environment)
    }
    drawing.isASCII = options.isASCII || isTerminal && environment.isNotUTF8
    drawing.ambiguousIsWide = options.ambiguousIsWide
    return drawing
  }

  private static func clock(_ options: Options, timeZone: String) throws -> @Sendable () -> Int {
    guard let text = options.now else { return { presentInstant() } }
    guard let instant = Host.instant(iso: text, timeZone: timeZone) else {
      throw CallError(
        "`--now` needs a date or a date with a time, such as 2026-11-30T09:30, but has “\(text)”")
    }
    return { instant }
  }

  private static func presentInstant() -> Int {
    var time = timespec()
    guard clock_gettime(CLOCK_REALTIME, &time) == 0 else { return 0 }
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }

  /// A path that means the same whatever folder it is read from.
  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }
}
