import Foundation

/// The scripts that patterns name: `\p{Greek}`, `\p{Script=Han}`, `\p{sc=Cyrl}`.
enum PatternScripts {
  /// The ranges of a script, by its name or its four letters, in small letters without `_`; nil for a name that is none.
  static func ranges(_ name: String) -> [ClosedRange<UInt32>]? {
    guard let key = keys[name] else { return nil }
    return cache.ranges(key) {
      (ScriptTable.ranges[key] ?? "").split(separator: " ").compactMap { part in
        let ends = part.split(separator: "-").compactMap { UInt32($0, radix: 16) }
        guard let first = ends.first, let last = ends.last, first <= last else { return nil }
        return first...last
      }
    }
  }

  /// Whether a scalar lies in one of some ranges, which are in order.
  static func contains(_ ranges: [ClosedRange<UInt32>], _ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value {
        low = middle + 1
      } else if ranges[middle].lowerBound > scalar.value {
        high = middle
      } else {
        return true
      }
    }
    return false
  }

  /// The table's keys by each of the two names in them.
  private static let keys: [String: String] = {
    var keys: [String: String] = [:]
    for key in ScriptTable.ranges.keys {
      for name in key.split(separator: " ") { keys[String(name)] = key }
    }
    return keys
  }()

  private static let cache = RangeCache()

  private final class RangeCache: @unchecked Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    private var known: [String: [ClosedRange<UInt32>]] = [:]

    func ranges(_ key: String, make: () -> [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
      lock.withLock {
        if let ranges = known[key] { return ranges }
        let ranges = make()
        known[key] = ranges
        return ranges
      }
    }
  }
}
