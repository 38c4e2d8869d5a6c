/// Statements.
extension ProgramMaker {
  /// A block in braces.
  mutating func block(_ count: Int? = nil) -> String {
    scoped { maker in
      var lines: [String] = []
      for _ in 0..<(count ?? 1 + maker.below(3)) { lines += maker.statement() }
      return "{\n" + lines.joined(separator: "\n") + "\n}"
    }
  }

  mutating func statement() -> [String] {
    depth += 1
    defer { depth -= 1 }
    if depth > 4 { return simpleStatement() }
    switch below(40) {
    case 0...8: return declaration()
    case 9...11: return conditional()
    case 12...15: return loop()
    case 16, 17: return whileLoop()
    case 18: return choice()
    case 19, 20: return sharing()
    case 21: return counterClosures()
    case 22: return functionVariable()
    case 23 where level > 0: return [function(isLocal: true)]
    case 24: return departure()
    case 25: return changeWhileWalking()
    case 26: return manyValues()
    case 27: return halfWay()
    default: return simpleStatement()
    }
  }

  private mutating func declaration() -> [String] {
    let kind = kind()
    if chance(6) {
      let value = expression(.list(.int), 2)
      let (x, y) = (newName(), fresh("v"))
      let pattern = pick(["[let \(x), ...let \(y)]", "[\(x), ...\(y)]"])
      defer {
        declare(x, .int, isMutable: false)
        declare(y, .list(.int), isMutable: false)
      }
      return ["let \(pattern.replacingLet()) = \(value)"]
    }
    let value = expression(kind, 3)
    let text = newName()
    let isMutable = chance(65)
    defer { declare(text, kind, isMutable: isMutable) }
    return ["\(isMutable ? "var" : "let") \(text)\(annotation(kind)) = \(value)"]
  }

  /// A statement that opens no block of its own.
  mutating func simpleStatement() -> [String] {
    switch below(16) {
    case 0...3: return assignment()
    case 4...6: return partAssignment()
    case 7...10: return mutation()
    case 11, 12:
      return [
        "print(\"\(fresh("t")) \\(\(expression(pick([.int, .string, .list(.int), .record, .bool]), 2)))\")"
      ]
    case 13:
      if let function = functions.last, chance(60) {
        let chosen = chance(50) ? function : pick(functions)
        return ["let \(fresh("v")) = \(call(of: chosen, 1))"]
      }
      return assignment()
    case 14: return departure()
    default: return assignment()
    }
  }

  private mutating func assignment() -> [String] {
    let targets = visible.filter(\.isMutable)
    guard !targets.isEmpty else { return ["print(\(expression(.int, 2)))"] }
    let target = pick(targets)
    if chance(35) {
      switch target.kind {
      case .int:
        return [
          "\(target.text) \(pick(["+=", "-=", "*="])) \(chance(50) ? literal(.int, 0) : expression(.int, 2))"
        ]
      case .string: return ["if (\(target.text).count < 40) { \(target.text) += \(expression(.string, 2)) }"]
      case .list:
        return ["if (\(target.text).count < 12) { \(target.text) += \(expression(target.kind, 1)) }"]
      case .float: return ["\(target.text) *= \(expression(.int, 1))"]
      default: break
      }
    }
    return ["\(target.text) = \(expression(target.kind, 3))"]
  }

  /// A place within a variable: its text and kind.
  private mutating func place() -> (String, Kind)? {
    let targets = visible.filter { name in
      guard name.isMutable else { return false }
      switch name.kind {
      case .list, .record, .point: return true
      default: return false
      }
    }
    guard !targets.isEmpty else { return nil }
    let target = pick(targets)
    var (text, kind) = (target.text, target.kind)
    for step in 0..<4 {
      switch kind {
      case .list(let element):
        if step > 0, chance(25) { return (text, kind) }
        text += "[\(index())]"
        kind = element
      case .record:
        let (field, inner) = pick([("a", Kind.int), ("b", .list(.int)), ("c", .inner), ("b", .list(.int))])
        text += chance(15) ? "[\"\(field)\"]" : ".\(field)"
        kind = inner
      case .inner:
        let (field, inner) = pick([("n", Kind.int), ("s", .string)])
        text += ".\(field)"
        kind = inner
      case .point:
        let (field, inner) = pick([
          ("x", Kind.int), ("y", .int), ("tags", .list(.string)), ("next", .optional(.int)),
        ])
        text += ".\(field)"
        kind = inner
      default: return (text, kind)
      }
    }
    return (text, kind)
  }

  private mutating func partAssignment() -> [String] {
    guard let (text, kind) = place() else { return assignment() }
    if kind == .int, chance(45) { return ["\(text) \(pick(["+=", "-=", "*="])) \(expression(.int, 2))"] }
    return ["\(text) = \(expression(kind, 2))"]
  }

