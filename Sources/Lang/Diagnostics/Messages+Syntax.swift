/// The one place where mistakes become text.
///
/// House style: the message says what is wrong in one sentence without a full stop; the hints say what to write.
/// Source text stands in backquotes.
enum Messages {
  struct Text {
    var code: String
    var message: String
    var hints: [String]
    init(_ code: String, _ message: String, _ hints: String...) {
      self.code = code
      self.message = message
      self.hints = hints
    }
    init(_ code: String, _ message: String, hints: [String]) {
      self.code = code
      self.message = message
      self.hints = hints
    }
  }

  static func diagnostic(_ error: SyntaxError, file: UInt32) -> Diagnostic {
    let text = text(error.kind)
    return Diagnostic(
      .error, code: text.code, text.message, at: error.span(file),
      notes: error.notes.map { note($0, file: file) }, hints: text.hints)
  }

  private static func note(_ note: SyntaxNote, file: UInt32) -> Diagnostic.Note {
    switch note {
    case .openedHere(let start, let end):
      Diagnostic.Note("it was opened here", at: Span(file: file, start: start, end: end))
    case .alsoOpen(let start, let end):
      Diagnostic.Note("this one is open too", at: Span(file: file, start: start, end: end))
    case .missingBefore(let start, let end, let text):
      Diagnostic.Note(
        "it should be closed before this `\(text)`", at: Span(file: file, start: start, end: end))
    }
  }

  static func text(_ kind: SyntaxErrorKind) -> Text {
    lexical(kind) ?? literal(kind) ?? shape(kind) ?? expression(kind) ?? declaration(kind) ?? control(kind)
  }
}
