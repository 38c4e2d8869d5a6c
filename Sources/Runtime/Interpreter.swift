import Foundation
import Lang

/// The language, ready to run scripts of one kind: its limits, what the host grants, defines and registers.
///
/// Several may live side by side. One may be used by several threads: what is defined and registered counts for what is
/// loaded after it, and each screen that it makes belongs to one thread at a time.
///
///     let interpreter = Interpreter(limits: Limits(steps: 5_000_000))
///     try interpreter.define("flights", flights)
///     let screen = try interpreter.load(source, name: "report.dsl")
///     print(try screen.render(width: 80))
public final class Interpreter: HostRegistry, @unchecked Sendable {
  private let lock = NSLock()
  /// Only read and written while the lock is held; what is in it is never changed while a screen has it.
  private var state: InterpreterSetup
  private var remains: [Any] = []

  /// What each screen's run may use.
  public var limits: Limits { setup.limits }
  /// What scripts are granted.
  public var host: Host { setup.host }
  /// How it stands now.
  var setup: InterpreterSetup {
    lock.lock()
    defer { lock.unlock() }
    return state
  }

  /// What a screen that is made now works with.
  ///
  /// - Parameter sharing: whether several threads will have it.
  func takeSetup(sharing: Bool = false) -> InterpreterSetup {
    lock.lock()
    defer { lock.unlock() }
    return state.take(sharing: sharing)
  }

  /// An interpreter with the standard functions, views and data loaders.
  public init(limits: Limits = Limits(), host: Host = Host()) {
    state = InterpreterSetup(limits: limits, host: host)
    super.init()
  }

  override func accept(_ function: NativeFunction, _ entry: HostFunction) {
    change {
      $0.add(function)
      $0.note(entry)
    }
  }

  /// Holds what a check that had to stop left, which it takes too long to free, until the next.
  private func keep(_ left: [Any]) {
    var old = left
    lock.withLock { swap(&old, &remains) }
  }

  /// Changes what scripts that are loaded from now on work with.
  func change(_ body: (inout InterpreterSetup) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    body(&state)
  }

  // MARK: Data

  /// Makes a value known to scripts by a name: for their `input` of that name, or as it is. A later call replaces it.
  ///
  /// - Parameter help: a sentence for `templateDescription`.
  /// - Throws: what the value's encoding throws.
  public func define<T: Encodable>(_ name: String, _ value: T, help: String? = nil) throws {
    define(name, value: try ValueEncoder().encodeWhole(value))
    if let help { change { $0.declare(name) { $0.help = help } } }
  }

  /// Says what will stand behind a name before there is a value: `check` and `load` then find fields that it does not
  /// have, and `templateDescription` tells them. `define` gives the value.
  ///
  ///     interpreter.declare("flights", [Flight].self, help: "Today's flights, earliest first.")
  public func declare<T: Decodable>(_ name: String, _ type: T.Type, help: String = "") {
    change {
      $0.declare(name) {
        $0.type = HostShape(of: type)
        $0.help = help
      }
    }
  }

  /// The same for a value of the language.
  package func define(_ name: String, value: Value) { set(name, .value(value)) }

  /// Fills an input from a file that the host may read, `.json`, `.ics` or CSV, as the input's type says.
  public func define(_ name: String, file: String) { set(name, .file(file)) }

  /// Fills an input from text, converted as its type says: the command line's `--set`.
  public func define(_ name: String, text: String) { set(name, .text(text)) }

  private func set(_ name: String, _ definition: InterpreterSetup.Definition) {
    change { $0.set(name, definition) }
  }

  // MARK: Scripts

  /// Parses and compiles a script. Nothing runs before the screen is asked for something.
  ///
  /// - Throws: `ScriptError` with every mistake that was found.
  public func load(_ source: String, name: String = "script") throws -> Screen {
    try load(bytes: Array(source.utf8), name: name)
  }

  /// The same for bytes, which may turn out not to be UTF-8.
  public func load(bytes: [UInt8], name: String) throws -> Screen {
    let screen = Screen(takeSetup())
    try screen.load(bytes, name: name)
    return screen
  }

  /// An empty session, to which source is submitted piece by piece.
  package func session() -> Screen { Screen(takeSetup()) }

  /// Parses and compiles only; every mistake and warning, and notes on what has no effect or goes by another name.
  package func check(bytes: [UInt8], name: String) -> (diagnostics: [Diagnostic], sources: SourceMap) {
    let screen = Screen(takeSetup())
    screen.session.advice = ViewCatalog.advice
    keep([])
    do { try screen.load(bytes, name: name) } catch let error as ScriptError {
      keep(error.remains)
      return (error.diagnostics, screen.sources)
    } catch {
      return ([Diagnostic(code: "host", "\(error)", at: .none)], screen.sources)
    }
    return (screen.loadWarnings, screen.sources)
  }
}
