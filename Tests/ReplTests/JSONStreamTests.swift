import Foundation
import Testing

/// `--format json`: one JSON document a line, of what is printed as of what is drawn.
struct JSONStreamTests {
  private static let script = """
    state on = false
    print("first \\"quoted\\"\\n\\tline \\u{1B}[31m")
    12.50
    VStack { Toggle("Wi-Fi", isOn: $on); Text("東京 👨‍👩‍👧 \\u{0}") }
    tap("Wi-Fi")
    [1, nil, .a]
    Link("Docs", destination: "https://example.org")
    tap("Docs")
    warn("aside")
    """

  private func documents(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  @Test func everyLineIsADocument() throws {
    let result = try Tool(files: ["a.dsl": Self.script]).run("a.dsl", "--format", "json")
    let documents = try documents(result.output)
    #expect(
      documents.map { $0.keys.sorted() } == [
        ["text"], ["text"], ["screen"], ["screen"], ["text"], ["screen"], ["text"], ["screen"],
      ])
    #expect(documents[0]["text"] as? String == "first \"quoted\"\n\tline \u{1B}[31m")
    #expect(documents[1]["text"] as? String == "12.5")
    #expect(documents[6]["text"] as? String == "↗ https://example.org")
    #expect(result.messages == "warning: aside\n")
    #expect(result.status == 0)
  }

  @Test func screensDescribeTheirControls() throws {
    let result = try Tool(files: ["a.dsl": Self.script]).run("a.dsl", "--format", "json")
    let screens = try documents(result.output).compactMap { $0["screen"] as? [String: Any] }
    let states = screens.prefix(2).map { screen in
      ((screen["children"] as? [[String: Any]])?.first?["state"] as? String) ?? ""
    }
    #expect(states == ["off", "on"])
  }

  @Test func pythonReadsIt() throws {
    let check = "import json,sys; print([sorted(json.loads(l)) for l in sys.stdin])"
    let result = try Tool(files: ["a.dsl": Self.script]).shell(
      "$TRELLIS a.dsl --format json 2>/dev/null | python3 -c '\(check)'")
    #expect(result.output.hasPrefix("[['text'], ['text'], ['screen'], ['screen']"))
  }

  @Test func aFailureLeavesWhatCameBefore() throws {
    let result = try Tool().run("-e", "print(1)\n[1][7]", "--format", "json")
    #expect(result.output == "{\"text\": \"1\"}\n")
    #expect(result.status == 1)
  }
}
