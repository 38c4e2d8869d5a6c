/// A stack of the parser's, which comes here for every operand of a script.
///
/// A pointer in place of an array, which would ask at each step whether somebody else holds it. `ParserStacks` frees it.
struct ParserStack<Element> {
  private struct Storage {
    var start: UnsafeMutablePointer<Element>
    var count = 0
    var capacity = 32
  }

  private let storage: UnsafeMutablePointer<Storage>

  fileprivate init() {
    storage = RawMemory.allocate(Storage.self, count: 1)
    storage.initialize(to: Storage(start: RawMemory.allocate(Element.self, count: 32)))
  }

  fileprivate func free() {
    remove(from: 0)
    RawMemory.free(storage.pointee.start)
    RawMemory.free(storage)
  }

  var count: Int { storage.pointee.count }
  var isEmpty: Bool { count == 0 }
  var last: Element? { count > 0 ? storage.pointee.start[count - 1] : nil }
  /// The last element, where it lies; only while there is one.
  var top: UnsafeMutablePointer<Element> {
    assert(count > 0)
    return storage.pointee.start + (count - 1)
  }

  @inline(__always)
  func append(_ element: consuming Element) {
    if storage.pointee.count == storage.pointee.capacity { grow() }
    (storage.pointee.start + storage.pointee.count).initialize(to: element)
    storage.pointee.count += 1
  }

  private func grow() {
    let larger = RawMemory.allocate(Element.self, count: storage.pointee.capacity * 2)
    larger.moveInitialize(from: storage.pointee.start, count: count)
    RawMemory.free(storage.pointee.start)
    storage.pointee.start = larger
    storage.pointee.capacity *= 2
  }

  @inline(__always)
  func popLast() -> Element? {
    if storage.pointee.count == 0 { return nil }
    storage.pointee.count -= 1
    return (storage.pointee.start + storage.pointee.count).move()
  }

  func removeLast() { _ = popLast() }

  /// Removes the elements from `index` on.
  func remove(from index: Int) {
    while count > index { removeLast() }
  }

  /// All that is on it, which stays there.
  var elements: [Element] { Array(UnsafeBufferPointer(start: storage.pointee.start, count: count)) }

  /// Removes the elements from `index` on and gives them.
  func take(from index: Int) -> [Element] {
    let first = min(max(0, index), count)
    let taken = [Element](unsafeUninitializedCapacity: count - first) { buffer, initialized in
      if let target = buffer.baseAddress {
        target.moveInitialize(from: storage.pointee.start + first, count: count - first)
      }
      initialized = count - first
    }
    storage.pointee.count = first
    return taken
  }

  /// The index must be below `count`.
  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      return storage.pointee.start[index]
    }
    @inline(__always) nonmutating set {
      assert(index >= 0 && index < count)
      storage.pointee.start[index] = newValue
    }
  }
}

/// The stacks of one parser: the operands of the expression under way, their heights, its operators, and the middles of
/// its ternaries.
final class ParserStacks {
  let operands = ParserStack<Expression>()
  let heights = ParserStack<Int32>()
  let operators = ParserStack<PendingOperator>()
  let middles = ParserStack<Expression>()

  deinit {
    operands.free()
    heights.free()
    operators.free()
    middles.free()
  }
}
