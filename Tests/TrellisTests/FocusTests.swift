import TestSupport
import Testing
import Trellis

/// The focus goes through everything that can be used, and is seen without colour.
struct FocusTests {
  private func focused(_ source: String) -> String {
    ScriptRun(source + "\nprint(controls().first(where: \\.isFocused)?.label ?? \"nothing\")").output
      .split(separator: "\n").last.map(String.init) ?? ""
  }

  /// The screen after all events, drawn once more.
  private func shown(_ source: String, width: Int = 40, ascii: Bool = false) throws -> String {
    let screen = try Interpreter().load(source, name: "focus.dsl")
    screen.options.isASCII = ascii
    return try screen.render(width: width)
  }

  private static let page = """
    state on = false
    state name = ""
    state size = .small
    state n = 1
    VStack(alignment: .leading) {
      Button("Add") { n += 1 }
      Button("Never") {}.disabled()
      Toggle("Wi-Fi", isOn: $on)
      TextField("Name", text: $name)
      Picker("Size", selection: $size) { Text("S").tag(.small); Text("L").tag(.large) }
      Stepper("Cups", value: $n, in: 0...9)
      Slider("Volume", value: $n, in: 0...9)
      Link("Home", destination: "https://example.org")
      Menu("Options") { Button("Print") {} }
      Text("Tea").onTap { n = 7 }
    }

    """

