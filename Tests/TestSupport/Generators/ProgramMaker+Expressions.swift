/// Expressions of a kind.
extension ProgramMaker {
  mutating func literal(_ kind: Kind, _ depth: Int) -> String {
    switch kind {
    case .int: return pick(["0", "1", "2", "3", "5", "7", "10", "-1", "-4", "12"])
    case .bool: return pick(["true", "false"])
    case .string: return pick(["\"\"", "\"a\"", "\"b\"", "\"abc\"", "\"é👍\"", "\"x y\""])
    case .float: return pick(["0.5", "1.5", "2.0", "-3.25", "1e3"])
    case .inner: return "{n: \(expression(.int, depth - 1)), s: \(expression(.string, depth - 1))}"
    case .record:
      return
        "{a: \(expression(.int, depth - 1)), b: \(expression(.list(.int), depth - 1)), c: \(expression(.inner, depth - 1))}"
    case .point:
      return pick([
        "Point(x: \(expression(.int, depth - 1)))",
        "Point(x: 1, y: \(expression(.int, depth - 1)), tags: \(expression(.list(.string), depth - 1)))",
        "Point(next: \(expression(.optional(.int), depth - 1)), x: \(literal(.int, 0)))",
      ])
    case .shape:
      return pick([
        ".dot", ".line(\(expression(.int, depth - 1)))",
        ".box(\(expression(.int, depth - 1)), \(expression(.int, depth - 1)))",
      ])
    case .list(let element):
      let count = depth > 1 && chance(4) ? 9 + below(12) : below(5)
      return "[" + (0..<count).map { _ in expression(element, depth - 1) }.joined(separator: ", ") + "]"
    case .optional(let inner): return chance(35) ? "nil" : expression(inner, depth)
    case .function(let parameters, let result): return closure(parameters, result, depth)
    }
  }

  /// A block with its parameters.
  mutating func closure(_ parameters: [Kind], _ result: Kind, _ depth: Int) -> String {
    // Blocks without a list of parameters have `$0`; names inside can't reach it from blocks of their own.
    if parameters.count == 1, chance(30), depth <= 2 || chance(50) {
      return inFunction(result) { maker in
        maker.declare("$0", parameters[0], isMutable: false)
        // So that it is used, and the block has one.
        let value = maker.expression(result, depth - 1)
        return maker.chance(50) || value.contains("$0")
          ? "{ \(value) }" : "{ let \(maker.newName()) = $0; \(value) }"
      }
    }
    return inFunction(result) { maker in
      var names: [String] = []
      for kind in parameters {
        var text = maker.newName()
        if maker.chance(10) { text = "_" } else { maker.declare(text, kind, isMutable: false) }
        names.append(text)
      }
      let list = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
      if depth > 1, maker.chance(35) {
        return "{ \(list)" + maker.scoped { $0.inlineBody(result) } + " }"
      }
      return "{ \(list)\(maker.expression(result, depth - 1)) }"
    }
  }

  /// A few statements in a line, and a value.
  mutating func inlineBody(_ kind: Kind) -> String {
    var lines: [String] = []
    for _ in 0..<below(3) { lines += simpleStatement() }
    lines.append(expression(kind, 1))
    return lines.joined(separator: "; ")
  }

  mutating func expression(_ kind: Kind, _ depth: Int) -> String {
    if depth <= 0 { return atom(kind) }
    if let general = generalExpression(kind, depth) { return general }
    switch kind {
    case .int: return intExpression(depth)
    case .bool: return boolExpression(depth)
    case .string: return stringExpression(depth)
    case .float:
      return pick([
        atom(.float), "(\(expression(.float, depth - 1)) + \(expression(.int, depth - 1)))",
        "(\(expression(.int, depth - 1)) / 4)", "(\(expression(.float, depth - 1)) * \(atom(.float)))",
      ])
    case .list(let element): return listExpression(element, depth)
    case .optional(let inner): return optionalExpression(inner, depth)
    case .record:
      return chance(25) ? "\(expression(.list(.record), depth - 1))[\(index())]" : literal(kind, depth)
    case .inner: return chance(50) ? "\(expression(.record, depth - 1)).c" : literal(kind, depth)
    case .point, .shape, .function: return literal(kind, depth)
    }
  }

