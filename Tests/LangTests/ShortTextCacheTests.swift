import Testing

@testable import Lang

/// Words that come again are the same object, as long as that saves something.
@Suite struct ShortTextCacheTests {
  private func found(_ text: String, in cache: ShortTextCache) -> StringObject? {
    var text = text
    return text.withUTF8 { bytes in
      guard let place = bytes.baseAddress.flatMap({ cache.place($0, bytes.count, readable: bytes.count) })
      else {
        return nil
      }
      return cache.text(at: place)?.takeUnretainedValue() ?? cache.add(at: place)?.takeRetainedValue()
    }
  }

  @Test func aWordThatComesAgainIsTheSameObject() throws {
    let cache = ShortTextCache(Heap(meter: Meter(limit: 1 << 20)))
    let first = try #require(found("rain", in: cache))
    #expect(first.text == "rain")
    #expect(first.hash == StringObject("rain", meter: nil).hash)
    #expect(found("rain", in: cache) === first)
    #expect(found("rainy", in: cache) !== first)
    #expect(found("rain", in: cache) === first)
  }

  @Test func longAndForeignTextsAreNotKept() {
    let cache = ShortTextCache(.unlimited)
    #expect(found("0123456789abcde", in: cache) != nil)
    #expect(found("0123456789abcdef", in: cache) == nil)
    #expect(found("é", in: cache) == nil)
  }

  @Test func whatIsKeptIsCountedAndGivenBack() {
    let meter = Meter(limit: 1 << 20)
    let before = meter.bytes
    do {
      let cache = ShortTextCache(Heap(meter: meter))
      for k in 0..<10_000 { _ = found("w\(k)", in: cache) }
      // Two of each set at most, of some seventy bytes each.
      #expect(meter.bytes - before > 32 << 10)
      #expect(meter.bytes - before < 512 << 10)
    }
    #expect(meter.bytes == before)
    meter.disown()
  }

  @Test func whatNeverComesAgainIsNotLookedForForLong() {
    let cache = ShortTextCache(.unlimited)
    var missing = 0
    for k in 0..<20_000 where found("n\(k)", in: cache) == nil { missing += 1 }
    #expect(missing > 10_000)
    // Words that come again are found after a while.
    for _ in 0..<80_000 { _ = found("again", in: cache) }
    #expect(found("again", in: cache) != nil)
    for k in 0..<8_000 { _ = found(k % 2 == 0 ? "again" : "m\(k)", in: cache) }
    #expect(found("again", in: cache) != nil)
  }

  @Test func aMachineWithLittleMemoryHasNone() {
    func machine(_ memory: Int) -> Machine {
      Machine(environment: NullEnvironment(), catalog: Catalog(), limits: Limits(memory: memory))
    }
    #expect(machine(ShortTextCache.leastMemory - 1).shortTexts == nil)
    #expect(machine(ShortTextCache.leastMemory).shortTexts != nil)
  }

  @Test func aWordOfTheCacheIsNotChangedInPlace() {
    let script = """
      var words = "a b a".split(separator: " ")
      words[0] += "!"
      var word = "a".split(separator: " ")[0]
      word += "?"
      print(words, word, "a b a".split(separator: " "))
      """
    #expect(LibraryScript.output(script) == #"["a!", "b", "a"] a? ["a", "b", "a"]"#)
  }

  @Test func wideReadsGiveTheSameAsNarrowOnes() {
    let bytes = (1...32).map { UInt8($0) }
    bytes.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for count in 0...ShortText.capacity {
        let (wide, narrow) = (ShortText.loadWide(start + 3, count), ShortText.load(start + 3, count))
        #expect(wide == narrow, "\(count) bytes")
      }
    }
  }

  @Test func bytesAreFoundEightAtATime() {
    for length in [0, 1, 7, 8, 9, 16, 300, 1000] {
      for step in [1, 3, 8, 17, 255] {
        let bytes = (0..<length).map { UInt8($0 % step == step - 1 ? 44 : 45) }
        bytes.withUnsafeBufferPointer { buffer in
          #expect(buffer.count(of: 44) == bytes.count { $0 == 44 })
          guard let start = buffer.baseAddress else { return }
          let end = start + length
          for from in 0..<min(length, 20) {
            let expected = bytes[from...].firstIndex(of: 44) ?? length
            #expect((start + from).next(44, before: end) == start + expected)
          }
        }
      }
    }
  }
}

/// A key is looked for first where it lay last.
@Suite struct ShapeSlotTests {
  @Test func aGuessThatIsWrongHarmsNothing() {
    let meter = Meter(limit: 1 << 20)
    let keys = (0..<40).map { StringObject("key\($0)", meter: meter) }
    let shape = Shape(ContiguousArray(keys))
    let reversed = Shape(ContiguousArray(keys.reversed()))
    let few = Shape(ContiguousArray(keys.prefix(3)))
    for _ in 0..<2 {
      for (index, key) in keys.enumerated() {
        #expect(shape.slot(of: key) == index)
        #expect(reversed.slot(of: key) == 39 - index)
        #expect(few.slot(of: key) == (index < 3 ? index : nil))
        #expect(shape.slot(of: StringObject("key\(index)", meter: nil)) == index)
      }
    }
    #expect(shape.slot(of: StringObject("other", meter: meter)) == nil)
    #expect(Shape([]).slot(of: keys[0]) == nil)
  }

  @Test func keysAreFoundAfterOthersCameAndWent() {
    let record = RecordObject(shape: Shape([]), values: [], meter: nil)
    let meter = Meter(limit: 1 << 20)
    let keys = (0..<100).map { StringObject("k\($0)", meter: meter) }
    for (index, key) in keys.enumerated() { record.set(key, .int(index)) }
    for index in stride(from: 0, to: 100, by: 3) { #expect(record.remove(keys[index]) != nil) }
    for (index, key) in keys.enumerated() {
      guard case .int(let value)? = record.value(of: key) else {
        #expect(index % 3 == 0)
        continue
      }
      #expect(value == index && index % 3 != 0)
    }
  }
}
