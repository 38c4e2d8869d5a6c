import TestSupport
import Testing

/// A slider's number stays within its range and on its steps.
@Suite struct SliderTests {
  private func run(_ declarations: String, _ slider: String, _ rest: String) -> ScriptRun {
    ScriptRun("// golden: width=30\n\(declarations)\n\(slider)\nquiet {\n\(rest)\n}\n")
  }

  @Test func theKnobStandsWhereTheNumberIs() {
    #expect(
      run("state n = 5", "Slider(\"Size\", value: $n, in: 0...10)", "").output
        == "Size  ━━━━━━━━━━●──────────  5\n")
    #expect(run("state n = 0", "Slider(value: $n, in: 0...10)", "").output.hasPrefix("●───"))
    #expect(run("state n = 10", "Slider(value: $n, in: 0...10).disabled()", "").output.hasPrefix("╌╌╌"))
  }

  @Test func verbsMoveIt() {
    let script = run(
      "state n = 5", "Slider(\"Size\", value: $n, in: 0...10)",
      "increment(\"Size\"); print(n); decrement(\"Size\"); set(\"Size\", 10); print(n); increment(\"Size\")")
    #expect(script.output.hasSuffix("6\n10\n"))
    #expect(script.messages.contains("can't be stepped up now"))
  }

  @Test func aNumberOutsideIsRefused() {
    let script = run("state n = 5", "Slider(\"Size\", value: $n, in: 0...10)", "set(\"Size\", 11)")
    #expect(script.messages.contains("11 is not in 0...10, the slider's range"))
  }

  @Test func whatIsSetMovesToTheNearestStep() {
    let script = run(
      "state x = 0.5", "Slider(\"Volume\", value: $x, step: 0.25)",
      "set(\"Volume\", 0.6); print(x); increment(\"Volume\"); print(x)")
    #expect(script.output.hasSuffix("0.5\n0.75\n"))
  }

  @Test func whatCannotBeIsRefused() {
    #expect(ScriptRun("state s = \"x\"\nSlider(value: $s)").messages.contains("needs a binding to a number"))
    #expect(ScriptRun("state n = 1\nSlider(value: $n)").messages.contains("a slider of Ints needs its range"))
    #expect(ScriptRun("state n = 1\nSlider(value: $n, in: 5...1)").exitCode == 1)
    #expect(
      ScriptRun("state n = 1\nSlider(value: $n, in: 1...5, step: 0)").messages.contains("a number above 0"))
    #expect(ScriptRun("state n = 7\nSlider(value: $n, in: 7...7)").exitCode == 0)
  }
}
