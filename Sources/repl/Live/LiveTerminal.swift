import CTerminal
import Glibc
import TextLayout

/// The terminal while a screen has it for itself: the second page, no line editing, no echo, reports of the pointer.
///
/// `leave` gives it back as it was found. A guard does the same if the program ends without it.
final class LiveTerminal {
  private let input: Int32
  private let output: Int32
  private let cooked: termios
  private var raw: termios
  private var guardDescriptor: Int32 = -1
  private var guardProcess: pid_t = 0
  private(set) var isEntered = false
  /// Bytes that were sent so far.
  private(set) var sent = 0

  /// The second page, its cursor hidden, no wrapping, pastes marked, the pointer reported by cell.
  private static let enter =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h"
  private static let leave =
    "\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[m\u{1B}[?25h\u{1B}[?1049l"

  /// Nil if the descriptors are no terminal.
  init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    var modes = termios()
    guard Terminal.isTerminal(output), tcgetattr(input, &modes) == 0 else { return nil }
    self.input = input
    self.output = output
    cooked = modes
    // Keys come one by one. Ctrl-C and Ctrl-Z stay signals, so that they reach a script that does not end.
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    modes.c_lflag |= tcflag_t(ISIG)
    modes.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK)
    modes.c_oflag &= ~tcflag_t(OPOST)
    withUnsafeMutableBytes(of: &modes.c_cc) { letters in
      letters[Int(VMIN)] = 1
      letters[Int(VTIME)] = 0
      letters[Int(VQUIT)] = 0
    }
    raw = modes
  }

  deinit { leave() }

  /// Takes the terminal.
  func enter() {
    guard !isEntered else { return }
    isEntered = true
    if guardDescriptor < 0 {
      var before = cooked
      let leave = Array(LiveTerminal.leave.utf8CString.dropLast())
      guardDescriptor = terminal_guard_start(input, &before, &raw, leave, leave.count, &guardProcess)
    }
    tcsetattr(input, TCSANOW, &raw)
    write(Array(LiveTerminal.enter.utf8))
  }

  /// Takes it once more: the shell had it in between, without being given it.
  func takeAgain() {
    isEntered = false
    enter()
  }

  /// Gives it back, for now or for good.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    write(Array(LiveTerminal.leave.utf8))
    var modes = cooked
    tcsetattr(input, TCSADRAIN, &modes)
  }

  /// Nothing more will be taken: the guard goes.
  func close() {
    leave()
    guard guardDescriptor >= 0 else { return }
    terminal_guard_end(guardDescriptor)
    guardDescriptor = -1
    var status: Int32 = 0
    while waitpid(guardProcess, &status, 0) < 0, errno == EINTR {}
  }

  /// Columns and rows.
  var size: (columns: Int, rows: Int) {
    guard let size = Terminal.size(output), size.rows > 0 else { return (80, 24) }
    return size
  }

  /// Sends bytes; false if nobody takes them any more.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    if bytes.isEmpty { return true }
    sent += bytes.count
    // Half a sequence would leave the terminal in disorder.
    return FileContents.write(bytes[...], to: output, isWhole: true) == 0
  }

  /// What was typed; nil at the end of input. Empty if a signal came first.
  func read() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(input, &piece, piece.count)
    if count > 0 { return Array(piece[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }
}
