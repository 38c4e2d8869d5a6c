import Foundation
import Glibc
import TestSupport

/// `trellis live` on a terminal of its own, of which the cells can be read, with somebody who types.
final class LiveTool {
  private let master: Int32
  private let process: pid_t
  private(set) var screen: TerminalEmulator
  /// All bytes that the terminal was sent.
  private var bytes: [UInt8] = []
  /// What the terminal was before.
  let modesBefore: termios

  struct Problem: Error, CustomStringConvertible {
    var description: String
  }

  /// - Parameter line: what the shell runs; `$0` is the tool.
  init(
    _ tool: Tool, _ line: String, columns: Int = 60, rows: Int = 16, environment: [String: String] = [:]
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
    screen = TerminalEmulator(columns: columns, rows: rows)

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
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | 0x80))  // POSIX_SPAWN_SETSID

    // A crash shall be one, without a debugger that asks questions.
    let calm = ["SWIFT_BACKTRACE": "enable=no"]
    let variables = tool.environment.merging(calm) { own, _ in own }.merging(environment) { _, new in new }
    let call = ["bash", "-c", "cd '\(tool.folder.path)' && \(line)", Tool.path]
    var words = call.map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + settings).forEach { free($0) } }
    var child: pid_t = 0
    guard posix_spawn(&child, "/bin/bash", &actions, &attributes, &words, &settings) == 0 else {
      throw Problem(description: "can't start the shell")
    }
    process = child
  }

  deinit {
    kill(-process, SIGKILL)
    close(master)
  }

  // MARK: Typing

  func type(_ text: String) { send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) { _ = write(master, bytes, bytes.count) }

  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
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

  /// The modes of the terminal now.
  var modes: termios {
    var modes = termios()
    tcgetattr(master, &modes)
    return modes
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
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
  }

  /// Reads what there is; false at the end. Gives up on a tool that says nothing for long.
  private func read() throws -> Bool {
    var waiting = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 20_000) > 0 else {
      throw Problem(description: "the tool says nothing more; the terminal shows:\n\(screen.text)")
    }
    var piece = [UInt8](repeating: 0, count: 65536)
    let count = Glibc.read(master, &piece, piece.count)
    if count <= 0 { return false }
    bytes += piece[..<count]
    screen.feed(piece[..<count])
    return true
  }
}
