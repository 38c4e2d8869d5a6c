import Testing
import Validation

@Suite struct CheckTests {
  @Test(arguments: [
    "ada@example.org", "a.b+c@mail.example.co.uk", "o'brien@example.com", "用户@例子.广告", "jörg@müller.de",
    "x@a-b.io",
    "1@2x.info", "a@xn--bcher-kva.example",
  ])
  func emails(text: String) { #expect(EmailAddress.problem(text) == nil) }

  @Test(arguments: [
    ("ada", "has no @"), ("ada@", "nothing after"), ("@example.org", "nothing before"),
    ("a@b@c.de", "more than one @"),
    ("ada@example", "no dot"), ("a..b@example.org", "a dot before"), (".a@example.org", "a dot before"),
    ("a b@example.org", "space"),
    ("a@exam ple.org", "space"), ("a@-x.org", "begins or ends with -"), ("a@x..org", "empty"),
    ("a@x.1", "does not end with"),
    ("a@x.o", "does not end with"), ("a(b)@x.org", "cannot stand before"), ("\u{200B}a@x.org", "U+200B"),
    ("a@127.0.0.1", "does not end with"),
  ])
  func notEmails(text: String, reason: String) {
    #expect(
      EmailAddress.problem(text)?.contains(reason) == true, "\(EmailAddress.problem(text) ?? "accepted")")
  }

  @Test func emailLimits() {
    let label = String(repeating: "a", count: 63)
    #expect(EmailAddress.isValid(String(repeating: "a", count: 64) + "@example.org"))
    #expect(!EmailAddress.isValid(String(repeating: "a", count: 65) + "@example.org"))
    #expect(EmailAddress.isValid("a@\(label).org"))
    #expect(!EmailAddress.isValid("a@\(label)a.org"))
    #expect(!EmailAddress.isValid("a@\(label).\(label).\(label).\(label).org"))
  }

  @Test(arguments: [
    "https://example.org", "http://localhost:8080/a?b=c#d", "https://user:pass@example.org/",
    "http://192.168.0.1/",
    "http://[2001:db8::1]:80/x", "https://例子.广告/路", "HTTPS://EXAMPLE.ORG", "https://a_b.example.org",
    "http://example.org./",
    "http://[::ffff:1.2.3.4]/", "https://example.org/%20",
  ])
  func addresses(text: String) { #expect(WebAddress.problem(text) == nil) }

  @Test(arguments: [
    "", "example.org", "ftp://example.org", "http://", "http:///x", "http://exa mple.org", "http://256.1.1.1",
    "http://[::1",
    "http://[1:2]", "http://x:99999", "http://x:y", "http://a..b", "https://x/%2", "javascript:alert(1)",
    "https://x/<b>",
    "http://[1::2::3]", "http://x\u{0}y",
  ])
  func notAddresses(text: String) { #expect(!WebAddress.isValid(text)) }

  @Test func otherSchemes() {
    #expect(WebAddress.isValid("ftp://example.org/x", schemes: ["ftp"]))
    #expect(WebAddress.problem("https://x.org", schemes: ["ftp"])?.contains("ftp://") == true)
  }

  @Test(
    arguments: [
      ("+31 20 123 4567", nil, "+31201234567"), ("020-1234567", "NL", "+31201234567"),
      ("(212) 555-0123", "US", "+12125550123"),
      ("1-212-555-0123", "us", "+12125550123"), ("01 23 45 67 89", "FR", "+33123456789"),
      ("090-1234-5678", "JP", "+819012345678"),
      ("912 345 678", "ES", "+34912345678"),
    ] as [(String, String?, String)])
  func phones(text: String, region: String?, expected: String) {
    #expect(PhoneNumber.normalized(text, region: region) == expected)
  }

  @Test(
    arguments: [
      ("", nil), ("abc", nil), ("+0123456789", nil), ("+1234567890123456", nil), ("020 1234567", nil),
      ("123", "NL"), ("20 1234567", "NL"),
      ("(020 1234567", "NL"), ("+31+20", nil), ("020 1234567", "XX"), ("+12345", nil), ("١٢٣٤٥٦٧", "NL"),
    ] as [(String, String?)])
  func notPhones(text: String, region: String?) { #expect(!PhoneNumber.isValid(text, region: region)) }

  @Test func accountsAndCards() {
    #expect(BankAccount.isValid("NL91 ABNA 0417 1643 00"))
    #expect(BankAccount.isValid("gb82west12345698765432"))
    #expect(BankAccount.problem("NL91 ABNA 0417 1643 01")?.contains("check digits") == true)
    #expect(BankAccount.problem("NL91 ABNA 0417 1643")?.contains("has 18") == true)
    #expect(BankAccount.problem("XX91 ABNA")?.contains("no country") == true)
    #expect(!BankAccount.isValid(""))
    #expect(PaymentCard.isValid("4111 1111 1111 1111"))
    #expect(PaymentCard.isValid("378282246310005"))
    #expect(PaymentCard.problem("4111 1111 1111 1112")?.contains("check digit") == true)
    #expect(!PaymentCard.isValid("0000 0000 0000 0000"))
    #expect(!PaymentCard.isValid("4111"))
    #expect(PaymentCard.issuer("5555 5555 5555 4444") == "Mastercard")
    #expect(PaymentCard.issuer("9") == nil)
  }

  @Test func passwordsNameEachRuleThatIsNotMet() {
    let policy = PasswordPolicy(
      symbol: true, allowsSpaces: false, maximumRepeats: 2, forbidden: ["ada"])
    #expect(policy.unmet(by: "aaa").map(\.name) == ["length", "uppercase", "digit", "symbol", "repeats"])
    #expect(policy.unmet(by: "Xy7! Ada99").map(\.name) == ["spaces", "contains"])
    #expect(policy.unmet(by: "Xy7!-bcd99").isEmpty)
    #expect(PasswordPolicy().unmet(by: "Password1").map(\.name) == ["common"])
    #expect(
      PasswordPolicy(minimumLength: 1, uppercase: false, lowercase: false, digit: false).unmet(by: "ж")
        .isEmpty)
    #expect(TextRule.password(policy).check("aaa").allSatisfy { !$0.value.contains("a") })
  }

  @Test func wordsAndTags() {
    #expect(TextWords.hashtags(in: "#swift and a#b #1 #東京_1, #é!") == ["swift", "東京_1", "é"])
    #expect(TextWords.mentions(in: "@ada a@b.c (@bob) @") == ["ada", "bob"])
    #expect(
      TextWords.replacing(word: "cat", in: "cat concat Cat cat's", with: "dog") == "dog concat Cat dog's")
    #expect(TextWords.replacing(word: "CAT", in: "cat Cat", with: "dog", ignoresCase: true) == "dog dog")
    #expect(TextWords.replacing(word: "é", in: "é éa", with: "e") == "e éa")
    #expect(TextWords.replacing(word: "", in: "a", with: "b") == "a")
  }
}
