/// Tests, and the screens of other scripts.
extension FunctionDocumentation {
  static let tests = #"""
    test(_:_:)  Names a block that tests something; `trellis test` runs each in a run of its own, other runs where it stands.
      test("sums") { expect([1, 2].sum() == 3) }
      print("fine")
      → fine
    open(_:text:width:height:now:locale:timezone:inputs:)  Runs another script and gives its screen, whose members are the verbs.
      let screen = open(text: "state n = 0; VStack { Button(\"Add\") { n += 1 }; Text(\"n is \\(n)\") }")
      screen.tap("Add")
      screen.find("n is 1").exists
      → true
    use(_:)  Runs a block whose verbs use an opened screen, not the current one.
      let screen = open(text: "state on = false; Toggle(\"Wi-Fi\", isOn: $on)")
      screen.use { tap("Wi-Fi"); find("●").exists }
      → true
    expect(_:_:)  Fails unless the condition is true; of a comparison it tells both sides.
      expect(1 + 1 == 2, "arithmetic")
      print("fine")
      → fine
    expectFailure(_:_:)  Fails unless the block fails, with a message in which the text stands.
      state on = false
      Toggle("Wi-Fi", isOn: $on).disabled(true)
      expectFailure("disabled") { tap("Wi-Fi") }
      print("fine")
      → fine
    expectGolden(_:)  Fails unless the screen is as in the golden file of that name; only in `trellis test`.
      Text("screen")
      print((try? expectGolden("screen")) ?? "only in a test run")
      → only in a test run
    """#
}
