import Foundation
import TestSupport
import Testing

/// Every example of the documentation gives what stands below it.
@Suite struct DocumentGoldenTests {
  @Test(arguments: ["docs/language.md", "README.md"])
  func examplesGiveWhatStandsBelowThem(path: String) throws {
    let url = Golden.root.appendingPathComponent(path)
    let document = try DocumentExamples(url)
    #expect(!document.examples.isEmpty)
    var outputs: [String] = []
    for example in document.examples {
      let run = ScriptRun(
        bytes: Array(example.source.utf8), name: "example.dsl",
        folder: Golden.root.appendingPathComponent("docs").path,
        pins: ScriptRun.Pins(source: "// golden: width=60\n" + example.source))
      outputs.append(run.golden)
      if !Golden.isUpdating, run.golden != example.output {
        Issue.record("\(path):\(example.line): the example gives\n\(run.golden)")
      }
    }
    if Golden.isUpdating { try document.update(outputs) }
  }

  /// The picture at its top is what the example that it names draws.
  @Test func theReadmeShowsTheFlightsAsTheyAreDrawn() throws {
    let readme = try String(contentsOf: Golden.root.appendingPathComponent("README.md"), encoding: .utf8)
    let golden = try String(
      contentsOf: Golden.root.appendingPathComponent("Tests/Golden/gallery/flights.80.expected"),
      encoding: .utf8)
    let end = try #require(golden.range(of: "╵\n"))
    #expect(readme.contains("```\n" + golden[..<end.upperBound] + "```"))
  }
}
