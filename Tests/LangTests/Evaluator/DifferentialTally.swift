import TestSupport

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
