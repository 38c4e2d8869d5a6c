import Testing

@testable import Validation

/// Scripts and properties in patterns.
@Suite struct ScriptTests {
  @Test func agreesWithAnIndependentEngine() throws {
    var count = 0
    for (script, row) in ScriptCases.rows {
      let pattern = try Pattern("\\p{Script=\(script)}")
      let halves = row.split(separator: "|", omittingEmptySubsequences: false)
      #expect(halves.count == 2)
      for (half, expected) in zip(halves, [true, false]) {
        for text in half.split(separator: " ") {
          guard let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value) else {
            Issue.record("not a scalar: \(text)")
            continue
          }
          count += 1
          #expect(pattern.matchesWhole(String(scalar)) == expected, "U+\(text) and \(script)")
        }
      }
    }
    #expect(count >= 500)
  }

  @Test(arguments: [
    (#"\p{Greek}+"#, "λόγος", true), (#"\p{Greek}+"#, "logos", false), (#"\p{Grek}"#, "λ", true),
    (#"\p{sc=Han}+"#, "漢字", true), (#"\p{Script=Old_Italic}"#, "\u{10300}", true),
    (#"\P{Latin}+"#, "жук", true),
    (#"[\p{Hiragana}\p{Katakana}ー]+"#, "ひらがなカタカナー", true), (#"[^\p{Cyrillic}]"#, "ж", false),
    (#"(?i)\p{Greek}"#, "Λ", true), (#"\p{Emoji_Presentation}"#, "🙂", true), (#"\p{Math}"#, "∑", true),
    (#"\p{XID_Start}\p{XID_Continue}*"#, "naïve1", true), (#"\p{^Arabic}"#, "ب", false),
  ])
  func namesAndClasses(pattern: String, text: String, matches: Bool) throws {
    #expect(try Pattern(pattern).matchesWhole(text) == matches)
  }

  @Test func unknownScriptsAreRefused() {
    #expect(throws: Pattern.Failure.self) { try Pattern(#"\p{Klingon}"#) }
    #expect(throws: Pattern.Failure.self) { try Pattern(#"\p{Script=L}"#) }
  }

  /// The ranges of all scripts are in order and don't overlap, within one and between two.
  @Test func theTableIsSound() {
    var all: [(range: ClosedRange<UInt32>, script: String)] = []
    for key in ScriptTable.ranges.keys {
      let ranges = PatternScripts.ranges(String(key.prefix { $0 != " " })) ?? []
      #expect(!ranges.isEmpty, "\(key)")
      all += ranges.map { ($0, key) }
    }
    all.sort { $0.range.lowerBound < $1.range.lowerBound }
    for (first, second) in zip(all, all.dropFirst()) {
      #expect(first.range.upperBound < second.range.lowerBound, "\(first) \(second)")
    }
    #expect(ScriptTable.ranges.count > 160)
  }
}
