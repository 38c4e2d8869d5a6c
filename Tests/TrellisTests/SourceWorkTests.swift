import Foundation
import Testing

@testable import Trellis

/// Reading a long source asks on the way whether to stop, and counts what it takes. Questions and bytes are counted here,
/// not milliseconds.
@Suite struct SourceWorkTests {
  /// Sources that take long to read, each in another way.
  static let sources: [(name: String, source: String)] = [
    ("statements", repeated("let a# = # + 1", 2_000)),
    ("functions", repeated("fn f#(x) = x + #", 2_000)),
    ("bodies", repeated("fn f#(x) {\n  let y = x + #\n  return y * 2\n}", 1_000)),
    ("one body", "fn f(x) {\n" + repeated("  let y# = x + #", 2_000) + "\n}"),
    ("an expression", "let a = [" + String(repeating: "[1, 2, 3], ", count: 2_000) + "1]"),
    ("a call", "print(" + String(repeating: "1 + 2, ", count: 4_000) + "1)"),
    ("closures", repeated("let f# = { $0 + # }", 1_000)),
    ("types", repeated("type T# { a: Int }", 1_000)),
    ("fields", "type T {\n" + repeated("  a#: Int", 2_000) + "\n}"),
    ("cases", "type T = " + (0..<2_000).map { ".a\($0)" }.joined(separator: " | ")),
    ("comments", String(repeating: "// a comment\n", count: 30_000)),
    ("a comment", "/* " + String(repeating: "long ", count: 200_000) + "*/"),
    ("a line", "// " + String(repeating: "long ", count: 200_000)),
    ("a text", "let t = \"" + String(repeating: "long ", count: 200_000) + "\""),
    ("a text of lines", "let t = \"\"\"\n" + String(repeating: "long\n", count: 200_000) + "\"\"\""),
    ("blank lines", String(repeating: "\n", count: 400_000)),
    ("brackets", repeated("let a# = (1, [2", 1_000)),
    ("a mistake", repeated("let a# = # + 1", 2_000) + "\nlet b ="),
    ("a mistake in a body", repeated("fn f#(x) {\n  x + #\n}", 1_000) + "\nfn g() {\n  )\n}"),
    ("an unknown name", repeated("let a# = # + 1", 2_000) + "\nlet b = a2x"),
  ]

  private static func repeated(_ pattern: String, _ count: Int) -> String {
    let parts = pattern.split(separator: "#", omittingEmptySubsequences: false)
    return (0..<count).map { parts.joined(separator: "\($0)") }.joined(separator: "\n")
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    private let end: Int
    init(endingAfter end: Int = .max) { self.end = end }
    var questions: Int { lock.withLock { count } }

    func host() -> Trellis.Host {
      var host = Trellis.Host()
      host.interruption = {
        self.lock.withLock {
          self.count += 1
          return self.count > self.end ? .deadline : nil
        }
      }
      return host
    }
  }

  private static let limits = Limits(memory: 1 << 30)

  @Test(arguments: sources.indices)
  func isAskedOnTheWay(_ index: Int) throws {
    let (name, source) = Self.sources[index]
    let counter = Counter()
    _ = try? Interpreter(limits: Self.limits, host: counter.host()).load(source)
    // At least once in a million bytes, however little is made of them.
    #expect(counter.questions >= source.utf8.count / 1_100_000 + 2, "\(name): \(counter.questions)")
  }

