/// Makes programs that ask for too much: values that grow, loops that do not end, calls that go deep, put into one
/// another at random and used by views, patterns, texts and events.
struct HostileGenerator {
  private var state: UInt64
  private var names = 0

  init(seed: UInt64) { state = seed }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(1, bound)
  }

  mutating func pick(_ choices: [String]) -> String { choices[next(choices.count)] }

  private mutating func name() -> String {
    names += 1
    return "v\(names)"
  }

  /// From nothing to beyond all limits.
  private mutating func size() -> String {
    pick(["0", "1", "7", "100", "5000", "100000", "10000000", "1000000000000", "9223372036854775807", "-1"])
  }

  /// Every second one is of one kind, the others are of all things mixed.
  mutating func program() -> String {
    names = 0
    if next(2) == 0 { return family() }
    var lines = [
      "state count = 0", "state words = [\"a\"]", "fn deep(n) = n <= 0 ? 0 : 1 + deep(n - 1)",
      "fn twice(f, x) = f(f(x))", "fn wide(x) = [x, x, x]",
    ]
    for _ in 0..<(1 + next(4)) { lines.append(statement(depth: 2)) }
    lines.append(screen())
    for _ in 0..<next(3) { lines.append(event()) }
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func statement(depth: Int, isNested: Bool = false) -> String {
    let name = name()
    // Declarations stand at the top level: the last of the kinds.
    switch next(isNested ? 9 : 12) {
    case 0: return "var \(name) = \(value(depth))\nfor i in 0..<\(next(70)) { \(name) = \(grown(name)) }"
    case 1: return "var \(name) = \(value(depth))\nwhile true { \(name) = \(grown(name)) }"
    case 2: return "for \(name) in \(sequence(depth)) { \(body(depth)) }"
    case 3: return "var \(name) = 0\nwhile \(name) < \(size()) { \(name) += 1\n \(body(depth)) }"
    case 4: return "print(\(value(depth)))"
    case 5: return "let \(name) = try? \(value(depth))"
    case 6:
      return
        "switch \(value(depth)) { case \(pick(["0", "[let a, ...]", "{x: let b}", "\"a\""])): print(1)\ndefault: print(2) }"
    case 7: return "let \(name) = \(value(depth)) == \(value(depth))"
    case 8: return "let \(name) = \(value(depth))\n\(name)"
    case 9:
      return
        "fn \(name)(n) = \(pick(["n", "wide(n)", "[n].map { \(name)($0) }", "\(name)(n - 1)", "deep(n)"]))\n\(name)(\(size()))"
    case 10:
      return
        "view V\(name)(n) { \(pick(["V\(name)(n)", "if n > 0 { V\(name)(n - 1) }", "List(0..<n) { i in V\(name)(i) }"])) }\nV\(name)(\(size()))"
    default:
      return
        "type T\(name) { a: \(pick(["Int", "[Int]", "String"])) where \(pick(["true", "deep(5000) > 0", "$0 == $0"])) }\nlet t\(name) = try? T\(name)(a: \(value(depth)))"
    }
  }

  private mutating func body(_ depth: Int) -> String {
    depth <= 0 ? pick(["count", "deep(50)", "print(count)"]) : statement(depth: depth - 1, isNested: true)
  }

  /// An expression that holds more than what it is given.
  private mutating func grown(_ name: String) -> String {
    pick([
      "[\(name), \(name)]", "{a: \(name), b: \(name)}", "wide(\(name))", "\"\\(\(name))\\(\(name))\"",
      "{ \(name) }",
      "[\(name)].repeated(3)", "twice({ [$0] }, \(name))", "try? \(name) + \(name)",
      "[1].map { n in \(name) }",
    ])
  }

  private mutating func value(_ depth: Int) -> String {
    guard depth > 0 else {
      return pick([
        "1", "nil", "\"text\"", "1.5", "9223372036854775807", "[1, 2]", "{x: 1}", "count", "words",
        "@2026-11-30", "1mo",
        "\"\\u{301}\\u{1F468}\\u{200D}\"", "0.0 / 0.0", "{ $0 }", "\\.x", ".red", "0..<10",
      ])
    }
    let inner = value(depth - 1)
    switch next(14) {
    case 0: return "\"x\".repeated(\(size()))"
    case 1: return "[\(inner)].repeated(\(size()))"
    case 2:
      return "(\(sequence(depth - 1))).map { \(pick(["$0", "[$0, $0]", "deep($0)", "\"\\($0)\"", "words"])) }"
    case 3:
      return
        "(\(sequence(depth - 1))).\(pick(["sorted()", "reversed()", "unique()", "count", "sum()", "max()", "enumerated()"]))"
    case 4: return "deep(\(size()))"
    case 5: return "\"\\(\(inner))\".\(pick(["count", "first", "uppercased()", "reversed()"]))"
    case 6: return "(try? \(inner)) ?? \(value(depth - 1))"
    case 7:
      return
        "\"a\".repeated(\(size())).\(pick(["split(separator: \"a\")", "replacing(\"a\", with: \"bb\")", "matches(\"(a+)+b\")", "uppercased()", "prefix(\(size()))"]))"
    case 8:
      return "(\(sequence(depth - 1))).reduce(\(inner)) { \(pick(["$0", "[$0, $1]", "$1", "$0 == $1"])) }"
    case 9: return "(\(sequence(depth - 1))).flatMap { \(pick(["[$0, $0]", "wide($0)", "0..<$0"])) }"
    case 10: return "twice({ [$0, $0] }, \(inner))"
    case 11: return "(\(inner)).formatted(decimals: \(size()))"
    case 12: return "@2026-11-30 + \(pick(["9000y", "1d", "99999w", "1s"]))"
    default:
      return
        "(\(sequence(depth - 1))).\(pick(["grouped { $0 }", "chunked(into: \(size()))", "zip(0..<\(size()))", "joined(separator: \"\")", "filter { $0 == $0 }"]))"
    }
  }

  private mutating func sequence(_ depth: Int) -> String {
    switch next(5) {
    case 0: return "0..<\(size())"
    case 1: return "\(size())...\(size())"
    case 2: return depth > 0 ? value(depth - 1) : "words"
    case 3: return "[\(value(0)), \(value(0))]"
    default: return "(0..<\(1 + next(2000)))"
    }
  }

  private mutating func screen() -> String {
    let rows = pick(["0..<\(size())", "words", "[1, 2, 3]"])
    let inside = pick([
      "Text(\"\\(count)\")", "Text(\"x\".repeated(\(size())))", "Toggle(\"on\", isOn: .constant(true))",
      "Text(\"a\").frame(width: \(size()), height: \(size()))",
      "Text(\"\\u{1B}[31m\\u{202E}\").padding(\(size()))",
      "ProgressView(value: 1.0 / 0.0)", "Button(\"go\") { count += 1 }", "Text(\"\\(deep(3000))\")",
      "TextField(\"Name\", text: .constant(\"x\".repeated(\(size()))))",
    ])
    let modifier = pick([
      "", ".border(.rounded)", ".padding(\(size()))", ".frame(height: 20)", ".onAppear { count += 1 }",
      ".onChange(of: count) { count += 1 }",
    ])
    switch next(7) {
    case 0: return "List(\(rows)) { r in \(inside) }\(modifier)"
    case 1: return "VStack { for i in \(rows) { \(inside) } }\(modifier)"
    case 2: return "Grid { for i in \(rows) { GridRow { \(inside)\n\(inside) } } }\(modifier)"
    case 3:
      return "LazyVGrid(columns: \(size())) { ForEach(\(rows), id: \\.self) { r in \(inside) } }\(modifier)"
    case 4: return "HStack { \(inside)\nSpacer()\n\(inside) }\(modifier)"
    case 5: return "ViewThatFits { for i in \(rows) { \(inside) } }\(modifier)"
    default: return "VStack { Button(\"go\") { \(body(1)) }\n\(inside) }\(modifier)"
    }
  }

  private mutating func event() -> String {
    pick([
      "tap(\"go\")", "count = count + 1", "words = words + words", "scroll(by: \(size()))",
      "set(\"Name\", \"x\".repeated(\(size())))",
      "quiet { for i in 0..<\(size()) { count += 1 } }", "tick(\(size()))", "find(\"x\")", "controls()",
    ])
  }
}
