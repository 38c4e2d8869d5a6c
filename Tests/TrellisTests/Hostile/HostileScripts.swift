/// A program that means harm, and how it must end.
struct HostileScript: CustomStringConvertible, Sendable {
  /// What it tries.
  let name: String
  /// The code of the error that ends it; nil where it comes to its end, since what it asks for can be had.
  let code: String?
  let source: String

  init(_ name: String, _ code: String?, _ source: String) {
    self.name = name
    self.code = code
    self.source = source
  }

  var description: String { name }

  /// All that are written by hand.
  static let all =
    recursion + loops + growth + literals + nesting + sharing + text + patterns + dates + state
    + layouts + errors + events

  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  // MARK: Recursion

  static let recursion: [HostileScript] = [
    .init("a function that calls itself", "call-depth", "fn f(n) = f(n + 1)\nf(0)"),
    .init("two that call each other", "call-depth", "fn f(n) = g(n)\nfn g(n) = f(n)\nf(0)"),
    .init("recursion in a block", "call-depth", "fn f(n) = [n].map { f($0) }\nf(0)"),
    .init("recursion through sorting", "call-depth", "fn f(n) = [2, 1].sorted { f($0) < f($1) }\nf(0)"),
    .init("recursion through reduce", "call-depth", "fn f(n) = [1, 2].reduce(0) { f($0 + $1) }\nf(0)"),
    .init("recursion through a key path", "call-depth", "fn size(x) = [x].map(\\.size)\n1.size"),
    .init("recursion through a field", "call-depth", "let r = {f: { $0.f($0) }}\nr.f(r)"),
    .init("a closure that gets itself", "call-depth", "let f = { g in g(g) }\nf(f)"),
    .init("recursion in a default", "call-depth", "fn f(a = f()) = a\nf()"),
    .init(
      "recursion that keeps a list at each level", "call-depth",
      "fn f(n) { let xs = (0..<100).map { $0 }\n return f(n + 1) + xs.count }\nf(0)"),
    .init("recursion in a string", "call-depth", "fn f(n) = \"a\\(f(n + 1))\"\nf(0)"),
    .init("recursion with try", "call-depth", "fn f(n) = try? f(n + 1)\nf(0)"),
    .init(
      "recursion tried again and again", "call-depth",
      "fn f(n) { let a = try? f(n + 1)\n let b = try? f(n + 1)\n return a ?? b }\nf(0)"),
    .init("a tree of calls", "step-limit", "fn f(n) = n == 0 ? 0 : f(n - 1) + f(n - 1)\nf(60)"),
    .init(
      "Ackermann's function", nil,
      "fn a(m, n) = m == 0 ? n + 1 : n == 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1))\na(2, 9)"),
    .init(
      "Ackermann's function, larger", "call-depth|step-limit",
      "fn a(m, n) = m == 0 ? n + 1 : n == 0 ? a(m - 1, 1) : a(m - 1, a(m, n - 1))\na(4, 2)"),
    .init("a view that shows itself", "view-depth", "view V(n) { V(n + 1) }\nV(0)"),
    .init(
      "two views that show each other", "view-depth",
      "view A() { VStack { B() } }\nview B() { HStack { A() } }\nA()"),
    .init("a view that shows itself twice", "view-depth", "view V() { V()\n V() }\nV()"),
    .init("a view in rows of itself", "view-depth", "view V() { List(0..<3) { V() } }\nV()"),
    .init(
      "recursion in a condition of a type", "call-depth",
      "fn f(n) = f(n)\ntype T { a: Int where f($0) > 0 }\nT(a: 1)"),
  ]

  // MARK: Loops

