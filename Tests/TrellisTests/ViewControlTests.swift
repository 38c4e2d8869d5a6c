import Lang
import Testing
import TextLayout

@testable import Trellis

/// How controls look in each state, and what using them does.
struct ViewControlTests {
  @Test func toggleStatesDifferWithoutColour() throws {
    let view = V.vStack(
      V.toggle("a", true), V.toggle("b", false), V.toggle("c", true).modified("disabled"),
      V.toggle("d", false).modified("disabled"))
    #expect(
      try draw(view, width: 12).text == """
        a      [━━●]
        b      [○──]
        c      [╌╌●]
        d      [○╌╌]

        """)
  }

  @Test func toggleStyles() throws {
    func styled(_ style: String, _ isOn: Bool) throws -> String {
      try draw(V.toggle("Bold", isOn).modified("toggleStyle", ["_style": V.symbol(style)]), width: 20).text
    }
    #expect(try styled("checkbox", true) == "[✓] Bold\n")
    #expect(try styled("checkbox", false) == "[ ] Bold\n")
    #expect(try styled("button", true) == "▐ Bold ▌\n")
    #expect(try styled("button", false) == "[ Bold ]\n")
    #expect(try draw(V.toggle("Bold", true).modified("labelsHidden"), width: 20).text == "[━━●]\n")
  }

  @Test func buttonsDifferWithoutColour() throws {
    let plain = V.button("Go").modified("buttonStyle", ["_style": V.symbol("plain")])
    let prominent = V.button("Go").modified("buttonStyle", ["_style": V.symbol("borderedProminent")])
    let view = V.hStack(V.button("Go"), prominent, V.button("Go").modified("disabled"), plain)
    #expect(try draw(view, width: 40).text == "[ Go ] ▐ Go ▌ [·Go·] Go\n")
  }

  @Test(arguments: [
    (0.0, "────────────────────   0%"), (1.0, "━━━━━━━━━━━━━━━━━━━━ 100%"),
    (0.475, "━━━━━━━━━╸──────────  48%"),
  ])
  func progress(value: Double, expected: String) throws {
    #expect(try draw(V.progress(value), width: 25).text == expected + "\n")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -3])
  func progressOfNonsenseIsHeldWithinItsBar(value: Double) throws {
    let line = try draw(V.progress(value), width: 25).text
    #expect(line.contains("  0%") || line.contains("100%"))
  }

  @Test func aScriptTogglesThroughItsBinding() throws {
    let script = try ViewScript(
      """
      state wifi = true
      List {
        Toggle("Wi-Fi", isOn: $wifi)
        if wifi { Text("Connected") }
      }
      """)
    #expect(try script.draw().text.contains("Connected"))
    try script.tap("Wi-Fi")
    let drawing = try script.draw()
    #expect(drawing.text.contains("[○──]"))
    #expect(!drawing.text.contains("Connected"))
  }

  @Test func aDisabledControlIsRegisteredAsSuch() throws {
    let script = try ViewScript(#"Button("Go") { print("no") }.disabled()"#)
    _ = try script.draw()
    #expect(try script.control("Go").isEnabled == false)
  }

  @Test func stepperStopsAtTheEndsOfItsRange() throws {
    let script = try ViewScript(
      """
      state count = 15
      Stepper("Decimals", value: $count, in: 0...16)
      """)
    #expect(try script.draw(width: 40).text == "Decimals                  [ − ] 15 [ + ]\n")
    try script.run(try script.control("Decimals").increment)
    #expect(try script.draw(width: 40).text == "Decimals                  [ − ] 16 [·+·]\n")
    try script.run(try script.control("Decimals").increment)
    #expect(try script.draw(width: 40).text.contains("16"))
    for _ in 0..<20 {
      try script.run(try script.control("Decimals").decrement)
      _ = try script.draw()
    }
    #expect(try script.draw(width: 40).text == "Decimals                   [·−·] 0 [ + ]\n")
  }

  @Test func pickerChoosesByTag() throws {
    let script = try ViewScript(
      """
      type Side = .left | .center | .right
      state side = Side.center
      Picker("Side", selection: $side) {
        Text("Left").tag(.left)
        Text("Center").tag(.center)
        Text("Right").tag(.right)
      }.pickerStyle(.segmented)
      Text("\\(side)")
      """)
    #expect(try script.draw().text == "[ Left │▐Center▌│ Right ]\n.center\n")
    try script.tap("Right")
    #expect(try script.draw().text == "[ Left │ Center │▐Right▌]\n.right\n")
  }

  @Test func pickerOfDataTakesTheKeyOfEachRow() throws {
    let script = try ViewScript(
      """
      state day = 2
      Picker("Day", selection: $day) { ForEach(1...3) { n in Text("Day \\(n)") } }.pickerStyle(.inline)
      """)
    #expect(try script.draw().text == "Day\n○ Day 1\n◉ Day 2\n○ Day 3\n")
    try script.tap("Day 3")
    #expect(try script.draw().text == "Day\n○ Day 1\n○ Day 2\n◉ Day 3\n")
  }

  @Test func pickerWithoutAMatchingTagWarns() throws {
    let script = try ViewScript(
      """
      state day = 7
      Picker("Day", selection: $day) { Text("One").tag(1) }
      """)
    #expect(try script.draw().warnings.map(\.code) == ["no-such-tag"])
  }

  @Test func secureFieldNeverShowsItsText() throws {
    let script = try ViewScript(
      """
      state password = "hunter2"
      SecureField("Password", text: $password)
      """)
    let drawing = try script.draw()
    #expect(drawing.text.hasPrefix("Password   •••••••▁"))
    #expect(!ViewTree.json(drawing.root).contains("hunter2"))
  }

  @Test func aScriptsOwnToggleStyle() throws {
    let script = try ViewScript(
      """
      state on = false
      Toggle("Alarm", isOn: $on).toggleStyle { c in
        HStack { Text(c.isOn ? "<on>" : "<off>"); c.label }
      }
      """)
    #expect(try script.draw().text == "<off> Alarm\n")
    try script.tap("Alarm")
    #expect(try script.draw().text == "<on> Alarm\n")
  }
}
