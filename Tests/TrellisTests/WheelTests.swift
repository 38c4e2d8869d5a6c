import TestSupport
import Testing

/// A wheel shows what is chosen between its neighbours, and turns.
@Suite struct WheelTests {
  private let source = """
    // golden: width=30
    state size = "M"
    Picker("Size", selection: $size) { ForEach(["S", "M", "L"]) { Text($0) } }.pickerStyle(.wheel)

    """

  @Test func theChosenOneStandsBetweenItsNeighbours() {
    #expect(
      ScriptRun(source + "tap(\"L\")").output == """
                                   S
        Size                     ▸ M ◂
                                   L
                                   M
        Size                     ▸ L ◂


        """)
  }

  @Test func verbsTurnIt() {
    let script = ScriptRun(
      source
        + "quiet { decrement(\"Size\"); print(size); increment(\"Size\"); increment(\"Size\"); print(size) }")
    #expect(script.output.hasSuffix("S\nL\n"))
  }

  @Test func itEndsAtItsEnds() {
    let script = ScriptRun(source + "quiet { set(\"Size\", \"L\"); increment(\"Size\") }")
    #expect(script.messages.contains("`Size` can't be stepped up now"))
  }

  @Test func nothingMayBeChosen() {
    let script = ScriptRun(
      "state size: String? = nil\nPicker(\"Size\", selection: $size) { Text(\"S\"); Text(\"M\") }.pickerStyle(.wheel)\n"
        + "quiet { increment(\"Size\"); print(size) }")
    #expect(script.output.contains("▸ – ◂"))
    #expect(script.output.hasSuffix("S\n"))
  }
}