  static let loops: [HostileScript] = [
    .init("an endless loop", "step-limit", "while true {}"),
    .init("an endless loop that calls", "step-limit", "fn f() = 1\nwhile true { f() }"),
    .init("a failure is no absence: nothing catches it", "fail", "while true { let x = try? fail(\"no\") }"),
    .init(
      "an endless loop that catches its limit", "step-limit",
      "fn f() { while true {} }\nwhile true { let x = try? f() }"),
    .init("counting very far", "step-limit", "for i in 0..<9223372036854775807 {}"),
    .init("loops in loops", "step-limit", times(8, "for i in 0..<1000 { ") + times(8, "} ")),
    .init(
      "a loop over a list that it makes longer", nil, "var xs = [1]\nfor x in xs { xs.append(x) }\nxs.count"),
    .init(
      "a loop whose list is made longer by while", "memory-limit|step-limit",
      "var xs = [1]\nvar i = 0\nwhile i < xs.count { xs.append(i)\n i += 1 }"),
    .init(
      "a range up to the greatest number", "type",
      "for i in 9223372036854775800...9223372036854775807 { print(i + 1) }"),
    .init(
      "adding to the greatest number", "overflow",
      "for i in 9223372036854775800..<9223372036854775807 { print(i + 9) }"),
    .init("an endless loop that fails and goes on", "step-limit", "while true { let x = try? [1][5] }"),
    .init("an endless range: reduce", "step-limit", "(0..<9223372036854775807).reduce(1) { $0 }"),
    .init("an endless range: allSatisfy", "step-limit", "(0..<9223372036854775807).allSatisfy { true }"),
    .init("an endless range: first", "step-limit", "(0..<9223372036854775807).first { false }"),
    .init("an endless range: contains", "step-limit", "(0..<9223372036854775807).contains { $0 == -1 }"),
    .init("an endless range: forEach", "step-limit", "(0..<9223372036854775807).forEach { $0 }"),
    .init("an endless range: compactMap", "step-limit", "(0..<9223372036854775807).compactMap { nil }"),
    .init("an endless range: flatMap", "step-limit", "(0..<9223372036854775807).flatMap { [] }"),
    .init("an endless range: count", "step-limit", "(0..<9223372036854775807).count { false }"),
    .init("an endless range: min", "step-limit", "(0..<9223372036854775807).min { $0 < $1 }"),
    .init("an endless range: last", "step-limit", "(0..<9223372036854775807).last { false }"),
    .init("an endless range: firstIndex", "step-limit", "(0..<9223372036854775807).firstIndex { false }"),
    .init("an endless range: prefix", "step-limit", "(0..<9223372036854775807).prefix { true }"),
    .init("an endless range: drop", "step-limit", "(0..<9223372036854775807).drop { true }"),
    .init("an endless range: max", "step-limit", "(0..<9223372036854775807).max { $0 }"),
    .init("an endless range: map", "step-limit", "(0..<9223372036854775807).map { $0 }"),
    .init("an endless range: filter", "step-limit", "(0..<9223372036854775807).filter { true }"),
    .init(
      "comparing what is long, again and again", "step-limit",
      "let a = \"x\".repeated(1000000) + \"a\"\nlet b = \"x\".repeated(1000000) + \"b\"\nwhile true { a == b }"
    ),
    .init(
      "comparing lists, again and again", "step-limit",
      "let a = (0..<10000).map { $0 }\nlet b = (0..<10000).map { $0 }\nwhile true { a == b }"),
    .init(
      "distinct lists that hash alike", nil,
      "let a = (0..<2000).map { $0 }\n(0..<30000).map { [a, $0] }.unique().count"),
    .init(
      "finding among lists that are nearly the same", "step-limit|memory-limit",
      "let a = (0..<20000).map { $0 }\nlet xs = (0..<1000).map { n in [a.map { $0 }, n] }\nxs.map { xs.firstIndex(of: $0) }.count"
    ),
    .init(
      "nested maps", "step-limit",
      "let xs = 0..<1000\nxs.map { a in xs.map { b in xs.map { c in a + b + c }.sum() }.sum() }.sum()"),
    .init(
      "an endless switch", "step-limit",
      "var a = 0\nwhile true { switch a { case 0: a = 1\n default: a = 0 } }"),
    .init(
      "sorting by what never agrees", nil,
      "let xs = (0..<1000).map { $0 * 7919 % 1000 }\nxs.sorted { a, b in true }.count"),
    .init(
      "removing in a loop", nil,
      "var xs = (0..<20000).map { $0 }\nwhile !xs.isEmpty { xs.remove(at: 0) }\nxs.count"),
    .init("inserting at the front", "step-limit", "var xs = []\nwhile true { xs.insert(1, at: 0) }"),
  ]

