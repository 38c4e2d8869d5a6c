import Testing

@testable import Trellis

/// What can follow what is typed: `|` stands for the cursor, which is at the end.
struct CompletionTests {
  private func session() throws -> Screen {
    let screen = Interpreter().session()
    screen.sink = { _ in }
    try screen.submit(
      """
      type Side = .left | .right
      type Flight { code: String; side: Side = .left; plane: Record = {:} }
      let flights = [Flight(code: "LH400", plane: {maker: "Airbus", seats: 180})]
      let chosen = flights[0]
      state wide = true
      fn progress(of flight, side: Side = .left) = 1
      """)
    return screen
  }

  @Test(arguments: [
    ("chosen.", ["code", "plane", "side"]),
    ("chosen.plane.", ["maker", "seats"]),
    ("chosen.plane.se", ["seats", "selecting"]),
    ("flights.filter { $0.", ["code", "plane", "side"]),
    ("flights.map { f in f.plane.", ["maker", "seats"]),
    (
      "ForEach(flights) { flight in Text(flight.co", ["code", "contains", "compactMap", "compacted", "count"]
    ),
    ("\"abc\".upp", ["uppercased"]),
    ("[1, 2].minA", ["minAndMax"]),
    ("Text(\"a\").bo", ["bold", "border"]),
    ("Text(\"a\")\n  .bo", ["bold", "border"]),
    ("VStack { Text(\"a\") }.bol", ["bold"]),
    ("Text(\"a)\").bol", ["bold"]),
  ])
  func membersFollowAPoint(_ source: String, _ expected: [String]) throws {
    let names = try session().completions(of: source).names
    if source.hasSuffix(".co") {
      // Which members of the library a record has is not this test's matter.
      #expect(names.contains("code"))
    } else {
      #expect(names == expected.sorted())
    }
  }

  @Test(arguments: [
    ("Toggle(\"x\", ", ["isOn:", "label:", "systemImage:"]),
    ("Toggle(\"x\", isOn: $wide, sys", ["systemImage:"]),
    ("Toggle(\"x\", isOn: $wide, ", ["label:", "systemImage:"]),
    ("progress(", ["of:", "side:"]),
    ("Flight(code: \"a, b\", ", ["plane:", "side:"]),
    ("Text(\"a\").frame(maxW", ["maxWidth:"]),
    ("Toggle(\"x\", isOn: $", ["wide"]),
  ])
  func labelsStandInCalls(_ source: String, _ expected: [String]) throws {
    #expect(try session().completions(of: source).names == expected)
  }

  @Test(arguments: [
    ("VStack(alignment: .", ["center", "leading", "trailing"]),
    ("Text(\"a\").textCase(.", ["lowercase", "uppercase"]),
    ("progress(chosen, side: .l", ["left"]),
    ("Flight(side: .", ["left", "right"]),
    ("Side.", ["left", "right"]),
    ("chosen.side == .r", ["right"]),
  ])
  func symbolsFollowAPointThatNothingStandsBefore(_ source: String, _ expected: [String]) throws {
    #expect(try session().completions(of: source).names == expected)
  }

  @Test(arguments: [
    ("flights.sorted(by: \\.", ["code", "plane", "side"]),
    ("flights.map(\\.co", ["code", "contains", "compactMap", "compacted", "count"]),
    ("flights.map(\\.plane.", ["maker", "seats"]),
    ("Table(flights) { TableColumn(\"Code\", value: \\.", ["code", "plane", "side"]),
    ("Timeline(flights, by: \\.", ["code", "plane", "side"]),
    // What the call would give is not known; the fields of all records that are.
    ("flights.filter { $0.side == .left }.sorted(by: \\.", ["code", "plane", "side"]),
    ("flights.map(\\.se", ["selecting", "self"]),
    ("[1].map(\\.isE", ["isEmpty", "isEven"]),
  ])
  func keyPathsHaveFieldsAndMembers(_ source: String, _ expected: [String]) throws {
    let names = try session().completions(of: source).names
    if source.hasSuffix(".") {
      #expect(names == expected)
    } else {
      #expect(names.contains(expected[0]), "\(names)")
    }
  }

  /// Names that the entry itself declares.
  @Test(arguments: [
    ("let length = 3\nprint(len", "length"), ("flights.map { journey in jour", "journey"),
    ("flights.enumerated().map { (place, row) in pla", "place"), ("for number in 1...3 { num", "number"),
    ("fn area(of width, height: Int = 2) = wid", "width"),
    ("fn area(of width, height: Int = 2) = hei", "height"),
    ("view Big(caption, $value) { Text(capt", "caption"), ("let [first, rest] = x; fir", "first"),
  ])
  func localNames(_ source: String, _ expected: String) throws {
    #expect(try session().completions(of: source).names.contains(expected))
  }

  @Test func symbolsAreOfferedWhereAnArgumentBegins() throws {
    let names = try session().completions(of: "List(flights).listStyle(").names
    #expect(names.contains(".plain") && names.allSatisfy { $0.hasPrefix(".") })
  }

  @Test func namesBeginExpressions() throws {
    let screen = try session()
    #expect(screen.completions(of: "1 + fligh").names == ["flights"])
    #expect(screen.completions(of: "let x = Prog").names == ["ProgressView"])
    #expect(screen.completions(of: "\"text \\(flig").names == ["flights"])
    #expect(screen.completions(of: "12").names.isEmpty)
    #expect(screen.completions(of: "// fli").names.isEmpty)
  }

  @Test func quotesAskForFiles() throws {
    let screen = try session()
    #expect(screen.completions(of: "csv(\"da").kind == .file("da"))
    #expect(screen.completions(of: "csv(\"data.csv\", ").kind == .names)
    #expect(screen.completions(of: "import \"").kind == .file(""))
  }

  @Test func theSignatureIsShown() throws {
    let screen = try session()
    #expect(screen.completions(of: "Divider").signature == "Divider()")
    #expect(screen.completions(of: "progress(").signature == "fn progress(of flight, side: Side = .left)")
    #expect(screen.completions(of: "Flight(").signature == "Flight(code:, side:, plane:)")
    #expect(screen.completions(of: "Text(\"a\").bold(").signature == ".bold(_ isActive: Bool = true)")
    #expect(screen.completions(of: "nowhere(").signature == nil)
  }

  /// Nothing that is typed halfway stops or changes anything.
  @Test func anyBeginningIsFine() throws {
    let screen = try session()
    let source = """
      flights.filter { $0.side == .left }.map { "\\($0.code): \\(progress(of: $0))" }; VStack(alignment: .leading) {
        Toggle("Wide", isOn: $wide).bold() /* half */ "open ) ] } \\" ]).x?.y..z.$.\\.code
      """
    let characters = Array(source)
    for end in 0...characters.count {
      for start in stride(from: 0, to: end, by: 7) {
        _ = screen.completions(of: String(characters[start..<end]))
      }
    }
    #expect(screen.text(of: "wide") == "true")
  }
}
