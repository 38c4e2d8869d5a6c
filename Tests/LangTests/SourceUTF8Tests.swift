import Testing

@testable import Lang

/// Which bytes are UTF-8 (the Unicode Standard, table 3-7: well-formed byte sequences).
@Suite struct SourceUTF8Tests {
  /// The ranges of table 3-7, byte by byte.
  private static let wellFormed: [[ClosedRange<UInt8>]] = [
    [0x00...0x7F],
    [0xC2...0xDF, 0x80...0xBF],
    [0xE0...0xE0, 0xA0...0xBF, 0x80...0xBF],
    [0xE1...0xEC, 0x80...0xBF, 0x80...0xBF],
    [0xED...0xED, 0x80...0x9F, 0x80...0xBF],
    [0xEE...0xEF, 0x80...0xBF, 0x80...0xBF],
    [0xF0...0xF0, 0x90...0xBF, 0x80...0xBF, 0x80...0xBF],
    [0xF1...0xF3, 0x80...0xBF, 0x80...0xBF, 0x80...0xBF],
    [0xF4...0xF4, 0x80...0x8F, 0x80...0xBF, 0x80...0xBF],
  ]

  private func firstInvalid(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { UTF8Check.firstInvalidByte($0) }
  }

  /// The length of the well-formed sequence at the start, by the table; nil if there is none.
  private func length(_ bytes: some Collection<UInt8>) -> Int? {
    Self.wellFormed.first { row in
      bytes.count >= row.count && zip(row, bytes).allSatisfy { $0.contains($1) }
    }?.count
  }

  @Test func everyPairOfBytes() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let bytes = [first, second]
        let expected: Int? =
          switch length(bytes) {
          case nil: 0
          case 1?: length([second]) == nil ? 1 : nil
          default: nil
          }
        #expect(firstInvalid(bytes) == expected, "\(bytes)")
      }
    }
  }

  /// All sequences of three and four bytes whose parts lie at the borders of the table's ranges.
  @Test func everySequenceAtTheBorders() {
    let borders: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xFF]
    let leads: [UInt8] = [
      0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF7, 0xF8, 0xFC, 0xFE,
    ]
    for lead in leads {
      for second in borders {
        for third in borders {
          for fourth in borders {
            let bytes = [lead, second, third, fourth]
            var index = 0
            while index < bytes.count, let step = length(bytes[index...]) { index += step }
            #expect(firstInvalid(bytes) == (index == bytes.count ? nil : index), "\(bytes)")
          }
        }
      }
    }
  }

  /// The standard's own examples of ill-formed sequences: where the first ill-formed byte stands.
  @Test(
    arguments: [
      ([0xC0, 0xAF, 0xE0, 0x80, 0xBF, 0xF0, 0x81, 0x82, 0x41], 0),  // not the shortest form
      ([0x41, 0xED, 0xA0, 0x80, 0xED, 0xBF, 0xBF, 0xED, 0xAF, 0x41], 1),  // surrogates
      ([0x41, 0xF4, 0x91, 0x92, 0x93, 0xFF, 0x41, 0x80, 0xBF, 0x42], 1),  // beyond U+10FFFF
      ([0x41, 0x42, 0xE1, 0x80, 0xE2, 0xF0, 0x91, 0x92, 0xF1, 0xBF, 0x41], 2),  // cut off
      ([0x61, 0xF1, 0x80, 0x80, 0xE1, 0x80, 0xC2, 0x62, 0x80, 0x63], 1),
    ] as [([UInt8], Int)])
  func examplesOfTheStandard(bytes: [UInt8], offset: Int) {
    #expect(firstInvalid(bytes) == offset)
    #expect(firstInvalid(Array(bytes[..<offset])) == nil)
  }

  /// Wherever the sequence stands: the check goes over plain text eight bytes at a time.
  @Test func atEveryOffset() {
    for offset in 0..<40 {
      let before = [UInt8](repeating: 0x61, count: offset)
      #expect(firstInvalid(before + [0xED, 0xA0, 0x80] + before) == offset)
      #expect(firstInvalid(before + [0xF0, 0x9F, 0x98, 0x80] + before) == nil)
      #expect(firstInvalid(before + [0xF0, 0x9F, 0x98]) == offset)
    }
  }

  /// Random bytes: what is taken is what the standard library decodes without repair.
  @Test func asTheStandardLibrary() {
    var state: UInt64 = 99
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 40)
    }
    let often: [UInt8] = [0xE2, 0x82, 0xAC, 0xF0, 0x9F, 0xED, 0x9F, 0x80, 0xBF, 0xC3, 0x41]
    for _ in 0..<20_000 {
      let bytes = (0..<Int(next() % 12)).map { _ in
        next() % 3 == 0 ? next() : often[Int(next()) % often.count]
      }
      #expect((firstInvalid(bytes) == nil) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
    }
  }
}
