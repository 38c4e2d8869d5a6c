import Foundation
import TestSupport
import Testing

/// The programs of the other fuzzers mean the same when they are laid out anew.
@Suite struct FormatProgramFuzzTests {
  private let iterations = Int(ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"] ?? "") ?? 100

  @Test func generatedPrograms() {
    var generator = ProgramGenerator(seed: 6_502)
    var fine = 0
    for _ in 0..<iterations { if check(generator.program()) { fine += 1 } }
    #expect(fine > iterations / 2)
  }

  /// Those that the machine is compared with the evaluator by.
  @Test func programsThatShareALot() {
    var fine = 0
    for seed in 0..<UInt64(iterations) {
      var maker = ProgramMaker(seed: seed)
      if check(maker.program()) { fine += 1 }
    }
    #expect(fine > iterations / 2)
  }

  @Test func screensOfAnyViews() {
    var fine = 0
    for seed in 0..<UInt64(iterations) {
      var maker = LayoutMaker(Choices(seed: seed))
      if check(maker.script()) { fine += 1 }
    }
    #expect(fine > iterations / 2)
  }

  @Test func generatedScreens() {
    var fine = 0
    for seed in 0..<iterations {
      var maker = ScriptMaker(seed: UInt64(seed))
      if check(maker.script()) { fine += 1 }
    }
    #expect(fine > iterations / 2)
  }

  private func check(_ source: String) -> Bool {
    switch FormatCheckup.check(source) {
    case .refused: return false
    case .fine: return true
    case .problem(let problem):
      Issue.record("\(problem)\nfrom\n\(source)")
      return false
    }
  }
}
