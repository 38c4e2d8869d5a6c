import Testing

@testable import Lang
@testable import Trellis

/// JSON texts that every reader must take, must refuse, or may do either with (RFC 8259), by rule of its grammar.
///
/// The kinds are those that public conformance suites agree on; each case is written for this table. Where the RFC leaves
/// it open, the table says what this reader does.
@Suite struct DataJSONConformanceTests {
  @Test(arguments: DataJSONConformanceTests.accepted)
  func accepts(_ bytes: JSONBytes) {
    #expect(throws: Never.self, "\(bytes)") { try read(bytes) }
  }

  @Test(arguments: DataJSONConformanceTests.refused)
  func refuses(_ bytes: JSONBytes) {
    #expect(throws: Failure.self, "\(bytes)") { try read(bytes) }
  }

  /// What the RFC leaves open: taken.
  @Test(arguments: DataJSONConformanceTests.takenByChoice)
  func takesByChoice(_ bytes: JSONBytes) {
    #expect(throws: Never.self, "\(bytes)") { try read(bytes) }
  }

  /// What the RFC leaves open: refused, since something would be lost.
  @Test(arguments: DataJSONConformanceTests.refusedByChoice)
  func refusesByChoice(_ bytes: JSONBytes) {
    #expect(throws: Failure.self, "\(bytes)") { try read(bytes) }
  }

