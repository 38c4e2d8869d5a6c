/// The field names of records, shared by all records that were made in the same place: a field is a slot.
///
/// A shape is only ever added to while one record holds it, so that a cached (shape, slot) pair stays right.
public final class Shape: @unchecked Sendable {
  @exclusivity(unchecked) public internal(set) var keys: ContiguousArray<StringObject>
  /// Open addressing over the keys' hashes, kept from nine keys on; holds index + 1.
  @exclusivity(unchecked) private var buckets: ContiguousArray<UInt32> = []

  /// Other names by which fields are found after a point: `flightDate` for a column `Flight Date`. Loaders give them.
  public let aliases: [String: Int]

  public init(_ keys: ContiguousArray<StringObject>, aliases: [String: Int] = [:]) {
    self.keys = keys
    self.aliases = aliases
    if keys.count > 8 { rebuild() }
  }

  public convenience init(_ names: [String]) {
    self.init(ContiguousArray(names.map { StringObject($0, meter: nil) }))
  }

  public var count: Int { keys.count }

  /// The slot of a key.
  public func slot(of key: StringObject) -> Int? {
    if buckets.isEmpty {
      for i in 0..<keys.count where keys[i] === key { return i }
      for i in 0..<keys.count where keys[i].text == key.text { return i }
      return nil
    }
    let mask = buckets.count - 1
    var bucket = (key.hash >> 1) & mask
    while true {
      let entry = buckets[bucket]
      if entry == 0 { return nil }
      let candidate = keys[Int(entry) - 1]
      if StringObject.same(candidate, key) { return Int(entry) - 1 }
      bucket = (bucket + 1) & mask
    }
  }

  public func slot(of key: String) -> Int? {
    if buckets.isEmpty {
      for i in 0..<keys.count where keys[i].text == key { return i }
      return nil
    }
    return slot(of: StringObject(key, meter: nil))
  }

  /// The slot of what stands after a point: a key, else a key's other name.
  public func memberSlot(of name: StringObject) -> Int? {
    if let slot = slot(of: name) { return slot }
    return aliases.isEmpty ? nil : aliases[name.text]
  }

  func copy() -> Shape { Shape(keys, aliases: aliases) }

  func append(_ key: StringObject) {
    keys.append(key)
    if buckets.isEmpty {
      if keys.count > 8 { rebuild() }
    } else if keys.count * 2 > buckets.count {
      rebuild()
    } else {
      insert(keys.count - 1)
    }
  }

  private func rebuild() {
    var size = 32
    while size < keys.count * 4 { size *= 2 }
    buckets = ContiguousArray(repeating: 0, count: size)
    for index in 0..<keys.count { insert(index) }
  }

  private func insert(_ index: Int) {
    let mask = buckets.count - 1
    var bucket = (keys[index].hash >> 1) & mask
    while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
    buckets[bucket] = UInt32(index) + 1
  }
}

/// A record: ordered fields.
public final class RecordObject: HeapObject, @unchecked Sendable {
  @exclusivity(unchecked) public internal(set) var shape: Shape
  @exclusivity(unchecked) public internal(set) var values: ContiguousArray<Value>
  /// The declared type that it was checked against.
  @exclusivity(unchecked) public internal(set) var type: RecordType?

  public init(shape: Shape, values: ContiguousArray<Value>, type: RecordType? = nil, meter: Meter?) {
    self.shape = shape
    self.values = values
    self.type = type
    super.init(size: 96 + 16 * values.count, depth: values.innerDepth + 1, meter: meter)
  }

  /// A record of the values in registers, which are nil afterwards.
  init(shape: Shape, taking registers: Register, meter: Meter?) {
    let count = shape.keys.count
    var inner = 0
    self.shape = shape
    values = []
    values.reserveCapacity(count)
    let storage = unsafeBitCast(values, to: UnsafeRawPointer.self)
    for k in 0..<count {
      let source = registers + k
      if source.holdsObject { inner = max(inner, source.pointee.depth) }
      storage.element(k).fill(source.bits, source.head)
      source.forget()
    }
    if count > 0 { storage.setElementCount(count) }
    type = nil
    super.init(size: 96 + 16 * count, depth: inner + 1, meter: meter)
  }

  deinit { values.releaseElements() }

  public var count: Int { min(values.count, shape.count) }

  public subscript(key: String) -> Value? {
    guard let slot = shape.slot(of: key), slot < values.count else { return nil }
    return values[slot]
  }

  public func value(of key: StringObject) -> Value? {
    guard let slot = shape.slot(of: key), slot < values.count else { return nil }
    return values[slot]
  }

  /// What `record.name` reads.
  public func member(_ name: StringObject) -> Value? {
    guard let slot = shape.memberSlot(of: name), slot < values.count else { return nil }
    return values[slot]
  }

  /// Sets in place, adding the key if it is new: only while nobody else holds this object.
  func set(_ key: StringObject, _ value: Value) {
    if let slot = shape.slot(of: key), slot < values.count {
      values[slot] = value
    } else {
      if !isKnownUniquelyReferenced(&shape) { shape = shape.copy() }
      shape.append(key)
      values.append(value)
      setSize(96 + 56 * values.count)
    }
    noteDepth(of: value)
  }

  @inline(__always) func noteDepth(of value: Value) {
    let inner = value.depth
    if inner >= Int(depth) { depth = UInt16(clamping: inner + 1) }
  }

  /// Removes in place.
  func remove(_ key: StringObject) -> Value? {
    guard let slot = shape.slot(of: key), slot < values.count else { return nil }
    var keys = shape.keys
    keys.remove(at: slot)
    shape = Shape(keys)
    return values.remove(at: slot)
  }
}
