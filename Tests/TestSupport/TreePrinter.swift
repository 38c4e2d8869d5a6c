import Trellis

/// The tree as text, for tests: `(+ 1 (* 2 x))`.
public struct TreePrinter {
  let names: NameTable

  public init(names: NameTable) { self.names = names }

  public func text(_ statements: [Statement]) -> String { statements.map(text).joined(separator: " ; ") }

  func text(_ name: Name) -> String { names.text(name) }

  func text(_ statement: Statement) -> String {
    switch statement.kind {
    case .variable(let v):
      return "(\(v.kind) \(text(v.pattern))\(v.type.map { ": " + text($0) } ?? "")"
        + (v.value.map { " = " + text($0) } ?? "") + ")"
    case .function(let f):
      let result = f.result.map { " -> " + text($0) } ?? ""
      switch f.body {
      case .expression(let e): return "(fn \(text(f.name))(\(text(f.parameters)))\(result) = \(text(e)))"
      case .block(let b): return "(fn \(text(f.name))(\(text(f.parameters)))\(result) \(text(b)))"
      }
    case .view(let v): return "(view \(text(v.name))(\(text(v.parameters))) \(text(v.body)))"
    case .type(let t): return "(type \(text(t.name)) \(text(t.body)))"
    case .importFile(let path, _, let alias):
      return "(import \(path)\(alias.map { " as " + text($0) } ?? ""))"
    case .expression(let e): return text(e)
    case .assignment(let target, let operation, let value):
      return "(\(operation?.rawValue ?? "")= \(text(target)) \(text(value)))"
    case .ifElse(let node): return text(node)
    case .forIn(let f):
      return
        "(for \(text(f.pattern)) in \(text(f.sequence))\(f.filter.map { " where " + text($0) } ?? "") \(text(f.body)))"
    case .whileLoop(let conditions, let body):
      return "(while \(conditions.map(text).joined(separator: ", ")) \(text(body)))"
    case .switchCase(let s): return text(s)
    case .returnValue(let e): return e.map { "(return \(text($0)))" } ?? "(return)"
    case .breakLoop: return "(break)"
    case .continueLoop: return "(continue)"
    case .invalid: return "invalid"
    }
  }

  func text(_ block: Block) -> String { "{" + text(block.statements) + "}" }

  func text(_ parameters: [Parameter]) -> String {
    parameters.map { p in
      (p.label.map { text($0) + " " } ?? "") + (p.isBinding ? "$" : "") + text(p.name)
        + (p.type.map { ": " + text($0) } ?? "") + (p.defaultValue.map { " = " + text($0) } ?? "")
    }.joined(separator: ", ")
  }

  func text(_ type: TypeExpression) -> String {
    switch type {
    case .named(let name, _): text(name)
    case .list(let element, _): "[" + text(element) + "]"
    case .optional(let inner, _): text(inner) + "?"
    }
  }

  func text(_ body: TypeBody) -> String {
    switch body {
    case .alias(let type): return "= " + text(type)
    case .choice(let cases):
      return cases.map { c in
        "." + text(c.name)
          + (c.payload.isEmpty ? "" : "(" + c.payload.map(text).joined(separator: ", ") + ")")
      }.joined(separator: " | ")
    case .record(let fields):
      return "{"
        + fields.map { f in
          var t = text(f.name) + ": " + text(f.type)
          if let s = f.source { t += " from '\(s)'" }
          if let s = f.format { t += " as '\(s)'" }
          if let e = f.defaultValue { t += " = " + text(e) }
          if let e = f.allowed { t += " in " + text(e) }
          if let s = f.pattern { t += " matching '\(s)'" }
          if let e = f.condition { t += " where " + text(e) }
          return t
        }.joined(separator: "; ") + "}"
    }
  }

  func text(_ node: If) -> String {
    var t = "(if \(node.conditions.map(text).joined(separator: ", ")) \(text(node.then))"
    switch node.otherwise {
    case .block(let b): t += " else \(text(b))"
    case .ifElse(let inner, _): t += " else \(text(inner))"
    case nil: break
    }
    return t + ")"
  }

  func text(_ condition: Condition) -> String {
    switch condition {
    case .expression(let e): text(e)
    case .optionalBinding(let name, _, let e): "let \(text(name)) = \(text(e))"
    case .pattern(let p, let e): "case \(text(p)) = \(text(e))"
    }
  }

