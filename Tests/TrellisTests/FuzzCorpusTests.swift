import Foundation
import TestSupport
import Testing

/// The inputs that the fuzzers found something with, and those that reach much, do no harm any more.
@Suite struct FuzzCorpusTests {
  @Test(arguments: FuzzTarget.allCases) func inputsDoNoHarm(target: FuzzTarget) throws {
    let folder = Golden.root.appendingPathComponent("Tests/Corpus/\(target.rawValue)")
    let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!inputs.isEmpty)
    for input in inputs.sorted(by: { $0.path < $1.path }) {
      let bytes = try Array(Data(contentsOf: input))
      if let problem = target.problem(with: bytes) { Issue.record("\(input.lastPathComponent): \(problem)") }
    }
  }

  /// What the generators make of bytes mostly is a program, or the fuzzers would find nothing.
  @Test func bytesMakeProgramsThatCompile() {
    var random = Choices(seed: 11)
    var fine = 0
    for _ in 0..<40 {
      let bytes = (0..<400).map { _ in UInt8(random.below(256)) }
      var maker = ProgramMaker(Choices(bytes: bytes))
      if case .fine = FormatCheckup.check(maker.program()) { fine += 1 }
    }
    #expect(fine > 30)
  }
}
