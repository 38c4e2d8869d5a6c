/// Counts the bytes of the objects that one machine made. It outlives the machine while objects of it live.
public struct MeterBlock {
  /// Bytes of the live objects.
  public var bytes: Int = 0
  /// Bytes that may be live at once; more is an error.
  public var limit: Int = .max
  /// The most bytes that were live at once.
  public var peak: Int = 0
  /// How many objects live, but for those that were freed since `allowed` was set.
  fileprivate var made: Int = 0
  /// So many objects may be freed before the rest has to wait, and so many of them are left.
  fileprivate var allowed: Int = Remains.allowance
  fileprivate(set) var left: Int = Remains.allowance
  /// Whether what is let go of waits in `remains`.
  var isHolding = false
  var remains = Remains()
  var isOwned = true
  /// The steps that the machine may take before it looks up; nil once it is gone.
  var fuel: UnsafeMutablePointer<Int>?
  /// The steps that it may take beyond those.
  var reserve: Int = 0
  /// So often memory is asked for before the host is asked whether to stop.
  var questions: Int = MeterBlock.between
  static let between = 2048
  /// Why the run has to stop, if it has to.
  var interruption: (() -> Failure?)?
}

/// A pointer to a machine's counter: trivially copied, so that an object pays no reference count for it.
public struct Meter: @unchecked Sendable {
  let block: UnsafeMutablePointer<MeterBlock>

  init(limit: Int) {
    block = .allocate(capacity: 1)
    block.initialize(to: MeterBlock(limit: limit))
  }

  @inline(__always) func add(_ size: Int) {
    block.pointee.bytes &+= size
    block.pointee.made &+= 1
  }

  @inline(__always) func subtract(_ size: Int) {
    block.pointee.bytes &-= size
    block.pointee.left &-= 1
    if block.pointee.left <= 0 { exhaust() }
  }

  /// As many objects were freed as may be between two pauses of the machine, or all of a machine that is gone.
  @inline(never) private func exhaust() {
    if block.pointee.isOwned {
      hold()
    } else {
      let live = objects
      if live == 0 { release() } else { allow(live) }
    }
  }

  /// How many objects live.
  var objects: Int { block.pointee.made &- (block.pointee.allowed &- block.pointee.left) }

  /// Lets so many objects be freed from here on.
  @inline(__always) func allow(_ count: Int) {
    block.pointee.made = objects
    block.pointee.allowed = count
    block.pointee.left = count
  }

  /// Work of freeing that frees no object of this machine counts as so many.
  func spendAllowance(_ count: Int) {
    block.pointee.allowed &-= count
    block.pointee.left &-= count
  }

  /// Asks whether to stop, now and then: what makes many values without a step of the machine asks for their memory.
  @inline(__always) func look() throws {
    block.pointee.questions &-= 1
    if block.pointee.questions < 0 { try ask() }
  }

  @inline(never) private func ask() throws {
    block.pointee.questions = MeterBlock.between
    try pause()
  }

  /// Asks whether to stop, and frees a piece of what waits for it.
  package func pause() throws {
    if let failure = block.pointee.interruption?() {
      hold()
      throw failure
    }
    freeSome()
  }

  @inline(__always) func resize(by difference: Int) { block.pointee.bytes &+= difference }

  /// Takes steps for work on values that goes on where no machine is at hand: comparing them. The machine notices at its
  /// next step.
  @inline(__always) func spend(_ steps: Int) {
    if let fuel = block.pointee.fuel { fuel.pointee &-= steps }
  }

  /// Whether more was spent than the run has: its next step fails.
  @inline(__always) var isSpent: Bool {
    guard let fuel = block.pointee.fuel, fuel.pointee < 0 else { return false }
    return fuel.pointee == .min || -fuel.pointee > block.pointee.reserve
  }

  /// The machine is gone: frees the counter now or with the last object.
  func disown() {
    block.pointee.isOwned = false
    block.pointee.fuel = nil
    block.pointee.interruption = nil
    let live = objects
    if live == 0 { release() } else { allow(live) }
  }

  private func release() {
    block.deinitialize(count: 1)
    block.deallocate()
  }

  /// Whether more is live than is allowed.
  @inline(__always) public var isExceeded: Bool { block.pointee.bytes > block.pointee.limit }
  public var bytes: Int { block.pointee.bytes }
  public var limit: Int { block.pointee.limit }
}

/// What every object on the heap has: its size counted by a meter, and how deep values lie inside it.
///
/// `@unchecked Sendable`: constants are immutable once made and are shared by the threads that run a program; all other
/// objects belong to one machine, which one thread uses at a time.
open class HeapObject: @unchecked Sendable {
  public final let meter: Meter?
  @exclusivity(unchecked) final var size: UInt32
  /// One more than the deepest value inside.
  @exclusivity(unchecked) public final var depth: UInt16

