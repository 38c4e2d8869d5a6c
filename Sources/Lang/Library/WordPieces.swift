/// Texts that are put one after the other where a list will have them.
///
/// References to texts that are kept already are counted later than they are found: counting waits for all that was
/// looked for before, and one search after the other would wait for memory.
struct WordPieces {
  private let first: Register
  private let most: Int
  private let machine: Machine
  private let texts: ShortTextCache?
  private var count = 0
  /// The references of so many of them are counted.
  private var counted = 0

  init(_ first: UnsafeMutablePointer<Value>, _ most: Int, _ machine: Machine) {
    self.first = first
    self.most = most
    self.machine = machine
    texts = machine.shortTexts
  }

  @inline(__always) mutating func add(_ start: UnsafePointer<UInt8>, _ length: Int, readable: Int) throws {
    guard count < most else { return }
    if count % Pace.slice == 0 { try machine.pause() }
    if let texts, let place = texts.place(start, length, readable: readable) {
      if let known = texts.text(at: place) {
        put(known)
        return
      }
      // What is not counted yet could be freed.
      settle()
      if let new = texts.add(at: place) {
        put(new)
        counted = count
        return
      }
    }
    settle()
    (first + count).initialize(to: try machine.heap.string(String(copying: start, count: length)))
    count += 1
    counted = count
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
