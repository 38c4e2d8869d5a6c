import Testing
import Validation

@Suite struct PatternTests {
  @Test func theTableAgreesWithAnotherEngine() throws {
    var rows = 0
    for line in patternTable.split(separator: "\n") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 4, "\(line)")
      let pattern = try Pattern(fields[0])
      let found = pattern.firstMatch(in: fields[1]).map { match in
        match.groupRanges.map { $0.map { "\($0.lowerBound):\($0.upperBound)" } ?? "-" }.joined(separator: " ")
      }
      #expect(found ?? "-" == fields[2], "\(line)")
      #expect(pattern.isFound(in: fields[1]) == (fields[2] != "-"), "\(line)")
      #expect(pattern.matchesWhole(fields[1]) == (fields[3] == "yes"), "\(line)")
      #expect((pattern.wholeMatch(of: fields[1]) != nil) == (fields[3] == "yes"), "\(line)")
      rows += 1
    }
    #expect(rows >= 500)
  }

  @Test(arguments: [
    (#"(a+)+$"#, false), (#"^(a|a)*$"#, false), (#"(a|aa)+$"#, false), (#"(.*)*x"#, false),
    (#"(a?){30}a{30}c"#, false),
  ])
  func patternsThatMakeOthersHangAnswerAtOnce(pattern: String, expected: Bool) throws {
    let text = String(repeating: "a", count: 5_000) + "b"
    #expect(try Pattern(pattern).isFound(in: text) == expected)
    #expect(try Pattern(pattern).firstMatch(in: text) == nil)
  }

  @Test(arguments: [
    (#"(a)\1"#, "refer back"), (#"(?=a)"#, "look ahead"), (#"(?<!a)b"#, "look behind"),
    (#"a++"#, "possessive"),
    (#"(?>a)"#, "atomic"), (#"a**"#, "repeated twice"), (#"*a"#, "nothing to repeat"), (#"(a"#, "not closed"),
    (#"a)"#, "closes nothing"), (#"[a"#, "not closed"), (#"[z-a]"#, "empty"), (#"\p{Klingon}"#, "no class"),
    (#"\q"#, "no meaning"), (#"a{2,1}"#, "larger number"), (#"a{1001}"#, "at most 1000"),
    (#"((a{1000}){1000}){1000}"#, "too large"),
    (#"(?:(?:(?:){1000}){1000}){1000}"#, "too large"), (#"\x{110000}"#, "number of a character"),
    (#"(?y)"#, "no flag"),
    (#"\"#, "backslash"), (#"(?<a>.)(?<a>.)"#, "two groups"), (#"^*"#, "anchor"), (#"[a&&b]"#, "operators"),
    (String(repeating: "(", count: 200) + String(repeating: ")", count: 200), "deep"),
    (String(repeating: "a", count: 5001), "5000"),
  ])
  func refusalsTeach(pattern: String, message: String) {
    let failure = #expect(throws: Pattern.Failure.self) { try Pattern(pattern) }
    #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
  }

  @Test(arguments: [
    (#"\p{L}+"#, "Straße 東京", "Straße"), (#"\p{Lu}\p{Ll}+"#, "der Über", "Über"), (#"\P{L}+"#, "a12b", "12"),
    (#"\d+"#, "x٣٤", "٣٤"),
    (#"(?i)STRASSE|ÉCOLE"#, "école", "école"), (#"(?i)[à-þ]+"#, "ÀÉ", "ÀÉ"),
    (#"(?i)k"#, "\u{212A}", "\u{212A}"),
    (#"[[:alpha:]]+"#, "12ab", "ab"), (#"\u00e9|\x41|\u{1F600}"#, "😀", "😀"), (#"a.c"#, "a\nc abc", "abc"),
    (#"(?s)a.c"#, "a\nc", "a\nc"),
    (#"(?m)^b$"#, "a\nb\nc", "b"), (#"^.$"#, "😀", "😀"), (#"{a}"#, "{a}", "{a}"),
    (#"a{,2}"#, "a{,2}", "a{,2}"), (#"a(?#note)b"#, "ab", "ab"),
    (#"(?i:a)b"#, "Ab", "Ab"), (#"[\p{Lu}\d]+"#, "aB1c", "B1"), (#"[^\s]+"#, "  ab ", "ab"),
    (#"\bfoo\b"#, "food foo", "foo"),
  ])
  func found(pattern: String, text: String, expected: String) throws {
    #expect(try Pattern(pattern).firstMatch(in: text).map { String($0.text) } == expected)
  }

  @Test func groupsByNumberAndName() throws {
    let match = try #require(Pattern(#"(?<year>\d{4})-(\d\d)(-x)?"#).firstMatch(in: "on 2026-11-30"))
    #expect(match["year"] == "2026")
    #expect(match[2] == "11")
    #expect(match[3] == nil)
    #expect(match[4] == nil)
    #expect(match["month"] == nil)
    #expect(match.byteRange == 3..<10)
  }

  @Test func allMatchesReplacingAndSplitting() throws {
    #expect(try Pattern("a*").matches(in: "baac").map { String($0.text) } == ["", "aa", "", ""])
    #expect(try Pattern("").matches(in: "é1").count == 3)
    #expect(try Pattern(#"(\w)(\w)"#).replacing(in: "abcd-e", withTemplate: "$2$1${1}$$") == "baa$dcc$-e")
    #expect(try Pattern("x").replacing(in: "xxx", atMost: 2, withTemplate: "") == "x")
    #expect(try Pattern(#"\s*,\s*"#).split("a , b,c") == ["a", "b", "c"])
    #expect(try Pattern(",").split("a,b,c", atMost: 2) == ["a", "b,c"])
    #expect(try Pattern("").split("abc") == ["a", "b", "c"])
    #expect(try Pattern(",").split("") == [""])
  }

  @Test func findingAllMatchesMayBeLimited() throws {
    let pattern = try Pattern("a.*z|a")
    let text = String(repeating: "a", count: 2000)
    #expect(throws: PatternOverrun.self) { try pattern.matches(in: text, maximumSteps: 100_000) }
    #expect(try pattern.matches(in: "aaa", maximumSteps: 100_000).count == 3)
    #expect(pattern.firstMatch(in: text)?.text == "a")
  }

  @Test func caseIsIgnoredWhereAsked() throws {
    #expect(try Pattern("straße", ignoresCase: true).matchesWhole("STRAßE"))
    #expect(try !Pattern("a").matchesWhole("A"))
  }

  @Test func anyTextIsAPatternOrRefused() {
    var random = Seeded()
    let letters = Array("ab01()[]{}*+?|^$.\\-,:<>=!PpLiwdsbA éß😀".unicodeScalars)
    var patterns = 0
    for _ in 0..<fuzzIterations(4000) {
      var text = String.UnicodeScalarView()
      for _ in 0..<random.int(0...14) { text.append(letters[random.int(0...letters.count - 1)]) }
      guard let pattern = try? Pattern(String(text)) else { continue }
      patterns += 1
      var subject = String.UnicodeScalarView()
      for _ in 0..<random.int(0...12) { subject.append(letters[random.int(0...letters.count - 1)]) }
      let found = pattern.firstMatch(in: String(subject)) != nil
      #expect(pattern.isFound(in: String(subject)) == found, "\(text) \(subject)")
      _ = pattern.matches(in: String(subject))
      _ = pattern.split(String(subject))
    }
    #expect(patterns > 0)
  }
}
