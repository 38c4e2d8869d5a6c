import Foundation
import Testing
import Trellis

/// A screen as a host uses it: verbs, results, new data, widths, zones, the tree, calls from within.
@Suite struct HostScreenTests {
  private struct Flight: Codable, Equatable {
    var code: String
    var seats: Int
  }

  private let source = """
    state chosen = "none"
    state size = .small
    state cups = 1
    let total = flights.sum(by: \\.seats)
    fn twice(x) = x * 2
    fn choose(code) { chosen = code }
    VStack(alignment: .leading) {
      Text("\\(total) seats, \\(chosen)")
      Picker("Size", selection: $size) { Text("S").tag(.small); Text("L").tag(.large) }
      Stepper("Cups", value: $cups)
      Text(@2026-11-30T09:30Z.formatted(time: .short))
    }
    """

  private func makeScreen() throws -> Screen {
    let interpreter = Interpreter()
    try interpreter.define("flights", [Flight(code: "LH400", seats: 360), Flight(code: "LH1", seats: 40)])
    return try interpreter.load(source, name: "report.dsl")
  }

  @Test func valuesComeBackAsTypes() throws {
    let screen = try makeScreen()
    #expect(try screen.value(of: "flights", as: [Flight].self)?.last == Flight(code: "LH1", seats: 40))
    #expect(try screen.value(of: "total", as: Int.self) == 400)
    #expect(try screen.value(of: "nothing") == nil)
    #expect(try screen.evaluate("flights.map { $0.code }", as: [String].self) == ["LH400", "LH1"])
    #expect(try screen.call("twice", 21).decode(Int.self) == 42)
    #expect(throws: DecodingError.self) { try screen.value(of: "chosen", as: Int.self) }
    #expect(throws: ScriptError.self) { try screen.evaluate("chosen = 1", as: Int.self) }
    #expect(throws: ScriptError.self) { try screen.call("thrice", 1) }
  }

  @Test func aCallIsAnEvent() throws {
    let screen = try makeScreen()
    #expect(try screen.render(width: 40).contains("400 seats, none"))
    try screen.call("choose", "LH1")
    #expect(try screen.render(width: 40).contains("400 seats, LH1"))
  }

  @Test func newDataIsDrawn() throws {
    let screen = try makeScreen()
    #expect(try screen.render(width: 40).contains("400 seats"))
    try screen.update("flights", [Flight(code: "X", seats: 5)])
    #expect(try screen.render(width: 40).contains("5 seats"))
    #expect(throws: ScriptError.self) { try screen.update("chosen", 5) }
    let error = #expect(throws: ScriptError.self) { try screen.update("flight", [Flight]()) }
    #expect(error?.text().contains("nothing is defined as `flight`") == true)
  }

  @Test func verbsAreMethods() throws {
    let screen = try makeScreen()
    try screen.increment("Cups")
    try screen.increment("Cups")
    try screen.decrement("Cups")
    try screen.select("Size", ScriptValue.symbol("large"))
    #expect(try screen.value(of: "cups", as: Int.self) == 2)
    #expect(try screen.value(of: "size", as: String.self) == "large")
    try screen.set("Size", "S")
    #expect(try screen.value(of: "size", as: String.self) == "small")
    #expect(try screen.find("seats") == 1)
    try screen.tick(3)
    #expect(throws: ScriptError.self) { try screen.nextPage() }
    #expect(throws: ScriptError.self) { try screen.move(from: 0, to: 1) }
    #expect(throws: ScriptError.self) { try screen.swipe("row") }
    #expect(throws: ScriptError.self) { try screen.finish("Cups") }
  }

  @Test func oneScreenIsDrawnInManyWays() throws {
    let screen = try makeScreen()
    let narrow = try screen.render(width: 30)
    #expect(try screen.render(width: 60) != narrow)
    #expect(try screen.render(width: 30) == narrow)
    #expect(narrow.contains("9:30"))
    screen.timeZone = "+02:00"
    #expect(try screen.render(width: 30).contains("11:30"))
    screen.timeZone = "UTC"
    screen.locale = "nl_NL"
    #expect(try screen.render(width: 30).contains("09:30"))
    #expect(try screen.render(RenderOptions(width: 30, format: .json)).hasPrefix("{"))
    #expect(try screen.render(RenderOptions(width: 30, format: .ansi(.sixteen))).contains("400 seats"))
    #expect(screen.options.format == .text)
  }

  @Test func theClockIsAskedOnceARun() throws {
    let screen = try Interpreter().load("Text(\"\\(now())\")")
    #expect(try screen.render(width: 40).contains("1970"))
    screen.clock = { 1_796_030_400_000_000 }
    #expect(try screen.render(width: 40).contains("2026"))
  }

  @Test func theTreeCanBeWalked() throws {
    let screen = try makeScreen()
    let tree = try screen.tree()
    #expect(tree.map(\.view.kind) == ["VStack"])
    #expect(tree.first?.children.first?.view.text == "400 seats, none")
    #expect(tree.first?.children.first?.view.source?.line == 8)
  }

  @Test(arguments: ["render", "tap", "value", "run", "evaluate", "controls"])
  func aFunctionCantUseTheScreenThatCallsIt(how: String) throws {
    final class Box: @unchecked Sendable { var screen: Screen? }
    let box = Box()
    let interpreter = Interpreter()
    interpreter.register("again") { () throws -> Int in
      switch how {
      case "render": _ = try box.screen?.render(width: 10)
      case "tap": try box.screen?.tap("Go")
      case "value": _ = try box.screen?.value(of: "n")
      case "run": try box.screen?.run()
      case "evaluate": _ = try box.screen?.evaluate("1", as: Int.self)
      default: _ = try box.screen?.controls()
      }
      return 1
    }
    let source = "state n = 0\nVStack { Text(\"\\(n)\"); Button(\"Go\") { n += again() } }"
    let screen = try interpreter.load(source, name: "a.dsl")
    box.screen = screen
    let before = try screen.render(width: 10)
    let error = #expect(throws: ScriptError.self) { try screen.tap("Go") }
    #expect(error?.text().contains("the screen is in use") == true, "\(error?.text() ?? "")")
    #expect(error?.text().contains("a.dsl:2:") == true, "\(error?.text() ?? "")")
    #expect(try screen.render(width: 10) == before)
    box.screen = nil
  }

  @Test func aFunctionMayUseAnotherScreen() throws {
    let interpreter = Interpreter()
    interpreter.register("other") { try Interpreter().load("Text(\"inside\")").render(width: 10) }
    #expect(try interpreter.load("Text(other())").render(width: 10).hasPrefix("inside"))
  }

  @Test func aFunctionTakesFunctions() throws {
    let interpreter = Interpreter()
    interpreter.register("most(_ rows, by key)") { (rows: [ScriptValue], key: ScriptFunction) in
      var best = -1
      for row in rows { best = max(best, try key(row).decode(Int.self)) }
      return best
    }
    let screen = try interpreter.load(
      "most([{n: 1}, {n: 5}], by: \\.n)\nmost([1, 2]) { $0 * 10 }", name: "a.dsl")
    try screen.run()
    #expect(String(decoding: screen.output, as: UTF8.self) == "5\n20\n")
    #expect(throws: ScriptError.self) { try interpreter.load("most([1], by: 3)") }
  }
}
