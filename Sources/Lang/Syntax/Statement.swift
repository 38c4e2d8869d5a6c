/// A statement of the syntax tree.
public struct Statement: Sendable {
  public var kind: StatementKind
  public var span: Span
  public init(_ kind: StatementKind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
}

public enum StatementKind: Sendable {
  /// `let`, `var`, `state` and `input`.
  case variable(VariableDeclaration)
  indirect case function(FunctionDeclaration)
  indirect case view(ViewDeclaration)
  indirect case type(TypeDeclaration)
  /// `import "other.dsl"`, `import "other.dsl" as other`
  indirect case importFile(path: String, pathSpan: Span, alias: Name?)
  indirect case expression(Expression)
  /// `a = b`, `a += b`: `operation` is nil for plain `=`.
  indirect case assignment(target: Expression, operation: BinaryOperator?, value: Expression)
  case ifElse(If)
  case forIn(For)
  indirect case whileLoop(condition: [Condition], body: Block)
  indirect case switchCase(Switch)
  indirect case returnValue(Expression?)
  case breakLoop
  case continueLoop
  /// Stands where the parser reported an error and went on.
  case invalid
}

/// `{ … }` as the body of a statement.
public struct Block: Sendable {
  public var statements: [Statement]
  public var span: Span
  /// The closures that stand in it, those inside others left out; nil where nobody noted them.
  var closures: [Closure]?
  /// Where `{` is among the tokens, if the parser passed over the block; -1 if `statements` are what it holds.
  var passedOver = -1
  public init(statements: [Statement], span: Span) {
    self.statements = statements
    self.span = span
  }
}

public enum VariableKind: Sendable { case constant, variable, state, input }

public final class VariableDeclaration: Sendable {
  public let kind: VariableKind
  /// A name, or in a `let` also a destructuring pattern: `let [a, b] = pair`, `let (i, row) = entry`.
  public let pattern: Pattern
  public let type: TypeExpression?
  public let value: Expression?
  public init(kind: VariableKind, pattern: Pattern, type: TypeExpression?, value: Expression?) {
    self.kind = kind
    self.pattern = pattern
    self.type = type
    self.value = value
  }
}

public final class If: Sendable {
  public let conditions: [Condition]
  public let then: Block
  public let otherwise: Else?
  public init(conditions: [Condition], then: Block, otherwise: Else?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

public indirect enum Else: Sendable {
  case block(Block)
  case ifElse(If, Span)
}

/// One of the comma-separated conditions of `if` and `while`.
public enum Condition: Sendable {
  case expression(Expression)
  /// `let x = e`; `if let x` has the name itself as its value.
  case optionalBinding(Name, Span, Expression)
  /// `case pattern = e`
  case pattern(Pattern, Expression)
}

public final class For: Sendable {
  public let pattern: Pattern
  public let sequence: Expression
  /// `where`
  public let filter: Expression?
  public let body: Block
  public init(pattern: Pattern, sequence: Expression, filter: Expression?, body: Block) {
    self.pattern = pattern
    self.sequence = sequence
    self.filter = filter
    self.body = body
  }
}

public struct Switch: Sendable {
  public var subject: Expression
  public var cases: [SwitchCase]
  public init(subject: Expression, cases: [SwitchCase]) {
    self.subject = subject
    self.cases = cases
  }
}

public struct SwitchCase: Sendable {
  /// Alternatives, separated by commas; empty for `default`.
  public var patterns: [Pattern]
  public var filter: Expression?
  public var body: [Statement]
  public var span: Span
  public init(patterns: [Pattern], filter: Expression?, body: [Statement], span: Span) {
    self.patterns = patterns
    self.filter = filter
    self.body = body
    self.span = span
  }
}

public struct Pattern: Sendable {
  public var kind: PatternKind
  public var span: Span
  public init(_ kind: PatternKind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// Only `let x` binds in a `switch`; a plain name there is an expression to compare with. In `for`, `let` and closure
/// parameters a plain name binds.
public enum PatternKind: Sendable {
  case wildcard
  case bind(Name)
  /// Equal to a value, or within a range.
  indirect case value(Expression)
  /// `.failed(let m)`, `.done`
  indirect case symbol(Name, [Pattern]?)
  /// `[let a, ...]`, `[let a, ...let rest]`, `[..., let z]`: `rest` is the index of the `...` among the elements.
  indirect case list([Pattern], rest: Int?, restName: Name?)
  /// `{kind: .a, size: let n}`; other fields are ignored.
  case record([RecordPatternField])
  /// `(i, row)`
  case tuple([Pattern])
  case invalid
}

public struct RecordPatternField: Sendable {
  public var key: Name
  public var keySpan: Span
  public var pattern: Pattern
  public init(key: Name, keySpan: Span, pattern: Pattern) {
    self.key = key
    self.keySpan = keySpan
    self.pattern = pattern
  }
}
