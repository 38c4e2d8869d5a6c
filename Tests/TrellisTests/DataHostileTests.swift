import Testing

@testable import Lang
@testable import Trellis

/// Files that mean harm reach a limit, not the host.
@Suite struct DataHostileTests {
  @Test func memoryIsLimited() {
    let bench = DataBench(memory: 1 << 20)
    let csv = "a,b\n" + String(repeating: "x,1\n", count: 50_000)
    #expect(failureText { try bench.csv(csv) }.contains("limit of 1 MiB"))
    let json = "[" + String(repeating: "{},", count: 50_000) + "{}]"
    #expect(failureText { try DataBench(memory: 1 << 20).json(json) }.contains("limit of 1 MiB"))
  }

  @Test func sparseRowsAreNotSpreadOverAllTheirKeys() throws {
    let json = "[" + (0..<3000).map { "{\"k\($0)\": 1}" }.joined(separator: ",") + "]"
    guard case .list(let list) = try DataBench(memory: 16 << 20).json(json) else { return }
    #expect(list.elements.count == 3000)
    guard case .record(let first) = list.elements[0] else { return }
    #expect(first.count == 1)
  }

  @Test func manyColumns() throws {
    let header = (0..<20_000).map { "c\($0)" }.joined(separator: ",")
    let row = (0..<20_000).map(String.init).joined(separator: ",")
    guard case .list(let list) = try DataBench().csv(header + "\n" + row + "\n"),
      case .record(let record) = list.elements[0]
    else { return }
    #expect(record["c19999"]?.asInt == 19_999)
  }

  @Test func manyEqualAndEmptyHeaders() throws {
    let header = String(repeating: ",", count: 5_000) + String(repeating: "a,", count: 5_000)
    let row = String(repeating: ",", count: 10_000)
    guard
      case .list(let list) = try DataBench().csv(
        header + "\n" + row + "\n", .init(separator: UInt8(ascii: ","))),
      case .record(let record) = list.elements[0]
    else { return }
    #expect(Set(record.shape.keys.map(\.text)).count == 10_001)
  }

  @Test func onlyQuotesAndSeparators() {
    for text in [
      String(repeating: "\"", count: 100_001), String(repeating: ",", count: 100_000),
      String(repeating: "\n", count: 100_000),
    ] {
      _ = try? DataBench().csv(text)
    }
    for text in [
      String(repeating: "{\"a\":", count: 100_000), String(repeating: "[", count: 100_000),
      String(repeating: "\\", count: 100_000),
    ] {
      #expect(throws: Failure.self) { try DataBench().json(text) }
    }
  }

  @Test func longDigits() throws {
    let digits = String(repeating: "9", count: 100_000)
    #expect(try rows("k,v\nx,\(digits)\n").utf8.count > 100_000)
    #expect(throws: Failure.self) { try DataBench().json(digits) }
    #expect(try value("0." + digits) == "1.0")
    let type = RecordType.make("Row", [FieldType("v", .decimal)])
    #expect(
      failureText { try DataBench().csv("v\n\(digits)\n", .init(type: .record(type))) }.contains(
        "more than the 18 digits"))
  }
}
