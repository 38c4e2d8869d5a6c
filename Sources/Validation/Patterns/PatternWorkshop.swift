import Foundation

/// The machines of a pattern, made when they are needed and used again. One thread has them at a time; another that comes
/// meanwhile makes its own, so that nobody waits.
final class PatternWorkshop: @unchecked Sendable {
  private let code: PatternCode
  private let lock = NSLock()
  // Guarded by `lock`.
  private var machine: PatternMachine?
  private var whole: PatternAutomaton?
  private var part: PatternAutomaton?

  init(_ code: PatternCode) { self.code = code }

  func withMachine<Result>(_ body: (PatternMachine) -> Result) -> Result {
    guard lock.try() else { return body(PatternMachine(code)) }
    defer { lock.unlock() }
    let machine = self.machine ?? PatternMachine(code)
    self.machine = machine
    return body(machine)
  }

  func matchesWhole(_ bytes: UnsafeBufferPointer<UInt8>, unless stop: (() -> Bool)? = nil) -> Bool {
    guard lock.try() else { return PatternAutomaton(code, whole: true).run(bytes, unless: stop) }
    defer { lock.unlock() }
    let automaton = whole ?? PatternAutomaton(code, whole: true)
    whole = automaton
    return automaton.run(bytes, unless: stop)
  }

  func isFound(_ bytes: UnsafeBufferPointer<UInt8>, unless stop: (() -> Bool)? = nil) -> Bool {
    guard lock.try() else { return PatternAutomaton(code, whole: false).run(bytes, unless: stop) }
    defer { lock.unlock() }
    let automaton = part ?? PatternAutomaton(code, whole: false)
    part = automaton
    return automaton.run(bytes, unless: stop)
  }
}
