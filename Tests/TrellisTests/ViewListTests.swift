import Lang
import Testing
import TextLayout

@testable import Trellis

/// Lists: data, keys, folding, selection, windows.
struct ViewListTests {
  @Test func plainValuesAreShownAsTexts() throws {
    let script = try ViewScript(#"List(["a", "b", 3]).listStyle(.plain)"#)
    #expect(try script.draw().text == "a\nb\n3\n")
  }

  @Test func rowsFromDataRangesAndBindings() throws {
    let script = try ViewScript(
      """
      state todos = [{id: 1, title: "Milk", done: false}, {id: 2, title: "Bread", done: true}]
      List(todos) { todo in Text(todo.title) }.listStyle(.plain)
      List(1...2) { n in Text("row \\(n)") }.listStyle(.plain)
      List($todos) { $todo in Toggle(todo.title, isOn: $todo.done) }.listStyle(.plain)
      """)
    _ = try script.draw(width: 20)
    try script.tap("Milk")
    #expect(
      try script.draw(width: 20).text == """
        Milk
        Bread
        row 1
        row 2
        Milk           [━━●]
        Bread          [━━●]

        """)
  }

  @Test func equalKeysAreWarnedAboutWithBothRows() throws {
    let script = try ViewScript(
      #"List([{id: 1, n: "a"}, {id: 2, n: "b"}, {id: 1, n: "c"}]) { row in Text(row.n) }"#)
    let warning = try #require(try script.draw().warnings.first)
    #expect(warning.code == "duplicate-key")
    #expect(warning.message == "rows 1 and 3 have the same key 1")
  }

  @Test func equalValuesWithoutKeysAreNoMistake() throws {
    let script = try ViewScript(#"List(["a", "a"]) { row in Text(row) }"#)
    #expect(try script.draw().warnings.isEmpty)
  }

  @Test func sectionsFold() throws {
    let script = try ViewScript(
      """
      state open = true
      List {
        Section("Fruit", isExpanded: $open) { Text("Apple") }
        Section("Roots") { Text("Carrot") }
      }.listStyle(.plain)
      """)
    #expect(try script.draw().text == "▾ Fruit\n  Apple\n\nRoots\n  Carrot\n")
    try script.tap("Fruit")
    #expect(try script.draw().text == "▸ Fruit\n\nRoots\n  Carrot\n")
  }

  @Test func sidebarSectionsFoldByThemselves() throws {
    let script = try ViewScript(#"List { Section("Fruit") { Text("Apple") } }.listStyle(.sidebar)"#)
    #expect(try script.draw().text == "▾ Fruit\n  Apple\n")
    try script.tap("Fruit")
    #expect(try script.draw().text == "▸ Fruit\n")
  }

  @Test func theChosenRowIsMarked() throws {
    let script = try ViewScript(
      """
      state chosen = 2
      List(1...3, selection: $chosen) { n in Text("row \\(n)") }.listStyle(.plain)
      """)
    #expect(try script.draw().text == "  row 1\n▶ row 2\n  row 3\n")
    try script.tap("row 3")
    #expect(try script.draw().text == "  row 1\n  row 2\n▶ row 3\n")
  }

  @Test func severalRowsMayBeChosen() throws {
    let script = try ViewScript(
      """
      state chosen = [1]
      List(1...3, selection: $chosen) { n in Text("row \\(n)") }.listStyle(.plain)
      """)
    _ = try script.draw()
    try script.tap("row 3")
    #expect(try script.draw().text == "▶ row 1\n  row 2\n▶ row 3\n")
    try script.tap("row 1")
    #expect(try script.draw().text == "  row 1\n  row 2\n▶ row 3\n")
  }

  @Test func separatorsJoinTheBox() throws {
    let list = V.list(nil, V.text("a"), V.text("b")).modified(
      "listRowSeparator", ["_visibility": V.symbol("visible")])
    #expect(
      try draw(list, width: 24).text == """
          ╭──────────────────╮
          │ a                │
          ├──────────────────┤
          │ b                │
          ╰──────────────────╯

        """)
  }

  @Test func alternatingRowsAreShadedInColourOnly() throws {
    let list = V.list("plain", V.text("a"), V.text("b")).modified("alternatingRowBackgrounds")
    #expect(try draw(list, width: 10).text == "a\nb\n")
    let lines = try draw(list, width: 10, format: .ansi(.indexed256)).lines
    #expect(!lines[0].contains("48;5;237"))
    #expect(lines[1].contains("48;5;237"))
  }

  @Test func aWindowMakesOnlyTheRowsThatItShows() throws {
    let rows = V.make("List", ["_data": range(1_000_000)])
    let machine = ViewTestMachine.make()
    let session = ViewSession(machine: machine)
    let renderer = try Renderer([rows], session: session)
    let text = try renderer.text(.init(width: 40, height: 40))
    #expect(text.split(separator: "\n").count == 40)
    #expect(text.hasSuffix("  ╰─ … 999962 more ──────────────────╯\n"))
    #expect(session.nodeCount < 200)
  }

  @Test func aWindowStartsWhereItWasScrolledTo() throws {
    let screen = TestScreen()
    screen.kept["scroll"] = .int(10)
    let list = V.make("List", ["_data": range(30)]).modified("listStyle", ["_style": V.symbol("plain")])
    #expect(try draw(list, height: 4, delegate: screen).text == "10\n11\n12\n… 17 more\n")
    screen.kept["scroll"] = .int(100)
    #expect(try draw(list, height: 4, delegate: screen).text == "26\n27\n28\n29\n")
  }

  @Test func aLongListIsDrawnInBands() throws {
    let list = V.make("List", ["_data": range(5000)]).modified("listStyle", ["_style": V.symbol("plain")])
    let lines = try draw(list, width: 20).lines
    #expect(lines == (0..<5000).map(String.init))
  }

  private func range(_ count: Int) -> Value {
    .range(RangeObject(lower: .int(0), upper: .int(count), isClosed: false, meter: nil))
  }
}

/// Sections made of data.
struct ViewListSectionTests {
  @Test func aForEachOfSectionsGivesSections() throws {
    let script = try ViewScript(
      """
      let groups = [{name: "Fruit", items: ["Apple", "Pear"]}, {name: "Roots", items: ["Carrot"]}]
      List {
        ForEach(groups, id: \\.name) { group in
          Section(group.name) { ForEach(group.items) { item in Text(item) } }
        }
      }.listStyle(.plain)
      """)
    #expect(try script.draw().text == "Fruit\n  Apple\n  Pear\n\nRoots\n  Carrot\n")
  }
}
