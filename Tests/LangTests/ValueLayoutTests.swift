import Testing

@testable import Lang

/// The run loop reads values as they lie in memory.
@Suite struct ValueLayoutTests {
  private func tag(_ value: Value) -> UInt8 {
    var value = value
    return withUnsafeMutablePointer(to: &value) { $0.tag }
  }

  @Test func aValueTakesSixteenBytes() {
    #expect(MemoryLayout<Value>.stride == 16)
    #expect(MemoryLayout<Value>.size == 10)
    #expect(MemoryLayout<Instruction>.stride == 8)
  }

  @Test func casesHaveTheirTags() {
    #expect(tag(.bool(true)) == ValueLayout.bool)
    #expect(tag(.int(5)) == ValueLayout.int)
    #expect(tag(.float(5)) == ValueLayout.float)
    #expect(tag(.decimal(ExactNumber(mantissa: 1, scale: 2))) == ValueLayout.decimal)
    #expect(tag(.dateTime(1)) == ValueLayout.firstObject - 1)
    #expect(
      tag(.duration(DurationObject(months: 0, days: 1, microseconds: 0, meter: nil)))
        == ValueLayout.firstObject)
    #expect(tag(.text("a")) == ValueLayout.string)
    #expect(tag(.symbol(SymbolObject(name: StringObject("a", meter: nil), meter: nil))) == ValueLayout.symbol)
    #expect(tag(.list(ListObject([], meter: nil))) == ValueLayout.list)
    #expect(tag(.record(RecordObject(shape: Shape([]), values: [], meter: nil))) == ValueLayout.record)
    #expect(tag(.null) == ValueLayout.empty)
    #expect(tag(.absent) == ValueLayout.empty)
    let host = Value.host(HostObject(typeName: "Thing", payload: 1))
    #expect(tag(host) == ValueLayout.firstObject + ValueLayout.objectCount - 1)
  }

  @Test func payloadsLieInTheFirstBytes() {
    var values: ContiguousArray<Value> = [.int(-7), .float(2.5), .bool(true), .null, .absent]
    values.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      #expect(start.integer == -7)
      #expect((start + 1).double == 2.5)
      #expect((start + 2).truth)
      #expect((start + 3).isNil)
      #expect(!(start + 4).isNil && (start + 4).bits == 1)
      start.put(9)
      (start + 1).put(false)
      (start + 2).putNil()
      #expect(start.pointee.asInt == 9)
      #expect(start[1].kind == .bool)
      #expect(start[2].isNull)
    }
  }

  @Test func elementsLieWhereTheLoopReadsThem() {
    let list = ListObject([.int(1), .int(2)], meter: nil)
    #expect(list.storage.elementCount == 2)
    #expect(list.storage.element(1).integer == 2)
    let record = RecordObject(shape: Shape(["a"]), values: [.int(3)], meter: nil)
    #expect(record.storage.element(0).integer == 3)
    #expect(record.shapeAddress == UnsafeRawPointer(Unmanaged.passUnretained(record.shape).toOpaque()))
  }

  @Test func listsHaveRoomWhereTheLoopLooks() {
    var elements: ContiguousArray<Value> = []
    elements.reserveCapacity(9)
    elements.append(.int(1))
    let list = ListObject(elements, meter: nil)
    elements = []
    #expect(list.storage.elementCapacity == list.elements.capacity)
    list.storage.element(1).fill(7, ValueLayout.head(ValueLayout.int))
    list.storage.setElementCount(2)
    #expect(list.elements.map(\.asInt) == [1, 7])
  }

  @Test func whatListsAndRecordsHeldIsFreed() throws {
    let meter = Meter(limit: .max)
    func make() throws {
      let inner = ListObject([.string(StringObject("a", meter: meter)), .int(1)], meter: meter)
      let numbers = ListObject([.int(1), .null], meter: meter)
      let record = RecordObject(
        shape: Shape(["a", "b"]), values: [.list(inner), .list(numbers)], meter: meter)
      let shared = record.values
      let outer = ListObject([.record(record), .list(inner)], meter: meter)
      #expect(meter.objects == 5)
      #expect(outer.depth == 4)
      #expect(shared.count == 2)
    }
    try make()
    #expect(meter.objects == 0)
    #expect(meter.bytes == 0)
    meter.disown()
  }

  @Test func kindsComeFromTags() {
    let values: [Value] = [
      .bool(true), .int(1), .float(1), .date(1), .time(1), .dateTime(1), .text("a"), .null, .absent,
      .list(ListObject([], meter: nil)), .host(HostObject(typeName: "Thing", payload: 1)),
    ]
    for value in values {
      var copy = value
      #expect(withUnsafeMutablePointer(to: &copy) { $0.kindSet } == value.kind)
    }
  }
}
