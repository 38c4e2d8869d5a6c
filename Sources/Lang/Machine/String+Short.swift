/// Texts of up to fifteen bytes as `String` keeps them: in its own sixteen bytes, the last of which holds the count.
///
/// Scripts make and read such texts all the time, and by way of `String`'s own functions each of them costs several times
/// what its bytes do. Where strings may lie otherwise, those functions serve.
enum ShortText {
  /// The most bytes that lie in a string itself.
  static let capacity = 15
  /// The upper half of the last byte, of a text that is all ASCII.
  static let asciiMark: UInt64 = 0xE

  typealias Bits = (UInt64, UInt64)

  /// Whether strings are known to lie so here; a test looks whether they do.
  @inline(__always) static var isKnown: Bool {
    #if _endian(little) && (arch(x86_64) || arch(arm64))
      true
    #else
      false
    #endif
  }

  /// The bytes and the count of a text that lies in a string's own bytes and is all ASCII.
  @inline(__always) static func read(_ bits: Bits) -> (Bits, count: Int)? {
    guard isKnown, bits.1 >> 60 == asciiMark else { return nil }
    return ((bits.0, bits.1 & 0x00FF_FFFF_FFFF_FFFF), Int(bits.1 >> 56 & 0xF))
  }

  /// Up to fifteen bytes in two words, the rest of which is 0.
  @inline(__always) static func load(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bits {
    let raw = UnsafeRawPointer(start)
    if count >= 8 {
      let low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
      let end = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
      return (low, end >> UInt64((16 - count) * 8))
    }
    if count >= 4 {
      let low = UInt64(UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self)))
      let end = UInt64(UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)))
      return (low | end << UInt64((count - 4) * 8), 0)
    }
    var low: UInt64 = 0
    for k in 0..<count { low |= UInt64(start[k]) << UInt64(k * 8) }
    return (low, 0)
  }

  /// The same where sixteen bytes can be read, without asking how many of them are wanted.
  @inline(__always) static func loadWide(_ start: UnsafePointer<UInt8>, _ count: Int) -> Bits {
    let raw = UnsafeRawPointer(start)
    let low = UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))
    let high = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    return (low & below(count), high & below(count - 8))
  }

  /// All bits of the first bytes of a word: of all if there are eight and more, of none for less than one.
  @inline(__always) private static func below(_ count: Int) -> UInt64 {
    let shift = 64 - 8 * min(max(count, 0), 8)
    return shift == 64 ? 0 : ~0 &>> UInt64(shift)
  }

  /// Bit 7 of every byte.
  static let topBits: UInt64 = 0x8080_8080_8080_8080
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Writes the sixteen bytes of a text.
  @inline(__always) static func store(_ bits: Bits, at start: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(start)
    raw.storeBytes(of: bits.0.littleEndian, as: UInt64.self)
    raw.storeBytes(of: bits.1.littleEndian, toByteOffset: 8, as: UInt64.self)
  }

  /// Bit 7 of every byte that is the wanted one, from the first on; behind it others may be set as well.
  @inline(__always) static func mark(_ wanted: UInt8, in word: UInt64) -> UInt64 {
    let other = word ^ ones &* UInt64(wanted)
    return (other &- ones) & ~other & topBits
  }

  /// Whether every byte is ASCII and none is a carriage return.
  static func isPlainASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = UnsafeRawPointer(bytes.baseAddress) else { return true }
    var place = 0
    while place + 16 <= bytes.count {
      if !isPlainASCII(start + place) { return false }
      place += 16
    }
    if place == bytes.count { return true }
    // The last sixteen, some of them once more.
    if place > 0 { return isPlainASCII(start + bytes.count - 16) }
    return bytes.allSatisfy { $0 < 0x80 && $0 != 13 }
  }

  /// The same of sixteen bytes.
  @inline(__always) private static func isPlainASCII(_ start: UnsafeRawPointer) -> Bool {
    let (low, high) = (
      start.loadUnaligned(as: UInt64.self), start.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    )
    let returns = ones &* 13
    // Of what is ASCII, only a zero byte sets bit 7 when one is taken from it.
    return (low | high | ((low ^ returns) &- ones) | ((high ^ returns) &- ones)) & topBits == 0
  }

  /// Whether one of the eight bytes is a carriage return.
  @inline(__always) static func holdsReturn(_ word: UInt64) -> Bool { mark(13, in: word) != 0 }
}

