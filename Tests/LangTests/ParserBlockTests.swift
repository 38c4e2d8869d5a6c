import Testing

/// What `{` opens (rule 2), closures, records, trailing blocks.
@Suite struct ParserBlockTests {
  @Test(arguments: [
    ("let r = {a: 1}", "(constant r = {a: 1})"),
    ("let r = {\"a b\": 1, c: 2,}", "(constant r = {a b: 1, c: 2})"), ("let r = {:}", "(constant r = {:})"),
    ("let r = {in: 1, type: 2, default: 3}", "(constant r = {in: 1, type: 2, default: 3})"),
    ("let f = { a }", "(constant f = {a})"), ("let f = {}", "(constant f = {})"),
    ("let f = { x in x }", "(constant f = {x in x})"),
    ("let f = { a, b in a }", "(constant f = {a, b in a})"),
    ("let f = { (i, row) in i }", "(constant f = {(i, row) in i})"),
    ("let f = { _ in 1 }", "(constant f = {_ in 1})"), ("let f = { $a in a }", "(constant f = {$a in a})"),
    ("let f = { i, (a, b) in a }", "(constant f = {i, (a, b) in a})"),
    ("let f = { [a, b] in a }", "(constant f = {[a, b] in a})"),
    ("let f = { $0 + $1 }", "(constant f = {(+ $0 $1)})"),
    ("let f = { (a) }", "(constant f = {a})"), ("let f = { [a, b] }", "(constant f = {[a, b]})"),
    ("let f = { a\n for x in y { } }", "(constant f = {a ; (for x in y {})})"),
    ("List { a }", "List {a}"), ("List(x) { a in b }", "List(x) {a in b}"), ("x.map { $0 }", "x.map {$0}"),
    ("S { a } header: { b } footer: { c }", "S {a} header: {b} footer: {c}"),
    ("S { a }\nheader: { b }", "S {a} header: {b}"),
    ("x ? f { a } : g { b }", "(? x f {a} g {b})"), ("f(1) { a }.b { c }", "f(1) {a}.b {c}"),
    ("for x in xs.filter({ $0 }) { }", "(for x in xs.filter({$0}) {})"), ("f(a: { b })", "f(a: {b})"),
    ("f({a: 1})", "f({a: 1})"),
    ("if x { y } else { z }", "(if x {y} else {z})"), ("let s = f[1] { a }", "(constant s = f[1] {a})"),
    ("if [f { a }].isEmpty { }", "(if [f {a}].isEmpty {})"), ("{ a }", "{a}"),
  ])
  func shape(_ source: String, _ expected: String) { #expect(tree(source) == expected) }

  @Test func implicitParameterCount() {
    #expect(tree("f { g { $2 } ; $0 }") == "f {g {$2} ; $0}")
  }
}
