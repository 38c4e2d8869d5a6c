import Foundation
import Testing

/// The built command line tool, run as a user runs it.
struct Tool {
  /// What a run left behind.
  struct Result {
    var output: String
    var messages: String
    var status: Int32
  }

  /// The tool lies beside the bundle that these tests are in.
  static let path: String = {
    let bundle =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
    // On other systems the bundle is a folder with the code further down.
    for _ in 0..<4 {
      let candidate = folder.appendingPathComponent("trellis").path
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return "trellis"
  }()

  /// A folder of its own with these files in it.
  let folder: URL
  var environment: [String: String] = ["PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "TZ": "UTC"]

  init(files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: false, encoding: .utf8)
    }
    environment["HOME"] = folder.path
  }

  /// Runs the tool in the folder, to its end.
  func run(_ arguments: String..., input: String? = nil) throws -> Result {
    try run(program: Tool.path, arguments, input: input)
  }

  /// Runs a line of the shell, in which `$TRELLIS` is the tool.
  func shell(_ line: String) throws -> Result { try run(program: "/bin/bash", ["-c", line], input: nil) }

  private func run(program: String, _ arguments: [String], input: String?) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(["TRELLIS": Tool.path]) { mine, _ in mine }
    let output = try Scratch(folder)
    let messages = try Scratch(folder)
    process.standardOutput = output.handle
    process.standardError = messages.handle
    let scratchInput = try input.map { text in
      let scratch = try Scratch(folder)
      try scratch.handle.write(contentsOf: Data(text.utf8))
      try scratch.handle.seek(toOffset: 0)
      return scratch
    }
    process.standardInput = scratchInput?.handle ?? FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try output.text(), messages: try messages.text(), status: process.terminationStatus)
  }

  /// A file for what goes in or comes out, so that no pipe can fill up.
  private struct Scratch {
    let handle: FileHandle
    init(_ folder: URL) throws {
      let file = folder.appendingPathComponent(".scratch-\(UUID().uuidString)")
      try Data().write(to: file)
      handle = try FileHandle(forUpdating: file)
    }
    func text() throws -> String {
      try handle.seek(toOffset: 0)
      return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
    }
  }
}
