import Testing

@testable import Lang

@Suite struct LibraryRecordTests {
  let library = Library()

  @Test func parts() throws {
    let record = try library.record(("a", .int(1)), ("b", .int(2)))
    #expect(library.show(try library.property("keys", record)) == #"["a", "b"]"#)
    #expect(library.show(try library.property("values", record)) == "[1, 2]")
    #expect(
      library.show(try library.property("entries", record))
        == #"[{key: "a", value: 1}, {key: "b", value: 2}]"#)
    #expect(library.show(try library.property("count", record)) == "2")
    #expect(library.show(try library.method("contains", record, .absent, .text("b"))) == "true")
    #expect(library.show(try library.method("contains", record, .absent, .text("z"))) == "false")
    #expect(library.show(try library.method("value", record, .text("z"), .int(0))) == "0")
  }

  @Test func changedCopies() throws {
    let record = try library.record(("a", .int(1)), ("b", .int(2)))
    #expect(library.show(try library.method("updated", record, .text("b"), .int(9))) == "{a: 1, b: 9}")
    #expect(library.show(try library.method("updated", record, .text("c"), .int(9))) == "{a: 1, b: 2, c: 9}")
    #expect(library.show(try library.method("removing", record, .absent, .text("a"))) == "{b: 2}")
    #expect(
      library.show(try library.method("merging", record, try library.record(("b", .int(5)), ("c", .int(6)))))
        == "{a: 1, b: 5, c: 6}")
    let add = library.fn2 { .int(($0.asInt ?? 0) + ($1.asInt ?? 0)) }
    #expect(library.show(try library.method("merging", record, record, add)) == "{a: 2, b: 4}")
    #expect(
      library.show(try library.method("mapValues", record, library.fn { .int(-($0.asInt ?? 0)) }))
        == "{a: -1, b: -2}")
    let big = library.fn2 { _, value in .bool((value.asInt ?? 0) > 1) }
    #expect(library.show(try library.method("filter", record, big)) == "{b: 2}")
    #expect(library.show(try library.method("map", record, library.fn2 { key, _ in key })) == #"["a", "b"]"#)
    #expect(library.show(record) == "{a: 1, b: 2}")
  }

  @Test func recordsOfEntries() throws {
    let groups = try library.method("tally", library.texts("x", "y", "x"))
    #expect(library.show(try library.function("Record", groups)) == "{x: 2, y: 1}")
    #expect(
      library.message { try library.function("Record", library.ints(1)) }
        == "`Record`: entry 0 is neither `{key: …, value: …}` nor a list of a key and a value")
  }

  @Test func keyPathsReadFields() throws {
    let rows = library.list(
      try library.record(("n", .int(2)), ("t", .text("b"))),
      try library.record(("t", .text("a")), ("n", .int(1))))
    #expect(library.show(try library.method("map", rows, library.path("n"))) == "[2, 1]")
    #expect(library.show(try library.method("sum", rows, library.path("n"))) == "3")
    #expect(library.show(try library.method("min", rows, .absent, library.path("n"))) == #"{t: "a", n: 1}"#)
  }
}
