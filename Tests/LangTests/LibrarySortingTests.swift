import Testing

@testable import Lang

@Suite struct LibrarySortingTests {
  let library = Library()

  private func rows(_ keys: [Value]) throws -> Value {
    try library.heap.list(
      keys.enumerated().map { try library.heap.record([("k", $0.element), ("n", .int($0.offset))]) })
  }

  private func order(_ rows: Value, _ arguments: Value...) throws -> [Int] {
    let sorted = try library.method("sorted", rows, arguments.first ?? .absent, library.path("k"))
    guard case .list(let list) = sorted else { return [] }
    return list.elements.compactMap { if case .record(let r) = $0 { r["n"]?.asInt } else { nil } }
  }

  /// What a plain stable sort by comparison gives.
  private func expected(_ keys: [Value], descending: Bool = false) throws -> [Int] {
    var indices = Array(keys.indices)
    for i in indices.indices {
      var j = i
      while j > 0 {
        let order = try Value.compare(keys[indices[j]], keys[indices[j - 1]])
        guard descending ? order > 0 : order < 0 else { break }
        indices.swapAt(j, j - 1)
        j -= 1
      }
    }
    return indices
  }

  private func check(_ keys: [Value]) throws {
    let rows = try rows(keys)
    #expect(try order(rows) == expected(keys))
    #expect(try order(rows, library.symbol("descending")) == expected(keys, descending: true))
  }

  @Test func everyKindOfKeyIsStable() throws {
    var generator = SeededGenerator(seed: 1)
    for count in [0, 1, 2, 9, 65, 300] {
      try check((0..<count).map { _ in .int(generator.below(20) - 10) })
      try check((0..<count).map { _ in .int(Int(truncatingIfNeeded: generator.next())) })
      try check((0..<count).map { _ in .float((generator.unit() - 0.5) * 1e6) })
      try check((0..<count).map { _ in .date(generator.below(9)) })
      try check((0..<count).map { _ in .bool(generator.below(2) == 0) })
      try check((0..<count).map { _ in .text(String(generator.below(30))) })
      try check((0..<count).map { _ in .text("customer-\(generator.below(90))") })
      try check((0..<count).map { _ in .text(["é", "z", "e\u{301}", "a", "ß"][generator.below(5)]) })
      try check((0..<count).map { _ in .decimal(ExactNumber(mantissa: generator.below(9), scale: 2)) })
      try check(
        (0..<count).map { _ in
          .decimal(ExactNumber(mantissa: generator.below(99), scale: UInt8(generator.below(3))))
        })
      try check(
        (0..<count).map { _ in
          generator.below(2) == 0 ? .int(generator.below(9)) : .float(generator.unit() * 9)
        })
    }
  }

  @Test func signedZerosAreEqualAndNaNIsLast() throws {
    try check([
      .float(0), .float(-0.0), .float(.nan), .float(-1), .float(.infinity), .float(-0.0), .float(.nan),
    ])
  }

  @Test func textsWithNulAreOrdered() throws {
    try check([.text("a\0"), .text("a"), .text("a\0b"), .text("")])
  }

  @Test func aFunctionOfTwoCompares() throws {
    let larger = library.fn2 { .bool(try Value.compare($0, $1) > 0) }
    #expect(library.show(try library.method("sorted", library.ints(2, 3, 1), .absent, larger)) == "[3, 2, 1]")
    let descending = library.symbol("descending")
    #expect(
      library.show(try library.method("sorted", library.ints(2, 3, 1), descending, larger)) == "[1, 2, 3]")
  }

  @Test func aComparisonThatContradictsItselfDoesNoHarm() throws {
    let always = library.fn2 { _, _ in .bool(true) }
    let numbers = try library.method("list", try library.range(0, 500))
    let sorted = try library.method("sorted", numbers, .absent, always)
    #expect(library.show(try library.property("count", sorted)) == "500")
    #expect(library.show(try library.method("sum", sorted)) == "124750")
  }

  @Test func unlikeKindsHaveNoOrder() throws {
    #expect(
      library.message { try library.method("sorted", library.list(.int(1), .text("a"))) }
        == "a String and an Int have no order")
    #expect(
      library.message { try library.method("sorted", library.list(.int(1), .null)) }
        == "nil and an Int have no order")
  }

  @Test func isSorted() throws {
    #expect(library.show(try library.method("isSorted", library.ints(1, 1, 2))) == "true")
    #expect(library.show(try library.method("isSorted", library.ints(1, 3, 2))) == "false")
    #expect(
      library.show(try library.method("isSorted", library.ints(3, 1), library.symbol("descending"))) == "true"
    )
  }
}
