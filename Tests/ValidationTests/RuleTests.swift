import Testing
import Validation

@Suite struct RuleTests {
  @Test func aResultIsAListOfFailures() throws {
    let rule = TextRule.all([.required, .length(min: 3, max: 5), .pattern(try Pattern("[a-z]+"))])
    #expect(rule.check("  ").map(\.rule) == ["required", "length", "pattern"])
    #expect(rule.check("abcd").isEmpty)
    #expect(rule.check("👨‍👩‍👧ab").map(\.rule) == ["pattern"])
    #expect(TextRule.length(min: 1).check("").first?.message == "must have at least 1 character, has 0")
  }

  @Test func whatIsEmptyMayBeLeftOut() {
    #expect(TextRule.optional([.email]).accepts(""))
    #expect(!TextRule.optional([.email]).accepts("x"))
    #expect(!TextRule.email.accepts(""))
  }

  @Test func oneOf() {
    let failure = TextRule.oneOf(["red", "green"]).check("blue").first
    #expect(failure?.message == "must be one of red, green")
    #expect(failure?.value == "blue")
  }

  @Test func ranges() {
    #expect(RangeRule.check(5, min: 1, max: 10).isEmpty)
    #expect(RangeRule.check(0, min: 1, max: 10).first?.message == "must be 1 to 10")
    #expect(RangeRule.check(0, min: 1).first?.message == "must be 1 or more")
    #expect(RangeRule.check(11, max: 10).first?.message == "must be 10 or less")
    #expect(!RangeRule.check(Double.nan, min: 0).isEmpty)
    #expect(RangeRule.check(1).isEmpty)
  }

  @Test func pathsNestFromTheOutside() {
    let failure = ValidationFailure(rule: "email", message: "is not an email address", value: "x")
    #expect(failure.within("email").within("[2]").within("contacts").path == "contacts[2].email")
    #expect(failure.within("email").description == "email: is not an email address (\"x\")")
  }

  @Test func anyTextIsCheckedWithoutACrash() {
    var random = Seeded()
    let letters = Array("aZ09@.-+:/[]%()#_ é東\u{200B}\u{0}😀".unicodeScalars)
    let rules: [TextRule] = [
      .required, .length(min: 2, max: 4), .email, .url(), .phone(), .phone(region: "NL"), .iban, .card,
      .password(),
    ]
    for _ in 0..<fuzzIterations(3000) {
      var text = String.UnicodeScalarView()
      for _ in 0..<random.int(0...24) { text.append(letters[random.int(0...letters.count - 1)]) }
      for rule in rules { _ = rule.check(String(text)) }
      _ = TextWords.hashtags(in: String(text))
      _ = TextWords.replacing(word: "a", in: String(text), with: "b", ignoresCase: true)
    }
  }
}
