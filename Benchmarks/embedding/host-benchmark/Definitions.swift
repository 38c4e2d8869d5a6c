import Foundation
import Trellis

/// Data that a host hands over, beside the same data as JSON.
enum Definitions {
  struct Row: Codable {
    var code: String
    var airport: String
    var departs: Date
    var seats: Int
    var price: Double
    var isDelayed: Bool
    var gate: String?

    init(_ number: Int) {
      code = "LH\(number)"
      airport = "Airport number \(number % 300)"
      departs = Date(timeIntervalSince1970: Double(1_790_000_000 + number * 60))
      seats = number % 400
      price = Double(number % 1000) * 1.25
      isDelayed = number % 7 == 0
      gate = number % 3 == 0 ? nil : "B\(number % 50)"
    }
  }

  /// The best of five rounds of each, in nanoseconds.
  static func measure(_ count: Int) throws -> (define: Int, json: Int) {
    let rows = (0..<count).map { Row($0) }
    let interpreter = Interpreter()
    let encoder = JSONEncoder()
    var best = (define: Int.max, json: Int.max)
    for _ in 0..<5 {
      best.define = min(best.define, try nanoseconds { try interpreter.define("rows", rows) })
      best.json = min(best.json, try nanoseconds { _ = try encoder.encode(rows) })
    }
    return best
  }

  private static func nanoseconds(_ body: () throws -> Void) rethrows -> Int {
    let start = ContinuousClock.now
    try body()
    let (seconds, fraction) = start.duration(to: .now).components
    return Int(seconds) * 1_000_000_000 + Int(fraction / 1_000_000_000)
  }
}
