import Testing

@testable import Lang

/// Long texts and lists are copied piece by piece, with questions between the pieces.
@Suite struct StringPiecesTests {
  private struct Stop: Error {}

  /// Characters of two and four bytes lie across the borders of the pieces.
  private static let long = String(repeating: "aé🙂", count: String.pieceSize / 2)
  private static let pieces = long.utf8.count / String.pieceSize

  @Test func textsAreJoined() {
    var questions = 0
    let joined = String.joined(Self.long, "end", { questions += 1 })
    #expect(joined == Self.long + "end")
    #expect(questions >= Self.pieces)
  }

  @Test func shortTextsAreNotAskedAbout() {
    #expect(String.joined("a", "b", { Issue.record("asked") }) == "ab")
  }

  @Test func textsAreMadeOfBytes() {
    var questions = 0
    let bytes = Self.long.bytes { questions += 1 }
    #expect(bytes == Array(Self.long.utf8))
    #expect(questions >= Self.pieces)
    let text = bytes.withUnsafeBufferPointer { String(pieces: $0, { questions += 1 }) }
    #expect(text == Self.long)
    #expect(questions >= 2 * Self.pieces)
  }

  @Test func whatIsNoUTF8IsRepaired() {
    var bytes = Array(String(repeating: "a", count: 2 * String.pieceSize).utf8)
    bytes[String.pieceSize] = 0x80
    bytes[5] = 0xFF
    let text = bytes.withUnsafeBufferPointer { String(pieces: $0, {}) }
    #expect(text == String(decoding: bytes, as: UTF8.self))
  }

  @Test func aTextGrows() {
    var questions = 0
    var text = Self.long
    for _ in 0..<3 { text.grow(by: Self.long, { questions += 1 }) }
    #expect(text == String(repeating: Self.long, count: 4))
    #expect(questions >= 3 * Self.pieces)
  }

  @Test(arguments: [1, 3, 7])
  func aTextThatHasToStopGrowingIsAsBefore(_ end: Int) {
    var questions = 0
    var text = Self.long
    #expect(throws: Stop.self) {
      try text.grow(by: Self.long) {
        questions += 1
        if questions == end { throw Stop() }
      }
    }
    #expect(text == Self.long)
  }

  @Test func elementsMoveToALargerPlace() throws {
    let count = 9 * Pace.slice
    let meter = Meter(limit: .max)
    defer { meter.disown() }
    func values() -> ContiguousArray<Value> {
      ContiguousArray((0..<count).map { .string(StringObject("number \($0)", meter: meter)) })
    }
    var list = values()
    var questions = 0
    list.makeRoom(4 * count) { questions += 1 }
    #expect(questions >= 2)
    #expect(list.capacity >= 4 * count)
    #expect(list.count == count)
    for k in stride(from: 0, to: count, by: 997) {
      #expect(Value.isSame(list[k], .string(StringObject("number \(k)", meter: nil))))
    }
    #expect(throws: Stop.self) { try list.makeRoom(9 * count) { throw Stop() } }
    #expect(list.count == count)
    list = []
    #expect(meter.objects == 0)
  }

  private static let clusters = ["a", "b", "\r\n", "\n", "\r", "é", "e\u{301}", "🇳🇱", "🇳", "👨‍👩‍👧", "क्षि", "日", " "]

  /// Going back by stretches gives what going back by clusters does.
  @Test func endsOfTexts() throws {
    var random = SplitMix(state: 20_261_201)
    for _ in 0..<400 {
      let parts = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Self.clusters.randomElement(using: &random) ?? ""
      }
      let text = parts.joined()
      for size in 0...parts.count + 1 {
        #expect(try text.part(size, fromStart: false, keeping: true) == String(text.suffix(size)))
        #expect(try text.part(size, fromStart: false, keeping: false) == String(text.dropLast(size)))
      }
      let machine = Machine(environment: NullEnvironment(), catalog: Catalog(), limits: Limits())
      let long = text + String(repeating: "é", count: 200)
      #expect(try long.reversed(Pace(machine)) == String(long.reversed()))
    }
  }

  /// A row of flags takes a number of steps that grows with it, not with its square.
  @Test func rowsOfFlagsAreGoneThroughOnce() {
    func steps(_ flags: Int, _ call: String) -> Int {
      let machine = Machine(
        environment: NullEnvironment(), catalog: .standard(), limits: Limits(steps: .max, memory: 1 << 30))
      var questions = 0
      machine.interruption = {
        questions += 1
        return nil
      }
      let text = String(repeating: "🇳🇱", count: flags)
      let pace = Pace(machine)
      _ =
        call == "suffix"
        ? try? text.part(10, fromStart: false, keeping: true, pace) : try? text.reversed(pace)
      return questions
    }
    for call in ["suffix", "reversed"] {
      let (few, many) = (steps(20_000, call), steps(80_000, call))
      #expect(few >= 5)
      #expect(many >= 3 * few && many <= 5 * few, "\(few), \(many)")
    }
  }

  @Test func aListGrowsInAScript() {
    let script = """
      var a = []
      for i in 0..<300_000 { a.append("n\\(i)") }
      var b = a
      b.append(contentsOf: a)
      b[5] = "x"
      print(a.count, a[5], a[299_999], b.count, b[5], b[300_005])
      """
    #expect(LibraryScript.output(script) == "300000 n5 n299999 600000 x n5")
  }

  @Test func plainASCIIIsTold() {
    for length in 16...50 {
      let plain = Array(repeating: UInt8(ascii: "a"), count: length)
      #expect(String(decoding: plain, as: UTF8.self).isPlainASCII)
      for place in 0..<length {
        for byte: UInt8 in [13, 0, 12, 14, 127] {
          var bytes = plain
          bytes[place] = byte
          #expect(String(decoding: bytes, as: UTF8.self).isPlainASCII == (byte != 13), "\(byte) at \(place)")
        }
        let text = String(repeating: "a", count: place) + "é" + String(repeating: "a", count: length - place)
        #expect(!text.isPlainASCII)
      }
    }
  }
}
