import Lang

/// The language, ready to run scripts of one kind: its limits, what the host grants, defines and registers.
///
/// A value of the host's: several may live side by side, on several threads, one thread each at a time.
///
///     let interpreter = Interpreter(limits: Limits(steps: 5_000_000))
///     try interpreter.define("flights", flights)
///     let screen = try interpreter.load(source, name: "report.dsl")
///     print(try screen.render(width: 80))
public final class Interpreter {
  public let limits: Limits
  public let host: Host
  let catalog: Catalog
  var definitions: [(name: String, value: Definition)] = []

  /// What fills an `input`.
  enum Definition {
    case value(Value)
    /// A file that is loaded as the input's type when it is reached.
    case file(String)
    /// Text that is converted to the input's type.
    case text(String)
  }

  /// An interpreter with the standard functions, views and data loaders.
  public init(limits: Limits = Limits(), host: Host = Host()) {
    self.limits = limits
    self.host = host
    catalog = Catalog.standard()
    ViewCatalog.addViews(to: catalog)
    catalog.addScreenFunctions()
    catalog.addFormattingFunctions()
    catalog.addCalendarFunctions()
    catalog.addEventFunctions()
    catalog.addTextFormFunctions()
    catalog.addLocaleFunctions()
    catalog.addValidationFunctions()
    catalog.addPatternFunctions()
    let data = DataHost(files: host.files, standardInput: host.standardInput, services: .standard)
    catalog.addStringTableFunctions(host: data)
    catalog.addDataFunctions(host: data)
  }

  // MARK: Data

  /// Makes a value known to scripts by a name: for their `input` of that name, or as it is. A later call replaces it.
  ///
  /// - Throws: what the value's encoding throws.
  public func define(_ name: String, _ value: some Encodable) throws {
    define(name, value: try ValueEncoder().encode(value))
  }

  /// The same for a value of the language.
  public func define(_ name: String, value: Value) { set(name, .value(value)) }

  /// Fills an input from a file that the host may read, `.json`, `.ics` or CSV, as the input's type says.
  public func define(_ name: String, file: String) { set(name, .file(file)) }

  /// Fills an input from text, converted as its type says: the command line's `--set`.
  public func define(_ name: String, text: String) { set(name, .text(text)) }

  private func set(_ name: String, _ definition: Definition) {
    if let index = definitions.firstIndex(where: { $0.name == name }) {
      definitions[index].value = definition
    } else {
      definitions.append((name, definition))
    }
  }

  // MARK: Functions

  /// Makes a function of the host's known to scripts. The signature is written as the documentation shows it:
  /// `price(_ sku: String, currency: String = "EUR")`; the body gets the arguments in that order.
  public func register(_ signature: String, _ body: @escaping @Sendable (inout NativeCall) throws -> Value) {
    catalog.add(NativeFunction(signature, role: .function, body: body))
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
    let screen = Screen(self)
    try screen.load(bytes, name: name)
    return screen
  }

  /// An empty session, to which source is submitted piece by piece.
  public func session() -> Screen { Screen(self) }

  /// Parses and compiles only; every mistake and warning, and notes on what has no effect or goes by another name.
  public func check(bytes: [UInt8], name: String) -> (diagnostics: [Diagnostic], sources: SourceMap) {
    let screen = Screen(self)
    screen.session.advice = ViewCatalog.advice
    do { try screen.load(bytes, name: name) } catch let error as ScriptError {
      return (error.diagnostics, screen.sources)
    } catch {
      return ([Diagnostic(code: "host", "\(error)", at: .none)], screen.sources)
    }
    return (screen.loadWarnings, screen.sources)
  }
}

/// Why a script could not be loaded or stopped: one or more messages, with the sources that they point into.
public struct ScriptError: Error, CustomStringConvertible, @unchecked Sendable {
  public var diagnostics: [Diagnostic]
  /// Set if the script ended itself with `exit(n)` or `fail(…)`.
  public var exitCode: Int?
  /// A limit or an interruption, which is no mistake of the script's.
  public var isCancelled = false
  let sources: SourceMap

  init(_ diagnostics: [Diagnostic], sources: SourceMap, exitCode: Int? = nil) {
    self.diagnostics = diagnostics
    self.sources = sources
    self.exitCode = exitCode
  }

  /// Where the first of them points to, as `file:line:column`; nil if it has no place.
  public var place: String? { diagnostics.first.flatMap { sources.location($0.span) }.map { "\($0)" } }

  /// The messages with excerpts of the source.
  public func text(usesColour: Bool = false, width: Int = 100) -> String {
    DiagnosticText.render(diagnostics, sources: sources, usesColour: usesColour, width: width)
  }

  /// The line that a message is about, counted from 1; nil if it is about none.
  public func line(of diagnostic: Diagnostic) -> Int? { sources.location(diagnostic.span)?.line }

  public var description: String { text() }
}
