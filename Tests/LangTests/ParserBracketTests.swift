import Lang
import Testing

/// An unclosed bracket is reported at its opening, and the rest is read as it was meant.
@Suite struct ParserBracketTests {
  @Test(arguments: [
    (
      "view A() {\n  Text«(»\"x\"\n  Text(\"y\")\n}\nview B() { }",
      "(view A() {Text('x') ; Text('y')}) ; (view B() {})"
    ),
    (
      "view A() {\n  VStack «{»\n    Text(\"x\")\n}\nview B() {\n}",
      "(view A() {VStack {Text('x')}}) ; (view B() {})"
    ),
    ("view A() «{»\n  Text(\"x\")\n\nview B() {\n}", "(view A() {Text('x')}) ; (view B() {})"),
    ("let x = [1, 2«)»\nlet y = 3", "(constant x = [1, 2]) ; (constant y = 3)"),
    ("let x = «[»1, 2\nlet y = 3", "(constant x = [1, 2]) ; (constant y = 3)"),
    ("f«(»g(1)\nfn h() = 1", "f(g(1)) ; (fn h() = 1)"),
    ("a«)»\nb", "a ; b"), ("a\n«}»\nb", "a ; b"),
    ("if a {\n  b«(»1\n} else {\n  c\n}", "(if a {b(1)} else {c})"),
  ])
  func unclosed(_ source: String, _ expected: String) {
    let marked = MarkedSource(source)
    let parsed = parse(marked.text)
    #expect(parsed.tree == expected)
    #expect(parsed.result.diagnostics.map { Int($0.span.start)..<Int($0.span.end) } == marked.spans)
  }

  @Test func noteSaysWhereItShouldClose() {
    let parsed = parse("view A() {\n  VStack {\n    a\n}\n")
    #expect(parsed.result.diagnostics.first?.notes.first?.message == "it should be closed before this `}`")
  }
}
