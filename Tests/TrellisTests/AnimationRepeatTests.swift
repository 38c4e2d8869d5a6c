import TestSupport
import Testing

@testable import Trellis

/// Animations that are played more than once: their clock is that of `tick`.
@Suite struct AnimationRepeatTests {
  /// How far a text is moved after each tenth of a second.
  private func places(_ animation: String, _ count: Int) throws -> [Int] {
    let screen = try Interpreter().load(
      """
      state at = 0
      VStack(alignment: .leading) {
        Text("x").offset(x: at).animation(\(animation), value: at)
        Button("Go") { at = 4 }
        Button("Stop") { at = 0 }
      }
      """, name: "repeat.dsl")
    _ = try screen.render(width: 20)
    try screen.tap("Go")
    var places: [Int] = []
    for _ in 0..<count {
      try screen.tick(1)
      places.append(try screen.render(width: 20).prefix { $0 == " " }.count)
    }
    return places
  }

  @Test func foreverThereAndBack() throws {
    #expect(try places(".linear(duration: 0.4).repeatForever()", 12) == [1, 2, 3, 4, 3, 2, 1, 0, 1, 2, 3, 4])
    #expect(
      try places(".linear(duration: 0.4).repeatForever(autoreverses: true)", 6) == [1, 2, 3, 4, 3, 2])
  }

  @Test func foreverFromTheStart() throws {
    #expect(
      try places(".linear(duration: 0.4).repeatForever(autoreverses: false)", 9) == [
        1, 2, 3, 0, 1, 2, 3, 0, 1,
      ])
  }

  @Test func soOften() throws {
    #expect(
      try places(".linear(duration: 0.4).repeatCount(3)", 14) == [1, 2, 3, 4, 3, 2, 1, 0, 1, 2, 3, 4, 4, 4])
    #expect(
      try places(".linear(duration: 0.2).repeatCount(2, autoreverses: false)", 6) == [2, 0, 2, 4, 4, 4])
  }

  @Test func aDelayComesBeforeTheFirst() throws {
    #expect(
      try places(".linear(duration: 0.2, delay: 0.2).repeatForever()", 8) == [0, 0, 2, 4, 2, 0, 2, 4])
  }

  @Test func whatRepeatsMovesUntilTheViewGoes() throws {
    let screen = try Interpreter().load(
      """
      state at = 0.0
      state shown = true
      VStack {
        if shown { ProgressView(value: at).onAppear { withAnimation(.linear(duration: 1).repeatForever()) { at = 1.0 } } }
        Button("Hide") { shown = false }
      }
      """, name: "repeat.dsl")
    _ = try screen.render(width: 20)
    #expect(screen.isAnimating)
    try screen.tick(25)
    #expect(try screen.render(width: 20).contains("50%"))
    try screen.tick(100_000)
    #expect(screen.isAnimating)
    try screen.tap("Hide")
    #expect(!screen.isAnimating)
  }

  @Test func comingAndGoingArePlayedOnce() throws {
    let screen = try Interpreter().load(
      """
      state shown = false
      VStack(alignment: .leading) {
        Button("Go") { withAnimation(.linear(duration: 0.2).repeatForever()) { shown.toggle() } }
        if shown { Text("in").transition(.slide) }
      }
      """, name: "repeat.dsl")
    _ = try screen.render(width: 20)
    try screen.tap("Go")
    try screen.tick(2)
    #expect(try screen.render(width: 20) == "[ Go ]\nin\n")
    #expect(!screen.isAnimating)
  }

  @Test func mistakesAreTold() {
    func message(_ animation: String) -> String {
      ScriptRun("state a = 1\nText(\"x\").animation(\(animation), value: a)").messages
    }
    #expect(message(".eseIn.repeatForever()").contains("is no animation"))
    #expect(message(".linear.repeatCount(0)").contains("at least 1"))
  }
}
