import Lang
import Testing

@testable import Trellis

/// State stays with its place and key.
struct ViewIdentityTests {
  private static let counter = """
    view Counter(name) {
      state taps = 0
      Button("\\(name): \\(taps)") { taps += 1 }.id(name)
    }

    """

  @Test func everyPlaceHasItsOwnState() throws {
    let script = try ViewScript(
      Self.counter + """
        Counter("a")
        Counter("b")
        """)
    _ = try script.draw()
    try script.tap("a")
    try script.tap("a")
    try script.tap("b")
    #expect(try script.draw().text == "[ a: 2 ]\n[ b: 1 ]\n")
  }

  @Test func loopsCountTheirPasses() throws {
    let script = try ViewScript(
      Self.counter + """
        VStack(alignment: .leading) { for name in ["a", "b", "c"] { Counter(name) } }
        """)
    _ = try script.draw()
    try script.tap("b")
    #expect(try script.draw().text == "[ a: 0 ]\n[ b: 1 ]\n[ c: 0 ]\n")
  }

  @Test func stateMovesWithItsKey() throws {
    let script = try ViewScript(
      Self.counter + """
        state names = ["a", "b", "c"]
        ForEach(names) { name in Counter(name) }
        Button("Reverse") { names = names.reversed() }
        """)
    _ = try script.draw()
    try script.tap("a")
    try script.tap("Reverse")
    #expect(try script.draw().text == "[ c: 0 ]\n[ b: 0 ]\n[ a: 1 ]\n[ Reverse ]\n")
  }

  @Test func environmentReachesDeepInside() throws {
    let session = ViewSession(machine: ViewTestMachine.make())
    let place = Expansion(session: session)
    let inner = V.text("x").modified("environment", ["_name": .text("user"), "_value": .text("Ada")])
    _ = try place.expand(inner)
    #expect(place.environment.values.isEmpty)
  }

  @Test func pathsWithTheSamePartsAreEqual() {
    let span = Span(file: 0, start: 1, end: 2)
    let one = Identity.screen.appending(.place(span, occurrence: 0)).appending(
      .key(ValueKey(.int(1)), occurrence: 0))
    let same = Identity.screen.appending(.place(span, occurrence: 0)).appending(
      .key(ValueKey(.int(1)), occurrence: 0))
    let other = Identity.screen.appending(.place(span, occurrence: 1)).appending(
      .key(ValueKey(.int(1)), occurrence: 0))
    #expect(one == same)
    #expect(one.hashValue == same.hashValue)
    #expect(one != other)
    #expect(one != one.appending(.part("page")))
  }
}
