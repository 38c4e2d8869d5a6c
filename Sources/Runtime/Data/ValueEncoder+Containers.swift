import Lang

/// The encoder that one value is given.
final class NodeEncoder: Encoder {
  let session: EncodingSession
  let plan: EncodingPlan?
  private let depth: Int
  /// What stands behind the session's path: keys of containers inside others.
  private let inner: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }
  @exclusivity(unchecked) private(set) var node: EncodedNode?

  init(session: EncodingSession, plan: EncodingPlan?, inner: [any CodingKey] = []) {
    self.session = session
    self.plan = plan
    self.inner = inner
    depth = session.path.count
  }

  var codingPath: [any CodingKey] { session.path.prefix(depth) + inner }

  func set(_ value: Value) { node = .value(value) }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let record: EncodedRecord
    if case .record(let known) = node { record = known } else { record = session.record(plan) }
    node = .record(record)
    return KeyedEncodingContainer(
      KeyedNodes<Key>(place: NodePlace(session, plan, inner: inner), record: record))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let list: EncodedList
    if case .list(let known) = node { list = known } else { list = EncodedList() }
    node = .list(list)
    return UnkeyedNodes(place: NodePlace(session, plan, inner: inner), list: list)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SingleNode(encoder: self) }
}

/// Where a container stands.
private struct NodePlace {
  let session: EncodingSession
  let plan: EncodingPlan?
  private let depth: Int
  /// The keys of containers that were asked for inside others, which the session does not have in its path.
  private let inner: [any CodingKey]

  init(_ session: EncodingSession, _ plan: EncodingPlan?, inner: [any CodingKey] = []) {
    self.session = session
    self.plan = plan
    self.inner = inner
    depth = session.path.count
  }

  var codingPath: [any CodingKey] { session.path.prefix(depth) + inner }

  /// Encodes a value that stands there under a key.
  func value<T: Encodable>(of value: T, at key: some CodingKey, plan: EncodingPlan?) throws -> Value {
    let count = session.path.count
    if !inner.isEmpty { session.path += inner }
    session.path.append(key)
    defer { session.path.removeLast(session.path.count - count) }
    return try session.value(of: value, plan: plan)
  }

  /// A container inside of it.
  func inside(_ key: some CodingKey, plan: EncodingPlan?) -> NodePlace {
    NodePlace(session, plan, inner: inner + [key])
  }

  /// What a superclass writes to.
  func superEncoder() -> NodeEncoder { NodeEncoder(session: session, plan: nil, inner: inner) }
}

private struct KeyedNodes<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let place: NodePlace
  let record: EncodedRecord
  var codingPath: [any CodingKey] { place.codingPath }

  mutating func encodeNil(forKey key: Key) { record.set(key.stringValue, .null) }

  mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
    let name = key.stringValue
    record.set(name, try place.value(of: value, at: key, plan: place.plan?.field(name)))
  }

  mutating func encode(_ value: String, forKey key: Key) throws {
    record.set(key.stringValue, try place.session.text(value))
  }

  mutating func encode(_ value: Int, forKey key: Key) { record.set(key.stringValue, .int(value)) }
  mutating func encode(_ value: Bool, forKey key: Key) { record.set(key.stringValue, .bool(value)) }
  mutating func encode(_ value: Double, forKey key: Key) { record.set(key.stringValue, .float(value)) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    let inner = place.inside(key, plan: place.plan?.field(key.stringValue))
    let nested = place.session.record(inner.plan)
    record.set(key.stringValue, EncodedNode.record(nested))
    return KeyedEncodingContainer(KeyedNodes<Nested>(place: inner, record: nested))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    let nested = EncodedList()
    record.set(key.stringValue, EncodedNode.list(nested))
    return UnkeyedNodes(place: place.inside(key, plan: place.plan?.field(key.stringValue)), list: nested)
  }

  mutating func superEncoder() -> any Encoder { superEncoder(named: "super") }

  mutating func superEncoder(forKey key: Key) -> any Encoder { superEncoder(named: key.stringValue) }

  private func superEncoder(named name: String) -> any Encoder {
    // A superclass writes its fields into a record of its own.
    let encoder = place.superEncoder()
    record.set(name, EncodedNode.encoder(encoder))
    return encoder
  }
}

private struct UnkeyedNodes: UnkeyedEncodingContainer {
  let place: NodePlace
  let list: EncodedList
  var codingPath: [any CodingKey] { place.codingPath }
  var count: Int { list.values.count }

  private var key: IndexKey { IndexKey(list.values.count) }

  mutating func encodeNil() { list.values.append(.null) }
  mutating func encode(_ value: String) throws { list.values.append(try place.session.text(value)) }
  mutating func encode(_ value: Int) { list.values.append(.int(value)) }
  mutating func encode(_ value: Bool) { list.values.append(.bool(value)) }
  mutating func encode(_ value: Double) { list.values.append(.float(value)) }

  mutating func encode<T: Encodable>(_ value: T) throws {
    list.values.append(try place.value(of: value, at: key, plan: place.plan))
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    let inner = place.inside(key, plan: place.plan)
    let nested = place.session.record(place.plan)
    list.append(.record(nested))
    return KeyedEncodingContainer(KeyedNodes<Nested>(place: inner, record: nested))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    let inner = place.inside(key, plan: place.plan)
    let nested = EncodedList()
    list.append(.list(nested))
    return UnkeyedNodes(place: inner, list: nested)
  }

  mutating func superEncoder() -> any Encoder {
    let encoder = place.superEncoder()
    list.append(.encoder(encoder))
    return encoder
  }
}

private struct SingleNode: SingleValueEncodingContainer {
  let encoder: NodeEncoder
  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil() { encoder.set(.null) }
  mutating func encode(_ value: Bool) { encoder.set(.bool(value)) }
  mutating func encode(_ value: String) throws { encoder.set(try encoder.session.text(value)) }
  mutating func encode(_ value: Double) { encoder.set(.float(value)) }
  mutating func encode(_ value: Float) {
    // As it would be written: 0.1 stays 0.1.
    encoder.set(.float(Double(value.description) ?? Double(value)))
  }
  mutating func encode(_ value: Int) { encoder.set(.int(value)) }
  mutating func encode(_ value: Int8) { encoder.set(.int(Int(value))) }
  mutating func encode(_ value: Int16) { encoder.set(.int(Int(value))) }
  mutating func encode(_ value: Int32) { encoder.set(.int(Int(value))) }
  mutating func encode(_ value: Int64) { encoder.set(.int(Int(value))) }
  mutating func encode(_ value: UInt) throws { encoder.set(try encoder.session.integer(value)) }
  mutating func encode(_ value: UInt8) { encoder.set(.int(Int(value))) }
  mutating func encode(_ value: UInt16) { encoder.set(.int(Int(value))) }
  mutating func encode(_ value: UInt32) { encoder.set(.int(Int(value))) }
  mutating func encode(_ value: UInt64) throws { encoder.set(try encoder.session.integer(value)) }

  mutating func encode<T: Encodable>(_ value: T) throws {
    encoder.set(try encoder.session.value(of: value, plan: encoder.plan))
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
