import TestSupport
import Testing

@testable import Trellis

/// `.scrollPosition(id: $shown)`: the state says what stands first, and follows what is scrolled.
@Suite(.serialized) struct ScrollPositionTests {
  private static let list = "List(items) { item in Text(item.name) }"
  private static let scroll =
    "ScrollView { VStack(alignment: .leading) { ForEach(items) { item in Text(item.name) } } }"
  private static let wrapped =
    "ScrollView { ForEach(items) { item in VStack(alignment: .leading) { Text(item.name); Text(\"-\") } } }"

  private func load(_ view: String, _ shown: String = "nil") throws -> Screen {
    let screen = try Interpreter().load(
      """
      let items = (1...40).map { {id: "r\\($0)", name: "Row \\($0)."} }
      state shown: String? = \(shown)
      VStack(alignment: .leading) {
        \(view).listStyle(.plain).scrollPosition(id: $shown).frame(height: 6)
        Text("first: \\(shown ?? "-")")
        Button("Twenty") { shown = "r20" }
        Button("Nowhere") { shown = "none" }
      }
      """, name: "position.dsl")
    _ = try screen.render(width: 40)
    return screen
  }

  private func firstLine(_ screen: Screen) throws -> String {
    String(try screen.render(width: 40).prefix { $0 != "\n" && $0 != "." })
  }

  @Test(arguments: [list, scroll, wrapped])
  func theStateScrolls(view: String) throws {
    #expect(try firstLine(try load(view)) == "Row 1")
    #expect(try firstLine(try load(view, "\"r7\"")) == "Row 7")
    let screen = try load(view)
    try screen.tap("Twenty")
    #expect(try firstLine(screen) == "Row 20")
    #expect(try screen.render(width: 40).contains("first: r20"))
    try screen.tap("Nowhere")
    #expect(try screen.render(width: 40).contains("first: none"))
  }

  @Test(arguments: [list, scroll, wrapped])
  func theStateFollows(view: String) throws {
    let screen = try load(view)
    try screen.scroll(to: .text("r9"))
    #expect(try firstLine(screen) == "Row 9")
    #expect(try screen.render(width: 40).contains("first: r9\n"))
    try screen.tap("Twenty")
    #expect(try firstLine(screen) == "Row 20")
    try screen.scroll(to: .text("r2"))
    #expect(try firstLine(screen) == "Row 2")
    #expect(try screen.render(width: 40).contains("first: r2\n"))
    try screen.tap("Twenty")
    #expect(try firstLine(screen) == "Row 20")
  }

  @Test func keysScrollWithItToo() throws {
    let screen = try load(Self.list)
    let live = LiveScreen(screen, columns: 40, rows: 12)
    _ = try live.draw()
    try live.press(.pageDown)
    let text = try live.draw().plain()
    let first = text.prefix { $0 != "." }
    #expect(first != "Row 1")
    #expect(text.contains("first: r\(first.dropFirst(4))"), "\(text)")
  }

  @Test func theLastPageNamesWhatIsThere() throws {
    let screen = try load(Self.scroll)
    try screen.scroll(to: .text("r40"))
    let first = try firstLine(screen)
    #expect(try screen.render(width: 40).contains("first: r\(first.dropFirst(4))\n"))
  }
}
