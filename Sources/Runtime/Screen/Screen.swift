import Foundation
import Lang
import TextLayout

/// A script that runs: its machine, its state, the screen that it shows.
///
/// One thread at a time. After an error the state is as it was before the event, and the screen can be used on.
public final class Screen {
  package internal(set) var sources = SourceMap()
  /// How screens are drawn; a change counts for the next drawing.
  public var options = RenderOptions()
  /// Gets the script's output as it comes: printed lines and drawn screens, in bytes of UTF-8. Without one, it is
  /// collected in `output`.
  public var sink: ((ArraySlice<UInt8>) throws -> Void)?
  /// What was printed and drawn so far, if there is no sink.
  public internal(set) var output: [UInt8] = []
  /// Gets lines that are printed, instead of `sink`.
  package var lineSink: ((String) -> Void)?
  /// Warnings as they come; without a receiver they are collected in `warnings`.
  package var warningSink: ((Diagnostic) -> Void)?
  package internal(set) var warnings: [Diagnostic] = []
  /// Warnings of parsing and compiling.
  package internal(set) var loadWarnings: [Diagnostic] = []
  /// Gets warnings as they come.
  public var onWarning: ((ScriptDiagnostic) -> Void)?

  /// Names that the host defined and the script does not mention: perhaps misspelt. `inputNames` are those it declares.
  public internal(set) var unusedDefinitions: [String] = []

  /// Gets each value of a statement of the script level that is no view, instead of its text going to the output.
  package var valueSink: ((Value) throws -> Void)?

  /// How many screens were drawn so far.
  package internal(set) var drawingCount = 0
  /// What the last value is called: see `keepLastValue`.
  var lastValueName: String?

  let interpreter: InterpreterSetup
  let session: Session
  /// Ends what runs, from any thread.
  public let cancellation = Cancellation()
  let machine: Machine
  let environment: ScriptEnvironment
  var unit: CompiledUnit?
  /// What it takes to read the source that is being read, and what the sources take that were.
  var sourceWork: SourceWork?
  var sourceBytes = 0
  var isRun = false
  var outputBytes = 0

  /// The screen that is shown: what makes it, and how it stands.
  var current: CurrentScreen?
  var memory = ViewMemory()
  /// The expansion that runs now or ran last.
  var viewSession: ViewSession?
  /// Whether what is unchanged is kept from one render to the next; without it each render starts from nothing.
  package var keepsViews = true
  /// Whether frames of views are made at all.
  package var usesFrames = true
  /// The next render starts from nothing, since the last one failed.
  var isAnew = false
  /// The state of the script's other names when the views were made.
  var builtGlobals = 0
  /// What views read beside state: the library's memory of them, the ticks.
  let memorySource: CellObject
  let tickSource: CellObject
  let focusSource: CellObject
  /// What functions and objects of the host's give may depend on anything: see `invalidate`.
  let hostSource: CellObject
  let leavingSource: CellObject
  var seenMemory = 0
  var seenFocus: [FocusTarget] = []
  /// The versions of the states when the script had run: see `noteStates`.
  var keptVersions: [ObjectIdentifier: Int] = [:]
  /// Where the screen is drawn cell by cell instead of becoming bytes.
  var window: ScreenWindow?
  /// Views that the running statement yielded.
  var yielded: [Value] = []
  /// Whether the running statement sent an event, or asked not to be drawn.
  var sentEvents = false
  var isQuiet = false
  /// Held by whoever uses the screen.
  let useLock = NSLock()
  /// What is going on: verbs are refused inside of it.
  var activity = Activity.idle
  /// The states that the last statement read.
  var lastStatementReads: Dependencies?
  /// How often `tick` was called.
  var ticks = 0
  /// The statement of the script level that runs.
  var statementSpan = Span.none
  var warned: Set<String> = []
  var imports: [String: CompiledUnit] = [:]
  var importing: [String] = []
  /// The paths of imported files, as they are read, by the number of the file.
  var importPaths: [UInt32: String] = [:]
  var importedFiles: Set<UInt32> = []
  /// Whether the host's definitions that no `input` declares were loaded.
  var isFilled = false
  var submissions = 0
  /// The source that was submitted last, and whether anything of it was run.
  var submittedFile: UInt32 = .max
  var didExecute = false

  /// The screen that verbs use while `use { … }` runs or one is called as a member; nil for this one.
  var borrowed: OpenedScreen?
  /// How many screens were opened one by another to come to this one.
  var openDepth = 0

  enum Activity { case idle, statement, event, render }

  /// What `tap` and the others find, once drawn.
  final class CurrentScreen {
    /// Makes the views again; nil for views given by hand.
    let code: FunctionCode?
    var values: [Value]
    var dependencies: Dependencies?
    var renderer: Renderer?
    /// As it was drawn last, with which options.
    var bytes: [UInt8] = []
    var isDrawn = false
    var options: RenderOptions?
    init(code: FunctionCode?, values: [Value]) {
      self.code = code
      self.values = values
    }
  }

  convenience init(_ interpreter: InterpreterSetup) {
    self.init(interpreter, Session(catalog: interpreter.catalog))
  }

