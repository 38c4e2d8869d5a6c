import Foundation
import Testing

@testable import Lang
@testable import Trellis

/// A script's values become a host's.
@Suite struct DataDecoderTests {
  private enum Status: String, Decodable { case scheduled, delayed }
  private struct Place: Decodable, Equatable { var city: String; var zip: Int? }
  private struct Flight: Decodable {
    var flightDate: Date
    var status: Status
    var price: Foundation.Decimal
    var place: Place?
    var tags: [String]
    var length: Double
  }

  private func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
    try ValueDecoder().decode(type, from: DataBench().json(json))
  }

  @Test func scalars() throws {
    #expect(try decode(Int.self, "12") == 12)
    #expect(try decode(Int.self, "2.0") == 2)
    #expect(try decode(UInt8.self, "200") == 200)
    #expect(try decode(Double.self, "12") == 12)
    #expect(try decode(Double.self, "1.50") == 1.5)
    #expect(try decode(String.self, "\"x\"") == "x")
    #expect(try decode(Bool.self, "true"))
    #expect(try decode(Int?.self, "null") == nil)
    #expect(try decode(Int?.self, "3") == 3)
    #expect(try decode(Date?.self, "null") == nil)
    #expect(try decode([String: Int].self, "{\"a\": 1}") == ["a": 1])
    #expect(try decode([Int?].self, "[1, null]") == [1, nil])
    #expect(try decode(URL.self, "\"https://example.org\"") == URL(string: "https://example.org"))
    #expect(try decode(Foundation.Decimal.self, "1.10") == Foundation.Decimal(string: "1.10"))
  }

  @Test func structures() throws {
    let heap = Heap.unlimited
    let value = try heap.record([
      ("Flight Date", .date(1)), ("status", heap.symbol("delayed")),
      ("price", .decimal(ExactNumber(mantissa: 150, scale: 2))),
      ("place", heap.record([("city", .text("Oslo"))])), ("tags", heap.list([.text("a")])),
      ("length", heap.duration(microseconds: 90_000_000)),
    ])
    let flight = try ValueDecoder().decode(Flight.self, from: value)
    #expect(flight.flightDate == Date(timeIntervalSince1970: 86_400))
    #expect(flight.status == .delayed)
    #expect(flight.price == Foundation.Decimal(string: "1.5"))
    #expect(flight.place == Place(city: "Oslo", zip: nil))
    #expect(flight.tags == ["a"])
    #expect(flight.length == 90)
  }

  @Test func mismatches() {
    #expect(throws: DecodingError.self) { try decode(Int.self, "\"x\"") }
    #expect(throws: DecodingError.self) { try decode(Int.self, "1.5") }
    #expect(throws: DecodingError.self) { try decode(UInt8.self, "300") }
    #expect(throws: DecodingError.self) { try decode(Place.self, "{}") }
    #expect(throws: DecodingError.self) { try decode(Place.self, "[]") }
    #expect(throws: DecodingError.self) { try decode([Int].self, "[1, null]") }
    #expect(throws: DecodingError.self) { try decode(Int.self, "null") }
  }
}
