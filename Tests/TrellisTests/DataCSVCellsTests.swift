import Testing

@testable import Trellis

/// How the bytes of a CSV are divided into cells.
@Suite struct DataCSVCellsTests {
  @Test(arguments: [
    ("a,b\n1,2\n", "[{a: 1, b: 2}]"),
    ("a,b\n1,2", "[{a: 1, b: 2}]"),
    ("a,b\r\n1,2\r\n", "[{a: 1, b: 2}]"),
    ("a,b\r1,2\r", "[{a: 1, b: 2}]"),
    ("\u{FEFF}a,b\n1,2\n", "[{a: 1, b: 2}]"),
    ("a,b\nx,\"one\ntwo\"\n", "[{a: \"x\", b: \"one\\ntwo\"}]"),
    ("a,b\nx,\"one\r\ntwo\"\n", "[{a: \"x\", b: \"one\\r\\ntwo\"}]"),
    ("a,b\nx,\"say \"\"hi\"\"\"\n", "[{a: \"x\", b: \"say \\\"hi\\\"\"}]"),
    ("a,b\nx,\"\"\"\"\n", "[{a: \"x\", b: \"\\\"\"}]"),
    ("a,b\nx,\"1,5\"\n", "[{a: \"x\", b: \"1,5\"}]"),
    ("a,b\nx,5\" pipe\n", "[{a: \"x\", b: \"5\\\" pipe\"}]"),
    ("a,b\nx,\n", "[{a: \"x\", b: \"\"}]"),
    ("a,b\n,\n", "[{a: \"\", b: \"\"}]"),
    ("a,b\nx, y \n", "[{a: \"x\", b: \" y \"}]"),
    ("\"a\",\"b\"\n\"1\",\"2\"\n", "[{a: 1, b: 2}]"),
    ("a,b\n1,2\n\n\n", "[{a: 1, b: 2}]"),
    ("a,b\n1,2\n\n3,4\n", "[{a: 1, b: 2}, {a: 3, b: 4}]"),
    ("\n\na,b\n1,2\n", "[{a: 1, b: 2}]"),
    ("a\nx\n\ny\n\n\n", "[{a: \"x\"}, {a: \"\"}, {a: \"y\"}]"),
    ("a\n\"\"\n", "[{a: \"\"}]"),
    ("", "[]"), ("\n", "[]"), ("\u{FEFF}", "[]"), ("a,b", "[]"), ("a,b\n", "[]"), ("a,b\r\n\r\n", "[]"),
    ("a,b\n東京,👨‍👩‍👧\n", "[{a: \"東京\", b: \"👨‍👩‍👧\"}]"),
  ])
  func cells(csv: String, expected: String) throws {
    #expect(try rows(csv) == expected)
  }

  @Test(arguments: [
    ("a;b\n1;2\n", "[{a: 1, b: 2}]"),
    ("a\tb\n1\t2\n", "[{a: 1, b: 2}]"),
    ("a|b\n1|2\n", "[{a: 1, b: 2}]"),
    // Commas in numbers, as where a comma is the decimal point.
    ("name;price\nx;1,5\ny;2,5\n", "[{name: \"x\", price: \"1,5\"}, {name: \"y\", price: \"2,5\"}]"),
    ("name,note\nx,a;b\ny,c;d\n", "[{name: \"x\", note: \"a;b\"}, {name: \"y\", note: \"c;d\"}]"),
    ("\"a;b\",c\n1,2\n", "[{\"a;b\": 1, c: 2}]"),
    ("sep=;\na;b,c\n1;2\n", "[{a: 1, \"b,c\": 2}]"),
    ("sep=|\r\na|b\r\n1|2\r\n", "[{a: 1, b: 2}]"),
  ])
  func separatorIsDetected(csv: String, expected: String) throws {
    #expect(try rows(csv) == expected)
  }

  @Test func separatorCanBeStated() throws {
    #expect(try rows("a,b:c\n1:2\n", .init(separator: UInt8(ascii: ":"))) == "[{\"a,b\": 1, c: 2}]")
  }

  @Test func withoutHeader() throws {
    #expect(
      try rows("1,x\n2,y\n", .init(hasHeader: false)) == """
        [{"column 1": 1, "column 2": "x"}, {"column 1": 2, "column 2": "y"}]
        """)
  }
}
