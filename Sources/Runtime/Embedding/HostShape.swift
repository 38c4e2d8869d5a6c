import Foundation
import Lang

/// What a type of the host's looks like to a script: its name, and the fields of its records.
struct HostShape: Sendable, Codable, Equatable {
  /// As it is told: `[Flight]`, `String?`.
  var name: String
  /// The fields of a record, or of the records in a list.
  var fields: [Field] = []
  /// Whether there may be more fields than these.
  var isOpen = false

  struct Field: Sendable, Codable, Equatable {
    var name: String
    var shape: HostShape
  }

  /// Found by decoding nothing: each field that the type asks for is noted.
  init(of type: any Decodable.Type) { self = ShapeProbe(inside: []).shape(of: type) }

  init(name: String, fields: [Field] = [], isOpen: Bool = false) {
    self.name = name
    self.fields = fields
    self.isOpen = isOpen
  }

  /// Of a value: of a list the fields of all of its records.
  init(of value: Value, depth: Int = 0) {
    switch value {
    case .list(let list):
      let shapes = list.elements.prefix(1000).filter { !$0.isNull }.map {
        HostShape(of: $0, depth: depth + 1)
      }
      guard let first = shapes.first else {
        self.init(name: "List")
        return
      }
      var fields: [Field] = []
      for field in shapes.flatMap(\.fields) where depth < 8 {
        if let index = fields.firstIndex(where: { $0.name == field.name }) {
          if fields[index].shape.name == "nil" { fields[index].shape = field.shape }
        } else {
          fields.append(field)
        }
      }
      let isOne = shapes.allSatisfy { $0.name == first.name }
      self.init(name: "[\(isOne ? first.name : "Any")]", fields: fields)
    case .record(let record):
      self.init(
        name: value.typeName,
        fields: depth >= 8
          ? []
          : zip(record.shape.keys, record.values).map {
            Field(name: $0.text, shape: HostShape(of: $1, depth: depth + 1))
          })
    default: self.init(name: value.typeName)
    }
  }

  /// What the compiler can check.
  var valueType: ValueType {
    var inner = name[...]
    var isList = false
    var isOptional = false
    if inner.hasSuffix("?") {
      inner = inner.dropLast()
      isOptional = true
    }
    if inner.hasPrefix("["), inner.hasSuffix("]") {
      inner = inner.dropFirst().dropLast()
      isList = true
    }
    var type: ValueType
    if !fields.isEmpty {
      type =
        isOpen
        ? .anyRecord
        : .record(RecordType(name: String(inner), fields: fields.map { ($0.name, $0.shape.valueType) }))
    } else {
      type = ValueType.builtIn[String(inner)] ?? .any
    }
    if isList { type = .list(type) }
    return isOptional ? .optional(type) : type
  }
}

/// A decoder that holds nothing and notes what is asked of it.
private final class ShapeProbe: Decoder {
  let codingPath: [any CodingKey] = []
  let userInfo: [CodingUserInfoKey: Any] = [:]
  /// The types that are being looked at: one that holds itself is not followed.
  let inside: [ObjectIdentifier]
  var fields: [HostShape.Field] = []
  var isRecord = false
  /// The field that was asked whether it is nil: an optional one.
  var askedForNil = ""

  init(inside: [ObjectIdentifier]) { self.inside = inside }

  struct Unknown: Error {}

  func shape(of type: Any.Type) -> HostShape {
    if let optional = type as? any OptionalType.Type {
      var shape = shape(of: optional.wrappedType)
      shape.name += "?"
      return shape
    }
    if let list = type as? any ListType.Type {
      var shape = shape(of: list.elementType)
      shape.name = "[\(shape.name)]"
      return shape
    }
    let known = HostType(type)
    guard known.signature == "Any", known.shown != "Any", let type = type as? any Decodable.Type,
      !inside.contains(ObjectIdentifier(type)), inside.count < 16
    else { return HostShape(name: known.shown) }
    let probe = ShapeProbe(inside: inside + [ObjectIdentifier(type)])
    let isWhole = (try? type.init(from: probe)) != nil
    return HostShape(
      name: probe.isRecord ? known.shown : "Any", fields: probe.fields, isOpen: probe.isRecord && !isWhole)
  }

  func note(_ name: String, _ type: Any.Type, isOptional: Bool = false) {
    isRecord = true
    if fields.contains(where: { $0.name == name }) { return }
    var shape = shape(of: type)
    if isOptional, !shape.name.hasSuffix("?") { shape.name += "?" }
    fields.append(HostShape.Field(name: name, shape: shape))
  }

  /// Any value of a type, so that decoding goes on.
  func sample<T: Decodable>(_ type: T.Type) throws -> T {
    let plain: [any Decodable] = [
      false, "", 0, 0.0, Float(0), Date(timeIntervalSince1970: 0), URL(fileURLWithPath: "/"), UUID(),
      Foundation.Decimal(0), Data(), Swift.Duration.zero, Int8(0), Int16(0), Int32(0), Int64(0), UInt(0),
      UInt8(0), UInt16(0), UInt32(0), UInt64(0), ScriptValue.nothing,
    ]
    for value in plain where Swift.type(of: value) == type {
      if let value = value as? T { return value }
    }
    if let first = (type as? any CaseIterable.Type).flatMap({ ShapeProbe.first($0) }) as? T { return first }
    if inside.contains(ObjectIdentifier(type)) || inside.count > 16 { throw Unknown() }
    return try T(from: ShapeProbe(inside: inside + [ObjectIdentifier(type)]))
  }

  private static func first<T: CaseIterable>(_ type: T.Type) -> Any? { type.allCases.first }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    isRecord = true
    return KeyedDecodingContainer(Keyed<Key>(probe: self))
  }
  func unkeyedContainer() -> any UnkeyedDecodingContainer { Unkeyed(probe: self) }
  func singleValueContainer() -> any SingleValueDecodingContainer { Single(probe: self) }

  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let probe: ShapeProbe
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { [] }
    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool {
      probe.askedForNil = key.stringValue
      return false
    }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      probe.note(key.stringValue, type, isOptional: probe.askedForNil == key.stringValue)
      return try probe.sample(type)
    }
    func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
      probe.note(key.stringValue, type, isOptional: true)
      return nil
    }
    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> { throw Unknown() }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Unknown() }
    func superDecoder() throws -> any Decoder { probe }
    func superDecoder(forKey key: Key) throws -> any Decoder { probe }
  }

  struct Unkeyed: UnkeyedDecodingContainer {
    let probe: ShapeProbe
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }
    mutating func decodeNil() -> Bool { true }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { throw Unknown() }
    mutating func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> { throw Unknown() }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Unknown() }
    mutating func superDecoder() throws -> any Decoder { probe }
  }

  struct Single: SingleValueDecodingContainer {
    let probe: ShapeProbe
    var codingPath: [any CodingKey] { [] }
    func decodeNil() -> Bool { false }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try probe.sample(type) }
  }
}
