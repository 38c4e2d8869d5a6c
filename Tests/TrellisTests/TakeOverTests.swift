import Lang
import Testing

@testable import Trellis

/// A later version of a script is used where the earlier one was left.
struct TakeOverTests {
  private func load(_ script: String) throws -> Screen {
    let screen = try Interpreter().load(script, name: "a.dsl")
    screen.options.width = 40
    screen.sink = { _ in }
    try screen.run()
    screen.noteStates()
    return screen
  }

  /// What the second version shows after something was done to the first.
  private func carry(_ old: String, _ new: String, _ use: (Screen) throws -> Void) throws -> String {
    let first = try load(old)
    try use(first)
    let second = try load(new)
    try second.takeOver(first)
    return try second.render()
  }

  @Test func statesAreKeptByName() throws {
    let old = "state n = 0\nstate m = 0\nVStack { Button(\"N\") { n = n + 1 }; Text(\"\\(n) \\(m)\") }"
    let new = "state m = 7\nstate n = 5\nVStack { Button(\"More\") { n = n + 1 }; Text(\"\\(n) \\(m)\") }"
    // `m` was not changed: it is what the new version says.
    #expect(try carry(old, new) { try $0.tap("N") }.contains("1 7"))
    #expect(try carry(old, new) { _ in }.contains("5 7"))
  }

  @Test func aValueThatDoesNotFitIsLeftOut() throws {
    let old = "state n = 0\nVStack { Button(\"N\") { n = n + 1 } }"
    #expect(try carry(old, "state n = \"text\"\nText(n)") { try $0.tap("N") } == "text\n")
    #expect(try carry(old, "state n: Int? = nil\nText(\"\\(n ?? 0)\")") { try $0.tap("N") } == "1\n")
    #expect(try carry(old, "Text(\"none\")") { try $0.tap("N") } == "none\n")
  }

  private static let views = """
    view Counter(name) {
      state n = 0
      Button("\\(name) \\(n)") { n = n + 1 }
    }
    state open = true
    NavigationStack {
      List {
        Counter("A")
        Section("Folded", isExpanded: $open) { Counter("B") }
        NavigationLink("Deeper") { VStack { Counter("C") }.navigationTitle("Below") }
      }
      .navigationTitle("Top")
    }
    """

  private func use(_ screen: Screen) throws {
    try screen.tap("A 0")
    try screen.tap("A 1")
    try screen.tap("B 0")
  }

  @Test func statesOfViewsFollowTheirPlace() throws {
    let new =
      "// a comment\n\n"
      + Self.views.replacing("Counter(\"B\")", with: "Counter(\"Bee\")").replacing(
        "    Counter(\"A\")", with: "    Text(\"new\")\n    Counter(\"A\")")
    let text = try carry(Self.views, new, use)
    #expect(text.contains("A 2"))
    #expect(text.contains("Bee 1"))
    #expect(text.contains("new"))
  }

  @Test func pagesAreOpenAgain() throws {
    let text = try carry(Self.views, Self.views.replacing("\"Below\"", with: "\"Far below\"")) {
      try use($0)
      try $0.tap("Deeper")
      try $0.tap("C 0")
    }
    #expect(text.contains("Far below"))
    #expect(text.contains("C 1"))
  }

  @Test func whatIsTakenOutTakesItsStateAlong() throws {
    let text = try carry(Self.views, Self.views.replacing("    Counter(\"A\")\n", with: ""), use)
    #expect(!text.contains("A "))
    #expect(text.contains("B 1"))
  }

  @Test func scrollingAndFocusStay() throws {
    let script = "List(0..<100) { n in Button(\"row \\(n)\") {} }"
    let first = LiveScreen(try load(script), columns: 40, rows: 8)
    try first.press(.tab)
    for _ in 0..<30 { try first.press(.down) }
    let second = LiveScreen(try load("// new\n" + script), columns: 40, rows: 8)
    try second.takeOver(first)
    #expect(try second.draw().plain() == first.draw().plain())
  }

  @Test func aScreenThatCannotBeDrawnSoIsAsItStarts() throws {
    let old = "state n = 1\nVStack { Button(\"Zero\") { n = 0 } }"
    let new = "state n = 1\nText(\"\\(10.quotient(n))\")"
    let first = try load(old)
    try first.tap("Zero")
    let second = try load(new)
    #expect(throws: ScriptError.self) { try second.takeOver(first) }
    #expect(try second.render() == "10\n")
  }

  // MARK: Places

  private func offset(_ old: String, _ new: String, of text: String) -> String? {
    let map = PlaceMap(Array(old.utf8), Array(new.utf8))
    guard let range = old.firstRange(of: text) else { return nil }
    let start = old.utf8.distance(from: old.startIndex, to: range.lowerBound)
    let span = Span(file: 0, start: start, end: start + text.utf8.count)
    guard let found = map.span(span, in: 0) else { return nil }
    return String(decoding: Array(new.utf8)[Int(found.start)..<Int(found.end)], as: UTF8.self)
  }

  @Test func placesAreFoundInALaterVersion() {
    #expect(offset("a\nfoo(1)\nb", "x\ny\na\nfoo(1)\nb", of: "foo(1)") == "foo(1)")
    #expect(offset("a\nfoo(1)\nb", "a\n    foo(1)\nb", of: "foo(1)") == "foo(1)")
    #expect(offset("foo(1) bar(2)", "foo(17) bar(2)", of: "bar(2)") == "bar(2)")
    #expect(offset("foo(1) bar(2)", "foo(17) bar(2)", of: "foo(1)") == "foo(17)")
    #expect(
      offset("V {\n  a()\n  b()\n}", "V {\n  a()\n  c()\n  b()\n}", of: "V {\n  a()\n  b()\n}")
        == "V {\n  a()\n  c()\n  b()\n}")
    #expect(offset("a()\nb()\nc()", "a()\nc()", of: "b()") == nil)
  }
}
