import Testing
import TextLayout

@testable import Trellis

/// A screen in a window, used by keys and a pointer.
struct LiveScreenTests {
  static func open(_ script: String, columns: Int = 40, rows: Int = 10) throws -> LiveScreen {
    let screen = try Interpreter().load(script)
    screen.options.width = columns
    screen.options.height = rows
    screen.sink = { _ in }
    try screen.run()
    return LiveScreen(screen, columns: columns, rows: rows)
  }

  /// Presses keys and gives the rows that are seen then, without the mark of the focus.
  @discardableResult
  private func press(_ live: LiveScreen, _ keys: LiveKey...) throws -> [String] {
    for key in keys { try live.press(key) }
    return try rows(live)
  }

  private func rows(_ live: LiveScreen) throws -> [String] {
    try live.draw().plain().replacing("▶", with: " ").split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }) }
  }

  private func focus(_ live: LiveScreen) throws -> String? { try live.screen.focusedControl()?.label }

  // MARK: Cells

  @Test func aToggleChangesItsOwnCells() throws {
    let live = try Self.open(
      """
      state rows = (1...2_000).map { {id: $0, on: false} }
      List($rows) { $row in Toggle("Row \\(row.id)", isOn: $row.on) }
      """)
    try live.press(.tab)
    let before = try live.draw()
    try live.press(.text(" "))
    let after = try live.draw()
    #expect(CanvasDifference(from: before, to: after).count == 5)
    var painter = CanvasPainter(format: .ansi(.ansi16))
    var bytes: [UInt8] = []
    painter.clear(into: &bytes)
    _ = painter.paint(before, over: nil, into: &bytes)
    bytes = []
    let count = painter.paint(after, over: before, into: &bytes)
    #expect(count.cells <= 8)
    #expect(count.bytes <= 40)
  }

  @Test func movingTheFocusChangesTwoRows() throws {
    let live = try Self.open(
      """
      state rows = (1...2_000).map { {id: $0, on: false} }
      List($rows) { $row in Toggle("Row \\(row.id)", isOn: $row.on) }
      """)
    try live.press(.tab)
    let before = try live.draw()
    try live.press(.down)
    let after = try live.draw()
    var runs: [Range<Int>] = []
    let changed = (0..<after.height).filter {
      CanvasDifference(from: before, to: after).runs(in: $0, into: &runs)
      return !runs.isEmpty
    }
    #expect(changed == [1, 2])
  }

  @Test func nothingChangesWithoutAChange() throws {
    let live = try Self.open("state a = 0\nButton(\"A \\(a)\") { a = a }")
    let before = try live.press(.tab) ? live.draw() : live.draw()
    try live.press(.enter)
    #expect(CanvasDifference(from: before, to: try live.draw()).count == 0)
  }

  // MARK: Keys

  private static let controls = """
    state on = false
    state n = 3
    state size = .small
    state name = "Ada"
    VStack(alignment: .leading) {
      Toggle("Light", isOn: $on)
      Stepper("Cups", value: $n, in: 0...4)
      Picker("Size", selection: $size) { Text("S").tag(.small); Text("M").tag(.medium); Text("L").tag(.large) }
        .pickerStyle(.segmented)
      TextField("Name", text: $name)
      Text("\\(on) \\(n) \\(size) \\(name)")
    }
    """

  @Test func tabGoesAroundAllControls() throws {
    let live = try Self.open(Self.controls)
    var labels: [String] = []
    for _ in 0..<5 {
      try live.press(.tab)
      labels.append(try focus(live) ?? "-")
    }
    #expect(labels == ["Light", "Cups", "S", "Name", "Light"])
    try live.press(.backTab)
    #expect(try focus(live) == "Name")
  }

  @Test func tabsBelowAListAreReached() throws {
    let live = try Self.open(
      """
      TabView {
        Tab("One") { List { Button("Go") {} } }
        Tab("Two") { Text("second") }
      }
      """)
    try press(live, .tab, .tab)
    #expect(try focus(live) == "One")
    #expect(try press(live, .right, .enter).contains { $0.contains("second") })
    #expect(try focus(live) == "Two")
  }

  @Test func arrowsGoThroughValues() throws {
    let live = try Self.open(Self.controls)
    #expect(try press(live, .tab, .text(" "))[4] == "true 3 .small Ada")
    #expect(try press(live, .down, .right, .right)[4] == "true 4 .small Ada")
    #expect(try press(live, .left)[4] == "true 3 .small Ada")
    #expect(try press(live, .down, .right, .enter)[4] == "true 3 .medium Ada")
  }

  @Test func lettersAreTypedWhereTheCaretStands() throws {
    let live = try Self.open(Self.controls)
    try press(live, .backTab)
    #expect(live.isTyping)
    #expect(try press(live, .text("q"), .home, .text("é"), .text(" "))[4] == "false 3 .small é Adaq")
    #expect(try press(live, .end, .backspace, .left, .text("x"))[4] == "false 3 .small é Adxa")
    try press(live, .escape)
    #expect(!live.isTyping)
    #expect(try !live.press(.text("z")))
  }

  @Test func theCaretWithinTextMovesNothing() throws {
    let live = try Self.open("state name = \"Lovelace\"\nTextField(\"Name\", text: $name)")
    try press(live, .tab)
    let line = try live.draw().plain().split(separator: "\n")[0]
    #expect(line.contains("Lovelace▏"))
    try press(live, .home)
    let canvas = try live.draw()
    #expect(canvas.plain().contains("Lovelace▁"))
    let marked = (0..<canvas.width).filter {
      canvas.cell(x: $0, y: 0)?.style.attributes.contains(.reverse) ?? false
    }
    #expect(marked.count == 1)
    #expect(canvas.cell(x: marked[0], y: 0)?.text == "L")
  }

  @Test func aLongLineShowsWhatIsAroundTheCaret() throws {
    let live = try Self.open(
      "state t = (1...40).map { \"w\\($0)\" }.joined(separator: \" \")\nTextField(\"T\", text: $t)",
      columns: 30)
    try press(live, .tab)
    #expect(try rows(live)[0].contains("w40▏"))
    #expect(try press(live, .home)[0].hasPrefix("T   w1 w2"))
    #expect(try press(live, .wordRight, .wordRight, .wordRight)[0].contains("w3 w4"))
    #expect(try press(live, .end)[0].contains("w40▏"))
  }

  @Test func numbersMayBeOnTheirWay() throws {
    let live = try Self.open("state n = 1.5\nVStack { TextField(\"N\", text: $n); Text(\"n \\(n)\") }")
    #expect(try press(live, .tab, .backspace)[1] == "n 1.0")
    #expect(try rows(live)[0].contains("1.▏"))
    #expect(try press(live, .text("2"), .text("5"))[1] == "n 1.25")
    // What is no number stays in the field and out of the state.
    #expect(try press(live, .text("x"))[1] == "n 1.25")
    #expect(try rows(live)[0].contains("1.25x▏"))
    #expect(try press(live, .escape)[0].contains("1.25▁"))
  }

  @Test func aMaskKeepsTheCaretBetweenWhatIsTyped() throws {
    let live = try Self.open(
      "state p = \"\"\nVStack { TextField(\"P\", text: $p, mask: \"##-##\"); Text(\"p \\(p)\") }")
    #expect(try press(live, .tab, .text("1"), .text("2"), .text("3"))[1] == "p 12-3")
    #expect(try press(live, .left, .left, .left, .text("9"))[1] == "p 19-23")
  }

  @Test func escapeLeavesOneThingAfterTheOther() throws {
    let live = try Self.open(
      """
      state shown = false
      state name = ""
      NavigationStack {
        NavigationLink("Deeper") {
          VStack {
            Button("Sheet") { shown = true }
          }
          .sheet(isPresented: $shown) { TextField("Name", text: $name) }
          .navigationTitle("Below")
        }
        .navigationTitle("Top")
      }
      """, rows: 14)
    #expect(try press(live, .tab, .enter)[0].contains("Below"))
    #expect(try focus(live) == "Sheet")
    #expect(try press(live, .enter).contains { $0.contains("Name") })
    #expect(try focus(live) == "Name")
    #expect(try !press(live, .escape).contains { $0.contains("┏") })
    #expect(try focus(live) == "Sheet")
    #expect(try press(live, .escape)[0] == "Top")
    #expect(try focus(live) == "Deeper")
    #expect(try !live.press(.escape))
  }

  @Test func monthsTurnAndDaysFollowOneAnother() throws {
    let live = try Self.open(
      "state month = @2026-11-01\nstate day: Date? = @2026-11-07\nCalendarView($month, selection: $day)",
      columns: 60,
      rows: 14)
    try press(live, .tab, .tab, .tab, .tab)
    #expect(try focus(live) == "2026-11-07")
    #expect(try press(live, .right, .right, .enter).isEmpty == false)
    #expect(try focus(live) == "2026-11-09")
    try press(live, .pageDown)
    #expect(try focus(live)?.hasPrefix("2026-12") ?? false)
  }

  // MARK: Scrolling

  @Test func aScreenHigherThanTheWindowScrolls() throws {
    let live = try Self.open(
      "VStack(alignment: .leading) { ForEach(0..<100) { n in Text(\"line \\(n)\") }; Button(\"End\") {} }")
    #expect(try rows(live).first == "line 0")
    #expect(try press(live, .down).first == "line 1")
    #expect(try press(live, .pageDown).first == "line 10")
    #expect(try press(live, .end).first == "line 91")
    #expect(try press(live, .tab, .home).first == "line 0")
    #expect(try press(live, .wheel(row: 0, column: 0, lines: 3)).first == "line 3")
  }

  @Test func tabReachesControlsOutOfSight() throws {
    let live = try Self.open(
      """
      state on = (0..<30).map { false }
      VStack { ForEach(0..<30) { n in Toggle("T\\(n)", isOn: $on[n]) } }
      """)
    for _ in 0..<30 { try live.press(.tab) }
    #expect(try focus(live) == "T29")
    #expect(try rows(live).contains { $0.hasPrefix("T29") })
    for _ in 0..<29 { try live.press(.backTab) }
    #expect(try focus(live) == "T0")
  }

  @Test func arrowsGoThroughAListRowByRow() throws {
    let live = try Self.open(
      """
      state rows = (1...300).map { {id: $0, on: false} }
      VStack { List($rows) { $row in Toggle("Row \\(row.id)", isOn: $row.on) }; Button("Below") {} }
      """)
    try live.press(.tab)
    for _ in 0..<40 { try live.press(.down) }
    #expect(try focus(live) == "Row 41")
    for _ in 0..<40 { try live.press(.up) }
    #expect(try focus(live) == "Row 1")
    // Tab leaves a long list for what lies below it.
    var steps = 0
    while try focus(live) != "Below", steps < 20 {
      try live.press(.tab)
      steps += 1
    }
    #expect(try focus(live) == "Below")
  }

  // MARK: The pointer

  @Test func aClickTapsWhatLiesThere() throws {
    let live = try Self.open(Self.controls)
    #expect(try press(live, .click(row: 0, column: 20))[4] == "true 3 .small Ada")
    let stepper = try rows(live)[1]
    let plus = stepper.firstIndex(of: "+").map { stepper.distance(from: stepper.startIndex, to: $0) } ?? 0
    #expect(try press(live, .click(row: 1, column: plus))[4] == "true 4 .small Ada")
    let segments = try rows(live)[2]
    let large = segments.firstIndex(of: "L").map { segments.distance(from: segments.startIndex, to: $0) } ?? 0
    #expect(try press(live, .click(row: 2, column: large + 1))[4] == "true 4 .large Ada")
    try live.press(.click(row: 3, column: 10))
    #expect(live.isTyping)
    #expect(try !live.press(.click(row: 9, column: 0)))
  }

  @Test func aClickOnARailMovesTheKnob() throws {
    let live = try Self.open("state n = 0\nVStack { Slider(value: $n, in: 0...10); Text(\"n \\(n)\") }")
    let rail = try live.draw().plain().split(separator: "\n")[0]
    let length = rail.prefix { $0 != " " }.count
    #expect(try press(live, .click(row: 0, column: length - 1))[1] == "n 10")
    #expect(try press(live, .click(row: 0, column: 0))[1] == "n 0")
  }

  // MARK: Time

  @Test func onlyWhatMovesAsksForTime() throws {
    let still = try Self.open("Text(\"x\")")
    _ = try still.draw()
    #expect(!still.isMoving && !still.readsClock)
    let clock = try Self.open("Text(\"\\(now())\")")
    _ = try clock.draw()
    #expect(!clock.isMoving && clock.readsClock)
    let spinner = try Self.open("ProgressView(\"x\")")
    _ = try spinner.draw()
    #expect(spinner.isMoving && !spinner.readsClock)
  }

  // MARK: Failures

  @Test func aFailedEventLeavesScreenAndState() throws {
    let live = try Self.open(
      "state n = 0\nVStack { Button(\"Go\") { n = n + 1; fail(\"no\") }; Text(\"n \\(n)\") }")
    try live.press(.tab)
    let before = try live.draw()
    #expect(throws: ScriptError.self) { try live.press(.enter) }
    #expect(CanvasDifference(from: before, to: try live.draw()).count == 0)
  }

  // MARK: Searching

  @Test func searchingScrollsToTheTextAndMarksIt() throws {
    let live = try Self.open("List(0..<6_000) { n in Text(\"row \\(n)\") }")
    #expect(try live.find("ROW 4711"))
    #expect(try rows(live).contains { $0.contains("row 4711") })
    let canvas = try live.draw()
    let marked = (0..<canvas.height).map { y in
      (0..<canvas.width).filter { canvas.cell(x: $0, y: y)?.style.attributes.contains(.reverse) ?? false }
        .count
    }
    #expect(marked.reduce(0, +) == 8)
    #expect(try live.find("row 4711", next: true))
    #expect(try !live.find("nowhere"))
    live.endSearch()
    #expect(CanvasDifference(from: canvas, to: try live.draw()).count == 8)
  }

  @Test func theSearchFieldIsFound() throws {
    let live = try Self.open(
      "state t = \"\"\nList([\"a\", \"b\"].filter { t.isEmpty || $0 == t }).searchable(text: $t)")
    #expect(try live.focusSearchField())
    #expect(live.isTyping)
    #expect(try !press(live, .text("b")).contains { $0.contains("│ a") })
    #expect(try Self.open("Text(\"x\")").focusSearchField() == false)
  }

  // MARK: Sizes

  @Test func anotherSizeIsDrawnAnew() throws {
    let live = try Self.open("NavigationStack { List { Text(\"a\") }.navigationTitle(\"T\") }")
    live.resize(columns: 30, rows: 6)
    let canvas = try live.draw()
    #expect(canvas.width == 30 && canvas.height == 6)
    #expect(canvas.plain().contains(String(repeating: "━", count: 30)))
    live.resize(columns: 1, rows: 1)
    #expect(try live.draw().width == 1)
  }
}