  // MARK: Growth

  static let growth: [HostileScript] = [
    .init(
      "a string that doubles", "memory-limit|step-limit|output-limit",
      "var s = \"ab\"\nwhile true { s = s + s }"),
    .init(
      "a list that doubles", "memory-limit|step-limit|output-limit",
      "var xs = [1]\nwhile true { xs = xs + xs }"),
    .init("a huge repetition", "memory-limit|step-limit|output-limit", "\"x\".repeated(1000000000000)"),
    .init("a huge repetition of a list", "memory-limit|step-limit", "[1].repeated(1000000000000)"),
    .init("a huge range as a list", "memory-limit|step-limit", "(0..<1000000000000000000).map { $0 }"),
    .init("the sum of a huge range", nil, "(0..<1000000000000).count"),
    .init("a huge range sorted", "memory-limit|step-limit", "(0..<10000000000).sorted().count"),
    .init("a huge range reversed", "memory-limit|step-limit", "(0..<10000000000).reversed().count"),
    .init("padding without end", nil, "\"a\".padded(to: 1000000000000)"),
    .init(
      "a growing list of growing lists", "memory-limit|step-limit",
      "var xs = []\nwhile true { xs.append((0..<1000).map { $0 }) }"),
    .init(
      "a growing record", "memory-limit|step-limit",
      "var r = {:}\nvar i = 0\nwhile true { r[\"k\\(i)\"] = i\n i += 1 }"),
    .init(
      "records in a list", "memory-limit|step-limit",
      "var xs = []\nwhile true { xs.append({a: 1, b: \"x\", c: [1, 2, 3]}) }"),
    .init(
      "closures in a list", "memory-limit|step-limit",
      "var xs = []\nvar n = 0\nwhile true { let k = n\n xs.append({ k + 1 })\n n += 1 }"),
    .init(
      "output without end", "output-limit|step-limit",
      "while true { print(\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\") }"
    ),
    .init("warnings without end", "output-limit|step-limit", "while true { warn(\"x\".repeated(1000)) }"),
    .init("one long line", "memory-limit|step-limit|output-limit", "print(\"x\".repeated(100000000))"),
    .init(
      "joining what is long", "memory-limit|step-limit|output-limit",
      "let s = \"x\".repeated(1000000)\n(0..<1000).map { i in s }.joined(separator: s).count"),
    .init(
      "replacing with what is long", "memory-limit|step-limit",
      "let s = \"x\".repeated(100000)\ns.replacing(\"x\", with: s).count"),
    .init(
      "splitting into very many", "memory-limit|step-limit",
      "\"a,\".repeated(100000000).split(separator: \",\").count"),
    .init(
      "a flat map that explodes", "memory-limit|step-limit",
      "var xs = [1, 2]\nwhile true { xs = xs.flatMap { x in [x, x, x] } }"),
    .init("zipping what is long", "memory-limit|step-limit", "(0..<100000000).zip(0..<100000000).count"),
    .init("chunks of one", "memory-limit|step-limit", "(0..<1000000000).chunked(into: 1).count"),
    .init("groups of one", "memory-limit|step-limit", "(0..<100000000).grouped { $0 }.count"),
    .init("numbers that overflow", "overflow", "var n = 1\nwhile true { n *= 3 }"),
    .init(
      "decimals that overflow", "overflow",
      "var n = 1.5\nlet d = Decimal(\"1.5\") ?? 1\nvar x = d\nwhile true { x *= d }"),
    .init("floats without end", "step-limit", "var n = 1e300\nwhile true { n = n * 10.0 }"),
    .init("a power beyond all numbers", nil, "10.0.power(308.0)"),
  ]

