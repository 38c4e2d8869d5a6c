/// One message about a script or its data: what is wrong, where, and what to do about it.
public struct Diagnostic: Sendable, Error {
  public enum Severity: Int, Sendable, Comparable {
    case note, warning, error
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// A sentence that belongs to another place.
  public struct Note: Sendable {
    public var message: String
    public var span: Span
    public init(_ message: String, at span: Span = .none) {
      self.message = message
      self.span = span
    }
  }

  /// A call of the script's own that led to a runtime error.
  public struct TraceEntry: Sendable {
    public var function: String
    public var span: Span
    public init(function: String, span: Span) {
      self.function = function
      self.span = span
    }
  }

  public var severity: Severity
  /// What kind it is, stable for programs: `unknown-name`, `step-limit`.
  public var code: String
  public var message: String
  public var span: Span
  public var notes: [Note] = []
  /// Lines that belong to the message, such as a table of the values that were refused.
  public var details: [String] = []
  public var hints: [String] = []
  public var trace: [TraceEntry] = []

  public init(
    _ severity: Severity = .error, code: String, _ message: String, at span: Span,
    notes: [Note] = [], hints: [String] = []
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.span = span
    self.notes = notes
    self.hints = hints
  }
}
