import Foundation
import Testing

@testable import Lang
@testable import Trellis

/// What a host defines has the fields of its type, in their order, whether they are encoded or not.
@Suite struct DataEncoderOrderTests {
  private struct Stop: Codable { var city: String; var note: String?; var platform: Int? }
  private struct Trip: Codable {
    var code: String
    var delay: Int?
    var stops: [Stop] = []
    var first: Stop?
    var price: Double?
  }

  private func text(_ value: some Encodable) throws -> String {
    ValueText().quoted(try ValueEncoder().encodeWhole(value))
  }

  @Test func leftOutFieldsAreNilAtTheirPlace() throws {
    #expect(
      try text([Stop(city: "Oslo", note: nil, platform: 2), Stop(city: "Rome", note: "late", platform: nil)])
        == "[{city: \"Oslo\", note: nil, platform: 2}, {city: \"Rome\", note: \"late\", platform: nil}]")
  }

  @Test func insideOthersToo() throws {
    let trip = Trip(code: "A", stops: [Stop(city: "Oslo")], first: Stop(city: "Rome", platform: 1))
    #expect(
      try text(trip) == """
        {code: "A", delay: nil, stops: [{city: "Oslo", note: nil, platform: nil}], \
        first: {city: "Rome", note: nil, platform: 1}, price: nil}
        """)
  }

  @Test func rowsHaveOneShape() throws {
    let stops = (0..<100).map {
      Stop(city: "c\($0)", note: $0 % 2 == 0 ? nil : "n", platform: $0 % 3 == 0 ? nil : $0)
    }
    guard case .list(let list) = try ValueEncoder().encodeWhole(stops) else { return #expect(Bool(false)) }
    let shapes = Set(
      list.elements.compactMap { element -> ObjectIdentifier? in
        guard case .record(let record) = element else { return nil }
        return ObjectIdentifier(record.shape)
      })
    #expect(list.elements.count == 100)
    #expect(shapes.count == 1)
  }

  /// The type encodes otherwise than it decodes: its own order counts, and what it adds.
  private struct Reordered: Codable {
    var a = 1
    var b: Int?
    var c = 3
    private enum Keys: String, CodingKey { case a, b, c, more }
    init(b: Int? = nil) { self.b = b }
    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Keys.self)
      a = try fields.decode(Int.self, forKey: .a)
      b = try fields.decodeIfPresent(Int.self, forKey: .b)
      c = try fields.decode(Int.self, forKey: .c)
    }
    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Keys.self)
      try fields.encode(c, forKey: .c)
      try fields.encode(a, forKey: .a)
      if let b { try fields.encode(b, forKey: .b) }
      try fields.encode(true, forKey: .more)
      try fields.encode(a + 10, forKey: .a)
    }
  }

  @Test func anOrderOfItsOwnCounts() throws {
    #expect(try text(Reordered(b: 2)) == "{c: 3, a: 11, b: 2, more: true}")
    #expect(try text(Reordered()) == "{c: 3, a: 11, more: true, b: nil}")
    #expect(
      try text([Reordered(b: 2), Reordered()])
        == "[{c: 3, a: 11, b: 2, more: true}, {c: 3, a: 11, b: nil, more: true}]")
  }

  /// Containers inside containers, filled in any order.
  private struct Nested: Encodable {
    private enum Keys: CodingKey { case list, inner, last }
    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Keys.self)
      var list = fields.nestedUnkeyedContainer(forKey: .list)
      var inner = fields.nestedContainer(keyedBy: Keys.self, forKey: .inner)
      try fields.encode("end", forKey: .last)
      try inner.encode(list.codingPath.map(\.stringValue), forKey: .list)
      try list.encode(1)
      var pairs = list.nestedContainer(keyedBy: Keys.self)
      try pairs.encode(pairs.codingPath.map(\.stringValue), forKey: .last)
      try list.encode(["deep": [Path()]])
      try fields.superEncoder().singleValueContainerText("above")
    }
  }
  private struct Path: Encodable {
    func encode(to encoder: any Encoder) throws {
      var only = encoder.singleValueContainer()
      try only.encode(encoder.codingPath.map(\.stringValue).joined(separator: "."))
    }
  }

  @Test func containersInsideContainers() throws {
    #expect(
      try text(Nested()) == """
        {list: [1, {last: ["list", "[1]"]}, {deep: ["list.[2].deep.[0]"]}], inner: {list: ["list"]}, last: "end", \
        super: "above"}
        """)
  }

  @Test func manyFieldsStayApart() throws {
    let fields = Dictionary(uniqueKeysWithValues: (0..<40).map { ("k\($0)", $0) })
    guard case .record(let record) = try ValueEncoder().encodeWhole(fields) else {
      return #expect(Bool(false))
    }
    #expect(record.shape.keys.map(\.text) == fields.keys.sorted())
    for (name, number) in fields { #expect(record[name]?.asInt == number) }
  }
}

extension Encoder {
  fileprivate func singleValueContainerText(_ text: String) throws {
    var only = singleValueContainer()
    try only.encode(text)
  }
}
