import Lang

/// The strings that a column held lately, so that a word which recurs in many rows is one object.
///
/// A table of one entry a hash; given up for a column whose words do not recur.
final class TextCache {
  private struct Entry {
    var object: StringObject?
    var start: UnsafePointer<UInt8>?
    var count = 0
  }

  private static let size = 512
  private static let longest = 48
  private var entries: ContiguousArray<Entry>
  private var asked = 0
  private var found = 0
  private var isUseful = true
  private let meter: Meter?

  init(meter: Meter?) {
    self.meter = meter
    entries = ContiguousArray(repeating: Entry(), count: TextCache.size)
  }

  /// The string of some bytes that stay where they are as long as this cache lives.
  @inline(__always) func string(_ text: CellText) -> StringObject {
    guard isUseful, text.count <= TextCache.longest else { return StringObject(text.string, meter: meter) }
    return remembered(text)
  }

  private func remembered(_ text: CellText) -> StringObject {
    asked &+= 1
    if asked & 4095 == 0 {
      isUseful = found > 512
      found = 0
    }
    let slot = TextCache.hash(text) & (TextCache.size - 1)
    return entries.withUnsafeMutableBufferPointer { buffer in
      if let object = buffer[slot].object, let start = buffer[slot].start, buffer[slot].count == text.count,
        TextCache.same(start, text.start, text.count)
      {
        found &+= 1
        return object
      }
      let object = StringObject(text.string, meter: meter)
      buffer[slot] = Entry(object: object, start: text.start, count: text.count)
      return object
    }
  }

  @inline(__always) private static func same(
    _ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    var i = 0
    while i + 8 <= count {
      let x = UnsafeRawPointer(a).loadUnaligned(fromByteOffset: i, as: UInt64.self)
      let y = UnsafeRawPointer(b).loadUnaligned(fromByteOffset: i, as: UInt64.self)
      if x != y { return false }
      i &+= 8
    }
    while i < count {
      if a[i] != b[i] { return false }
      i &+= 1
    }
    return true
  }

  @inline(__always) private static func hash(_ text: CellText) -> Int {
    var hash = UInt64(truncatingIfNeeded: text.count)
    var i = 0
    while i + 8 <= text.count {
      let word = UnsafeRawPointer(text.start).loadUnaligned(fromByteOffset: i, as: UInt64.self)
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 32
      i &+= 8
    }
    var tail: UInt64 = 0
    while i < text.count {
      tail = tail << 8 | UInt64(text[i])
      i &+= 1
    }
    hash = (hash ^ tail) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 40)
  }
}
