/// Programs that mostly compile: names that exist, calls that fit, values of all kinds in all places.
public struct ProgramGenerator {
  private var random: Choices
  private var depth = 0

  public init(seed: UInt64) { random = Choices(seed: seed) }

  public init(_ choices: Choices) { random = choices }

  private mutating func next(_ bound: Int) -> Int { random.below(bound) }

  private mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

  public mutating func program() -> String {
    depth = 0
    // These are there whatever becomes of the rest.
    let literals = [
      "nil", "true", "0", "7", "1.5", "\"text\"", "[3, 1, 2]", "{x: 1}", "@2026-11-30", "2d", ".a",
    ]
    var lines = [
      "var a = \(pick(literals))", "var b = [1, 2, 3]", "state s = \(pick(literals))",
      "let c = {x: 1, y: [2]}",
      "fn g(p) = p", "fn f(p, q = 2) { p }",
      "view Row(item) { state taps = 0; HStack { Text(\"\\(item)\"); Button(\"+\") { taps += 1 }; Text(\"\\(taps)\") } }",
      "a = \(expression())", "s = \(expression())",
    ]
    if next(2) == 0 { lines[4] = "fn g(p) = \(expression())" }
    if next(2) == 0 { lines[5] = "fn f(p, q = 2) { \(block()) }" }
    for _ in 0..<(4 + next(8)) { lines.append(statement()) }
    return lines.joined(separator: "\n")
  }

  private mutating func block() -> String {
    (0..<(1 + next(3))).map { _ in statement(inFunction: true) }.joined(separator: "; ")
  }

  private mutating func statement(inFunction: Bool = false) -> String {
    depth += 1
    defer { depth -= 1 }
    if depth > 4 { return "let z\(next(1_000_000)) = \(atom())" }
    switch next(inFunction ? 12 : 24) {
    case 0: return "a = \(expression())"
    case 1: return "b.append(\(expression()))"
    case 2: return "if (\(condition())) { \(block()) } else { \(block()) }"
    case 3: return "for i in (\(sequence())) { b.append(i); \(block()) }"
    case 4: return "while (\(condition())) { \(block()); break }"
    case 5:
      return
        "switch (\(expression())) { case 1: nil; case let v where v == nil: v; case [let h, ...]: h; default: \(expression()) }"
    case 6: return "a += \(expression())"
    case 7: return "b[\(expression())] = \(expression())"
    case 8: return "print(\(expression()))"
    case 9: return "let z\(next(1_000_000)) = \(expression())"
    case 10: return "(try? \(expression())) ?? \(atom())"
    case 11: return pick(["b.sort()", "b.reverse()", "b.removeAll()", "a = f(a)", "b = b.map { g($0) }"])
    case 12: return "s = \(expression())"
    case 13: return "VStack { for i in (\(sequence())) { Row(i) } }"
    case 14: return "tap(\"+\")"
    case 17: return screen()
    case 18...21: return verb()
    case 22:
      return
        "List { ForEach(b) { item in Row(item) }.onMove { f, t in b.move(from: f, to: t) }.onDelete { b.remove(at: $0) } }"
    case 23: return "s = \(expression()); redraw()"
    case 15: return "List(b) { item in Text(\"\\(item) \\(\(expression()))\") }"
    default: return "Table([{a: \(expression()), b: \(expression())}, {a: 1}])"
    }
  }

  /// A screen of the views that hold others.
  private mutating func screen() -> String {
    let inner = pick([
      "Row(\(atom()))", "Text(\"\\(s)\")", "List(\(sequence())) { Row($0) }",
      "Menu(\"m\") { Button(\"x\") { s = \(atom()) } }", "AsyncButton(\"x\") { s = \(expression()) }",
      "Slider(\"x\", value: $s, in: 0...3)", "Toggle(\"x\", isOn: $s)",
      "NavigationLink(\"x\") { Text(\"page\") }",
    ])
    return pick([
      "TabView { Tab(\"a\") { \(inner) }; Tab(\"b\", role: .search) { \(inner) } }",
      "TabView { \(inner); \(inner) }.tabViewStyle(.page)",
      "SideBar(isPresented: $s) { \(inner) } sidebar: { \(inner) }",
      "NavigationStack { \(inner) }.sheet(item: $s) { x in Text(\"\\(x)\") }",
      "VStack { \(inner) }.confirmationDialog(\"d\", isPresented: $s) { Button(\"x\") { s = nil } }",
      "VStack { \(inner) }.searchable(text: $s).onChange(of: s) { print(s) }",
      "List { \(inner).swipeActions { Button(\"x\") { s = \(atom()) } } }",
      "VStack { for i in (\(sequence())) { \(inner).id(i) } }",
    ])
  }

