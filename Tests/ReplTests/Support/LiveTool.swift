import Foundation
import Glibc
import TestSupport

/// `trellis live` on a terminal of its own, of which the cells can be read, with somebody who types.
final class LiveTool {
  private let terminal: TerminalProcess
  private(set) var screen: TerminalEmulator
  /// All bytes that the terminal was sent.
  private var bytes: [UInt8] = []

  typealias Problem = TerminalProcess.Problem

  /// - Parameter line: what the shell runs; `$0` is the tool.
  init(
    _ tool: Tool, _ line: String, columns: Int = 60, rows: Int = 16, environment: [String: String] = [:]
  ) throws {
    screen = TerminalEmulator(columns: columns, rows: rows)
    // A crash shall be one, without a debugger that asks questions.
    let calm = ["SWIFT_BACKTRACE": "enable=no"]
    terminal = try TerminalProcess(
      tool, line, columns: columns, rows: rows, environment: calm.merging(environment) { _, new in new })
  }

  private var process: pid_t { terminal.process }
  /// What the terminal was before.
  var modesBefore: termios { terminal.modesBefore }
  /// The modes of the terminal now.
  var modes: termios { terminal.modes }

  // MARK: Typing

  func type(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) { terminal.send(bytes) }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    terminal.resize(columns: columns, rows: rows)
  }

  /// A signal for the tool, which took the place of the shell.
  func signal(_ number: Int32) { kill(process, number) }

  /// A signal for the tool, where the shell that started it waits.
  func signalChild(_ number: Int32) throws {
    let path = "/proc/\(process)/task/\(process)/children"
    let children = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    guard let child = children.split(separator: " ").compactMap({ pid_t($0) }).first else {
      throw Problem(description: "the tool isn't there any more")
    }
    kill(child, number)
  }

  /// Waits until the tool, which took the place of the shell, has worked for a while.
  func waitUntilBusy() {
    func used() -> Int {
      let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.count > 11 ? Int(fields[11]) ?? 0 : .max
    }
    let start = used()
    for _ in 0..<2000 where used() - start < 20 { usleep(10_000) }
  }

  // MARK: Looking

  /// Waits until the cells are as said.
  func wait(_ what: String, until isTrue: (TerminalEmulator) -> Bool) throws {
    while !isTrue(screen) {
      guard try read() else { throw Problem(description: "the tool ended before \(what):\n\(screen.text)") }
    }
  }

  /// Waits until a text is shown.
  func see(_ text: String) throws { try wait("“\(text)”") { $0.text.contains(text) } }

  /// Waits until a text is shown no more.
  func miss(_ text: String) throws { try wait("“\(text)” was gone") { !$0.text.contains(text) } }

  /// Waits until the reversed cells of a row begin so, apart from the mark of the focus.
  func focus(_ text: String) throws {
    try wait("focus on “\(text)”") { screen in
      screen.reversed.contains {
        $0.replacing("▶", with: " ").drop { $0 == " " }.hasPrefix(text)
      }
    }
  }

  /// Cells that were sent since this was asked last.
  func takeDrawn() -> Int {
    defer { screen.drawn = 0 }
    return screen.drawn
  }

  /// How often the terminal was sent a sequence that begins so.
  func received(of text: String) -> Int {
    String(decoding: bytes, as: UTF8.self).ranges(of: text).count
  }

  /// Whether the terminal is as it was found: modes, page, cursor, reports.
  var isAsFound: Bool {
    let now = modes
    return now.c_lflag == modesBefore.c_lflag && now.c_iflag == modesBefore.c_iflag
      && now.c_oflag == modesBefore.c_oflag && screen.modes == [7, 25] && !screen.isOnSecondPage
  }

  /// Waits for the end and gives the exit status, or the signal that ended it as a negative number.
  func finish() throws -> Int32 {
    while try read() {}
    return terminal.status()
  }

  /// Reads what there is; false at the end.
  private func read() throws -> Bool {
    guard let piece = try terminal.read(shown: { screen.text }) else { return false }
    bytes += piece
    screen.feed(piece)
    return true
  }
}
