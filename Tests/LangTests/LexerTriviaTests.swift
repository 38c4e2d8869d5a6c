import Lang
import Testing

/// Comments, the first line, characters that mean nothing, bytes that are no text.
@Suite struct LexerTriviaTests {
  @Test(arguments: [
    ("#!/usr/bin/env trellis\n1", "1"), ("\u{FEFF}1", "1"), ("\u{FEFF}#!x\n1", "1"), ("// a\n1 // b", "1"),
    ("/* a /* b */ c */ 1", "1"), ("1 /* a */ + /* b\n */ 2", "(+ 1 2)"), ("a\r\nb", "a ; b"),
    ("a;b", "a ; b"),
    ("größe + 東京", "(+ größe 東京)"), ("_x1", "_x1"), ("", ""), ("\n\n", ""), ("// only", ""),
  ])
  func skipped(_ source: String, _ expected: String) { #expect(tree(source) == expected) }

  @Test(arguments: [
    ("a«\u{A0}»+ b", "invisible-character"), ("a «–» b", "typographic-sign"), ("a «≤» b", "typographic-sign"),
    ("«👨‍👩‍👧»", "unknown-character"), ("«\u{1B}»", "unknown-character"), ("1«..»2", "two-dots"),
    ("«`x`»", "backquotes"),
    ("«\\»", "stray-backslash"), ("«$»", "stray-dollar"), ("«@»", "stray-at"),
  ])
  func nearMisses(_ source: String, _ code: String) {
    let (actual, marks, _) = told(source)
    #expect(actual.codes == [code])
    #expect(actual.spans == marks)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF], 1), ([0x22, 0xC3, 0x22], 1), ([0xC0, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
      ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0x61, 0x62, 0xE2, 0x82], 2), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE0, 0x80, 0x80], 0),
    ] as [([UInt8], UInt32)])
  func invalidUTF8(_ bytes: [UInt8], _ offset: UInt32) {
    let result = Parser.parse(SourceFile(name: "x", bytes: bytes), id: 0, names: NameTable())
    #expect(result.diagnostics.map(\.code) == ["invalid-utf8"])
    #expect(result.diagnostics.first?.span.start == offset)
    #expect(result.diagnostics.first?.message.contains("at offset \(offset)") == true)
  }
}
