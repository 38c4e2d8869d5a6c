import Testing

/// Strings: escapes, interpolation, several lines, raw.
@Suite struct LexerStringTests {
  @Test(arguments: [
    (#""""#, "''"), (#""a""#, "'a'"), (#""a\tb\\\"""#, "'a\tb\\\"'"), (#""\u{1F600}\u{41}""#, "'😀A'"),
    (#""a \(b) c""#, "'a <b> c'"), (#""\(a)\(b)""#, "'<a><b>'"), (#""\(f("x \(y)"))""#, "'<f('x <y>')>'"),
    (#""\(xs.map { $0 + 1 })""#, "'<xs.map {(+ $0 1)}>'"), (#""\((1))""#, "'<1>'"),
    (##"#"a\nb"#"##, "'a\\nb'"), (##"#"a\#(b)"c"#"##, "'a<b>\"c'"), (###"##"a"#b"##"###, "'a\"#b'"),
    (##"#"""#"##, "'\"'"), ("\"日本 é 👨‍👩‍👧\"", "'日本 é 👨‍👩‍👧'"),
  ])
  func oneLine(_ source: String, _ expected: String) { #expect(tree(source) == expected) }

  @Test(arguments: [
    ("\"\"\"\na\n\"\"\"", "'a'"), ("\"\"\"\n  a\n    b\n  \"\"\"", "'a\n  b'"),
    ("\"\"\"\n  a\n\n  b\n  \"\"\"", "'a\n\nb'"),
    ("\"\"\"\n\"\"\"", "''"), ("\"\"\"\n  a \"quoted\" \\(b)\n  c\n  \"\"\"", "'a \"quoted\" <b>\nc'"),
    ("\"\"\"\n  a\\\n  b\n  \"\"\"", "'ab'"), ("\"\"\"\r\n  a\r\n  b\r\n  \"\"\"", "'a\nb'"),
    ("\"\"\"\n  \\(a)\n  \\(b)\n  \"\"\"", "'<a>\n<b>'"), ("#\"\"\"\n  a\\n\\#(b)\n  \"\"\"#", "'a\\n<b>'"),
  ])
  func severalLines(_ source: String, _ expected: String) { #expect(tree(source) == expected) }

  @Test(arguments: [
    ("let a = «\"abc»\nlet b = 1", "unterminated-string"), ("«\"a \\(b»\nc", "unterminated-string"),
    ("\"a«\\q»b\"", "unknown-escape"), ("\"«\\u{110000}»\"", "bad-unicode-escape"),
    ("\"«\\u{}»\"", "bad-unicode-escape"),
    ("\"«\\()»\"", "empty-interpolation"), ("«'abc'»", "single-quotes"), ("«“abc”»", "smart-quotes"),
    ("\"\"\"«a»\n\"\"\"", "multiline-string"), ("\"\"\"\na«\"\"\"»", "multiline-string"),
    ("\"\"\"\n« »a\n  \"\"\"", "multiline-string"),
  ])
  func nearMisses(_ source: String, _ code: String) {
    let (actual, marks, _) = told(source)
    #expect(actual.codes == [code])
    #expect(actual.spans == marks)
  }
}
