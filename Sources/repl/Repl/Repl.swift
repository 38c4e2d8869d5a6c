import Glibc
import Trellis

/// A session on the terminal: what is typed is run, what it yields is drawn, and it all lasts.
final class Repl {
  let options: Options
  let environment: Environment
  let streams: StandardStreams
  let settings: RunSettings
  let interpreter: Interpreter
  var screen: Screen
  /// What was entered so far.
  var journal = Journal()
  /// What is left of a value that did not fit on the screen.
  var rest: Rest?
  /// The file that was loaded last.
  var loaded: String?
  /// What `now()` gives.
  let clock: SessionClock
  /// Set by `:width`; else the terminal decides.
  var fixedWidth: Int?
  /// The exit status once the session is to end.
  var ending: Int32?

  private let style: MessageStyle
  private let history: HistoryFile?
  /// The lines of a submission that is not complete yet.
  private(set) var lines: [String] = []
  private var open: OpenConstruct?

  /// - Throws: `CallError`
  init(_ options: Options, _ environment: Environment, _ streams: StandardStreams) throws {
    self.options = options
    self.environment = environment
    self.streams = streams
    style = MessageStyle(options, environment)
    var settings = try RunSettings(options, environment, folder: ".") {
      throw Failure(
        code: "stdin", "standard input is this session", hint: "read a file: `csv(\"data.csv\")`")
    }
    clock = SessionClock(settings.host.clock)
    settings.host.clock = { [clock] in clock.now }
    self.settings = settings
    fixedWidth = options.width
    interpreter = settings.makeInterpreter()
    screen = interpreter.session()
    history = HistoryFile(environment)
    prepareScreen()
  }

  /// - Throws: `CallError`
  func run() throws -> Int32 {
    let isCapable = Terminal.isTerminal(STDOUT_FILENO) && !["dumb", "", nil].contains(environment["TERM"])
    guard
      let editor = LineEditor(
        program: "trellis", historyLimit: 1000, isCapable: isCapable,
        prompts: { [unowned self] in prompts(of: $0) })
    else { throw CallError("the line editor can't be started") }
    Signals.installForSession()
    editor.complete = { [unowned self] in completion(of: $0) }
    editor.isFinished = { [unowned self, unowned editor] in isFinished($0, before: editor.pendingLine) }
    editor.resized = { [unowned self] in drawAgain() }
    history?.load().forEach(editor.remember)
    show("Trellis \(Help.version)   :help   :quit\n")
    while ending == nil, !streams.isClosed, streams.problem == nil, !Signals.isEnded {
      Signals.clearInterruption()
      switch editor.read(prompt: prompt) {
      case .line(let line): take(line, editor)
      case .interrupted:
        forgetLines()
        editor.discardPending()
      case .end:
        // Ctrl-D in the middle of a submission gives that up first.
        if lines.isEmpty || Signals.isEnded { ending = ending ?? Program.Status.fine }
        forgetLines()
      }
    }
    return ending ?? Program.Status.fine
  }

  // MARK: Lines

  private var prompt: String {
    guard let open else { return lines.isEmpty ? Repl.prompt : Repl.prompt(for: ".") }
    let mark =
      switch open.kind {
      case .bracket(let bracket): bracket
      case .string: "\""
      case .comment: "/*"
      case .statement: settings.drawing.isASCII ? "..." : "…"
      }
    return Repl.prompt(for: mark)
  }

  static let prompt = "trellis> "

  private static func prompt(for mark: String) -> String {
    String(repeating: " ", count: max(0, 7 - mark.count)) + mark + "> "
  }

  /// The prompts of an entry's lines: behind the first, what is open there.
  private func prompts(of entry: String) -> [String] {
    guard entry.utf8.contains(10) else { return [Repl.prompt] }
    let marks = OpenMarks(entry).marks.dropFirst().map { Repl.prompt(for: $0 ?? ".") }
    return [Repl.prompt] + marks
  }

  /// Whether an entry is run when the return key is pressed: not while something is open in it, or what is typed ahead
  /// belongs to it.
  private func isFinished(_ entry: String, before next: String) -> Bool {
    if entry.hasPrefix(":") || entry.allSatisfy(\.isWhitespace) { return true }
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // A comment belongs to what follows.
    if lines.allSatisfy(Repl.isComment) { return false }
    switch Screen.status(of: entry) {
    case .incomplete: return false
    case .complete: return !Repl.continues(next)
    case .wrong: return true
    }
  }

