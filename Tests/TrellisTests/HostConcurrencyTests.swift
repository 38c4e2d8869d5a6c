import Foundation
import Testing
import Trellis

/// Programs on several threads, cancellation, deadlines.
@Suite struct HostConcurrencyTests {
  private struct Row: Codable, Sendable {
    var name: String
    var amount: Decimal
  }

  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []
    func add(_ text: String) { lock.withLock { texts.append(text) } }
    var all: [String] { lock.withLock { texts } }
  }

  private let source = """
    import "tools" as tools
    type Kind = .small | .large
    state wifi = true
    state name = "Ada"
    let total = rows.sum(by: \\.amount)
    view Row(row) { HStack { Text(row.name.padded(to: 10)); Spacer(); Text(row.amount.formatted(decimals: 2)) } }
    fn label(n) = tools.tag(n) + twice("a")
    NavigationStack {
      List {
        Section("Rows \\(total)") { ForEach(rows) { Row($0) } }
        Toggle("Wi-Fi", isOn: $wifi)
        TextField("Name", text: $name)
        Text(label(rows.count))
        Text(@2026-11-30T09:30Z.formatted(date: .long, time: .short))
        Text(if "a1b2".matches("[a-z0-9]+") { "matches" } else { "no" })
      }
      .navigationTitle("Report")
    }
    """

  private func makeInterpreter() throws -> Interpreter {
    let interpreter = Interpreter(limits: Limits(steps: 1_000_000))
    try interpreter.define("rows", (0..<20).map { Row(name: "row \($0)", amount: Decimal($0) / 2) })
    interpreter.register("twice(_ text)") { (text: String) in text + text }
    interpreter.registerModule("tools") { $0.register("tag(_ n)") { (n: Int) in "#\(n)" } }
    return interpreter
  }

  private func use(_ screen: Screen, _ index: Int) -> String {
    do {
      var text = try screen.render(width: 40)
      try screen.tap("Wi-Fi")
      try screen.set("Name", "n\(index)")
      text += try screen.render(width: 60)
      text += try screen.evaluate("name + \"\\(wifi)\"", as: String.self)
      return text.replacingOccurrences(of: "n\(index)", with: "n")
    } catch { return "\(error)" }
  }

  @Test func aProgramRunsOnManyThreads() throws {
    let program = try makeInterpreter().compile(source, name: "report.dsl")
    let expected = use(program.screen(), 0)
    #expect(expected.contains("Report") && expected.contains("nfalse"), "\(expected)")
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 16) { index in results.add(use(program.screen(), index % 10))
    }
    #expect(results.all == Array(repeating: expected, count: 16))
  }

  @Test func anInterpreterLoadsOnManyThreads() throws {
    let interpreter = try makeInterpreter()
    let expected = use(try interpreter.load(source, name: "report.dsl"), 0)
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      interpreter.register("other\(index)") { index }
      do { results.add(use(try interpreter.load(source, name: "report.dsl"), index)) } catch {
        results.add("\(error)")
      }
    }
    #expect(results.all == Array(repeating: expected, count: 8))
  }

  @Test func mistakesArePassedBetweenThreads() throws {
    let program = try makeInterpreter().compile("fn f(x) = x.missing\nf({a: 1})", name: "a.dsl")
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      do { try program.screen().run() } catch { results.add("\(error)") }
    }
    #expect(Set(results.all).count == 1)
    #expect(results.all.first?.contains("a.dsl:1:13") == true, "\(results.all.first ?? "")")
    let error = #expect(throws: ScriptError.self) { try program.screen().run() }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in results.add(error?.text() ?? "") }
    #expect(Set(results.all).count == 1)
  }

  @Test func screensOfAProgramShareNoState() throws {
    let program = try makeInterpreter().compile("state n = 0\nButton(\"\\(n)\") { n += 1 }")
    let (first, second) = (program.screen(), program.screen())
    _ = try first.render(width: 10)
    try first.tap("0")
    #expect(try first.value(of: "n", as: Int.self) == 1)
    #expect(try second.value(of: "n", as: Int.self) == 0)
    try second.submit("let later = 5")
    #expect(try second.value(of: "later", as: Int.self) == 5)
    #expect(try first.value(of: "later") == nil)
    #expect(try program.screen().value(of: "later") == nil)
  }

  @Test func anotherThreadCancels() throws {
    let screen = try Interpreter(limits: Limits(steps: .max)).load(
      "state n = 0\nText(\"x\")\nfn f() { while true { n += 1 } }")
    _ = try screen.render(width: 10)
    let stop = screen.cancellation
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { stop.cancel() }
    let error = #expect(throws: ScriptError.self) { try screen.call("f") }
    #expect(error?.isCancelled == true)
    #expect(error?.problems.first?.code == "cancelled")
    #expect(throws: ScriptError.self) { try screen.call("f") }
    stop.reset()
    #expect(try screen.value(of: "n", as: Int.self) == 0)
  }

  @Test func aRunEndsAtItsTime() throws {
    var host = Host()
    host.timeout = .milliseconds(30)
    let screen = try Interpreter(limits: Limits(steps: .max), host: host).load(
      "fn f() { while true { } }\nText(\"x\")")
    #expect(try screen.render(width: 10) == "x\n")
    let error = #expect(throws: ScriptError.self) { try screen.call("f") }
    #expect(error?.problems.first?.code == "deadline")
    #expect(error?.isLimit == true)
    // Each run has its own time.
    #expect(try screen.render(width: 12) == "x\n")
  }

  @Test func problemsAreValues() throws {
    let error = #expect(throws: ScriptError.self) {
      try Interpreter().load("let a = 1\nlet b = aa\nTxt(1)", name: "a.dsl")
    }
    let problems = try #require(error?.problems)
    #expect(problems.map(\.code) == ["unknown-name", "unknown-view"])
    #expect(problems.first?.severity == .error)
    let place = try #require(problems.first?.place)
    #expect("\(place.line):\(place.column)-\(place.endLine):\(place.endColumn)" == "2:9-2:11")
    #expect(place.file == "a.dsl")
    #expect(problems.first?.hints.contains { $0.contains("`a`") } == true)
    #expect(problems.last?.text.contains("a.dsl:3:1") == true)
    let coded = try JSONEncoder().encode(problems)
    #expect(try JSONDecoder().decode([ScriptDiagnostic].self, from: coded) == problems)
    let checked = Interpreter().check("Text(\"x\").cornerRadius(4)", name: "b.dsl")
    #expect(checked.map(\.severity) == [.note])
    let screen = try Interpreter().load("Text(nil)")
    _ = try screen.render(width: 10)
    #expect(screen.problems.map(\.severity) == [.warning])
  }
}
