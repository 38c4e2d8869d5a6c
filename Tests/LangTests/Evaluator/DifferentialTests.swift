import Foundation
import Testing

/// Generated programs do the same on the machine and in the evaluator, line by line and failure by failure.
/// `TRELLIS_FUZZ_ITERATIONS` raises their number, `TRELLIS_FUZZ_SEED` is the first seed.
@Suite struct DifferentialFuzzTests {
  @Test func machineAndEvaluatorAgree() async {
    let count = fuzzIterations(default: 250)
    let first = UInt64(ProcessInfo.processInfo.environment["TRELLIS_FUZZ_SEED"] ?? "") ?? 1
    let tally = await withCheckedContinuation { continuation in
      // The evaluator recurses where the machine does not.
      let thread = Thread { continuation.resume(returning: DifferentialTally(first, count)) }
      thread.stackSize = 512 << 20
      thread.start()
    }
    for problem in tally.problems.prefix(5) { Issue.record("\(problem)") }
    // A generator whose programs don't compile, or fail at once, would find nothing.
    #expect(tally.refused * 50 <= count, "\(tally.refused) of \(count): \(tally.reasons)")
    #expect(tally.skipped * 10 <= count, "\(tally.skipped) of \(count): \(tally.reasons)")
    #expect(tally.lines > count * 10)
    #expect(tally.failures > count / 4)
    if count > 1_000 { print("differential: \(tally.summary)") }
  }
}

/// What became of a run of programs.
struct DifferentialTally: Sendable {
  private(set) var problems: [String] = []
  private(set) var refused = 0
  private(set) var skipped = 0
  private(set) var same = 0
  private(set) var lines = 0
  private(set) var failures = 0
  private(set) var reasons: [String: Int] = [:]

  init(_ first: UInt64, _ count: Int) {
    let run = DifferentialRun()
    for seed in first..<(first + UInt64(count)) where problems.count < 5 {
      var maker = ProgramMaker(seed: seed)
      let source = maker.program()
      switch run.run(source) {
      case .same(let lines, let failures):
        same += 1
        self.lines += lines
        self.failures += failures
      case .refused(let reason):
        refused += 1
        reasons[reason, default: 0] += 1
      case .skipped(let reason):
        skipped += 1
        reasons[reason, default: 0] += 1
      case .differs(let difference, let kind):
        var shrinker = ProgramShrinker(run: run, kind: kind)
        let short = shrinker.shrunk(source)
        var told = difference
        if case .differs(let difference, _) = run.run(short) { told = difference }
        problems.append("seed \(seed): \(told)\nin\n\(short)")
      }
    }
  }

  var summary: String {
    "\(same) the same, \(refused) refused, \(skipped) skipped, \(lines) lines, \(failures) failures"
  }
}
