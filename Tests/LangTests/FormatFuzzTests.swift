import TestSupport
import Testing

/// Random layouts of real scripts, and random sources: what is laid out means the same, and stays as it is.
/// `TRELLIS_FUZZ_ITERATIONS` raises the count.
@Suite struct FormatFuzzTests {
  @Test func mutatedPrograms() {
    var random = SplitMix(state: 20_261_131)
    for _ in 0..<fuzzIterations(default: 150) { check(SourceMutator.mutated(&random)) }
  }

  @Test func tokenSoup() {
    var random = SplitMix(state: 815)
    for _ in 0..<fuzzIterations(default: 150) { check(SourceMutator.soup(&random)) }
  }

  @Test func otherLayouts() {
    let sources = (FormatCorpus.scripts + FormatCorpus.documents).filter {
      $0.bytes.count < 3_000 && FormatCorpus.layout($0.bytes) != nil
    }
    var random = SplitMix(state: 47)
    var fine = 0
    for _ in 0..<fuzzIterations(default: 200) {
      let source = sources[random.below(sources.count)]
      if check(LayoutMutator.mutated(source.bytes, &random)) { fine += 1 }
    }
    // Most of them still parse, or the mutator finds nothing.
    #expect(fine > fuzzIterations(default: 200) / 4)
  }

  @discardableResult
  private func check(_ bytes: [UInt8]) -> Bool {
    switch FormatCheckup.check(bytes) {
    case .refused: return false
    case .fine: return true
    case .problem(let problem):
      Issue.record("\(problem)\nfrom\n\(String(decoding: bytes, as: UTF8.self))")
      return false
    }
  }
}
