import Glibc
import Testing

@testable import repl

/// Bytes from the terminal become characters and pastes.
struct KeyInputTests {
  /// The keys that these bytes give, each piece as one write.
  private func keys(_ pieces: [UInt8]...) -> [KeyInput.Key] {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return [] }
    defer { close(ends[0]) }
    for piece in pieces { _ = write(ends[1], piece, piece.count) }
    close(ends[1])
    var input = KeyInput(descriptor: ends[0])
    var result: [KeyInput.Key] = []
    while true {
      let key = input.next()
      if key == .end { return result }
      result.append(key)
    }
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test func charactersOfEveryLength() {
    #expect(
      keys(bytes("aé東👍")) == ["a", "é", "東", "👍"].map { .character($0) })
  }

  @Test func aByteThatIsNoneBecomesAReplacement() {
    #expect(keys([0xFF, 0x61]) == [.character("\u{FFFD}"), .character("a")])
  }

  @Test func aCutCharacterEndsTheInput() {
    #expect(keys([0x61, 0xE6, 0x9D]) == [.character("a")])
  }

  @Test func aPasteIsOneKey() {
    #expect(
      keys(bytes("x\u{1B}[200~one\r\n\ttwo\n\nthree\n\u{1B}[201~y"))
        == [.character("x"), .paste("one\n\ttwo\n\nthree"), .character("y")])
  }

  @Test func aPasteBringsNoControlCharacters() {
    #expect(keys(bytes("\u{1B}[200~a\u{1B}[31mb\u{3}\u{1B}[201~")) == [.paste("a[31mb")])
  }

  @Test func otherKeysAreNoPaste() {
    #expect(keys(bytes("\u{1B}[A\u{1B}")) == ["\u{1B}", "[", "A", "\u{1B}"].map { .character($0) })
  }
}
