import Foundation
import Glibc

/// The tool on a terminal of its own, with somebody who types.
final class PseudoTerminal {
  private let terminal: TerminalProcess
  /// All that the terminal was sent, without escape sequences and carriage returns.
  private(set) var transcript = ""
  private var seen = 0
  private var bytes: [UInt8] = []

  typealias Problem = TerminalProcess.Problem

  init(_ tool: Tool, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24) throws {
    terminal = try TerminalProcess(tool, "exec \"$0\" \"$@\"", arguments, columns: columns, rows: rows)
  }

  /// A session in which the first entry can be typed.
  static func session(
    _ files: [String: String] = [:], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var tool = try Tool(files: files)
    tool.environment.merge(environment) { $1 }
    return try session(in: tool, columns: columns, rows: rows)
  }

  /// The same with a tool of the test's.
  static func session(
    in tool: Tool, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(tool, arguments, columns: columns, rows: rows)
    try terminal.expect("trellis> ")
    return terminal
  }

  func type(_ text: String) { terminal.send(Array(text.utf8)) }

  /// A line and the return key.
  func enter(_ line: String) { type(line + "\r") }

  /// Waits until the terminal shows a text, after what was waited for before.
  func expect(_ text: String) throws {
    while true {
      let rest = transcript.utf8.dropFirst(seen)
      if let found = rest.firstRange(of: Array(text.utf8)) {
        seen = transcript.utf8.distance(from: transcript.utf8.startIndex, to: found.upperBound)
        return
      }
      guard try read() else {
        throw Problem(description: "the tool ended before “\(text)”; it wrote:\n\(transcript)")
      }
    }
  }

  /// Leaves a session, and gives the exit status.
  func quit() throws -> Int32 {
    enter(":q")
    return try finish()
  }

  /// Waits for the end and gives the exit status, or the signal that ended it as a negative number.
  func finish() throws -> Int32 {
    while try read() {}
    return terminal.status()
  }

  /// The window of the terminal is made larger or smaller.
  func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }

  /// The person closes the window.
  func hangUp() { kill(terminal.process, SIGHUP) }

  /// All that the terminal was sent, as it was sent.
  var raw: String { String(decoding: bytes, as: UTF8.self) }

  private static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var isSequence = false
    for scalar in text.unicodeScalars {
      if isSequence {
        isSequence = !(0x40...0x7E).contains(scalar.value) || scalar == "["
      } else if scalar == "\u{1B}" {
        isSequence = true
      } else if scalar != "\r" {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Reads what there is; false at the end.
  private func read() throws -> Bool {
    guard let piece = try terminal.read(shown: { transcript }) else { return false }
    bytes += piece
    transcript = PseudoTerminal.plain(String(decoding: bytes, as: UTF8.self))
    return true
  }
}
