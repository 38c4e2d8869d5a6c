import Foundation

/// Values made once for a key and shared by all threads. At most `limit` are kept; then it starts anew, so that
/// a program that makes up styles without end does not grow without end.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]
  private let limit: Int

  init(limit: Int = 256) { self.limit = limit }

  /// The value of a key, made if it is not there. Two threads may make it at the same time; one is kept.
  func value(_ key: Key, make: () -> Value) -> Value {
    lock.lock()
    let known = values[key]
    lock.unlock()
    if let known { return known }
    let made = make()
    lock.lock()
    defer { lock.unlock() }
    if let known = values[key] { return known }
    if values.count >= limit { values.removeAll(keepingCapacity: true) }
    values[key] = made
    return made
  }
}
