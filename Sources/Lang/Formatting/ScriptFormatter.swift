/// Lays source out anew: four blanks a level, a statement a line, at most a hundred columns.
///
/// What it means stays the same, to the tree: only blanks, line breaks, `;`, commas before a closing bracket and (where a
/// statement would otherwise go on with the line above) parentheses are changed. Line breaks after an opening bracket,
/// before a modifier, before an operator and after `=` are kept, as in Swift's own formatter, so what is laid out once
/// stays as it is.
public enum ScriptFormatter {
  /// What formatting gave.
  public enum Outcome: Sendable {
    /// The source laid out anew; the same bytes if it was so already.
    case formatted([UInt8])
    /// The source has mistakes: these. Nothing is changed in such a source.
    case mistakes([Diagnostic])
  }

  /// The widest line that the formatter makes where it has a choice, in characters.
  public static let lineLength = 100
  /// How far a block is indented.
  public static let indentation = 4

  /// Formats a source.
  ///
  /// - Parameter id: the file's number in a `SourceMap`, for the spans of diagnostics.
  public static func format(_ file: SourceFile, id: UInt32 = 0) -> Outcome {
    let names = NameTable()
    let result = Parser.parse(file, id: id, names: names)
    guard case .complete = result.status else { return .mistakes(result.diagnostics) }
    if let bytes = layOut(file, names: names) { return .formatted(bytes) }
    let whole = Span(file: id, start: 0, end: 0)
    return .mistakes([
      Diagnostic(.error, code: "layout", "this can't be laid out without changing it", at: whole)
    ])
  }

  /// The layout of a source without mistakes.
  private static func layOut(_ file: SourceFile, names: NameTable) -> [UInt8]? {
    file.bytes.withUnsafeBufferPointer { bytes in
      let words = Words(names)
      var lexer = Lexer(bytes, names: names, words: words, nesting: Parser.nestingLimit)
      lexer.run()
      let tokens = lexer.tokens
      // Brackets nest as deep here as in the parser.
      let stack = TokenParser.stackNeeded(levels: Parser.nestingLimit) + 256 << 10
      let layout = HostStack.run(bytes: stack) {
        tokens.withTokens { tokens in
          var builder = LayoutBuilder(bytes: bytes, tokens: tokens, words: words)
          return builder.run()
        }
      }
      guard let layout else { return nil }
      var printer = LayoutPrinter(bytes: bytes, layout: layout)
      let result = printer.run()
      return LayoutCheck.isFaithful(result, to: file.bytes, names: names, words: words) ? result : nil
    }
  }
}
