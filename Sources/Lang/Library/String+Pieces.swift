/// Long texts and lists are copied piece by piece, so that it may be asked between the pieces whether to stop: the pages
/// that a copy of some ten million bytes needs take longer to get than a host waits.
extension String {
  /// So many bytes are copied between two questions: a fraction of a millisecond.
  package static let pieceSize = 1 << 19

  /// Adds a text to one that grows.
  mutating func grow(by other: String, _ ask: () throws -> Void) rethrows {
    let count = utf8.count + other.utf8.count
    if count > String.pieceSize { try makeRoom(count, ask) }
    let before = utf8.count
    do { try append(pieces: other, ask) } catch {
      removeSubrange(utf8.index(startIndex, offsetBy: before)...)
      throw error
    }
  }

  /// Adds a text; there is room for it.
  private mutating func append(pieces other: String, _ ask: () throws -> Void) rethrows {
    guard other.utf8.count > String.pieceSize else {
      self += other
      return
    }
    try other.eachPiece(of: String.pieceSize, ask) { self += other[$0] }
  }

  /// Two texts, one after the other.
  static func joined(_ first: String, _ second: String, _ ask: () throws -> Void) rethrows -> String {
    guard first.utf8.count + second.utf8.count > pieceSize else { return first + second }
    var result = ""
    result.reserveCapacity(first.utf8.count + second.utf8.count)
    try result.append(pieces: first, ask)
    try result.append(pieces: second, ask)
    return result
  }

  /// The text of some bytes; what is no UTF-8 is repaired.
  package init(pieces bytes: UnsafeBufferPointer<UInt8>, _ ask: () throws -> Void) rethrows {
    guard bytes.count > String.pieceSize else {
      self = String(decoding: bytes, as: UTF8.self)
      return
    }
    self = ""
    reserveCapacity(bytes.count)
    var start = 0
    while start < bytes.count {
      try ask()
      var end = min(bytes.count, start + String.pieceSize)
      // A scalar is not divided.
      while end < bytes.count, end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      self += String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
      start = end
    }
  }

  /// Its bytes.
  package func bytes(_ ask: () throws -> Void) rethrows -> [UInt8] {
    guard utf8.count > String.pieceSize else { return Array(utf8) }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    try eachPiece(of: String.pieceSize, ask) { result.append(contentsOf: utf8[$0]) }
    return result
  }

  /// Hands its pieces of so many bytes, or a few more, to `body`, and asks before each: no scalar is divided.
  func eachPiece(of size: Int, _ ask: () throws -> Void, _ body: (Range<Index>) -> Void) rethrows {
    var start = startIndex
    while start < endIndex {
      try ask()
      var end = utf8.index(start, offsetBy: size, limitedBy: endIndex) ?? endIndex
      while end < endIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(after: end) }
      body(start..<end)
      start = end
    }
  }

  /// Moves to a larger place whenever it passes a power of two: nobody tells how much room there is.
  private mutating func makeRoom(_ count: Int, _ ask: () throws -> Void) rethrows {
    let room = 1 << (Int.bitWidth - count.leadingZeroBitCount)
    guard utf8.count < room / 2 else { return }
    var larger = ""
    larger.reserveCapacity(room)
    try larger.append(pieces: self, ask)
    self = larger
  }
}

extension ContiguousArray<Value> {
  /// Adds elements piece by piece.
  package mutating func append(pieces elements: ArraySlice<Value>, pace: (Int) throws -> Void) rethrows {
    var rest = elements
    while !rest.isEmpty {
      let piece = rest.prefix(Pace.slice)
      try pace(piece.count)
      append(contentsOf: piece)
      rest = rest.dropFirst(piece.count)
    }
  }

  /// Makes room for so many elements, of an array that nobody else holds; the elements are moved.
  mutating func makeRoom(_ capacity: Int, _ ask: () throws -> Void) rethrows {
    let count = self.count
    guard count > 4 * Pace.slice, capacity > self.capacity, isUniquelyHeld else {
      reserveCapacity(capacity)
      return
    }
    var larger = ContiguousArray<Value>()
    larger.reserveCapacity(capacity)
    try withExtendedLifetime(larger) {
      let to = unsafeBitCast(larger, to: UnsafeRawPointer.self)
      var moved = 0
      while moved < count {
        // Who stops here finds all elements where they were.
        try ask()
        let from = unsafeBitCast(self, to: UnsafeRawPointer.self)
        let piece = Swift.min(4 * Pace.slice, count - moved)
        UnsafeMutableRawPointer(to.element(moved)).copyMemory(
          from: from.element(moved), byteCount: piece * MemoryLayout<Value>.stride)
        moved += piece
      }
    }
    swap(&self, &larger)
    // Both hold the same elements now, of which one may not let go.
    withExtendedLifetime(larger) { unsafeBitCast(larger, to: UnsafeRawPointer.self).setElementCount(0) }
    withExtendedLifetime(self) { unsafeBitCast(self, to: UnsafeRawPointer.self).setElementCount(count) }
  }
}
