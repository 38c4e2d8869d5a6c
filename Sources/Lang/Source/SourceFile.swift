/// One source text and its name: a script, an imported file, or a submission of the REPL (`<input 3>`).
public final class SourceFile: Sendable {
  /// What messages call it: a path, or `<input 3>`.
  public let name: String
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public convenience init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The text between two offsets, clamped to the file.
  public func text(from start: Int, to end: Int) -> String {
    let low = max(0, min(start, bytes.count))
    let high = max(low, min(end, bytes.count))
    return String(decoding: bytes[low..<high], as: UTF8.self)
  }

  /// The offset of the first byte that is not valid UTF-8, or nil.
  public var firstInvalidByte: Int? {
    bytes.withUnsafeBufferPointer { UTF8Check.firstInvalidByte($0) }
  }
}

enum UTF8Check {
  /// The offset of the first byte that starts no well-formed sequence (RFC 3629), or nil; nil as well if it has to stop.
  static func firstInvalidByte(_ bytes: UnsafeBufferPointer<UInt8>, work: SourceWork = SourceWork()) -> Int? {
    var i = 0
    while i < bytes.count {
      if let invalid = firstInvalidByte(bytes, from: &i, to: min(bytes.count, i + piece)) { return invalid }
      if work.step(piece / 16) { return nil }
    }
    return nil
  }

  /// So many bytes are looked at between two questions.
  private static let piece = 256 << 10

  private static func firstInvalidByte(
    _ bytes: UnsafeBufferPointer<UInt8>, from i: inout Int, to end: Int
  ) -> Int? {
    let raw = UnsafeRawBufferPointer(bytes)
    let count = bytes.count
    while i < end {
      // Most source is ASCII: eight bytes at a time.
      if i + 8 <= count, raw.loadUnaligned(fromByteOffset: i, as: UInt64.self) & 0x8080_8080_8080_8080 == 0 {
        i += 8
        continue
      }
      if bytes[i] < 0x80 {
        i += 1
        continue
      }
      guard let length = sequenceLength(bytes, at: i) else { return i }
      i += length
    }
    return nil
  }

  /// How many bytes the sequence at `i` has, or nil if it is malformed.
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at i: Int) -> Int? {
    let first = bytes[i]
    let length: Int
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    switch first {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, low) = (3, 0xA0)
    case 0xED: (length, high) = (3, 0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, low) = (4, 0x90)
    case 0xF4: (length, high) = (4, 0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard i + length <= bytes.count else { return nil }
    guard bytes[i + 1] >= low, bytes[i + 1] <= high else { return nil }
    for k in 2..<max(length, 2) where bytes[i + k] & 0xC0 != 0x80 { return nil }
    return length
  }
}
