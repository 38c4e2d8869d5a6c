// The grammar. `{ x }` repeats, `[ x ]` may be left out, `'x'` is spelt so; a newline or `;` is `end`.
//
//   script      = { statement end }
//   statement   = variable | function | view | type | import | if | for | while | switch
//               | 'return' [ expression ] | 'break' | 'continue' | assignment | expression
//   variable    = ( 'let' | 'var' | 'state' | 'input' ) binding [ ':' type ] [ '=' expression ]
//   function    = 'fn' name '(' parameters ')' [ '->' type ] ( '=' expression | block )
//   view        = 'view' name '(' parameters ')' block
//   type        = 'type' name ( '{' { field end } '}' | '=' choice { '|' choice } | '=' type )
//   field       = name ':' type { 'from' string | 'as' string | 'matching' string | 'in' expression
//               | 'where' expression | '=' expression }
//   choice      = '.' name [ '(' type { ',' type } ')' ]
//   parameters  = [ parameter { ',' parameter } ]
//   parameter   = [ label ] ( name | '$' name ) [ ':' type ] [ '=' expression ]
//   import      = 'import' string [ 'as' name ]
//   if          = 'if' conditions block [ 'else' ( if | block ) ]
//   conditions  = condition { ',' condition }
//   condition   = 'let' name [ '=' expression ] | 'case' pattern '=' expression | expression
//   for         = 'for' binding 'in' expression [ 'where' expression ] block
//   while       = 'while' conditions block
//   switch      = 'switch' expression '{' { case } '}'
//   case        = ( 'case' pattern { ',' pattern } [ 'where' expression ] | 'default' ) ':' { statement end }
//   assignment  = expression ( '=' | '+=' | '-=' | '*=' | '/=' | '%=' ) expression
//   expression  = binary [ '?' expression ':' expression ]
//   binary      = unary { infix unary }      by precedence: || && comparison ?? range additive multiplicative
//   unary       = { '-' | '!' } postfix | 'try' '?' expression | range-operator unary
//   postfix     = primary { '.' name | '?.' name | '(' arguments ')' | '[' expression ']' | '?[' expression ']' | blocks }
//   blocks      = closure { label ':' closure }
//   primary     = literal | name | '$' digits | '$' name | symbol | key-path | list | record | closure
//               | '(' expression ')' | if | switch
//   closure     = '{' [ closure-parameter { ',' closure-parameter } 'in' ] { statement end } '}'
//   pattern     = '_' | 'let' name | '.' name [ '(' pattern { ',' pattern } ')' ] | '[' … ']' | '{' … '}' | '(' … ')'
//               | expression
//   binding     = name | '_' | '(' binding { ',' binding } ')' | '[' … ']' | '{' … '}'
//
// Naming: `parseX` reads an x and always gives one (perhaps `invalid`, after an error); `takeX` reads one if it is there;
// `expectX` reports if it is not. An error sets `isRecovering`: nothing more is reported until a statement's end.

/// Turns source text into a syntax tree.
public enum Parser {
  /// How many levels brackets, blocks, unary chains, `else if` chains, interpolations and the like may nest.
  public static let nestingLimit = 256
  /// How many operators and calls of one expression may build on each other.
  public static let chainLimit = 500
  /// The longest file, in bytes.
  static let fileLimit = 1 << 30
  /// After so many mistakes the rest of a file is not read.
  public static let errorLimit = 100

  /// Parses one file. It never fails as a whole: what it could read is in the result, and why it could not read the
  /// rest is in the diagnostics.
  public static func parse(
    _ file: SourceFile, id: UInt32, names: NameTable, nesting: Int = nestingLimit,
    work: SourceWork = SourceWork()
  ) -> ParseResult {
    file.bytes.withUnsafeBufferPointer { bytes in
      let result = parse(bytes, id: id, names: names, nesting: nesting, work)
      guard work.isStopped else { return result }
      work.leave(result.statements)
      return .stopped
    }
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, id: UInt32, names: NameTable, nesting: Int, _ work: SourceWork
  ) -> ParseResult {
    if bytes.count > fileLimit {
      let error = SyntaxError(.fileTooLarge, start: 0, end: 0)
      return ParseResult(statements: [], diagnostics: [Messages.diagnostic(error, file: id)], status: .wrong)
    }
    if let offset = UTF8Check.firstInvalidByte(bytes, work: work) {
      let error = SyntaxError(
        .invalidUTF8(byte: bytes[offset], offset: offset), start: offset, end: offset + 1)
      return ParseResult(statements: [], diagnostics: [Messages.diagnostic(error, file: id)], status: .wrong)
    }
    let words = Words(names)
    var lexer = Lexer(bytes, names: names, words: words, nesting: nesting, work: work)
    lexer.run()
    if work.isStopped { return .stopped }
    let input = ParserInput(bytes: bytes, file: id, names: names, words: words, nesting: nesting, work: work)
    if lexer.isBalanced { return lexer.tokens.withTokens { parse($0, lexer: lexer, brackets: [], input) } }

    // Brackets do not match. First as if only the end were missing, which tells whether more input would help;
    // then with the indentation as a guide to which bracket it is.
    func parseRepaired(_ repaired: BracketRepair.Result) -> ParseResult {
      repaired.tokens.withUnsafeBufferPointer {
        parse($0, lexer: lexer, brackets: repaired.errors, input)
      }
    }
    let plain = lexer.tokens.withTokens { BracketRepair.run($0, bytes: bytes, work: work) }
    if work.isStopped { return .stopped }
    let mark = work.mark
    var first = parseRepaired(plain)
    work.discard(&first.statements)
    if work.isStopped { return .stopped }
    work.release(to: mark)
    let unclosed = Set(plain.errors.flatMap(\.unclosedStarts))
    let guided = lexer.tokens.withTokens {
      BracketRepair.run($0, bytes: bytes, guidedBy: unclosed, work: work)
    }
    if work.isStopped { return .stopped }
    var second = parseRepaired(guided)
    if case .incomplete = first.status { second.status = first.status } else { second.status = .wrong }
    return second
  }

