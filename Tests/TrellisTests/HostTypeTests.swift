import Foundation
import Testing
import Trellis

/// Objects of a host: properties, methods, actions, and what scripts can't do with them.
@Suite struct HostTypeTests {
  private final class Account: @unchecked Sendable {
    let name: String
    var balance: Decimal
    init(_ name: String, _ balance: Decimal) {
      self.name = name
      self.balance = balance
    }
  }

  private func makeInterpreter() throws -> Interpreter {
    let interpreter = Interpreter()
    try interpreter.registerType(Account.self) { account in
      account.property("name") { $0.name }
      account.property("count") { _ in 42 }
      account.property("balance") { $0.balance }
      account.method("covers(_ amount, margin = 0)") { (account, amount: Decimal, margin: Decimal) in
        account.balance >= amount + margin
      }
      account.action("deposit(_ amount)") { (account, amount: Decimal) in
        guard amount > 0 else { throw ScriptFailure("only money can be deposited") }
        account.balance += amount
      }
    }
    try interpreter.define("account", ScriptObject(Account("Ada", 10)))
    interpreter.register("owner(of account)") { (account: ScriptObject<Account>) in account.object.name }
    interpreter.register("open") { (name: String) in ScriptObject(Account(name, 0)) }
    return interpreter
  }

  private func output(_ source: String) throws -> String {
    let screen = try makeInterpreter().load(source, name: "a.dsl")
    try screen.run()
    return String(decoding: screen.output, as: UTF8.self)
  }

  @Test(arguments: [
    ("account.name", "Ada"), ("account.balance", "10"), ("account.count", "42"), ("[1, 2].count", "2"),
    ("account.covers(5)", "true"), ("account.covers(5, margin: 6)", "false"), ("owner(of: account)", "Ada"),
    ("open(\"Bob\").name", "Bob"), ("let a = account\na.deposit(2.50)\na.balance", "12.5"),
    ("[open(\"x\"), account].map(\\.name)", "[\"x\", \"Ada\"]"),
  ])
  func aScriptUsesAnObject(_ source: String, _ expected: String) throws {
    #expect(try output(source) == expected + "\n")
  }

  @Test(arguments: [
    ("account.deposit(-1)", "only money can be deposited"), ("account.covers(\"x\")", "amount"),
    ("account.colour", "colour"), ("owner(of: 5)", "it must be of type Account, but this is an Int"),
    ("account.deposit()", "amount"),
  ])
  func aMistakeIsShownAtTheCall(_ source: String, _ words: String) {
    let error = #expect(throws: ScriptError.self) { try output(source) }
    #expect(error?.text().contains("a.dsl:1:") == true)
    #expect(error?.text().contains(words) == true, "\(error?.text() ?? "")")
  }

  @Test func anActionRedrawsWhatAskedTheObject() throws {
    let screen = try makeInterpreter().load(
      "VStack { Text(\"\\(account.balance)\"); Button(\"Pay in\") { account.deposit(5) } }")
    #expect(try screen.render(width: 10).contains("10"))
    try screen.tap("Pay in")
    #expect(try screen.render(width: 10).contains("15"))
  }

  @Test func anActionIsRefusedWhileDrawing() throws {
    let screen = try makeInterpreter().load("view V() { let x = account.deposit(5); Text(\"x\") }\nV()")
    let error = #expect(throws: ScriptError.self) { try screen.render(width: 10) }
    #expect(error?.diagnostics.first?.code == "render-changes")
  }

  @Test func aNameOfTheLanguageWithOtherParametersIsRefused() {
    let interpreter = Interpreter()
    #expect(throws: RegistrationError.self) {
      try interpreter.registerType(Account.self) { $0.method("append(_ text)") { (_, text: String) in text } }
    }
    #expect(throws: RegistrationError.self) {
      try interpreter.registerType(Account.self) { $0.method("bold") { _ in 1 } }
    }
  }
}
