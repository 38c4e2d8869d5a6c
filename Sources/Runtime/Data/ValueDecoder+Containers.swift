import Lang

struct SingleValue: SingleValueDecodingContainer {
  let decoder: NodeDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value.isNull }
  func decode(_ type: Bool.Type) throws -> Bool { try decoder.bool() }
  func decode(_ type: String.Type) throws -> String { try decoder.text() }
  func decode(_ type: Double.Type) throws -> Double { try decoder.float() }
  func decode(_ type: Float.Type) throws -> Float { Float(try decoder.float()) }
  func decode(_ type: Int.Type) throws -> Int { try decoder.integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try decoder.integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try decoder.integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try decoder.integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try decoder.integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try decoder.integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try decoder.integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try decoder.integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try decoder.integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try decoder.integer(type) }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.unwrap(type) }
}

struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: NodeDecoder
  let record: RecordObject
  private let aliases: [String: Int]
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(decoder: NodeDecoder, record: RecordObject) {
    self.decoder = decoder
    self.record = record
    aliases = memberAliases(of: record.shape.keys.map(\.text))
  }

  var allKeys: [Key] { record.shape.keys.compactMap { Key(stringValue: $0.text) } }

  private func value(_ key: Key) -> Value? {
    if let value = record[key.stringValue] { return value }
    guard let slot = aliases[key.stringValue], slot < record.values.count else { return nil }
    return record.values[slot]
  }

  private func child(_ key: Key) throws -> NodeDecoder {
    guard let value = value(key) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "the record has no field `\(key.stringValue)`"))
    }
    return decoder.child(value, key)
  }

  func contains(_ key: Key) -> Bool { value(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try child(key).value.isNull }
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try child(key).unwrap(type) }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try child(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try child(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    guard let value = record["super"] else { return decoder }
    return NodeDecoder(value: value, codingPath: codingPath, settings: decoder.settings)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }
}

struct UnkeyedValues: UnkeyedDecodingContainer {
  let decoder: NodeDecoder
  let list: ListObject
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { list.elements.count }
  var isAtEnd: Bool { currentIndex >= list.elements.count }

  init(decoder: NodeDecoder, list: ListObject) {
    self.decoder = decoder
    self.list = list
  }

  private func current(_ type: Any.Type) throws -> NodeDecoder {
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        .init(codingPath: codingPath, debugDescription: "the list has only \(list.elements.count) elements"))
    }
    return decoder.child(list.elements[currentIndex], IndexKey(currentIndex))
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, list.elements[currentIndex].isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
    let value = try current(type).unwrap(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try current([String: Any].self).container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try current([Any].self).unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try current(Any.self)
    currentIndex += 1
    return decoder
  }
}
