import Foundation
import Glibc

/// The tool on a terminal of its own, with somebody who types.
final class PseudoTerminal {
  private let master: Int32
  private let process: pid_t
  /// All that the terminal was sent, without escape sequences and carriage returns.
  private(set) var transcript = ""
  private var seen = 0
  private var bytes: [UInt8] = []

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  init(_ tool: Tool, _ arguments: [String] = [], columns: Int = 80, rows: Int = 24) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: Int32 = 0
    // TIOCSPTLCK and TIOCGPTN: the functions around them are hidden from Swift.
    guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
    else { throw Problem(description: "no pseudo-terminal") }
    let name = "/dev/pts/\(number)"
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of tests may block signals, which the tool must not inherit.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | 0x80))  // POSIX_SPAWN_SETSID

    let call =
      ["sh", "-c", "cd \"$0\" && exec \"$@\"", tool.folder.path, Tool.path] + arguments
    var words = call.map { strdup($0) } + [nil]
    var variables = tool.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, "/bin/sh", &actions, &attributes, &words, &variables)
    process = child
    guard status == 0 else { throw Problem(description: "can't start \(Tool.path): \(status)") }
  }

  deinit {
    kill(process, SIGKILL)
    close(master)
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

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

  /// Waits for the end and gives the exit status, or the signal that ended it as a negative number.
  func finish() throws -> Int32 {
    while try read() {}
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// The window of the terminal is made larger or smaller.
  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The person closes the window.
  func hangUp() {
    kill(process, SIGHUP)
  }

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

  /// Reads what there is; false at the end. Gives up on a tool that says nothing for long.
  private func read() throws -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 20_000) > 0 else {
      throw Problem(description: "the tool says nothing more; it wrote:\n\(transcript)")
    }
    var piece = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(master, &piece, piece.count)
    if count <= 0 { return false }
    bytes += piece[..<count]
    transcript = PseudoTerminal.plain(String(decoding: bytes, as: UTF8.self))
    return true
  }
}
