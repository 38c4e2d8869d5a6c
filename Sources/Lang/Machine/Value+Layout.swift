/// How a `Value` lies in memory: the payload in the first eight bytes, the case in the tenth, and between them the scale
/// of a Decimal. The run loop reads and writes registers by it, since the copies that the compiler makes of an enum
/// with so many kinds of object are calls, which cost more than most instructions do. A test compares it with what the
/// compiler does.
enum ValueLayout {
  static let bool: UInt8 = 0
  static let int: UInt8 = 1
  static let float: UInt8 = 2
  static let decimal: UInt8 = 3
  static let firstObject: UInt8 = 7
  static let string: UInt8 = 8
  static let symbol: UInt8 = 9
  static let list: UInt8 = 10
  static let record: UInt8 = 11
  static let function: UInt8 = 13
  static let cell: UInt8 = 19
  /// nil and absence, told apart by the payload: 0 and 1.
  static let empty: UInt8 = 21
  static let objectCount: UInt8 = 14

  /// The ninth and tenth byte of a value of a kind.
  @inline(__always) static func head(_ tag: UInt8) -> UInt16 { UInt16(tag) << 8 }

  @inline(__always) static func isObject(_ head: UInt16) -> Bool {
    head &- UInt16(firstObject) << 8 < UInt16(objectCount) << 8
  }

  /// Where the elements of a `ContiguousArray` begin, where it keeps their number, and where twice the number that it
  /// has room for, with a flag in the lowest bit.
  static let arrayElements = 32
  static let arrayCount = 16
  static let arrayCapacity = 24
}

typealias Register = UnsafeMutablePointer<Value>

extension UnsafeMutablePointer where Pointee == Value {
  @inline(__always) var tag: UInt8 { UnsafeRawPointer(self).load(fromByteOffset: 9, as: UInt8.self) }
  @inline(__always) var head: UInt16 { UnsafeRawPointer(self).load(fromByteOffset: 8, as: UInt16.self) }
  @inline(__always) var bits: UInt64 { UnsafeRawPointer(self).load(as: UInt64.self) }
  @inline(__always) var integer: Int { UnsafeRawPointer(self).load(as: Int.self) }
  @inline(__always) var double: Double { UnsafeRawPointer(self).load(as: Double.self) }
  @inline(__always) var truth: Bool { UnsafeRawPointer(self).load(as: UInt8.self) & 1 != 0 }

  @inline(__always) var isInteger: Bool { tag == ValueLayout.int }
  @inline(__always) var isDouble: Bool { tag == ValueLayout.float }
  @inline(__always) var isTruth: Bool { tag == ValueLayout.bool }
  @inline(__always) var isNil: Bool { tag == ValueLayout.empty && bits == 0 }
  @inline(__always) var holdsObject: Bool { tag &- ValueLayout.firstObject < ValueLayout.objectCount }

  /// As `Value.kind`, of which the cases up to `function` are in the same order.
  @inline(__always) var kindSet: KindSet {
    let tag = self.tag
    return tag <= ValueLayout.function ? KindSet(rawValue: 2 << UInt32(tag)) : pointee.kind
  }

  /// The object, whose kind the caller knows, without a count of the reference.
  @inline(__always) func object<Object: AnyObject>(_ type: Object.Type) -> Unmanaged<Object> {
    unsafeBitCast(bits, to: Unmanaged<Object>.self)
  }

  /// Whether nobody else refers to the object; the caller knows that there is one.
  @inline(__always) var isUniqueObject: Bool { UnsafeMutableRawPointer(self).isUniqueReference }

  @inline(__always) private func store(_ bits: UInt64, _ head: UInt16) {
    let raw = UnsafeMutableRawPointer(self)
    raw.storeBytes(of: bits, as: UInt64.self)
    raw.storeBytes(of: head, toByteOffset: 8, as: UInt16.self)
  }

  /// Puts a value whose reference is counted already in the place of the old one.
  @inline(__always) func put(_ bits: UInt64, _ head: UInt16) {
    if holdsObject {
      let old = object(HeapObject.self)
      store(bits, head)
      old.release()
    } else {
      store(bits, head)
    }
  }

  @inline(__always) func put(_ value: Int) {
    put(UInt64(bitPattern: Int64(value)), ValueLayout.head(ValueLayout.int))
  }

  @inline(__always) func put(_ value: Double) { put(value.bitPattern, ValueLayout.head(ValueLayout.float)) }

  @inline(__always) func put(_ value: Bool) { put(value ? 1 : 0, ValueLayout.head(ValueLayout.bool)) }

