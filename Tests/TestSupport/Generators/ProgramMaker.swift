/// Makes programs for the comparison of machine and evaluator: they compile, come to an end, and are full of what
/// compilers get wrong: names that hide others, closures that share variables, values with several owners that one of
/// them changes, branches and loops that are left early, more values at once than is usual, and failures half-way.
public struct ProgramMaker {
  /// What an expression gives.
  indirect enum Kind: Equatable {
    case int, bool, string, float
    /// `{a: Int, b: [Int], c: {n: Int, s: String}}`, and the inner one.
    case record, inner
    /// The declared `Point` and `Shape`.
    case point, shape
    case list(Kind)
    case optional(Kind)
    case function([Kind], Kind)

    var isPrintable: Bool {
      switch self {
      case .function: false
      case .list(let element), .optional(let element): element.isPrintable
      default: true
      }
    }
  }

  struct Name {
    var text: String
    var kind: Kind
    var isMutable: Bool
    /// How many functions stand around its declaration.
    var level: Int
  }

  struct Function {
    var name: String
    var parameters: [(label: String?, name: String, kind: Kind, hasDefault: Bool)]
    var result: Kind
  }

  private var random: Choices
  /// Scopes, innermost last.
  var scopes: [[Name]] = [[]]
  var functions: [Function] = []
  var level = 0
  /// Whether a `break` may stand here, and what a `return` gives.
  var isInLoop = false
  var result: Kind?
  var depth = 0
  private var counter = 0

  public init(seed: UInt64) { random = Choices(seed: seed) }

  public init(_ choices: Choices) { random = choices }

  // MARK: Chance

