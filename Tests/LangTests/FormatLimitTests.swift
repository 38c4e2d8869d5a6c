import Lang
import Testing

/// Sources at the limits are laid out: nesting, chains, length. (What takes too long would be noticed.)
@Suite struct FormatLimitTests {
  @Test(arguments: ParserLimitTests.nests.indices)
  func nesting(_ index: Int) throws {
    let (open, middle, close, limit) = ParserLimitTests.nests[index]
    let source = String(repeating: open, count: limit) + middle + String(repeating: close, count: limit)
    let once = try #require(FormatCorpus.layout(source))
    #expect(FormatCorpus.layout(once) == once)
    let over = String(repeating: open, count: 20_000) + middle + String(repeating: close, count: 20_000)
    #expect(FormatCorpus.layout(over) == nil)
  }

  @Test(arguments: [" + 1", ".b", "(1)", "[0]", "?.c", ".b(1)", " + x * y"])
  func chains(_ part: String) throws {
    let once = try #require(FormatCorpus.layout("a" + String(repeating: part, count: 200)))
    #expect(FormatCorpus.layout(once) == once)
  }

  @Test func rightNestedOperators() throws {
    for (open, close) in [("a ?? ", "a"), ("a ? 1 : ", "2")] {
      let once = try #require(FormatCorpus.layout(String(repeating: open, count: 200) + close))
      #expect(FormatCorpus.layout(once) == once)
    }
  }

  /// Code that nests as deep as it may is not moved to the right without end.
  @Test func deepCodeStaysNarrow() throws {
    let source =
      String(repeating: "[", count: 250) + (0..<20_000).map { "\($0)" }.joined(separator: ",")
      + String(repeating: "]", count: 250)
    let once = try #require(FormatCorpus.layout(source))
    #expect(once.utf8.count < 20_000 * 100)
    #expect(once.split(separator: "\n").allSatisfy { $0.utf8.count < 120 })
  }

  @Test(arguments: [
    "f(a, b: [1, 2], c: { x in x + 1 })\n", "// a comment\n",
    "[1, 2, 3].map { $0 }.filter { $0 > 1 }.sum()\n",
    "let a = [", "/* block */ ; x ;; y", "a ? b : c\n",
  ])
  func longSources(_ piece: String) {
    var bytes: [UInt8] = []
    while bytes.count < 200_000 { bytes += Array(piece.utf8) }
    _ = FormatCorpus.layout(bytes)
  }

  @Test func whatIsNoTextIsRefused() {
    #expect(FormatCorpus.layout([0x61, 0xFF]) == nil)
    #expect(FormatCorpus.layout("") == "")
    #expect(FormatCorpus.layout(" \n\n") == "")
    #expect(FormatCorpus.layout("\n// c") == "// c\n")
    #expect(FormatCorpus.layout("#!/bin/x") == "#!/bin/x\n")
    #expect(FormatCorpus.layout("a\n/* c */") == "a\n/* c */\n")
  }

  /// A file that ends its lines as on Windows goes on doing so.
  @Test func lineEndsStay() {
    #expect(FormatCorpus.layout("a\r\n  b // c \r\n") == "a\r\nb // c\r\n")
  }
}
