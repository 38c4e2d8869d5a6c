/// States that an evaluation read, with their versions then, and what the evaluations inside it read.
///
/// A part of a state that was read through a binding is noted with its value: a change of another part leaves the
/// reader fresh.
public final class StateReads {
  private var cells: [(cell: CellObject, version: Int)] = []
  private var parts: [Part] = []
  private var inner: [StateReads] = []
  private var groups: [ReadsGroup] = []
  private var seen: Set<ObjectIdentifier> = []
  /// The state clock when all was last found fresh.
  private var checkedAt = -1

  /// A part of a state, as it was read.
  private struct Part {
    let binding: BindingObject
    let cell: CellObject
    var version: Int
    let value: Value
  }

  public init() {}

  /// Whether nothing was read.
  public var isEmpty: Bool {
    cells.isEmpty && parts.isEmpty && inner.allSatisfy(\.isEmpty) && groups.allSatisfy(\.isEmpty)
  }

  func note(_ cell: CellObject) {
    if seen.insert(ObjectIdentifier(cell)).inserted { cells.append((cell, cell.version)) }
  }

  func note(_ value: Value, through binding: BindingObject, of cell: CellObject) {
    if seen.contains(ObjectIdentifier(cell)) { return }
    parts.append(Part(binding: binding, cell: cell, version: cell.version, value: value))
  }

  /// What another evaluation read, and will read, counts as read here.
  public func adopt(_ other: StateReads) {
    if other !== self, seen.insert(ObjectIdentifier(other)).inserted { inner.append(other) }
  }

  /// What many rows read counts as read here.
  public func adopt(_ group: ReadsGroup) {
    if seen.insert(ObjectIdentifier(group)).inserted { groups.append(group) }
  }

  /// Takes an adopted one out again: it was made anew.
  public func disown(_ other: StateReads) {
    guard seen.remove(ObjectIdentifier(other)) != nil else { return }
    inner.removeAll { $0 === other }
  }

  /// Whether that was read, here or in what was adopted.
  func includes(_ cell: CellObject) -> Bool {
    seen.contains(ObjectIdentifier(cell)) || inner.contains { $0.includes(cell) }
      || groups.contains { $0.includes(cell) }
  }

  /// Adds the states that were read, here and in what was adopted, without those parts that lie in an element. Gives
  /// whether there were any of those.
  @discardableResult
  func collect(into found: inout [ObjectIdentifier: CellObject], except element: BindingObject?) -> Bool {
    var readsElement = false
    for entry in cells { found[ObjectIdentifier(entry.cell)] = entry.cell }
    for part in parts {
      if let element, part.binding.leads(into: element) {
        readsElement = true
      } else {
        found[ObjectIdentifier(part.cell)] = part.cell
      }
    }
    for reads in inner where reads.collect(into: &found, except: element) { readsElement = true }
    for group in groups where group.collect(into: &found, except: element) { readsElement = true }
    return readsElement
  }

  /// Whether nothing that was read has changed since. What was fresh is not looked at again before a state changes.
  public func isFresh(in machine: Machine) -> Bool {
    if checkedAt == machine.stateClock { return true }
    for entry in cells where entry.cell.version != entry.version { return false }
    for index in parts.indices where parts[index].version != parts[index].cell.version {
      guard let value = try? machine.peek(parts[index].binding), Value.isIdentical(value, parts[index].value)
      else { return false }
      parts[index].version = parts[index].cell.version
    }
    for reads in inner where !reads.isFresh(in: machine) { return false }
    for group in groups where !group.isFresh(in: machine) { return false }
    checkedAt = machine.stateClock
    return true
  }
}

/// What a screen depends on: kept between renders to tell whether it must be drawn again.
public struct Dependencies {
  let reads: StateReads
  unowned let machine: Machine
  /// Whether nothing that was read has changed since.
  public var isFresh: Bool { reads.isFresh(in: machine) }
  /// Whether a source is among what was read.
  public func includes(_ source: CellObject) -> Bool { reads.includes(source) }
  /// Both together.
  public func merged(_ other: Dependencies) -> Dependencies {
    let all = StateReads()
    all.adopt(reads)
    all.adopt(other.reads)
    return Dependencies(reads: all, machine: machine)
  }

  /// Whether any state was read.
  public var isEmpty: Bool { reads.isEmpty }
}

extension Machine {
  /// Runs `body` with note taken of the states that it reads.
  public func tracking<Result>(_ body: () throws -> Result) rethrows -> (Result, Dependencies) {
    let reads = StateReads()
    let result = try tracking(into: reads, body)
    return (result, Dependencies(reads: reads, machine: self))
  }

  /// The same, noted in `reads`.
  public func tracking<Result>(into reads: StateReads, _ body: () throws -> Result) rethrows -> Result {
    readers.append(reads)
    defer { readers.removeLast() }
    return try body()
  }

  /// What was read elsewhere counts as read by what is evaluated now.
  public func noteReads(_ reads: StateReads) { readers.last?.adopt(reads) }

  /// Something of the host's that evaluations may depend on as they do on a state: the clock, what views remember.
  public func makeSource(_ name: String) -> CellObject {
    CellObject(.null, isState: true, run: 0, name: name, graveyard: nil, meter: nil)
  }

  /// Notes that it was read.
  public func noteRead(_ source: CellObject) { readers.last?.note(source) }

  /// It changed: what read it is stale.
  public func touch(_ source: CellObject) {
    source.version += 1
    stateClock += 1
  }

  /// The value of a part of a state, without noting that it was read.
  func peek(_ binding: BindingObject) throws -> Value {
    guard case .cell(let cell) = binding.source else { return try read(binding) }
    var value = cell.value
    for step in binding.path { value = try self.step(step, of: value) }
    return value
  }
}
