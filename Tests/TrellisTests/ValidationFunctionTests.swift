import TestSupport
import Testing
import Trellis

/// Whole records against a type, and the rules that a type's `where` may use.
@Suite struct ValidationFunctionTests {
  @Test func failuresHaveTheirPaths() {
    let run = ScriptRun(
      """
      type Contact { email: Email, age: Int in 0...150, kind: String in ["home", "work"] = "home" }
      type Person { name: String, contacts: [Contact], code: String matching "[A-Z]{2}" }
      let person = {contacts: [{email: "a@b.example", age: 3}, {email: "a@b.example", age: 300, kind: "boat"}, {email: "ada", age: "4"}], code: "x"}
      for failure in person.failures(as: Person) { print(failure.path, failure.rule) }
      person.isValid(as: Person)
      {name: "Ada", contacts: [], code: "XY"}.isValid(as: Person)
      """)
    #expect(
      run.golden == """
        name required
        contacts[1].age range
        contacts[1].kind oneOf
        contacts[2].email email
        contacts[2].age type
        code pattern
        false
        true

        """)
  }

  @Test func aWhereNamesEachUnmetRuleAndHidesThePassword() {
    let run = ScriptRun(
      """
      type Account { password: String where $0.failures(.password(symbol: true)) }
      Account(password: "Tower-of-8").password.count
      {password: "geheim"}.failures(as: Account).map { "\\($0.rule): \\($0.message), \\($0.value)" }.joined(separator: "\\n")
      """)
    #expect(
      run.golden == """
        10
        password.length: needs at least 8 characters, •••
        password.uppercase: needs a capital letter, •••
        password.digit: needs a digit, •••
        password.symbol: needs a character that is neither letter nor digit, •••

        """)
  }

  @Test func conditionsOfGoodFieldsAreAskedBesideBadOnes() {
    #expect(
      ScriptRun(
        """
        type Account {
          email: Email
          password: String where $0.failures(.password)
          again: String where $0 == password
          limit: Int where $0 > email.count
        }
        {email: "ada", password: "x", again: "y", limit: "many"}.failures(as: Account).map { "\\($0.path) \\($0.rule)" }
        {email: 5, password: "Geheim-99", again: "Geheim-99", limit: 3}.failures(as: Account).map(\\.path)
        """
      ).golden
        == "[\"email email\", \"limit type\", \"password password.length\", \"password password.uppercase\", "
        + "\"password password.digit\", \"again where\"]\n[\"email\"]\n")
  }

  @Test func aMissingValueIsSaidOnce() {
    #expect(
      ScriptRun(#""".failures(.required, .email, .length(min: 3)).map(\.rule)"#).output == "[\"required\"]\n")
    #expect(ScriptRun(#"nil.isValid(.required)"#).output == "false\n")
  }

  @Test func masksAndWhatMayBeEmpty() {
    #expect(ScriptRun(#""ab-cd".isValid(.mask("AA-AA"))"#).output == "true\n")
    #expect(
      ScriptRun(#""ab-c".failures(.mask("AA-AA")).map(\.message)"#).output
        == "[\"must have the form AA-AA\"]\n")
    #expect(ScriptRun(#""".isValid(.optional, .email)"#).output == "true\n")
    #expect(ScriptRun(#""x".isValid(.optional, .email)"#).output == "false\n")
  }

  @Test func aNameThatIsNoLocaleIsRefused() {
    #expect(ScriptRun(#"1.5.formatted(locale: "日本語")"#).messages.contains("is not the name of a locale"))
  }

  @Test func misspeltRulesAndLabelsAreNamed() {
    #expect(ScriptRun(#""x".isValid(.emial)"#).messages.contains("did you mean `.email`?"))
    #expect(ScriptRun(#""x".isValid(.length(mni: 3))"#).messages.contains("the rule `.length` has no `mni`"))
    #expect(ScriptRun(#""x".isValid(.pattern("(a"))"#).messages.contains("can't be read"))
  }

  @Test func datesAndNumbersInRange() {
    #expect(ScriptRun("@2026-11-30.isValid(.in(@2026-01-01...@2026-12-31))").output == "true\n")
    #expect(
      ScriptRun("@2027-01-01.failures(.in(@2026-01-01...@2026-12-31)).map(\\.message)").output
        == "[\"must be 2026-01-01 to 2026-12-31\"]\n")
    #expect(ScriptRun("5.failures(.in(1..<5)).map(\\.message)").output == "[\"must be 1 to less than 5\"]\n")
  }

  /// What the libraries hold beside the heap is bounded by it.
  @Test(arguments: ["allMatches(of: \"a\").count", "concealed().count", "hashtags().count", "masked(\"**\")"])
  func manyPartsDoNotExhaustTheHost(call: String) throws {
    var limits = Limits()
    limits.memory = 8 << 20
    let screen = try Interpreter(limits: limits).load("\"a\".repeated(1000000).\(call)")
    let error = #expect(throws: ScriptError.self) { try screen.run() }
    #expect(error?.diagnostics.first?.code == "memory-limit")
  }

  /// What would take others exponential time is answered, or stopped by the budget.
  @Test func noPatternHangs() {
    let run = ScriptRun(#"("a".repeated(20000) + "b").matches("(a+)+$")"#)
    #expect(run.golden == "false\n")
    let all = ScriptRun(
      "// golden: steps=200000\n" + #"("a".repeated(20000)).allMatches(of: "a*b|a").count"#)
    #expect(all.messages.contains("this takes more than 200000 steps"))
  }
}
