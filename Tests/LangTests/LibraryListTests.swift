import Testing

@testable import Lang

@Suite struct LibraryListTests {
  let library = Library()

  @Test func countsAndEnds() throws {
    let list = library.ints(3, 1, 2)
    #expect(library.show(try library.property("count", list)) == "3")
    #expect(library.show(try library.property("first", list)) == "3")
    #expect(library.show(try library.property("last", list)) == "2")
    #expect(library.show(try library.property("first", library.ints())) == "nil")
    #expect(library.show(try library.property("isEmpty", library.ints())) == "true")
    #expect(library.show(try library.property("indices", list)) == "0..<3")
  }

  @Test func rangesAreWalked() throws {
    let range = try library.range(1, 4, closed: true)
    #expect(library.show(try library.property("count", range)) == "4")
    let doubled = try library.method("map", range, library.fn { .int(($0.asInt ?? 0) * 2) })
    #expect(library.show(doubled) == "[2, 4, 6, 8]")
    let days = try library.heap.range(.date(0), .date(2), isClosed: false)
    #expect(library.show(try library.method("list", days)) == "[1970-01-01, 1970-01-02]")
    let floats = try library.heap.range(.float(0), .float(1), isClosed: false)
    #expect(
      library.message { try library.property("count", floats) }
        == "a range of Floats has no elements to walk through, only ranges of Ints and Dates have")
  }

  @Test func mapFilterReduce() throws {
    let list = library.ints(1, 2, 3, 4)
    let even = library.fn { .bool(($0.asInt ?? 0) % 2 == 0) }
    #expect(library.show(try library.method("filter", list, even)) == "[2, 4]")
    #expect(library.show(try library.method("count", list, even)) == "2")
    #expect(library.show(try library.method("first", list, even)) == "2")
    #expect(library.show(try library.method("last", list, even)) == "4")
    #expect(library.show(try library.method("allSatisfy", list, even)) == "false")
    #expect(library.show(try library.method("contains", list, .absent, .absent, even)) == "true")
    let add = library.fn2 { .int(($0.asInt ?? 0) + ($1.asInt ?? 0)) }
    #expect(library.show(try library.method("reduce", list, .int(10), add)) == "20")
    #expect(library.show(try library.method("reductions", list, .int(0), add)) == "[0, 1, 3, 6, 10]")
    #expect(
      library.message { try library.method("filter", list, library.fn { $0 }) }
        == "the function given to `filter` must answer true or false, but gave an Int")
  }

  @Test func partsOfLists() throws {
    let list = library.ints(1, 2, 3, 4, 5)
    #expect(library.show(try library.method("prefix", list, .int(2))) == "[1, 2]")
    #expect(library.show(try library.method("prefix", list, .int(9))) == "[1, 2, 3, 4, 5]")
    #expect(library.show(try library.method("suffix", list, .int(2))) == "[4, 5]")
    #expect(library.show(try library.method("dropFirst", list)) == "[2, 3, 4, 5]")
    #expect(library.show(try library.method("dropLast", list, .int(4))) == "[1]")
    let small = library.fn { .bool(($0.asInt ?? 0) < 3) }
    #expect(library.show(try library.method("prefix", list, .absent, small)) == "[1, 2]")
    #expect(library.show(try library.method("drop", list, small)) == "[3, 4, 5]")
    #expect(library.show(try library.method("chunked", list, .int(2))) == "[[1, 2], [3, 4], [5]]")
    #expect(library.show(try library.method("windows", list, .int(4))) == "[[1, 2, 3, 4], [2, 3, 4, 5]]")
    #expect(
      library.message { try library.method("prefix", list, .int(-1)) }
        == "`prefix`: `count` must not be negative, but is -1")
  }

  @Test func groups() throws {
    let list = library.texts("ant", "bee", "asp", "ant")
    let initial = library.fn { .text(String(($0.asText ?? "").prefix(1))) }
    #expect(
      library.show(try library.method("grouped", list, initial))
        == #"[{key: "a", items: ["ant", "asp", "ant"]}, {key: "b", items: ["bee"]}]"#)
    #expect(library.show(try library.method("unique", list)) == #"["ant", "bee", "asp"]"#)
    #expect(
      library.show(try library.method("tally", list))
        == #"[{key: "ant", count: 2}, {key: "bee", count: 1}, {key: "asp", count: 1}]"#)
  }

  @Test func aggregates() throws {
    #expect(library.show(try library.method("sum", library.ints(1, 2, 3))) == "6")
    #expect(library.show(try library.method("sum", library.ints())) == "0")
    #expect(library.show(try library.method("average", library.ints(1, 2))) == "1.5")
    #expect(library.show(try library.method("average", library.ints())) == "nil")
    #expect(library.show(try library.method("median", library.ints(5, 1, 3))) == "3")
    #expect(library.show(try library.method("median", library.ints(5, 1, 3, 4))) == "3.5")
    #expect(library.show(try library.method("min", library.ints(5, 1, 3))) == "1")
    #expect(library.show(try library.method("max", .int(5), library.ints(7, 3))) == "7")
    let money = library.list(
      .decimal(ExactNumber(mantissa: 110, scale: 2)), .decimal(ExactNumber(mantissa: 220, scale: 2)), .int(1))
    #expect(library.show(try library.method("sum", money)) == "4.30")
    #expect(
      library.message { try library.method("sum", library.ints(Int.max, 1)) }
        == "`sum` leads outside the Ints, which have 64 bits")
    #expect(
      library.message { try library.method("sum", library.list(.int(1), .null)) }
        == "`sum` takes numbers, and element 1 is nil")
  }

  @Test func hugeRequestsFailAtOnce() throws {
    let library = Library(memory: 1 << 20)
    #expect(
      library.message { try library.function("range", .int(0), .float(1e18)) }
        == "this needs more memory than the limit of 1 MiB")
    #expect(
      library.message { try library.method("repeated", .text("x"), .int(1_000_000_000_000)) }
        == "this needs more memory than the limit of 1 MiB")
    #expect(library.message { try library.function("range", .int(0), .int(1 << 40)) }.hasPrefix("this needs"))
    #expect(library.message { try library.function("range", .int(0), .int(Int.max)) }.hasPrefix("this takes"))
  }
}
