import Testing

/// Several mistakes in one run, each told once.
@Suite struct ParserRecoveryTests {
  @Test func oneEach() {
    let (actual, marks, _) = told(
      """
      let a = «=» 1
      let b = 2
      view A() {
          Text("x" «"y"»)
          let c «==» 3
          Text("z")
      }
      fn «1»f() = 2
      type T { x«» }
      foo «bar»
      """)
    #expect(
      actual.codes == [
        "expected", "expected", "equal-in-declaration", "expected", "field-without-type",
        "call-without-parentheses",
      ])
    #expect(actual.spans.count == marks.count)
  }

  @Test func restIsRead() {
    let parsed = parse("let a = = 1\nlet b = 2\nview A() { f(1 2); c }")
    #expect(parsed.tree.contains("(constant b = 2)"))
    #expect(parsed.tree.contains("c"))
    #expect(parsed.messages.count == 2)
  }

  @Test func noCascade() {
    for source in [
      "f(1 2 3 4)", "[1 2 3]", "{a: 1 b: 2}", "if = { a }", "for in { }", "fn f(a b c) = 1", "switch x { a }",
      "type T { 1 }", "let x = 1 2 3",
    ] {
      #expect(parse(source).messages.count == 1, "\(source): \(parse(source).messages)")
    }
  }
}