  // MARK: Literals and nesting of source

  static let literals: [HostileScript] = [
    .init("a number of a thousand digits", "number-too-large", "let x = " + times(1000, "9")),
    .init("a number with a thousand decimals", nil, "let x = 0." + times(1000, "3") + "\nx > 0.3"),
    .init("a string of a million letters", nil, "let x = \"" + times(1_000_000, "a") + "\"\nx.count"),
    .init(
      "a list of fifty thousand and one", "too-large|memory-limit", "let x = [" + times(50_001, "1,") + "]"),
    .init("ten thousand names", nil, (0..<10_000).map { "let n\($0) = \($0)\n" }.joined()),
    .init("a name of a million letters", nil, "let a" + times(1_000_000, "b") + " = 1"),
    .init("names that hash alike", nil, (0..<5_000).map { "let a\($0 * 4096)x = 1\n" }.joined()),
    .init(
      "a record with ten thousand fields", nil,
      "let r = {" + (0..<10_000).map { "f\($0): \($0)" }.joined(separator: ", ") + "}\nr.f9999"),
    .init(
      "ten thousand parameters", "too-large|memory-limit",
      "fn f(" + (0..<70_000).map { "a\($0)" }.joined(separator: ", ") + ") = 1\nprint(1)"),
    .init("a call with ten thousand arguments", "arguments", "fn f(a) = a\nf(" + times(10_000, "1, ") + "1)"),
    .init("a comment that never ends", "unterminated-comment", "/* " + times(100_000, "/* ")),
    .init("a string that never ends", "unterminated-string", "let x = \"" + times(100_000, "a")),
    .init("bytes without meaning", "unknown-character", times(1_000, "\u{1}\u{2}§¶ ")),
    .init("a date beyond the calendar", "bad-date", "let d = @9999999-99-99"),
    .init("a duration beyond time", "number-too-large", "let d = 99999999999999999999d"),
  ]

  static let nesting: [HostileScript] = [
    .init(
      "a thousand parentheses", "nesting-limit", "let x = " + times(1_000, "(") + "1" + times(1_000, ")")),
    .init(
      "a hundred thousand parentheses", "nesting-limit",
      "let x = " + times(100_000, "(") + "1" + times(100_000, ")")),
    .init(
      "a hundred thousand brackets, open", "nesting-limit|unclosed-bracket", "let x = " + times(100_000, "[")),
    .init("a thousand lists", "nesting-limit", "let x = " + times(1_000, "[") + times(1_000, "]")),
    .init("a thousand records", "nesting-limit", "let x = " + times(1_000, "{a: ") + "1" + times(1_000, "}")),
    .init("a thousand closures", "nesting-limit", "let x = " + times(1_000, "{ ") + "1" + times(1_000, " }")),
    .init("a thousand blocks", "nesting-limit", times(1_000, "if true { ") + times(1_000, "}")),
    .init(
      "a thousand views", "nesting-limit", times(1_000, "VStack { ") + "Text(\"a\")" + times(1_000, " }")),
    .init(
      "a thousand calls", "nesting-limit",
      "fn f(a) = a\nf(" + times(1_000, "f(") + "1" + times(1_000, ")") + ")"),
    .init("a thousand minus signs", "increment", "let x = " + times(1_000, "-") + "y"),
    .init("a thousand negations", "nesting-limit", "let x = " + times(1_000, "!") + "true"),
    .init("a thousand ternaries", "nesting-limit", "let x = " + times(1_000, "true ? 1 : ") + "2"),
    .init("a thousand else ifs", "nesting-limit", "if false {}" + times(1_000, " else if false {}")),
    .init("a chain of a thousand members", "chain-limit", "let x = 1" + times(1_000, ".a")),
    .init("a chain of a thousand calls", "chain-limit", "let x = [1]" + times(1_000, ".map { $0 }")),
    .init("a sum of ten thousand", "chain-limit", "let x = 1" + times(10_000, " + 1")),
    .init(
      "interpolations in interpolations", "nesting-limit",
      "let x = " + times(1_000, "\"\\(") + "1" + times(1_000, ")\"")),
    .init(
      "types in types", "nesting-limit", "let x: " + times(1_000, "[") + "Int" + times(1_000, "]") + " = 1"),
    .init(
      "patterns in patterns", "nesting-limit",
      "switch 1 { case " + times(1_000, "[") + "let a" + times(1_000, "]") + ": 1\n default: 2 }"),
  ]

