import Testing

@testable import Trellis

/// What is entered in a session and read by no view leaves what was made of the views.
@Suite struct SessionFrameTests {
  private func session() throws -> Screen {
    let screen = Interpreter().session()
    screen.sink = { _ in }
    screen.options.width = 40
    screen.keepLastValue(as: "it")
    try screen.submit(
      """
      state items = (0..<500).map { {id: $0, name: "Item \\($0)", done: false} }
      view Row($item) { Toggle(item.name, isOn: $item.done) }
      """)
    try screen.submit("List { ForEach($items) { $item in Row($item) } }")
    try screen.submit("tap(\"Item 3\")")
    return screen
  }

  private func evaluated(_ screen: Screen, _ entry: String) throws -> Int {
    try screen.submit(entry)
    try screen.submit("tap(\"Item 4\")")
    return try #require(screen.viewSession).evaluated
  }

  @Test(arguments: ["1 + 1", "let other = 3", "var other = 3", "it", "[1, 2].map { $0 + 1 }"])
  func newValuesLeaveTheViews(_ entry: String) throws {
    #expect(try evaluated(try session(), entry) < 50)
  }

  @Test func aViewThatReadsTheLastValueFollowsIt() throws {
    let screen = try session()
    try screen.submit(
      "state n = 0\nview Last() { HStack { Text(\"last \\(it)\"); Button(\"b\") { n += 1 }; Text(n) } }")
    try screen.submit("41\nLast()")
    try screen.submit("42")
    try screen.submit("tap(\"b\")")
    #expect(screen.lastDrawing.contains("last 42"))
  }

  @Test func aNameThatIsDeclaredAgainMakesTheViewsAnew() throws {
    let screen = try session()
    try screen.submit(
      "let word = \"old\"\nstate n = 0\nview W() { HStack { Text(word); Button(\"b\") { n += 1 }; Text(n) } }\nW()"
    )
    try screen.submit("let word = \"new\"")
    try screen.submit("tap(\"b\")")
    #expect(screen.lastDrawing.contains("new"))
  }

  /// A view that asked for a name before it had a value sees the value.
  @Test func aNameThatComesLaterIsSeen() throws {
    let screen = Interpreter().session()
    screen.sink = { _ in }
    try screen.submit(
      """
      state n = 0
      view Early() { HStack { Text((try? late) ?? "none"); Button("b") { n += 1 }; Text(n) } }
      Early()
      tap("b")
      let late = "here"
      tap("b")
      """)
    #expect(screen.lastDrawing.contains("here"))
  }
}
