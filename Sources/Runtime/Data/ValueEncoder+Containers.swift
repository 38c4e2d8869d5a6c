import Lang

/// The encoder that one value is given.
final class NodeEncoder: Encoder {
  let session: EncodingSession
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  private var own: EncodedNode?

  init(session: EncodingSession, codingPath: [any CodingKey]) {
    self.session = session
    self.codingPath = codingPath
  }

  var node: EncodedNode? { own }

  func set(_ node: EncodedNode) { own = node }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let record: EncodedRecord
    if case .record(let known) = own { record = known } else { record = EncodedRecord() }
    own = .record(record)
    return KeyedEncodingContainer(KeyedNodes<Key>(session: session, codingPath: codingPath, record: record))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let list: EncodedList
    if case .list(let known) = own { list = known } else { list = EncodedList() }
    own = .list(list)
    return UnkeyedNodes(session: session, codingPath: codingPath, list: list)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleNode(encoder: self) }
}

/// A nested encoder whose node goes into its container when it is set.
private struct KeyedNodes<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let session: EncodingSession
  let codingPath: [any CodingKey]
  let record: EncodedRecord

  mutating func encodeNil(forKey key: Key) { record.set(key.stringValue, .value(.null)) }

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    record.set(key.stringValue, try session.node(of: value, at: codingPath + [key]))
  }

  mutating func encode(_ value: String, forKey key: Key) throws {
    record.set(key.stringValue, try session.text(value))
  }

  mutating func encode(_ value: Int, forKey key: Key) { record.set(key.stringValue, .value(.int(value))) }

  mutating func encode(_ value: Bool, forKey key: Key) { record.set(key.stringValue, .value(.bool(value))) }

  mutating func encode(_ value: Double, forKey key: Key) {
    record.set(key.stringValue, .value(.float(value)))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    let nested = EncodedRecord()
    record.set(key.stringValue, .record(nested))
    return KeyedEncodingContainer(
      KeyedNodes<Nested>(session: session, codingPath: codingPath + [key], record: nested))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = EncodedList()
    record.set(key.stringValue, .list(nested))
    return UnkeyedNodes(session: session, codingPath: codingPath + [key], list: nested)
  }

  mutating func superEncoder() -> any Encoder { superEncoder(named: "super") }

  mutating func superEncoder(forKey key: Key) -> any Encoder { superEncoder(named: key.stringValue) }

  private func superEncoder(named name: String) -> any Encoder {
    // A superclass writes its fields into a record of its own.
    let nested = EncodedRecord()
    record.set(name, .record(nested))
    let encoder = NodeEncoder(session: session, codingPath: codingPath)
    encoder.set(.record(nested))
    return encoder
  }
}

private struct UnkeyedNodes: UnkeyedEncodingContainer {
  let session: EncodingSession
  let codingPath: [any CodingKey]
  let list: EncodedList
  var count: Int { list.elements.count }

  private var path: [any CodingKey] { codingPath + [IndexKey(count)] }

  mutating func encodeNil() { list.elements.append(.value(.null)) }

  mutating func encode<T: Encodable>(_ value: T) throws {
    list.elements.append(try session.node(of: value, at: path))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    let path = self.path
    let nested = EncodedRecord()
    list.elements.append(.record(nested))
    return KeyedEncodingContainer(KeyedNodes<Nested>(session: session, codingPath: path, record: nested))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let path = self.path
    let nested = EncodedList()
    list.elements.append(.list(nested))
    return UnkeyedNodes(session: session, codingPath: path, list: nested)
  }

  mutating func superEncoder() -> any Encoder {
    let nested = EncodedRecord()
    list.elements.append(.record(nested))
    let encoder = NodeEncoder(session: session, codingPath: codingPath)
    encoder.set(.record(nested))
    return encoder
  }
}

private struct SingleNode: SingleValueEncodingContainer {
  let encoder: NodeEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil() { encoder.set(.value(.null)) }
  mutating func encode(_ value: Bool) { encoder.set(.value(.bool(value))) }
  mutating func encode(_ value: String) throws { encoder.set(try encoder.session.text(value)) }
  mutating func encode(_ value: Double) { encoder.set(.value(.float(value))) }
  mutating func encode(_ value: Float) {
    // As it would be written: 0.1 stays 0.1.
    encoder.set(.value(.float(Double(value.description) ?? Double(value))))
  }
  mutating func encode(_ value: Int) { encoder.set(.value(.int(value))) }
  mutating func encode(_ value: Int8) { encoder.set(.value(.int(Int(value)))) }
  mutating func encode(_ value: Int16) { encoder.set(.value(.int(Int(value)))) }
  mutating func encode(_ value: Int32) { encoder.set(.value(.int(Int(value)))) }
  mutating func encode(_ value: Int64) { encoder.set(.value(.int(Int(value)))) }
  mutating func encode(_ value: UInt) throws { encoder.set(try encoder.session.integer(value, codingPath)) }
  mutating func encode(_ value: UInt8) { encoder.set(.value(.int(Int(value)))) }
  mutating func encode(_ value: UInt16) { encoder.set(.value(.int(Int(value)))) }
  mutating func encode(_ value: UInt32) { encoder.set(.value(.int(Int(value)))) }
  mutating func encode(_ value: UInt64) throws { encoder.set(try encoder.session.integer(value, codingPath)) }

  mutating func encode<T: Encodable>(_ value: T) throws {
    encoder.set(try encoder.session.node(of: value, at: codingPath))
  }
}

/// The place of an element in a coding path.
struct IndexKey: CodingKey {
  let intValue: Int?
  var stringValue: String { "[\(intValue ?? 0)]" }
  init(_ index: Int) { intValue = index }
  init?(intValue: Int) { self.intValue = intValue }
  init?(stringValue: String) { return nil }
}