  /// At whatever question it is told to stop, it does, and says so once; nothing is asked more than a few times after.
  @Test(arguments: sources.indices)
  func endsOnTheWay(_ index: Int) throws {
    let (name, source) = Self.sources[index]
    let whole = Counter()
    _ = try? Interpreter(limits: Self.limits, host: whole.host()).load(source)
    for part in [0, 2, 5, 9] {
      let counter = Counter(endingAfter: whole.questions * part / 10)
      let error = #expect(throws: ScriptError.self, "\(name) after \(part)") {
        _ = try Interpreter(limits: Self.limits, host: counter.host()).load(source, name: "long.dsl")
      }
      #expect(error?.problems.map(\.code) == ["deadline"], "\(name) after \(part)")
      #expect(error?.isLimit == true)
      #expect(error?.place == "long.dsl:1:1")
      #expect(counter.questions <= whole.questions * part / 10 + 3, "\(name) after \(part)")
    }
  }

  @Test func checkEndsOnTheWay() {
    let counter = Counter(endingAfter: 3)
    let interpreter = Interpreter(limits: Self.limits, host: counter.host())
    #expect(interpreter.check(Self.sources[0].source).map(\.code) == ["deadline"])
    #expect(interpreter.check("1").map(\.code) == ["deadline"])
  }

  @Test func aTimeoutCountsForReading() {
    var host = Trellis.Host()
    host.timeout = .zero
    let error = #expect(throws: ScriptError.self) {
      _ = try Interpreter(host: host).load(Self.sources[0].source)
    }
    #expect(error?.problems.first?.code == "deadline")
  }

  @Test func aSessionGoesOnAfterIt() throws {
    let counter = Counter(endingAfter: 3)
    let session = Interpreter(limits: Self.limits, host: counter.host()).session()
    let interruption = session.machine.interruption
    let before = session.machine.heap.meter?.bytes ?? 0
    let error = #expect(throws: ScriptError.self) { try session.submit(Self.sources[0].source) }
    #expect(error?.problems.first?.code == "deadline")
    session.machine.interruption = nil
    #expect((session.machine.heap.meter?.bytes ?? 0) <= before + 1000)
    _ = try session.submit("let a0 = 5")
    #expect(try session.evaluate("a0 + 1").kindName == "an Int")
    session.machine.interruption = interruption
  }

  /// A script that is imported is read in the time of the one that imports it.
  @Test func anImportEndsOnTheWay() {
    let counter = Counter(endingAfter: 5)
    let interpreter = Interpreter(limits: Self.limits, host: counter.host())
    interpreter.registerModule("long", source: Self.sources[0].source)
    let error = #expect(throws: ScriptError.self) { _ = try interpreter.load("import \"long\"\nlet b = 1") }
    #expect(error?.problems.map(\.code) == ["deadline"])
  }

  // MARK: Memory

  /// Sources whose trees and code are large for their bytes.
  static let large: [(name: String, line: String, most: ClosedRange<Int>)] = [
    ("closures", "{ $0 }", 600...760), ("statements", "1", 1250...1550), ("names", "let a# = 1", 520...1000),
    ("functions", "fn f#() = 1", 520...1000),
  ]

  /// The limit is met at the same source in every build: what is just under it loads, what is just over it does not.
  @Test(arguments: large.indices)
  func memoryIsRefusedWhereItEnds(_ index: Int) {
    let (name, line, most) = Self.large[index]
    func code(_ count: Int) -> String? {
      LimitedRun.loadCode(Self.repeated(line, count), Limits(memory: 1 << 20))
    }
    var low = 1
    var high = 20_000
    while high - low > 1 {
      let middle = (low + high) / 2
      if code(middle) == nil { low = middle } else { high = middle }
    }
    #expect(most.contains(low), "\(name): \(low)")
    #expect(code(low) == nil, "\(name)")
    #expect(code(low + 1) == "memory-limit", "\(name)")
  }

  @Test func theCodeIsCountedWhileTheProgramLives() throws {
    let source = Self.repeated("let f# = { $0 + # }", 1000)
    let interpreter = Interpreter(limits: Limits(memory: 16 << 20))
    let loaded = try interpreter.load(source)
    let bytes = loaded.machine.heap.meter?.bytes ?? 0
    #expect(bytes > 1_000_000)
    let program = try interpreter.compile(source)
    for _ in 0..<2 {
      let screen = program.screen()
      #expect((screen.machine.heap.meter?.bytes ?? 0) >= bytes * 9 / 10)
    }
  }

  /// What is evaluated beside the script is gone afterwards.
  @Test func anExpressionIsNotCountedForGood() throws {
    let screen = try Interpreter().load("let a = 1")
    try screen.run()
    _ = try screen.evaluate("a + 1")
    let before = screen.machine.heap.meter?.bytes ?? 0
    for _ in 0..<100 { _ = try screen.evaluate("a + 1") }
    #expect((screen.machine.heap.meter?.bytes ?? 0) == before)
  }
}
