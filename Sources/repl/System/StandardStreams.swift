import Glibc
import Trellis

/// Standard output and standard error, in the order in which they were written to.
///
/// Output to a terminal goes out at once, other output in pieces of 64 KiB.
final class StandardStreams: @unchecked Sendable {
  private var buffer: [UInt8] = []
  private let isImmediate: Bool
  private static let capacity = 64 << 10
  /// Whoever read standard output has gone.
  private(set) var isClosed = false
  /// Why standard output can't be written, else.
  private(set) var problem: String?

  init(isImmediate: Bool = Terminal.isTerminal(STDOUT_FILENO)) {
    self.isImmediate = isImmediate
    if !isImmediate { buffer.reserveCapacity(StandardStreams.capacity) }
  }

  /// Adds to standard output.
  ///
  /// - Throws: a cancellation when nobody reads it any more.
  func write(_ bytes: ArraySlice<UInt8>) throws {
    if isImmediate || bytes.count >= StandardStreams.capacity {
      try flush()
      try send(bytes)
      return
    }
    if buffer.count + bytes.count > StandardStreams.capacity { try flush() }
    buffer += bytes
  }

  func write(_ text: String) throws { try write(Array(text.utf8)[...]) }

  /// Sends what is held back.
  func flush() throws {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer.removeAll(keepingCapacity: true)
    try send(bytes[...])
  }

  private func send(_ bytes: ArraySlice<UInt8>) throws {
    guard !isClosed, problem == nil else { throw ended() }
    switch FileContents.write(bytes, to: STDOUT_FILENO) {
    case 0: return
    case EPIPE: isClosed = true
    case EINTR: throw Failure(.cancelled, code: "cancelled", "the run was interrupted")
    case let code: problem = FileContents.reason(code)
    }
    throw ended()
  }

  private func ended() -> Failure {
    Failure(.cancelled, code: "output", problem.map { "standard output can't be written: \($0)" } ?? "")
  }

  /// Writes to standard error, after all output so far.
  func message(_ text: String) {
    try? flush()
    _ = FileContents.write(Array(text.utf8)[...], to: STDERR_FILENO)
  }
}
