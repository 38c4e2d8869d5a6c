extension TokenParser {
  /// `some View`, `CGFloat`, `Array<Int>`; gives what is meant.
  mutating func parseForeignType() -> TypeExpression? {
    let token = token
    let spelling = text(token)
    let next = peek(1)
    if spelling == "some" || spelling == "any", next.kind == .identifier, !next.isFirstOnLine {
      advance()
      let type = parseType()
      let meant = text(type.span)
      report(
        .foreign(.typeName(found: "\(spelling) \(meant)", meant: meant)), from: Int(token.start),
        to: previousEnd)
      return type
    }
    if next.kind == .less, !next.hasSpaceBefore { return parseGenericType(spelling) }
    guard let meant = TokenParser.foreignTypes[spelling] else { return nil }
    report(.foreign(.typeName(found: spelling, meant: meant)), at: token)
    advance()
    return .named(names.intern(meant), span(token))
  }

  static let foreignTypes: [String: String] = [
    "CGFloat": "Float", "Double": "Float", "double": "Float", "float": "Float", "f64": "Float",
    "number": "Float",
    "Int32": "Int", "Int64": "Int", "UInt": "Int", "int": "Int", "Integer": "Int", "i64": "Int",
    "string": "String", "str": "String", "NSString": "String", "Character": "String",
    "bool": "Bool", "boolean": "Bool", "Boolean": "Bool",
    "AnyView": "View", "Content": "View", "TimeInterval": "Duration", "object": "Record",
    "some": "View", "any": "View",
  ]

  /// `Array<Int>`, at the name.
  private mutating func parseGenericType(_ spelling: String) -> TypeExpression {
    let start = start
    advance()
    advance()
    let argument = parseType()
    while !isRecovering, take(.comma) { _ = parseType() }
    guard !isRecovering else { return argument }
    guard kind == .greater || kind == .shiftRight else {
      fail(.foreign(.genericType(found: text(from: start, to: previousEnd))))
      return argument
    }
    if kind == .greater { advance() }
    let whole = text(from: start, to: previousEnd)
    let inner = text(argument.span)
    switch spelling {
    case "Array", "List", "Set", "Vec":
      report(.foreign(.typeName(found: whole, meant: "[\(inner)]")), from: start, to: previousEnd)
      return .list(argument, span(from: start))
    case "Optional", "Option":
      report(.foreign(.typeName(found: whole, meant: "\(inner)?")), from: start, to: previousEnd)
      return .optional(argument, span(from: start))
    case "Binding":
      report(.foreign(.typeName(found: whole, meant: "$name: \(inner)")), from: start, to: previousEnd)
      return argument
    default:
      report(.foreign(.genericType(found: whole)), from: start, to: previousEnd)
      return .named(names.intern("Record"), span(from: start))
    }
  }

  /// `(Int) -> String`, `() -> Content`
  mutating func parseForeignFunctionType() -> TypeExpression {
    let start = start
    skipBracket()
    skipForeignEffects(reports: false)
    guard kind == .arrow else {
      report(.foreign(.tupleType), from: start, to: previousEnd)
      return .named(names.intern("?"), span(from: start))
    }
    advance()
    let result = text(token)
    _ = parseForeignResult()
    if result == "Content" || result == "some" || result == "View" || result == "AnyView" {
      report(.foreign(.builderType(name: parameterName(before: start))), from: start, to: previousEnd)
      return .named(names.intern("View"), span(from: start))
    }
    report(.foreign(.functionType), from: start, to: previousEnd)
    return .named(names.intern("Function"), span(from: start))
  }

  /// The result type of a function type, without reports.
  private mutating func parseForeignResult() -> TypeExpression {
    let wasRecovering = isRecovering
    isRecovering = true
    if kind == .identifier, text(token) == "some" { advance() }
    let type = parseType()
    isRecovering = wasRecovering || isAborted
    return type
  }

  /// The name whose type starts at `offset`.
  private func parameterName(before offset: Int) -> String {
    var i = index
    while i > 0, Int(tokens[i].start) > offset { i -= 1 }
    while i > 0, tokens[i].kind != .colon { i -= 1 }
    return i > 0 && tokens[i - 1].kind.isWord ? text(tokens[i - 1]) : "content"
  }

  // MARK: Around declarations

  /// `throws`, `async` behind a function's parameters.
  mutating func skipForeignEffects(reports: Bool = true) {
    while kind == .identifier, words.foreign(token.name) == .effect {
      if reports { report(.foreign(.effect(text(token))), at: token) }
      advance()
    }
  }

  /// `@ViewBuilder`, `inout`, `let` before a parameter.
  mutating func skipForeignParameterAttribute() {
    while kind == .attribute || kind == .let || kind == .var {
      if kind == .attribute, text(token.name) == "Binding", peek(1).kind == .identifier {
        report(.foreign(.wrapper(attribute: "Binding", meant: "$\(text(peek(1)))")), at: token)
      } else if kind == .attribute {
        // `@ViewBuilder content: () -> Content` is told with its type.
        if text(token.name) != "ViewBuilder" { report(.foreign(.attribute(text(token.name))), at: token) }
      } else {
        report(.foreign(.needless(text(token))), at: token)
      }
      advance()
    }
  }

  /// `@escaping`, `inout` before a type.
  mutating func skipForeignTypePrefix() {
    while true {
      if kind == .attribute {
        if peek(1).kind != .leftParen { report(.foreign(.attribute(text(token.name))), at: token) }
        advance()
      } else if kind == .identifier, peek(1).kind == .identifier, text(token) == "inout" {
        report(.foreign(.inoutType), at: token)
        advance()
      } else {
        return
      }
    }
  }

  /// `: View`, `: Codable, Hashable`, `-> some View` behind the name of a view or type.
  mutating func skipForeignConformance(_ name: String) {
    guard !isRecovering else { return }
    if kind == .arrow {
      let start = start
      advance()
      _ = parseForeignResult()
      report(.foreign(.viewResult(name: name)), from: start, to: previousEnd)
      return
    }
    guard kind == .colon, peek(1).kind == .identifier else { return }
    let start = start
    advance()
    let listStart = self.start
    repeat {
      guard kind == .identifier else { break }
      advance()
    } while take(.comma)
    report(
      .foreign(.conformance(name: name, list: text(from: listStart, to: previousEnd))), from: start,
      to: previousEnd)
  }

  /// `let`, `private`, `@Attribute` before a field.
  mutating func skipForeignFieldPrefix() {
    while true {
      let next = peek(1)
      guard next.kind.isWord || next.kind == .let || next.kind == .var, !next.isFirstOnLine else { return }
      switch kind {
      case .let, .var: break
      case .identifier where words.foreign(token.name) == .modifier: break
      case .attribute: break
      default: return
      }
      if next.kind == .identifier {
        report(.foreign(.fieldPrefix(found: text(token), name: text(next))), at: token)
      }
      advance()
    }
  }

  func isForeignFunction(_ token: Token) -> Bool {
    words.foreign(token.name) == .function && peek(1).kind == .identifier && !peek(1).isFirstOnLine
  }
}
