import Testing

@testable import Trellis

/// What a column without a declared type becomes.
@Suite struct DataInferenceTests {
  @Test(arguments: [
    ("1 2 3", "1 2 3"), ("-1 0 -0", "-1 0 0"), ("9223372036854775807 1", "9223372036854775807 1"),
    ("9223372036854775808 1", "\"9223372036854775808\" \"1\""), ("1 - 2", "1 nil 2"),
    ("1.50 2 -", "1.50 2 nil"),
    ("1.10 2.20", "1.10 2.20"), ("0.5 -0.5", "0.5 -0.5"), ("007 1", "\"007\" \"1\""),
    ("1e3 1", "\"1e3\" \"1\""),
    ("+5 1", "\"+5\" \"1\""), ("00.5 1", "\"00.5\" \"1\""), (".5 1", "\".5\" \"1\""),
    ("5. 1", "\"5.\" \"1\""),
    ("1.2.3 1", "\"1.2.3\" \"1\""), ("123456789012345678.5 1", "1.2345678901234568e+17 1.0"),
    ("12345678901234567.5 1", "12345678901234567.5 1"), ("true false -", "true false nil"),
    ("true TRUE", "\"true\" \"TRUE\""), ("true 1", "\"true\" \"1\""), ("true yes", "\"true\" \"yes\""),
    ("2026-11-30 - 2024-02-29", "2026-11-30 nil 2024-02-29"),
    ("2026-02-29 2026-01-01", "\"2026-02-29\" \"2026-01-01\""),
    ("2026-1-1 2026-01-01", "\"2026-1-1\" \"2026-01-01\""),
    ("2026-11-30T09:30 2026-11-30T09:30:05.25Z", "2026-11-30T09:30+02:00 2026-11-30T11:30:05.25+02:00"),
    ("2026-11-30_09:30 2026-11-30T09:30+0200", "2026-11-30T09:30+02:00 2026-11-30T09:30+02:00"),
    ("2026-11-30 2026-11-30T09:30", "\"2026-11-30\" \"2026-11-30T09:30\""),
    ("2026-11-30T24:00 2026-11-30T09:30", "\"2026-11-30T24:00\" \"2026-11-30T09:30\""),
    ("- -", "\"\" \"\""), ("NaN 1", "\"NaN\" \"1\""), ("inf 1", "\"inf\" \"1\""),
    ("0x10 1", "\"0x10\" \"1\""),
    ("--1 1", "\"--1\" \"1\""), ("1- 1", "\"1-\" \"1\""),
  ])
  func column(cells: String, expected: String) throws {
    let list = cells.split(separator: " ").map {
      $0 == "-" ? "" : $0.replacing("_", with: " ")
    }
    let csv = "k,v\n" + list.map { "x,\($0)\n" }.joined()
    let bench = DataBench()
    guard case .list(let rows) = try bench.csv(csv) else { return }
    let values = rows.elements.compactMap { row -> String? in
      guard case .record(let record) = row else { return nil }
      return record["v"].map(bench.text)
    }
    #expect(values.joined(separator: " ") == expected)
  }

  @Test func rowsShareOneShape() throws {
    guard case .list(let rows) = try DataBench().csv("a,b\n1,2\n3,4\n"), rows.elements.count == 2,
      case .record(let first) = rows.elements[0], case .record(let second) = rows.elements[1]
    else {
      Issue.record("two records were expected")
      return
    }
    #expect(first.shape === second.shape)
  }

  @Test func textIsInert() throws {
    let csv = "a,b\n\u{1B}[31mred,**bold**\n\\(x),%s\n"
    #expect(try rows(csv) == #"[{a: "\u{1b}[31mred", b: "**bold**"}, {a: "\\(x)", b: "%s"}]"#)
  }
}
