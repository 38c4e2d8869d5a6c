import Foundation
import Trellis

/// Runs scripts as the command line does, with everything pinned.
public struct ScriptRun {
  public var output: String
  public var messages: String
  public var exitCode: Int

  /// Golden text: the output, then the messages below a line of their own, then the status if it isn't 0.
  public var golden: String {
    var text = output
    if !messages.isEmpty { text += "--- messages\n" + messages }
    if exitCode != 0 { text += "--- status \(exitCode)\n" }
    return text
  }

  /// Comments at the top of a script pin what its golden file was made with: `// golden: width=40 now=2026-11-30T09:24`.
  public struct Pins {
    public var width: Int? = 80
    public var height: Int?
    public var now = "2026-11-30T09:24:00Z"
    public var locale = "en_US"
    public var timeZone = "UTC"
    public var steps = 50_000_000
    public var isASCII = false
    public var input = ""
    public var format = RenderOptions.Format.text
    public var arguments: [String] = []
    /// Whether the script is typed into a session line by line: see `ScriptSession`.
    public var isSession = false
    /// Whether what `check` says stands before what the run gives.
    public var isChecked = false

    public init(source: String) {
      for line in source.split(separator: "\n").prefix(5) where line.hasPrefix("// golden:") {
        for pair in line.dropFirst(10).split(separator: " ") {
          let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
          guard parts.count == 2 else { continue }
          switch parts[0] {
          case "width": width = Int(parts[1])
          case "height": height = Int(parts[1])
          case "now": now = parts[1]
          case "locale": locale = parts[1]
          case "timezone": timeZone = parts[1]
          case "steps": steps = Int(parts[1]) ?? steps
          case "session": isSession = parts[1] == "true"
          case "check": isChecked = parts[1] == "true"
          case "ascii": isASCII = parts[1] == "true"
          case "format": format = parts[1] == "json" ? .json : parts[1] == "ansi" ? .ansi(.trueColor) : .text
          default: break
          }
        }
      }
    }
  }

  /// Runs a file in its own folder.
  public init(file: URL, width: Int? = nil, set: [(String, String)] = [], standardInput: String? = nil) throws
  {
    let bytes = try Array(Data(contentsOf: file))
    var pins = Pins(source: String(decoding: bytes, as: UTF8.self))
    if let width { pins.width = width }
    self.init(
      bytes: bytes, name: file.lastPathComponent, folder: file.deletingLastPathComponent().path, pins: pins,
      set: set,
      standardInput: standardInput)
  }

  /// Runs source that reads no files.
  public init(_ source: String, name: String = "test.dsl") {
    self.init(bytes: Array(source.utf8), name: name, folder: nil, pins: Pins(source: source))
  }

  public init(
    bytes: [UInt8], name: String, folder: String?, pins: Pins, set: [(String, String)] = [],
    standardInput: String? = nil
  ) {
    var host = Host()
    if let folder { host.files = SandboxedFiles(roots: [folder]) }
    let microseconds = ScriptRun.microseconds(pins.now)
    host.clock = { microseconds }
    host.locale = pins.locale
    host.timeZone = pins.timeZone
    host.arguments = pins.arguments
    if let standardInput { host.standardInput = { Array(standardInput.utf8) } }
    let interpreter = Interpreter(limits: Limits(steps: pins.steps), host: host)
    for (key, value) in set { interpreter.define(key, text: value) }
    var written: [UInt8] = []
    var messages = ""
    var status = 0
    if pins.isSession {
      let screen = interpreter.session()
      screen.options.width = pins.width
      output = ScriptSession.run(String(decoding: bytes, as: UTF8.self), on: screen)
      self.messages = ""
      exitCode = 0
      return
    }
    if pins.isChecked {
      let (notes, sources) = interpreter.check(bytes: bytes, name: name)
      messages += DiagnosticText.render(notes.filter { $0.severity == .note }, sources: sources)
    }
    do {
      let screen = try interpreter.load(bytes: bytes, name: name)
      screen.options.width = pins.width
      screen.options.height = pins.height
      screen.options.isASCII = pins.isASCII
      screen.options.format = pins.format
      screen.sink = { written += $0 }
      for warning in screen.loadWarnings {
        messages += DiagnosticText.render([warning], sources: screen.sources)
      }
      screen.warningSink = { messages += DiagnosticText.render([$0], sources: screen.sources) }
      try screen.run()
    } catch let error as ScriptError {
      // As the command line does: `fail("…")` says what it was given and nothing else.
      messages +=
        error.exitCode == nil ? error.text() : error.diagnostics.map { $0.message + "\n" }.joined()
      status = error.exitCode ?? 1
    } catch {
      messages += "\(error)\n"
      status = 1
    }
    output = String(decoding: written, as: UTF8.self)
    self.messages = messages
    exitCode = status
  }

  static func microseconds(_ text: String) -> Int {
    let formatter = ISO8601DateFormatter()
    return Int((formatter.date(from: text)?.timeIntervalSince1970 ?? 0) * 1_000_000)
  }
}
