import Foundation
import Testing

@testable import Trellis

/// Programs that mean harm end with a proper error, or with what they ask for.
///
/// `make test` runs them under limits that a debug build reaches soon; `Tools/hostile.py` runs them with the released
/// command under the default limits, one process each.
@Suite struct HostileTests {
  private let limits = Limits(steps: 500_000, memory: 8 << 20, output: 1 << 20, nodes: 50_000)

  @Test(arguments: HostileScript.all)
  func endsAsItMust(_ script: HostileScript) {
    let run = LimitedRun(script.source, limits)
    let allowed = script.code?.split(separator: "|").map(String.init) ?? []
    // What can be had under the default limits may be too much under these.
    let isShort = run.code.map { ["step-limit", "memory-limit", "output-limit"].contains($0) } ?? false
    if script.code == nil, isShort { return }
    #expect(
      script.code == nil ? run.code == nil : allowed.contains(run.code ?? "none"), "\(run.code ?? "none")")
  }

  @Test func generatedProgramsEnd() {
    let iterations = Int(ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"] ?? "") ?? 150
    var generator = HostileGenerator(seed: 20_261_130)
    var ended: [String: Int] = [:]
    for _ in 0..<iterations {
      let run = LimitedRun(generator.program(), limits)
      ended[run.code ?? "none", default: 0] += 1
    }
    // Programs that are all refused for the same small mistake would try nothing.
    for limit in ["step-limit", "memory-limit", "call-depth", "view-depth"] {
      #expect(ended.keys.contains(limit), "\(limit) of \(ended)")
    }
    #expect((ended["none"] ?? 0) < iterations / 2, "\(ended)")
  }

  /// `TRELLIS_HOSTILE_FOLDER=… TRELLIS_HOSTILE_COUNT=10000` writes all that are written by hand and so many more.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["TRELLIS_HOSTILE_FOLDER"] != nil))
  func writesThemToAFolder() throws {
    let environment = ProcessInfo.processInfo.environment
    guard let path = environment["TRELLIS_HOSTILE_FOLDER"] else { return }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (number, script) in HostileScript.all.enumerated() {
      try Data(script.source.utf8).write(to: folder.appendingPathComponent("hand-\(number).dsl"))
    }
    var generator = HostileGenerator(seed: 20_261_130)
    for number in 0..<(Int(environment["TRELLIS_HOSTILE_COUNT"] ?? "") ?? 0) {
      try Data(generator.program().utf8).write(to: folder.appendingPathComponent("made-\(number).dsl"))
    }
  }
}