  init(size: Int, depth: Int, meter: Meter?) {
    self.meter = meter
    self.size = UInt32(clamping: size)
    self.depth = UInt16(clamping: depth)
    meter?.add(Int(self.size))
  }

  deinit { meter?.subtract(Int(size)) }

  /// Counts growth or shrinking.
  @inline(__always) final func setSize(_ newSize: Int) {
    let clamped = UInt32(clamping: newSize)
    meter?.resize(by: Int(clamped) &- Int(size))
    size = clamped
  }
}

/// A string: text, counted and cut by grapheme cluster.
public final class StringObject: HeapObject, @unchecked Sendable {
  @exclusivity(unchecked) public private(set) var text: String
  @exclusivity(unchecked) private var cachedHash: Int = 0
  @exclusivity(unchecked) private var cachedCount: Int32 = -1
  /// Where this very object lay last among the keys of a shape; a guess, which is looked at first.
  @exclusivity(unchecked) private(set) var slot: UInt32 = 0

  public init(_ text: String, meter: Meter?) {
    self.text = text
    super.init(size: 64 + text.utf8.count, depth: 1, meter: meter)
  }

  /// A constant that is compared often: its hash is known from the start.
  convenience init(interned text: String) { self.init(text, hash: text.keyHash, meter: nil) }

  /// - Parameter hash: `text.keyHash`.
  init(_ text: String, hash: Int, meter: Meter?) {
    self.text = text
    cachedHash = hash | 1
    super.init(size: 64 + text.utf8.count, depth: 1, meter: meter)
  }

  /// `text.shortASCII`, without a count of the reference.
  @inline(__always) var shortASCII: (ShortText.Bits, count: Int)? {
    withUnsafeMutablePointer(to: &text) {
      ShortText.read(UnsafeRawPointer($0).loadUnaligned(as: ShortText.Bits.self))
    }
  }

  /// Whether it is this short text.
  @inline(__always) func isShort(_ bits: ShortText.Bits, _ count: Int) -> Bool {
    guard let own = shortASCII else { return false }
    return own.0.0 == bits.0 && own.0.1 == bits.1 && own.count == count
  }

  /// Bytes of UTF-8.
  @inline(__always) var byteCount: Int { shortASCII?.count ?? text.utf8.count }

  /// So many bytes are compared within a step.
  static let freeLength = 256

  /// The number of grapheme clusters, counted once.
  public var count: Int {
    if cachedCount >= 0 { return Int(cachedCount) }
    let count = text.isPlainASCII ? text.utf8.count : text.count
    if meter != nil { cachedCount = Int32(clamping: count) }
    return count
  }

  /// Whether the clusters were counted before.
  var isCounted: Bool { cachedCount >= 0 }

  /// The number of grapheme clusters of a long text.
  func count(_ pace: Pace) throws -> Int {
    if isCounted || text.isPlainASCII { return count }
    var count = 0
    var place = text.startIndex
    while place < text.endIndex {
      try pace.step(8)
      place = text.index(after: place)
      count += 1
    }
    if meter != nil { cachedCount = Int32(clamping: count) }
    return count
  }

  /// Keeps where the object lies among the keys of a shape.
  @inline(__always) func note(slot: Int) {
    // Constants are shared between threads and are not written to.
    if meter != nil { self.slot = UInt32(truncatingIfNeeded: slot) }
  }

  var hash: Int {
    if cachedHash != 0 { return cachedHash }
    let hash = text.keyHash | 1
    // Constants are shared between threads and are not written to.
    if meter != nil { cachedHash = hash }
    return hash
  }

  /// Adds in place: only while nobody else holds this object.
  func append(_ other: String, _ ask: () throws -> Void) rethrows {
    try text.grow(by: other, ask)
    cachedHash = 0
    cachedCount = -1
    setSize(64 + text.utf8.count)
  }

  @inline(__always) static func same(_ a: StringObject, _ b: StringObject) -> Bool {
    if a === b { return true }
    if a.cachedHash != b.cachedHash, a.cachedHash != 0, b.cachedHash != 0 { return false }
    if let x = a.shortASCII, b.shortASCII != nil { return b.isShort(x.0, x.count) }
    let length = min(a.text.utf8.count, b.text.utf8.count)
    if length > StringObject.freeLength { (a.meter ?? b.meter)?.spend(length / StringObject.freeLength) }
    return a.text == b.text
  }
}

/// `.name` or `.name(arguments)`.
public final class SymbolObject: HeapObject, @unchecked Sendable {
  public let name: StringObject
  /// Empty for a plain symbol.
  public let arguments: [Value]
  /// The labels of the arguments, as many as there are arguments; nil for one without.
  public let labels: [String?]
  public init(name: StringObject, arguments: [Value] = [], labels: [String?] = [], meter: Meter?) {
    self.name = name
    self.arguments = arguments
    self.labels = labels
    let inner = arguments.reduce(0) { max($0, $1.depth) }
    super.init(size: 48 + 16 * arguments.count, depth: inner + 1, meter: meter)
  }

