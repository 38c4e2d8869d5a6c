/// What a scalar does when text is cut into grapheme clusters.
///
/// The raw values must agree with `CLASSES` in `Tools/generate-width-table.py`.
enum ClusterClass: UInt8 {
  case other, control, extend, joiner, regional, prepend, spacingMark
  case hangulL, hangulV, hangulT, hangulLV, hangulLVT
  case pictograph, consonant, linker, emojiModifier, carriageReturn, lineFeed, nonJoiner

  /// Whether it is drawn on what stands before it.
  var needsBase: Bool {
    switch self {
    case .extend, .joiner, .nonJoiner, .spacingMark, .linker, .hangulV, .hangulT: true
    default: false
    }
  }
}

/// Width, class and emoji behaviour of one scalar, unpacked from its byte in the table.
struct ScalarProperties {
  let byte: UInt8

  /// The class for finding cluster boundaries.
  @inline(__always)
  var clusterClass: ClusterClass { ClusterClass(rawValue: byte >> 3) ?? .other }

  /// Whether U+FE0F makes it two cells wide and U+FE0E one.
  @inline(__always)
  var isSelectable: Bool { byte & 4 != 0 }

  /// Its width when it stands alone.
  @inline(__always)
  func width(ambiguousIsWide: Bool) -> Int {
    let code = Int(byte & 3)
    return code < 3 ? code : (ambiguousIsWide ? 2 : 1)
  }
}

/// The two-stage table, unpacked from `ScalarTable` the first time that text beyond ASCII is met.
struct PropertyTable: @unchecked Sendable {
  /// Never freed and never written again: one table for the life of the process.
  static let shared = PropertyTable()

  private let blockNumbers: UnsafeMutablePointer<UInt8>
  private let blocks: UnsafeMutablePointer<UInt8>
  private let blockCount: Int

  private static let covered: UInt32 = 0x20000
  private static let tags: UInt32 = 0xE0000
  private static let tagsEnd: UInt32 = 0xE1000

  private init() {
    let indexCount = Int((Self.covered + Self.tagsEnd - Self.tags) / 128)
    blockCount = ScalarTable.blockCount
    blockNumbers = .allocate(capacity: indexCount)
    blockNumbers.initialize(repeating: 0, count: indexCount)
    blocks = .allocate(capacity: blockCount * 128)
    blocks.initialize(repeating: 1, count: blockCount * 128)
    let kinds = Self.hexadecimal(ScalarTable.kinds)
    for (position, number) in Self.hexadecimal(ScalarTable.index).enumerated() where position < indexCount {
      blockNumbers[position] = Int(number) < blockCount ? number : 0
    }
    unpackBlocks(kinds: kinds)
  }

  private func unpackBlocks(kinds: [UInt8]) {
    var written = 0
    var pending: UInt8?
    var run = 0
    func flush() {
      guard let value = pending else { return }
      for _ in 0..<Swift.max(1, run) where written < blockCount * 128 {
        blocks[written] = value
        written += 1
      }
    }
    let text = UnsafeBufferPointer(
      start: ScalarTable.blocks.utf8Start, count: ScalarTable.blocks.utf8CodeUnitCount)
    for byte in text {
      switch byte {
      case 0x30...0x39:
        run = run * 10 + Int(byte - 0x30)
      case 0x41...0x5A, 0x61...0x7A:
        flush()
        run = 0
        let kind = Int(byte < 0x5B ? byte - 0x41 : byte - 0x61 + 26)
        pending = kind < kinds.count ? kinds[kind] : 1
      default:
        continue
      }
    }
    flush()
  }

  private static func hexadecimal(_ text: StaticString) -> [UInt8] {
    var result: [UInt8] = []
    var high: UInt8?
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x61...0x66: digit = byte - 0x61 + 10
      default: continue
      }
      if let first = high {
        result.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return result
  }

  /// The properties of a scalar.
  @inline(__always)
  subscript(scalar: UInt32) -> ScalarProperties {
    let row: UInt32
    if scalar < Self.covered {
      row = scalar >> 7
    } else if scalar < 0x40000 {
      return ScalarProperties(byte: 2)
    } else if scalar >= Self.tags && scalar < Self.tagsEnd {
      row = (Self.covered + scalar - Self.tags) >> 7
    } else {
      return ScalarProperties(byte: scalar >= 0xF0000 ? 3 : 1)
    }
    return ScalarProperties(byte: blocks[Int(blockNumbers[Int(row)]) << 7 | Int(scalar & 127)])
  }
}
