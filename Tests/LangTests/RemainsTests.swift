import Testing

@testable import Lang

/// What is let go of is freed a little at a time: so much that a run would go on long after it was told to stop. Objects
/// are counted here, not milliseconds.
@Suite struct RemainsTests {
  private let meter = Meter(limit: .max)
  private var heap: Heap { Heap(meter: meter) }
  private static let count = 200_000
  /// The most that is freed at once: what may be, and what lies beside it in lists that are being freed.
  private static let most = Remains.allowance + 64 * ValueLimits.depth

  private func list(_ elements: some Sequence<Value>) -> Value {
    .list(ListObject(ContiguousArray(elements), meter: meter))
  }

  /// Drops a value and frees what waits, a piece after the other; gives how many objects were freed at most at once.
  private func freed(_ value: consuming Value) -> Int {
    var most = 0
    var before = meter.objects
    func note() {
      most = max(most, before - meter.objects)
      before = meter.objects
    }
    _ = consume value
    note()
    var pieces = 0
    while !meter.block.pointee.remains.isEmpty, pieces < 10_000 {
      meter.freeSome()
      note()
      pieces += 1
    }
    #expect(pieces > 0)
    #expect(meter.objects == 0)
    #expect(meter.bytes == 0)
    return most
  }

  @Test func aListOfListsIsFreedInPieces() {
    #expect(freed(list((0..<Self.count).map { list([.int($0)]) })) <= Self.most)
  }

  @Test func aTreeOfListsIsFreedInPieces() {
    func tree(_ depth: Int) -> Value {
      depth == 0 ? list([.int(1)]) : list([tree(depth - 1), tree(depth - 1)])
    }
    #expect(freed(tree(17)) <= Self.most)
  }

  @Test func aTreeOfSymbolsIsFreedInPieces() {
    let name = StringObject(interned: "node")
    func tree(_ depth: Int) -> Value {
      let inner = depth == 0 ? [] : [tree(depth - 1), tree(depth - 1)]
      return .symbol(
        SymbolObject(name: name, arguments: inner, labels: inner.map { _ in nil }, meter: meter))
    }
    #expect(freed(tree(17)) <= Self.most)
  }

  @Test func aTreeOfViewsIsFreedInPieces() {
    let maker = ViewObject.Maker.script(
      FunctionObject(code: FunctionCode(name: "v", role: .view, span: .none), captures: [], meter: nil))
    func tree(_ depth: Int) -> Value {
      let inner: ContiguousArray = depth == 0 ? [] : [tree(depth - 1), tree(depth - 1)]
      return .view(ViewObject(maker: maker, arguments: inner, span: .none, meter: meter))
    }
    #expect(freed(tree(17)) <= Self.most)
  }

  @Test func aTreeOfFunctionsIsFreedInPieces() {
    let code = FunctionCode(name: "f", role: .function, span: .none)
    func tree(_ depth: Int) -> Value {
      let inner = depth == 0 ? [] : [tree(depth - 1), tree(depth - 1)]
      return .function(FunctionObject(code: code, captures: inner, meter: meter))
    }
    #expect(freed(tree(17)) <= Self.most)
  }

  @Test func aLargeRecordIsFreedInPieces() {
    func record() -> Value {
      let shape = Shape(ContiguousArray((0..<Self.count).map { StringObject("a name \($0)", meter: meter) }))
      let values = ContiguousArray((0..<Self.count).map { Value.string(StringObject("\($0)", meter: meter)) })
      return .record(RecordObject(shape: shape, values: values, meter: meter))
    }
    #expect(freed(record()) <= Self.most)
  }

  @Test func aChainOfCellsIsFreedInPieces() {
    let graveyard = Graveyard(meter)
    let code = FunctionCode(name: "f", role: .function, span: .none)
    func chain() -> Value {
      var chain = Value.null
      for _ in 0..<Self.count {
        let cell = CellObject(chain, isState: false, run: 0, name: "c", graveyard: graveyard, meter: meter)
        chain = .function(FunctionObject(code: code, captures: [.cell(cell)], meter: meter))
      }
      return chain
    }
    #expect(freed(chain()) <= Self.most)
  }

  /// What was being made when something failed is no list yet.
  @Test func whatWasBeingMadeIsFreedInPieces() throws {
    func make() throws {
      var builder = try ListBuilder(heap)
      for number in 0..<Self.count { try builder.append(list([.int(number)])) }
      throw Failure(code: "test", "")
    }
    #expect(throws: Failure.self) { try make() }
    #expect(meter.objects == Self.count)
    #expect(freed(.null) <= Self.most)
  }

  /// A run that has to stop frees nothing, and the next one goes on with it.
  @Test func nothingIsFreedFromTheStopOn() {
    func make() {
      let value = list((0..<1000).map { list([list([.int($0)])]) })
      withExtendedLifetime(value) { meter.hold() }
    }
    make()
    // The list is gone, and what it held is not.
    #expect(meter.objects >= 2000)
    meter.freeSome()
    #expect(meter.objects == 0)
    #expect(meter.bytes == 0)
  }

  private func drop(_ value: consuming Value) { _ = consume value }

  /// What waits is counted, and freed before memory is refused.
  @Test func whatWaitsIsCountedAndMakesRoom() throws {
    let limited = Meter(limit: 64 * Self.count + 1000)
    let heap = Heap(meter: limited)
    func make() -> Value {
      .list(
        ListObject(
          ContiguousArray((0..<Self.count / 2).map { .string(StringObject("\($0)", meter: limited)) }),
          meter: limited))
    }
    drop(make())
    let waiting = limited.bytes
    #expect(waiting > 16 * Self.count / 2)
    try heap.check(limited.limit - 1000)
    #expect(limited.bytes < waiting)
    #expect(throws: Failure.self) { try heap.check(limited.limit + 1) }
  }
}