  private mutating func mutation() -> [String] {
    var target: (String, Kind)?
    if chance(50), let found = place(), case .list = found.1 { target = found }
    if target == nil {
      let lists = visible.filter { if $0.isMutable, case .list = $0.kind { true } else { false } }
      if !lists.isEmpty {
        let list = pick(lists)
        target = (list.text, list.kind)
      }
    }
    guard let (text, kind) = target, case .list(let element) = kind else { return assignment() }
    switch below(14) {
    case 0...4: return ["if (\(text).count < 12) { \(text).append(\(expression(element, 2))) }"]
    case 5: return ["\(text).append(\(expression(element, 1)))"]
    case 6: return ["\(text).insert(\(expression(element, 1)), at: 0)"]
    case 7: return ["\(text).removeLast()"]
    case 8: return ["\(text).remove(at: \(index()))"]
    case 9: return ["\(text).reverse()"]
    case 10: return ["\(text).removeAll \(closure([element], .bool, 2))"]
    case 11: return ["\(text).swapAt(0, \(index()))"]
    case 12:
      return element == .int ? ["\(text).sort()"] : ["\(text).sort(by: \(closure([element], .int, 1)))"]
    default:
      let name = newName()
      defer { declare(name, .optional(element), isMutable: false) }
      return ["let \(name) = (try? \(text).\(pick(["removeLast()", "removeFirst()", "remove(at: 1)"])))"]
    }
  }

  private mutating func conditional() -> [String] {
    switch below(4) {
    case 0:
      let value = expression(.optional(.int), 2)
      let text = pick(ProgramMaker.pool)
      let then = scoped { maker -> String in
        maker.declare(text, .int, isMutable: false)
        return maker.block()
      }
      return ["if let \(text) = (\(value)) \(then) else \(block())"]
    case 1:
      let value = expression(.list(.int), 2)
      let text = pick(ProgramMaker.pool)
      let then = scoped { maker -> String in
        maker.declare(text, .int, isMutable: false)
        return maker.block()
      }
      return ["if case [let \(text), ...] = (\(value)) \(then)"]
    case 2:
      return [
        "if (\(expression(.bool, 3))) \(block()) else if (\(expression(.bool, 2))) \(block()) else \(block())"
      ]
    default: return ["if (\(expression(.bool, 3))) \(block())" + (chance(50) ? " else \(block())" : "")]
    }
  }

  /// A block in which a loop may be left.
  private mutating func loopBlock(_ names: [(String, Kind)]) -> String {
    let outer = isInLoop
    isInLoop = true
    defer { isInLoop = outer }
    return scoped { maker in
      for (text, kind) in names { maker.declare(text, kind, isMutable: false) }
      return maker.block()
    }
  }

  private mutating func loop() -> [String] {
    let text = pick(ProgramMaker.pool)
    switch below(7) {
    case 0, 1: return ["for \(text) in 0..<\(pick(["0", "2", "3", "5"])) \(loopBlock([(text, .int)]))"]
    case 2: return ["for \(text) in (\(expression(.list(.int), 2)).prefix(5)) \(loopBlock([(text, .int)]))"]
    case 3:
      return [
        "for \(text) in (\(expression(.list(.int), 1)).prefix(5)) where \(text) > \(literal(.int, 0)) \(loopBlock([(text, .int)]))"
      ]
    case 4:
      return ["for \(text) in (\(expression(.list(.record), 2)).prefix(4)) \(loopBlock([(text, .record)]))"]
    case 5:
      let other = fresh("v")
      return [
        "for (\(other), \(text)) in (\(expression(.list(.int), 1)).prefix(4).enumerated()) \(loopBlock([(other, .int), (text, .int)]))"
      ]
    default: return ["for \(text) in (\(expression(.string, 1)).prefix(4)) \(loopBlock([(text, .string)]))"]
    }
  }

  private mutating func whileLoop() -> [String] {
    let text = fresh("w")
    let extra = chance(50) ? ", (\(expression(.bool, 2)))" : ""
    let body = loopBlock([])
    let rest = body.dropFirst()
    return ["var \(text) = 0", "while (\(text) < \(2 + below(4)))\(extra) {\n\(text) += 1\(rest)"]
  }

  private mutating func choice() -> [String] {
    let subject = expression(.shape, 2)
    let text = newName()
    let line = scoped { maker -> String in
      maker.declare(text, .int, isMutable: false)
      return maker.scoped { $0.statement().joined(separator: "\n") }
    }
    let others = scoped { $0.statement().joined(separator: "\n") }
    return [
      "switch (\(subject)) {\ncase .line(let \(text)):\n\(line)\ncase .dot:\n\(others)\ndefault:\n\(scoped { $0.simpleStatement().joined(separator: "\n") })\n}"
    ]
  }

  /// `break`, `continue` or `return`, under a condition.
  private mutating func departure() -> [String] {
    if isInLoop, chance(70) { return ["if (\(expression(.bool, 2))) { \(pick(["break", "continue"])) }"] }
    if let result { return ["if (\(expression(.bool, 2))) { return \(expression(result, 2)) }"] }
    return assignment()
  }