  /// A name or a literal.
  mutating func atom(_ kind: Kind) -> String {
    if chance(70), let name = name(kind) { return name }
    switch kind {
    case .record: return "{a: \(literal(.int, 0)), b: [\(literal(.int, 0))], c: {n: 1, s: \"t\"}}"
    case .inner: return "{n: \(literal(.int, 0)), s: \"u\"}"
    case .point: return "Point(x: \(literal(.int, 0)))"
    case .shape: return pick([".dot", ".line(2)", ".box(1, 2)"])
    case .list(let element) where chance(60): return "[\(atom(element)), \(atom(element))]"
    case .list: return "[]"
    case .function(let parameters, let result):
      if parameters.isEmpty { return "{ \(atom(result)) }" }
      return "{ " + parameters.map { _ in "_" }.joined(separator: ", ") + " in \(atom(result)) }"
    default: return literal(kind, 0)
    }
  }

  /// What gives any kind: names, choices, calls, failures that are caught.
  private mutating func generalExpression(_ kind: Kind, _ depth: Int) -> String? {
    switch below(30) {
    case 0...5: return atom(kind)
    case 6:
      return
        "(\(expression(.bool, depth - 1)) ? \(expression(kind, depth - 1)) : \(expression(kind, depth - 1)))"
    case 7:
      return
        "(if (\(expression(.bool, depth - 1))) { \(scoped { $0.inlineBody(kind) }) } else { \(scoped { $0.inlineBody(kind) }) })"
    case 8: return switchExpression(kind, depth)
    case 9: return "(\(expression(.optional(kind), depth - 1)) ?? \(expression(kind, depth - 1)))"
    case 10: return "((try? \(expression(kind, depth - 1))) ?? \(atom(kind)))"
    case 11, 12: return call(kind, depth)
    case 13: return callOfValue(kind, depth)
    default: return nil
    }
  }

  private mutating func switchExpression(_ kind: Kind, _ depth: Int) -> String {
    switch below(3) {
    case 0:
      let subject = expression(.int, depth - 1)
      let value = expression(kind, depth - 1)
      let bound = scoped { maker -> String in
        let text = maker.newName()
        maker.declare(text, .int, isMutable: false)
        return
          "case let \(text) where \(text) \(maker.pick(["<", ">", "=="])) \(maker.literal(.int, 0)): \(maker.expression(kind, depth - 1))"
      }
      return
        "(switch (\(subject)) { case 1, 2: \(value); \(bound); case 3...6: \(atom(kind)); default: \(expression(kind, depth - 1)) })"
    case 1:
      let subject = expression(.shape, depth - 1)
      let boxed = scoped { maker -> String in
        let (x, y) = (maker.newName(), maker.fresh("v"))
        maker.declare(x, .int, isMutable: false)
        maker.declare(y, .int, isMutable: false)
        return "case .box(let \(x), let \(y)): \(maker.expression(kind, depth - 1))"
      }
      return
        "(switch (\(subject)) { case .dot: \(expression(kind, depth - 1)); \(boxed); default: \(atom(kind)) })"
    default:
      let subject = expression(.list(.int), depth - 1)
      let found = scoped { maker -> String in
        let (first, rest) = (maker.newName(), maker.fresh("v"))
        maker.declare(first, .int, isMutable: false)
        maker.declare(rest, .list(.int), isMutable: false)
        return maker.pick([
          "case [let \(first), ...let \(rest)]: \(maker.expression(kind, depth - 1))",
          "case [...let \(rest), let \(first)]: \(maker.expression(kind, depth - 1))",
        ])
      }
      return "(switch (\(subject)) { case []: \(atom(kind)); \(found); default: \(atom(kind)) })"
    }
  }

  /// A call of one of the script's functions that gives this kind.
  mutating func call(_ kind: Kind, _ depth: Int) -> String? {
    let fitting = functions.filter { $0.result == kind }
    guard !fitting.isEmpty else { return nil }
    return call(of: pick(fitting), depth)
  }

