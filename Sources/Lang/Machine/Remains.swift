/// What was let go of and waits to be freed, a little at a time.
///
/// Freeing millions of objects takes longer than a run may go on after its deadline, and nothing can be asked within it.
/// So only so many objects are freed between two pauses of a machine: what is let go of beyond those is put here, and
/// freed a piece at each pause. A run that has to stop leaves here whatever it held, to be freed with its machine or in
/// the next run.
struct Remains {
  /// Values of variables, which may make a chain longer than the stack is deep.
  fileprivate var values: ContiguousArray<Value> = []
  fileprivate var lists: ContiguousArray<ContiguousArray<Value>> = []
  /// Names of fields of large records.
  fileprivate var keys: ContiguousArray<ContiguousArray<StringObject>> = []
  /// Whether values of variables are being freed, one after the other.
  fileprivate var isFreeing = false

  var isEmpty: Bool { values.isEmpty && lists.isEmpty && keys.isEmpty }

  /// A list of more elements is freed in pieces of so many, between which the meter is asked whether to go on.
  static let piece = 64
  /// So many objects may be freed between two pauses of a machine, beside what waits: some milliseconds.
  static let allowance = 1 << 16
  /// So many of what waits at a pause.
  static let slice = 1 << 15
}

extension Meter {
  /// Whether what is let go of has to wait.
  @inline(__always) var isHolding: Bool { block.pointee.isHolding }

  // MARK: Letting go

  /// Frees the elements of a list if nobody else holds them; those that there is no time for wait.
  @inline(never) package func letGo(_ list: consuming ContiguousArray<Value>) {
    var list = list
    guard list.isUniquelyHeld else { return }
    if list.count <= Remains.piece, !list.holdsObjects { return }
    while !list.isEmpty {
      if isHolding { return wait(list) }
      let before = block.pointee.left
      let count = list.releaseLast(Remains.piece)
      // Others may hold them too, or they belong to a machine that is gone.
      if block.pointee.left == before { spendAllowance(max(count / 4, Remains.piece / 32)) }
    }
  }

  /// It is counted as long as it waits; the object that it belonged to is not counted any more.
  func wait(_ list: ContiguousArray<Value>) {
    block.pointee.bytes &+= Remains.bytes(list.capacity)
    block.pointee.remains.lists.append(list)
  }

  /// The same for the names of a large record.
  @inline(never) func letGo(keys: consuming ContiguousArray<StringObject>) {
    var keys = keys
    while !keys.isEmpty {
      if isHolding {
        block.pointee.bytes &+= Remains.bytes(keys.capacity)
        block.pointee.remains.keys.append(keys)
        return
      }
      keys.removeLast(min(keys.count, Remains.piece))
    }
  }

  /// Frees what a variable held. It must be given away: whoever kept it would free it, and what it holds, and so on, on
  /// the stack.
  func letGo(variable value: consuming Value) {
    guard value.depth > 0 else { return }
    block.pointee.remains.values.append(value)
    if isHolding || block.pointee.remains.isFreeing { return }
    freeValues()
  }

  private func freeValues() {
    block.pointee.remains.isFreeing = true
    while !isHolding, let value = block.pointee.remains.values.popLast() { withExtendedLifetime(value) {} }
    block.pointee.remains.isFreeing = false
  }

  // MARK: Freeing

  /// Frees a piece of what waits, and lets so many objects be freed again before the next pause.
  @inline(__always) func freeSome() {
    if block.pointee.remains.isEmpty {
      allow(Remains.allowance)
      block.pointee.isHolding = false
    } else {
      free(Remains.slice)
    }
  }

  /// Frees all that waits.
  func freeAll() {
    while !block.pointee.remains.isEmpty { free(.max) }
    allow(Remains.allowance)
    block.pointee.isHolding = false
  }

  /// Whether so many bytes can be had, after freeing what waits as far as it takes.
  func makeRoom(for bytes: Int) throws -> Bool {
    while true {
      let (sum, overflow) = block.pointee.bytes.addingReportingOverflow(bytes)
      if !overflow, sum <= limit { return true }
      if block.pointee.remains.isEmpty { return false }
      try pause()
    }
  }

  /// From here on what is let go of waits, until the next run begins.
  func hold() {
    allow(.max)
    block.pointee.isHolding = true
  }

  @inline(never) private func free(_ most: Int) {
    guard !block.pointee.remains.isFreeing else { return }
    allow(most)
    block.pointee.isHolding = false
    freeValues()
    // Each is counted again if it has to go on waiting.
    while !isHolding, let list = block.pointee.remains.lists.popLast() {
      block.pointee.bytes &-= Remains.bytes(list.capacity)
      letGo(list)
    }
    while !isHolding, let keys = block.pointee.remains.keys.popLast() {
      block.pointee.bytes &-= Remains.bytes(keys.capacity)
      letGo(keys: keys)
    }
    allow(Remains.allowance)
    block.pointee.isHolding = false
  }

  /// What waits, for another machine.
  func takeRemains() -> Remains {
    let taken = block.pointee.remains
    block.pointee.remains = Remains()
    return taken
  }

  /// What waits in another machine, which is gone, waits here.
  func inherit(_ remains: consuming Remains) {
    for list in remains.lists { block.pointee.bytes &+= Remains.bytes(list.capacity) }
    for keys in remains.keys { block.pointee.bytes &+= Remains.bytes(keys.capacity) }
    block.pointee.remains.values += remains.values
    block.pointee.remains.lists += remains.lists
    block.pointee.remains.keys += remains.keys
  }
}

extension Remains {
  fileprivate static func bytes(_ capacity: Int) -> Int { 16 &* capacity &+ 48 }
}

extension ContiguousArray where Element == Value {
  fileprivate var holdsObjects: Bool {
    withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return false }
      for k in 0..<buffer.count where Register(mutating: start + k).holdsObject { return true }
      return false
    }
  }
}