  private mutating func verb() -> String {
    let name = pick(["\"x\"", "\"+\"", "\"a\"", "\"b\"", "\"m\"", "\"Search\"", atom()])
    let call = pick([
      "tap(\(name))", "set(\(name), \(atom()))", "increment(\(name))", "nextPage()", "previousPage()",
      "tick(\(number()))",
      "finish(\(name))", "swipe(\(name))", "move(from: \(number()), to: \(number()))",
      "delete(at: \(number()))",
      "back()", "dismiss()",
      "submit()", "focusNext()", "controls()", "find(\"\\(s)\").count",
      "quiet { tap(\(name)); s = \(atom()) }",
    ])
    return chanceOfTry() ? "(try? \(call)) ?? 0" : call
  }

  /// Literals of the wrong kind are found when compiling, and the program would not run at all.
  private mutating func number() -> String { pick(["0", "1", "3", "-7", "a", "b.count"]) }

  private mutating func chanceOfTry() -> Bool { next(3) > 0 }

  private mutating func condition() -> String {
    switch next(4) {
    case 0: "true"
    case 1: "\(expression()) == \(expression())"
    case 2: "\(expression()) < \(expression())"
    default: "b.count > \(next(5))"
    }
  }

  private mutating func sequence() -> String {
    pick([
      "b", "0..<3", "[1, \"x\", nil]", "\"text\"", "{k: 1}", "@2026-01-01...@2026-01-03", "range(0, 9)",
      expression(),
    ])
  }

  private mutating func atom() -> String {
    pick([
      "nil", "true", "0", "1", "-7", "9223372036854775807", "1.5", "1e300", "\"\"", "\"text\"", "\"é👨‍👩‍👧\"",
      ".a", ".b(1)",
      "@2026-11-30", "@2026-11-30T09:30", "@23:59", "2d", "1mo", "90m", "[]", "[3, 1, 2]", "{:}", "{x: 1}",
      "1...3",
      "\\.x", "\\.self", "{ $0 }", "{ a, b in a }", "a", "b", "c", "s", "f", "$s", "now()", "today()",
    ])
  }

  private mutating func expression() -> String {
    depth += 1
    defer { depth -= 1 }
    if depth > 5 { return atom() }
    switch next(15) {
    case 0...3: return atom()
    case 4:
      return
        "(\(expression()) \(pick(["+", "-", "*", "/", "%", "??", "==", "!=", "<", ">="])) \(expression()))"
    case 5: return "[\(expression()), \(expression())]"
    case 6: return "{x: \(expression()), y: \(expression())}"
    case 7: return "f(\(expression()))"
    case 8: return "g(\(expression()))"
    case 9:
      let member = pick([
        "count", "first", "last", "x", "y", "keys", "sorted()", "reversed()", "map { $0 }",
        "filter { $0 == 1 }",
        "prefix(2)", "suffix(1)", "enumerated()", "joined()", "sum()", "max()", "unique()", "grouped { $0 }",
        "reduce(0) { $0 + $1 }", "repeated(50)", "formatted()", "uppercased()", "split(separator: \"e\")",
        "abs()",
        "rounded()", "zip(b)", "chunked(into: 2)", "contains(1)", "flatMap { [$0, $0] }", "dropFirst(1)",
        "year",
        "hour", "quotient(3)", "power(40)", "description", "merging({z: 1})",
      ])
      return "(\(expression())).\(member)"
    case 10: return "(\(expression()))[\(expression())]"
    case 11: return "(\(condition()) ? \(expression()) : \(expression()))"
    case 12: return "\"\\(\(expression())) and \\(\(expression()))\""
    case 13: return "(\(expression()))?.x"
    default: return "(if (\(condition())) { \(expression()) } else { \(expression()) })"
    }
  }
}
