import Testing

@testable import Lang
@testable import Trellis

/// Files from a table in memory.
struct MemoryFiles: FileReader {
  var files: [String: String]
  func read(_ path: String) throws -> [UInt8] {
    guard let text = files[path] else { throw Failure(code: "file-not-found", "“\(path)” doesn't exist") }
    return Array(text.utf8)
  }
}

/// Runs a script whose environment checks types as the product's does.
final class DataScript: MachineEnvironment {
  var now = 0
  var warnings: [Diagnostic] = []
  var lines: [String] = []
  func offset(at instant: Int) -> Int { 7200 }
  func instant(days: Int, microseconds: Int) -> Int {
    days * 86_400_000_000 + microseconds - 7_200_000_000
  }
  func print(_ line: String) { lines.append(line) }
  func warn(_ diagnostic: Diagnostic) { warnings.append(diagnostic) }
  func check(_ value: Value, against type: ValueType, subject: String, machine: Machine) throws -> Value {
    try DataCheck.check(value, against: type, subject: subject, machine: machine, services: .standard)
  }

  /// What the script's expressions gave, a line each.
  static func run(_ source: String, files: [String: String] = [:], input: String? = nil) throws -> String {
    let catalog = Catalog.standard()
    let standardInput = input.map { text -> @Sendable () throws -> [UInt8] in { Array(text.utf8) } }
    catalog.addDataFunctions(
      host: DataHost(
        files: MemoryFiles(files: files), standardInput: standardInput,
        services: .standard))
    let session = Session(catalog: catalog)
    let parsed = Parser.parse(SourceFile(name: "test", text: source), id: 0, names: session.names)
    let (unit, diagnostics) = Compiler.compile(parsed.statements, session: session)
    guard let unit, parsed.diagnostics.isEmpty else {
      return (parsed.diagnostics + diagnostics).map(\.message).joined(separator: "\n")
    }
    let environment = DataScript()
    let machine = Machine(environment: environment, catalog: catalog)
    machine.prepare(for: session)
    for definition in unit.definitions { machine.define(definition.slot, definition.code) }
    machine.beginRun(.topLevel)
    var lines: [String] = []
    machine.topLevelSink = { lines.append(machine.text($0)) }
    for statement in unit.statements {
      guard let code = statement.code else { continue }
      switch statement.kind {
      case .constant(let slot): _ = try machine.evaluateConstant(slot, code)
      case .variable(let slot), .input(let slot, _, _): machine.setGlobal(slot, try machine.call(code))
      default: _ = try machine.call(code)
      }
    }
    return (lines + environment.warnings.map { "warning: " + $0.message }).joined(separator: "\n")
  }
}

/// Data in scripts, from the file to the value.
@Suite struct DataScriptTests {
  private static let flights = """
    Airport Name,Flight Date,status,seats
    Oslo,2026/11/30 09:30,landed,120
    Rome,2026/12/01 10:00,,90
    """
  private static let types = """
    type Status = .scheduled | .delayed | .landed
    type Flight {
      airport: String from "Airport Name"
      flown: DateTime from "Flight Date" as "yyyy/MM/dd HH:mm"
      status: Status = .scheduled
      gate: String?
      seats: Int in 1...853
    }

    """

  @Test func untyped() throws {
    let out = try DataScript.run(
      """
      let rows = csv("flights.csv")
      rows.count
      rows[0].airportName
      rows[1]["Flight Date"]
      rows.map { $0.seats }
      rows.map(\\.airportName)
      """, files: ["flights.csv": Self.flights])
    #expect(out == "2\nOslo\n2026/12/01 10:00\n[120, 90]\n[\"Oslo\", \"Rome\"]")
  }

