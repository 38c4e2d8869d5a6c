import Lang
import Testing

/// How a diagnostic looks.
@Suite struct DiagnosticRendererTests {
  private func render(
    _ marked: String, notes: [Diagnostic.Note] = [], hints: [String] = [], colour: Bool = false,
    width: @escaping (String) -> Int = { $0.count }
  ) -> String {
    let source = MarkedSource(marked)
    let sources = SourceMap()
    let id = sources.add(SourceFile(name: "a.dsl", text: source.text))
    let range = source.spans.first ?? 0..<0
    let diagnostic = Diagnostic(
      code: "x", "it is wrong", at: Span(file: id, start: range.lowerBound, end: range.upperBound),
      notes: notes,
      hints: hints)
    return DiagnosticRenderer(sources: sources, usesColour: colour, width: width).render(diagnostic)
  }

  @Test func excerpt() {
    #expect(
      render("let a = 1\nlet b = «foo» + 1", hints: ["write `bar`"]) == """
        error: it is wrong
          --> a.dsl:2:9
          |
        2 | let b = foo + 1
          |         ^^^
        hint: write `bar`

        """)
  }

  @Test func wideCharactersDoNotShiftTheCaret() {
    let text = render(
      "let a = \"東京\" + «x»", width: { $0.unicodeScalars.reduce(0) { $0 + ($1.value > 0x2E80 ? 2 : 1) } })
    #expect(text.hasSuffix("1 | let a = \"東京\" + x\n  |                  ^\n"))
  }

  @Test func controlCharactersAreShown() {
    let text = render("a\t\u{1B}[31m «b» \u{202E}c")
    #expect(text.contains("1 | a  ␛[31m b \u{FFFD}c\n  |          ^\n"))
  }

  @Test func severalLines() {
    #expect(
      render("f «{\n  a\n  b\n  }» + 1").hasSuffix(
        """
        1 | f {
          |   ^
          ⋮
        4 |   } + 1
          |   ^

        """))
  }

  @Test func longLinesAreCut() {
    let text = render(
      String(repeating: "foo + ", count: 100) + "«bar»" + String(repeating: " + foo", count: 100_000))
    let lines = text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 110 })
    #expect(lines.contains { $0.contains("…") && $0.contains("bar") })
    #expect(text.contains("a.dsl:1:601"))
  }

  @Test func endOfFile() {
    #expect(render("let a =«»").hasSuffix("1 | let a =\n  |        ^\n"))
    #expect(render("«»").hasSuffix("1 |\n  | ^\n"))
  }

  @Test func gutterFitsTheLargestLine() {
    let text = render(
      String(repeating: "\n", count: 99) + "«x»", notes: [.init("see", at: Span(file: 0, start: 0, end: 0))])
    #expect(text.contains("100 | x\n    | ^\n"))
    #expect(text.contains("  1 |\n"))
  }

  @Test func colours() {
    let text = render("«x»", colour: true)
    #expect(text.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    #expect(text.contains("\u{1B}[1;31m^\u{1B}[0m"))
  }

  @Test func withoutAPlace() {
    let text = DiagnosticRenderer(sources: SourceMap()).render(
      Diagnostic(.warning, code: "x", "careful", at: .none))
    #expect(text == "warning: careful\n")
  }

  @Test func trace() {
    let sources = SourceMap()
    let id = sources.add(SourceFile(name: "a.dsl", text: "f()\n"))
    var diagnostic = Diagnostic(code: "x", "no", at: .none)
    diagnostic.trace = [.init(function: "f", span: Span(file: id, start: 0, end: 3))]
    #expect(
      DiagnosticRenderer(sources: sources).render(diagnostic) == "error: no\n  in `f` called at a.dsl:1:1\n")
  }
}