  @inline(__always) func putNil() { put(0, ValueLayout.head(ValueLayout.empty)) }

  /// Puts a value whose reference is counted already where no object is.
  @inline(__always) func fill(_ bits: UInt64, _ head: UInt16) { store(bits, head) }

  /// Puts a new object, whose reference it takes over.
  @inline(__always) func put(new object: HeapObject, _ tag: UInt8) {
    put(UInt64(UInt(bitPattern: Unmanaged.passRetained(object).toOpaque())), ValueLayout.head(tag))
  }

  /// Makes it nil without a release: its value was moved elsewhere.
  @inline(__always) func forget() { store(0, ValueLayout.head(ValueLayout.empty)) }

  @inline(__always) func copy(_ source: UnsafeMutablePointer<Value>) {
    let bits = source.bits
    let head = source.head
    if ValueLayout.isObject(head) { _ = unsafeBitCast(bits, to: Unmanaged<HeapObject>.self).retain() }
    put(bits, head)
  }

  // Arithmetic of two Ints or two Floats, whose result is put here; false, with nothing done, for all else, and for what does
  // not fit in an Int.

  @inline(__always) func putSum(_ x: Self, _ y: Self) -> Bool {
    put(x, y, { $0.addingReportingOverflow($1) }, { $0 + $1 })
  }

  @inline(__always) func putDifference(_ x: Self, _ y: Self) -> Bool {
    put(x, y, { $0.subtractingReportingOverflow($1) }, { $0 - $1 })
  }

  @inline(__always) func putProduct(_ x: Self, _ y: Self) -> Bool {
    put(x, y, { $0.multipliedReportingOverflow(by: $1) }, { $0 * $1 })
  }

  @inline(__always) private func put(
    _ x: Self, _ y: Self, _ ints: (Int, Int) -> (partialValue: Int, overflow: Bool),
    _ floats: (Double, Double) -> Double
  ) -> Bool {
    if x.isInteger, y.isInteger {
      let (result, overflowed) = ints(x.integer, y.integer)
      if overflowed { return false }
      put(result)
      return true
    }
    guard x.isDouble, y.isDouble else { return false }
    put(floats(x.double, y.double))
    return true
  }

  /// Of Floats alone: Ints divide to a Decimal.
  @inline(__always) func putQuotient(_ x: Self, _ y: Self) -> Bool {
    guard x.isDouble, y.isDouble else { return false }
    put(x.double / y.double)
    return true
  }

  /// Of Ints alone, by what is positive.
  @inline(__always) func putRemainder(_ x: Self, _ y: Self) -> Bool {
    guard x.isInteger, y.isInteger, y.integer > 0 else { return false }
    put(Machine.remainder(x.integer, y.integer))
    return true
  }

  /// Changes a number by an operation with another; false, with nothing changed, for what is not quick.
  @inline(__always) func combine(_ operation: Opcode, _ other: Self) -> Bool {
    switch operation {
    case .add: putSum(self, other)
    case .subtract: putDifference(self, other)
    case .multiply: putProduct(self, other)
    case .divide: putQuotient(self, other)
    default: false
    }
  }

  /// Adds one to what is kept as a whole number, of whichever kind.
  @inline(__always) func advance() {
    UnsafeMutableRawPointer(self).storeBytes(of: integer &+ 1, as: Int.self)
  }

  /// Takes the other's value, which becomes nil.
  @inline(__always) func take(_ source: UnsafeMutablePointer<Value>) {
    let bits = source.bits
    let head = source.head
    source.forget()
    put(bits, head)
  }
}

extension UnsafeRawPointer {
  /// Taking this as the storage of a `ContiguousArray<Value>`.
  @inline(__always) var elementCount: Int { load(fromByteOffset: ValueLayout.arrayCount, as: Int.self) }

  @inline(__always) var elementCapacity: Int {
    Int(load(fromByteOffset: ValueLayout.arrayCapacity, as: UInt.self) >> 1)
  }

  /// Of a storage that nobody else holds, when elements were added in place, or need not be released.
  @inline(__always) func setElementCount(_ count: Int) {
    UnsafeMutableRawPointer(mutating: self).storeBytes(
      of: count, toByteOffset: ValueLayout.arrayCount, as: Int.self)
  }

  /// Taking this as the storage of a `ContiguousArray` of objects: where one of them lies.
  @inline(__always) func object(_ index: Int) -> UnsafeRawPointer {
    load(fromByteOffset: ValueLayout.arrayElements + 8 * index, as: UnsafeRawPointer.self)
  }

