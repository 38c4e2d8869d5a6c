import Foundation
import TestSupport
import Testing
import Trellis

/// Generated programs under small limits: each ends, with a result or a proper message. The seed is fixed;
/// `TRELLIS_FUZZ_ITERATIONS` raises the number of programs.
@Suite struct MachineFuzzTests {
  @Test func generatedProgramsEndProperly() throws {
    let iterations = Int(ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"] ?? "") ?? 600
    var generator = ProgramGenerator(seed: 20_261_130)
    var finished = 0
    for iteration in 0..<iterations {
      let source = generator.program()
      let limits = Limits(
        steps: 20_000, memory: 8 << 20, depth: 100, nativeDepth: 20, output: 1 << 16, nodes: 2_000)
      let interpreter = Interpreter(limits: limits)
      // Every other one line by line: what fails in one line does not keep the next ones from running.
      if iteration % 2 == 0 {
        guarded(iteration, source) {
          let screen = try interpreter.load(source, name: "fuzz.dsl")
          prepare(screen)
          try screen.run()
        }
      } else {
        let screen = interpreter.session()
        prepare(screen)
        for line in source.split(separator: "\n") {
          guarded(iteration, source) {
            try screen.submit(String(line))
            finished += 1
          }
        }
      }
    }
    // A generator whose lines are all refused would find nothing.
    #expect(finished > iterations)
  }

  private func prepare(_ screen: Screen) {
    screen.options.width = 40
    screen.sink = { _ in }
    screen.warningSink = { _ in }
  }

  private func guarded(_ iteration: Int, _ source: String, _ body: () throws -> Void) {
    do { try body() } catch let error as ScriptError {
      #expect(!error.diagnostics.isEmpty || error.exitCode != nil, "program \(iteration):\n\(source)")
      for diagnostic in error.diagnostics where diagnostic.message.isEmpty {
        Issue.record("a message without words, program \(iteration):\n\(source)")
      }
      _ = error.text()
    } catch { Issue.record("\(error), program \(iteration):\n\(source)") }
  }
}
