import Testing

@testable import Lang

@Suite struct LibraryNumberTests {
  let library = Library()

  private func show(_ name: String, _ receiver: Value, _ arguments: Value...) throws -> String {
    switch arguments.count {
    case 0: library.show(try library.method(name, receiver))
    case 1: library.show(try library.method(name, receiver, arguments[0]))
    default: library.show(try library.method(name, receiver, arguments[0], arguments[1]))
    }
  }

  private func decimal(_ mantissa: Int, _ scale: UInt8) -> Value {
    .decimal(ExactNumber(mantissa: mantissa, scale: scale))
  }

  @Test func rounds() throws {
    #expect(try show("rounded", .float(2.5)) == "3.0")
    #expect(try show("rounded", .float(-2.5)) == "-3.0")
    #expect(try show("rounded", .float(2.5), library.symbol("toNearestOrEven")) == "2.0")
    #expect(try show("rounded", .float(2.675), .absent, .int(2)) == "2.68")
    #expect(try show("rounded", .float(1234.5), .absent, .int(-2)) == "1200.0")
    #expect(try show("rounded", decimal(12345, 3), .absent, .int(2)) == "12.35")
    #expect(try show("rounded", decimal(-12345, 3), library.symbol("up"), .int(2)) == "-12.34")
    #expect(try show("rounded", decimal(-12345, 3), library.symbol("down"), .int(2)) == "-12.35")
    #expect(try show("rounded", .int(1250), .absent, .int(-2)) == "1300")
    #expect(try show("rounded", .float(.infinity)) == "inf")
    #expect(try show("floor", .float(-1.5)) == "-2.0")
    #expect(try show("ceiling", decimal(12, 1)) == "2")
    #expect(try show("truncated", .float(-1.7)) == "-1.0")
    #expect(
      library.message { try library.method("rounded", .int(Int.max), .absent, .int(-1)) }
        == "`rounded` leads outside the Ints, which have 64 bits")
  }

  @Test func integersAreChecked() throws {
    #expect(
      library.message { try library.method("abs", .int(Int.min)) }
        == "`abs` leads outside the Ints, which have 64 bits")
    #expect(
      library.message { try library.method("quotient", .int(Int.min), .int(-1)) }
        == "`quotient` leads outside the Ints, which have 64 bits")
    #expect(try show("remainder", .int(Int.min), .int(-1)) == "0")
    #expect(try show("modulo", .int(-1), .int(12)) == "11")
    #expect(try show("modulo", .int(1), .int(-12)) == "-11")
    #expect(library.message { try library.method("modulo", .int(1), .int(0)) } == "`modulo` by zero")
    #expect(try show("isMultiple", .int(6), .int(3)) == "true")
    #expect(try show("isMultiple", .int(6), .int(0)) == "false")
    #expect(try show("greatestCommonDivisor", .int(12), .int(-18)) == "6")
    #expect(
      library.message { try library.method("greatestCommonDivisor", .int(Int.min), .int(0)) }.hasPrefix(
        "`great"))
  }

  @Test func powers() throws {
    #expect(try show("power", .int(2), .int(62)) == "4611686018427387904")
    #expect(
      library.message { try library.method("power", .int(2), .int(63)) }
        == "`power` leads outside the Ints, which have 64 bits")
    #expect(try show("power", decimal(11, 1), .int(2)) == "1.21")
    #expect(try show("power", .int(2), .int(-1)) == "0.5")
    #expect(try show("power", .int(4), .float(0.5)) == "2.0")
    #expect(try show("power", .int(1), .int(Int.max)) == "1")
    #expect(
      library.message { try library.method("squareRoot", .int(-1)) } == "`squareRoot`: -1 has none")
  }

  @Test func clamps() throws {
    #expect(try show("clamped", .int(15), try library.range(0, 10, closed: true)) == "10")
    #expect(try show("clamped", .int(15), try library.range(0, 10)) == "9")
    #expect(try show("clamped", .int(-5), try library.range(0, 10)) == "0")
    #expect(
      library.message { try library.method("clamped", .int(1), try library.range(3, 3)) }
        == "`clamped`: the range is empty")
    let floats = try library.heap.range(.float(0), .float(1), isClosed: true)
    #expect(try show("clamped", .float(1.5), floats) == "1.0")
  }

  @Test func chanceIsSeeded() throws {
    let range = try library.range(1, 6, closed: true)
    let first = library.show(try library.function("randoms", .int(20), range, .int(42)))
    let second = library.show(try library.function("randoms", .int(20), range, .int(42)))
    #expect(first == second)
    #expect(
      library.show(try library.function("random", try library.range(Int.min, Int.max), .int(3))).isEmpty
        == false)
    let shuffled = try library.method("shuffled", library.ints(1, 2, 3, 4, 5), .int(1))
    #expect(library.show(try library.method("sorted", shuffled)) == "[1, 2, 3, 4, 5]")
    #expect(
      library.message { try library.function("random", try library.range(3, 3), .int(1)) }
        == "`random`: the range is empty")
  }

  @Test func conversions() throws {
    func show(_ name: String, _ value: Value) throws -> String {
      library.show(try library.function(name, value))
    }
    #expect(try show("Int", .text("42")) == "42")
    #expect(try show("Int", .text(" 42")) == "nil")
    #expect(try show("Int", .text("4.2")) == "nil")
    #expect(try show("Int", .float(-4.7)) == "-4")
    #expect(try show("Int", decimal(479, 2)) == "4")
    #expect(library.message { try library.function("Int", .float(.nan)) } == "`Int`: NaN is no Int")
    #expect(
      library.message { try library.function("Int", .float(1e19)) }
        == "`Int`: 1e+19 lies outside the Ints, which have 64 bits")
    #expect(try show("Float", .text("1e3")) == "1000.0")
    #expect(try show("Float", .text("inf")) == "nil")
    #expect(try show("Float", .text("1e999")) == "nil")
    #expect(try show("Decimal", .text("12.50")) == "12.50")
    #expect(try show("Decimal", .text("1e3")) == "nil")
    #expect(try show("Decimal", .float(0.1)) == "0.1")
    #expect(try show("Decimal", .float(1e-5)) == "0.00001")
    #expect(
      library.message { try library.function("Decimal", .float(1e30)) }.hasPrefix("`Decimal`: 1e+30 has more")
    )
    #expect(library.show(try library.function("String", .int(255), .int(16), .bool(true))) == "\"FF\"")
    #expect(
      library.message { try library.function("String", .int(1), .int(1)) }.hasPrefix("`String`: `radix` must")
    )
    #expect(try show("Bool", .text("yes")) == "nil")
  }
}
