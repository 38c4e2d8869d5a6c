import Lang
import Testing

/// The limits of nesting and of chains: just under, and just over.
@Suite struct ParserLimitTests {
  static let nests: [(String, String, String, Int)] = [
    ("(", "1", ")", 256), ("[", "1", "]", 256), ("f(", "1", ")", 256), ("{a: ", "1", "}", 256),
    ("x[", "1", "]", 256),
    ("f { ", "1", " }", 256), ("if a { ", "1", " }", 256), ("for x in y { ", "1", " }", 256),
    ("while a { ", "1", " }", 256),
    ("switch a { case 1: ", "1", " }", 255), ("fn f() { ", "1", " }", 256), ("view F() { ", "1", " }", 256),
    ("let a = { ", "1", " }", 256), ("!", "a", "", 256), ("- ", "a", "", 256), ("try? ", "a", "", 256),
    ("a ? ", "1", " : 2", 256), ("\"\\(", "1", ")\"", 256), ("if a { } else ", "if a { }", "", 255),
  ]

  @Test(arguments: nests.indices)
  func nesting(_ index: Int) {
    let (open, middle, close, limit) = Self.nests[index]
    func source(_ count: Int) -> String {
      String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    }
    #expect(parse(source(limit)).messages == [])
    #expect(parse(source(limit + 1)).result.diagnostics.map(\.code) == ["nesting-limit"])
    #expect(parse(source(20_000)).result.diagnostics.map(\.code) == ["nesting-limit"])
  }

  @Test func rightNestedOperators() {
    for (open, close) in [("a ?? ", "a"), ("a ? 1 : ", "2")] {
      #expect(parse(String(repeating: open, count: 200) + close).messages == [])
      #expect(
        parse(String(repeating: open, count: 300) + close).result.diagnostics.map(\.code) == ["nesting-limit"]
      )
    }
  }

  @Test func types() {
    func source(_ count: Int) -> String {
      "type A = " + String(repeating: "[", count: count) + "Int" + String(repeating: "]", count: count)
    }
    #expect(parse(source(255)).messages == [])
    #expect(parse(source(256)).result.diagnostics.map(\.code) == ["nesting-limit"])
  }

  @Test func patterns() {
    func source(_ count: Int) -> String {
      "if case " + String(repeating: "[", count: count) + "let a" + String(repeating: "]", count: count)
        + " = x { }"
    }
    #expect(parse(source(255)).messages == [])
    #expect(parse(source(256)).result.diagnostics.map(\.code) == ["nesting-limit"])
  }

  @Test func chains() {
    for part in [" + 1", ".b", "(1)", "[0]", "?.c"] {
      #expect(parse("a" + String(repeating: part, count: 500)).messages == [])
      #expect(
        parse("a" + String(repeating: part, count: 501)).result.diagnostics.map(\.code) == ["chain-limit"])
    }
    let inner = "(a" + String(repeating: " + 1", count: 300) + ")"
    #expect(
      parse(inner + String(repeating: " + 1", count: 300)).result.diagnostics.map(\.code) == ["chain-limit"])
  }

  @Test func unclosedThousands() {
    for open in ["(", "[", "{", "f {", "\"\\(", "if a {", "x[", "/*"] {
      #expect(parse(String(repeating: open, count: 5_000)).status != "complete")
    }
  }
}

/// A file full of mistakes ends in one that says so, however they nest.
@Suite struct ParserErrorLimitTests {
  @Test(arguments: [
    String(repeating: "let = 1\n", count: 500), String(repeating: ") ", count: 5_000),
    String(repeating: "\u{1} ", count: 5_000),
    String(repeating: "'a'\n", count: 5_000),
  ])
  func isReached(_ source: String) {
    let codes = parse(source).result.diagnostics.map(\.code)
    #expect(codes.count == Parser.errorLimit + 1)
    #expect(codes.last == "too-many-errors")
  }

  @Test func nestedForeignDeclarations() {
    let source =
      String(repeating: "struct A { func a() { ", count: 140) + "1" + String(repeating: "} }", count: 140)
    #expect(parse(source).status == "wrong")
  }
}
