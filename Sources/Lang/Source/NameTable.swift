/// An identifier, interned: two names are the same if their numbers are.
public struct Name: Hashable, Sendable {
  public let id: UInt32
  public init(id: UInt32) { self.id = id }
}

/// The identifiers of one session, each with its number.
///
/// Looking a name up by its bytes allocates nothing, so that the lexer can call this for every word.
/// One table serves one interpreter; it is not shared between threads.
public final class NameTable {
  private var texts: [String] = []
  private var hashes: [UInt32] = []
  /// Open addressing, linear probing; `0` is empty, else the id plus one. The size is a power of two.
  private var buckets: [UInt32]

  public init() {
    buckets = Array(repeating: 0, count: 1024)
    texts.reserveCapacity(256)
  }

  public var count: Int { texts.count }

  /// The text of a name.
  /// The name if it was interned before, without adding it.
  public func existing(_ text: String) -> Name? {
    var text = text
    return text.withUTF8 { find($0) }
  }

  private func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Name? {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let mask = buckets.count - 1
    var slot = Int(hash) & mask
    while buckets[slot] != 0 {
      let id = Int(buckets[slot]) - 1
      if hashes[id] == hash, matches(texts[id], bytes) { return Name(id: UInt32(id)) }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The text of a name.
  public func text(_ name: Name) -> String {
    let index = Int(name.id)
    return index < texts.count ? texts[index] : "?"
  }

  public func intern(_ text: String) -> Name {
    var text = text
    return text.withUTF8 { intern($0) }
  }

  public func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Name {
    // FNV-1a: short keys, no seed needed, since the table holds only what the source spells.
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let mask = buckets.count - 1
    var slot = Int(hash) & mask
    while true {
      let entry = buckets[slot]
      if entry == 0 { break }
      let id = Int(entry) - 1
      if hashes[id] == hash, matches(texts[id], bytes) { return Name(id: UInt32(id)) }
      slot = (slot + 1) & mask
    }
    let id = UInt32(texts.count)
    texts.append(String(decoding: bytes, as: UTF8.self))
    hashes.append(hash)
    buckets[slot] = id + 1
    if texts.count * 2 > buckets.count { grow() }
    return Name(id: id)
  }

  private func matches(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let utf8 = text.utf8
    guard utf8.count == bytes.count else { return false }
    return utf8.withContiguousStorageIfAvailable { stored in
      for i in 0..<bytes.count where stored[i] != bytes[i] { return false }
      return true
    } ?? utf8.elementsEqual(bytes)
  }

  private func grow() {
    var larger = [UInt32](repeating: 0, count: buckets.count * 2)
    let mask = larger.count - 1
    for (id, hash) in hashes.enumerated() {
      var slot = Int(hash) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = UInt32(id) + 1
    }
    buckets = larger
  }
}