  init(_ interpreter: InterpreterSetup, _ session: Session) {
    self.interpreter = interpreter
    self.session = session
    environment = ScriptEnvironment(host: interpreter.host)
    machine = Machine(environment: environment, catalog: interpreter.catalog, limits: interpreter.limits)
    memorySource = machine.makeSource("memory")
    tickSource = machine.makeSource("tick")
    focusSource = machine.makeSource("focus")
    hostSource = machine.makeSource("host")
    leavingSource = machine.makeSource("leaving")
    environment.clockSource = machine.makeSource("now")
    machine.owner = self
    environment.screen = self
    let interruption = interpreter.host.interruption
    machine.interruption = { [cancellation, environment] in
      if cancellation.isCancelled { return Interruption.cancelled.failure }
      if environment.isOverdue { return Interruption.deadline.failure }
      return interruption?()?.failure
    }
    machine.topLevelSink = { [unowned self] value in try self.take(value) }
    machine.nilInTextHandler = { [unowned self] in self.warnOfNil() }
    session.importer = { [unowned self] path, span, report in self.importFile(path, span, report) }
  }

  deinit { viewSession?.end() }

  // MARK: Output

  func emit(_ bytes: ArraySlice<UInt8>) throws {
    outputBytes += bytes.count
    if outputBytes > interpreter.limits.output {
      throw Failure(
        .limit, code: "output-limit", "the output is larger than \(interpreter.limits.output) bytes",
        hint: "the host sets the limit")
    }
    if let sink { try sink(bytes) } else { output += bytes }
  }

  func emit(line: String) throws {
    guard activity != .render else { return }
    if let lineSink {
      outputBytes += line.utf8.count
      if outputBytes > interpreter.limits.output { try emit([]) }
      lineSink(try ControlText.visible(line) { try machine.pause() })
      return
    }
    let text =
      switch options.format {
      case .json: "{\"text\": \(ViewTree.quoted(line))}"
      case .html: HTMLScreen.line(try ControlText.visible(line) { try machine.pause() })
      case .text, .ansi: try ControlText.visible(line) { try machine.pause() }
      }
    var bytes = Array(text.utf8)
    bytes.append(10)
    try emit(bytes[...])
  }

  func warn(_ diagnostic: Diagnostic) {
    let key = "\(diagnostic.code) \(diagnostic.span) \(diagnostic.message)"
    guard warned.count < 1000, warned.insert(key).inserted else { return }
    onWarning?(ScriptDiagnostic(diagnostic, in: sources))
    if let warningSink { warningSink(diagnostic) } else { warnings.append(diagnostic) }
  }

  private func warnOfNil() {
    let span = machine.currentSpan
    warn(
      Diagnostic(
        .warning, code: "nil-text", "nil stands in this text", at: span,
        hints: ["give it a value with `?? …`, or leave it out with `if let`"]))
  }

  /// A value of a statement of the script: views are the screen, anything else is printed.
  private func take(_ value: Value) throws {
    if lastValueName != nil, !value.kind.isSubset(of: [.null, .absent]) { noteLast(value) }
    switch value {
    case .view: yielded.append(value)
    case .null, .absent: break
    case .list(let list) where !list.elements.isEmpty && list.elements.allSatisfy { $0.kind == .view }:
      yielded += list.elements
    case .host(let object) where object.payload is OpenedScreen:
      let drawn = try (object.payload as? OpenedScreen)?.text(for: self)
      try emit(line: drawn ?? machine.text(value))
    default:
      guard let valueSink else { return try emit(line: machine.text(value)) }
      try valueSink(value)
    }
  }

  // MARK: Errors

  func scriptError(_ error: any Error) -> ScriptError {
    if let error = error as? ScriptError { return error }
    guard let failure = error as? Failure else {
      return ScriptError([Diagnostic(code: "host", "\(error)", at: .none)], sources: sources)
    }
    var result = ScriptError([failure.diagnostic], sources: sources)
    switch failure.kind {
    case .exit(let code):
      result.exitCode = code
      if failure.message.isEmpty { result.diagnostics = [] }
    case .cancelled: result.isCancelled = true
    case .limit: result.isLimit = true
    default: break
    }
    return result
  }

  /// The script's state by name: for listings.
  package var stateValues: [(name: String, value: Value)] {
    session.mainGlobals.compactMap { entry in
      guard entry.kind == .state, let cell = machine.stateCell(entry.slot) else { return nil }
      return (entry.name, cell.value)
    }
  }

  /// The text of a value as the script would print it.
  package func text(_ value: Value) -> String { machine.text(value) }
}

/// Text for a terminal: control characters are shown, never sent; line breaks and tabs stay.
package enum ControlText {
  /// The text with a picture or `\u{FFFD}` for each control character and each mark that turns the direction of text.
  package static func visible(_ text: String) -> String { visible(text) {} }

  /// - Parameter pause: called now and then in a long text.
  static func visible(_ text: String, pause: () throws -> Void) rethrows -> String {
    if text.utf8.count <= piece { return isPlain(text[...]) ? text : visible(text[...]) }
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      try pause()
      var end = rest.utf8.index(rest.startIndex, offsetBy: piece, limitedBy: rest.endIndex) ?? rest.endIndex
      // Not within a character's bytes.
      while end < rest.endIndex, rest.utf8[end] & 0xC0 == 0x80 { end = rest.utf8.index(after: end) }
      let part = rest[..<end]
      if isPlain(part) { result += part } else { result += visible(part) }
      rest = rest[end...]
    }
    return result
  }

  /// So many bytes are looked at between two pauses.
  private static let piece = 1 << 16

  private static func isPlain(_ text: Substring) -> Bool {
    for byte in text.utf8
    where (byte < 32 && byte != 10 && byte != 9) || byte == 127 || byte == 0xC2 || byte == 0xE2 {
      return false
    }
    return true
  }

  private static func visible(_ text: Substring) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 9, 10: result.unicodeScalars.append(scalar)
      case 0..<32: result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
      case 127: result += "␡"
      case 128..<160, 0x202A...0x202E, 0x2066...0x2069: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
