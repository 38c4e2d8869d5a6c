/// The pace of work that takes long and was paid for before it began: asks now and then whether to stop, and counts the
/// memory that is held while it goes on.
final class Pace {
  private let heap: Heap
  private let machine: Unmanaged<Machine>
  @exclusivity(unchecked) private var held = 0
  @exclusivity(unchecked) private var left = Pace.slice
  /// So many elements are handled between two questions: a fraction of a millisecond.
  static let slice = 8192

  /// - Parameter machine: which outlives the work that it does.
  init(_ machine: Machine) {
    heap = machine.heap
    self.machine = .passUnretained(machine)
  }

  deinit { if held != 0 { heap.meter?.grow(by: -held) } }

  /// One element, or several, are about to be handled.
  @inline(__always) func step(_ count: Int = 1) throws {
    left &-= count
    if left < 0 { try ask() }
  }

  private func ask() throws {
    left = Pace.slice
    try machine._withUnsafeGuaranteedRef { try $0.pause() }
  }

  /// So many bytes more are held until the work is over; refuses if there are not so many.
  func hold(_ bytes: Int) throws {
    try heap.check(bytes)
    held += bytes
    heap.meter?.grow(by: bytes)
  }

  /// What was held is not any more, or is counted by somebody else from here on.
  func release() {
    heap.meter?.grow(by: -held)
    held = 0
  }
}

/// A list that is being made. Its room is counted while it grows, since other values are made meanwhile; what it holds
/// when it is given up is freed piece by piece.
package struct ListBuilder: ~Copyable {
  private var elements = ContiguousArray<Value>()
  private let heap: Heap
  private let most: Int
  private var counted = 0

  /// - Parameters:
  ///   - capacity: so many elements are certain to come.
  ///   - most: no more than so many will.
  init(_ call: NativeCall, capacity: Int = 0, most: Int = .max) throws {
    try self.init(call.heap, capacity: capacity, most: most)
  }

  package init(_ heap: Heap, capacity: Int = 0, most: Int = .max) throws {
    self.heap = heap
    self.most = max(most, capacity, 16)
    if capacity > 0 { try grow(to: capacity) }
  }

  deinit {
    heap.meter?.grow(by: -counted)
    // It was given up; this holds them a moment longer.
    if elements.count > Remains.piece { heap.meter?.wait(elements) }
  }

  var count: Int { elements.count }

  @inline(__always) package mutating func append(_ value: Value) throws {
    if elements.count == elements.capacity { try grow(to: min(max(16, elements.capacity * 2), most)) }
    elements.append(value)
  }

  @inline(never) private mutating func grow(to capacity: Int) throws {
    let capacity = max(capacity, elements.count + 1)
    try heap.check(16 * (capacity - elements.capacity))
    let meter = heap.meter
    try elements.makeRoom(capacity) { try meter?.pause() }
    heap.meter?.grow(by: 16 * elements.capacity - counted)
    counted = 16 * elements.capacity
  }

  /// The list, whose elements are counted as its own from here on.
  package mutating func list() throws -> Value {
    heap.meter?.grow(by: -counted)
    counted = 0
    return try heap.list(elements.taken())
  }

  /// The elements, of which nothing is left here.
  package mutating func finish() -> ContiguousArray<Value> { elements.taken() }
}

extension NativeCall {
  /// For work that goes on for long without making values.
  var pace: Pace { Pace(machine) }
}