  @Test func typedLet() throws {
    let out = try DataScript.run(
      Self.types + """
        let flights: [Flight] = csv("flights.csv")
        flights[0]
        flights[1].status == .scheduled
        """, files: ["flights.csv": Self.flights])
    #expect(
      out == """
        {airport: "Oslo", flown: 2026-11-30T09:30+02:00, status: .landed, gate: nil, seats: 120}
        true
        """)
  }

  @Test func typedInput() throws {
    let out = try DataScript.run(
      Self.types + "input flights: [Flight] = csv(\"flights.csv\")\nflights.map { $0.seats }.sum()",
      files: ["flights.csv": Self.flights])
    #expect(out == "210")
  }

  @Test func problemsStopTheScript() {
    let text = failureText {
      .text(
        try DataScript.run(
          Self.types + "let flights: [Flight] = csv(\"flights.csv\")",
          files: ["flights.csv": Self.flights + "\nBonn,2026/12/01,gone,900\n"]))
    }
    #expect(
      text == """
        3 values of flights.csv aren't as Flight says
        row  line  column       value         reason
          3     4  Flight Date  "2026/12/01"  not written as "yyyy/MM/dd HH:mm"
          3     4  status       "gone"        not .scheduled, .delayed or .landed
          3     4  seats        900           not in 1...853
        hint: `onError: .skip` leaves such rows out and says how many
        """)
  }

  @Test func skipping() throws {
    let out = try DataScript.run(
      Self.types + "let flights: [Flight] = csv(\"flights.csv\", onError: .skip)\nflights.count",
      files: ["flights.csv": Self.flights + "\nBonn,2026/12/01,gone,900\n"])
    #expect(out == "2\nwarning: 1 of 3 rows of flights.csv was left out")
  }

  @Test func conditionsSeeTheRecord() {
    let source = """
      type Span {
        from: Int
        to: Int where to >= from
      }
      let spans: [Span] = csv("spans.csv")
      """
    let text = failureText { .text(try DataScript.run(source, files: ["spans.csv": "from,to\n1,2\n4,3\n"])) }
    #expect(text.contains("  2     3  to      3      its `where` doesn't hold"), "\(text)")
  }

  @Test func standardInput() throws {
    #expect(
      try DataScript.run("json(text: stdin())", input: "\u{FEFF}[{\"a\": 1}, {\"b\": 2}]")
        == "[{a: 1, b: nil}, {a: nil, b: 2}]")
    #expect(
      try DataScript.run("csv(text: stdin(), header: false)", input: "1;2\n")
        == "[{\"column 1\": 1, \"column 2\": 2}]")
  }

  @Test func separatorsAndMisuse() throws {
    #expect(try DataScript.run("csv(text: \"a:b\\n1:2\", separator: \":\")") == "[{a: 1, b: 2}]")
    #expect(
      failureText { .text(try DataScript.run("csv(text: \"a\", separator: \"::\")")) }.contains(
        "must be one ASCII character"))
    #expect(failureText { .text(try DataScript.run("csv()")) }.hasPrefix("`csv` needs a file or `text:`"))
    #expect(
      failureText { .text(try DataScript.run("json(\"a\", text: \"1\")")) }
        == "`json` takes a file or `text:`, not both")
    #expect(failureText { .text(try DataScript.run("stdin()")) }.contains("granted no standard input"))
    #expect(try DataScript.run("(try? csv(\"missing.csv\")) ?? 7") == "7")
  }

  @Test func constructionChecks() throws {
    let out = try DataScript.run(
      Self.types + """
        let flight = Flight(airport: "Oslo", flown: @2026-11-30T09:30, seats: 3)
        flight
        """)
    #expect(
      out == "{airport: \"Oslo\", flown: 2026-11-30T09:30+02:00, status: .scheduled, gate: nil, seats: 3}")
    let text = failureText {
      .text(try DataScript.run(Self.types + "Flight(airport: \"Oslo\", flown: @2026-11-30T09:30, seats: 0)"))
    }
    #expect(text.contains("`seats` is 0: not in 1...853"), "\(text)")
  }
}

/// The validation library behind declared types.
@Suite struct DataFormsTests {
  private static let source = """
    type Person {
      name: String matching "[A-Z][a-z]+"
      mail: Email
      site: URL?
      phone: Phone?
    }
    let people: [Person] = csv("people.csv")
    people.count
    """

  @Test func good() throws {
    let csv =
      "name,mail,site,phone\nAda,ada@example.org,https://example.org,+31 20 624 1111\nBob,b@example.org,,\n"
    #expect(try DataScript.run(Self.source, files: ["people.csv": csv]) == "2")
  }

  @Test func bad() {
    let csv = "name,mail,site,phone\nada,ada,example,12\n"
    let text = failureText { .text(try DataScript.run(Self.source, files: ["people.csv": csv])) }
    #expect(text.hasPrefix("4 values of people.csv aren't as Person says"), "\(text)")
    #expect(text.contains("  1     2  name    \"ada\"      doesn't match \"[A-Z][a-z]+\""), "\(text)")
  }

  @Test func aPatternThatIsNone() {
    let source = "type T { a: String matching \"[a\" }\nlet t: [T] = csv(\"t.csv\")"
    let text = failureText { .text(try DataScript.run(source, files: ["t.csv": "a\nx\n"])) }
    #expect(text.hasPrefix("the pattern \"[a\" can't be read: "), "\(text)")
  }
}
