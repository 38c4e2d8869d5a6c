import Testing
import Trellis

@testable import repl

/// Bytes from the terminal become keys, in whatever pieces they come.
struct KeyDecoderTests {
  private func decode(_ pieces: [UInt8]...) -> [KeyDecoder.Input] {
    var decoder = KeyDecoder()
    return pieces.flatMap { decoder.feed($0) } + decoder.flush()
  }

  private func decode(_ text: String) -> [KeyDecoder.Input] { decode(Array(text.utf8)) }

  private func keys(_ keys: LiveKey...) -> [KeyDecoder.Input] { keys.map { .key($0) } }

  @Test func charactersOfEveryLength() {
    #expect(decode("aé東👍 ") == keys(.text("a"), .text("é"), .text("東"), .text("👍"), .text(" ")))
  }

  @Test func namedKeysInBothModes() {
    #expect(decode("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == keys(.up, .down, .right, .left))
    #expect(decode("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD") == keys(.up, .down, .right, .left))
    #expect(
      decode("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~")
        == keys(.home, .end, .home, .end, .home, .end))
    #expect(decode("\u{1B}[5~\u{1B}[6~\u{1B}[3~\u{1B}[Z") == keys(.pageUp, .pageDown, .delete, .backTab))
    #expect(decode("\t\r\u{7F}\u{8}") == keys(.tab, .enter, .backspace, .backspace))
  }

  @Test func jumpsByWords() {
    #expect(
      decode("\u{1B}[1;5C\u{1B}[1;3D\u{1B}b\u{1B}f") == keys(.wordRight, .wordLeft, .wordLeft, .wordRight))
    #expect(
      decode("\u{17}\u{15}\u{B}\u{1B}\u{7F}") == keys(.deleteWord, .deleteToStart, .deleteToEnd, .deleteWord))
  }

  @Test func escapeAloneIsAKeyOnceNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decode("\u{1B}\u{1B}[A") == keys(.escape, .up))
  }

  @Test func aSequenceMayComeInPieces() {
    #expect(decode([0x1B], [0x5B], [0x41]) == keys(.up))
    #expect(decode([0x1B, 0x5B, 0x33], [0x7E]) == keys(.delete))
    #expect(decode([0x1B, 0x4F], [0x42]) == keys(.down))
  }

  @Test func aCharacterMayComeInPieces() {
    #expect(decode([0xE6], [0x9D], [0xB1, 0x61]) == keys(.text("東"), .text("a")))
    #expect(decode([0xF0, 0x9F], [0x91, 0x8D]) == keys(.text("👍")))
  }

  @Test func bytesThatAreNoTextBecomeAReplacement() {
    #expect(decode([0xFF, 0x61]) == keys(.text("\u{FFFD}"), .text("a")))
    #expect(decode([0xE6, 0x9D, 0x61]) == keys(.text("\u{FFFD}"), .text("a")))
    #expect(decode([0xC3]) == keys(.text("\u{FFFD}")))
    // Controls of the second half mean nothing.
    #expect(decode([0xC2, 0x9B, 0x61]) == keys(.text("a")))
  }

  @Test func whatNobodyPressesIsDropped() {
    #expect(decode("\u{1B}[99~\u{1B}[?1;2c\u{1B}[12;40Rx") == keys(.text("x")))
    #expect(decode("\u{1B}]11;rgb:0000/0000/0000\u{7}x\u{1B}P1+r\u{1B}\\y") == keys(.text("x"), .text("y")))
    #expect(decode("\u{1B}[[Ax") == keys(.text("x")))
    #expect(decode("\u{1B}[" + String(repeating: "1;", count: 200) + "A").contains(.key(.up)) == false)
  }

  @Test func lettersWithCtrlAndAlt() {
    #expect(decode("\u{C}\u{1B}x\u{12}") == [.control("l"), .alt("x"), .control("r")])
    #expect(decode("\u{1}\u{5}\u{4}") == keys(.home, .end, .delete))
  }

  @Test func keysThatAreToldByNumber() {
    #expect(
      decode("\u{1B}[97u\u{1B}[9;2u\u{1B}[27u\u{1B}[13u\u{1B}[108;5u") == keys(
        .text("a"), .backTab, .escape, .enter) + [.control("l")])
  }

  @Test func thePointer() {
    #expect(decode("\u{1B}[<0;12;3M\u{1B}[<0;12;3m") == keys(.click(row: 2, column: 11)))
    #expect(
      decode("\u{1B}[<64;1;1M\u{1B}[<65;300;90M")
        == keys(.wheel(row: 0, column: 0, lines: -3), .wheel(row: 89, column: 299, lines: 3)))
    // Other buttons, moves, and places that are none.
    #expect(
      decode("\u{1B}[<2;1;1M\u{1B}[<35;1;1M\u{1B}[<0;0;0M\u{1B}[<0;1M\u{1B}[<0;99999999999999999999;1M") == []
    )
    #expect(decode([0x1B, 0x5B, 0x4D, 32, 33, 34]) == keys(.click(row: 1, column: 0)))
  }

  @Test func aPasteIsOneKey() {
    #expect(
      decode("x\u{1B}[200~one\r\n\ttwo\u{1B}[A\u{3}\u{1B}[201~y")
        == keys(.text("x"), .paste("one\n\ttwo[A"), .text("y")))
  }

  @Test func aPasteMayComeInPiecesAndIsNotCutByTime() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~one \u{1B}".utf8)) == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.flush() == [])
    #expect(decoder.feed(Array("[20".utf8)) == [])
    #expect(decoder.feed(Array("1~z".utf8)) == keys(.paste("one "), .text("z")))
  }

  @Test func aPasteIsLimited() {
    let long = String(repeating: "x", count: KeyDecoder.longestPaste + 1000)
    let found = decode("\u{1B}[200~" + long + "\u{1B}[201~q")
    #expect(found.count == 2)
    guard case .key(.paste(let text))? = found.first else { Issue.record("no paste"); return }
    #expect(text.utf8.count == KeyDecoder.longestPaste)
  }

  // MARK: Random bytes

  private struct Random {
    var state: UInt64
    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  private static let parts: [[UInt8]] = [
    [0x1B], [0x5B], Array("\u{1B}[".utf8), Array("\u{1B}O".utf8), Array("<0;1;1".utf8), [0x4D], [0x6D],
    [0x7E], [0x3B],
    Array("200~".utf8), Array("201~".utf8), Array("\u{1B}[201~".utf8), Array("東é👍".utf8), [0xE6], [0x9D],
    [0xFF],
    [0x0D], [0x09], Array("\u{1B}]0;x".utf8), [0x07], Array("65;5u".utf8), [0x41], [0x00],
    Array("hello".utf8),
  ]

  /// However bytes are cut into pieces, they give the same keys, and nothing waits for ever.
  @Test func theCutsDoNotMatter() {
    var random = Random(state: 4)
    for round in 0..<3000 {
      var bytes: [UInt8] = []
      for _ in 0..<(1 + random.next(12)) {
        if random.next(5) == 0 {
          bytes.append(UInt8(random.next(256)))
        } else {
          bytes += Self.parts[random.next(Self.parts.count)]
        }
      }
      var whole = KeyDecoder()
      let expected = whole.feed(bytes)
      let rest = whole.flush()
      #expect(!whole.isWaiting)
      var pieces = KeyDecoder()
      var found: [KeyDecoder.Input] = []
      var position = 0
      while position < bytes.count {
        let end = min(bytes.count, position + 1 + random.next(4))
        found += pieces.feed(bytes[position..<end])
        position = end
      }
      #expect(found == expected, "round \(round): \(bytes)")
      #expect(pieces.flush() == rest, "round \(round): \(bytes)")
    }
  }
}
