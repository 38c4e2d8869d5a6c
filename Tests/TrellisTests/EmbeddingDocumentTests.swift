import Foundation
import TestSupport
import Testing
import Trellis

/// The examples of `docs/embedding.md`: each stands here as it stands there, and runs.
@Suite struct EmbeddingDocumentTests {
  struct Flight: Codable { var code: String; var seats: Int; var gate: String? }
  final class Account: @unchecked Sendable { var balance = 10 }

  private let source = """
    state wifi = true
    let total = flights.sum(by: \\.seats)
    fn twice(x) = x * 2
    VStack(alignment: .leading) {
      for flight in flights { Text("\\(flight.code) \\(price(flight.code)) \\(flight.gate ?? "no gate")") }
      Toggle("Wi-Fi", isOn: $wifi)
    }
    """

  private func makeInterpreter() throws -> Interpreter {
    let interpreter = Interpreter(limits: Limits(steps: 5_000_000, memory: 64 << 20, depth: 200))
    try interpreter.define("flights", [Flight(code: "LH400", seats: 360)])
    interpreter.register("price(_ code, currency)") {
      (code: String, currency: String?) in code.utf8.count * 100
    }
    return interpreter
  }

  @Test func theBeginning() throws {
    let interpreter = try makeInterpreter()
    let screen = try interpreter.load(source, name: "report.dsl")
    print(try screen.render(width: 80))
    try screen.tap("Wi-Fi")
    #expect(try screen.render(width: 30).hasPrefix("LH400 500 no gate\n"))
    #expect(try screen.value(of: "wifi", as: Bool.self) == false)
  }

  @Test func functions() throws {
    let interpreter = Interpreter()
    interpreter.register("convert(_ amount, to currency, rounded = true)", help: "In another currency.") {
      (amount: Decimal, currency: String, isRounded: Bool) in
      guard currency.count == 3 else { throw ScriptFailure("there is no \(currency)", hint: "write `EUR`") }
      return amount * 2
    }
    let screen = try interpreter.load("convert(2.5, to: \"EUR\")\nconvert(1, to: \"€\")")
    let error = #expect(throws: ScriptError.self) { try screen.run() }
    #expect(String(decoding: screen.output, as: UTF8.self) == "5\n")
    #expect(error?.text().contains("write `EUR`") == true)
  }

  @Test func views() throws {
    let interpreter = Interpreter()
    interpreter.registerView("Badge(_ text, isOn, content)", help: "A badge that a tap switches.") {
      (text: String, isOn: ScriptBinding<Bool>, content: ScriptContent) in
      let state = try isOn.get()
      return HostView.row {
        HostView.text(state ? "● \(text)" : "○ \(text)").modifier("bold")
        content.view
      }
      .onTap { try isOn.set(!state) }
    }
    let screen = try interpreter.load("state on = false\nBadge(\"News\", isOn: $on) { Text(\"x\") }")
    #expect(try screen.render(width: 20) == "○ News x\n")
    try screen.tap(row: 0, column: 0)
    #expect(try screen.render(width: 20) == "● News x\n")
  }

  @Test func objectsAndModules() throws {
    let interpreter = Interpreter()
    try interpreter.registerType(Account.self) { account in
      account.property("balance") { $0.balance }
      account.method("covers(_ amount)") { (account, amount: Int) in account.balance >= amount }
      account.action("deposit(_ amount)") { (account, amount: Int) in account.balance += amount }
    }
    try interpreter.define("account", ScriptObject(Account()))
    interpreter.registerModule("units") { units in
      units.register("miles(_ kilometres)") { (kilometres: Double) in kilometres / 1.609344 }
    }
    let screen = try interpreter.load(
      "import \"units\" as u\naccount.deposit(5)\naccount.balance\naccount.covers(16)\nu.miles(1.609344)")
    try screen.run()
    #expect(String(decoding: screen.output, as: UTF8.self) == "15\nfalse\n1.0\n")
  }

  @Test func screens() throws {
    let screen = try makeInterpreter().load(source)
    let text = try screen.render(width: 60)
    let json = try screen.render(RenderOptions(width: 60, format: .json))
    let total = try screen.value(of: "total", as: Int.self)
    let codes = try screen.evaluate("flights.map { $0.code }", as: [String].self)
    let answer = try screen.call("twice", 21).decode(Int.self)
    try screen.update("flights", [Flight(code: "KL605", seats: 268)])
    screen.timeZone = "Europe/Amsterdam"
    screen.locale = "nl_NL"
    #expect(
      text.contains("LH400") && json.hasPrefix("{") && total == 360 && codes == ["LH400"] && answer == 42)
    #expect(try screen.render(width: 30).contains("KL605"))
  }

  @Test func messages() throws {
    let interpreter = try makeInterpreter()
    do { _ = try interpreter.load("Txt(flights)", name: "report.dsl") } catch let error as ScriptError {
      print(error.text())
      for problem in error.problems { print(problem.code, problem.place?.line ?? 0, problem.hints) }
    }
  }

  @Test func threads() throws {
    let interpreter = try makeInterpreter()
    let screen = try interpreter.load(source)
    let program = try interpreter.compile(source, name: "report.dsl")
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      let screen = program.screen()
      _ = try? screen.render(width: 40 + index)
    }
    let stop = screen.cancellation
    DispatchQueue.global().async { stop.cancel() }
    #expect(try program.screen().render(width: 40).contains("LH400"))
  }

  @Test func templates() throws {
    let interpreter = Interpreter()
    interpreter.declare("flights", [Flight].self, help: "Today's flights, earliest first.")
    print(interpreter.templateDescription.text)
    for problem in interpreter.check("ForEach(flights) { Text($0.cod) }") { print(problem.text) }
    #expect(interpreter.check("ForEach(flights) { Text($0.cod) }").map(\.code) == ["unknown-field"])
  }

  /// Whatever is changed here or there is changed in both.
  @Test func everyExampleStandsHere() throws {
    func read(_ path: String) throws -> String {
      let text = try String(contentsOf: Golden.root.appendingPathComponent(path), encoding: .utf8)
      let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      return lines.filter { !$0.isEmpty }.joined(separator: "\n")
    }
    let places = [
      "swift": try read("Tests/TrellisTests/EmbeddingDocumentTests.swift"),
      "c": try read("Tests/CInterfaceUse/use.c"),
    ]
    let document = try read("docs/embedding.md")
    var count = 0
    for part in document.components(separatedBy: "```").enumerated() where part.offset % 2 == 1 {
      guard let language = part.element.split(separator: "\n").first.map(String.init) else { continue }
      let code = part.element.dropFirst(language.count + 1).split(separator: "\n")
      let source = try #require(places[language])
      count += 1
      // The beginning is put together of lines that stand apart here.
      if count == 1 {
        for line in code { #expect(source.contains(line), "\(line)") }
      } else {
        #expect(source.contains(code.joined(separator: "\n")), "\(code.joined(separator: "\n"))")
      }
    }
    #expect(count == 9)
  }
}
