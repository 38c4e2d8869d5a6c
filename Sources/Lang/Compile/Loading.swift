/// Parses and compiles a file in one go, as most files have no mistakes.
extension Compiler {
  /// Parses and compiles a file, the body of one function at a time: the tree of a body is used up before the next is
  /// made, so that a long script needs little memory and stays in the processor's caches.
  ///
  /// - Parameters:
  ///   - work: asked on the way whether to stop; the result is nil if it has to.
  ///   - prepare: called when the names of the file are known, before anything is compiled.
  /// - Returns: nil when the source is not complete, has mistakes of syntax, imports others or nests deeply: then it is
  ///   to be parsed and compiled as a whole, which finds all that there is to say. Nothing was declared.
  public static func compile(
    _ file: SourceFile, id: UInt32, session: Session, work: SourceWork = SourceWork(),
    prepare: () -> Void = {}
  ) -> (unit: CompiledUnit?, diagnostics: [Diagnostic])? {
    Parser.withTokens(of: file, id: id, names: session.names, work: work) { tokens, input in
      var parser = TokenParser(tokens: tokens, input: input)
      parser.passesOverBodies = true
      var statements = parser.parseScript()
      guard parser.errors.isEmpty, !parser.needsStack, !work.isStopped else {
        work.discard(&statements)
        return nil
      }
      for case .importFile in statements.lazy.map(\.kind) { return nil }
      prepare()
      let compiler = Compiler(session: session, module: session.main, work: work)
      compiler.readBlock = { parser.readBlock($0) }
      if file.bytes.count >= CodeMemory.longScript { compiler.codeMemory = CodeMemory() }
      let result = compiler.run(&statements)
      return compiler.isGivenUp ? nil : result
    }
  }
}

extension TokenParser {
  /// Reads a block that was passed over; nil when there are mistakes in it.
  fileprivate mutating func readBlock(_ block: Block) -> Block? {
    index = block.passedOver
    passesOverBodies = false
    closures = []
    var read = parseBlock(.functionBody)
    read.closures = closures
    return errors.isEmpty && !needsStack ? read : nil
  }
}

extension Parser {
  /// Calls `body` with the tokens of a file in which the lexer finds nothing wrong; else gives nil.
  fileprivate static func withTokens<Result>(
    of file: SourceFile, id: UInt32, names: NameTable, work: SourceWork,
    _ body: (UnsafeBufferPointer<Token>, ParserInput) -> Result?
  ) -> Result? {
    file.bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count <= fileLimit, UTF8Check.firstInvalidByte(bytes, work: work) == nil else { return nil }
      let words = Words(names)
      var lexer = Lexer(bytes, names: names, words: words, nesting: nestingLimit, work: work)
      lexer.run()
      guard lexer.isBalanced, lexer.errors.isEmpty, !work.isStopped else { return nil }
      let input = ParserInput(
        bytes: bytes, file: id, names: names, words: words, nesting: nestingLimit, work: work)
      return lexer.tokens.withTokens { body($0, input) }
    }
  }
}
