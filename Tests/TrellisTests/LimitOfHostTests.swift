import Foundation
import Testing

@testable import Trellis

/// Deadlines and cancellation: whatever runs stops soon, says where, and leaves the screen as it was.
@Suite struct LimitOfHostTests {
  /// What a host asks of its scripts, from any thread.
  private final class Stop: @unchecked Sendable {
    private let lock = NSLock()
    private var reason: Interruption?
    func set(_ reason: Interruption?) { lock.withLock { self.reason = reason } }
    var present: Interruption? { lock.withLock { reason } }
  }

  private func host(_ stop: Stop) -> Trellis.Host {
    var host = Trellis.Host()
    host.interruption = { stop.present }
    return host
  }

  private static let endless = [
    "while true { }", "fn f(n) = n == 0 ? 0 : f(n - 1)\nwhile true { f(100) }",
    "for i in 0..<1_000_000_000 { [3, 1, 2].sorted() }", "range(0, 40_000_000).map { $0 }.count",
    "(try? range(0, 40_000_000).map { $0 }) ?? 1\nwhile true { }",
  ]

  @Test(arguments: endless.indices)
  func aDeadlineStopsIt(_ index: Int) {
    let stop = Stop()
    let run = LimitedRun(
      Self.endless[index], Limits(steps: .max), host: host(stop), afterLoading: { stop.set(.deadline) })
    #expect(run.code == "deadline")
    #expect(run.place != nil)
  }

  @Test func aRunWithoutAReasonGoesOn() {
    #expect(LimitedRun("var n = 0\nwhile n < 100_000 { n += 1 }", host: host(Stop())).code == nil)
  }

  @Test func anotherThreadCancels() throws {
    let stop = Stop()
    let screen = try Interpreter(limits: Limits(steps: .max), host: host(stop)).load("while true { }")
    let started = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      started.wait()
      stop.set(.cancelled)
    }
    started.signal()
    let error = #expect(throws: ScriptError.self) { try screen.run() }
    #expect(error?.isCancelled == true)
    #expect(error?.diagnostics.first?.code == "cancelled")
  }

  /// `try?` makes no nil of it.
  @Test func nothingHidesIt() {
    let stop = Stop()
    stop.set(.cancelled)
    let source = "let a = (try? { while true { } }()) ?? 1\nprint(a)"
    #expect(LimitedRun(source, Limits(steps: .max), host: host(stop)).code == "cancelled")
    #expect(
      LimitedRun("fn f() { while true { } }\nlet a = (try? f()) ?? 1", Limits(steps: 1000)).code
        == "step-limit")
  }

  @Test func anEventThatIsStoppedChangesNothing() throws {
    let stop = Stop()
    let screen = try Interpreter(limits: Limits(steps: .max), host: host(stop)).load(
      "state n = 0\nVStack { Button(\"Go\") { n = 1; while true { } }\n Text(\"n \\(n)\") }")
    let before = try screen.render(width: 20)
    stop.set(.deadline)
    let error = #expect(throws: ScriptError.self) { try screen.tap("Go") }
    #expect(error?.diagnostics.first?.code == "deadline")
    stop.set(nil)
    #expect(try screen.render(width: 20) == before)
  }
}
