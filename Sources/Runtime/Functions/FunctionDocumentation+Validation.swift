/// Functions over the validation library.
extension FunctionDocumentation {
  static let validation = #"""
    failures(_:as:)  What is wrong with a value by some rules, or by a type with every path: a list of {path, rule, message, value}. The rules are `.required .email .url .phone .phone("NL") .iban .card .length(3...20) .length(min: 3) .pattern("…") .oneOf([…]) .in(1...5) .password(min: 12, symbol: true) .mask("##-##") .optional`, each with `message:` for words of one's own, and functions, which give nil, true or what is wrong.
      "ada@".failures(.required, .email).map(\.message)
      → ["is not an email address: there is nothing after the @"]
    isValid(_:as:)  Whether nothing is wrong.
      "NL91 ABNA 0417 1643 00".isValid(.iban)
      → true
    passwordRules(min:max:uppercase:lowercase:digit:symbol:spaces:repeats:forbidden:)  All rules of a policy, as records of rule, message and isMet.
      "tower bridge".passwordRules(min: 10, uppercase: false).filter { !$0.isMet }.map(\.message)
      → ["needs a digit"]
    passwordHash(salt:rounds:)  A password as it may be kept: PBKDF2 with HMAC-SHA-256. The salt is another one for each password.
      "geheim".passwordHash(salt: "a1b2", rounds: 1000).prefix(24)
      → pbkdf2-sha256$1000$a1b2$
    matchesHash(_:)  Whether this is the password of a hash.
      "geheim".matchesHash("geheim".passwordHash(salt: "a1b2", rounds: 1000))
      → true
    phoneNumber(region:)  The number in its international form, or nil if it is none.
      "020 123 4567".phoneNumber(region: "NL")
      → +31201234567
    cardIssuer()  Who issued a payment card, by its first digits; nil if unknown.
      "4242 4242 4242 4242".cardIssuer()
      → Visa
    hashtags()  The words after `#` in a text; those of digits alone are none.
      "a #Swift post, issue #42".hashtags()
      → ["Swift"]
    mentions()  The words after `@`, addresses aside.
      "with @ada, not bob@example.org".mentions()
      → ["ada"]
    replacingWord(_:with:ignoresCase:)  The text with a word replaced where it stands alone.
      "cat, concat, Cat".replacingWord("cat", with: "dog", ignoresCase: true)
      → dog, concat, dog
    matches(_:ignoresCase:)  Whether all of the text matches a pattern. Patterns take time linear in the text.
      "LH400".matches("[A-Z]{2}\\d+")
      → true
    firstMatch(of:ignoresCase:)  The first part that matches, as {text, groups, names}; nil if none does.
      "on 2026-11-30".firstMatch(of: "(?<year>\\d{4})-\\d\\d").names.year
      → 2026
    allMatches(of:ignoresCase:)  All parts that match, from left to right.
      "1 and 22".allMatches(of: "\\d+").map(\.text)
      → ["1", "22"]
    replacingMatches(of:with:ignoresCase:)  The text with a template for each match: `$1` and `${name}` are what groups took, `$0` the match.
      "a1b22".replacingMatches(of: "\\d+", with: "<$0>")
      → a<1>b<22>
    splitMatches(of:ignoresCase:)  The parts between the matches.
      "a, b;c".splitMatches(of: "[,;] ?")
      → ["a", "b", "c"]
    """#
}
