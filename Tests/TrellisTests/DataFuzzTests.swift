import Foundation
import Testing

@testable import Lang
@testable import Trellis

/// Random files: whatever stands in them, reading ends, with a value or with a failure that has a message.
///
/// `TRELLIS_FUZZ_ITERATIONS` sets how many files of each kind are tried.
@Suite struct DataFuzzTests {
  private static let iterations =
    ProcessInfo.processInfo.environment["TRELLIS_FUZZ_ITERATIONS"].flatMap { Int($0) } ?? 2_000

  private static let csvPieces: [String] = [
    ",", ",", ";", "\t", "|", "\n", "\n", "\r\n", "\r", "\"", "\"\"", "a", "b", " ", "007", "1", "-2.50",
    "1e3", "true",
    "2026-11-30", "2026-11-30T09:30Z", "2026-02-30", "99999999999999999999", "東京", "👨‍👩‍👧", "\u{FEFF}", "é",
    "sep=;\n", "\u{0}",
    "1h30m", "landed", "",
  ]

  private static let jsonPieces: [String] = [
    "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\"b\":", "\"a\":", "1", "-2.50", "1e3", "1e999", "true",
    "null", " ", "\n",
    "\\u00e9", "\\ud83d", "\\ude00", "\\n", "\\", "東", "\u{FEFF}", "007", "{\"a\":1},", "[[", "]]",
    "\"2026-11-30\"",
  ]

  private static let type: RecordType = .make(
    "Row",
    [
      FieldType("a", .optional(.int)), FieldType("b", .optional(.date)), FieldType("c", .decimal),
      FieldType("d", .choice(.make("Status", ["landed", "delayed"]))), FieldType("e", .optional(.duration)),
    ])

  private func file(_ pieces: [String], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      bytes += Array(pieces.randomElement(using: &generator).map { $0.utf8 } ?? "".utf8)
    }
    if Int.random(in: 0..<8, using: &generator) == 0, !bytes.isEmpty {
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
    }
    return bytes
  }

  private func options(_ generator: inout SeededGenerator) -> DataLoader.Options {
    DataLoader.Options(
      type: Bool.random(using: &generator) ? .list(.record(Self.type)) : nil,
      hasHeader: Int.random(in: 0..<4, using: &generator) > 0,
      onError: Bool.random(using: &generator) ? .skip : .fail)
  }

  private func attempt(_ bytes: [UInt8], _ body: () throws -> Value) {
    do {
      let value = try body()
      _ = ValueText(limit: 200).quoted(value)
    } catch let failure as Failure {
      #expect(!failure.message.isEmpty)
    } catch {
      Issue.record("\(error) for \(bytes)")
    }
  }

  @Test func csv() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<Self.iterations {
      let header = Bool.random(using: &generator) ? Array("a,b,c,d,e\n".utf8) : []
      let bytes = header + file(Self.csvPieces, &generator)
      let options = options(&generator)
      attempt(bytes) { try DataBench(memory: 1 << 20).loader.csv(bytes, name: "fuzz.csv", options: options) }
    }
  }

  @Test func json() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<Self.iterations {
      let bytes = file(Self.jsonPieces, &generator)
      let options = options(&generator)
      attempt(bytes) {
        try DataBench(memory: 1 << 20).loader.json(bytes, name: "fuzz.json", options: options)
      }
    }
  }

  /// A random value as JSON, and as the language writes it.
  private func valid(_ depth: Int, _ generator: inout SeededGenerator) -> (json: String, text: String) {
    switch Int.random(in: 0...(depth > 3 ? 5 : 7), using: &generator) {
    case 0: return ("null", "nil")
    case 1: return ("true", "true")
    case 2:
      let number = Int.random(in: Int.min...Int.max, using: &generator)
      return ("\(number)", "\(number)")
    case 3:
      let number =
        "\(Int.random(in: -999...999, using: &generator)).\(Int.random(in: 10...99, using: &generator))"
      return (number, number)
    case 4: return ("\"\\u00e9\\n\\ud83d\\ude00\"", "\"é\\n😀\"")
    case 5:
      let word = ["", "a", "東京", "2026-11-30", "true"].randomElement(using: &generator) ?? ""
      return ("\"\(word)\"", "\"\(word)\"")
    case 6:
      // A number in front keeps records in it from sharing their fields.
      let items = (0..<Int.random(in: 0...3, using: &generator)).map { _ in valid(depth + 1, &generator) }
      return (
        "[ 0" + items.map { ",\n" + $0.json }.joined() + "]",
        "[0" + items.map { ", " + $0.text }.joined() + "]"
      )
    default:
      let keys = ["a", "b", "c", "d"].filter { _ in Bool.random(using: &generator) }
      let items = keys.map { ($0, valid(depth + 1, &generator)) }
      return (
        "{" + items.map { "\"\($0.0)\" : \($0.1.json)" }.joined(separator: ",") + "}",
        items.isEmpty ? "{:}" : "{" + items.map { "\($0.0): \($0.1.text)" }.joined(separator: ", ") + "}"
      )
    }
  }

  /// Valid JSON is read as what it says; with a byte changed it is read or refused.
  @Test func validJSON() throws {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<(Self.iterations / 2 + 1) {
      let (json, text) = valid(0, &generator)
      let bench = DataBench()
      #expect(bench.text(try bench.json(json)) == text)
      var bytes = Array(json.utf8)
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      attempt(bytes) { try bench.loader.json(bytes, name: "fuzz.json") }
    }
  }

  /// What was written as CSV is read back as it was.
  @Test func csvRoundTrip() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<(Self.iterations / 4 + 1) {
      let width = Int.random(in: 2...4, using: &generator)
      let cells = (0..<Int.random(in: 1...6, using: &generator)).map { _ in
        (0..<width).map { _ in
          // A letter in front keeps it text.
          "x"
            + (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
              Self.csvPieces.filter { $0 != "\u{0}" }.randomElement(using: &generator)
            }.joined()
        }
      }
      let header = (0..<width).map { "h\($0)" }
      let csv = ([header] + cells).map { row in
        row.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ";")
      }.joined(separator: "\r\n")
      guard case .list(let list) = try DataBench().csv(csv, .init(separator: UInt8(ascii: ";"))) else {
        return
      }
      let read = list.elements.compactMap { row -> [String]? in
        guard case .record(let record) = row else { return nil }
        return record.values.compactMap(\.asText)
      }
      #expect(read.map { $0.map { Array($0.utf8) } } == cells.map { $0.map { Array($0.utf8) } })
    }
  }
}
