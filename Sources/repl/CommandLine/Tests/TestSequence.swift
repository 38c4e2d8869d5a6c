import Trellis

/// Lets one test of a script run, and ends the script after it; or none, to find out which there are.
final class TestSequence: TestCollector, @unchecked Sendable {
  /// The tests that were reached, in the order of the script.
  private(set) var names: [String] = []
  /// Whether the test that is wanted began, and whether it came to its end.
  private(set) var hasBegun = false
  private(set) var hasEnded = false
  private let wanted: Int?

  /// - Parameter wanted: the place of the test that runs, from 0; nil for none.
  init(wanted: Int?) { self.wanted = wanted }

  func begins(_ name: String) throws -> Bool {
    if hasBegun {
      throw Failure(code: "nested-test", "a test can't stand inside another", hint: "end the one before it")
    }
    guard names.count < 100_000 else {
      throw Failure(.limit, code: "test-limit", "a file has more than 100,000 tests")
    }
    names.append(name)
    hasBegun = names.count - 1 == wanted
    return hasBegun
  }

  func ended() throws {
    hasEnded = true
    throw Failure(.cancelled, code: TestSequence.end, "")
  }

  /// The code of the failure that ends a script after its test.
  static let end = "test-ended"
}
