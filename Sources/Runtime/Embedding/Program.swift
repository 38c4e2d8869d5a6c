import Lang

/// A script that is parsed and compiled once and run by as many screens as wanted, on any threads.
///
///     let program = try interpreter.compile(source, name: "report.dsl")
///     DispatchQueue.concurrentPerform(iterations: 4) { index in
///       let screen = program.screen()
///       …
///     }
///
/// It has the limits, functions and data that the interpreter had when it was compiled.
public final class Program: @unchecked Sendable {
  private let setup: InterpreterSetup
  /// Not changed any more: each screen has a copy.
  private let session: Session
  private let unit: CompiledUnit
  private let sources: SourceMap
  private let warnings: [Diagnostic]
  private let unused: [String]
  private let importPaths: [UInt32: String]
  private let importedFiles: Set<UInt32>
  private let imports: [String: CompiledUnit]
  /// What the source and its code take, which each screen counts.
  private let sourceBytes: Int

  init?(_ screen: Screen) {
    guard let unit = screen.unit else { return nil }
    setup = screen.interpreter
    session = screen.session
    session.importer = nil
    self.unit = unit
    sources = screen.sources.copy(measuring: [])
    warnings = screen.loadWarnings
    unused = screen.unusedDefinitions
    importPaths = screen.importPaths
    importedFiles = screen.importedFiles
    imports = screen.imports
    sourceBytes = screen.sourceBytes
  }

  /// A screen of its own: state, output, cancellation. Nothing runs before it is asked for something.
  public func screen() -> Screen {
    let screen = Screen(setup, session.copy())
    screen.sources = sources.copy(measuring: [])
    screen.unit = unit
    screen.loadWarnings = warnings
    screen.unusedDefinitions = unused
    screen.importPaths = importPaths
    screen.importedFiles = importedFiles
    screen.imports = imports
    screen.sourceBytes = sourceBytes
    screen.machine.heap.meter?.grow(by: sourceBytes)
    screen.declareDefinitions()
    screen.machine.prepare(for: screen.session)
    return screen
  }

  /// Warnings of parsing and compiling.
  public var problems: [ScriptDiagnostic] {
    let sources = sources.copy(measuring: [])
    return warnings.map { ScriptDiagnostic($0, in: sources) }
  }
}

extension Interpreter {
  /// Parses and compiles a script, to be run by any number of screens.
  ///
  /// - Throws: `ScriptError` with every mistake that was found.
  public func compile(_ source: String, name: String = "script") throws -> Program {
    let screen = Screen(takeSetup(sharing: true))
    try screen.load(Array(source.utf8), name: name)
    guard let program = Program(screen) else {
      throw ScriptError(
        [Diagnostic(code: "host", "nothing was compiled", at: .none)], sources: screen.sources)
    }
    return program
  }

  /// Parses and compiles only: every mistake and warning, and notes on what has no effect or goes by another name.
  public func check(_ source: String, name: String = "script") -> [ScriptDiagnostic] {
    let (diagnostics, sources) = check(bytes: Array(source.utf8), name: name)
    return diagnostics.map { ScriptDiagnostic($0, in: sources) }
  }
}

extension Screen {
  /// Warnings so far: of compiling, running and drawing.
  public var problems: [ScriptDiagnostic] {
    (loadWarnings + warnings).map { ScriptDiagnostic($0, in: sources) }
  }
}
