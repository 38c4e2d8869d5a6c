import Foundation

/// Ends the runs of a screen from another thread: a screen has one as `cancellation`.
///
///     let stop = screen.cancellation
///     DispatchQueue.global().asyncAfter(deadline: .now() + 2) { stop.cancel() }
///     _ = try screen.render(width: 80)      // throws a `ScriptError` that `isCancelled`
///
/// What runs ends within some ten thousand steps, with the state as it was before. What is begun later ends at once, until
/// `reset`.
public final class Cancellation: @unchecked Sendable {
  private let lock = NSLock()
  private var isSet = false

  init() {}

  /// Whether runs are to end.
  public var isCancelled: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isSet
  }

  /// Ends what runs.
  public func cancel() { set(true) }

  /// Lets the screen run again.
  public func reset() { set(false) }

  private func set(_ value: Bool) {
    lock.lock()
    defer { lock.unlock() }
    isSet = value
  }
}
