import Testing

@testable import Lang
@testable import Trellis

/// What is refused in a CSV, and how it is said.
@Suite struct DataCSVErrorsTests {
  @Test(arguments: [
    (
      "a,b,c\n1,2,3\n4,5\n",
      "test.csv, row 2 (line 3, column 4): 2 cells where the header has 3: `c` is missing"
    ),
    (
      "a,b\n1,2,3\n",
      "test.csv, row 1 (line 2, column 5): 3 cells where the header has 2 cells: column 3 has no name"
    ),
    (
      "a,b\n\"x\ny\",2\n3\n",
      "test.csv, row 2 (line 4, column 2): 1 cell where the header has 2: `b` is missing"
    ),
    ("a,b\nx,\"open\n1,2\n", "test.csv, line 2, column 3: the quote that opens here is never closed"),
    ("a,b\n\"x\"y,2\n", "test.csv, line 2, column 4: text follows the closing quote of a cell"),
    ("a,b\nx\u{0}y,2\n", "test.csv isn't text: byte 5 (line 2, column 2) is NUL"),
  ])
  func messages(csv: String, message: String) {
    let text = failureText { try DataBench().csv(csv) }
    #expect(text.hasPrefix(message), "\(text)")
  }

  @Test func invalidUTF8() {
    let bench = DataBench()
    let bytes = Array("a,b\nfa".utf8) + [0xE7] + Array("ade,2\n".utf8)
    let text = failureText { try bench.loader.csv(bytes, name: "test.csv") }
    #expect(text.hasPrefix("test.csv isn't UTF-8: byte 6 (line 2, column 3) is 0xE7"), "\(text)")
  }

  @Test func otherEncoding() {
    let bench = DataBench()
    let text = failureText { try bench.loader.csv([0xFF, 0xFE, 97, 0], name: "test.csv") }
    #expect(text.hasPrefix("test.csv is UTF-16"), "\(text)")
  }

  @Test func spaceBeforeQuoteIsExplained() {
    let text = failureText { try DataBench().csv("a,b\nx, \"1, 2\"\n") }
    #expect(text.contains("take the space before it away"), "\(text)")
  }

  @Test func manyRaggedRowsAreListed() {
    let csv = "a,b\n" + (0..<30).map { $0 % 2 == 0 ? "1,2\n" : "1\n" }.joined()
    let text = failureText { try DataBench().csv(csv) }
    #expect(
      text.hasPrefix("test.csv: 15 rows don't have the header's 2 cells\nrow  line  column  value"), "\(text)"
    )
  }

  @Test func raggedRowsCanBeSkipped() throws {
    let bench = DataBench()
    let value = try bench.csv("a,b\n1,2\n3\n4,5\n6,7,8\n", .init(onError: .skip))
    #expect(bench.text(value) == "[{a: 1, b: 2}, {a: 4, b: 5}]")
    #expect(bench.environment.warnings.map(\.message) == ["2 of 4 rows of test.csv were left out"])
  }
}
