import Foundation
import Testing
import Trellis

/// Functions that a host registers: arguments and results, labels, mistakes at the place of the call.
@Suite struct HostFunctionTests {
  private enum Size: String, CaseIterable, Codable { case small, large }
  private struct Order: Codable {
    struct Item: Codable { var price: Decimal }
    var id: Int
    var items: [Item]
  }
  private struct Problem: Error, CustomStringConvertible { var description: String { "the shop is closed" } }

  private func makeInterpreter() -> Interpreter {
    let interpreter = Interpreter()
    interpreter.register("nothing") { "none" }
    interpreter.register("price") { (sku: String) in sku.utf8.count * 100 }
    interpreter.register("convert(_ amount, to currency, rounded = true)") {
      (amount: Decimal, currency: String, isRounded: Bool) in "\(amount) \(currency) \(isRounded)"
    }
    interpreter.register("greet(_ name, title)") { (name: String, title: String?) in
      [title, name].compactMap { $0 }.joined(separator: " ")
    }
    interpreter.register("total(of order)") { (order: Order) in
      order.items.reduce(Decimal(0)) { $0 + $1.price }
    }
    interpreter.register("dayAfter") { (date: Date) in date.addingTimeInterval(86_400) }
    interpreter.register("fits(_ size)") { (size: Size) in size == .small }
    interpreter.register("kindOf") { (value: ScriptValue) in value.kind }
    interpreter.register("sum6(_ a, _ b, _ c, _ d, _ e, _ f)") {
      (a: Int, b: Int, c: Int, d: Int, e: Int, f: Double) in Double(a + b + c + d + e) + f
    }
    interpreter.register("order") { Order(id: 7, items: [Order.Item(price: 1.5), Order.Item(price: 2)]) }
    interpreter.register("closed") { () throws -> Int in throw Problem() }
    interpreter.register("refuse") { () throws -> Int in
      throw ScriptFailure("this can't be had", hint: "ask for something else")
    }
    return interpreter
  }

  private func output(_ source: String) throws -> String {
    let screen = try makeInterpreter().load(source, name: "a.dsl")
    try screen.run()
    return String(decoding: screen.output, as: UTF8.self)
  }

  private func error(_ source: String) -> String {
    do { return "no error, but " + (try output(source)) } catch { return "\(error)" }
  }

  @Test(arguments: [
    ("nothing()", "none"), ("price(\"ab\")", "200"), ("convert(2.50, to: \"EUR\")", "2.5 EUR true"),
    ("convert(2, to: \"EUR\", rounded: false)", "2 EUR false"), ("greet(\"Ada\")", "Ada"),
    ("greet(\"Ada\", title: \"Lady\")", "Lady Ada"),
    ("total(of: {id: 1, items: [{price: 1.10}, {price: 2}]})", "3.1"),
    ("dayAfter(@2026-11-30T09:30Z)", "2026-12-01T09:30Z"), ("dayAfter(@2026-11-30)", "2026-12-01T00:00Z"),
    ("fits(.small)", "true"), ("fits(\"large\")", "false"), ("kindOf({a: 1})", "Record"),
    ("sum6(1, 2, 3, 4, 5, 0.5)", "15.5"), ("order().items.count", "2"), ("order().id", "7"),
    ("[\"a\", \"bcd\"].map(price)", "[100, 300]"), ("try? closed()", ""),
  ])
  func aCallGives(_ source: String, _ expected: String) throws {
    #expect(try output(source) == (expected.isEmpty ? "" : expected + "\n"))
  }

  @Test(arguments: [
    ("price(7)", "a.dsl:1:7", "`value` must be a String or a symbol, not an Int"),
    (
      "let x = [1]\nprice(x.first)", "a.dsl:2:1",
      "`value` of `price` must be a String or a symbol, but is an Int"
    ),
    ("convert(1)", "a.dsl:1:1", "`convert` needs `to`"),
    ("convert(1, currency: \"EUR\")", "a.dsl:1:12", "currency"),
    (
      "total(of: {id: 1, items: [{price: 1}, {:}]})", "a.dsl:1:1",
      "`of.items[1]` of `total`: the record has no field `price`"
    ),
    ("fits(.huge)", "a.dsl:1:6", "`.huge`"),
    ("fits(\"huge\")", "a.dsl:1:1", "`size` of `fits`"),
    ("fn f() = closed()\nf()", "a.dsl:1:10", "`closed`: the shop is closed"),
    ("refuse()", "a.dsl:1:1", "ask for something else"),
    ("nothing(1)", "a.dsl:1:9", "nothing"),
  ])
  func aMistakeIsShownAtTheCall(_ source: String, _ place: String, _ words: String) {
    let text = error(source)
    #expect(text.contains(place), "\(text)")
    #expect(text.contains(words), "\(text)")
  }

  @Test func aViewAsksAgainWhenTheHostSaysSo() throws {
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let interpreter = Interpreter()
    interpreter.register("count") {
      counter.count += 1
      return counter.count
    }
    let screen = try interpreter.load("Text(\"\\(count())\")")
    #expect(try screen.render(width: 10) == "1\n")
    #expect(try screen.render(width: 10) == "1\n")
    screen.invalidate()
    #expect(try screen.render(width: 10) == "2\n")
  }

  @Test func whatIsRegisteredLaterCountsForLaterScripts() throws {
    let interpreter = Interpreter()
    interpreter.register("answer") { 1 }
    let first = try interpreter.load("answer()")
    interpreter.register("answer") { 2 }
    let second = try interpreter.load("answer()")
    try first.run()
    try second.run()
    #expect(String(decoding: first.output + second.output, as: UTF8.self) == "1\n2\n")
  }

  @Test func aScriptThatIsOpenedHasTheFunctionsToo() throws {
    #expect(try output("open(text: \"Text(\\\"\\\\(price(\\\"a\\\"))\\\")\")").hasPrefix("100"))
  }
}