  // MARK: Values that share their parts

  static let sharing: [HostileScript] = [
    .init(
      "printing a list of doubled lists", "output-limit|memory-limit|too-long|step-limit",
      "var x = [1]\nfor i in 0..<60 { x = [x, x] }\nprint(x)"),
    .init(
      "the text of a list of doubled lists", "memory-limit|step-limit",
      "var x = [1]\nfor i in 0..<60 { x = [x, x] }\n\"\\(x)\".count"),
    .init(
      "comparing lists of doubled lists", "step-limit",
      "var a = [1]\nvar b = [1]\nfor i in 0..<60 { a = [a, a]\n b = [b, b] }\na == b"),
    .init(
      "finding a list of doubled lists", nil,
      "var a = [1]\nfor i in 0..<60 { a = [a, a] }\n[a, a].unique().count"),
    .init(
      "grouping by lists of doubled lists", nil,
      "var a = [1]\nfor i in 0..<60 { a = [a, a] }\n[1, 2].grouped { n in a }.count"),
    .init("a value of a thousand levels", "depth-limit", "var x = []\nfor i in 0..<1000 { x = [x] }"),
    .init("a record of a thousand levels", "depth-limit", "var x = {:}\nfor i in 0..<1000 { x = {a: x} }"),
    .init(
      "closures that hold closures", "depth-limit",
      "var f = { 1 }\nfor i in 0..<100000 { let g = f\n f = { g } }\nprint(\"made\")"),
    .init("a cell that holds itself", nil, "var f = { 1 }\nf = { f }\nprint(\"made\")"),
    .init(
      "very many cells that hold each other", nil,
      "for i in 0..<10000 { var a = { 1 }\n var b = { a }\n a = { b } }\nprint(\"made\")"),
    .init(
      "a chain of a hundred thousand cells", "depth-limit|call-depth|memory-limit",
      "var last = { 0 }\nfor i in 0..<100000 { var before = last\n last = { before() } }\nlast()"),
    .init(
      "flattening lists of doubled lists", "depth-limit|memory-limit|step-limit",
      "var x = [1]\nfor i in 0..<60 { x = [x, x] }\nwhile true { x = x.flatMap { $0 } }"),
    .init(
      "JSON of doubled lists", "unknown-function|output-limit|memory-limit|step-limit",
      "var x = [1]\nfor i in 0..<60 { x = [x, x] }\nprint(String(x).count)"),
    .init(
      "a typed record of doubled lists", nil,
      "type T { a: [T]? }\nvar t = T(a: nil)\nfor i in 0..<60 { t = T(a: [t, t]) }\nprint(1)"),
  ]

  // MARK: Text and patterns

