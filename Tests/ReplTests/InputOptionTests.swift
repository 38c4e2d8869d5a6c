import Testing

/// `--data` and `--set`.
struct InputOptionTests {
  private static let files = [
    "sub/a.dsl":
      "type Row { name: String\nn: Int }\ninput rows: [Row] = csv(\"d.csv\")\ninput least: Int = 0\nrows.filter { $0.n >= least }.map(\\.name)",
    "sub/d.csv": "name,n\nfrom the script,1\n",
    "other.csv": "name,n\na,1\nb,7\n",
    "other.json": "[{\"name\": \"j\", \"n\": 3}]",
  ]

  @Test func withoutOptionsTheScriptDecides() throws {
    #expect(try Tool(files: Self.files).run("sub/a.dsl").output == "[\"from the script\"]\n")
  }

  @Test func dataIsRelativeToTheCaller() throws {
    let tool = try Tool(files: Self.files)
    #expect(try tool.run("sub/a.dsl", "--data", "rows=other.csv").output == "[\"a\", \"b\"]\n")
    #expect(try tool.run("sub/a.dsl", "--data=rows=other.json").output == "[\"j\"]\n")
  }

  @Test func aCalendarFileIsKnownByItsName() throws {
    let tool = try Tool(files: [
      "team.ics": "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261130\nSUMMARY:Fair\nEND:VEVENT\nEND:VCALENDAR\n"
    ])
    #expect(
      try tool.run("-e", "team.events(on: @2026-11-30).map(\\.summary)", "--data", "team=team.ics").output
        == "[\"Fair\"]\n")
  }

  @Test func valuesAreConvertedAsTheInputSays() throws {
    let tool = try Tool(files: Self.files)
    #expect(try tool.run("sub/a.dsl", "--data", "rows=other.csv", "--set", "least=5").output == "[\"b\"]\n")
    let wrong = try tool.run("sub/a.dsl", "--set", "least=many")
    #expect(wrong.messages.contains("`least` can't be \"many\""))
    #expect(wrong.status == 1)
  }

  @Test func aMisspeltNameIsAWrongCall() throws {
    let result = try Tool(files: Self.files).run("sub/a.dsl", "--set", "leats=5")
    #expect(result.messages.contains("the script has no input `leats`"))
    #expect(result.messages.contains("did you mean `least`?"))
    #expect(result.status == 2)
  }

  @Test func codeNeedsNoDeclaration() throws {
    let tool = try Tool(files: Self.files)
    #expect(
      try tool.run("-e", "rows.count + extra", "--data", "rows=other.csv", "--set", "extra=40").output
        == "42\n")
  }

  @Test func aMissingFileIsAWrongCall() throws {
    let result = try Tool(files: Self.files).run("sub/a.dsl", "--data", "rows=gone.csv")
    #expect(result.messages == "trellis: `--data rows=gone.csv`: the file doesn't exist\n")
    #expect(result.status == 2)
  }

  @Test func aMissingInputSaysHowToGiveIt() throws {
    let result = try Tool().run("-e", "input limit: Int", "-e", "limit")
    #expect(result.messages.contains("--set limit=VALUE"))
    #expect(result.status == 1)
  }

  @Test func dataFromAnotherProgram() throws {
    let tool = try Tool(files: Self.files)
    #expect(try tool.shell("$TRELLIS -e rows.count --data rows=<(cat other.csv)").output == "2\n")
  }
}