  /// Each text that is accepted is refused when its last byte is missing or a byte follows, except where what is left is
  /// a text of its own.
  @Test(arguments: DataJSONConformanceTests.accepted)
  func refusesWhatIsCutOffOrGoesOn(_ text: JSONBytes) {
    let bytes = Array(text.bytes.reversed().drop { [9, 10, 13, 32].contains($0) }.reversed())
    guard let last = bytes.last else { return }
    if [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\"")].contains(last) {
      #expect(throws: Failure.self, "\(text)") { try read(JSONBytes(bytes: Array(bytes.dropLast()))) }
    }
    for more in ["]", "}", ",", ":", "\"", "x", "[]", " 1 "] {
      #expect(throws: Failure.self, "\(text) then \(more)") { try read(JSONBytes(bytes: bytes + more.utf8)) }
    }
  }

  private func read(_ text: JSONBytes) throws {
    _ = try DataBench().loader.json(text.bytes, name: "test.json")
  }

  // MARK: The table

  static let accepted: [JSONBytes] = [
    // Values at the top.
    "null", "true", "false", "0", "-0", "7", "-7", "\"\"", "\"text\"", "[]", "{}", " [ ] ", "\t{\r\n}\n",
    "\"\u{7F}\"",
    // Arrays.
    "[null]", "[1,2]", "[1 , 2]", "[[],[[]]]", "[{},[]]", "[\n1\n,\n\t2\r]", "[1,null,\"x\",{},[]]", "[ 4]",
    "[-1]",
    "[[[[[[[[[[1]]]]]]]]]]",
    // Objects.
    "{\"a\":1}", "{ \"a\" : 1 }", "{\"a\":{\"b\":{}}}", "{\"\":0}", "{\"a\":1,\"b\":[]}", "{\"a\\u0000b\":1}",
    "{\"東京\":true}", "{\"a\":\"}\"}", "{\"x\":[{\"id\":\"y\"}],\"id\":\"z\"}", "{\n\"a\"\n:\n1\n}",
    // Numbers.
    "[0]", "[-0]", "[10]", "[123456789]", "[1.0]", "[0.5]", "[-0.5]", "[1.25e1]", "[1E5]", "[1e+5]", "[1e-5]",
    "[1E+2]",
    "[1e00]", "[0e1]", "[0e+1]", "[0.0e-0]", "[20e1]", "[-1.5E-2]", "[9007199254740993]",
    "[-9223372036854775808]",
    "[0.0000000000000000000000000000000000000000000000000000001]", "[1.7976931348623157e308]", "[5e-324]",
    // Strings.
    "[\"\\\"\"]", "[\"\\\\\"]", "[\"\\/\"]", "[\"\\b\\f\\n\\r\\t\"]", "[\"/\"]", "[\"'\"]", "[\"\\u0000\"]",
    "[\"\\u001F\"]",
    "[\"\\u0020\"]", "[\"\\u00e9\"]", "[\"\\uABCD\"]", "[\"\\uabCd\"]", "[\"\\uFFFF\"]",
    "[\"\\uD801\\uDC37\"]",
    "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]", "[\"\\u2028\\u2029\"]", "[\"\u{2028}\u{2029}\"]",
    "[\"\u{80}\u{9F}\"]",
    "[\"\u{FFFF}\"]", "[\"\u{10FFFF}\"]", "[\"\u{1F600}\"]", "[\"a/*b*/c\"]", "[\"\\\\u0041\"]",
    "[\"\\\\\\\"\"]",
    "[\"new\u{A0}line\"]", "[\"⍂㈴⍂\"]", "[\"\\u0061\\u30af\"]",
  ]

  static let refused: [JSONBytes] = [
    // Nothing, or not JSON.
    "", " ", "\n", "nul", "nulll", "tru", "True", "TRUE", "fals", "undefined", "NaN", "-NaN", "Infinity",
    "-Infinity", "x",
    "é", "*", "<html>", "'a'", "a", "{", "[", "}", "]", "{]", "[}", ":", ",", "\\", "\"", "//x\n1", "/**/1",
    "1//x", "#1",
    "1 2", "null true", "{}{}", "[][]", "\"a\"\"b\"", "[1],", ",[1]", "\u{A0}[1]", "\u{2060}[1]", "\u{0C}[1]",
    "\u{0B}[1]",
    "[1]\u{0}", "\u{0}",
    // Arrays.
    "[,]", "[1,]", "[,1]", "[1,,2]", "[1 2]", "[1;2]", "[1", "[1,", "[1,\n", "[[1]", "[\"a\"", "[\"a\",",
    "[1:2]", "[\"a\":1]",
    "[a]", "[*]", "[\"a\nb\"]", "[\"\"", "[3[4]]", "[1}", "[\u{FF0C}]", "[(1)]", "[1]]", "[1,true,fals]",
    "[\"x\", truth]",
    // Objects.
    "{,}", "{\"a\"}", "{\"a\":}", "{:1}", "{\"a\":1,}", "{,\"a\":1}", "{\"a\":1,,\"b\":2}", "{\"a\" 1}",
    "{\"a\":1 \"b\":2}",
    "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}", "{\"a\"::1}", "{\"a\",1}", "{\"a\":1", "{\"a\":",
    "{\"a\"", "{\"a", "{\"",
    "{\"a\":\"b", "{\"a\":1}}", "{\"a\":1}#", "{\"a\":1]", "{\"a\":/*x*/1}", "{\"a\":(1)}", "{\"\\u0061:1}",
    "{{}}", "{\"a\":1;}",
    "{9999E9999:1}", "{\"id\":0,,,,,}",
    // Numbers.
    "[+1]", "[++1]", "[--1]", "[-]", "[- 1]", "[-a]", "[01]", "[-01]", "[00]", "[-012]", "[1.]", "[.1]",
    "[-.5]", "[0.]",
    "[1.e1]", "[0.e1]", "[1e]", "[1e+]", "[1e-]", "[1E]", "[1eE2]", "[1e1.5]", "[1.2.3]", "[1 000]",
    "[1_000]", "[1,000.]",
    "[0x1F]", "[0b1]", "[0o7]", "[1a]", "[1L]", "[1f]", "[١]", "[-１]", "[1e1e1]", "[Inf]", "[1+2]", "[0.1.2]",
    "[2.e+3]",
    "[.-1]", "[0e]", "[0e+]", "[1.8011670033376514H]", "[1ea]",
    // Strings.
    "[\"\\x41\"]", "[\"\\a\"]", "[\"\\0\"]", "[\"\\'\"]", "[\"\\ \"]", "[\"\\é\"]", "[\"\\\"]", "[\"\\u\"]",
    "[\"\\u1\"]", "[\"\\u12\"]",
    "[\"\\u123\"]", "[\"\\u123g\"]", "[\"\\U0041\"]", "[\"\\u 041\"]", "[\"\\u+041\"]", "[\"\\u{41}\"]",
    "[\"a\u{0}b\"]",
    "[\"a\u{1}b\"]", "[\"a\u{1F}b\"]", "[\"\t\"]", "[\"\n\"]", "[\"\r\"]", "[\"\u{8}\"]", "[\"a", "[\"a\\",
    "[\"a\\\"]", "['a']",
    "[`a`]", "[\u{201C}a\u{201D}]", "[\"\\uD834\\\"]", "[\"\\uD834\\u\"]", "[\"\\uD834\\uDd\"]",
    "[\"\\n\n\"]", "[\\u0061]",
    "[\"a\" \"b\"]", "[\"a\"b]",
    // Bytes that are not UTF-8.
    JSONBytes(bytes: [0x5B, 0x22, 0x80, 0x22, 0x5D]), JSONBytes(bytes: [0x5B, 0x22, 0xC0, 0xAF, 0x22, 0x5D]),
    JSONBytes(bytes: [0x5B, 0x22, 0xE2, 0x82, 0x22, 0x5D]),
    JSONBytes(bytes: [0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D]),
    JSONBytes(bytes: [0x5B, 0x22, 0xF4, 0x90, 0x80, 0x80, 0x22, 0x5D]),
    JSONBytes(bytes: [0x5B, 0x22, 0xFF, 0x22, 0x5D]),
    JSONBytes(bytes: [0x5B, 0xFF, 0x5D]), JSONBytes(bytes: [0x5B, 0x31, 0xE5, 0x5D]),
    JSONBytes(bytes: [0x22, 0xE9, 0x22]),
    JSONBytes(bytes: [0xFF]), JSONBytes(bytes: [0xEF, 0xBB]), JSONBytes(bytes: [0xEF, 0xBB, 0x7B, 0x7D]),
  ]

  static let takenByChoice: [JSONBytes] = [
    // A mark of byte order before the text, which Windows programs write.
    "\u{FEFF}[1]", "\u{FEFF}{}",
    // Equal keys: the last counts, and a warning says so.
    "{\"a\":1,\"a\":2}", "{\"a\":1,\"\\u0061\":1}",
    // Numbers beyond Int and Decimal become the nearest Float.
    "[9223372036854775808]", "[123456789012345678901234567890]", "[0.12345678901234567890123]", "[1e-400]",
    "[-0.0000000000000000000000000000001]",
  ]

  static let refusedByChoice: [JSONBytes] = [
    // Halves of surrogate pairs are no text.
    "[\"\\uD800\"]", "[\"\\uDFFF\"]", "[\"\\uD800x\"]", "[\"\\uD800\\uD800\"]", "[\"\\uD800\\n\"]",
    "[\"\\uDd1e\\uD834\"]",
    "[\"\\uD888\\u1234\"]", "{\"\\uDFAA\":0}",
    // Numbers that no Float holds.
    "[1e400]", "[-1e999]", "[123123e100000]",
    "[0.4e00669999999999999999999999999999999999999999999999999999969999999006]",
    // Other encodings.
    JSONBytes(bytes: [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00]),
    JSONBytes(bytes: [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D]),
    JSONBytes(bytes: [0x5B, 0x00, 0x5D, 0x00]), JSONBytes(bytes: [0x00, 0x5B, 0x00, 0x5D]),
  ]
}

/// A text that may not be UTF-8, named by what it holds.
struct JSONBytes: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }
  init(stringLiteral value: String) { bytes = Array(value.utf8) }

  var description: String {
    String(validating: bytes, as: UTF8.self)?.debugDescription ?? "bytes \(bytes)"
  }
}
