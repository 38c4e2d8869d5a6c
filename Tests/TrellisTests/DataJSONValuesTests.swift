import Testing

@testable import Trellis

/// What JSON becomes.
@Suite struct DataJSONValuesTests {
  @Test(arguments: [
    ("null", "nil"), ("true", "true"), (" false\n", "false"), ("0", "0"), ("-0", "0"), ("42", "42"),
    ("9223372036854775807", "9223372036854775807"), ("-9223372036854775808", "-9223372036854775808"),
    ("9223372036854775808", "9.223372036854776e+18"), ("1.50", "1.50"), ("-0.5", "-0.5"), ("1e3", "1000.0"),
    ("1.5E-2", "0.015"), ("0.1234567890123456789", "0.12345678901234568"), ("\"\"", "\"\""),
    ("\"a\"", "\"a\""),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u{8}\u{c}\n\r\t""#), (#""\u00e9\u0041""#, "\"éA\""),
    (#""\ud83d\ude00""#, "\"😀\""), ("\"東京 👨‍👩‍👧\"", "\"東京 👨‍👩‍👧\""), ("[]", "[]"), ("{}", "{:}"),
    ("[ 1 , 2 ]", "[1, 2]"), ("[[],[[]],{}]", "[[], [[]], {:}]"), ("{\"a\":1,\"b\":[2]}", "{a: 1, b: [2]}"),
    ("{ \"a b\" : null }", "{\"a b\": nil}"), ("{\"\":1}", "{\"\": 1}"), ("\u{FEFF}[1]", "[1]"),
    ("\"2026-11-30\"", "\"2026-11-30\""), ("\"12\"", "\"12\""),
    ("{\"a\":{\"b\":{\"c\":1}}}", "{a: {b: {c: 1}}}"),
  ])
  func values(json: String, expected: String) throws {
    #expect(try value(json) == expected)
  }

  @Test(arguments: [
    ("[{\"a\":1},{\"b\":2}]", "[{a: 1, b: nil}, {a: nil, b: 2}]"),
    ("[{\"a\":1,\"b\":2},{\"b\":3,\"a\":4}]", "[{a: 1, b: 2}, {a: 4, b: 3}]"),
    (
      "[{\"a\":1,\"b\":2},{\"a\":3},{\"a\":4,\"b\":5,\"c\":6}]",
      """
      [{a: 1, b: 2, c: nil}, {a: 3, b: nil, c: nil}, {a: 4, b: 5, c: 6}]
      """
    ),
    ("{\"rows\":[{\"a\":1},{\"b\":2}]}", "{rows: [{a: 1, b: nil}, {a: nil, b: 2}]}"),
    ("[{\"a\":1},2]", "[{a: 1}, 2]"),
    ("[{\"x\":{\"a\":1}},{\"x\":{\"b\":2}}]", "[{x: {a: 1}}, {x: {b: 2}}]"),
  ])
  func rowsShareTheUnionOfFields(json: String, expected: String) throws {
    #expect(try value(json) == expected)
  }

  @Test func equalRecordsShareShapes() throws {
    guard case .list(let list) = try DataBench().json("[{\"a\":{\"x\":1}},{\"a\":{\"x\":2}}]"),
      case .record(let first) = list.elements[0], case .record(let second) = list.elements[1],
      case .record(let inner)? = first["a"], case .record(let other)? = second["a"]
    else {
      Issue.record("two records were expected")
      return
    }
    #expect(first.shape === second.shape)
    #expect(inner.shape === other.shape)
  }

  @Test func manyKeysOfOneObject() throws {
    let json = "{" + (0..<500).map { "\"k\($0)\":\($0)" }.joined(separator: ",") + "}"
    guard case .record(let record) = try DataBench().json(json) else { return }
    #expect(record.count == 500)
    #expect(record["k499"]?.asInt == 499)
  }

  @Test(arguments: ["{\"a\":1,\"b\":2,\"a\":3}", "{\"a\":1,\"b\":2,\"\\u0061\":3}"])
  func theLastOfEqualKeysCounts(json: String) throws {
    let bench = DataBench()
    #expect(bench.text(try bench.json(json)) == "{a: 3, b: 2}")
    #expect(
      bench.environment.warnings.map(\.message) == [
        "test.json, line 1, column 14: a key stands twice in one object; the last value counts"
      ])
  }
}
