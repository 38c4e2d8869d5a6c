/// A walk of the library's through elements that are handed to one closure each.
///
/// The run loop goes from one call to the next by itself (`Machine.run`): between two calls it puts the result away and
/// the next argument into the window, which costs a fraction of leaving the loop and entering it again.
struct Walk {
  /// What becomes of the results.
  enum Purpose: UInt8 {
    /// They are kept.
    case collect
    /// Those that are not nil are kept.
    case compact
    /// The elements are kept whose result is true.
    case keep
    /// Each is the first argument of the next call.
    case fold
    /// The walk ends at the first that is true.
    case findTrue
    /// The walk ends at the first that is false.
    case findFalse
  }

  private let purpose: Purpose
  /// Where the elements lie; nil if they are numbers from `position` on. The caller holds them.
  private let elements: Register?
  private let start: Int
  private let end: Int
  /// The element that the closure has now.
  private var position: Int

  /// Whether the window is cleared between two calls: what a variable holds could not be changed in place as long as the
  /// window held it as well.
  var clearsWindow = true

  /// What was kept. Its elements are written where they will lie, since an array asks more at each than the calls cost;
  /// it gets to know their number only when it must.
  private var results: ContiguousArray<Value> = []
  /// The first of them.
  private var first: Register
  private var count = 0
  private var capacity = 0
  /// Counts the room of what is kept while it grows, since other values are made meanwhile.
  private let heap: Heap
  /// Why no more could be kept.
  private(set) var failure: (any Error)?

  /// Whether the walk ended before its end, after `passed` elements.
  private(set) var isFound = false
  /// A result that is neither true nor false, where one of these was wanted.
  private(set) var refused: Value?

  /// - Parameter elements: where they lie, as long as the walk lasts; nil for the numbers from `start` to `end`.
  init(_ purpose: Purpose, elements: Register?, from start: Int, to end: Int, heap: Heap) {
    self.purpose = purpose
    self.elements = elements
    self.start = start
    self.end = end
    position = start
    self.heap = heap
    first = unsafeBitCast(results, to: UnsafeRawPointer.self).element(0)
  }

  var isEmpty: Bool { position >= end }

  /// How many elements came before the present one.
  var passed: Int { position - start }

  /// Puts the next argument into the window of the closure.
  @inline(__always) func load(_ window: Register) {
    let target = purpose == .fold ? window + 1 : window
    if let elements {
      target.copy(elements + position)
    } else {
      target.put(position)
    }
  }

  /// Puts away the result that a call left at the start of its window, and loads the next argument.
  ///
  /// - Returns: whether there is one.
  @inline(__always) static func advance(_ walk: UnsafeMutablePointer<Walk>, _ window: Register) -> Bool {
    let purpose = walk.pointee.purpose
    if purpose == .collect {
      let place = walk.pointee.count
      if place == walk.pointee.capacity, !walk.pointee.grow() { return false }
      (walk.pointee.first + place).fill(window.bits, window.head)
      walk.pointee.count = place &+ 1
      window.forget()
    } else if purpose != .fold {
      if !walk.pointee.settle(window) { return false }
    }
    let position = walk.pointee.position &+ 1
    walk.pointee.position = position
    if position >= walk.pointee.end { return false }
    // As `load` does; called, it would make a copy of the walk each time.
    let target = purpose == .fold ? window + 1 : window
    if let elements = walk.pointee.elements { target.copy(elements + position) } else { target.put(position) }
    return true
  }

  /// Puts away a result that is kept, or whose element is kept, under a condition.
  ///
  /// - Returns: whether the walk goes on.
  @inline(never) private mutating func settle(_ window: Register) -> Bool {
    if purpose == .compact {
      if window.isNil { return true }
      if count == capacity, !grow() { return false }
      (first + count).fill(window.bits, window.head)
      count &+= 1
      window.forget()
      return true
    }
    guard window.isTruth else {
      refused = window.pointee
      return false
    }
    if purpose == .keep {
      if !window.truth { return true }
      if count == capacity, !grow() { return false }
      (first + count).forget()
      if let elements { (first + count).copy(elements + position) } else { (first + count).put(position) }
      count &+= 1
      return true
    }
    isFound = window.truth == (purpose == .findTrue)
    return !isFound
  }

  @inline(never) private mutating func grow() -> Bool {
    do { try reserve(max(16, 2 * capacity)) } catch {
      failure = error
      return false
    }
    return true
  }

  /// Makes room for so many results; refuses if memory has none.
  mutating func reserve(_ wanted: Int) throws {
    guard wanted > capacity else { return }
    try heap.check(MemoryLayout<Value>.stride * (wanted - capacity))
    tellCount()
    results.reserveCapacity(wanted)
    heap.meter?.grow(by: MemoryLayout<Value>.stride * (results.capacity - capacity))
    capacity = results.capacity
    first = unsafeBitCast(results, to: UnsafeRawPointer.self).element(0)
  }

  private func tellCount() {
    if capacity > 0 { unsafeBitCast(results, to: UnsafeRawPointer.self).setElementCount(count) }
  }

  /// Ends the walk, and gives what was kept.
  mutating func finish() -> ContiguousArray<Value> {
    tellCount()
    heap.meter?.grow(by: -MemoryLayout<Value>.stride * capacity)
    count = 0
    capacity = 0
    let kept = results
    results = []
    return kept
  }
}
