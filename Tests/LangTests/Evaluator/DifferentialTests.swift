import Foundation
import TestSupport
import Testing

/// Generated programs do the same on the machine and in the evaluator, line by line and failure by failure.
/// `TRELLIS_FUZZ_ITERATIONS` raises their number, `TRELLIS_FUZZ_SEED` is the first seed.
@Suite struct DifferentialFuzzTests {
  @Test func machineAndEvaluatorAgree() async {
    let count = fuzzIterations(default: 120)
    let first = UInt64(ProcessInfo.processInfo.environment["TRELLIS_FUZZ_SEED"] ?? "") ?? 1
    let tally = await onLargeStack { DifferentialTally(first, count) }
    for problem in tally.problems.prefix(5) { Issue.record("\(problem)") }
    // A generator whose programs don't compile, or fail at once, would find nothing.
    #expect(tally.refused * 50 <= count, "\(tally.refused) of \(count): \(tally.reasons)")
    #expect(tally.skipped * 10 <= count, "\(tally.skipped) of \(count): \(tally.reasons)")
    #expect(tally.lines > count * 10)
    #expect(tally.failures > count / 4)
    if count > 1_000 { print("differential: \(tally.summary)") }
  }

  /// The inputs that the fuzzer found, or that reach much.
  @Test func inputsDoNoHarm() async throws {
    let folder = Golden.root.appendingPathComponent("Tests/Corpus/differential")
    let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!inputs.isEmpty)
    let files = try inputs.map { ($0.lastPathComponent, try Array(Data(contentsOf: $0))) }
    let problems = await onLargeStack {
      let run = DifferentialRun()
      return files.compactMap { name, bytes -> String? in
        var maker = ProgramMaker(Choices(bytes: bytes))
        guard case .differs(let difference, _) = run.run(maker.program()) else { return nil }
        return "\(name): \(difference)"
      }
    }
    for problem in problems { Issue.record("\(problem)") }
  }

  /// The evaluator recurses where the machine does not.
  private func onLargeStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 << 20
      thread.start()
    }
  }
}
