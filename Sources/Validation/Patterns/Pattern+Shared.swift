import Foundation

extension Pattern {
  private static let known = KnownPatterns()

  /// The pattern of a text, made once and shared: for programs that name a pattern where they use it.
  public static func shared(_ text: String, ignoresCase: Bool = false) throws(Failure) -> Pattern {
    if let pattern = known.pattern(text, ignoresCase) { return pattern }
    let pattern = try Pattern(text, ignoresCase: ignoresCase)
    known.keep(pattern, text, ignoresCase)
    return pattern
  }
}

/// The patterns that were asked for, at most a few hundred.
private final class KnownPatterns: @unchecked Sendable {
  private struct Key: Hashable {
    let text: String
    let ignoresCase: Bool
  }

  private static let most = 256
  private let lock = NSLock()
  // Guarded by `lock`.
  private var patterns: [Key: Pattern] = [:]

  func pattern(_ text: String, _ ignoresCase: Bool) -> Pattern? {
    lock.withLock { patterns[Key(text: text, ignoresCase: ignoresCase)] }
  }

  func keep(_ pattern: Pattern, _ text: String, _ ignoresCase: Bool) {
    lock.withLock {
      if patterns.count >= KnownPatterns.most { patterns.removeAll() }
      patterns[Key(text: text, ignoresCase: ignoresCase)] = pattern
    }
  }
}
