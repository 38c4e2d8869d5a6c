import Testing

@testable import repl

struct HelpTests {
  @Test func helpFitsAScreen() throws {
    let lines = Help.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 24)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(try Tool().run("--help").output == Help.text)
  }

  @Test func helpOfASessionFitsAScreen() {
    let lines = Repl.overview.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 23)
    #expect(lines.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: OptionName.allCases) func everyOptionIsInIt(_ option: OptionName) {
    #expect(Help.text.contains(option.rawValue))
  }

  @Test func versionIsOneLine() throws {
    #expect(try Tool().run("--version").output == "trellis \(Help.version)\n")
  }
}
