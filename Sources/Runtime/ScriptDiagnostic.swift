import Lang

/// One message about a script or its data, as a value: what is wrong, where, and what to do about it.
public struct ScriptDiagnostic: Sendable, Equatable, Codable {
  /// How much it matters.
  public enum Severity: String, Sendable, Codable {
    /// Worth knowing; perhaps a mistake; what makes it fail.
    case note, warning, error
  }

  /// A place in a source: from the first character to behind the last, counted from 1.
  public struct Place: Sendable, Equatable, Codable {
    /// The name that the source was loaded by.
    public var file: String
    /// The line of the first character.
    public var line: Int
    /// Its column, in Unicode scalars.
    public var column: Int
    /// The line of the character behind the last.
    public var endLine: Int
    /// Its column.
    public var endColumn: Int
  }

  /// A sentence that belongs to another place: where a name was declared, a call that led here.
  public struct Note: Sendable, Equatable, Codable {
    /// The sentence, or the name of the function that was called.
    public var message: String
    /// Nil if it has none.
    public var place: Place?
  }

  /// How much it matters.
  public var severity: Severity
  /// What kind it is, stable for programs: `unknown-name`, `step-limit`.
  public var code: String
  /// A sentence without a full stop.
  public var message: String
  /// Nil if it is about no place in a source.
  public var place: Place?
  /// What to do about it.
  public var hints: [String]
  /// What belongs to other places.
  public var notes: [Note]
  /// Lines that belong to the message, such as the rows of a file that were refused.
  public var details: [String]
  /// The script's own calls that led to the place, the innermost first.
  public var trace: [Note]
  /// All of it with an excerpt of the source, as it is shown in a terminal.
  public var text: String

  init(_ diagnostic: Diagnostic, in sources: SourceMap) {
    severity =
      switch diagnostic.severity {
      case .note: .note
      case .warning: .warning
      case .error: .error
      }
    code = diagnostic.code
    message = diagnostic.message
    place = Place(diagnostic.span, in: sources)
    hints = diagnostic.hints
    notes = diagnostic.notes.map { Note(message: $0.message, place: Place($0.span, in: sources)) }
    details = diagnostic.details
    trace = diagnostic.trace.map { Note(message: $0.function, place: Place($0.span, in: sources)) }
    text = DiagnosticText.render([diagnostic], sources: sources)
  }

  /// The files that messages point into.
  static func files(of diagnostics: [Diagnostic]) -> Set<UInt32> {
    var files: Set<UInt32> = []
    for diagnostic in diagnostics {
      files.insert(diagnostic.span.file)
      for note in diagnostic.notes { files.insert(note.span.file) }
      for entry in diagnostic.trace { files.insert(entry.span.file) }
    }
    return files
  }
}

extension ScriptDiagnostic.Place {
  init?(_ span: Span, in sources: SourceMap) {
    guard let start = sources.location(span),
      let end = sources.location(Span(file: span.file, start: Int(span.end), end: Int(span.end)))
    else { return nil }
    self.init(
      file: start.file, line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
  }
}
