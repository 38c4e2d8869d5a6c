/// A `let` of the script level that read state: evaluated again at its next reading after that state changed (rule 6).
struct Follower {
  var code: FunctionCode
  var reads: StateReads
  /// The state clock when it was last found fresh.
  var checkedAt: Int
  var isRunning = false
}

/// The states of one view where it stands: made the first time its body runs there.
public final class ViewStates {
  var cells: [CellObject?] = []
  public init() {}
  /// Those that were made so far.
  public var made: [CellObject] { cells.compactMap { $0 } }
  /// For listings: the names and values.
  public var values: [(name: String, value: Value)] {
    cells.compactMap { cell in cell.map { ($0.name, $0.value) } }
  }
}

extension Machine {
  @inline(never) func readGlobal(_ slot: Int) throws -> Value {
    switch globalFlags[slot] {
    case .plain: return globals[slot]
    case .unset:
      readUnset = true
      let name = slot < globalNames.count ? globalNames[slot] : "?"
      throw Failure(
        code: "unset", "`\(name)` is used before it has a value",
        hint: "statements run from top to bottom: move `\(name)` up")
    case .follows: return try follow(slot)
    }
  }

  /// Evaluates a `let` of the script level, notes what state it reads, and keeps the value.
  public func evaluateConstant(_ slot: Int, _ code: FunctionCode) throws -> Value {
    let reads = StateReads()
    readers.append(reads)
    defer {
      readers.removeLast()
      if !reads.isEmpty { readers.last?.adopt(reads) }
    }
    let value = try call(code)
    if slot >= 0, slot < globalCapacity {
      // Who read it before read what it follows as well.
      if followers[slot] == nil, !isFresh(slot) { globalVersion += 1 }
      globals[slot] = value
      globalFlags[slot] = .plain
      followers[slot] = nil
    }
    if !reads.isEmpty {
      globalFlags[slot] = .follows
      followers[slot] = Follower(code: code, reads: reads, checkedAt: stateClock)
    }
    return value
  }

  private func follow(_ slot: Int) throws -> Value {
    guard let follower = followers[slot] else { return globals[slot] }
    if follower.checkedAt == stateClock || follower.reads.isFresh(in: self) {
      followers[slot]?.checkedAt = stateClock
      readers.last?.adopt(follower.reads)
      return globals[slot]
    }
    if follower.isRunning { return globals[slot] }
    followers[slot]?.isRunning = true
    let old = globals[slot]
    let outerPhase = phase
    // An event that reads changes no state by that.
    if phase != .topLevel { phase = .render }
    defer { phase = outerPhase }
    do {
      return try environment.atScriptLevel { try evaluateConstant(slot, follower.code) }
    } catch {
      globals[slot] = old
      globalFlags[slot] = .follows
      followers[slot] = follower
      throw error
    }
  }

  /// Makes a state of the script level.
  public func makeState(_ slot: Int, _ value: Value, name: String, type: ValueType?) {
    guard slot >= 0, slot < globalCapacity else { return }
    let cell = CellObject(
      value, isState: true, run: run, name: name, graveyard: graveyard, meter: heap.meter)
    cell.type = type
    globals[slot] = .cell(cell)
    globalFlags[slot] = .plain
    stateClock += 1
  }

  /// Changes a state or input from outside; counts as a change of state (rule 6).
  public func replaceState(_ slot: Int, _ value: Value) {
    guard slot >= 0, slot < globalCapacity, case .cell(let cell) = globals[slot] else { return }
    replace(cell, value)
  }

  /// The same for a state of a view.
  public func replace(_ cell: CellObject, _ value: Value) {
    cell.value = value
    cell.version += 1
    stateClock += 1
  }

  /// The cell of a state of the script level.
  public func stateCell(_ slot: Int) -> CellObject? {
    guard slot >= 0, slot < globalCapacity, case .cell(let cell) = globals[slot] else { return nil }
    return cell
  }

  @inline(__always) func read(_ cell: CellObject) -> Value {
    if cell.isState, let reader = readers.last { reader.note(cell) }
    return cell.value
  }