  mutating func call(of function: Function, _ depth: Int) -> String {
    var positional: [String] = []
    var labelled: [String] = []
    for parameter in function.parameters {
      if parameter.hasDefault, chance(40) { continue }
      let value = expression(parameter.kind, depth - 1)
      if let label = parameter.label {
        labelled.append("\(label): \(value)")
      } else if !labelled.isEmpty
        || positional.count < function.parameters.firstIndex(where: { $0.name == parameter.name }) ?? 0
      {
        labelled.append("\(parameter.name): \(value)")
      } else {
        positional.append(value)
      }
    }
    return "\(function.name)(\((positional + labelled).joined(separator: ", ")))"
  }

  /// A call of a variable that holds a function.
  private mutating func callOfValue(_ kind: Kind, _ depth: Int) -> String? {
    let fitting = visible.filter {
      if case .function(_, let result) = $0.kind { result == kind } else { false }
    }
    guard !fitting.isEmpty else { return nil }
    let chosen = pick(fitting)
    guard case .function(let parameters, _) = chosen.kind else { return nil }
    return "\(chosen.text)(\(parameters.map { expression($0, depth - 1) }.joined(separator: ", ")))"
  }

  /// A position, which mostly exists.
  mutating func index() -> String {
    chance(80) ? pick(["0", "0", "1"]) : expression(.int, 1)
  }

  private mutating func intExpression(_ depth: Int) -> String {
    let list = expression(.list(.int), depth - 1)
    switch below(24) {
    case 0...4:
      return "(\(expression(.int, depth - 1)) \(pick(["+", "-", "*"])) \(expression(.int, depth - 1)))"
    case 5: return "(\(expression(.int, depth - 1)) \(pick(["+", "-", "*"])) \(literal(.int, 0)))"
    case 6: return "(\(literal(.int, 0)) \(pick(["+", "-", "*"])) \(expression(.int, depth - 1)))"
    case 7:
      return
        "(\(expression(.int, depth - 1)) % \(chance(85) ? pick(["2", "3", "7"]) : expression(.int, depth - 1)))"
    case 8: return "\(expression(.int, depth - 1)).quotient(\(pick(["2", "3", "-1"])))"
    case 9: return "\(list).count"
    case 10: return "\(list)[\(index())]"
    case 11: return "(\(list).first ?? \(expression(.int, depth - 1)))"
    case 12: return "\(list).sum()"
    case 13:
      return "\(list).reduce(\(expression(.int, depth - 1))) \(closure([.int, .int], .int, depth - 1))"
    case 14: return "\(list).count \(closure([.int], .bool, depth - 1))"
    case 15: return "\(expression(.record, depth - 1)).a"
    case 16: return "\(expression(.record, depth - 1)).c.n"
    case 17: return "\(expression(.point, depth - 1)).\(pick(["x", "y"]))"
    case 18: return "(\(list).firstIndex \(closure([.int], .bool, depth - 1)) ?? -1)"
    case 19: return "\(expression(.string, depth - 1)).count"
    case 20: return "(-(\(atom(.int))))"
    case 21:
      return chance(10)
        ? "(9223372036854775807 - \(expression(.int, depth - 1)))"
        : "\(list).sum \(closure([.int], .int, depth - 1))"
    case 22: return "(\(list).max() ?? \(atom(.int)))"
    default: return "(\(expression(.optional(.int), depth - 1)) ?? \(atom(.int)))"
    }
  }

  private mutating func boolExpression(_ depth: Int) -> String {
    let list = expression(.list(.int), depth - 1)
    switch below(14) {
    case 0...3:
      return
        "(\(expression(.int, depth - 1)) \(pick(["<", "<=", ">", ">=", "==", "!="])) \(chance(50) ? literal(.int, 0) : expression(.int, depth - 1)))"
    case 4, 5:
      return "(\(expression(.bool, depth - 1)) \(pick(["&&", "||"])) \(expression(.bool, depth - 1)))"
    case 6: return "(!\(expression(.bool, depth - 1)))"
    case 7: return "\(list).contains(\(expression(.int, depth - 1)))"
    case 8: return "\(list).isEmpty"
    case 9: return "\(list).\(pick(["allSatisfy", "contains"])) \(closure([.int], .bool, depth - 1))"
    case 10: return "(\(expression(.optional(.int), depth - 1)) \(pick(["==", "!="])) nil)"
    case 11:
      let kind = pick([Kind.string, .list(.int), .record, .shape, .list(.list(.int)), .point])
      return "(\(expression(kind, depth - 1)) == \(expression(kind, depth - 1)))"
    case 12: return "(\(expression(.string, depth - 1)) < \(expression(.string, depth - 1)))"
    default: return atom(.bool)
    }
  }

