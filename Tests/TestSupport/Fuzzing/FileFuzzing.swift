import CivilCalendar
import Lang
import Trellis
import Validation

/// Reads files of any bytes with scripts that do all sorts of things with what is in them.
final class FileFuzzing: @unchecked Sendable {
  private let files = OneFile()
  private let interpreter: Interpreter
  private let scripts: [String]

  private init(_ scripts: [String]) {
    self.scripts = scripts
    var host = Host()
    host.files = files
    interpreter = Interpreter(
      limits: Limits(steps: 2_000_000, memory: 32 << 20, depth: 100, nativeDepth: 60, nodes: 20_000),
      host: host)
  }

  /// The first byte says what is done.
  func problem(_ bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    files.bytes = Array(bytes.dropFirst())
    let script = scripts[Int(first) % scripts.count]
    let problem = FuzzedRun.problem {
      let screen = try interpreter.load(script, name: "fuzz.dsl")
      screen.options.width = 50
      screen.sink = { _ in }
      screen.warningSink = { _ in }
      try screen.run()
    }
    if let problem { return "\(problem)\nin\n\(script)" }
    return self === FileFuzzing.calendar ? CalendarFuzzing.problem(files.bytes) : nil
  }

  private static let type = """
    type Row { a: Int?, b: Date?, c: Decimal = 1, d: Status?, e: Duration?, f: [Int]?, name: String from "the name" = "" }
    type Status = .landed | .delayed(Int)

    """

  static let csv = FileFuzzing([
    "let rows = csv(\"f.csv\")\nprint(rows.count)\nrows",
    "Table(csv(\"f.csv\"))",
    type + "let rows: [Row] = csv(\"f.csv\", onError: .skip)\nList(rows) { row in Text(\"\\(row)\") }",
    type + "let rows: [Row] = csv(\"f.csv\")\nrows.grouped(by: \\.b)",
    "let rows = csv(\"f.csv\", header: false)\nrows.map { $0.keys }.first",
  ])
  static let json = FileFuzzing([
    "let value = json(\"f.json\")\nvalue\nvalue == value",
    type + "let rows: [Row] = json(\"f.json\", onError: .skip)\nTable(rows)",
    type + "let row: Row = json(\"f.json\")\nrow",
    "Table(json(\"f.json\"))",
  ])
  static let calendar = FileFuzzing([
    "let c = ics(\"f.ics\")\nc.events(in: @2026-01-01...@2026-12-31).count",
    "let c = ics(\"f.ics\")\nTimeline(c.events(on: @2026-11-30), by: \\.start, until: \\.end, every: 1h) { e in Text(e.title) }",
    "let c = ics(\"f.ics\")\nc.events(in: @0001-01-01...@9999-12-31).count",
  ])
  static let strings = FileFuzzing([
    """
    let texts = strings({en: "f.strings", nl: "f.strings"})
    for key in ["a", "b", "rows", "hello", ""] {
      print(key.localized("x", 2, in: texts))
      print(key.localized(count: 1, in: texts))
      print(key.localized(in: texts, count: 2000, locale: "nl"))
      print(key.localized(in: texts, with: {name: "Ada", n: 3}))
    }
    texts.missingKeys("nl")
    """
  ])
}

/// The one file that there is.
private final class OneFile: FileReader, @unchecked Sendable {
  var bytes: [UInt8] = []
  func read(_ path: String) throws -> [UInt8] { bytes }
}

/// What is written of a calendar can be read again.
private enum CalendarFuzzing {
  private struct Enough: Error {}

  static func problem(_ bytes: [UInt8]) -> String? {
    let file = bytes.withUnsafeBufferPointer { CalendarFile(utf8: $0) }
    var work = 0
    if let from = Day(year: 2026, month: 1, day: 1), let to = Day(year: 2027, month: 1, day: 1) {
      let found = try? file.occurrences(
        from: Zone.utc.start(of: from), to: Zone.utc.start(of: to), in: .utc, atMost: 500
      ) { step in
        work += step
        if work > 2_000_000 { throw Enough() }
      }
      for item in found?.items ?? [] where item.end < item.start {
        return "an event that ends before it begins"
      }
    }
    let again = CalendarFile(file.text(stamp: .first))
    if again.events.count != file.events.count {
      return
        "\(file.events.count) events were written and \(again.events.count) read:\n\(file.text(stamp: .first))"
    }
    return nil
  }
}

enum PatternFuzzing {
  /// Flags, the pattern, a line break, the text.
  static func problem(_ bytes: [UInt8]) -> String? {
    guard let flags = bytes.first else { return nil }
    let parts = bytes.dropFirst().split(separator: 10, maxSplits: 1, omittingEmptySubsequences: false)
    let source = String(decoding: parts.first ?? [], as: UTF8.self)
    let text = String(decoding: parts.count > 1 ? parts[1] : [], as: UTF8.self)
    guard let pattern = try? Pattern(source, ignoresCase: flags & 1 == 1) else { return nil }
    let isWhole = pattern.matchesWhole(text)
    let first = pattern.firstMatch(in: text)
    if isWhole, first == nil { return "all of the text matches, and nothing in it: /\(source)/ of “\(text)”" }
    _ = pattern.replacing(in: text, atMost: 100, withTemplate: "<$0$1>")
    return nil
  }
}