extension String {
  /// A text of up to fifteen bytes in two words, where strings are known to lie so; nil if it is not all ASCII.
  @inline(__always) init?(short bits: ShortText.Bits, _ count: Int) {
    guard (bits.0 | bits.1) & ShortText.topBits == 0 else { return nil }
    let high = bits.1 | (ShortText.asciiMark << 4 | UInt64(count)) << 56
    self = unsafeBitCast((bits.0, high), to: String.self)
  }

  /// A text from its bytes; what is no UTF-8 is repaired.
  @inline(__always) init(copying start: UnsafePointer<UInt8>, count: Int) {
    if count <= ShortText.capacity, ShortText.isKnown,
      let text = String(short: ShortText.load(start, count), count)
    {
      self = text
      return
    }
    self = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The bytes of a short text that is all ASCII, with their count; nil for others, and for some that could lie so.
  @inline(__always) var shortASCII: (ShortText.Bits, count: Int)? {
    MemoryLayout<String>.size == MemoryLayout<ShortText.Bits>.size
      ? ShortText.read(unsafeBitCast(self, to: ShortText.Bits.self)) : nil
  }

  /// Whether every byte is ASCII and none is a carriage return, so that bytes and grapheme clusters coincide.
  var isPlainASCII: Bool {
    if let (bits, _) = shortASCII {
      return !ShortText.holdsReturn(bits.0) && !ShortText.holdsReturn(bits.1)
    }
    if let isPlain = utf8.withContiguousStorageIfAvailable(ShortText.isPlainASCII) { return isPlain }
    var copy = self
    return copy.withUTF8(ShortText.isPlainASCII)
  }

  /// A hash for tables of keys, the same for texts that are equal; other in each process.
  ///
  /// Short ASCII is mixed by two multiplications, as wyhash does; the rest is left to `Hasher`, after what is
  /// canonically equivalent to ASCII alone was made ASCII: U+037E, U+1FEF and U+212A (UnicodeData.txt).
  var keyHash: Int {
    if let (bits, count) = shortASCII { return ShortText.hash(bits, count) }
    guard utf8.count <= 3 * ShortText.capacity else { return hashValue }
    var copy = self
    let hash = copy.withUTF8 { bytes -> Int? in
      guard bytes.count <= ShortText.capacity, let start = bytes.baseAddress else { return nil }
      let bits = ShortText.load(start, bytes.count)
      return (bits.0 | bits.1) & ShortText.topBits == 0 ? ShortText.hash(bits, bytes.count) : nil
    }
    if let hash { return hash }
    var scalars = String.UnicodeScalarView()
    var isChanged = false
    for scalar in unicodeScalars {
      switch scalar {
      case "\u{37E}": scalars.append(";")
      case "\u{1FEF}": scalars.append("`")
      case "\u{212A}": scalars.append("K")
      default:
        scalars.append(scalar)
        continue
      }
      isChanged = true
    }
    return isChanged ? String(scalars).keyHash : hashValue
  }
}

extension ShortText {
  private static let seeds: Bits = (.random(in: .min ... .max), .random(in: .min ... .max))

  @inline(__always) static func hash(_ bits: Bits, _ count: Int) -> Int {
    let end = bits.1 | UInt64(truncatingIfNeeded: count) << 56
    let first = (bits.0 ^ seeds.0).multipliedFullWidth(by: end ^ seeds.1)
    let second = (first.high ^ seeds.1).multipliedFullWidth(by: first.low ^ 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: second.high ^ second.low)
  }
}
