import Foundation
import Lang
import TestSupport
import Testing

/// `Tests/Golden/format/*.dsl`, a feature each, and what they look like when they are laid out.
@Suite struct FormatGoldenTests {
  static let scripts = Golden.scripts(in: "Tests/Golden/format")

  @Test(arguments: scripts)
  func layout(_ script: URL) throws {
    let source = try String(contentsOf: script, encoding: .utf8)
    let result = try #require(FormatCorpus.layout(source), "it has mistakes")
    let expected = script.deletingPathExtension().appendingPathExtension("expected")
    if let problem = Golden.compare(result, with: expected) { Issue.record(Comment(rawValue: problem)) }
    #expect(FormatCheckup.check(source) == .fine)
  }
}