  // MARK: What is easily got wrong

  /// A second owner of a value, one of which changes it.
  private mutating func sharing() -> [String] {
    let owners = visible.filter { name in
      switch name.kind {
      case .list(.int), .record, .list(.record), .list(.list(.int)), .point: true
      default: false
      }
    }
    guard !owners.isEmpty else { return assignment() }
    let owner = pick(owners)
    let text = newName()
    var lines = ["var \(text) = \(chance(70) ? owner.text : "[\(owner.text), \(owner.text)][1]")"]
    declare(text, owner.kind, isMutable: true)
    for _ in 0..<(1 + below(3)) { lines += chance(50) ? partAssignment() : mutation() }
    lines.append("print(\"\(fresh("s")) \\(\(owner.text)) \\(\(text))\")")
    return lines
  }

  /// Closures that are made in a loop and share some variables, but not all.
  private mutating func counterClosures() -> [String] {
    let list = fresh("v")
    let shared = newName()
    declare(shared, .int, isMutable: true)
    let own = fresh("v")
    let made = closureBody(own)
    return [
      "var \(shared) = \(literal(.int, 0))", "var \(list) = []",
      "for \(own) in 0..<3 {\nvar \(own)x = \(own) * 2\n\(list).append({ \(own)x += 1; \(shared) += \(own)x; \(made) })\n}",
      "print(\"\(fresh("g")) \\(\(list).map { $0() }) \\(\(list).map { $0() }) \\(\(shared))\")",
    ]
  }

  private mutating func closureBody(_ own: String) -> String {
    inFunction(.int) { maker in
      maker.declare(own, .int, isMutable: false)
      maker.declare("\(own)x", .int, isMutable: true)
      return maker.inlineBody(.int)
    }
  }

  private mutating func functionVariable() -> [String] {
    let parameters = pick([[Kind.int], [], [.int, .int], [.list(.int)], [.record]])
    let result = pick([Kind.int, .int, .list(.int), .bool, .string, .record])
    let value = closure(parameters, result, 3)
    let text = newName()
    let isMutable = chance(30)
    defer { declare(text, .function(parameters, result), isMutable: isMutable) }
    return ["\(isMutable ? "var" : "let") \(text) = \(value)"]
  }

  /// A list that is changed while a loop or a function goes through it.
  private mutating func changeWhileWalking() -> [String] {
    guard let list = name(.list(.int), isMutable: true) else { return declaration() }
    let text = fresh("v")
    return [
      pick([
        "for \(text) in \(list) {\nif (\(list).count < 12) { \(list).append(\(text) + 1) }\n\(list)[0] = \(text)\n}",
        "let \(text) = \(list).map { each in\nif (\(list).count < 12) { \(list).append(each) }\n\(list)[0] += 1\neach * 2\n}\nprint(\"\(fresh("h")) \\(\(text))\")",
        "let \(text) = \(list).filter { each in\n\(list) = \(list).dropFirst()\neach > \(list).count\n}\nprint(\"\(fresh("h")) \\(\(text))\")",
        "let \(text) = \(list).reduce([]) { acc, each in\n\(list) = [each]\nacc + [\(list)[0], each]\n}\nprint(\"\(fresh("h")) \\(\(text))\")",
        "\(list) = \(list).map { \(list)[0] + $0 }",
        "\(list) = [\(list)[0]] + \(list).prefix(5)",
        "\(list)[0] = (if true { \(list) = [7, 8]; \(list)[1] } else { 0 })",
        "print(\"\(fresh("h")) \\(\(list).first ?? 0) \\((if true { \(list) = [1]; 2 } else { 3 })) \\(\(list))\")",
      ])
    ]
  }

  /// Many values at a time.
  private mutating func manyValues() -> [String] {
    let count = 8 + below(30)
    let parts = (0..<count).map { _ in expression(.int, 1) }
    let text = newName()
    defer { declare(text, .int, isMutable: false) }
    return ["let \(text) = (" + parts.joined(separator: pick([" + ", " - "])) + ") % 1000"]
  }

  /// A failure in the midst of something that changed variables, caught there.
  private mutating func halfWay() -> [String] {
    let changes = scoped { maker -> String in
      var lines: [String] = []
      for _ in 0..<(1 + maker.below(3)) { lines += maker.simpleStatement() }
      return lines.joined(separator: "; ")
    }
    let failure = pick(["[1][5]", "(1 % 0)", "nil.x", "(9223372036854775807 + 1)", "\(atom(.int))"])
    let text = newName()
    defer { declare(text, .optional(.int), isMutable: false) }
    return ["let \(text) = (try? (if true { \(changes); \(failure) } else { 0 }))"]
  }
}

extension String {
  /// In a `let` plain names bind.
  fileprivate func replacingLet() -> String {
    var text = self
    while let range = text.firstRange(of: "let ") { text.removeSubrange(range) }
    return text
  }
}
