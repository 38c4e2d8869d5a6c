import Foundation
import Glibc

/// A program of the shell's on a pseudo-terminal of its own.
final class TerminalProcess {
  let process: pid_t
  private let master: Int32
  /// What the terminal was before the program had it.
  let modesBefore: termios

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameter line: what the shell runs in the tool's folder; `$0` is the tool.
  init(
    _ tool: Tool, _ line: String, _ arguments: [String] = [], columns: Int, rows: Int,
    environment: [String: String] = [:]
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: Int32 = 0
    // TIOCSPTLCK and TIOCGPTN: the functions around them are hidden from Swift.
    guard master >= 0, ioctl(master, 0x4004_5431, &isLocked) == 0, ioctl(master, 0x8004_5430, &number) == 0
    else { throw Problem(description: "no pseudo-terminal") }
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    var modes = termios()
    tcgetattr(master, &modes)
    modesBefore = modes

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that the leader of a session opens becomes its own.
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
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

    let call = ["bash", "-c", "cd '\(tool.folder.path)' && \(line)", Tool.path] + arguments
    let variables = tool.environment.merging(environment) { _, new in new }
    var words = call.map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, "/bin/bash", &actions, &attributes, &words, &settings)
    process = child
    guard status == 0 else { throw Problem(description: "can't start the shell: \(status)") }
  }

  deinit {
    kill(-process, SIGKILL)
    close(master)
  }

  func send(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  /// The window of the terminal is made larger or smaller.
  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The modes of the terminal now.
  var modes: termios {
    var modes = termios()
    tcgetattr(master, &modes)
    return modes
  }

  /// Waits for what comes next; nil at the end. Gives up on a program that says nothing for long.
  ///
  /// - Parameter shown: what the terminal shows, for the message.
  func read(shown: () -> String) throws -> ArraySlice<UInt8>? {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 20_000) > 0 else {
      throw Problem(description: "the tool says nothing more; the terminal shows:\n\(shown())")
    }
    var piece = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(master, &piece, piece.count)
    return count > 0 ? piece[..<count] : nil
  }

  /// Waits for the end and gives the exit status, or the signal that ended it as a negative number.
  func status() -> Int32 {
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }
}
