/// An identifier, interned: two names are the same if their numbers are.
public struct Name: Hashable, Sendable {
  public let id: UInt32
  public init(id: UInt32) { self.id = id }
}

/// What a word is found by: its first eight bytes, and a hash of all.
struct WordKey {
  /// The first eight bytes, the first lowest; zeros where the word is shorter.
  let head: UInt64
  let hash: UInt32

  /// Multiplies by a number that each process draws anew, so that nobody can write a script whose names all fall into
  /// one bucket.
  static let seed = UInt64(truncatingIfNeeded: 0.hashValue) | 1

  /// - Parameter room: how many bytes from the word's start on may be read: at least those of the word.
  @inline(__always)
  init(_ word: UnsafeBufferPointer<UInt8>, factor: UInt64 = WordKey.seed, room: Int) {
    if room >= 8 {
      let raw = UnsafeRawBufferPointer(start: word.baseAddress, count: room)
      let eight = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      head = word.count >= 8 ? eight : eight & (1 << UInt64(8 * word.count) &- 1)
    } else {
      var bytes: UInt64 = 0
      for (i, byte) in word.prefix(8).enumerated() { bytes |= UInt64(byte) << UInt64(8 * i) }
      head = bytes
    }
    var mixed = head &* factor
    if word.count > 8 {
      for byte in word[8...] { mixed = (mixed ^ (mixed >> 32) ^ UInt64(byte)) &* factor }
    }
    hash = UInt32(truncatingIfNeeded: mixed >> 32)
  }
}

/// The identifiers of one session, each with its number.
///
/// Looking a name up by its bytes allocates nothing, so that the lexer can call this for every word.
/// One table serves one interpreter; it is not shared between threads.
public final class NameTable {
  /// Behind a pointer, since the lexer comes here for every word: checks of exclusive access to the fields of a class
  /// would cost as much as the look-up.
  private let storage: UnsafeMutablePointer<NameStorage>

  public init() {
    storage = .allocate(capacity: 1)
    storage.initialize(to: NameStorage())
  }

  private init(_ other: NameStorage) {
    storage = .allocate(capacity: 1)
    storage.initialize(to: other)
  }

  /// The same names for another session.
  func copy() -> NameTable { NameTable(storage.pointee) }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  public var count: Int { storage.pointee.texts.count }

  /// Bytes that a name takes, about: here, and where compiled code refers to it.
  static let size = 320

  /// The text of a name.
  public func text(_ name: Name) -> String {
    let index = Int(name.id)
    return index < storage.pointee.texts.count ? storage.pointee.texts[index] : "?"
  }

  /// The name if it was interned before, without adding it.
  public func existing(_ text: String) -> Name? {
    var text = text
    if let name = text.withUTF8({ storage.pointee.find($0) }) { return name }
    return storage.pointee.canonical[text]
  }

  public func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { word in
      word.contains { $0 >= 0x80 } ? internCanonical(word) : intern(word)
    }
  }

  /// For a word with letters outside ASCII: spellings that are canonically equivalent in Unicode are one name, which has
  /// the text of the first.
  public func internCanonical(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    // `String` compares and hashes by canonical equivalence.
    let text = String(decoding: bytes, as: UTF8.self)
    if let name = storage.pointee.canonical[text] { return name }
    let name = intern(bytes)
    storage.pointee.canonical[text] = name
    return name
  }

  public func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    intern(bytes, WordKey(bytes, room: bytes.count))
  }

  /// The same for a word whose key is known.
  @inline(__always)
  func intern(_ bytes: UnsafeBufferPointer<UInt8>, _ key: WordKey) -> Name {
    storage.pointee.intern(bytes, key)
  }
}

/// Open addressing over a run of all names' bytes.
private struct NameStorage {
  var texts: [String] = []
  /// Names with letters outside ASCII, by their text.
  var canonical: [String: Name] = [:]
  private var entries: [Entry] = []
  /// The bytes of all names, one after the other.
  private var bytes: [UInt8] = []
  /// Linear probing; `0` is empty, else the id plus one. The size is a power of two.
  private var buckets: [UInt32]

  private struct Entry {
    var head: UInt64
    var hash: UInt32
    var start: UInt32
    var length: UInt32
  }

  init() {
    buckets = Array(repeating: 0, count: 1024)
    texts.reserveCapacity(256)
    entries.reserveCapacity(256)
    bytes.reserveCapacity(4096)
  }

  /// The bucket of a word, which is empty (0) if the word is not there.
  @inline(__always)
  private func bucket(of word: UnsafeBufferPointer<UInt8>, _ key: WordKey) -> Int {
    let mask = buckets.count - 1
    return buckets.withUnsafeBufferPointer { buckets in
      var slot = Int(key.hash) & mask
      while buckets[slot] != 0, !isEntry(Int(buckets[slot]) - 1, key, word) { slot = (slot + 1) & mask }
      return slot
    }
  }

  func find(_ word: UnsafeBufferPointer<UInt8>) -> Name? {
    let entry = buckets[bucket(of: word, WordKey(word, room: word.count))]
    return entry == 0 ? nil : Name(id: entry - 1)
  }

  mutating func intern(_ word: UnsafeBufferPointer<UInt8>, _ key: WordKey) -> Name {
    let slot = bucket(of: word, key)
    if buckets[slot] != 0 { return Name(id: buckets[slot] - 1) }
    let id = UInt32(texts.count)
    texts.append(String(decoding: word, as: UTF8.self))
    entries.append(
      Entry(
        head: key.head, hash: key.hash, start: UInt32(truncatingIfNeeded: bytes.count),
        length: UInt32(truncatingIfNeeded: word.count)))
    bytes.append(contentsOf: word)
    buckets[slot] = id + 1
    if texts.count * 2 > buckets.count { grow() }
    return Name(id: id)
  }

  @inline(__always)
  private func isEntry(_ id: Int, _ key: WordKey, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
    let entry = entries[id]
    guard entry.head == key.head, entry.hash == key.hash, Int(entry.length) == word.count else {
      return false
    }
    if word.count <= 8 { return true }
    let start = Int(entry.start)
    return bytes.withUnsafeBufferPointer { stored in
      var i = 8
      while i < word.count {
        if stored[start + i] != word[i] { return false }
        i += 1
      }
      return true
    }
  }

  private mutating func grow() {
    var larger = [UInt32](repeating: 0, count: buckets.count * 2)
    let mask = larger.count - 1
    for (id, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = UInt32(id) + 1
    }
    buckets = larger
  }
}
