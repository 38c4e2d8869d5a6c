/// Makes text of diagnostics: the message, the place, the source with the span underlined, notes, hints, the calls.
///
/// ```
/// error: `Txt` is not known
///   --> report.dsl:3:5
///    |
///  3 |     Txt("Gate")
///    |     ^^^
/// hint: did you mean `Text`?
/// ```
public struct DiagnosticRenderer {
  /// How many cells a text takes. `Lang` knows no cells; whoever does passes its function.
  public var width: (String) -> Int
  /// Whether to use ANSI colours.
  public var usesColour: Bool
  /// Source lines are cut to this many cells around the span.
  public var maximumWidth: Int

  let sources: SourceMap

  public init(
    sources: SourceMap, usesColour: Bool = false, maximumWidth: Int = 100,
    width: @escaping (String) -> Int = { $0.count }
  ) {
    self.sources = sources
    self.usesColour = usesColour
    self.maximumWidth = max(40, maximumWidth)
    self.width = width
  }

  /// Several diagnostics, with an empty line between them. Ends in a line break unless there are none.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined(separator: "\n")
  }

  /// One diagnostic; ends in a line break.
  public func render(_ diagnostic: Diagnostic) -> String {
    let gutter = gutterWidth(diagnostic)
    let paint = Paint(isOn: usesColour, severity: diagnostic.severity)
    var output =
      paint.severity("\(label(diagnostic.severity)): ") + paint.bold(safe(diagnostic.message)) + "\n"
    output += place(diagnostic.span, gutter, paint, isMain: true)
    for detail in diagnostic.details { output += "  " + safe(detail) + "\n" }
    for note in diagnostic.notes {
      output += paint.note("note: ") + safe(note.message) + "\n"
      output += place(note.span, gutter, paint, isMain: false)
    }
    for hint in diagnostic.hints { output += paint.hint("hint: ") + safeLines(hint, indent: 6) + "\n" }
    for entry in diagnostic.trace { output += trace(entry, paint) }
    return output
  }

  private func label(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  private func trace(_ entry: Diagnostic.TraceEntry, _ paint: Paint) -> String {
    if entry.span == .none, entry.function.hasPrefix("…") {
      return paint.gutter("  \(safe(entry.function))") + "\n"
    }
    let place = sources.location(entry.span).map { " called at \(safe($0.description))" } ?? ""
    return paint.gutter("  in ") + "`\(safe(entry.function))`" + place + "\n"
  }

  /// The greatest line number decides.
  private func gutterWidth(_ diagnostic: Diagnostic) -> Int {
    var greatest = 1
    for span in [diagnostic.span] + diagnostic.notes.map(\.span) {
      guard sources.file(span.file) != nil else { continue }
      greatest = max(greatest, sources.lineIndex(of: Int(span.end), in: span.file) + 1)
    }
    return String(greatest).count
  }

  /// `--> file:line:column` and the excerpt.
  private func place(_ span: Span, _ gutter: Int, _ paint: Paint, isMain: Bool) -> String {
    guard let location = sources.location(span) else { return "" }
    let blank = String(repeating: " ", count: gutter)
    var output = paint.gutter("\(blank) --> ") + safe(location.description) + "\n"
    let bar = paint.gutter("\(blank) |")
    let first = location.line - 1
    let end = max(Int(span.start), Int(span.end) - 1)
    let last = max(first, sources.lineIndex(of: end, in: span.file))
    output += bar + "\n"
    output += excerpt(first, span, gutter, paint, isMain)
    guard last > first else { return output }
    if last > first + 1 { output += paint.gutter("\(blank) ⋮") + "\n" }
    return output + excerpt(last, span, gutter, paint, isMain)
  }

  /// One line of source with the part that lies in `span` underlined.
  private func excerpt(_ line: Int, _ span: Span, _ gutter: Int, _ paint: Paint, _ isMain: Bool) -> String {
    let number = String(line + 1)
    let padding = String(repeating: " ", count: max(0, gutter - number.count))
    let blank = String(repeating: " ", count: gutter)
    let cut = cutLine(line, span)
    let indent = String(repeating: " ", count: cut.caret)
    let carets = String(repeating: "^", count: cut.length)
    return paint.gutter("\(padding)\(number) |") + (cut.text.isEmpty ? "" : " " + cut.text) + "\n"
      + paint.gutter("\(blank) |") + " " + indent + (isMain ? paint.severity(carets) : paint.note(carets))
      + "\n"
  }
}
