import Testing

/// Complete, incomplete (and what is open) or wrong: what a REPL asks.
@Suite struct ParserStatusTests {
  @Test(arguments: [
    "", "1", "// comment", "let x = 1", "view A() { Text(\"a\") }", "if a { }", "{ }", "f(\n1)",
    "\"\"\"\na\n\"\"\"", "/* a */",
  ])
  func complete(_ source: String) { #expect(parse(source).status == "complete") }

  @Test(arguments: [
    ("view A() {", "{"), ("f(", "("), ("f(1,", "("), ("[1, 2", "["), ("f(1 +", "("),
    ("view A() {\n  Text(\"a\")", "{"),
    ("view A() {\n  VStack(", "("), ("x[", "["), ("let r = {a:", "{"), ("let r = {", "{"),
    ("xs.map { a, b", "{"), ("xs.map { (a, b)", "{"), ("switch x {", "{"),
    ("switch x {\ncase .a", "{"), ("switch x {\ncase .a:", "{"), ("type A {\n x: Int", "{"),
    ("type A {\n x:", "{"), ("if a {\n} else {", "{"),
    ("\"\"\"\nabc", "string"), ("\"\"\"\n\\(a", "string"), ("f(\"\"\"\nabc", "string"), ("/* a", "comment"),
    ("/* /* a */", "comment"),
    ("1 +", "statement"), ("let x =", "statement"), ("let", "statement"), ("let x", "statement"),
    ("a &&", "statement"), ("a ? b :", "statement"), ("a ? b", "statement"),
    ("if a", "statement"), ("if", "statement"), ("for x", "statement"), ("for x in", "statement"),
    ("for x in xs", "statement"), ("while a", "statement"), ("switch x", "statement"),
    ("fn f", "statement"), ("fn f(a)", "statement"), ("fn f(a) =", "statement"), ("view A()", "statement"),
    ("type A", "statement"), ("type A =", "statement"), ("type A = .a |", "statement"),
    ("x.", "statement"), ("if a { } else", "statement"), ("try?", "statement"), ("import", "statement"),
    ("a ??", "statement"), ("0..<", "statement"), ("!", "statement"), ("x =", "statement"),
    ("if case .a =", "statement"),
  ])
  func incomplete(_ source: String, _ open: String) { #expect(parse(source).status == "incomplete \(open)") }

  @Test(arguments: [
    ")", "view A() { ) ", "let x = = 1", "\"abc", "f(1 2", "[1, 2)", ".bold()", "else { }",
    "view A() { let = 1", "a b", "'a'", "5px", "if a { } }",
    "let x = 1 +\n)", "1 < 2 < 3",
  ])
  func wrong(_ source: String) { #expect(parse(source).status == "wrong") }
}