  deinit {
    guard let meter, meter.isHolding, !arguments.isEmpty else { return }
    // A copy of its own, not the same storage.
    var held = ContiguousArray<Value>()
    for argument in arguments { held.append(argument) }
    meter.letGo(consume held)
  }

  /// The argument with a label, or the one at a position.
  public func argument(_ label: String, at position: Int? = nil) -> Value? {
    if let index = labels.firstIndex(of: label), index < arguments.count { return arguments[index] }
    if let position, position < arguments.count, position < labels.count, labels[position] == nil {
      return arguments[position]
    }
    return nil
  }
}

/// A list.
public final class ListObject: HeapObject, @unchecked Sendable {
  @exclusivity(unchecked) public internal(set) var elements: ContiguousArray<Value>

  public init(_ elements: ContiguousArray<Value>, meter: Meter?) {
    self.elements = elements
    super.init(size: 48 + 16 * elements.capacity, depth: elements.innerDepth + 1, meter: meter)
  }

  deinit {
    if depth <= 1 {
      // No objects lie inside.
      elements.forgetElements()
    } else if let meter, meter.isHolding || elements.count > Remains.piece {
      meter.letGo(elements.taken())
    } else {
      elements.releaseElements()
    }
  }

  /// Adds in place: only while nobody else holds this object.
  func append(_ value: Value) {
    elements.append(value)
    let inner = value.depth
    if inner >= Int(depth) { depth = UInt16(clamping: inner + 1) }
    setSize(48 + 16 * elements.capacity)
  }

  /// Removes elements; many are freed piece by piece.
  func removeElements(_ range: Range<Int>) {
    if let meter, range.count > Remains.piece {
      let removed = ContiguousArray(elements[range])
      elements.removeSubrange(range)
      meter.letGo(removed)
    } else {
      elements.removeSubrange(range)
    }
  }

  /// Recounts size and depth after a change by other means.
  func remeasure() {
    depth = UInt16(clamping: elements.innerDepth + 1)
    setSize(48 + 16 * elements.capacity)
  }
}

/// `lower..<upper` or `lower...upper`, of Ints, other numbers, dates, times or strings.
public final class RangeObject: HeapObject, @unchecked Sendable {
  public let lower: Value
  public let upper: Value
  public let isClosed: Bool
  public init(lower: Value, upper: Value, isClosed: Bool, meter: Meter?) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
    super.init(size: 64, depth: 1, meter: meter)
  }

  /// The bounds as a half-open range of Ints, for ranges of Ints and Dates; `nil` when empty bounds overflow.
  public var integerBounds: Range<Int>? {
    let low: Int
    let high: Int
    switch (lower, upper) {
    case (.int(let a), .int(let b)), (.date(let a), .date(let b)):
      low = a
      high = b
    default: return nil
    }
    if isClosed {
      guard high < Int.max else { return nil }
      return low <= high ? low..<(high + 1) : low..<low
    }
    return low <= high ? low..<high : low..<low
  }
}

/// (months, days, microseconds), applied in that order, month ends clamped.
public final class DurationObject: HeapObject, @unchecked Sendable {
  public let months: Int
  public let days: Int
  public let microseconds: Int
  public init(months: Int, days: Int, microseconds: Int, meter: Meter?) {
    self.months = months
    self.days = days
    self.microseconds = microseconds
    super.init(size: 56, depth: 1, meter: meter)
  }
}

/// `\.address.city`: names that are looked up as members, one after the other.
public final class KeyPathObject: HeapObject, @unchecked Sendable {
  public let steps: [StringObject]
  /// For each step the global slot of a top-level `fn` of that name, or -1.
  let functionSlots: [Int]
  init(steps: [StringObject], functionSlots: [Int], meter: Meter?) {
    self.steps = steps
    self.functionSlots = functionSlots
    super.init(size: 64 + 16 * steps.count, depth: 1, meter: meter)
  }
}

/// An opaque value of the host's.
public final class HostObject: HeapObject, @unchecked Sendable {
  public let typeName: String
  public let payload: any Sendable
  /// - Parameters:
  ///   - size: the bytes that the payload takes, to count against the limit of the machine that holds it.
  ///   - meter: that machine's counter.
  public init(typeName: String, payload: any Sendable, size: Int = 0, meter: Meter? = nil) {
    self.typeName = typeName
    self.payload = payload
    super.init(size: 48 + size, depth: 1, meter: meter)
  }

  /// Counts the payload anew after it grew or shrank.
  public func count(payload bytes: Int) { setSize(48 + min(bytes, Int.max - 48)) }
}