  func text(_ node: Switch) -> String {
    "(switch \(text(node.subject)) "
      + node.cases.map { c in
        (c.patterns.isEmpty ? "default" : "case " + c.patterns.map(text).joined(separator: ", "))
          + (c.filter.map { " where " + text($0) } ?? "") + ": " + text(c.body)
      }.joined(separator: " | ") + ")"
  }

  func text(_ pattern: Pattern) -> String {
    switch pattern.kind {
    case .wildcard: return "_"
    case .bind(let name): return text(name)
    case .value(let e): return "=" + text(e)
    case .symbol(let name, let parts):
      return "." + text(name) + (parts.map { "(" + $0.map(text).joined(separator: ", ") + ")" } ?? "")
    case .list(let parts, let rest, let restName):
      var texts = parts.map(text)
      if let rest { texts.insert("..." + (restName.map(text) ?? ""), at: rest) }
      return "[" + texts.joined(separator: ", ") + "]"
    case .record(let fields):
      return "{" + fields.map { text($0.key) + ": " + text($0.pattern) }.joined(separator: ", ") + "}"
    case .tuple(let parts): return "(" + parts.map(text).joined(separator: ", ") + ")"
    case .invalid: return "invalid"
    }
  }

  func text(_ e: Expression) -> String {
    switch e.kind {
    case .nilLiteral: return "nil"
    case .bool(let b): return "\(b)"
    case .int(let i): return "\(i)"
    case .number(let d, let exact): return exact.map { "\($0.mantissa)e-\($0.scale)" } ?? "\(d)"
    case .string(let s): return "'\(s)'"
    case .interpolation(let parts):
      return "'"
        + parts.map { part in
          switch part {
          case .text(let t): t
          case .value(let e): "<\(text(e))>"
          }
        }.joined() + "'"
    case .date(let days): return "@\(days)"
    case .time(let us): return "@\(us)us"
    case .dateTime(let days, let us, let offset): return "@\(days)T\(us)us" + (offset.map { "\($0)" } ?? "")
    case .duration(let months, let days, let us): return "\(months)mo\(days)d\(us)us"
    case .symbol(let name, let arguments):
      return "." + text(name) + (arguments.map { "(" + text($0) + ")" } ?? "")
    case .keyPath(let steps):
      return "\\." + (steps.isEmpty ? "self" : steps.map { text($0.name) }.joined(separator: "."))
    case .list(let elements): return "[" + elements.map(text).joined(separator: ", ") + "]"
    case .record(let fields):
      return fields.isEmpty
        ? "{:}" : "{" + fields.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ") + "}"
    case .range(let low, let high, let closed):
      return "(\(low.map(text) ?? "")\(closed ? "..." : "..<")\(high.map(text) ?? ""))"
    case .name(let name): return text(name)
    case .closureArgument(let n): return "$\(n)"
    case .binding(let name): return "$" + text(name)
    case .closure(let c): return text(c)
    case .unary(let o, let e): return "(\(o == .negate ? "-" : "!") \(text(e)))"
    case .binary(let o, let l, let r, _): return "(\(o.rawValue) \(text(l)) \(text(r)))"
    case .ternary(let c, let a, let b): return "(? \(text(c)) \(text(a)) \(text(b)))"
    case .attempt(let e): return "(try? \(text(e)))"
    case .member(let base, let name, _, let optional):
      return text(base) + (optional ? "?." : ".") + text(name)
    case .call(let call):
      return text(call.callee) + (call.isParenthesised ? "(" + text(call.arguments) + ")" : "")
        + call.blocks.map { b in " " + (b.label.map { text($0) + ": " } ?? "") + text(b.closure) }.joined()
    case .index(let base, let i, let optional): return text(base) + (optional ? "?[" : "[") + text(i) + "]"
    case .ifElse(let node): return text(node)
    case .switchCase(let node): return text(node)
    case .invalid: return "invalid"
    }
  }

  func text(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { text($0) + ": " } ?? "") + text($0.value) }.joined(separator: ", ")
  }

  func text(_ c: Closure) -> String {
    let parameters =
      c.hasParameterList
      ? c.parameters.map { ($0.isBinding ? "$" : "") + text($0.pattern) }.joined(separator: ", ") + " in "
      : ""
    return "{" + parameters + text(c.body) + "}"
  }
}
