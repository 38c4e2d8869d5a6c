import Testing

/// Statements and declarations.
@Suite struct ParserStatementTests {
  @Test(arguments: [
    ("let x = 1", "(constant x = 1)"), ("var x: Int = 1", "(variable x: Int = 1)"),
    ("state x: Flight? = nil", "(state x: Flight? = nil)"),
    ("input x: [Int]", "(input x: [Int])"), ("input x = csv(\"a\")", "(input x = csv('a'))"),
    ("let [a, ...rest] = c", "(constant [a, ...rest] = c)"), ("let (i, row) = e", "(constant (i, row) = e)"),
    ("let {kind: k} = e", "(constant {kind: k} = e)"), ("let _ = f()", "(constant _ = f())"),
    ("state = 5", "(= state 5)"), ("type.x", "type.x"), ("input(1)", "input(1)"), ("view\nx", "view ; x"),
    ("a = b", "(= a b)"), ("a.b[1] += 2", "(+= a.b[1] 2)"),
    ("a -= 1; b *= 2; c /= 3; d %= 4", "(-= a 1) ; (*= b 2) ; (/= c 3) ; (%= d 4)"),
    ("$x = 1", "(= $x 1)"),
    ("fn f(a, b c: Int = 3, $d) -> [Int]? = a", "(fn f(a, b c: Int = 3, $d) -> [Int]? = a)"),
    ("fn f() { return }", "(fn f() {(return)})"), ("fn f()\n  = 1", "(fn f() = 1)"),
    ("fn f(of of, in x) = 1", "(fn f(of of, in x) = 1)"),
    ("view A(x: View) { x() }", "(view A(x: View) {x()})"), ("import \"a.dsl\"", "(import a.dsl)"),
    ("import \"a.dsl\" as b", "(import a.dsl as b)"), ("return a + b", "(return (+ a b))"),
    ("f { return\n a }", "f {(return) ; a}"),
  ])
  func shape(_ source: String, _ expected: String) { #expect(tree(source) == expected) }

  @Test(arguments: [
    ("type A { x: Int }", "(type A {x: Int})"),
    ("type A { x: Int, y: String? }", "(type A {x: Int; y: String?})"),
    (
      "type A {\n  x: Int in 1...9 = 3\n  y: [Date] as \"yyyy\" from \"Y y\"\n}",
      "(type A {x: Int = 3 in (1...9); y: [Date] from 'Y y' as 'yyyy'})"
    ),
    (
      "type A { x: String matching \"a+\" where $0.count > 1 && x != \"b\" = \"c\" }",
      "(type A {x: String = 'c' matching 'a+' where (&& (> $0.count 1) (!= x 'b'))})"
    ),
    (
      "type A {\n from: String\n as: Int from \"x\"\n type: Int\n in: Int\n}",
      "(type A {from: String; as: Int from 'x'; type: Int; in: Int})"
    ),
    ("type S = .edit | .share(Item, [Int])", "(type S .edit | .share(Item, [Int]))"),
    ("type S =\n  | .a\n  | .b", "(type S .a | .b)"),
    ("type S = .a\n  | .b\n\nx", "(type S .a | .b) ; x"), ("type A = [Int]?", "(type A = [Int]?)"),
    ("type A = m.B", "(type A = m.B)"),
  ])
  func types(_ source: String, _ expected: String) { #expect(tree(source) == expected) }

  @Test(arguments: [
    ("if a { b }", "(if a {b})"), ("if a { b }\nelse { c }", "(if a {b} else {c})"),
    ("if a { } else if b { } else { c }", "(if a {} else (if b {} else {c}))"),
    ("if let x { }", "(if let x = x {})"),
    ("if let x = f(), x > 1, case .a(let y) = x { y }", "(if let x = f(), (> x 1), case .a(y) = x {y})"),
    ("if x == {y} { }", "errors: expected a value, but found `{`"),
    ("if xs.contains({ $0 }) { a }", "(if xs.contains({$0}) {a})"), ("if f(x) { a }", "(if f(x) {a})"),
    ("if (f { 1 }) { a }", "(if f {1} {a})"),
    ("for x in xs { x }", "(for x in xs {x})"),
    ("for (i, x) in xs where i > 1 { }", "(for (i, x) in xs where (> i 1) {})"),
    ("while a, let b = c { }", "(while a, let b = c {})"),
    ("f { break; continue }", "f {(break) ; (continue)}"),
    ("switch x { case 1, 2: a; b\ndefault: c }", "(switch x case =1, =2: a ; b | default: c)"),
    ("switch x { }", "(switch x )"),
    (
      "switch x {\ncase .a(let m, _) where m > 1: a\ncase [let a, ..., let z]: b\ncase [1, ...let r]: c\ncase {k: .a, n: let n}: d\ncase 1...5: e\ncase ...0: f\ncase 9...: g\ncase y: h\ncase nil: i\ncase (let a, 2): j\n}",
      "(switch x case .a(m, _) where (> m 1): a | case [a, ..., z]: b | case [=1, ...r]: c | case {k: .a, n: n}: d | case =(1...5): e | case =(...0): f | case =(9...): g | case =y: h | case =nil: i | case (a, =2): j)"
    ),
    (
      "let x = switch a { case 1: \"b\" default: \"c\" }",
      "(constant x = (switch a case =1: 'b' | default: 'c'))"
    ),
  ])
  func control(_ source: String, _ expected: String) { #expect(tree(source) == expected) }
}