  private static func parse(
    _ tokens: UnsafeBufferPointer<Token>, lexer: Lexer, brackets: [SyntaxError], _ input: ParserInput
  ) -> ParseResult {
    var parser = TokenParser(tokens: tokens, input: input)
    var statements = parser.parseScript()
    if parser.needsStack {
      let stack = TokenParser.stackNeeded(levels: input.nesting) + 256 << 10
      var larger = TokenParser(tokens: tokens, input: input)
      larger.hasStack = true
      if let result = HostStack.run(bytes: stack, { larger.parseScript() }) {
        input.work.discard(&statements)
        statements = result
        parser = larger
      }
    }
    var errors = lexer.errors + brackets + parser.errors
    // In the order of the source; of several at one place the first found stays first.
    if parser.isAborted, errors.isEmpty, !input.work.isStopped {
      errors.append(SyntaxError(.tooManyErrors(limit: errorLimit), start: 0, end: 0))
    }
    errors = ForeignLines.merge(errors, bytes: input.bytes)
    errors = errors.enumerated().sorted { ($0.1.start, $0.0) < ($1.1.start, $1.0) }.map(\.1)
    if errors.count > errorLimit {
      errors.removeSubrange(errorLimit...)
      if let last = errors.last {
        errors.append(SyntaxError(.tooManyErrors(limit: errorLimit), start: last.start, end: last.end))
      }
    }
    let status: ParseStatus
    if errors.isEmpty {
      status = .complete
    } else if errors.allSatisfy(\.isAtEnd) {
      status = .incomplete(open(errors, lexer: lexer, tokens: tokens, file: input.file))
    } else {
      status = .wrong
    }
    return ParseResult(
      statements: statements, diagnostics: errors.map { Messages.diagnostic($0, file: input.file) },
      status: status, isCutShort: parser.isAborted)
  }

  /// What the end of the input cut off, innermost.
  private static func open(
    _ errors: [SyntaxError], lexer: Lexer, tokens: UnsafeBufferPointer<Token>, file: UInt32
  ) -> OpenConstruct {
    if let kind = lexer.unterminated, let error = errors.last(where: { $0.kind.isUnterminatedText }) {
      return OpenConstruct(kind: kind, span: error.span(file))
    }
    if let bracket = errors.last(where: { $0.kind.unclosedBracket != nil }),
      let kind = bracket.kind.unclosedBracket
    {
      return OpenConstruct(kind: .bracket(kind), span: bracket.span(file))
    }
    let last = tokens.count >= 2 ? tokens[tokens.count - 2] : Token.none
    return OpenConstruct(
      kind: .statement, span: Span(file: file, start: Int(last.start), end: Int(last.end)))
  }
}

/// What parsing gave.
public struct ParseResult: Sendable {
  public var statements: [Statement]
  /// In the order of the source.
  public var diagnostics: [Diagnostic]
  public var status: ParseStatus
  /// Whether a limit was reached and the rest was not read: what stands in `statements` is no basis for more messages.
  public var isCutShort = false

  /// Of a source that was not read to its end, since the work had to stop.
  static let stopped = ParseResult(statements: [], diagnostics: [], status: .wrong, isCutShort: true)
}

public enum ParseStatus: Sendable {
  /// No errors.
  case complete
  /// More input could make it complete: every error is that the input ends too early.
  case incomplete(OpenConstruct)
  case wrong
}

/// What was open when the input ended.
public struct OpenConstruct: Sendable {
  public enum Kind: Sendable, Hashable {
    /// `(`, `[` or `{`
    case bracket(String)
    case string
    case comment
    /// A trailing operator, or a header without its body.
    case statement
  }
  public var kind: Kind
  public var span: Span
}