  static let text: [HostileScript] = [
    .init(
      "rows that no memory has room for", "memory-limit",
      "state n = 0\nVStack { ForEach(0..<4611686018427387904) { i in Text(\"\\(n)\") } }"),
    .init(
      "long masks without end", "step-limit",
      "while true { \"1\".repeated(5000).masked(\"#\".repeated(5000)) }"),
    .init("a letter with a million accents", nil, "let s = \"a\" + \"\\u{301}\".repeated(1000000)\ns.count"),
    .init("a letter with accents as a view", nil, "Text(\"a\" + \"\\u{301}\".repeated(10000))"),
    .init("joined emoji without end", nil, "Text(\"\\u{1F468}\\u{200D}\".repeated(10000))"),
    .init("flags without end", nil, "Text(\"\\u{1F1E9}\".repeated(10001))"),
    .init("escape sequences", nil, "Text(\"\\u{1B}[2J\\u{1B}]0;title\\u{7}\\u{9B}31m\")"),
    .init("marks of direction", nil, "Text(\"\\u{202E}abc\\u{2066}\\u{2067}\".repeated(1000))"),
    .init("zeros and controls", nil, "Text((0..<32).map { n in String(n) }.joined(separator: \"\\u{0}\"))"),
    .init("a word of a million letters as a view", nil, "Text(\"x\".repeated(100000))"),
    .init("a million blanks", nil, "Text(\" \".repeated(100000))"),
    .init("a hundred thousand lines", nil, "Text(\"a\\n\".repeated(10000))"),
    .init(
      "every prefix of a long text", "step-limit|memory-limit",
      "let s = \"x\".repeated(100000)\n(0..<100000).map { n in s.prefix(n) }.count"),
    .init(
      "counting graphemes again and again", "step-limit|memory-limit",
      "var s = \"é\"\nwhile true { s += \"é\"\n s.reversed().count }"),
    .init("upper case that grows", nil, "\"ß\".repeated(100000).uppercased().count"),
  ]

  static let patterns: [HostileScript] = [
    .init("nested repetition", nil, "\"a\".repeated(5000).matches(\"(a+)+$\")"),
    .init("nested repetition that fails", nil, "(\"a\".repeated(5000) + \"b\").matches(\"(a+)+$\")"),
    .init("alternatives that overlap", nil, "(\"a\".repeated(2000) + \"b\").matches(\"(a|aa)+$\")"),
    .init("a square of stars", nil, "\"x\".repeated(2000).matches(\".*.*.*.*.*y\")"),
    .init("a pattern that is too large", "pattern|argument", "\"x\".matches(\"((a{100}){100}){100}\")"),
    .init(
      "a pattern of parentheses", "pattern|argument",
      "\"x\".matches(\"(\".repeated(10000) + \")\".repeated(10000))"),
    .init("a broken pattern", "pattern|argument", "\"x\".matches(\"(((\")"),
    .init(
      "finding all, everywhere", "step-limit",
      "let t = \"ab\".repeated(100000)\nwhile true { t.matches(\"(a?b?)*c\") }"),
    .init(
      "a pattern on a long text, again and again", "step-limit",
      "let t = \"a\".repeated(10000)\nwhile true { t.matches(\"(a*)*b\") }"),
  ]

  // MARK: Dates

  static let dates: [HostileScript] = [
    .init("a date far away", "date", "var d = @2026-11-30\nwhile true { d = d + 9000y }"),
    .init(
      "every day of all time", "step-limit|memory-limit",
      "(@0001-01-01...@9999-12-31).map { $0 }.flatMap { d in [d, d, d] }.flatMap { d in [d, d, d, d, d] }.count"
    ),
    .init(
      "adding the largest duration", "overflow|date-range|argument|duration-too-large",
      "var d = 1d\nwhile true { d = d + d }"),
    .init(
      "a timeline of all time", "argument",
      "Timeline([@0001-01-01T00:00, @9999-12-31T00:00], by: \\.self, every: 1s) { d in Text(\"x\") }"),
  ]

  // MARK: State

