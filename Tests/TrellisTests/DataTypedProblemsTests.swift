import Testing

@testable import Lang
@testable import Trellis

/// How values that are not as their type says are listed.
@Suite struct DataTypedProblemsTests {
  private static let status = ChoiceType.make("Status", ["scheduled", "delayed", "landed"])
  private static let flight = RecordType.make(
    "Flight",
    [
      FieldType("code", .string), FieldType("seats", .int, from: "Seat Count"),
      FieldType("status", .choice(status)),
      FieldType("departs", .date),
    ])

  @Test func everyProblemIsListed() {
    let csv = """
      code,Seat Count,status,departs
      A1,120,delayed,2026-11-30
      B2,many,delayd,30.11.2026
      "C
      3",,landed,2026-11-30T10:00
      D4,1.5,landed,2026-11-30
      """
    let text = failureText { try DataBench().csv(csv, .init(type: .list(.record(Self.flight)))) }
    #expect(
      text == """
        6 values of test.csv aren't as Flight says
        row  line  column      value               reason
          2     3  Seat Count  "many"              not an Int
          2     3  status      "delayd"            no case of Status; did you mean `delayed`?
          2     3  departs     "30.11.2026"        not a Date such as 2026-11-30; `as "…"` names another form
          3     4  Seat Count  ""                  empty; `Int?` would allow that
          3     4  departs     "2026-11-30T10:00"  has a time of day: declare a DateTime to keep it
          4     6  Seat Count  "1.5"               an Int has no decimals
        hint: `onError: .skip` leaves such rows out and says how many
        """)
  }

  @Test func theFirstTwentyAndACount() {
    let type = RecordType.make("Row", [FieldType("a", .int)])
    let csv = "a\n" + (0..<50).map { "x\($0)\n" }.joined()
    let text = failureText { try DataBench().csv(csv, .init(type: .record(type))) }
    #expect(text.hasPrefix("50 values of test.csv aren't as Row says"))
    #expect(text.contains("\n 20    21  a       \"x19\"  not an Int\n… and 30 more\n"), "\(text)")
  }

  @Test func badRowsCanBeLeftOut() throws {
    let bench = DataBench()
    let type = RecordType.make("Row", [FieldType("a", .int), FieldType("b", .int)])
    let value = try bench.csv("a,b\n1,2\nx,y\n3,z\n4,5\n", .init(type: .record(type), onError: .skip))
    #expect(bench.text(value) == "[{a: 1, b: 2}, {a: 4, b: 5}]")
    #expect(bench.environment.warnings.map(\.message) == ["2 of 4 rows of test.csv were left out"])
    #expect(bench.environment.warnings.first?.details.count == 4)
  }

  @Test func rowNumbersCountRaggedRows() {
    let bench = DataBench()
    let type = RecordType.make("Row", [FieldType("a", .int), FieldType("b", .int)])
    _ = try? bench.csv("a,b\n1,2\n3\n4,x\n", .init(type: .record(type), onError: .skip))
    #expect(bench.environment.warnings.last?.details.last == "  3     4  b       \"x\"    not an Int")
  }

  @Test func aMissingColumnIsOneFailure() {
    let csv = "code,Seats,status,departs\n" + String(repeating: "A1,1,landed,2026-11-30\n", count: 3)
    let text = failureText { try DataBench().csv(csv, .init(type: .list(.record(Self.flight)))) }
    #expect(
      text == """
        test.csv has no column `Seat Count`, which Flight needs
        hint: its columns: code, Seats, status, departs
        """)
  }

  @Test func aMissingColumnIsGuessed() {
    let type = RecordType.make("Row", [FieldType("departs", .date)])
    let text = failureText { try DataBench().csv("depart,x\n1,2\n", .init(type: .record(type))) }
    #expect(text.contains("did you mean `depart`?"), "\(text)")
    #expect(text.contains("`departs: Date from \"depart\"`"), "\(text)")
  }

  @Test func jsonNamesPathsAndLines() {
    let place = RecordType.make("Place", [FieldType("city", .string), FieldType("zip", .int)])
    let type = RecordType.make(
      "Row", [FieldType("n", .int), FieldType("place", .record(place)), FieldType("tags", .list(.int))])
    let json = """
      [
        {"n": 1, "place": {"city": "Oslo", "zip": 150}, "tags": [1]},
        {"n": "x", "place": {"city": null, "zip": 2.5}, "tags": [1, true]},
        {"place": 7, "tags": []}
      ]
      """
    let text = failureText { try DataBench().json(json, .init(type: .list(.record(type)))) }
    #expect(
      text == """
        6 values of test.json aren't as Row says
        row  line  column      value  reason
          2     3  n           "x"    not an Int
          2     3  place.city  nil    missing; `String?` would allow nil
          2     3  place.zip   2.5    an Int has no decimals
          2     3  tags[1]     true   a Bool, not an Int
          3     4  n                  missing; `Int?` or a default would allow that
          3     4  place       7      an Int, not a Place
        hint: `onError: .skip` leaves such rows out and says how many
        """)
  }

  @Test func aListInsideOfAnObjectIsPointedOut() {
    let type = ValueType.list(.record(.make("Row", [FieldType("n", .int)])))
    let text = failureText {
      try DataBench().json("{\"rows\": [{\"n\": 1}], \"next\": null}", .init(type: type))
    }
    #expect(
      text == """
        1 value of test.json isn't as [Row] says
        value                        reason
        {rows: [{n: 1}], next: nil}  a Record, not a list of Row
        hint: its list is the field `rows`: declare what is around it, `type File { rows: [Row] }`
        """)
  }

  @Test func conditions() {
    var bench = DataBench()
    bench.evaluator.results["1...853"] = { _ in
      .range(RangeObject(lower: .int(1), upper: .int(853), isClosed: true, meter: nil))
    }
    bench.evaluator.results["even"] = { arguments in .bool((arguments[1].asInt ?? 1) % 2 == 0) }
    bench.services.textPattern = { _ in { $0.utf8.count == 2 } }
    bench.services.form = { form, text in text.contains("@") ? nil : "not an \(form)" }
    let type = RecordType.make(
      "Row",
      [
        FieldType("seats", .int, in: "1...853"), FieldType("code", .string, matching: "[A-Z][0-9]"),
        FieldType("n", .int, where: "even"), FieldType("mail", .validated("Email")),
      ])
    let csv = "seats,code,n,mail\n1,A1,2,a@b\n0,A1,2,a@b\n1,A12,2,a@b\n1,A1,3,a@b\n1,A1,2,ab\n"
    let text = failureText { try bench.csv(csv, .init(type: .record(type))) }
    #expect(
      text == """
        4 values of test.csv aren't as Row says
        row  line  column  value  reason
          2     3  seats   0      not in 1...853
          3     4  code    "A12"  doesn't match "[A-Z][0-9]"
          4     5  n       3      its `where` doesn't hold
          5     6  mail    "ab"   not an Email
        hint: `onError: .skip` leaves such rows out and says how many
        """)
  }

  @Test func valuesInMessagesAreInert() {
    let type = RecordType.make("Row", [FieldType("a", .int)])
    let text = failureText {
      try DataBench().csv("a\n\u{1B}[31m\(String(repeating: "x", count: 900))\n", .init(type: .record(type)))
    }
    #expect(text.contains("\"␛[31mxxx"), "\(text)")
    #expect(text.utf8.count < 400)
  }
}
