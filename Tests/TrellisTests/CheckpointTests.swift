import Testing

@testable import Trellis

/// A session that goes back to a checkpoint is one in which nothing happened since.
struct CheckpointTests {
  private static let before = [
    "type Side = .left | .right",
    "fn twice(x) = x * 2",
    "state n = 1",
    "var list = [1, 2]",
    "let double = n * 2",
    "view Counter(label) { state own = 0; Button(\"\\(label) \\(own)\") { own += 1 } }",
    """
    NavigationStack {
      VStack {
        Text("n \\(n) double \\(double) list \\(list) twice \\(twice(n))")
        Counter("a")
        Stepper("N", value: $n)
        NavigationLink("Next") { Text("page of \\(n)") }
      }.navigationTitle("Root")
    }
    """,
    "tap(\"a 0\")",
  ]

  private static let after = [
    "list", "double", "twice(21)", "tap(\"a 1\")", "increment(\"N\")", "tap(\"Next\")", "back()",
    "let s: Side = .left",
    "s", "list.append(3)", "n", "controls().map(\\.label)", "now()",
  ]

  static let between = [
    ["fn twice(x) = \"other\"", "type Side = .up", "let double = 0"],
    ["state n = 99", "n = 100", "increment(\"N\")"],
    ["tap(\"a 1\")", "tap(\"a 2\")", "increment(\"N\")", "increment(\"N\")"],
    ["tap(\"Next\")", "increment(\"N\")"],
    ["Text(\"another screen \\(n)\")", "n = 7"],
    ["list.append(9)", "list[0] = 5", "list = []"],
    ["n = 5; let new = 1; n.nonsense", "new"],
    ["view Counter(label) { Text(label) }", "redraw()"],
    ["holdClock(at: @2020-01-01T00:00)", "now()"],
    ["let a1 = 1; let a2 = 2; let a3 = 3; fn a4(x) = x; type A5 { x: Int }; view A6() { Text(\"x\") }"],
  ]

  private func run(_ entries: [String], in screen: Screen) {
    for entry in entries {
      do { try screen.submit(entry) } catch { screen.output += Array("failed\n".utf8) }
    }
  }

  @Test(arguments: between)
  func goingBackLeavesNothing(_ entries: [String]) throws {
    let plain = Interpreter().session()
    run(Self.before, in: plain)
    plain.output = []
    run(Self.after, in: plain)
    #expect(!String(decoding: plain.output, as: UTF8.self).contains("failed"))

    let other = Interpreter().session()
    run(Self.before, in: other)
    let checkpoint = other.checkpoint()
    for _ in 0..<2 {
      run(entries, in: other)
      other.restore(checkpoint)
    }
    other.output = []
    run(Self.after, in: other)
    #expect(String(decoding: other.output, as: UTF8.self) == String(decoding: plain.output, as: UTF8.self))
  }

  @Test func aClockThatWasHeldBeforeIsHeldAgain() throws {
    let screen = Interpreter().session()
    run(["holdClock(at: @2020-01-01T00:00)"], in: screen)
    let checkpoint = screen.checkpoint()
    run(["holdClock(at: nil)"], in: screen)
    screen.restore(checkpoint)
    screen.output = []
    run(["now().year"], in: screen)
    #expect(String(decoding: screen.output, as: UTF8.self) == "2020\n")
    // What the host says in between stays.
    let second = screen.checkpoint()
    run(["1"], in: screen)
    screen.holdClock(at: nil)
    screen.restore(second)
    screen.output = []
    run(["now().year"], in: screen)
    #expect(String(decoding: screen.output, as: UTF8.self) == "1970\n")
  }
}
