import Lang

/// Why a script could not be loaded or stopped: one or more messages, with the sources that they point into.
public struct ScriptError: Error, CustomStringConvertible, @unchecked Sendable {
  package var diagnostics: [Diagnostic]
  /// Set if the script ended itself with `exit(n)` or `fail(…)`.
  public var exitCode: Int?
  /// A limit or an interruption, which is no mistake of the script's.
  public var isCancelled = false
  /// Whether a limit of the host's was reached: steps, memory, depth, output.
  public var isLimit = false
  /// Of its own: other threads may have the error.
  let sources: SourceMap
  /// What was made until loading had to stop: it is freed with the error, which takes too long to wait for.
  var remains: [Any] = []

  init(_ diagnostics: [Diagnostic], sources: SourceMap, exitCode: Int? = nil) {
    self.diagnostics = diagnostics
    self.sources = sources.copy(measuring: ScriptDiagnostic.files(of: diagnostics))
    self.exitCode = exitCode
  }

  /// Never frees what it holds: the process is about to end.
  package func abandon() { _ = Unmanaged.passRetained(remains as AnyObject) }

  /// The messages as values.
  public var problems: [ScriptDiagnostic] { diagnostics.map { ScriptDiagnostic($0, in: sources) } }

  /// Where the first of them points to, as `file:line:column`; nil if it has no place.
  public var place: String? { diagnostics.first.flatMap { sources.location($0.span) }.map { "\($0)" } }

  /// The messages with excerpts of the source.
  public func text(usesColour: Bool = false, width: Int = 100) -> String {
    DiagnosticText.render(diagnostics, sources: sources, usesColour: usesColour, width: width)
  }

  /// The line that a message is about, counted from 1; nil if it is about none.
  package func line(of diagnostic: Diagnostic) -> Int? { sources.location(diagnostic.span)?.line }

  /// The messages as text.
  public var description: String { text() }
}
