import Testing

@testable import Lang

/// Short texts are read and made as they lie in a string's own bytes.
@Suite struct ShortTextTests {
  private let samples = [
    "", "a", "ab", "abc", "abcd", "abcde", "abcdefg", "abcdefgh", "abcdefghi", "0123456789abcde",
    "0123456789abcdef", "\0", "a\0", "é", "日本", "a\r", "\r\nabcdefgh", "12345678\r", "🙂🙂🙂", "\u{7F}",
  ]

  @Test func stringsLieAsIsSupposed() throws {
    let samples: [(String, ShortText.Bits)] = [
      ("", (0, 0xE0 << 56)),
      ("ab", (0x6261, 0xE2 << 56)),
      ("0123456789abcde", (0x3736_3534_3332_3130, 0xEF << 56 | 0x65_6463_6261_3938)),
      ("é", (0xA9C3, 0xA2 << 56)),
    ]
    for (text, expected) in samples where ShortText.isKnown {
      let bits = unsafeBitCast(text, to: ShortText.Bits.self)
      #expect(bits == expected, "\(text)")
    }
  }

  @Test func textsAreMadeOfTheirBytes() throws {
    for text in samples {
      let bytes = Array(text.utf8) + [255]
      let made = bytes.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { String(copying: $0, count: bytes.count - 1) } ?? "?"
      }
      #expect(made == text)
      #expect(Array(made.utf8) == Array(text.utf8))
      #expect(made.shortASCII?.count ?? text.utf8.count == text.utf8.count)
    }
    let broken: [UInt8] = [0x61, 0xFF, 0x62]
    let repaired = broken.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(copying: $0, count: 3) } ?? "?"
    }
    #expect(repaired == "a\u{FFFD}b")
  }

  @Test func plainASCIIHasNoReturn() {
    for text in samples {
      let plain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 13 }
      #expect(text.isPlainASCII == plain, "\(text.debugDescription)")
      for length in [3, 9, 20] {
        let padding = String(repeating: "x", count: length)
        #expect((padding + text).isPlainASCII == plain)
        #expect((text + padding).isPlainASCII == plain)
      }
    }
  }

  @Test func equalTextsHashAlike() {
    let pairs = [
      ("K", "\u{212A}"), (";", "\u{37E}"), ("`", "\u{1FEF}"), ("aK", "a\u{212A}"), ("é", "e\u{301}"),
      ("K\u{E9}", "\u{212A}e\u{301}"), ("0123456789abcdK", "0123456789abcd\u{212A}"),
      ("0123456789abcdefK", "0123456789abcdef\u{212A}"),
    ]
    for (a, b) in pairs {
      #expect(a == b)
      #expect(a.keyHash == b.keyHash, "\(a)")
    }
    for text in samples {
      var large = String(repeating: "x", count: 100)
      large.removeAll(keepingCapacity: true)
      large += text
      #expect(large.keyHash == text.keyHash)
      #expect(large.isPlainASCII == text.isPlainASCII)
      #expect(
        StringObject.same(StringObject(large, meter: nil), StringObject(text, meter: nil)))
    }
    #expect("a".keyHash != "b".keyHash)
    #expect("".keyHash != "\0".keyHash)
    #expect("a".keyHash != "a\0".keyHash)
  }

  @Test func keysThatDifferSeldomMeet() {
    var low: Set<Int> = []
    for number in 0..<4096 { low.insert(("key\(number)".keyHash >> 1) & 0xFFFF) }
    // Of 4096 random places among 65536 some 3970 differ.
    #expect(low.count > 3800)
  }
}
