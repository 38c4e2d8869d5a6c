import Testing
import Trellis

/// State of rows in data so long that it is not gone through in each render.
struct LongListStateTests {
  private func screen(_ count: Int) throws -> Screen {
    let source = """
      state rows = Array(1...\(count)).map { n in {id: n} }
      view Row(n) {
        state taps = 0
        Button("Row \\(n) tapped \\(taps)") { taps += 1 }.id("row \\(n)")
      }
      VStack {
        List(rows) { row in Row(row.id) }.listStyle(.plain).frame(height: 4)
        Button("Delete the second") { rows.remove(at: 1) }
        Button("Put it back") { rows.insert({id: 2}, at: 1) }
      }
      """.replacing("Array(1...\(count))", with: "(1...\(count))")
    return try Interpreter(limits: Limits(steps: 500_000_000)).load(source, name: "long.dsl")
  }

  @Test(arguments: [1_000, 120_000]) func stateOfADeletedRowGoes(count: Int) throws {
    let screen = try screen(count)
    _ = try screen.render(width: 40)
    try screen.tap("row 2")
    try screen.tap("row 3")
    #expect(try screen.render(width: 40).contains("Row 2 tapped 1"))
    // The rows are out of sight while one of them goes.
    try screen.scroll(to: 500)
    try screen.tap("Delete the second")
    try screen.tap("Put it back")
    try screen.scroll(to: 1)
    let text = try screen.render(width: 40)
    #expect(text.contains("Row 2 tapped 0"), "\(text)")
    #expect(text.contains("Row 3 tapped 1"), "\(text)")
  }
}
