import Testing

@testable import Lang
@testable import Trellis

/// Typed `let`s, constructions and assignments: values are checked, text is not converted.
@Suite struct DataCheckTests {
  private func check(_ value: Value, _ type: ValueType, _ bench: DataBench = DataBench()) throws -> Value {
    try DataCheck.check(
      value, against: type, subject: "x", machine: bench.machine, services: bench.services,
      evaluator: bench.evaluator)
  }

  private func record(_ fields: [(String, Value)]) throws -> Value { try Heap.unlimited.record(fields) }

  @Test func numbersWiden() throws {
    #expect(ValueText().quoted(try check(.int(3), .decimal)) == "3")
    #expect(try check(.int(3), .decimal).typeName == "Decimal")
    #expect(try check(.int(3), .float).typeName == "Float")
    #expect(try check(.decimal(ExactNumber(mantissa: 15, scale: 1)), .float).typeName == "Float")
    #expect(try check(.int(3), .number).typeName == "Int")
  }

  @Test func mismatches() {
    let cases: [(Value, ValueType, String)] = [
      (Value.text("3"), ValueType.int, "`x` can't be \"3\": a String, not an Int"),
      (.null, .int, "`x` must be an Int, but is nil"),
      (.float(1), .int, "`x` can't be 1.0: an Int has no decimals"),
      (.float(1), .decimal, "`x` can't be 1.0: a Float, not a Decimal"),
      (.int(.max), .decimal, "`x` can't be 9223372036854775807: more than the 18 digits of a Decimal"),
      (.text("2026-11-30"), .date, "`x` can't be \"2026-11-30\": a String, not a Date"),
      (.int(1), .list(.int), "`x` can't be 1: an Int, not a list of Int"),
      (.int(1), .string, "`x` can't be 1: an Int, not a String"),
      (.text("a"), .choice(.make("S", ["a", "b"])), "`x` can't be \"a\": a String, not one of .a or .b"),
    ]
    for (value, type, message) in cases {
      #expect(failureText { try check(value, type) }.hasPrefix(message))
    }
  }

  @Test func symbolsAreCheckedAgainstTheChoice() throws {
    let choice = ValueType.choice(.make("Status", ["scheduled", "delayed"]))
    #expect(throws: Never.self) { try check(Heap.unlimited.symbol("delayed"), choice) }
    let text = failureText { try check(Heap.unlimited.symbol("delayd"), choice) }
    #expect(text == "`x` can't be .delayd: no case of Status; did you mean `delayed`?")
  }

  @Test func choicesCarryValues() throws {
    let choice = ChoiceType.make("Sheet", ["edit"])
    choice.add(.init(name: "share", payload: [.int]))
    func symbol(_ arguments: [Value]) -> Value {
      .symbol(
        SymbolObject(
          name: StringObject("share", meter: nil), arguments: arguments, labels: arguments.map { _ in nil },
          meter: nil))
    }
    #expect(throws: Never.self) { try check(symbol([.int(1)]), .choice(choice)) }
    #expect(
      failureText { try check(symbol([]), .choice(choice)) } == "`x` can't be .share: .share carries 1 value")
    #expect(failureText { try check(symbol([.text("a")]), .choice(choice)) }.contains("a String, not an Int"))
  }

  @Test func recordsGetTheTypesFields() throws {
    var bench = DataBench()
    bench.evaluator.results["one"] = { _ in .int(1) }
    let type = RecordType.make(
      "Row",
      [FieldType("a", .decimal), FieldType("b", .optional(.string)), FieldType("c", .int, default: "one")])
    let value = try check(record([("z", .null), ("a", .int(2))]), .record(type), bench)
    #expect(ValueText().quoted(value) == "{a: 2, b: nil, c: 1}")
    // Checked again, it is the same object.
    guard case .record(let first) = value, case .record(let second) = try check(value, .record(type), bench)
    else {
      return
    }
    #expect(first === second)
  }

  @Test func listsThatNeedNoChangeStayTheSame() throws {
    let value = try Heap.unlimited.list([.int(1), .int(2)])
    guard case .list(let first) = value, case .list(let second) = try check(value, .list(.int)),
      case .list(let third) = try check(value, .list(.float))
    else { return }
    #expect(first === second)
    #expect(ValueText().quoted(.list(third)) == "[1.0, 2.0]")
    #expect(ValueText().quoted(value) == "[1, 2]")
  }

  @Test func problemsHavePaths() throws {
    let type = RecordType.make("Row", [FieldType("a", .int), FieldType("b", .list(.int))])
    let value = try record([("a", .int(1)), ("b", Heap.unlimited.list([.int(1), .text("x")]))])
    #expect(
      failureText { try check(value, .record(type)) }
        == "`x`: `b[1]` is \"x\": a String, not an Int\nhint: convert the text first: `Int(text)` (nil if it isn't one)"
    )
    let worse = try record([("a", .text("y")), ("b", Heap.unlimited.list([.text("x")]))])
    #expect(
      failureText { try check(Heap.unlimited.list([worse]), .list(.record(type))) } == """
        `x` isn't as [Row] says: 2 values are wrong
        column    value  reason
        [0].a     "y"    a String, not an Int
        [0].b[0]  "x"    a String, not an Int
        hint: text is converted only where it is loaded: `let rows: [Row] = csv("rows.csv")`
        """)
  }

  @Test func assigningAFieldChecksIt() throws {
    var bench = DataBench()
    bench.evaluator.results["even"] = { arguments in
      guard case .record(let row) = arguments[0] else { return .bool(false) }
      return .bool(((row["a"]?.asInt ?? 1) + (row["b"]?.asInt ?? 0)) % 2 == 0)
    }
    let type = RecordType.make("Row", [FieldType("a", .int), FieldType("b", .int, where: "even")])
    guard case .record(let row) = try check(record([("a", .int(1)), ("b", .int(1))]), .record(type), bench)
    else { return }
    func assign(_ value: Value, _ name: String) throws -> Value {
      try DataCheck.check(
        value, asField: name, of: row, type: type, machine: bench.machine, services: bench.services,
        evaluator: bench.evaluator)
    }
    #expect(try assign(.int(3), "a").asInt == 3)
    #expect(failureText { try assign(.int(2), "a") } == "`Row`: `b` is 1: its `where` doesn't hold")
    #expect(
      failureText { try assign(.text("x"), "a") }
        == "`Row`: `a` is \"x\": a String, not an Int\nhint: convert the text first: `Int(text)` (nil if it isn't one)"
    )
    #expect(failureText { try assign(.int(2), "aa") } == "Row has no field `aa`\nhint: did you mean `a`?")
  }

  @Test func depthIsLimited() throws {
    let type = RecordType.make("Node", [])
    type.add(FieldType("next", .optional(.record(type))))
    type.shape = Shape(["next"])
    func chain(_ count: Int) throws -> Value {
      var value = try record([("next", .null)])
      for _ in 1..<count { value = try record([("next", value)]) }
      return value
    }
    #expect(throws: Never.self) { try check(chain(TypeChecker.depthLimit), .record(type)) }
    let text = failureText { try check(chain(TypeChecker.depthLimit + 1), .record(type)) }
    #expect(text.contains("more than 100 levels deep"), "\(text.suffix(200))")
  }
}