  @inline(__always) func element(_ index: Int) -> Register {
    Register(mutating: (self + ValueLayout.arrayElements).assumingMemoryBound(to: Value.self) + index)
  }
}

extension UnsafeMutableRawPointer {
  /// Whether the reference that lies here is the only one to its object.
  @inline(__always) var isUniqueReference: Bool {
    isKnownUniquelyReferenced(&assumingMemoryBound(to: HeapObject.self).pointee)
  }
}

extension ContiguousArray where Element == Value {
  /// How deep values lie inside the deepest element; 0 if none holds an object.
  var innerDepth: Int {
    withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return 0 }
      var inner = 0
      var place = Register(mutating: start)
      let end = place + buffer.count
      while place < end {
        if place.holdsObject { inner = Swift.max(inner, place.pointee.depth) }
        place += 1
      }
      return inner
    }
  }

  /// Whether nobody else holds the elements.
  var isUniquelyHeld: Bool {
    @inline(__always) mutating get {
      withUnsafeMutablePointer(to: &self) { UnsafeMutableRawPointer($0).isUniqueReference }
    }
  }

  /// The elements, which are given away: nothing is left.
  package mutating func taken() -> ContiguousArray<Value> {
    var result: ContiguousArray<Value> = []
    swap(&result, &self)
    return result
  }

  /// Empties an array that nobody else holds, as its own end would, but without asking what each element is.
  @inline(__always) mutating func releaseElements() {
    guard isUniquelyHeld else { return }
    release(from: 0)
  }

  /// Empties an array of values that are no objects, if nobody else holds it.
  @inline(__always) mutating func forgetElements() {
    guard isUniquelyHeld else { return }
    let storage = unsafeBitCast(self, to: UnsafeRawPointer.self)
    if storage.elementCount > 0 { storage.setElementCount(0) }
  }

  /// Releases the last elements of an array that nobody else holds; gives how many of them were objects.
  mutating func releaseLast(_ count: Int) -> Int { release(from: Swift.max(0, self.count - count)) }

  @discardableResult
  @inline(__always) private mutating func release(from first: Int) -> Int {
    var objects = 0
    let storage = unsafeBitCast(self, to: UnsafeRawPointer.self)
    var element = storage.element(first)
    let end = storage.element(storage.elementCount)
    while element < end {
      if element.holdsObject {
        element.object(HeapObject.self).release()
        objects &+= 1
      }
      element += 1
    }
    // Elements are there only where the storage is the array's own.
    if first < storage.elementCount { storage.setElementCount(first) }
    return objects
  }
}

extension ListObject {
  /// Whether no other list holds the same elements, to be divided when one of them changes.
  @inline(__always) var holdsElementsAlone: Bool { elements.isUniquelyHeld }

  /// Sets an element that exists, in place if nobody else holds the elements.
  @inline(__always) func set(_ index: Int, _ value: Register) {
    if holdsElementsAlone {
      storage.element(index).copy(value)
    } else {
      elements[index] = value.pointee
    }
  }

  /// The storage of the elements, without a count of the reference.
  @inline(__always) var storage: UnsafeRawPointer { unsafeBitCast(elements, to: UnsafeRawPointer.self) }
}

extension RecordObject {
  /// Whether no other record holds the same values.
  @inline(__always) var holdsValuesAlone: Bool { values.isUniquelyHeld }

  /// Sets a field that exists, in place if nobody else holds the values.
  @inline(__always) func set(_ slot: Int, _ value: Register) {
    if holdsValuesAlone {
      storage.element(slot).copy(value)
    } else {
      values[slot] = value.pointee
    }
  }

  @inline(__always) var storage: UnsafeRawPointer { unsafeBitCast(values, to: UnsafeRawPointer.self) }

  /// The slot of a key, without a count of the shape's reference.
  @inline(__always) func slot(of key: StringObject) -> Int? {
    unsafeBitCast(shape, to: Unmanaged<Shape>.self)._withUnsafeGuaranteedRef { $0.slot(of: key) }
  }

  /// The same for a key that lies where it lay last.
  @inline(__always) func knownSlot(of key: StringObject) -> Int? {
    unsafeBitCast(shape, to: Unmanaged<Shape>.self)._withUnsafeGuaranteedRef { $0.knownSlot(of: key) }
  }

  @inline(__always) var shapeAddress: UnsafeRawPointer { unsafeBitCast(shape, to: UnsafeRawPointer.self) }
}
