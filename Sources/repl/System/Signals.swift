import Glibc

/// Set by the handlers, which may do nothing else; read by the run, the editor and the streams.
nonisolated(unsafe) private var interrupted: sig_atomic_t = 0
nonisolated(unsafe) private var resized: sig_atomic_t = 0
nonisolated(unsafe) private var ended: sig_atomic_t = 0
nonisolated(unsafe) private var continued: sig_atomic_t = 0
nonisolated(unsafe) private var stopping: sig_atomic_t = 0

/// What the system tells a running program.
enum Signals {
  /// Ctrl-C.
  static var isInterrupted: Bool { interrupted != 0 }
  /// The terminal is going away, or the program was asked to end.
  static var isEnded: Bool { ended != 0 }

  /// The signal that asked the program to end; 0 if none did.
  static var endingSignal: Int32 { Int32(ended) }
  /// Ctrl-Z.
  static var isStopping: Bool { stopping != 0 }

  /// Waits until there is something to read, or a signal came in; gives whether one did.
  static func wait(for descriptor: Int32) -> Bool { wait(for: descriptor, milliseconds: nil) == .signal }

  /// Waits for a time, or until a signal comes in.
  static func pause(milliseconds: Int) -> Wakeup { wait(for: -1, milliseconds: milliseconds) }

  /// Why a wait is over.
  enum Wakeup { case readable, signal, time }

  /// The same, for a time at most.
  static func wait(for descriptor: Int32, milliseconds: Int?) -> Wakeup {
    var held = sigset_t()
    sigemptyset(&held)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP] { sigaddset(&held, number) }
    var before = sigset_t()
    sigprocmask(SIG_BLOCK, &held, &before)
    defer { sigprocmask(SIG_SETMASK, &before, nil) }
    if isEnded || isInterrupted || isStopping || resized != 0 { return .signal }
    var readable = fd_set()
    if descriptor < 0, let milliseconds {
      var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
      return pselect(0, nil, nil, nil, &time, &before) < 0 && errno == EINTR ? .signal : .time
    }
    let isNamed = withUnsafeMutableBytes(of: &readable) { bits in
      guard descriptor >= 0, Int(descriptor) / 8 < bits.count else { return false }
      bits[Int(descriptor) / 8] |= 1 << (descriptor % 8)
      return true
    }
    guard isNamed else { return .readable }
    let time = milliseconds.map { timespec(tv_sec: $0 / 1000, tv_nsec: $0 % 1000 * 1_000_000) }
    let count =
      if var time { pselect(descriptor + 1, &readable, nil, nil, &time, &before) } else {
        pselect(descriptor + 1, &readable, nil, nil, nil, &before)
      }
    if count < 0, errno == EINTR { return .signal }
    return count == 0 ? .time : .readable
  }

  static func clearInterruption() { interrupted = 0 }

  /// Whether the terminal changed its size, or the program came back to the foreground, since last asked.
  static func takeChange() -> Bool {
    defer { resized = 0 }
    return resized != 0
  }

  /// Whether the program came back to the foreground since last asked; a change of size counts for itself.
  static func takeContinuation() -> Bool {
    defer { continued = 0 }
    return continued != 0
  }

  /// For all runs: Ctrl-C stops the run, the second one the program; a closed pipe is an error of writing.
  static func installForRun() {
    handle(SIGINT) { _ in
      if interrupted != 0 { _exit(130) }
      interrupted = 1
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// For a session, which outlives an interrupted run.
  static func installForSession() {
    handle(SIGINT) { _ in interrupted = 1 }
    handle(SIGWINCH) { _ in resized = 1 }
    handle(SIGCONT) { _ in resized = 1 }
    for number in [SIGTERM, SIGHUP] {
      handle(number) { _ in
        ended = 1
        interrupted = 1
      }
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// For a program that has the terminal for itself, and must leave it as it was: a signal that comes again while the first
  /// is still not heeded ends it, and then the guard of the terminal does that.
  static func installForLive() {
    handle(SIGINT) { _ in
      if interrupted > 1 { _exit(130) }
      interrupted += 1
    }
    handle(SIGWINCH) { _ in resized = 1 }
    handle(SIGCONT) { _ in
      continued = 1
      resized = 1
    }
    handle(SIGTSTP) { _ in stopping = 1 }
    for number in [SIGTERM, SIGHUP] {
      handle(number) { number in
        if ended != 0 { _exit(128 + number) }
        ended = number
        interrupted = 1
      }
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Stops the program as Ctrl-Z does, until it is brought back.
  static func stop() {
    stopping = 0
    signal(SIGTSTP, SIG_DFL)
    kill(getpid(), SIGTSTP)
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, SIGTSTP)
    sigprocmask(SIG_UNBLOCK, &held, nil)
    handle(SIGTSTP) { _ in stopping = 1 }
  }

  /// A handler that lets a waiting call return.
  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    sigemptyset(&action.sa_mask)
    action.sa_flags = 0
    sigaction(number, &action, nil)
  }
}
