import Testing

@testable import Lang
@testable import Trellis

/// A declared type converts the text of files.
@Suite struct DataTypedRowsTests {
  /// One field `v` of a type, from one cell.
  private func csvCell(_ cell: String, _ field: FieldType, _ bench: DataBench = DataBench()) throws -> String
  {
    let type = RecordType.make("Row", [FieldType("k", .string), field])
    let value = try bench.csv("k,v\nx,\(cell)\n", .init(type: .list(.record(type))))
    guard case .list(let list) = value, case .record(let record)? = list.elements.first else { return "?" }
    return record["v"].map(bench.text) ?? "?"
  }

  private static let status = ChoiceType.make("Status", ["scheduled", "delayed"])

  @Test(arguments: [
    (ValueType.int, "12", "12"), (.int, " 12 ", "12"), (.int, "007", "7"), (.int, "+5", "5"),
    (.int, "-3", "-3"),
    (.decimal, "12", "12"), (.decimal, "1.50", "1.50"), (.decimal, "-.5", "-0.5"),
    (.decimal, "+007.10", "7.10"),
    (.float, "12", "12.0"), (.float, "1e3", "1000.0"), (.number, "12", "12"), (.number, "1.50", "1.50"),
    (.number, "1e3", "1000.0"), (.bool, "true", "true"), (.bool, "FALSE", "false"),
    (.string, "007", "\"007\""),
    (.string, " x ", "\" x \""), (.string, "", "\"\""), (.any, "12", "\"12\""),
    (.date, "2026-11-30", "2026-11-30"),
    (.time, "09:30", "09:30"), (.time, "09:30:05", "09:30:05"),
    (.dateTime, "2026-11-30T09:30", "2026-11-30T09:30+02:00"),
    (.dateTime, "2026-11-30", "2026-11-30T00:00+02:00"),
    (.dateTime, "2026-11-30T09:30Z", "2026-11-30T11:30+02:00"),
    (.duration, "1h30m", "1h30m"), (.duration, "PT1H30M", "1h30m"), (.duration, "P1DT0.5S", "1d500ms"),
    (.duration, "-90s", "-1m30s"), (.duration, "P1Y2M", "1y2mo"), (.choice(status), "delayed", ".delayed"),
    (.optional(.int), "", "nil"), (.optional(.string), "", "nil"),
    (.optional(.date), "2026-11-30", "2026-11-30"),
    (.optional(.choice(status)), "", "nil"),
  ])
  func cells(type: ValueType, cell: String, expected: String) throws {
    #expect(try csvCell(cell, FieldType("v", type)) == expected)
  }

  @Test func fieldsMayHaveOtherNames() throws {
    let type = RecordType.make(
      "Strike",
      [
        FieldType("airport", .string, from: "Airport Name"), FieldType("flightDate", .date),
        FieldType("cost", .int, from: "Cost Total $"), FieldType("gate", .optional(.string)),
      ])
    let bench = DataBench()
    let csv = "Cost Total $,Airport Name,Flight Date,Other\n12,JFK,2026-11-30,x\n"
    let expected = "[{airport: \"JFK\", flightDate: 2026-11-30, cost: 12, gate: nil}]"
    #expect(bench.text(try bench.csv(csv, .init(type: .list(.record(type))))) == expected)
    // A row's type serves as well as the list's.
    #expect(bench.text(try bench.csv(csv, .init(type: .record(type)))) == expected)
  }

  @Test func recordsAreOfTheType() throws {
    let type = RecordType.make("Row", [FieldType("a", .int)])
    guard case .list(let list) = try DataBench().csv("a\n1\n", .init(type: .record(type))),
      case .record(let record) = list.elements[0]
    else { return }
    #expect(record.type === type)
    #expect(record.shape === type.shape)
  }

  @Test func formats() throws {
    var bench = DataBench()
    bench.services.datePattern = { pattern in
      { text in pattern == "d/M" && text == "30/11" ? WrittenDate(days: 20_787, microseconds: nil) : nil }
    }
    #expect(try csvCell("30/11", FieldType("v", .date, as: "d/M"), bench) == "2026-11-30")
    #expect(
      try csvCell("30/11", FieldType("v", .optional(.dateTime), as: "d/M"), bench) == "2026-11-30T00:00+02:00"
    )
    let text = failureText { .text(try csvCell("31/11", FieldType("v", .date, as: "d/M"), bench)) }
    #expect(text.contains("not written as \"d/M\""), "\(text)")
  }

  @Test func defaults() throws {
    var bench = DataBench()
    bench.evaluator.results["one"] = { _ in .int(1) }
    #expect(try csvCell("", FieldType("v", .int, default: "one"), bench) == "1")
    #expect(try csvCell("2", FieldType("v", .int, default: "one"), bench) == "2")
    #expect(try csvCell("2", FieldType("w", .int, default: "one"), bench) == "?")
    // An empty cell of `?` is nil, an absent column the default.
    #expect(try csvCell("", FieldType("v", .optional(.int), default: "one"), bench) == "nil")
    let type = RecordType.make("Row", [FieldType("v", .optional(.int), default: "one")])
    #expect(bench.text(try bench.csv("k\nx\n", .init(type: .record(type)))) == "[{v: 1}]")
    // An Int widens to what the field holds.
    #expect(try csvCell("", FieldType("v", .decimal, default: "one"), bench) == "1")
  }

  @Test func aDefaultOfAnotherTypeIsAnError() {
    var bench = DataBench()
    bench.evaluator.results["text"] = { _ in .text("x") }
    let type = RecordType.make("Row", [FieldType("v", .int, default: "text")])
    let text = failureText { try bench.csv("k\nx\n", .init(type: .record(type))) }
    #expect(text == "the default of `v` can't be \"x\": a String, not an Int")
  }

  @Test func jsonConvertsToo() throws {
    let bench = DataBench()
    let inner = RecordType.make("Place", [FieldType("city", .string)])
    let type = RecordType.make(
      "Row",
      [
        FieldType("when", .date), FieldType("n", .int), FieldType("status", .choice(Self.status)),
        FieldType("place", .optional(.record(inner))), FieldType("tags", .list(.string)),
        FieldType("title", .string),
      ])
    let json = """
      [{"when":"2026-11-30","n":"12","status":"delayed","place":{"city":"Oslo","x":1},"tags":["a"],"title":300},
       {"when":"2026-12-01","n":2.0,"status":"scheduled","tags":[],"title":"x","place":null}]
      """
    #expect(
      bench.text(try bench.json(json, .init(type: .list(.record(type))))) == """
        [{when: 2026-11-30, n: 12, status: .delayed, place: {city: "Oslo"}, tags: ["a"], title: "300"}, \
        {when: 2026-12-01, n: 2, status: .scheduled, place: nil, tags: [], title: "x"}]
        """)
  }

  @Test func aCSVGivesAListOfRecords() {
    let text = failureText { try DataBench().csv("a\n1\n", .init(type: .list(.int))) }
    #expect(text.hasPrefix("test.csv is a CSV, which gives a list of records, not an Int"), "\(text)")
  }
}
