/// The field names of records, shared by all records that were made in the same place: a field is a slot.
///
/// A shape is only ever added to while one record holds it, so that a cached (shape, slot) pair stays right.
public final class Shape: @unchecked Sendable {
  @exclusivity(unchecked) public internal(set) var keys: ContiguousArray<StringObject>
  /// Open addressing over the keys' hashes, kept from nine keys on: index + 1 and, above it, a part of the hash, so that
  /// few keys are looked at that are others.
  @exclusivity(unchecked) private var buckets: UnsafeMutablePointer<UInt64>?
  /// One less than the number of buckets, a power of two.
  @exclusivity(unchecked) private var mask = 0

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

  deinit { buckets?.deallocate() }

  /// The slot of a key.
  @inline(__always) public func slot(of key: StringObject) -> Int? { knownSlot(of: key) ?? find(key) }

  /// The slot of a key that lies where it lay last.
  @inline(__always) func knownSlot(of key: StringObject) -> Int? {
    let guess = Int(key.slot)
    return guess < keys.count && isKey(key, at: guess) ? guess : nil
  }

  @inline(never) private func find(_ key: StringObject) -> Int? {
    guard let buckets else {
      for i in 0..<keys.count where isKey(key, at: i) { return i }
      for i in 0..<keys.count where keys[i].text == key.text { return i }
      return nil
    }
    let hash = key.hash
    let mark = Shape.mark(hash)
    var bucket = (hash >> 1) & mask
    while true {
      let entry = buckets[bucket]
      if entry == 0 { return nil }
      if entry & Shape.markBits == mark {
        let slot = Int(truncatingIfNeeded: entry & Shape.indexBits) &- 1
        if isKey(key, at: slot) {
          key.note(slot: slot)
          return slot
        }
        if StringObject.same(keys[slot], key) { return slot }
      }
      bucket = (bucket &+ 1) & mask
    }
  }

  /// Whether the key at a slot is this very object; the slot is there.
  @inline(__always) private func isKey(_ key: StringObject, at slot: Int) -> Bool {
    unsafeBitCast(keys, to: UnsafeRawPointer.self).object(slot)
      == UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
  }

  private static let indexBits: UInt64 = 0xFFFF_FFFF
  private static let markBits: UInt64 = ~indexBits

  @inline(__always) private static func mark(_ hash: Int) -> UInt64 {
    UInt64(bitPattern: Int64(hash)) & markBits
  }

  public func slot(of key: String) -> Int? {
    if buckets == nil {
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

  /// Gives the names away, by whoever is about to let it go.
  fileprivate func takeKeys() -> ContiguousArray<StringObject> {
    buckets?.deallocate()
    buckets = nil
    var taken: ContiguousArray<StringObject> = []
    swap(&taken, &keys)
    return taken
  }

  func copy() -> Shape { Shape(keys, aliases: aliases) }

  func append(_ key: StringObject) {
    keys.append(key)
    if buckets == nil {
      if keys.count > 8 { rebuild() }
    } else if keys.count * 2 > mask {
      rebuild()
    } else {
      insert(keys.count - 1)
    }
  }

  private func rebuild() {
    var size = 32
    while size < keys.count * 4 { size *= 2 }
    buckets?.deallocate()
    let new = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
    new.initialize(repeating: 0, count: size)
    buckets = new
    mask = size - 1
    for index in 0..<keys.count { insert(index) }
  }

  private func insert(_ index: Int) {
    guard let buckets else { return }
    let hash = keys[index].hash
    var bucket = (hash >> 1) & mask
    while buckets[bucket] != 0 { bucket = (bucket + 1) & mask }
    buckets[bucket] = Shape.mark(hash) | UInt64(index + 1)
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

  deinit {
    if let meter, meter.isHolding || values.count > Remains.piece {
      letGo(meter)
    } else {
      values.releaseElements()
    }
  }

  /// A large record may be the only one with its names.
  private func letGo(_ meter: Meter) {
    if values.count > Remains.piece, isKnownUniquelyReferenced(&shape) { meter.letGo(keys: shape.takeKeys()) }
    meter.letGo(values.taken())
  }

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
