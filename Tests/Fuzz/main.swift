import Foundation
import TestSupport

// `fuzz TARGET [options of libFuzzer] [folders of inputs]`: looks for inputs that do harm, led by what code they reach.
// `fuzz TARGET --random FIRST COUNT`: so many inputs of chance, from a first seed on.
// `make fuzz` builds it with the sanitizers and runs every target.

/// libFuzzer's own main loop.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The machine against the evaluator, which only this program and the tests of the language have.
let differential = "differential"

func problem(with bytes: [UInt8], _ run: DifferentialRun) -> String? {
  var maker = ProgramMaker(Choices(bytes: Array(bytes.prefix(2048))))
  let source = maker.program()
  guard case .differs(let difference, _) = run.run(source) else { return nil }
  return "\(difference)\nin\n\(source)"
}

let names = FuzzTarget.allCases.map(\.rawValue) + [differential]
guard CommandLine.argc > 1, names.contains(CommandLine.arguments[1]) else {
  print("usage: fuzz TARGET [options]\ntargets: \(names.joined(separator: " "))")
  exit(2)
}
let chosen = CommandLine.arguments[1]
if let target = FuzzTarget(rawValue: chosen) {
  attempt = { target.problem(with: Array($0.prefix(target.longest))) }
} else {
  let run = DifferentialRun()
  attempt = { problem(with: $0, run) }
}

/// Runs the rest with much stack: the evaluator recurses where the machine does not.
func onLargeStack(_ body: @escaping @Sendable () -> Int32) -> Never {
  let thread = Thread { exit(body()) }
  thread.stackSize = 1 << 30
  thread.start()
  while true { sleep(1_000) }
}

if CommandLine.arguments.count == 5, CommandLine.arguments[2] == "--random",
  let first = UInt64(CommandLine.arguments[3]), let count = Int(CommandLine.arguments[4])
{
  onLargeStack { randomInputs(chosen, first, count) }
}

/// Inputs of chance; the status of the program.
@Sendable func randomInputs(_ target: String, _ first: UInt64, _ count: Int) -> Int32 {
  if target == differential {
    let tally = DifferentialTally(first, count)
    print("\(target) from \(first): \(tally.summary)")
    for problem in tally.problems { print(problem) }
    return tally.problems.isEmpty ? 0 : 1
  }
  for seed in first..<(first + UInt64(count)) {
    var random = Choices(seed: seed)
    let bytes = (0..<(50 + random.below(600))).map { _ in UInt8(random.below(256)) }
    if let problem = attempt(bytes) {
      print("\(target), seed \(seed): \(problem)")
      return 1
    }
  }
  print("\(target) from \(first): \(count) inputs")
  return 0
}

// The rest is libFuzzer's, behind the name of the program.
onLargeStack {
  var count = CommandLine.argc - 1
  var arguments = CommandLine.unsafeArgv
  arguments[1] = arguments[0]
  arguments += 1
  return runDriver(&count, &arguments) { tryInput($0, $1) }
}
