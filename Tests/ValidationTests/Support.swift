import Foundation

/// The same random numbers on every run.
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64 = 0x7A11D) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}

/// How often a property is tried: as said, or as TRELLIS_FUZZ_ITERATIONS says.
func fuzzIterations(_ standard: Int) -> Int {
  ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"].flatMap { Int($0) } ?? standard
}
