/// Why a run stopped: thrown by the machine and by functions of the library and host.
///
/// The machine adds the place and the trace of calls when it leaves the function that was running.
public struct Failure: Error, Sendable {
  public enum Kind: Sendable {
    /// A mistake in the script or its data: `try?` makes it nil.
    case error
    /// A limit was reached; no `try?` hides it.
    case limit
    /// The host asked to stop.
    case cancelled
    /// `exit(n)` or `fail("…")`.
    case exit(Int)
  }

  public var kind: Kind
  /// Stable, for programs: `type`, `index`, `step-limit`.
  public var code: String
  public var message: String
  public var hints: [String]
  public var notes: [Diagnostic.Note] = []
  /// Where, if known already; else the call that was running.
  public var span: Span?
  public var trace: [Diagnostic.TraceEntry] = []
  /// Calls that the trace leaves out.
  public var hiddenCalls = 0
  /// Further messages of the same failure: each row of a file that was refused.
  public var details: [String] = []

  public init(
    _ kind: Kind = .error, code: String = "failed", _ message: String, hint: String? = nil,
    at span: Span? = nil
  ) {
    self.kind = kind
    self.code = code
    self.message = message
    self.hints = hint.map { [$0] } ?? []
    self.span = span
  }

  public var isCatchable: Bool { if case .error = kind { true } else { false } }

  public var diagnostic: Diagnostic {
    var diagnostic = Diagnostic(code: code, message, at: span ?? .none, notes: notes, hints: hints)
    diagnostic.details = details
    diagnostic.trace = trace
    if hiddenCalls > 0 {
      diagnostic.trace.append(
        Diagnostic.TraceEntry(function: "… and \(hiddenCalls) more calls", span: .none))
    }
    return diagnostic
  }
}
