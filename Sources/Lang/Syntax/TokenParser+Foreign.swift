/// Words and signs of other languages.
extension TokenParser {
  func foreignNot() -> Bool { false }
  mutating func foreignInfix(_ token: Token) -> TokenKind? { nil }
  mutating func parseForeignOperand() -> Expression? { nil }
  mutating func parseMissingOperand() -> Expression {
    fail(expected: .expression)
    return invalidHere()
  }
  func isForeignInit(_ name: Token) -> Bool { name.name == words.initializer }
  mutating func reportForceUnwrap() { advance() }
  mutating func reportStrayOptional() -> Bool { false }
  mutating func parseForeignArgument() -> Expression? { nil }
  mutating func parseForeignFunctionType() -> TypeExpression {
    fail(expected: .type)
    return .named(names.intern("?"), span(token))
  }
  mutating func parseForeignType() -> TypeExpression? { nil }
  mutating func reportSpecifier() {}
  mutating func reportForeignEnd() -> Bool { false }
  mutating func appendForeignStatement(into statements: inout [Statement]) -> Bool { false }
  mutating func takeForeignElse() -> Bool { false }
  mutating func appendForeignFor(_ start: Int, into statements: inout [Statement]) -> Bool { false }
  mutating func appendForeignProperty(_ keyword: Token, into statements: inout [Statement]) -> Bool { false }
  mutating func skipForeignEffects() {}
  mutating func skipForeignParameterAttribute() {}
  mutating func skipForeignTypePrefix() {}
  mutating func skipForeignConformance(_ name: String) {}
  mutating func skipForeignFieldPrefix() {}
  func isForeignFunction(_ token: Token) -> Bool { false }
}