  private mutating func stringExpression(_ depth: Int) -> String {
    switch below(11) {
    case 0...3:
      let kind = pick([Kind.int, .string, .list(.int), .record, .optional(.int), .shape, .point])
      return
        "\"\(pick(["", "<", "é"]))\\(\(expression(kind, depth - 1)))\(pick(["", " ", ">"]))\\(\(atom(.int)))\""
    case 4, 5: return "(\(expression(.string, depth - 1)) + \(expression(.string, depth - 1)))"
    case 6: return "\(expression(.list(.string), depth - 1)).joined(separator: \"-\")"
    case 7: return "\(expression(.string, depth - 1)).uppercased()"
    case 8: return "\(expression(.record, depth - 1)).c.s"
    case 9: return "\(expression(.string, depth - 1)).prefix(3)"
    default: return "\(expression(.string, depth - 1)).filter \(closure([.string], .bool, depth - 1))"
    }
  }

  private mutating func listExpression(_ element: Kind, _ depth: Int) -> String {
    let same = expression(.list(element), depth - 1)
    switch below(20) {
    case 0, 1: return literal(.list(element), depth)
    case 2...4:
      let from = pick([Kind.int, .int, .record, .string])
      let named = functions.filter { function in
        function.result == element && function.parameters.count == 1 && function.parameters[0].kind == from
          && function.parameters[0].label == nil
      }
      if let function = named.last, chance(50) {
        return "\(expression(.list(from), depth - 1)).map(\(function.name))"
      }
      return "\(expression(.list(from), depth - 1)).map \(closure([from], element, depth - 1))"
    case 5, 6: return "\(same).filter \(closure([element], .bool, depth - 1))"
    case 7: return "(\(same) + \(expression(.list(element), depth - 1))).prefix(9)"
    case 8: return "\(same).\(pick(["reversed()", "prefix(3)", "suffix(2)", "dropFirst()", "dropLast()"]))"
    case 9: return "(0..<\(pick(["0", "1", "3", "4"]))).map \(closure([.int], element, depth - 1))"
    case 10:
      return
        "\(expression(.list(.int), depth - 1)).compactMap \(closure([.int], .optional(element), depth - 1))"
    case 11:
      return
        "\(expression(.list(.int), depth - 1)).prefix(3).flatMap \(closure([.int], .list(element), depth - 1)).prefix(9)"
    case 12 where element == .int: return "\(expression(.record, depth - 1)).b"
    case 13 where element == .int: return "\(same).sorted()"
    case 14: return "\(same).sorted(by: \(closure([element], .int, depth - 1)))"
    case 15 where element == .int: return "\(expression(.list(.list(.int)), depth - 1))[\(index())]"
    case 16 where element == .int:
      return "\(expression(.list(.record), depth - 1)).map(\\.\(pick(["a", "c.n"])))"
    case 17 where element == .int:
      return "\(same).reductions(\(atom(.int))) \(closure([.int, .int], .int, depth - 1)).prefix(6)"
    case 18 where element == .int:
      return "\(same).enumerated().map \(closure([.int, .int], .int, depth - 1))"
    case 19 where element == .string: return "\(expression(.string, depth - 1)).characters"
    default: return atom(.list(element))
    }
  }

  private mutating func optionalExpression(_ inner: Kind, _ depth: Int) -> String {
    switch below(9) {
    case 0: return "nil"
    case 1: return "\(expression(.list(inner), depth - 1)).\(pick(["first", "last"]))"
    case 2: return "\(expression(.list(inner), depth - 1)).first \(closure([inner], .bool, depth - 1))"
    case 3: return "(try? \(expression(inner, depth - 1)))"
    case 4 where inner == .int: return "\(expression(.optional(.record), depth - 1))?.a"
    case 5 where inner == .list(.int): return "\(expression(.optional(.record), depth - 1))?.b"
    case 6 where inner == .int: return "\(expression(.point, depth - 1)).next"
    case 7 where inner == .int: return "\(expression(.optional(.list(.int)), depth - 1))?[\(index())]"
    default: return expression(inner, depth - 1)
    }
  }
}
