import Foundation
import Lang

/// Waits on the script's thread for a function that is asynchronous.
enum HostWait {
  /// How often it is asked whether to stop.
  private static let slice = DispatchTimeInterval.milliseconds(5)

  static func result<Result: Sendable>(
    of name: String, _ machine: Machine, _ work: @escaping @Sendable () async throws -> Result
  ) throws -> Result {
    let outcome = HostOutcome<Result>()
    let task = start {
      do { outcome.finish(.success(try await work())) } catch { outcome.finish(.failure(error)) }
    }
    while true {
      if let result = outcome.wait(slice) {
        switch result {
        case .success(let value): return value
        case .failure(let error): throw HostResult.failure(error, of: name)
        }
      }
      if let failure = machine.interruption?() {
        task.cancel()
        throw failure
      }
    }
  }

  /// On threads of its own where the system can: those that Swift's tasks share may all be waiting for scripts.
  private static func start(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return Task.detached(executorPreference: HostExecutor.shared, operation: work)
    }
    return Task.detached(operation: work)
  }
}

/// Where asynchronous functions of hosts run.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
private final class HostExecutor: TaskExecutor {
  static let shared = HostExecutor()
  private let queue = DispatchQueue(label: "trellis.host", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// What one thread gives and another waits for.
private final class HostOutcome<Result: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private let signal = DispatchSemaphore(value: 0)
  private var result: Swift.Result<Result, any Error>?

  func finish(_ result: Swift.Result<Result, any Error>) {
    lock.lock()
    self.result = result
    lock.unlock()
    signal.signal()
  }

  func wait(_ time: DispatchTimeInterval) -> Swift.Result<Result, any Error>? {
    _ = signal.wait(timeout: .now() + time)
    lock.lock()
    defer { lock.unlock() }
    return result
  }
}
