import Testing

/// Random sources: no crash, no hang, every span inside the file, and an answer that fits the diagnostics.
/// `TRELLIS_FUZZ_ITERATIONS` raises the count.
@Suite struct ParserFuzzTests {
  @Test func mutatedPrograms() {
    var random = SplitMix(state: 20_261_130)
    for _ in 0..<fuzzIterations(default: 1_500) { check(SourceMutator.mutated(&random)) }
  }

  @Test func tokenSoup() {
    var random = SplitMix(state: 4_711)
    for _ in 0..<fuzzIterations(default: 1_500) { check(SourceMutator.soup(&random)) }
  }

  @Test func bytes() {
    var random = SplitMix(state: 99)
    for _ in 0..<fuzzIterations(default: 500) {
      check((0..<random.below(60)).map { _ in UInt8(truncatingIfNeeded: random.next()) })
    }
  }

  private func check(_ bytes: [UInt8]) {
    if let problem = ParserInvariants.problem(bytes) {
      Issue.record("\(problem): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
  }
}