  private func forgetLines() {
    lines = []
    open = nil
  }

  private func take(_ line: String, _ editor: LineEditor) {
    if lines.isEmpty, line.allSatisfy(\.isWhitespace) { return }
    if lines.isEmpty, line.hasPrefix(":") {
      remember(line, editor)
      guarded { try carryOut(line) }
      return
    }
    lines += line.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // A comment belongs to what follows.
    if lines.allSatisfy(Repl.isComment) {
      open = nil
      return
    }
    let source = lines.joined(separator: "\n")
    switch Screen.status(of: source) {
    case .incomplete(let construct):
      open = construct
      return
    case .complete where Repl.continues(editor.pendingLine):
      open = nil
      return
    case .complete, .wrong: break
    }
    forgetLines()
    remember(source, editor)
    submit(source, name: nil)
  }

  private static func isComment(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return text.isEmpty || text.hasPrefix("//")
  }

  /// Whether a line that follows belongs to what is already complete.
  static func continues(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("."), let next = text.dropFirst().first { return next.isLetter }
    if text.hasPrefix("?.") { return true }
    if text.hasPrefix("else") {
      return !(text.dropFirst(4).first.map { $0.isLetter || $0.isNumber } ?? false)
    }
    let word = text.prefix { $0 != " " }
    let operators = [
      "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "??", "?", ":", "...", "..<",
    ]
    return operators.contains(String(word)) && text.count > word.count
  }

  private func remember(_ entry: String, _ editor: LineEditor) {
    editor.remember(entry)
    history?.append(entry)
  }

  // MARK: Running

  /// Runs source in the session. After a failure what the statements before the failing one did stays.
  func submit(_ source: String, name: String?) {
    guarded {
      rest = nil
      try clock.whileStanding { try submit(source, name: name, at: $0) }
    }
  }

  private func submit(_ source: String, name: String?, at instant: Int) throws {
    var entry = Journal.Entry(source: source, name: name, before: screen.checkpoint())
    entry.now = "@" + screen.text(.dateTime(instant))
    let drawings = screen.drawingCount
    do {
      if case .incomplete = try screen.submit(source, name: name) {
        // Only a file ends too early: a submission is complete before it comes here.
        let (diagnostics, sources) = interpreter.check(bytes: Array(source.utf8), name: name ?? "<input>")
        streams.message(style.text(diagnostics, sources))
        return
      }
    } catch {
      if let done = screen.completedPart(of: source) {
        entry.source = done
        entry.isCut = true
        journal.append(entry)
      }
      throw error
    }
    entry.width = screen.options.width
    if screen.drawingCount != drawings { entry.screen = screen.lastDrawing }
    journal.append(entry)
  }

  /// Runs something of the session's, and tells why it failed.
  func guarded(_ body: () throws -> Void) {
    Signals.clearInterruption()
    screen.options.width = fixedWidth ?? Terminal.size(STDOUT_FILENO)?.columns
    do {
      try body()
    } catch let error as ScriptError {
      report(error)
    } catch let error as CallError {
      streams.message(error.text)
    } catch {
      if !streams.isClosed { streams.message("\(error)\n") }
    }
    try? streams.flush()
  }

  private func report(_ error: ScriptError) {
    if streams.isClosed || Signals.isEnded { return }
    if let code = error.exitCode {
      for diagnostic in error.diagnostics { streams.message(diagnostic.message.visible + "\n") }
      // `fail` ends what was submitted, `exit` the session.
      if error.diagnostics.isEmpty { ending = Int32(clamping: code) }
      return
    }
    if error.isCancelled, Signals.isInterrupted {
      streams.message("interrupted\n")
      return
    }
    streams.message(style.text(error))
  }

  func show(_ text: String) { try? streams.write(text) }

  func prepareScreen() {
    screen.options = settings.drawing
    screen.keepLastValue(as: "it")
    screen.valueSink = { [unowned self] value in try print(value) }
    screen.sink = { [streams] bytes in try streams.write(bytes) }
    screen.warningSink = { [unowned self] warning in
      streams.message(style.text([warning], screen.sources))
    }
  }
}