  static let state: [HostileScript] = [
    .init(
      "a change that changes itself", "change-loop",
      "state a = 0\nVStack { Button(\"go\") { a += 1 } }.onChange(of: a) { a += 1 }\ntap(\"go\")"),
    .init(
      "two changes that change each other", "change-loop",
      "state a = 0\nstate b = 0\nVStack { Button(\"go\") { a += 1 } }.onChange(of: a) { b += 1 }.onChange(of: b) { a += 1 }\ntap(\"go\")"
    ),
    .init("a let that reads itself", nil, "state a = 0\nlet b = a + 1\nlet c = b + b\na = 5\nc"),
    .init(
      "state that grows at each draw", "render-changes",
      "state xs = []\nVStack { ForEach(0..<3) { i in Text(\"\\(xs.append(i))\") } }"),
    .init("an action that never ends", "step-limit", "Button(\"go\") { while true {} }\ntap(\"go\")"),
    .init(
      "an action that grows without end", "memory-limit|step-limit",
      "state s = \"ab\"\nButton(\"go\") { while true { s += s } }\ntap(\"go\")"),
    .init("an appearing that never ends", "step-limit", "Text(\"a\").onAppear { while true {} }"),
    .init(
      "a binding to itself", nil,
      "state a = 0\nlet b = Binding(get: { a }, set: { a = $0 })\nToggle(\"x\", isOn: Binding(get: { false }, set: { v in a = 1 }))\ntap(\"x\")\na"
    ),
    .init(
      "a binding whose reading never ends", "call-depth|step-limit",
      "fn f() = f()\nToggle(\"x\", isOn: Binding(get: { f() }, set: { v in 1 }))"),
    .init(
      "events that send events", "event|verb|nested-event|misplaced",
      "state n = 0\nButton(\"go\") { n += 1\n tap(\"go\") }\ntap(\"go\")"),
    .init(
      "very many events", "step-limit|too-many-events|output-limit",
      "state n = 0\nButton(\"go\") { n += 1 }\nquiet { while true { tap(\"go\") } }"),
  ]

  // MARK: Layouts

  static let layouts: [HostileScript] = [
    .init("a million rows", nil, "List(0..<1000000) { n in Text(\"\\(n)\") }.frame(height: 20)"),
    .init("a frame as wide as can be", nil, "Text(\"a\").frame(width: 1000000000000)"),
    .init(
      "a frame as high as can be", "argument|output-limit|view-limit|memory-limit|step-limit",
      "Text(\"a\").frame(height: 1000000000000)"),
    .init("a padding as large as can be", nil, "Text(\"a\").padding(9223372036854775807)"),
    .init("negative sizes", nil, "Text(\"a\").frame(width: -5, height: -9223372036854775807)"),
    .init(
      "very many views", "view-limit|step-limit|memory-limit|output-limit",
      "VStack { for i in 0..<10000000 { Text(\"a\") } }"),
    .init(
      "grids in grids", "view-limit|step-limit|memory-limit|output-limit|view-depth",
      "view G(n) { Grid { for i in 0..<10 { GridRow { for j in 0..<10 { if n > 0 { G(n - 1) } else { Text(\"x\") } } } } } }\nG(6)"
    ),
    .init(
      "stacks in stacks, too many", "view-depth",
      times(100, "HStack { VStack { ") + "Text(\"a\")" + times(100, " } }")),
    .init(
      "stacks in stacks that ask twice", nil,
      times(45, "HStack { VStack { ") + "Text(\"a\")" + times(45, " } }")),
    .init(
      "a thousand borders", "view-depth",
      "view B(n) { if n > 0 { Group { B(n - 1) }.border(.rounded) } else { Text(\"x\") } }\nB(1000)"),
    .init(
      "a table with very many columns", nil,
      "Table([{a: 1}]) { for i in 0..<500 { TableColumn(\"c\\(i)\") { r in Text(\"x\") } } }"),
    .init(
      "what fits, of very many", nil, "ViewThatFits { for i in 0..<1000 { Text(\"x\".repeated(2000 - i)) } }"),
    .init(
      "overlays on overlays", "view-depth",
      "view O(n) { Text(\"x\").overlay { if n > 0 { O(n - 1) } } }\nO(1000)"),
    .init(
      "a sheet over a sheet over a sheet", "view-depth|call-depth|view-limit",
      "state on = true\nview S() { Text(\"x\").sheet(isPresented: $on) { S() } }\nS()"),
    .init(
      "rows with the same key", nil, "List((0..<1000).map { n in {id: 1, n: n} }) { r in Text(\"\\(r.n)\") }"),
    .init(
      "a progress that is no number", nil,
      "ProgressView(value: 0.0 / 0.0)\nProgressView(value: 1.0 / 0.0)\nGauge(value: -1.0 / 0.0)"),
    .init(
      "a chart of nothing but infinities", "missing-argument|unknown-view|argument|type",
      "Chart([1.0 / 0.0, 0.0 / 0.0])"),
    .init(
      "a range of nothing", "argument|range|type",
      "state v = 1.0\nSlider(\"x\", value: $v, in: 1.0...(0.0 / 0.0))"),
  ]

