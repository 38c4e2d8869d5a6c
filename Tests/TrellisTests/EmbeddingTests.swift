import Testing
import Trellis

/// What `docs/embedding.md` shows.
@Suite struct EmbeddingTests {
  private struct Flight: Encodable {
    var code: String
    var seats: Int
  }

  private let source = """
    state wifi = true
    VStack(alignment: .leading) {
      for flight in flights { Text("\\(flight.code) \\(flight.seats) \\(price(flight.code))") }
      Toggle("Wi-Fi", isOn: $wifi)
    }
    """

  private func makeInterpreter(steps: Int = 5_000_000) throws -> Interpreter {
    let interpreter = Interpreter(limits: Limits(steps: steps, memory: 64 << 20, depth: 200))
    try interpreter.define("flights", [Flight(code: "LH400", seats: 360)])
    interpreter.register("price(_ code)") { (code: String) in code.utf8.count * 100 }
    return interpreter
  }

  @Test func aScreenIsLoadedDrawnAndUsed() throws {
    let screen = try makeInterpreter().load(source, name: "report.dsl")
    #expect(try screen.render(width: 30) == "LH400 360 500\nWi-Fi                    [━━●]\n")
    try screen.tap("Wi-Fi")
    #expect(try screen.render(width: 30).hasSuffix("[○──]\n"))
    #expect(throws: ScriptError.self) { try screen.tap("Nothing") }
    #expect(try screen.controls().map(\.label) == ["Wi-Fi"])
  }

  @Test func mistakesAreErrorsWithText() throws {
    let error = #expect(throws: ScriptError.self) { try makeInterpreter().load("Txt(1)", name: "a.dsl") }
    #expect(error?.text().contains("a.dsl:1:1") == true)
  }

  @Test func aRunEndsWhenTheHostSaysSo() throws {
    final class Clock: @unchecked Sendable { var isOver = false }
    let clock = Clock()
    var host = Host()
    host.interruption = { clock.isOver ? .deadline : nil }
    let interpreter = Interpreter(host: host)
    let screen = try interpreter.load("while true { }")
    clock.isOver = true
    let error = #expect(throws: ScriptError.self) { try screen.run() }
    #expect(error?.diagnostics.first?.code == "deadline")
    let second = #expect(throws: ScriptError.self) { try interpreter.load("1") }
    #expect(second?.diagnostics.first?.code == "deadline")
  }

  @Test func twoInterpretersShareNothing() throws {
    let first = try makeInterpreter().load(source)
    let second = try makeInterpreter().load(source)
    _ = try first.render(width: 30)
    _ = try second.render(width: 30)
    try first.tap("Wi-Fi")
    #expect(try second.render(width: 30).hasSuffix("[━━●]\n"))
  }
}
