import Testing

@testable import Lang

@Suite struct LibraryMutatingTests {
  let library = Library()

  private func after(_ name: String, _ receiver: Value, _ arguments: Value...) throws -> String {
    switch arguments.count {
    case 0: library.show(try library.mutate(name, receiver).receiver)
    case 1: library.show(try library.mutate(name, receiver, arguments[0]).receiver)
    case 2: library.show(try library.mutate(name, receiver, arguments[0], arguments[1]).receiver)
    default:
      library.show(try library.mutate(name, receiver, arguments[0], arguments[1], arguments[2]).receiver)
    }
  }

  @Test func listsChange() throws {
    #expect(try after("append", library.ints(1), .int(2)) == "[1, 2]")
    #expect(try after("append", library.ints(1), .absent, library.ints(2, 3)) == "[1, 2, 3]")
    #expect(try after("append", library.ints(1), .null) == "[1, nil]")
    #expect(try after("insert", library.ints(1, 3), .int(2), .int(1)) == "[1, 2, 3]")
    #expect(try after("insert", library.ints(1), .int(2), .int(1)) == "[1, 2]")
    #expect(try after("remove", library.ints(1, 2, 3), .int(1)) == "[1, 3]")
    #expect(try after("removeFirst", library.ints(1, 2)) == "[2]")
    #expect(try after("removeLast", library.ints(1, 2, 3), .int(2)) == "[1]")
    #expect(try after("removeAll", library.ints(1, 2)) == "[]")
    #expect(try after("removeAll", library.ints(1, 2, 1), .int(1)) == "[2]")
    #expect(try after("reverse", library.ints(1, 2, 3)) == "[3, 2, 1]")
    #expect(try after("move", library.ints(1, 2, 3), .int(0), .int(2)) == "[2, 3, 1]")
    #expect(try after("move", library.ints(1, 2, 3), .int(2), .int(0)) == "[3, 1, 2]")
    #expect(try after("swapAt", library.ints(1, 2, 3), .int(0), .int(2)) == "[3, 2, 1]")
    #expect(try after("sort", library.ints(3, 1, 2)) == "[1, 2, 3]")
    #expect(try after("toggle", .bool(true)) == "false")
  }

  @Test func theResultIsWhatWasTakenOut() throws {
    #expect(library.show(try library.mutate("remove", library.ints(1, 2, 3), .int(1)).result) == "2")
    #expect(library.show(try library.mutate("removeFirst", library.ints(7, 8)).result) == "7")
    #expect(library.show(try library.mutate("removeLast", library.ints(7, 8)).result) == "8")
    let record = try library.record(("a", .int(1)), ("b", .int(2)))
    let (result, receiver) = try library.mutate("remove", record, .absent, .text("a"))
    #expect(library.show(result) == "1")
    #expect(library.show(receiver) == "{b: 2}")
  }

  @Test func whoeverElseHoldsTheListKeepsIt() throws {
    let list = library.ints(1, 2)
    #expect(try after("append", list, .int(3)) == "[1, 2, 3]")
    #expect(library.show(list) == "[1, 2]")
    #expect(try after("reverse", list) == "[2, 1]")
    #expect(library.show(list) == "[1, 2]")
    let text = Value.text("a")
    #expect(try after("append", text, .text("b")) == "\"ab\"")
    #expect(library.show(text) == "\"a\"")
  }

  @Test func anIndexOutsideIsNamed() throws {
    #expect(
      library.message { try library.mutate("remove", library.ints(1, 2), .int(2)).receiver }
        == "index 2 of `remove` is outside: there are 2 elements, 0 to 1")
    #expect(
      library.message { try library.mutate("insert", library.ints(1), .int(5), .int(-1)).receiver }
        == "index -1 of `insert` is outside: one can insert at 0 to 1")
    #expect(
      library.message { try library.mutate("removeFirst", library.ints()).receiver }
        == "`removeFirst` of an empty list")
    #expect(
      library.message { try library.mutate("swapAt", library.ints(), .int(0), .int(0)).receiver }
        == "index 0 of `swapAt`: there is no element at all")
  }

  @Test func memoryIsCountedAndLimited() throws {
    let library = Library(memory: 100_000)
    var list = library.ints()
    var count = 0
    #expect(throws: Failure.self) {
      while count < 100_000 {
        list = try library.mutate("append", list, .int(count)).receiver
        count += 1
      }
    }
    #expect(count > 1000 && count < 7000)
  }
}
