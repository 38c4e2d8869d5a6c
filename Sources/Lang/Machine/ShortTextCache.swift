/// The short texts that a machine cut out of longer ones lately: a word that comes again is the same object again, which
/// is not made, freed and hashed each time.
///
/// Two entries for each of the hashes that fall together, the later one in front. It is asked as long as enough of the
/// texts are found: where each differs from all others, looking for them only costs.
final class ShortTextCache {
  private let entries: UnsafeMutablePointer<Unmanaged<StringObject>?>
  private let heap: Heap
  /// How many texts may go on not being found. Each that is found stands for some that are not.
  @exclusivity(unchecked) private var patience = ShortTextCache.trial
  /// How many texts are not looked for after too many were not found.
  @exclusivity(unchecked) private var pause = 0

  private static let sets = 2048
  private static let trial = 4096
  private static let bytes = 2 * sets * MemoryLayout<Unmanaged<StringObject>?>.stride
  /// A machine that may hold less than this has none, since what lies here takes memory too.
  static let leastMemory = 8 << 20

  init(_ heap: Heap) {
    self.heap = heap
    entries = .allocate(capacity: 2 * ShortTextCache.sets)
    entries.initialize(repeating: nil, count: 2 * ShortTextCache.sets)
    heap.meter?.add(ShortTextCache.bytes)
  }

  deinit {
    for k in 0..<2 * ShortTextCache.sets { entries[k]?.release() }
    entries.deallocate()
    heap.meter?.subtract(ShortTextCache.bytes)
  }

  /// Where a text would stand, and whether one is kept now at all.
  struct Place {
    fileprivate let entries: UnsafeMutablePointer<Unmanaged<StringObject>?>
    fileprivate let bits: ShortText.Bits
    fileprivate let count: Int
    fileprivate let hash: Int
  }

  /// The place of these bytes; nil if they are too many, or nothing is looked for just now.
  ///
  /// - Parameter readable: how many bytes there are from `start` on.
  @inline(__always) func place(_ start: UnsafePointer<UInt8>, _ count: Int, readable: Int) -> Place? {
    guard count <= ShortText.capacity, ShortText.isKnown else { return nil }
    if pause > 0 {
      pause &-= 1
      return nil
    }
    let bits = readable >= 16 ? ShortText.loadWide(start, count) : ShortText.load(start, count)
    let hash = ShortText.hash(bits, count)
    let set = Int(truncatingIfNeeded: UInt(bitPattern: hash) >> 8) & (ShortTextCache.sets - 1)
    return Place(entries: entries + 2 * set, bits: bits, count: count, hash: hash)
  }

  /// The text at a place, which is not counted for whoever asks: the next `add` may free it.
  @inline(__always) func text(at place: Place) -> Unmanaged<StringObject>? {
    for k in 0..<2 {
      if let found = place.entries[k],
        found._withUnsafeGuaranteedRef({ $0.isShort(place.bits, place.count) })
      {
        if k == 1 { swap(&place.entries[0], &place.entries[1]) }
        patience &+= 4
        return found
      }
    }
    return nil
  }

  /// Puts a new text into a place, and counts it for whoever asks too; nil if it is not all ASCII.
  @inline(never) func add(at place: Place) -> Unmanaged<StringObject>? {
    guard let text = String(short: place.bits, place.count) else { return nil }
    patience = min(patience, ShortTextCache.trial) &- 1
    if patience < 0 {
      patience = ShortTextCache.trial
      pause = 16 * ShortTextCache.trial
    }
    let new = Unmanaged.passRetained(StringObject(text, hash: place.hash, meter: heap.meter))
    place.entries[1]?.release()
    place.entries[1] = place.entries[0]
    place.entries[0] = new
    return new.retain()
  }
}
