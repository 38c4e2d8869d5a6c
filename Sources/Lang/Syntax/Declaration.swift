/// `fn name(parameters) = expression` or `fn name(parameters) { … }`.
public final class FunctionDeclaration: Sendable {
  public let name: Name
  public let nameSpan: Span
  public let parameters: [Parameter]
  /// `-> Type`, checked when it returns; nil when not written.
  public let result: TypeExpression?
  public let body: FunctionBody
  public init(
    name: Name, nameSpan: Span, parameters: [Parameter], result: TypeExpression?, body: FunctionBody
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

public enum FunctionBody: Sendable {
  case expression(Expression)
  case block(Block)
}

/// `view Name(parameters) { … }`
public final class ViewDeclaration: Sendable {
  public let name: Name
  public let nameSpan: Span
  public let parameters: [Parameter]
  public let body: Block
  public init(name: Name, nameSpan: Span, parameters: [Parameter], body: Block) {
    self.name = name
    self.nameSpan = nameSpan
    self.parameters = parameters
    self.body = body
  }
}

/// `name`, `label name`, `name: Type`, `name = default`, `$item`.
public struct Parameter: Sendable {
  /// The outer label of `label name`; then only `label:` passes it. Without it the parameter is passed by position or
  /// as `name:`.
  public var label: Name?
  public var name: Name
  public var isBinding: Bool
  public var type: TypeExpression?
  public var defaultValue: Expression?
  public var span: Span
  public init(
    label: Name?, name: Name, isBinding: Bool, type: TypeExpression?, defaultValue: Expression?,
    span: Span
  ) {
    self.label = label
    self.name = name
    self.isBinding = isBinding
    self.type = type
    self.defaultValue = defaultValue
    self.span = span
  }
}

/// `Int`, `[Flight]`, `String?`, `View`.
public indirect enum TypeExpression: Sendable {
  case named(Name, Span)
  case list(TypeExpression, Span)
  case optional(TypeExpression, Span)

  public var span: Span {
    switch self {
    case .named(_, let span), .list(_, let span), .optional(_, let span): span
    }
  }
}

/// `type Name { fields }`, `type Name = .a | .b(Item)`, `type Name = Other`.
public final class TypeDeclaration: Sendable {
  public let name: Name
  public let nameSpan: Span
  public let body: TypeBody
  public init(name: Name, nameSpan: Span, body: TypeBody) {
    self.name = name
    self.nameSpan = nameSpan
    self.body = body
  }
}

public enum TypeBody: Sendable {
  case record([FieldDeclaration])
  case choice([ChoiceCase])
  case alias(TypeExpression)
}

public struct ChoiceCase: Sendable {
  public var name: Name
  public var span: Span
  public var payload: [TypeExpression]
  public init(name: Name, span: Span, payload: [TypeExpression]) {
    self.name = name
    self.span = span
    self.payload = payload
  }
}

/// `seats: Int from "Seats" as "0" = 1 in 1...853 matching "…" where $0 > 0`; the clauses in any order.
public struct FieldDeclaration: Sendable {
  public var name: Name
  public var nameSpan: Span
  public var type: TypeExpression
  /// `from "Airport Name"`: the header or key in the data.
  public var source: String?
  /// `as "yyyy/MM/dd HH:mm"`
  public var format: String?
  public var defaultValue: Expression?
  /// `in 1...853`: a range or a list.
  public var allowed: Expression?
  /// `matching "[A-Z]{2}\\d+"`
  public var pattern: String?
  public var patternSpan: Span
  /// `where …`, which sees the fields by their names and this one as `$0`.
  public var condition: Expression?
  public init(
    name: Name, nameSpan: Span, type: TypeExpression, source: String? = nil, format: String? = nil,
    defaultValue: Expression? = nil, allowed: Expression? = nil, pattern: String? = nil,
    patternSpan: Span = .none, condition: Expression? = nil
  ) {
    self.name = name
    self.nameSpan = nameSpan
    self.type = type
    self.source = source
    self.format = format
    self.defaultValue = defaultValue
    self.allowed = allowed
    self.pattern = pattern
    self.patternSpan = patternSpan
    self.condition = condition
  }
}
