/// An expression of the syntax tree.
public struct Expression: Sendable {
  public var kind: ExpressionKind
  public var span: Span
  public init(_ kind: ExpressionKind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// What an expression is. Spans of names that messages point at are kept beside them. The leaves that scripts are full of
/// need no box.
public enum ExpressionKind: Sendable {
  case nilLiteral
  case bool(Bool)
  case int(Int)
  /// A literal with a point or an exponent. `exact` is what it spells as a decimal, if that has at most 18 digits
  /// and no exponent: beside a Decimal it is that.
  case number(Double, exact: ExactNumber?)
  /// A string without interpolation.
  case string(String)
  case interpolation([StringPart])
  /// `@2026-11-30`, in days since 1970-01-01.
  case date(days: Int)
  /// `@09:30`, in microseconds since midnight.
  case time(microseconds: Int)
  /// `@2026-11-30T09:30`: a wall time of the run's zone unless `offset` (seconds east of UTC) is written.
  indirect case dateTime(days: Int, microseconds: Int, offset: Int?)
  /// `1h30m`, `2d`, `1mo`.
  indirect case duration(months: Int, days: Int, microseconds: Int)
  /// `.leading`, or with arguments `.adaptive(min: 10)`.
  indirect case symbol(Name, arguments: [Argument]?)
  /// `\.address.city`; no step is `\.self`.
  case keyPath([KeyPathStep])
  case list([Expression])
  case record([RecordField])
  /// `0..<5`, `0...5`; a bound may be left out in patterns and indexes.
  indirect case range(Expression?, Expression?, closed: Bool)
  case name(Name)
  /// `$0`.
  case closureArgument(Int)
  /// `$name`; `$name.field` is a `member` of this.
  case binding(Name)
  case closure(Closure)
  indirect case unary(UnaryOperator, Expression)
  indirect case binary(BinaryOperator, Expression, Expression, operatorSpan: Span)
  indirect case ternary(Expression, Expression, Expression)
  /// `try? e`
  indirect case attempt(Expression)
  indirect case member(Expression, Name, nameSpan: Span, optional: Bool)
  case call(Call)
  indirect case index(Expression, Expression, optional: Bool)
  /// As an expression.
  case ifElse(If)
  indirect case switchCase(Switch)
  /// Stands where the parser reported an error and went on; later stages say nothing more about it.
  case invalid
}

/// An exact decimal: `mantissa` / 10^`scale`.
public struct ExactNumber: Hashable, Sendable {
  public var mantissa: Int
  /// 0...18
  public var scale: UInt8
  public init(mantissa: Int, scale: UInt8) {
    self.mantissa = mantissa
    self.scale = scale
  }
}

public enum StringPart: Sendable {
  case text(String)
  case value(Expression)
}

public struct KeyPathStep: Sendable {
  public var name: Name
  public var span: Span
  public init(name: Name, span: Span) {
    self.name = name
    self.span = span
  }
}

public struct RecordField: Sendable {
  /// The key, as written: a name or a string.
  public var key: Name
  public var keySpan: Span
  public var value: Expression
  public init(key: Name, keySpan: Span, value: Expression) {
    self.key = key
    self.keySpan = keySpan
    self.value = value
  }
}

public enum UnaryOperator: Sendable { case negate, not }

public enum BinaryOperator: String, Sendable {
  case or = "||"
  case and = "&&"
  case coalesce = "??"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"

  /// Whether it compares its two sides.
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case .or, .and, .coalesce, .add, .subtract, .multiply, .divide, .remainder: false
    }
  }
}

/// `callee(arguments) { block } label: { block }`
public final class Call: Sendable {
  public let callee: Expression
  public let arguments: [Argument]
  public let blocks: [TrailingBlock]
  /// Whether it has parentheses: `List { … }` has none.
  public let isParenthesised: Bool
  public init(
    callee: Expression, arguments: [Argument], blocks: [TrailingBlock], isParenthesised: Bool
  ) {
    self.callee = callee
    self.arguments = arguments
    self.blocks = blocks
    self.isParenthesised = isParenthesised
  }
}

public struct Argument: Sendable {
  public var label: Name?
  public var labelSpan: Span
  public var value: Expression
  public init(label: Name?, labelSpan: Span, value: Expression) {
    self.label = label
    self.labelSpan = labelSpan
    self.value = value
  }
}

/// A block after a call: the first has no label.
public struct TrailingBlock: Sendable {
  public var label: Name?
  public var labelSpan: Span
  public var closure: Closure
  public init(label: Name?, labelSpan: Span, closure: Closure) {
    self.label = label
    self.labelSpan = labelSpan
    self.closure = closure
  }
}

/// `{ a, b in … }`, `{ (i, row) in … }`, `{ $item in … }`, `{ $0 }`.
/// Whether it is a builder, an action or a function block the callee's parameter decides (rule 1).
public final class Closure: Sendable {
  public let parameters: [ClosureParameter]
  /// Whether `in` was written (then `$0` is an error).
  public let hasParameterList: Bool
  /// One more than the highest `$n` used directly in it; 0 when none.
  public let implicitParameterCount: Int
  public let body: [Statement]
  /// The closures that stand in it, those inside others left out; nil where nobody noted them.
  let closures: [Closure]?
  /// From `{` to `}`.
  public let span: Span
  public init(
    parameters: [ClosureParameter], hasParameterList: Bool, implicitParameterCount: Int,
    body: [Statement], closures: [Closure]? = nil, span: Span
  ) {
    self.closures = closures
    self.parameters = parameters
    self.hasParameterList = hasParameterList
    self.implicitParameterCount = implicitParameterCount
    self.body = body
    self.span = span
  }
}

public struct ClosureParameter: Sendable {
  /// `.bind` for a plain name, `.tuple` for `(i, row)`, `.wildcard` for `_`.
  public var pattern: Pattern
  /// `$item`: takes a binding.
  public var isBinding: Bool
  public init(pattern: Pattern, isBinding: Bool) {
    self.pattern = pattern
    self.isBinding = isBinding
  }
}