  mutating func below(_ bound: Int) -> Int { random.below(bound) }
  mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }
  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[random.below(choices.count)] }
  mutating func fresh(_ prefix: String) -> String {
    counter += 1
    return "\(prefix)\(counter)"
  }

  // MARK: Names

  static let pool = ["a", "b", "c", "d", "e", "k", "m", "n", "p", "q", "x", "y", "z"]

  /// A name that this scope does not have yet.
  mutating func newName() -> String {
    let taken = Set((scopes.last ?? []).map(\.text))
    let free = ProgramMaker.pool.filter { !taken.contains($0) }
    return free.isEmpty ? fresh("v") : pick(free)
  }

  mutating func declare(_ text: String, _ kind: Kind, isMutable: Bool) {
    scopes[scopes.count - 1].append(Name(text: text, kind: kind, isMutable: isMutable, level: level))
  }

  /// The names that can be seen here.
  var visible: [Name] {
    var seen: Set<String> = []
    var result: [Name] = []
    for scope in scopes.reversed() {
      for name in scope.reversed() where seen.insert(name.text).inserted {
        // `$0` is that of the innermost block alone.
        if name.text != "$0" || name.level == level { result.append(name) }
      }
    }
    return result
  }

  mutating func name(_ kind: Kind, isMutable: Bool = false) -> String? {
    let fitting = visible.filter { $0.kind == kind && (!isMutable || $0.isMutable) }
    return fitting.isEmpty ? nil : pick(fitting).text
  }

  mutating func scoped<Result>(_ body: (inout ProgramMaker) -> Result) -> Result {
    scopes.append([])
    let known = functions.count
    defer {
      scopes.removeLast()
      functions.removeLast(functions.count - known)
    }
    return body(&self)
  }

  /// Inside a function or block: no loop around it, and what it gives.
  mutating func inFunction<Result>(_ kind: Kind?, _ body: (inout ProgramMaker) -> Result) -> Result {
    let (outerLoop, outerResult) = (isInLoop, result)
    isInLoop = false
    result = kind
    level += 1
    defer {
      isInLoop = outerLoop
      result = outerResult
      level -= 1
    }
    return scoped(body)
  }

  // MARK: Programs

  mutating func kind() -> Kind {
    switch below(22) {
    case 0...5: .int
    case 6: .bool
    case 7, 8: .string
    case 9: .float
    case 10...13: .list(.int)
    case 14: .list(.string)
    case 15: .list(.list(.int))
    case 16, 17: .record
    case 18: .list(.record)
    case 19: .point
    case 20: .shape
    default: .optional(pick([.int, .string, .record, .list(.int)]))
    }
  }

  public mutating func program() -> String {
    var lines = [
      "type Shape = .dot | .line(Int) | .box(Int, Int)",
      "type Point { x: Int, y: Int in -99...99 = 2, tags: [String] = [], next: Int? }",
    ]
    for _ in 0..<(3 + below(4)) {
      let kind = kind()
      let value = expression(kind, 2)
      let text = newName()
      let isMutable = chance(75)
      lines.append("\(isMutable ? "var" : "let") \(text)\(annotation(kind)) = \(value)")
      declare(text, kind, isMutable: isMutable)
    }
    for _ in 0..<(2 + below(4)) { lines.append(function()) }
    if chance(35) { lines += recursion() }
    for _ in 0..<(5 + below(9)) { lines += statement() }
    lines += printAll()
    return lines.joined(separator: "\n")
  }

  mutating func annotation(_ kind: Kind) -> String {
    guard chance(12) else { return "" }
    switch kind {
    case .int: return ": Int"
    case .string: return ": String"
    case .list(.int): return ": [Int]"
    case .optional(.int): return ": Int?"
    case .shape: return ": Shape"
    case .point: return ": Point"
    default: return ""
    }
  }

  /// Prints what can be seen.
  mutating func printAll() -> [String] {
    visible.filter(\.kind.isPrintable).map { "print(\"\($0.text) = \\(\($0.text))\")" }
  }

  /// A `fn`, whose body may call those that were declared before it.
  mutating func function(isLocal: Bool = false) -> String {
    let name = fresh("f")
    let result = kind()
    var parameters: [(label: String?, name: String, kind: Kind, hasDefault: Bool)] = []
    var texts: [String] = []
    for _ in 0..<below(4) {
      let kind = chance(12) ? Kind.function([.int], .int) : kind()
      let text = pick(ProgramMaker.pool)
      if parameters.contains(where: { $0.name == text }) { continue }
      let label = !isLocal && chance(20) ? fresh("w") : nil
      let hasDefault = !isLocal && chance(20)
      parameters.append((label, text, kind, hasDefault))
      var written = (label.map { "\($0) " } ?? "") + text
      if hasDefault { written += " = " + inFunction(nil) { $0.literal(kind, 1) } }
      texts.append(written)
    }
    let head = "fn \(name)(\(texts.joined(separator: ", ")))"
    let body: String = inFunction(result) { maker in
      for parameter in parameters { maker.declare(parameter.name, parameter.kind, isMutable: false) }
      if maker.chance(25) { return " = " + maker.expression(result, 3) }
      return " {\n" + maker.scoped { $0.body(result, 1 + $0.below(6)) } + "\n}"
    }
    functions.append(Function(name: name, parameters: parameters, result: result))
    return head + body
  }

  /// A `fn` that calls itself a few times, and a call of it.
  private mutating func recursion() -> [String] {
    let name = fresh("r")
    let kind = pick([Kind.int, .list(.int), .record])
    let body: String = inFunction(kind) { maker in
      let (left, sum) = (maker.fresh("v"), maker.newName())
      maker.declare(left, .int, isMutable: false)
      maker.declare(sum, kind, isMutable: false)
      let inner = maker.scoped { maker -> String in
        var lines: [String] = []
        for _ in 0..<(1 + maker.below(3)) { lines += maker.statement() }
        let again = "\(name)(\(left) - 1, \(maker.expression(kind, 2)))"
        switch kind {
        case .int: lines.append("(\(again) \(maker.pick(["+", "-"])) \(maker.expression(.int, 1)))")
        case .list: lines.append("(\(maker.expression(kind, 1)) + \(again)).prefix(9)")
        default: lines.append(again)
        }
        return lines.joined(separator: "\n")
      }
      return "fn \(name)(\(left), \(sum)) {\nif (\(left) <= 0) { return \(sum) }\n\(inner)\n}"
    }
    return [body, "print(\"\(name) \\(\(name)(\(2 + below(4)), \(expression(kind, 1))))\")"]
  }

  /// Statements, the last of which gives a value.
  mutating func body(_ kind: Kind, _ count: Int) -> String {
    var lines: [String] = []
    for _ in 0..<count { lines += statement() }
    lines.append(chance(15) ? "return \(expression(kind, 2))" : "(\(expression(kind, 3)))")
    return lines.joined(separator: "\n")
  }
}