  @Test func goesThroughAllThatCanBeUsed() {
    let names = ["Add", "Wi-Fi", "Name", "Size", "Cups", "Volume", "Home", "Options", "Tea", "Add"]
    for (index, name) in names.enumerated() {
      #expect(
        focused(FocusTests.page + "quiet { \(String(repeating: "focusNext(); ", count: index + 1)) }") == name
      )
    }
    #expect(focused(FocusTests.page + "quiet { focusPrevious() }") == "Tea")
    #expect(focused(FocusTests.page) == "nothing")
  }

  @Test func isSeenWithoutColourAndMovesNothing() throws {
    let lines = [
      ("Add", 0, "[▶Add ]"), ("Wi-Fi", 2, "Wi-Fi                             ▶[○──]"),
      ("Name", 3, "Name   ▏▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁"),
      ("Cups", 5, "Cups                      ▶[ − ] 1 [ + ]"), ("Options", 8, "[▶Options ▾ ]"),
      ("Tea", 9, "Tea◀"),
    ]
    for (label, row, line) in lines {
      let shown = try shown(FocusTests.page + "quiet { focus(\"\(label)\") }").split(separator: "\n")
      #expect(shown.indices.contains(row) && shown[row] == line, "\(shown)")
    }
  }

  @Test func isSeenInAscii() throws {
    let text = try shown(FocusTests.page + "quiet { focusNext() }", ascii: true)
    #expect(text.contains("[>Add ]"), "\(text)")
  }

  @Test func submitUsesWhatHasTheFocus() {
    let run = ScriptRun(
      FocusTests.page + """
        quiet { focus("Add"); submit(); focus("Wi-Fi"); submit() }
        print(n, on)
        quiet { focus("Tea"); submit() }
        print(n)
        quiet { focus("Cups"); increment(); increment(); decrement() }
        print(n)
        (try? submit()) ?? "no tap"
        """)
    #expect(run.output.hasSuffix("2 true\n7\n8\nno tap\n"), "\(run.output)")
  }

  @Test func aPickerOpensAndItsChoicesCloseIt() {
    let run = ScriptRun(
      FocusTests.page + """
        quiet { focus("Size"); submit(); focusNext(); focusNext(); submit() }
        print(size, find("▴").exists)
        quiet { tap("Size") }
        print(find("▴").exists)
        """)
    #expect(run.output.hasSuffix(".large false\ntrue\n"), "\(run.output)")
  }

  @Test func staysInASheetAndComesBack() {
    let source = """
      state shown = false
      VStack {
        Button("Open") { shown = true }
        Button("Other") {}
      }
      .sheet(isPresented: $shown) { Button("First") {}; Button("Close") { shown = false } }
      quiet { focus("Open"); submit() }

      """
    #expect(focused(source) == "nothing")
    #expect(focused(source + "quiet { focusNext() }") == "First")
    #expect(focused(source + "quiet { focusNext(); focusNext(); focusNext() }") == "First")
    #expect(focused(source + "quiet { focus(\"Close\"); submit() }") == "Open")
  }

  @Test func followsTheStateOfFocused() {
    let source = """
      state at: Symbol? = .b
      state a = ""
      VStack {
        Button("One") { at = .c }.focused($at, equals: .a)
        TextField("Two", text: $a).focused($at, equals: .b)
        Button("Three") {}.focused($at, equals: .c)
        Button("Four") {}
      }

      """
    #expect(focused(source) == "Two")
    #expect(focused(source + "quiet { at = .a }") == "One")
    #expect(focused(source + "quiet { focus(\"One\"); submit() }") == "Three")
    #expect(focused(source + "quiet { focusNext(); focusNext() }") == "Four")
    #expect(
      ScriptRun(source + "quiet { focusNext(); print(at ?? \"none\"); focusNext(); print(at ?? \"none\") }")
        .output
        .hasSuffix(".c\nnone\n"))
  }

  @Test func aBoolOfFocusedGoesFalse() {
    let run = ScriptRun(
      """
      state isHere = false
      state a = ""
      VStack { TextField("A", text: $a).focused($isHere); Button("B") {} }
      quiet { focusNext(); print(isHere); focusNext(); print(isHere) }
      """)
    #expect(run.output.hasSuffix("true\nfalse\n"), "\(run.output)")
  }

  @Test func aCalendarIsOneStopAndArrowsGoThroughItsDays() throws {
    let source = """
      state day: Date? = @2026-11-18
      VStack {
        Button("Before") {}
        CalendarView(selection: $day, firstWeekday: .monday)
        Button("After") {}
      }
      quiet { focusPrevious(); focusPrevious() }

      """
    #expect(focused(source) == "2026-11-18")
    #expect(focused(source + "quiet { moveFocus(.right); moveFocus(.down) }") == "2026-11-26")
    #expect(focused(source + "quiet { moveFocus(.left); focusNext() }") == "After")
    let run = ScriptRun(source + "quiet { moveFocus(.up); submit() }\nday")
    #expect(run.output.hasSuffix("2026-11-11\n"))
    let shown = try shown(source, width: 60)
    #expect(shown.contains("[▶18]"), "\(shown)")
  }

  @Test func aListScrollsUnderTheFocus() {
    let source = """
      state last = 0
      VStack {
        List(1...50) { n in Button("Row \\(n)") { last = n } }.listStyle(.plain).frame(height: 5)
        Button("Below") {}
      }

      """
    let down = "quiet { for i in 1...12 { focusNext() } }"
    #expect(focused(source + down) == "Row 12")
    #expect(focused(source + down + "\nquiet { focusPrevious() }") == "Row 11")
    #expect(focused(source + down + "\nquiet { for i in 1...11 { moveFocus(.up) } }") == "Row 1")
    #expect(focused(source + "quiet { for i in 1...51 { focusNext() } }") == "Below")
  }

  @Test func whatGoesLeavesTheFocusInItsPlace() {
    let source = """
      state names = ["Ada", "Alan", "Grace"]
      VStack { ForEach(names) { name in Button(name) { names.removeAll { $0 == name } } } }
      quiet { focus("Alan"); submit(); focusNext() }

      """
    #expect(focused(source) == "Grace")
  }

  @Test func typesInTheFieldThatHasIt() {
    let run = ScriptRun(
      FocusTests.page + """
        quiet { focus("Name"); typeText("Ad"); typeText("a") }
        print(name)
        quiet { focus("Add") }
        typeText("x")
        """)
    #expect(run.output.contains("Ada\n"))
    #expect(run.messages.contains("`Add` is no field"), "\(run.messages)")
  }

  @Test func aScreenWithoutControlsSaysSo() {
    #expect(
      ScriptRun("Text(\"nothing\")\nfocusNext()").messages.contains(
        "nothing on the screen can have the focus"))
    #expect(ScriptRun("Button(\"A\") {}\nsubmit()").messages.contains("nothing has the focus"))
    #expect(
      ScriptRun("Button(\"A\") {}\nfocusNext()\nmoveFocus(.left)").messages.contains("no control lies there"))
  }

  @Test func programsSeeIt() throws {
    let screen = try Interpreter().load(FocusTests.page, name: "focus.dsl")
    try screen.run()
    try screen.focusNext()
    #expect(try screen.focusedControl()?.label == "Add")
    try screen.submit()
    #expect(try screen.value(of: "n").map(\.description) == "2")
    #expect(try screen.moveFocus(.down))
    #expect(try screen.focusedControl()?.label == "Wi-Fi")
    try screen.focus("Name")
    try screen.typeText("Ada")
    try screen.deleteBackward()
    #expect(try screen.value(of: "name").map(\.description) == "Ad")
    screen.options.format = .json
    #expect(
      try screen.render(width: 60).contains("\"label\": \"Name\", \"value\": \"Ad\", \"focused\": true"))
  }
}
