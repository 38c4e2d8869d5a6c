import Foundation
import Testing

@testable import Lang
@testable import Trellis

/// A host's values become a script's.
@Suite struct DataEncoderTests {
  private struct Place: Encodable { var city: String; var zip: Int? }
  private enum Status: String, Encodable { case scheduled, delayed }
  private struct Flight: Encodable {
    var code: String
    var departs: Date
    var price: Foundation.Decimal
    var status: Status
    var place: Place?
    var tags: [String] = []
    var site = URL(string: "https://example.org/a")
    var factor: Float = 0.1
    var small: UInt8 = 7
  }
  private class Base: Encodable { var a = 1 }
  private final class Derived: Base {
    var b = 2
    private enum Keys: CodingKey { case b }
    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Keys.self)
      try container.encode(b, forKey: .b)
      try super.encode(to: container.superEncoder())
    }
  }

  private func text(_ value: some Encodable) throws -> String {
    ValueText().quoted(try ValueEncoder().encode(value))
  }

  @Test func scalars() throws {
    #expect(try text(1) == "1")
    #expect(try text(1.5) == "1.5")
    #expect(try text("x") == "\"x\"")
    #expect(try text(true) == "true")
    #expect(try text(Optional<Int>.none) == "nil")
    #expect(try text([1, 2]) == "[1, 2]")
    #expect(try text(["a": 1]) == "{a: 1}")
    #expect(try text([Int]()) == "[]")
    #expect(try text(Date(timeIntervalSince1970: 0.5)) == "1970-01-01T00:00:00.5Z")
    #expect(try text(Foundation.Decimal(string: "12.50")) == "12.5")
    #expect(try text(URL(string: "https://example.org")) == "\"https://example.org\"")
  }

  @Test func structures() throws {
    let flight = Flight(
      code: "A1", departs: Date(timeIntervalSince1970: 0), price: Foundation.Decimal(string: "9.99") ?? 0,
      status: .delayed, place: Place(city: "Oslo", zip: nil))
    #expect(
      try text(flight) == """
        {code: "A1", departs: 1970-01-01T00:00Z, price: 9.99, status: "delayed", place: {city: "Oslo"}, tags: [], \
        site: "https://example.org/a", factor: 0.1, small: 7}
        """)
  }

  @Test func rowsShareTheirFields() throws {
    let value = try ValueEncoder().encode([Place(city: "Oslo", zip: 150), Place(city: "Rome", zip: nil)])
    #expect(ValueText().quoted(value) == "[{city: \"Oslo\", zip: 150}, {city: \"Rome\", zip: nil}]")
    guard case .list(let list) = value, case .record(let first) = list.elements[0],
      case .record(let second) = list.elements[1]
    else { return }
    #expect(first.shape === second.shape)
  }

  @Test func inheritance() throws {
    #expect(try text(Derived()) == "{b: 2, super: {a: 1}}")
  }

  @Test func whatDoesNotFit() {
    #expect(throws: EncodingError.self) { try ValueEncoder().encode(UInt64.max) }
    #expect(throws: EncodingError.self) {
      try ValueEncoder().encode(Date.distantPast.addingTimeInterval(-1e12))
    }
    #expect(throws: EncodingError.self) { try ValueEncoder().encode(Date(timeIntervalSince1970: .infinity)) }
  }

  @Test func memoryIsCounted() {
    let machine = Machine(environment: NullEnvironment(), catalog: Catalog(), limits: Limits(memory: 1000))
    #expect(throws: Failure.self) {
      try ValueEncoder(heap: machine.heap).encode((0..<100).map { "text \($0)" })
    }
  }
}
