import TestSupport
import Testing

/// Functions and views know the declared types of the script's names, though they are compiled first.
struct DeclaredTypeTests {
  private func run(_ body: String) -> ScriptRun {
    ScriptRun("type Kind = .a | .b\nstate kind: Kind = .a\n" + body)
  }

  @Test func aSwitchOverAChoiceNeedsNoDefault() {
    #expect(
      run("view V() { switch kind { case .a: Text(\"A\")\ncase .b: Text(\"B\") } }\nV()").output == "A\n")
    #expect(run("fn f() = switch kind { case .a: 1\ncase .b: 2 }\nf()").output == "1\n")
  }

  @Test func whatIsLeftOutIsTold() {
    #expect(
      run("fn f() = switch kind { case .a: 1 }\nf()").messages.contains("this `switch` leaves out `.b`"))
  }

  @Test func aTypeThatIsNotThereIsToldOnce() {
    let messages = ScriptRun("state x: Knid = 1\nfn f() = x\nf()").messages
    #expect(messages.ranges(of: "there is no type `Knid`").count == 1, "\(messages)")
  }
}