  // MARK: Errors

  static let errors: [HostileScript] = [
    .init(
      "a storm of unknown names", "unknown-name|memory-limit", (0..<10_000).map { "print(x\($0))\n" }.joined()
    ),
    .init("a storm of unknown views", "unknown-view", (0..<2_000).map { "View\($0)(\"a\")\n" }.joined()),
    .init("a storm of mistakes of syntax", "expected", times(10_000, "let = \n")),
    .init("a storm of closers", "unmatched-bracket|stray-bracket|bracket", times(100_000, ")")),
    .init("a failure with a long message", "fail|failed|failure", "fail(\"x\".repeated(1000000))"),
    .init("failures in a loop", nil, "var n = 0\nwhile n < 10000 { let x = try? [1][5]\n n += 1 }\nn"),
    .init("a failure in a failure's message", "call-depth", "fn f(n) = fail(\"\\(f(n))\")\nf(1)"),
    .init(
      "a failure deep down", "index|index-range|out-of-range",
      "fn f(n) = n == 0 ? [1][5] : 1 + f(n - 1)\nf(1900)"),
    .init("an exit with a wrong status", "argument|exit", "exit(1000)"),
    .init("reading a file", "no-files|file|file-access|not-granted|read", "csv(\"/etc/passwd\")"),
    .init(
      "reading a file above", "no-files|file|file-access|not-granted|read", "json(\"../../../../etc/passwd\")"
    ),
    .init("reading a device", "no-files|file|file-access|not-granted|read", "csv(\"/dev/zero\")"),
    .init("importing a file", "import|no-files", "import \"/etc/passwd\""),
    .init("standard input that is not there", "no-files", "stdin().count"),
  ]

  // MARK: Events

  static let events: [HostileScript] = [
    .init(
      "tapping what is not there", "no-control|not-found|no-such-control|find", "Text(\"a\")\ntap(\"b\")"),
    .init(
      "setting a field to a long text", nil,
      "state t = \"\"\nTextField(\"Name\", text: $t)\nset(\"Name\", \"x\".repeated(100000))\nt.count"),
    .init(
      "setting a field to controls", nil,
      "state t = \"\"\nTextField(\"Name\", text: $t)\nset(\"Name\", \"\\u{1B}[31m\\u{0}\")\nt.count"),
    .init(
      "stepping beyond all numbers", "verb",
      "state n = 9223372036854775807\nStepper(\"n\", value: $n)\nincrement(\"n\")"),
    .init(
      "moving rows that are not there", "no-row|argument|not-found|index|range|out-of-range|move",
      "state xs = [1]\nList { ForEach($xs, id: \\.self) { $x in Text(\"\\(x)\") }.onMove { from, to in xs.move(from: from, to: to) } }\nmove(from: 5, to: 9)"
    ),
    .init(
      "scrolling far away", nil,
      "List(0..<100) { n in Text(\"\\(n)\") }.frame(height: 5)\nscroll(by: 9223372036854775807)\nscroll(by: -9223372036854775807)"
    ),
    .init("a tick of all time", nil, "ProgressView()\ntick(1000000000)"),
  ]
}
