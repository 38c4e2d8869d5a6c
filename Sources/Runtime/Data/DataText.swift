import Lang

/// The bytes of one file (or text, or standard input) with the name that messages call it by.
struct DataText {
  let name: String
  let bytes: UnsafeBufferPointer<UInt8>

  /// The line and column (in characters) of a byte, both from 1. Line breaks are LF, CRLF and CR.
  func position(of offset: Int) -> (line: Int, column: Int) {
    var line = 1
    var start = 0
    var i = 0
    let end = min(max(0, offset), bytes.count)
    while i < end {
      let byte = bytes[i]
      if byte == 10 || (byte == 13 && !(i + 1 < bytes.count && bytes[i + 1] == 10)) {
        line += 1
        start = i + 1
      }
      i += 1
    }
    if line == 1, start == 0, DataText.hasByteOrderMark(bytes) { start = min(3, end) }
    let before = String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    return (line, before.count + 1)
  }

  func place(of offset: Int) -> String {
    let (line, column) = position(of: offset)
    return "line \(line), column \(column)"
  }

  static func hasByteOrderMark(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// Refuses what is not UTF-8 text: other encodings, bytes that make no character, NUL.
  func validate() throws {
    if bytes.count >= 2 {
      let pair = (bytes[0], bytes[1])
      if pair == (0xFF, 0xFE) || pair == (0xFE, 0xFF) {
        throw Failure(
          code: "encoding", "\(name) is UTF-16, but data is read as UTF-8",
          hint: "save it as UTF-8, or convert it: `iconv -f UTF-16 -t UTF-8 FILE`")
      }
    }
    if let offset = DataText.firstInvalidByte(bytes) {
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      let hex = byte.utf8.count < 2 ? "0" + byte : byte
      if bytes[offset] == 0 {
        throw Failure(
          code: "encoding", "\(name) isn't text: byte \(offset) (\(place(of: offset))) is NUL",
          hint: "is it a spreadsheet or an archive? Export it as CSV or JSON first")
      }
      throw Failure(
        code: "encoding", "\(name) isn't UTF-8: byte \(offset) (\(place(of: offset))) is 0x\(hex)",
        hint: "save it as UTF-8, or convert it: `iconv -f WINDOWS-1252 -t UTF-8 FILE`")
    }
  }

  /// The same of a long text, which asks now and then whether to stop.
  func validate(_ machine: Machine) throws {
    var start = 0
    while bytes.count - start > DataText.stretch {
      var end = start + DataText.stretch
      // A character is not divided.
      while end > start + 4, bytes[end] & 0xC0 == 0x80 { end -= 1 }
      if DataText.firstInvalidByte(UnsafeBufferPointer(rebasing: bytes[start..<end])) != nil { break }
      try machine.pause()
      start = end
    }
    let rest = UnsafeBufferPointer(rebasing: bytes[start...])
    if start == 0 || DataText.firstInvalidByte(rest) != nil { try validate() }
  }

  private static let stretch = 1 << 20

  /// The offset of the first byte that is NUL or begins no well-formed character.
  static func firstInvalidByte(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let count = bytes.count
    let raw = UnsafeRawPointer(base)
    var i = 0
    while i < count {
      // Eight ASCII bytes, none of them NUL, at a time.
      if count - i >= 8 {
        let word = raw.loadUnaligned(fromByteOffset: i, as: UInt64.self)
        let high: UInt64 = 0x8080_8080_8080_8080
        if word & high == 0, (word &- 0x0101_0101_0101_0101) & ~word & high == 0 {
          i += 8
          continue
        }
      }
      let byte = base[i]
      if byte < 0x80 {
        if byte == 0 { return i }
        i += 1
        continue
      }
      let length = characterLength(base + i, count - i)
      if length == 0 { return i }
      i += length
    }
    return nil
  }

  /// The bytes of the well-formed character of more than one byte that starts here; 0 if there is none.
  private static func characterLength(_ p: UnsafePointer<UInt8>, _ left: Int) -> Int {
    @inline(__always) func trails(_ n: Int) -> Bool { left > n && p[n] & 0xC0 == 0x80 }
    switch p[0] {
    case 0xC2...0xDF: return trails(1) ? 2 : 0
    case 0xE0...0xEF:
      guard trails(1), trails(2) else { return 0 }
      if p[0] == 0xE0, p[1] < 0xA0 { return 0 }
      if p[0] == 0xED, p[1] >= 0xA0 { return 0 }
      return 3
    case 0xF0...0xF4:
      guard trails(1), trails(2), trails(3) else { return 0 }
      if p[0] == 0xF0, p[1] < 0x90 { return 0 }
      if p[0] == 0xF4, p[1] >= 0x90 { return 0 }
      return 4
    default: return 0
    }
  }
}
