import Foundation
import FoundationXML
import Testing

@testable import repl

/// `trellis test --format tap|junit`.
struct TestReportTests {
  private static let tests = """
    test("a # <b> & \\"c\\" \\\\") { expect(true) }
    test("fails ]]> \\u{1}") {
      print("printed <x>")
      expect("<a>" == "&b", "\\u{1B}[31m <not> \\"so\\"")
    }
    """

  @Test func tapIsNumberedWithItsPlan() throws {
    let result = try Tool(files: ["a.test.dsl": Self.tests]).run("test", "a.test.dsl", "--format", "tap")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "TAP version 13")
    #expect(lines.contains("ok 1 - a.test.dsl: a \\# <b> & \"c\" \\\\"))
    #expect(lines.contains("not ok 2 - a.test.dsl: fails ]]> ␁"))
    #expect(lines.contains("  message: \"␛[31m <not> \\\"so\\\"\""))
    #expect(lines.contains("  at: \"a.test.dsl:4:3\""))
    #expect(lines.last == "1..2")
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.status == 1)
  }

  @Test func junitIsWellFormed() throws {
    let result = try Tool(files: ["a.test.dsl": Self.tests]).run("test", "--format=junit", "a.test.dsl")
    #expect(result.status == 1)
    let document = try XMLDocument(data: Data(result.output.utf8))
    let suite = try #require(try document.nodes(forXPath: "/testsuites/testsuite").first as? XMLElement)
    #expect(suite.attribute(forName: "name")?.stringValue == "a.test.dsl")
    #expect(suite.attribute(forName: "tests")?.stringValue == "2")
    #expect(suite.attribute(forName: "failures")?.stringValue == "1")
    let cases = try document.nodes(forXPath: "//testcase").compactMap { $0 as? XMLElement }
    #expect(
      cases.map { $0.attribute(forName: "name")?.stringValue } == [
        "a # <b> & \"c\" \\", "fails ]]> \u{FFFD}",
      ])
    let failure = try #require(try document.nodes(forXPath: "//failure").first as? XMLElement)
    #expect(failure.attribute(forName: "message")?.stringValue == "\u{FFFD}[31m <not> \"so\"")
    #expect(failure.stringValue?.contains("left:  \"<a>\"") == true)
    #expect(try document.nodes(forXPath: "//system-out").first?.stringValue == "printed <x>")
  }

  @Test func coloursOnlyWhereWanted() throws {
    let tool = try Tool(files: ["a.test.dsl": "test(\"a\") {}"])
    #expect(try tool.run("test", "a.test.dsl", "--color", "always").output.contains("\u{1B}[32mok\u{1B}[0m"))
    #expect(try !tool.run("test", "a.test.dsl").output.contains("\u{1B}"))
  }
}
