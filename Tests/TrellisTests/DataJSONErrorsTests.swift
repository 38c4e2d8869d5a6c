import Testing

@testable import Lang
@testable import Trellis

/// What is refused in JSON, and how it is said.
@Suite struct DataJSONErrorsTests {
  @Test(arguments: [
    ("", "line 1, column 1: it is empty"), ("  \n", "line 2, column 1: it is empty"),
    ("[1,]", "line 1, column 4: a comma before `]`"), ("{\"a\":1,}", "line 1, column 8: a comma before `}`"),
    ("[1 2]", "line 1, column 4: expected `,` or `]`, found `2`"),
    ("{\"a\" 1}", "line 1, column 6: expected `:` after a key, found `1`"),
    ("{\"a\":1 \"b\":2}", "line 1, column 8: expected `,` or `}`, found a string"),
    ("{a:1}", "line 1, column 2: expected a key in double quotes, found `a`"),
    ("{'a':1}", "line 1, column 2: expected a key in double quotes, found `'`"),
    ("[1", "line 1, column 3: expected `,` or `]`, found the end of the file"),
    ("[", "line 1, column 2: expected a value, found the end of the file"),
    ("{\"a\"", "line 1, column 5: expected `:` after a key, found the end of the file"),
    ("{\"a\":", "line 1, column 6: expected a value, found the end of the file"),
    ("\"abc", "line 1, column 1: the string that opens here is never closed"),
    ("\"a\nb\"", "line 1, column 3: a line break inside a string"),
    ("\"a\tb\"", "line 1, column 3: a tab inside a string"),
    ("\"\\x\"", "line 1, column 2: an unknown escape"),
    ("\"\\u12\"", "line 1, column 2: expected four hexadecimal"),
    ("\"\\ud83d\"", "line 1, column 2: half of a surrogate pair"),
    ("\"\\ude00\"", "line 1, column 2: half of a surrogate pair"),
    ("\"\\ud83d\\u0041\"", "line 1, column 2: half of a surrogate pair"),
    ("007", "line 1, column 1: a number can't begin with 0"),
    ("1.", "line 1, column 3: expected a digit after the point"),
    (".5", "line 1, column 1: expected a value, found `.`"),
    ("+1", "line 1, column 1: expected a value, found `+`"),
    ("1e", "line 1, column 3: expected a digit of the exponent"),
    ("-", "line 1, column 2: expected a digit after `-`"),
    ("1e400", "line 1, column 1: the number 1e400 is too large"),
    ("0x10", "line 1, column 2: expected the end of the number"),
    ("NaN", "line 1, column 1: expected a value, found `NaN`"),
    ("True", "line 1, column 1: expected a value, found `True`"),
    ("nul", "line 1, column 1: expected a value, found `nul`"),
    ("nullx", "line 1, column 1: expected a value"),
    ("[1]]", "line 1, column 4: expected the end of the file after its value, found `]`"),
    ("{\"a\":1}\n{\"a\":2}", "line 2, column 1: expected the end of the file"),
    ("// x\n1", "line 1, column 1: expected a value, found `/`"),
    ("[1}", "line 1, column 3: expected `,` or `]`, found `}`"),
    ("[\"東京\", x]", "line 1, column 8: expected a value, found `x`"),
  ])
  func messages(json: String, message: String) {
    let text = failureText { try DataBench().json(json) }
    #expect(text.hasPrefix("test.json, " + message), "\(text)")
  }

  @Test func depthIsLimited() throws {
    let deepest = JSONReader.depthLimit
    let fits = String(repeating: "[", count: deepest) + "1" + String(repeating: "]", count: deepest)
    #expect(throws: Never.self) { try DataBench().json(fits) }
    let tooDeep = String(repeating: "[", count: deepest + 1)
    let text = failureText { try DataBench().json(tooDeep) }
    #expect(text.contains("more than \(deepest) levels deep"), "\(text)")
  }

  @Test func deepButFullOfStringsStillWorks() throws {
    let deepest = JSONReader.depthLimit
    let json = String(repeating: "{\"a\":", count: deepest) + "\"x\"" + String(repeating: "}", count: deepest)
    #expect(throws: Never.self) { try DataBench().json(json) }
  }
}
