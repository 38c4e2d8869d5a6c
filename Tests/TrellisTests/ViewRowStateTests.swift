import TestSupport
import Testing

/// State, and what appears, in views that are made while the screen is laid out: rows of lists, and what stands in a
/// `GeometryReader` or `ViewThatFits`.
@Suite struct ViewRowStateTests {
  private static let counter = """
    view Counter(name) { state n = 0; Button("\\(name)\\(n)") { n += 1 } }

    """

  private func run(_ source: String, height: Int? = nil) -> ScriptRun {
    let pins = "// golden: width=30" + (height.map { " height=\($0)" } ?? "") + "\n"
    return ScriptRun(pins + Self.counter + source)
  }

  @Test(arguments: [
    "List([\"a\", \"b\"]) { Counter($0) }", "List { ForEach([\"a\", \"b\"]) { Counter($0) } }",
    "GeometryReader { proxy in Counter(\"a\") }", "ViewThatFits { Counter(\"a\") }",
    "Form { Section(\"x\") { ForEach([\"a\"]) { Counter($0) } } }",
    "Timeline([{at: @2026-11-30T09:00}], by: \\.at) { e in Counter(\"a\") }",
  ])
  func itStays(view: String) {
    let run = run(view + "\nquiet { tap(\"a0\"); tap(\"a1\") }\nexpect(find(\"a2\").exists)")
    #expect(run.messages == "", "\(view)")
  }

  @Test func itStaysWhileItsRowIsOutOfSight() {
    let source = """
      state names = (0..<40).map { "r\\($0)-" }
      state first = "r0-"
      List(names) { Counter($0) }.listStyle(.plain)
      quiet { tap("r1-0") }
      // The row is pushed far below what is in sight, and comes back.
      quiet { names.move(from: 1, to: 39) }
      expect(!find("r1-").exists)
      quiet { names.move(from: 39, to: 1) }
      expect(find("r1-1").exists)
      """
    #expect(run(source, height: 6).messages == "")
  }

  @Test func itEndsWithItsRow() {
    let source = """
      state names = ["a", "b"]
      List(names) { Counter($0) }
      tap("a0")
      names = ["b"]
      names = ["a", "b"]
      expect(find("a0").exists)
      """
    #expect(run(source).messages == "")
  }

  @Test func whatAppearsInARowIsTold() {
    let source = """
      state seen = []
      List(["a", "b"]) { name in Text(name).onAppear { seen.append(name) } }
      print(seen)
      """
    #expect(run(source).output.hasSuffix("[\"a\", \"b\"]\n"))
  }

  @Test func aChangeInARowIsFollowed() {
    let source = """
      state n = 0
      state log = []
      List([1]) { i in Text("\\(n)").onChange(of: n) { old, new in log.append("\\(old) → \\(new)") } }
      n = 1
      print(log)
      """
    #expect(run(source).output.hasSuffix("[\"0 → 1\"]\n"))
  }
}
