import Testing

@testable import Trellis

/// Windows on long lists: what is evaluated, where they stand.
@Suite struct ScrollingTests {
  private func load(_ source: String, height: Int) throws -> Screen {
    let screen = try Interpreter().load(source)
    screen.options.height = height
    _ = try screen.render(width: 40)
    return screen
  }

  private let million = """
    state a = 0
    List(0..<1000000) { n in Text("Row \\(n)") }
    """

  @Test(arguments: [0, 1, 40, 500_000, 999_999])
  func aMillionRowsCostTheWindow(row: Int) throws {
    let screen = try load(million, height: 40)
    #expect(try #require(screen.viewSession).evaluated <= 100)
    try screen.scroll(to: .int(row))
    #expect(try screen.render(width: 40).contains("Row \(row)"))
    #expect(try #require(screen.viewSession).evaluated <= 100)
  }

  @Test func theEndFillsTheWindow() throws {
    let screen = try load(million, height: 9)
    try screen.scroll(to: .int(999_998))
    let lines = try screen.render(width: 40).split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines[7].contains("Row 999999"))
    #expect(lines[1].contains("Row 999993"))
  }

  @Test func whatIsScrolledToIsInSight() throws {
    let source = """
      let people = (1...30).map { {id: "p\\($0)", name: "Person \\($0)"} }
      List {
        Section("First", footer: { Text("That is all.") }) { ForEach(people) { p in Text(p.name) } }
        Section("Second") { Text("one"); Text("two").id("two"); Text("three") }
      }
      """
    for height in 5...14 {
      let screen = try load(source, height: height)
      for (id, text) in [("p1", "Person 1 "), ("p17", "Person 17"), ("p30", "Person 30"), ("two", "two")] {
        try screen.scroll(to: .text(id))
        let shown = try screen.render(width: 40)
        #expect(shown.contains(text), "\(id) at height \(height):\n\(shown)")
        #expect(shown.split(separator: "\n", omittingEmptySubsequences: false).count <= height + 1)
      }
    }
  }

  @Test func aSectionsHeaderStaysAboveItsRows() throws {
    let screen = try load(
      "List { Section(\"People\") { ForEach(1...50) { n in Text(\"Person \\(n)\") } } }.listStyle(.plain)",
      height: 6)
    try screen.scroll(to: .int(20))
    #expect(
      try screen.render(width: 40).hasPrefix("PEOPLE\n") || screen.render(width: 40).hasPrefix("People\n"))
    #expect(try screen.render(width: 40).contains("Person 20"))
  }

  @Test func aScrollViewGoesToAnId() throws {
    let screen = try load("ScrollView { for i in 1...40 { Text(\"Line \\(i)\").id(i * 100) } }", height: 9)
    try screen.scroll(to: .int(2000))
    #expect(try screen.render(width: 40).hasPrefix("Line 20 "))
    #expect(throws: ScriptError.self) { try screen.scroll(to: .text("nothing")) }
    #expect(try screen.render(width: 40).hasPrefix("Line 20 "))
  }

  @Test func aTableGoesToARow() throws {
    let screen = try load("Table((1...500).map { {id: $0, name: \"n\\($0)\"} })", height: 9)
    try screen.scroll(to: .int(250))
    #expect(try screen.render(width: 40).contains("250  n250"))
  }

  @Test func stateOfARowOutOfSightIsKept() throws {
    let screen = try load(
      """
      view Counter(n) { state c = 0; Button("B\\(n)") { c += 1 }; Text("\\(n): \\(c)") }
      List(0..<1000) { n in HStack { Counter(n) } }
      """, height: 8)
    try screen.tap("B1")
    try screen.scroll(to: .int(500))
    #expect(try !screen.render(width: 40).contains("1: 1"))
    try screen.scroll(to: .int(0))
    #expect(try screen.render(width: 40).contains("1: 1"))
  }
}
