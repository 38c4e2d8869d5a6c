import Testing

/// Operators: precedence, associativity, and where a line goes on.
@Suite struct ParserExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3 - 4", "(- (+ 1 (* 2 3)) 4)"),
    ("a ?? b ?? c", "(?? a (?? b c))"),
    ("a ? b : c ? d : e", "(? a b (? c d e))"),
    ("x < 1 && y > 2 || !z", "(|| (&& (< x 1) (> y 2)) (! z))"),
    ("a == b ?? c", "(== a (?? b c))"),
    ("a ?? 0..<n + 1", "(?? a (0..<(+ n 1)))"),
    ("-1.abs() + -x", "(+ -1.abs() (- x))"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("xs[2...]", "xs[(2...)]"),
    ("xs[...3]", "xs[(...3)]"),
    ("a.b?.c?[1].d", "a.b?.c?[1].d"),
    ("a ? .b : .c", "(? a .b .c)"),
    ("try? f() ?? 3", "(try? (?? f() 3))"),
    ("\\.self", "\\.self"),
    ("x.map(\\.a.b)", "x.map(\\.a.b)"),
    (
      "x.type(in: 3, for: 4, where: 5, default: 6, as: 7)",
      "x.type(in: 3, for: 4, where: 5, default: 6, as: 7)"
    ),
    ("let v = if a { 1 } else { 2 }", "(constant v = (if a {1} else {2}))"),
  ])
  func shape(_ source: String, _ expected: String) { #expect(tree(source) == expected) }

  @Test(arguments: [
    ("VStack {\n a\n}\n.padding()\n  .bold()", "VStack {a}.padding().bold()"),
    ("a\n?.b", "a?.b"),
    ("a\n+ b", "(+ a b)"),
    ("a\n-1", "a ; -1"),
    ("a\n- 1", "(- a 1)"),
    ("c\n? d\n: e", "(? c d e)"),
    ("f\n(1)", "f ; 1"),
    ("f\n[1]", "f ; [1]"),
    ("f\n{ 1 }", "f ; {1}"),
    ("a +\nb", "(+ a b)"),
    ("f(\n1,\n2\n)", "f(1, 2)"),
  ])
  func lines(_ source: String, _ expected: String) { #expect(tree(source) == expected) }
}
