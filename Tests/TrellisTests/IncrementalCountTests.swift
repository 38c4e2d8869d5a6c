import Testing

@testable import Trellis

/// What a change costs, in views that are evaluated and in views that are laid out: never in time.
@Suite struct IncrementalCountTests {
  private func load(_ source: String, width: Int = 40) throws -> Screen {
    let screen = try Interpreter().load(source)
    _ = try screen.render(width: width)
    return screen
  }

  private func counts(_ screen: Screen) throws -> (evaluated: Int, measured: Int) {
    let session = try #require(screen.viewSession)
    return (session.evaluated, session.measured)
  }

  @Test func oneToggleAmongTenThousandRows() throws {
    let screen = try load(
      """
      state items = (0..<10000).map { {id: $0, name: "Item \\($0)", done: false} }
      List {
        ForEach($items) { $item in
          HStack {
            Toggle(item.name, isOn: $item.done)
            if item.done { Text("done") }
          }
        }
      }
      """)
    let first = try counts(screen)
    #expect(first.evaluated > 20_000)
    #expect(first.measured > 20_000)
    try screen.tap("Item 5000")
    let text = try screen.render(width: 40)
    let second = try counts(screen)
    #expect(second.evaluated > 0)
    #expect(second.evaluated * 100 <= first.evaluated)
    #expect(second.measured * 100 <= first.measured)
    #expect(text.contains("done"))
  }

  /// All rows of a stack are made; a change looks at those alone that it concerns.
  @Test(arguments: ["Toggle(item.name, isOn: $item.done)", "Row($item)", "VStack { Row($item) }.padding(1)"])
  func oneToggleAmongTenThousandRowsOfAStack(row: String) throws {
    let screen = try load(
      """
      state items = (0..<10000).map { {id: $0, name: "Item \\($0)", done: false} }
      view Row($item) { state n = 0; HStack { Toggle(item.name, isOn: $item.done); if item.done { Text("done") } } }
      VStack(alignment: .leading) {
        Text("Items")
        ForEach($items) { $item in \(row) }
      }
      """)
    let first = try counts(screen)
    #expect(first.evaluated > 10_000)
    #expect(try touched(screen) > 10_000)
    try screen.tap("Item 5000")
    #expect(try line(screen).contains("[━━●]"))
    #expect(try touched(screen) <= 20)
    #expect(try counts(screen).evaluated <= 10)
    #expect(try counts(screen).measured <= 20)
    try screen.tap("Item 5000")
    #expect(try line(screen).contains("[○──]"))
    #expect(try touched(screen) <= 20)
  }

  @Test func rowsThatReadAnotherStateAreMadeAnewWithIt() throws {
    let screen = try load(
      """
      state chosen = 1
      state other = 0
      VStack(alignment: .leading) {
        Button("Other") { other += 1 }
        Text("\\(other)")
        ForEach(0..<1000) { n in
          HStack { Button("Choose \\(n)") { chosen = n }; if n < 3 { Text(n == chosen ? "chosen" : "-") } }
        }
      }
      """)
    try screen.tap("Other")
    #expect(try touched(screen) <= 10)
    try screen.tap("Choose 2")
    let lines = try screen.render(width: 40).split(separator: "\n").filter { $0.contains("chosen") }
    #expect(lines.map(String.init) == ["[ Choose 2 ] chosen"])
    #expect(try touched(screen) <= 30)
  }

  /// Rows with something that is made while it is laid out are like others.
  @Test func oneToggleAmongAThousandRowsThatAreLaidOutLate() throws {
    let screen = try load(
      """
      state items = (0..<1000).map { {id: $0, name: "Item \\($0)", done: false} }
      VStack {
        ForEach($items) { $item in
          GeometryReader { proxy in Toggle(item.name, isOn: $item.done) }.frame(height: 1)
        }
      }
      """)
    #expect(try touched(screen) > 1000)
    for isOn in [true, false] {
      try screen.tap("Item 500")
      let line = try screen.render(width: 40).split(separator: "\n").first { $0.contains("Item 500 ") }
      #expect(line?.contains(isOn ? "[━━●]" : "[○──]") == true)
      #expect(try touched(screen) <= 20)
    }
  }

  private func line(_ screen: Screen) throws -> Substring {
    try #require(try screen.render(width: 40).split(separator: "\n").first { $0.contains("Item 5000") })
  }

  private func touched(_ screen: Screen) throws -> Int { try #require(screen.viewSession).touched }

  @Test func rowsOfValuesAreKeptAsWell() throws {
    let screen = try load(
      """
      state items = (0..<1000).map { {id: $0, name: "Item \\($0)", count: 0} }
      view Row(item) {
        HStack { Text(item.name); Spacer(); Text(item.count) }
      }
      VStack {
        ForEach(items) { item in Row(item) }
        Button("Count") { items[500].count += 1 }
      }
      """)
    let first = try counts(screen)
    try screen.tap("Count")
    let second = try counts(screen)
    #expect(second.evaluated * 50 <= first.evaluated)
    #expect(try screen.render(width: 40).contains("Item 500                               1"))
  }

  @Test func onlyWhatReadsTheStateIsEvaluated() throws {
    let screen = try load(
      """
      state wifi = true
      state name = "Ada"
      List {
        Section("One") { Toggle("Wi-Fi", isOn: $wifi) }
        Section("Two") { for i in 1...200 { Text("Line \\(i)") } }
        Section("Three") { Button("Rename") { name = "Grace" }; Group { Text(name) } }
      }
      """)
    let first = try counts(screen)
    try screen.tap("Wi-Fi")
    // The list, its section and the toggle.
    #expect(try counts(screen).evaluated <= 4)
    try screen.tap("Rename")
    #expect(try counts(screen).evaluated <= 6)
    #expect(first.evaluated > 200)
  }

  @Test func aScreenWithoutStateKeepsNothing() throws {
    let screen = try load("List { for i in 1...20 { Text(i) } }")
    #expect(screen.viewSession?.keepsFrames == false)
  }

  @Test func nothingIsEvaluatedWhenNothingChanged() throws {
    let screen = try load(
      """
      state a = 1
      VStack { Text(a); Button("Same") { a = a } }
      """)
    let session = screen.viewSession
    _ = try screen.render(width: 30)
    _ = try screen.render(width: 50)
    #expect(screen.viewSession === session)
    #expect(try counts(screen).evaluated == 3)
  }

  @Test func aNewFunctionOfASessionLeavesWhatWasMade() throws {
    let screen = Interpreter().session()
    for entry in [
      "fn label(n) = \"Row \\(n)\"", "state a = 0",
      "VStack { ForEach(0..<50) { n in Text(label(n)) }; Button(\"Add \\(a)\") { a += 1 } }",
      "tap(\"Add 0\")",
    ] {
      try screen.submit(entry)
    }
    try screen.submit("fn unused(x) = x + 1")
    try screen.submit("view Unused(x) { Text(x) }")
    try screen.submit("tap(\"Add 1\")")
    #expect(try counts(screen).evaluated <= 3)
    try screen.submit("fn label(n) = \"Line \\(n)\"")
    try screen.submit("tap(\"Add 2\")")
    #expect(try counts(screen).evaluated > 50)
    #expect(try screen.render(width: 40).contains("Line 7"))
  }
}