  func write(_ cell: CellObject, _ value: Value) throws {
    if cell.isState {
      switch phase {
      case .topLevel: break
      case .event:
        // The first write of an event is the one to take back.
        if journal != nil, cell.journaledIn != transactionNumber {
          cell.journaledIn = transactionNumber
          journal?.append((cell, cell.value))
        }
      case .render:
        throw Failure(
          code: "render-changes", "the state `\(cell.name)` can't be changed while the screen is drawn",
          hint:
            "change it in an action: `Button(…) { \(cell.name) = … }`, `.onTap { … }`, `.onChange(of: …) { … }`"
        )
      }
      var checked = value
      if let type = cell.type {
        checked = try environment.check(value, against: type, subject: cell.name, machine: self)
      }
      cell.value = checked
      cell.version += 1
      stateClock += 1
      return
    }
    if cell.run != run {
      throw Failure(
        code: "stale-variable", "the `var` `\(cell.name)` belongs to a run that is over",
        hint: "what lives from one event to the next is a state: `state \(cell.name) = …`")
    }
    cell.value = value
  }

  /// Runs an event: if it fails, every state is as before (rule 13).
  public func transaction<Result>(_ body: () throws -> Result) throws -> Result {
    let outer = journal
    let clock = stateClock
    let number = transactionNumber
    transactions += 1
    transactionNumber = transactions
    defer { transactionNumber = number }
    journal = []
    do {
      let result = try body()
      let inner = journal ?? []
      journal = outer.map { $0 + inner }
      return result
    } catch {
      for entry in (journal ?? []).reversed() {
        entry.cell.value = entry.value
        entry.cell.version += 1
      }
      journal = outer
      if clock != stateClock { stateClock += 1 }
      throw error
    }
  }

  // MARK: Bindings

  /// The value that a binding leads to.
  public func read(_ binding: BindingObject) throws -> Value {
    var value: Value
    switch binding.source {
    case .cell(let cell):
      if binding.path.isEmpty || !cell.isState {
        value = read(cell)
      } else {
        let part = try peek(binding)
        readers.last?.note(part, through: binding, of: cell)
        return part
      }
    case .constant(let constant): value = constant
    case .custom(let get, _): value = try call(get, arguments: [])
    }
    for step in binding.path { value = try self.step(step, of: value) }
    return value
  }

  func step(_ step: BindingObject.Step, of value: Value) throws -> Value {
    switch step {
    case .field(let name): return try member(value, name.text)
    case .index(let index): return try element(value, index)
    case .row(let key, let position):
      guard case .list(let list) = value, let index = rowIndex(list, key, position) else {
        throw Failure(code: "row-gone", "the row that this binding led to is gone")
      }
      return list.elements[index]
    }
  }

  /// Where the row with a key is now; a key is the field `id` or the row itself.
  func rowIndex(_ list: ListObject, _ key: Value, _ position: Int) -> Int? {
    func matches(_ index: Int) -> Bool {
      guard index >= 0, index < list.elements.count else { return false }
      return Value.isSame(Machine.rowKey(list.elements[index]) ?? .int(index), key)
    }
    if matches(position) { return position }
    return list.elements.indices.first { matches($0) }
  }

  /// The key of a row: its field `id`, or the value if it is no record; nil for a record without.
  public static func rowKey(_ row: Value) -> Value? {
    switch row {
    case .record(let record): return record["id"]
    case .string, .int, .symbol, .date: return row
    default: return nil
    }
  }

  /// Writes through a binding.
  public func write(_ binding: BindingObject, _ value: Value) throws {
    switch binding.source {
    case .constant: throw Failure(code: "binding", "this binding is constant")
    case .custom(_, let set):
      if binding.path.isEmpty {
        _ = try call(set, value)
      } else {
        let old = try read(BindingObject(source: binding.source, path: [], meter: nil))
        _ = try call(set, try replace(binding.path[...], in: old, with: value))
      }
    case .cell(let cell):
      try write(cell, try replace(binding.path[...], in: cell.value, with: value))
    }
  }

  private func replace(
    _ path: ArraySlice<BindingObject.Step>, in value: Value, with new: Value
  ) throws -> Value {
    guard let step = path.first else { return new }
    let rest = path.dropFirst()
    switch step {
    case .field(let name):
      let inner = try replace(rest, in: try member(value, name.text), with: new)
      var copy = value
      try setMember(&copy, name, inner)
      return copy
    case .index(let index):
      let inner = try replace(rest, in: try element(value, index), with: new)
      var copy = value
      try setElement(&copy, index, inner)
      return copy
    case .row(let key, let position):
      guard case .list(let list) = value, let index = rowIndex(list, key, position) else {
        throw Failure(code: "row-gone", "the row that this would change is gone")
      }
      let inner = try replace(rest, in: list.elements[index], with: new)
      var copy = value
      try setElement(&copy, .int(index), inner)
      return copy
    }
  }
}
