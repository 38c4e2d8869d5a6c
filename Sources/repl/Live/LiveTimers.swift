import Glibc

/// When something is to be done without a key. Times are milliseconds of a clock that only goes on.
struct LiveTimers {
  enum Kind: CaseIterable {
    /// What moves is moved on.
    case tick
    /// What shows the time is drawn again.
    case clock
    /// Files are looked at.
    case watch
    /// The hint of the first moments goes.
    case hint
  }

  private var due: [Kind: Int] = [:]

  static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
  }

  /// Something is to be done so many milliseconds from now, unless a time for it is set already; nil for not at all.
  mutating func set(_ kind: Kind, _ delay: Int?, now: Int) {
    guard let delay else {
      due[kind] = nil
      return
    }
    due[kind] = min(due[kind] ?? .max, now + delay)
  }

  /// Milliseconds until the first of them; nil if there is nothing to do.
  func delay(now: Int) -> Int? { due.values.min().map { max(0, $0 - now) } }

  /// What is to be done by now.
  mutating func takeDue(now: Int) -> [Kind] {
    let kinds = Kind.allCases.filter { due[$0].map { $0 <= now } ?? false }
    for kind in kinds { due[kind] = nil }
    return kinds
  }
}
