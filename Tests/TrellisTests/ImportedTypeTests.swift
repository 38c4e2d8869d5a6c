import Lang
import Testing
import Trellis

/// Types of an imported file are there like its other names.
struct ImportedTypeTests {
  private struct Files: FileReader {
    var texts: [String: String]
    func read(_ path: String) throws -> [UInt8] {
      guard let text = texts[path] else { throw Failure(code: "file", "\(path) is not there") }
      return Array(text.utf8)
    }
  }

  private func run(_ source: String, _ kit: String) throws -> String {
    var host = Host()
    host.files = Files(texts: ["kit.dsl": kit])
    let screen = try Interpreter(host: host).load(source, name: "main.dsl")
    try screen.run()
    return String(decoding: screen.output, as: UTF8.self)
  }

  @Test func aChoiceAndARecord() throws {
    let kit = """
      type Status = .open | .done
      type Task { title: String, status: Status = .open }
      """
    #expect(try run("import \"kit.dsl\"\nTask(title: \"Tea\").status", kit) == ".open\n")
    #expect(try run("import \"kit.dsl\"\nTask(title: \"Tea\", status: .done).title", kit) == "Tea\n")
  }

  @Test func aTypeOfTheSameNameClashes() {
    let error = #expect(throws: ScriptError.self) {
      try run("type Status = .a | .b\nimport \"kit.dsl\"\n1", "type Status = .open | .done")
    }
    #expect(error?.text().contains("`Status` is declared twice") == true)
  }
}
