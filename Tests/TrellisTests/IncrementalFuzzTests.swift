import Foundation
import TestSupport
import Testing

/// A screen that is kept up to date shows the same, byte for byte, as one that is made from nothing after each event.
/// `TRELLIS_FUZZ_ITERATIONS` raises the number of pairs of script and events.
@Suite struct IncrementalFuzzTests {
  private static let pairs =
    ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"].flatMap { Int($0) } ?? 250

  @Test func incrementalRenderingEqualsRenderingFromNothing() throws {
    var failures = 0
    for seed in 0..<UInt64(Self.pairs) where failures < 3 {
      var maker = ScriptMaker(seed: seed)
      guard let difference = IncrementalCheckup.difference(maker.script(), Choices(seed: seed &* 31 &+ 7))
      else { continue }
      failures += 1
      Issue.record("seed \(seed): \(difference)")
    }
  }
}
