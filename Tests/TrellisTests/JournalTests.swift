import Testing

@testable import Lang
@testable import Trellis

/// What an event notes to take it back.
@Suite struct JournalTests {
  /// A state that an event writes a million times has one old value.
  @Test func aStateIsNotedOnceInAnEvent() throws {
    let screen = try Interpreter().load("state n = 7")
    try screen.run()
    let machine = screen.machine
    let slot = try #require(screen.session.mainGlobals.first?.slot)
    let cell = try #require(machine.stateCell(slot))
    machine.beginRun(.event)
    #expect(throws: Failure.self) {
      try machine.transaction {
        for number in 0..<100 { try machine.write(cell, .int(number)) }
        #expect(machine.journal?.count == 1)
        try? machine.transaction {
          try machine.write(cell, .int(200))
          throw Failure(code: "test", "")
        }
        #expect(machine.text(cell.value) == "99")
        try machine.write(cell, .int(300))
        throw Failure(code: "test", "")
      }
    }
    #expect(machine.text(cell.value) == "7")
  }
}
