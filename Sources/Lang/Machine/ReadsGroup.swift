/// What the rows of a list read, by the states that they read: after a change only those rows are looked at that read
/// what changed, however many there are.
///
/// What a row reads of itself (`$item.done`, of the list that the rows are made of) is not noted by row: who made the
/// rows knows which elements differ.
public final class ReadsGroup {
  /// A state, and the rows that read it.
  private struct Watch {
    let cell: CellObject
    /// Its version when all of them were fresh.
    var version: Int
    var rows: [Int32]
  }

  private var rows: ContiguousArray<StateReads> = []
  private var watches: [Watch] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// Rows that read more after they were made: each is looked at.
  private var grown: Set<Int> = []
  /// The list that rows are made of, if they have bindings to its elements.
  private var list: (binding: BindingObject, cell: CellObject, version: Int, value: ListObject)?
  /// Whether any row reads itself through its binding.
  private var readsElements = false
  /// The state clock when all was last found fresh.
  private var checkedAt = -1

  public init() {}

  var isEmpty: Bool { watches.isEmpty && !readsElements && grown.allSatisfy { rows[$0].isEmpty } }

  func includes(_ cell: CellObject) -> Bool {
    if places[ObjectIdentifier(cell)] != nil { return true }
    if readsElements, let list, list.cell === cell { return true }
    return grown.contains { rows[$0].includes(cell) }
  }

  /// Adds the states that rows read, without those parts that lie in an element of a list around. Gives whether there
  /// were any of those.
  func collect(into found: inout [ObjectIdentifier: CellObject], except element: BindingObject?) -> Bool {
    var readsElement = false
    for watch in watches { found[ObjectIdentifier(watch.cell)] = watch.cell }
    if let list, readsElements {
      if let element, list.binding.leads(into: element) {
        readsElement = true
      } else {
        found[ObjectIdentifier(list.cell)] = list.cell
      }
    }
    for row in grown where rows[row].collect(into: &found, except: element) { readsElement = true }
    return readsElement
  }

  // MARK: Making

  /// Starts anew, with so many rows to come.
  public func reset(count: Int) {
    rows = []
    rows.reserveCapacity(count)
    watches = []
    places = [:]
    grown = []
    list = nil
    readsElements = false
    checkedAt = -1
  }

  /// The list that rows have bindings into, as it is now.
  public func follow(_ binding: BindingObject?, _ value: ListObject?) {
    guard let binding, let value, case .cell(let cell) = binding.source else {
      list = nil
      return
    }
    list = (binding, cell, cell.version, value)
    checkedAt = -1
  }

  /// The next row, made with an argument that may be a binding to its element.
  public func append(_ reads: StateReads, argument: Value) {
    rows.append(reads)
    note(reads, argument, at: rows.count - 1)
  }

  /// A row was made anew.
  public func replace(_ index: Int, _ reads: StateReads, argument: Value) {
    guard rows.indices.contains(index) else { return }
    var old: [ObjectIdentifier: CellObject] = [:]
    rows[index].collect(into: &old, except: nil)
    rows[index] = reads
    grown.remove(index)
    var new: [ObjectIdentifier: CellObject] = [:]
    reads.collect(into: &new, except: nil)
    for key in old.keys where new[key] == nil { remove(index, from: key) }
    note(reads, argument, at: index)
    checkedAt = -1
  }

  /// A row reads more than was noted.
  public func grow(_ index: Int) {
    grown.insert(index)
    checkedAt = -1
  }

  private func note(_ reads: StateReads, _ argument: Value, at index: Int) {
    var element: BindingObject?
    if list != nil, case .binding(let binding) = argument { element = binding }
    var cells: [ObjectIdentifier: CellObject] = [:]
    if reads.collect(into: &cells, except: element) { readsElements = true }
    for (key, cell) in cells {
      if let place = places[key] {
        if !watches[place].rows.contains(Int32(index), from: index) {
          watches[place].rows.append(Int32(index))
        }
      } else {
        places[key] = watches.count
        watches.append(Watch(cell: cell, version: cell.version, rows: [Int32(index)]))
      }
    }
  }

  private func remove(_ index: Int, from key: ObjectIdentifier) {
    guard let place = places[key] else { return }
    watches[place].rows.removeAll { $0 == Int32(index) }
    guard watches[place].rows.isEmpty else { return }
    places[key] = nil
    let last = watches.removeLast()
    if place < watches.count {
      watches[place] = last
      places[ObjectIdentifier(last.cell)] = place
    }
  }

  // MARK: Checking

  /// Whether nothing that a row read has changed.
  func isFresh(in machine: Machine) -> Bool {
    if checkedAt == machine.stateClock { return true }
    if readsElements, let list, list.cell.version != list.version {
      guard case .list(let value)? = try? machine.peek(list.binding), value === list.value else {
        return false
      }
      self.list?.version = list.cell.version
    }
    for index in watches.indices where watches[index].version != watches[index].cell.version {
      for row in watches[index].rows where !rows[Int(row)].isFresh(in: machine) { return false }
      watches[index].version = watches[index].cell.version
    }
    for row in grown where !rows[row].isFresh(in: machine) { return false }
    checkedAt = machine.stateClock
    return true
  }

  /// The rows that read a state that has changed since they were made, apart from what they read of their elements.
  /// They are to be made anew.
  public func takeStale(in machine: Machine) -> [Int] {
    if checkedAt == machine.stateClock { return [] }
    var stale: Set<Int> = []
    for index in watches.indices where watches[index].version != watches[index].cell.version {
      for row in watches[index].rows where !rows[Int(row)].isFresh(in: machine) { stale.insert(Int(row)) }
      watches[index].version = watches[index].cell.version
    }
    for row in grown where !rows[row].isFresh(in: machine) { stale.insert(row) }
    return stale.sorted()
  }
}

extension [Int32] {
  /// Whether a row is among them; most often it would be the last, or stands where its number says.
  fileprivate func contains(_ row: Int32, from index: Int) -> Bool {
    if last == row { return true }
    if let last, last < row { return false }
    if index < count, self[index] == row { return true }
    return contains(row)
  }
}

extension BindingObject {
  /// Whether it leads to the same place as another, or into it.
  func leads(into other: BindingObject) -> Bool {
    if self === other { return true }
    guard case .cell(let cell) = source, case .cell(let otherCell) = other.source, cell === otherCell,
      path.count >= other.path.count
    else { return false }
    for index in other.path.indices.reversed() where !path[index].isSame(as: other.path[index]) {
      return false
    }
    return true
  }
}

extension BindingObject.Step {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.field(let name), .field(let otherName)): StringObject.same(name, otherName)
    case (.index(let index), .index(let otherIndex)): Value.isIdentical(index, otherIndex)
    case (.row(let key, let place), .row(let otherKey, let otherPlace)):
      place == otherPlace && Value.isIdentical(key, otherKey)
    default: false
    }
  }
}
