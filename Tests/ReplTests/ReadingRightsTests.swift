import Testing

/// What a script may read.
struct ReadingRightsTests {
  private static let files = [
    "sub/a.dsl": "csv(\"../up.csv\").count", "up.csv": "n\n1\n", "more/b.csv": "n\n1\n2\n",
  ]

  @Test func notAboveItsFolder() throws {
    let result = try Tool(files: Self.files).run("sub/a.dsl")
    #expect(result.messages.contains("lies outside of the folders that may be read"))
    #expect(result.status == 1)
  }

  @Test func moreWithAllowRead() throws {
    #expect(try Tool(files: Self.files).run("sub/a.dsl", "--allow-read", ".").output == "1\n")
  }

  @Test func nothingWithNoRead() throws {
    let result = try Tool(files: Self.files).run("-e", "csv(\"up.csv\").count", "--no-read")
    #expect(result.messages.contains("--no-read"))
    #expect(result.status == 1)
  }

  @Test func namedDataIsGrantedEvenThen() throws {
    let tool = try Tool(files: Self.files)
    #expect(try tool.run("-e", "rows.count", "--no-read", "--data", "rows=more/b.csv").output == "2\n")
  }

  @Test func codeReadsTheFolderItRunsIn() throws {
    #expect(try Tool(files: Self.files).run("-e", "csv(\"more/b.csv\").count").output == "2\n")
  }

  @Test func whatIsNoFolderCannotBeAllowed() throws {
    let result = try Tool(files: Self.files).run("sub/a.dsl", "--allow-read", "up.csv")
    #expect(result.messages == "trellis: `--allow-read` needs a folder, and “up.csv” is none\n")
    #expect(result.status == 2)
  }
}
