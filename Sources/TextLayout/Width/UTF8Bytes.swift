/// One scalar read from bytes.
struct DecodedScalar {
  var value: UInt32
  var length: Int
  /// False for bytes that are not UTF-8: `value` is then U+FFFD.
  var isValid: Bool
}

/// Reads the scalar at an offset, which must be below `count`.
///
/// A malformed sequence counts as one U+FFFD for its longest well-formed beginning.
@inline(__always)
func decodeScalar(_ bytes: UnsafePointer<UInt8>, at offset: Int, count: Int) -> DecodedScalar {
  let first = bytes[offset]
  if first < 0x80 { return DecodedScalar(value: UInt32(first), length: 1, isValid: true) }
  return decodeLongScalar(bytes, at: offset, count: count, first: first)
}

private func decodeLongScalar(
  _ bytes: UnsafePointer<UInt8>, at offset: Int, count: Int, first: UInt8
) -> DecodedScalar {
  let length: Int
  var low: UInt8 = 0x80
  var high: UInt8 = 0xBF
  var value: UInt32
  switch first {
  case 0xC2...0xDF:
    length = 2
    value = UInt32(first & 0x1F)
  case 0xE0...0xEF:
    length = 3
    value = UInt32(first & 0x0F)
    if first == 0xE0 { low = 0xA0 }
    if first == 0xED { high = 0x9F }
  case 0xF0...0xF4:
    length = 4
    value = UInt32(first & 0x07)
    if first == 0xF0 { low = 0x90 }
    if first == 0xF4 { high = 0x8F }
  default:
    return DecodedScalar(value: 0xFFFD, length: 1, isValid: false)
  }
  var read = 1
  while read < length {
    guard offset + read < count else { return DecodedScalar(value: 0xFFFD, length: read, isValid: false) }
    let byte = bytes[offset + read]
    guard byte >= low, byte <= high else {
      return DecodedScalar(value: 0xFFFD, length: read, isValid: false)
    }
    low = 0x80
    high = 0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    read += 1
  }
  return DecodedScalar(value: value, length: length, isValid: true)
}

/// How many bytes from the offset on are printable ASCII (U+0020...U+007E), looked at eight at a time.
@inline(__always)
func printableASCIIRun(_ bytes: UnsafePointer<UInt8>, from start: Int, count: Int) -> Int {
  var offset = start
  let raw = UnsafeRawPointer(bytes)
  while offset &+ 8 <= count {
    let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    let deletes = word ^ 0x7F7F_7F7F_7F7F_7F7F
    let suspicious =
      word
      | ((word &- 0x2020_2020_2020_2020) & ~word)
      | ((deletes &- 0x0101_0101_0101_0101) & ~deletes)
    if suspicious & 0x8080_8080_8080_8080 != 0 { break }
    offset &+= 8
  }
  while offset < count, bytes[offset] &- 0x20 < 0x5F { offset &+= 1 }
  return offset - start
}

extension String {
  /// Calls the closure with the UTF-8 bytes of the string, without copying them where that can be avoided.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
