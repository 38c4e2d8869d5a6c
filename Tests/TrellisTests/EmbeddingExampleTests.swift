import Foundation
import TestSupport
import Testing

/// `Examples/embedding`: a tool whose output its users write, run as they run it.
@Suite struct EmbeddingExampleTests {
  private struct Result {
    var output: String
    var messages: String
    var status: Int32
  }

  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("disk-report-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("data/photos")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data(repeating: 0, count: 3_000_000).write(to: inner.appendingPathComponent("a.jpg"))
    try Data(repeating: 0, count: 1_000_000).write(to: folder.appendingPathComponent("data/notes.txt"))
  }

  private func run(_ arguments: String...) throws -> Result {
    let bundle =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    var place = URL(fileURLWithPath: bundle).deletingLastPathComponent()
    for _ in 0..<4 {
      if FileManager.default.isExecutableFile(atPath: place.appendingPathComponent("disk-report").path) {
        break
      }
      place.deleteLastPathComponent()
    }
    let process = Process()
    process.executableURL = place.appendingPathComponent("disk-report")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (output, messages) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try String(contentsOf: output, encoding: .utf8),
      messages: try String(contentsOf: messages, encoding: .utf8), status: process.terminationStatus)
  }

  private func write(_ template: String) throws {
    try template.write(to: folder.appendingPathComponent("mine.dsl"), atomically: true, encoding: .utf8)
  }

  @Test(arguments: [40, 80]) func theBuiltInTemplateIsDrawn(width: Int) throws {
    let result = try run("data", "--width", "\(width)")
    #expect(result.messages == "")
    let file = Golden.root.appendingPathComponent("Tests/Golden/embedding/disk-report.\(width).expected")
    let problem = Golden.compare(result.output, with: file)
    #expect(problem == nil, "\(problem ?? "")")
  }

  @Test func aTemplateOfTheUsersIsDrawn() throws {
    try write("for entry in folder.entries { Text(\"\\(entry.name): \\(size(entry.bytes))\") }")
    let result = try run("data", "--template", "mine.dsl", "--width", "40")
    #expect(result.output == "photos: 3.0 MB\nnotes.txt: 1.0 MB\n")
  }

  @Test func mistakesAreShownWell() throws {
    try write("for entry in folder.entries {\n  Text(entry.size)\n}")
    let result = try run("data", "--template", "mine.dsl")
    #expect(result.status == 1)
    #expect(
      result.messages == """
        error: `Entry` has no field `size`
          --> mine.dsl:2:14
          |
        2 |   Text(entry.size)
          |              ^^^^
        hint: its fields are name, bytes, files, isFolder, changed

        """)
    #expect(try run("--check", "mine.dsl").status == 1)
  }

  @Test func itTellsWhatATemplateMayUse() throws {
    let text = try run("--describe").output
    #expect(text.contains("folder: Folder    The folder that is looked at"))
    #expect(text.contains("    .changed: DateTime?"))
    #expect(text.contains("size(_ bytes: Int) -> String"))
  }

  @Test func theDefaultTemplateIsATemplate() throws {
    try write(try run("--default-template").output)
    #expect(try run("--check", "mine.dsl").output == "")
    #expect(
      try run("data", "--template", "mine.dsl", "--width", "60").output == run("data", "--width", "60").output
    )
  }
}
