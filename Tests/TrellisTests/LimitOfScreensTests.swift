import Testing
import TextLayout

@testable import Trellis

/// Limits of what is drawn and printed, just under and just over.
@Suite struct LimitOfScreensTests {
  @Test func views() {
    func source(_ levels: Int) -> String {
      "view V(n) { if n > 0 { V(n - 1) } else { Text(\"end\") } }\nV(\(levels))"
    }
    #expect(LimitedRun(source(198)).code == nil)
    #expect(LimitedRun(source(199)).code == "view-depth")
    func stacks(_ levels: Int) -> String {
      "let a = (0..<\(levels)).reduce(Text(\"x\")) { inner, i in inner.padding(0) }\na"
    }
    #expect(LimitedRun(stacks(199)).code == nil)
    #expect(LimitedRun(stacks(200)).code == "view-depth")
  }

  @Test func nodes() {
    func source(_ rows: Int) -> String { "VStack { for i in 0..<\(rows) { Text(\"a\") } }" }
    #expect(LimitedRun(source(99), Limits(nodes: 100)).code == nil)
    let over = LimitedRun(source(100), Limits(nodes: 100))
    #expect(over.code == "view-limit")
    #expect(over.place == "1:29")
  }

  /// Views count as memory, each with its place.
  @Test func memoryOfViews() {
    for view in ["Text(\"a\")", "Button(\"a\") { }", "HStack { Text(\"a\") }.padding(1)"] {
      func source(_ rows: Int) -> String { "VStack { ForEach(0..<\(rows), id: \\.self) { i in \(view) } }" }
      #expect(LimitedRun(source(300), Limits(memory: 2 << 20)).code == nil, "\(view)")
      let over = LimitedRun(source(20_000), Limits(memory: 2 << 20))
      #expect(over.code == "memory-limit", "\(view)")
      #expect(over.place != nil, "\(view)")
    }
  }

  /// What a screen shows is given back with it: drawing again and again takes no more.
  @Test func memoryOfViewsThatAreGone() throws {
    let screen = try Interpreter(limits: Limits(memory: 16 << 20)).load(
      "state n = 0\nVStack { ForEach(0..<1000, id: \\.self) { i in Text(\"\\(i) \\(n)\") } }"
    )
    _ = try screen.render(width: 20)
    for _ in 0..<5 { try screen.submit("n += 1") }
    let before = screen.machine.heap.meter?.bytes ?? 0
    #expect(before > 500_000)
    for _ in 0..<20 { try screen.submit("n += 1") }
    let after = screen.machine.heap.meter?.bytes ?? 0
    #expect(after < before + before / 8, "\(before) \(after)")
  }

  @Test func outputOfPrinting() {
    func source(_ letters: Int) -> String { "print(\"x\".repeated(\(letters)))" }
    #expect(LimitedRun(source(99), Limits(output: 100)).code == nil)
    #expect(LimitedRun(source(100), Limits(output: 100)).code == "output-limit")
    // It counts for the whole run, not for each line.
    #expect(LimitedRun("for i in 0..<10 { print(\"123456789\") }", Limits(output: 100)).code == nil)
    #expect(
      LimitedRun("for i in 0..<11 { print(\"123456789\") }", Limits(output: 100)).code == "output-limit")
  }

  @Test func outputOfDrawing() {
    func source(_ rows: Int) -> String { "VStack { for i in 0..<\(rows) { Text(\"123456789\") } }" }
    #expect(LimitedRun(source(10), Limits(output: 100), width: 9).code == nil)
    #expect(LimitedRun(source(11), Limits(output: 100), width: 9).code == "output-limit")
  }

  @Test func cellsOfACanvas() {
    // A frame of blank rows is cut to the cells that a screen may have, and says so.
    let rows = Canvas.mostCells / 40
    #expect(LimitedRun("Text(\"a\").frame(height: 1000).border(.light)").code == nil)
    let over = LimitedRun("Text(\"a\").frame(height: \(rows + 1)).border(.light)")
    #expect(over.code == "output-limit")
  }

  @Test func drawingsUntilAScreenSettles() {
    func source(_ changes: Int) -> String {
      "state n = 0\nText(\"\\(n)\").onChange(of: n) { if n < \(changes) { n += 1 } }\nn = 1"
    }
    #expect(LimitedRun(source(25)).code == nil)
    #expect(LimitedRun(source(26)).code == "change-loop")
  }
}
