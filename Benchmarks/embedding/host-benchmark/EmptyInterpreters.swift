import Foundation
import Trellis

/// What an interpreter costs before it is given anything to do.
struct EmptyInterpreters {
  enum Kind: String {
    case interpreter
    /// With a screen that runs what it is given: what a new state of Lua can do.
    case ready
    /// One more screen of a program that is compiled.
    case screen
  }

  private let make: () throws -> AnyObject

  init(_ kind: Kind) throws {
    switch kind {
    case .interpreter: make = { Interpreter() }
    case .ready: make = { try Interpreter().load("") }
    case .screen:
      let program = try Interpreter().compile("")
      make = { program.screen() }
    }
  }

  /// The best of five rounds of making and freeing one after the other, and the memory of so many that live at once.
  func measure(_ count: Int) throws -> (nanoseconds: Int, bytes: Int) {
    // What is made once a process is there already.
    for _ in 0..<3 { _ = try make() }
    var kept: [AnyObject] = []
    kept.reserveCapacity(count)
    let before = residentBytes()
    for _ in 0..<count { kept.append(try make()) }
    let bytes = (residentBytes() - before) / count
    kept = []
    var best = Int.max
    for _ in 0..<5 {
      let start = ContinuousClock.now
      for _ in 0..<count { _ = try make() }
      let (seconds, fraction) = start.duration(to: .now).components
      best = min(best, (Int(seconds) * 1_000_000_000 + Int(fraction / 1_000_000_000)) / count)
    }
    return (best, bytes)
  }

  /// The memory of this process that is in use.
  private func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
