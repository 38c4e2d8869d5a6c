/// Texts that are put one after the other where a list will have them.
///
/// References to texts that are kept already are counted later than they are found: counting waits for all that was
/// looked for before, and one search after the other would wait for memory.
struct WordPieces {
  private let first: Register
  private let most: Int
  private let heap: Heap
  private let machine: Unmanaged<Machine>
  private let texts: Unmanaged<ShortTextCache>?
  private var count = 0
  /// The references of so many of them are counted.
  private var counted = 0

  init(_ first: UnsafeMutablePointer<Value>, _ most: Int, _ machine: Machine) {
    self.first = first
    self.most = most
    heap = machine.heap
    self.machine = .passUnretained(machine)
    texts = machine.shortTexts.map { .passUnretained($0) }
  }

  @inline(__always) mutating func add(_ start: UnsafePointer<UInt8>, _ length: Int, readable: Int) throws {
    guard count < most else { return }
    if count % Pace.slice == 0 { try machine._withUnsafeGuaranteedRef { try $0.pause() } }
    if let texts, texts._withUnsafeGuaranteedRef({ add(start, length, readable: readable, from: $0) }) {
      return
    }
    settle()
    (first + count).initialize(to: try heap.string(String(copying: start, count: length)))
    count += 1
    counted = count
  }

  /// - Returns: whether it is a text that may be kept.
  @inline(__always) private mutating func add(
    _ start: UnsafePointer<UInt8>, _ length: Int, readable: Int, from texts: ShortTextCache
  ) -> Bool {
    guard let place = texts.place(start, length, readable: readable) else { return false }
    if let known = texts.text(at: place) {
      put(known)
      return true
    }
    // What is not counted yet could be freed.
    settle()
    guard let new = texts.add(at: place) else { return false }
    put(new)
    counted = count
    return true
  }

  @inline(__always) private mutating func put(_ text: Unmanaged<StringObject>) {
    (first + count).fill(UInt64(UInt(bitPattern: text.toOpaque())), ValueLayout.head(ValueLayout.string))
    count += 1
  }

  private mutating func settle() {
    while counted < count {
      _ = (first + counted).object(HeapObject.self).retain()
      counted += 1
    }
  }

  /// Ends it, and says how many there are.
  mutating func finish() -> Int {
    settle()
    return count
  }
}
