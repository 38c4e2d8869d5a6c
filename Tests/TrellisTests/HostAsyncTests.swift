import Foundation
import Testing
import Trellis

/// Asynchronous functions of a host: the script waits, on its own thread, as long as the host allows.
@Suite struct HostAsyncTests {
  private actor Shop {
    var asked = 0
    func price(of sku: String) async -> Int {
      asked += 1
      await Task.yield()
      return sku.utf8.count
    }
  }

  private struct Problem: Error, CustomStringConvertible { var description: String { "no such article" } }

  @Test func aScriptWaitsForTheResult() throws {
    let shop = Shop()
    let interpreter = Interpreter()
    interpreter.registerAsync("price(_ sku)") { (sku: String) in await shop.price(of: sku) }
    let screen = try interpreter.load("[\"a\", \"bc\"].map { price($0) }")
    try screen.run()
    #expect(String(decoding: screen.output, as: UTF8.self) == "[1, 2]\n")
  }

  @Test func manyScriptsOnTheSharedThreadsWaitAtOnce() async throws {
    let shop = Shop()
    let interpreter = Interpreter()
    interpreter.registerAsync("price(_ sku)") { (sku: String) in await shop.price(of: sku) }
    let results = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<16 {
        group.addTask {
          let screen = try interpreter.load("Text(\"\\(price(\"abc\"))\")")
          return try screen.render(width: 5)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results == Array(repeating: "3\n", count: 16))
  }

  @Test func anErrorIsShownAtTheCall() throws {
    let interpreter = Interpreter()
    interpreter.registerAsync("price(_ sku)") { (sku: String) async throws -> Int in throw Problem() }
    let screen = try interpreter.load("let a = 1\nprice(\"x\")", name: "a.dsl")
    let error = #expect(throws: ScriptError.self) { try screen.run() }
    #expect(error?.text().contains("a.dsl:2:1") == true)
    #expect(error?.text().contains("`price`: no such article") == true)
  }

  @Test func theHostEndsTheWait() throws {
    final class Watch: @unchecked Sendable {
      let lock = NSLock()
      let cancelled = DispatchSemaphore(value: 0)
      var questions = 0
    }
    let watch = Watch()
    var host = Host()
    host.interruption = {
      watch.lock.withLock {
        watch.questions += 1
        return watch.questions > 3 ? .deadline : nil
      }
    }
    let interpreter = Interpreter(host: host)
    interpreter.registerAsync("forever") { () async throws -> Int in
      try await withTaskCancellationHandler {
        try await Task.sleep(for: .seconds(600))
        return 1
      } onCancel: {
        watch.cancelled.signal()
      }
    }
    let screen = try interpreter.load("forever()")
    let error = #expect(throws: ScriptError.self) { try screen.run() }
    #expect(error?.diagnostics.first?.code == "deadline")
    #expect(watch.cancelled.wait(timeout: .now() + 60) == .success)
  }
}
