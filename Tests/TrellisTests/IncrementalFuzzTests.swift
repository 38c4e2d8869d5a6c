import Foundation
import TestSupport
import Testing

/// A screen that is kept up to date shows the same, byte for byte, as one that is made from nothing after each event.
/// `TRELLIS_FUZZ_ITERATIONS` raises the number of scripts, `TRELLIS_FUZZ_SEED` says with which to begin. A pair is a script
/// and the events so far: each is compared, in what is drawn and in the controls that there are.
@Suite struct IncrementalFuzzTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test func incrementalRenderingEqualsRenderingFromNothing() throws {
    let scripts = Self.number("TRELLIS_FUZZ_ITERATIONS") ?? 250
    let first = max(0, Self.number("TRELLIS_FUZZ_SEED") ?? 0)
    var failures = 0
    var pairs = 0
    defer { print("incremental rendering: \(pairs) pairs of \(scripts) scripts and their events compared") }
    for seed in UInt64(first)..<UInt64(first + scripts) where failures < 3 {
      var maker = ScriptMaker(seed: seed)
      let choices = Choices(seed: seed &* 31 &+ 7)
      guard let difference = IncrementalCheckup.difference(maker.script(), choices, pairs: &pairs) else {
        continue
      }
      failures += 1
      Issue.record("seed \(seed): \(difference)")
    }
  }

  /// A row that stood elsewhere before something in it was laid out for the first time: `rows-laid-out-late.dsl`.
  @Test(arguments: [UInt64(43574)])
  func scriptsThatOnceDifferedAgree(seed: UInt64) {
    var maker = ScriptMaker(seed: seed)
    var pairs = 0
    let difference = IncrementalCheckup.difference(
      maker.script(), Choices(seed: seed &* 31 &+ 7), pairs: &pairs)
    #expect(difference == nil)
  }
}
