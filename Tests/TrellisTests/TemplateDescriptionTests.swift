import Foundation
import Testing
import Trellis

/// What a host tells the people who write its templates, and what is found in them before there is data.
@Suite struct TemplateDescriptionTests {
  private enum Status: String, CaseIterable, Codable { case open, closed }
  private struct Item: Codable {
    var name: String
    var price: Decimal
    var inner: [Item]?
  }
  private struct Order: Codable {
    var id: Int
    var placed: Date
    var note: String?
    var status: Status
    var items: [Item]
  }
  private final class Account: Sendable {}

  private func makeInterpreter() throws -> Interpreter {
    let interpreter = Interpreter()
    interpreter.declare("orders", [Order].self, help: "The orders of today.")
    try interpreter.define("title", "Shop", help: "The heading.")
    try interpreter.define("limits", [["name": "a", "most": "5"], ["name": "b"]])
    interpreter.register("price(_ sku, currency)", help: "What an article costs.") {
      (sku: String, currency: String?) in Decimal(1)
    }
    interpreter.registerView("Badge(_ text, isOn, content)") {
      (text: String, isOn: ScriptBinding<Bool>, content: ScriptContent) in HostView.text(text)
    }
    interpreter.registerModule("units") { $0.register("miles(_ km)") { (km: Double) in km } }
    interpreter.registerModule("house", source: "let a = 1")
    try interpreter.registerType(Account.self) { account in
      account.property("isOpen") { _ in true }
      account.action("close(at time)") { (_, time: Date) in }
    }
    return interpreter
  }

  @Test func itIsText() throws {
    let text = try makeInterpreter().templateDescription.text
    #expect(
      text == """
        orders: [Order]    The orders of today.
          .id: Int
          .placed: DateTime
          .note: String?
          .status: .open|.closed
          .items: [Item]
            .name: String
            .price: Number
            .inner: [Item]?
        title: String    The heading.
        limits: [Record]
          .most: String
          .name: String

        Functions and views
          price(_ sku: String, currency: String?) -> Number
              What an article costs.
          Badge(_ text: String, isOn: Binding, content: View)

        Account
          .isOpen: Bool
          .close(at time: DateTime)

        import "units"
          miles(_ km: Number) -> Number

        import "house"

        """,
      "\(text)")
  }

  @Test func itIsJSON() throws {
    let description = try makeInterpreter().templateDescription
    let decoded = try JSONDecoder().decode(TemplateDescription.self, from: Data(description.json.utf8))
    #expect(decoded == description)
    #expect(decoded.names.first?.fields.last?.fields.map(\.name) == ["name", "price", "inner"])
  }

  @Test(arguments: [
    ("ForEach(orders) { order in Text(order.notes ?? \"\") }", "`Order` has no field `notes`"),
    ("Text(\"\\(orders.map { $0.idd })\")", "did you mean `id`?"),
    ("for order in orders { Text(order.items.first?.colour ?? \"\") }", "`Item` has no field `colour`"),
    ("let open = orders.filter { $0.id > 1 }\nText(open[0].title)", "`Order` has no field `title`"),
    ("orders.sorted(by: \\.idd)", "`Order` has no field `idd`"),
    ("Text(price(1))", "`sku` must be"), ("Badge(\"x\")", "`Badge` needs `isOn`"),
  ])
  func aTemplateIsCheckedBeforeThereIsData(_ source: String, _ words: String) throws {
    let problems = try makeInterpreter().check(source, name: "t.dsl")
    #expect(problems.contains { $0.text.contains(words) }, "\(problems.map(\.text))")
  }

  @Test(arguments: [
    "ForEach(orders) { order in Text(order.note ?? \"\") }", "orders.map { $0.items.count }.sum()",
    "for order in orders { Text(\"\\(order.items.first?.price ?? 0)\") }",
    "fn short(order) = order.id\norders.map { $0.short() }",
    "Table(orders) { TableColumn(\"Id\", value: \\.id) }",
    "title.uppercased()", "orders.grouped(by: \\.status)",
  ])
  func aGoodTemplateIsFine(_ source: String) throws {
    let problems = try makeInterpreter().check(source, name: "t.dsl")
    #expect(problems.filter { $0.severity == .error }.isEmpty, "\(problems.map(\.text))")
  }

  @Test func dataComesLater() throws {
    let interpreter = try makeInterpreter()
    let source = "for order in orders { Text(\"\\(order.id) \\(order.note ?? \"none\")\") }"
    let error = #expect(throws: ScriptError.self) { try interpreter.load(source).render(width: 20) }
    #expect(error?.problems.first?.message == "the host has not defined `orders` yet")
    let order = Order(id: 7, placed: Date(timeIntervalSince1970: 0), note: nil, status: .open, items: [])
    try interpreter.define("orders", [order])
    #expect(try interpreter.load(source).render(width: 20) == "7 none\n")
  }
}
