import Foundation
import Trellis

/// A server that answers each request with a template drawn of the request's own data.
struct Requests: Sendable {
  struct Line: Codable {
    var article: String
    var count: Int
    var price: Decimal
  }

  static let template = """
    input lines: [Record] = []
    input customer = "nobody"
    fn sum(of line) = line.count * line.price

    VStack(alignment: .leading) {
      Text("Invoice for \\(customer)").bold()
      Table(lines) {
        TableColumn("Article", value: \\.article)
        TableColumn("Count", value: \\.count)
        TableColumn("Price", value: \\.price)
        TableColumn("Total") { line in Text("\\(sum(of: line))") }
      }
      Divider()
      Text("To pay: \\(lines.map { sum(of: $0) }.sum())")
    }
    """

  private static let prices = (1...20).map { Decimal($0 * 5) / 4 }

  let interpreter = Interpreter()
  /// Compiled once; without it each request compiles its own.
  let program: Program?

  init(isShared: Bool) throws {
    program = isShared ? try interpreter.compile(Requests.template, name: "invoice.dsl") : nil
  }

  /// One request: a screen of its own, with its own twenty lines.
  func answer(_ number: Int) throws -> String {
    let screen = try program?.screen() ?? interpreter.load(Requests.template, name: "invoice.dsl")
    try screen.update("customer", "customer \(number)")
    try screen.update(
      "lines",
      (1...20).map { Line(article: "Article \($0)", count: number % 7 + $0, price: Requests.prices[$0 - 1]) })
    return try screen.render(width: 60)
  }

  /// How many requests so many threads answer in so many seconds, and how long processors work for that.
  func answered(threads: Int, seconds: Double) throws -> (count: Int, processor: Double) {
    guard try answer(1).contains("To pay:") else { throw ScriptFailure("the template draws something else") }
    let before = clock()
    let end = ContinuousClock.now.advanced(by: .seconds(seconds))
    let counts = UnsafeMutableBufferPointer<Int>.allocate(capacity: threads)
    counts.initialize(repeating: 0)
    defer { counts.deallocate() }
    nonisolated(unsafe) let places = counts
    let group = DispatchGroup()
    for index in 0..<threads {
      group.enter()
      let thread = Thread {
        var count = 0
        while ContinuousClock.now < end, (try? answer(count)) != nil { count += 1 }
        places[index] = count
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    return (counts.reduce(0, +), Double(clock() - before) / Double(CLOCKS_PER_SEC))
  }
}
