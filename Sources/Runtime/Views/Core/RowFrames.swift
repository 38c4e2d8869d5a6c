import Lang

/// What is kept of the rows that a `ForEach` makes at once, from one render to the next.
///
/// After a change only the rows are looked at whose element is another one, or that read a state that has changed; the
/// frames and nodes of all others stay where they are. `ReadsGroup` knows who read what.
final class RowFrames {
  /// What the rows were made of.
  private var rows: DataRows
  private var frames: ContiguousArray<ExpansionFrame> = []
  private var keys: [Identity.Component] = []
  /// The nodes of all rows, one after the other.
  private(set) var nodes: [ViewNode] = []
  /// Where the nodes of each row begin, unless each has one.
  private var starts: [Int] = []
  /// The states that were read to find keys: without any, the key of an element stays the same.
  private var keyReads = StateReads()
  let reads = ReadsGroup()
  /// Views that the rows consist of.
  private(set) var nodeCount = 0
  /// The row around the `ForEach`.
  private let outer: RowMark?
  /// The memory that the rows take beside their frames and nodes.
  private let share: MemoryShare
  private static let rowSize = 240
  /// By row, whether it has effects, changes and so on; and how many have.
  private var flags: [Flags] = []
  /// Of rows whose only effects are views with state: their places.
  private var visited: [[Identity]?] = []
  private var counts = (effects: 0, changes: 0, open: 0, grown: 0)
  /// Whether any node says something to what is around it.
  private var hasTraits = false

  private struct Flags: OptionSet {
    let rawValue: UInt8
    static let effects = Flags(rawValue: 1)
    static let changes = Flags(rawValue: 2)
    static let open = Flags(rawValue: 4)
    static let grown = Flags(rawValue: 8)
  }

  var hasEffects: Bool { counts.effects > 0 }
  var hasChanges: Bool { counts.changes > 0 }
  var isOpen: Bool { counts.open > 0 }
  private var needsReplay: Bool { hasChanges || isOpen || counts.grown > 0 }
  private var isNotable: Bool { hasEffects || isOpen || counts.grown > 0 }

  /// Makes all rows.
  init(_ rows: DataRows, outer: RowMark?) throws {
    self.rows = rows
    self.outer = outer
    share = MemoryShare(rows.machine.heap.meter)
    try make(rows, earlier: nil)
  }

  // MARK: From one render to the next

  /// The rows of a new render, of which these are the last.
  func update(_ new: DataRows) throws {
    guard let changed = try changes(to: new) else {
      return try make(new, earlier: Earlier(keys: keys, frames: frames))
    }
    rows = new
    let stale = reads.takeStale(in: new.machine)
    try new.machine.charge(1 + new.count / 64)
    let late = needsReplay ? flags.indices.filter { changesLate(at: $0) } : []
    let touched = stale.isEmpty && late.isEmpty ? changed : Set(changed + stale + late).sorted()
    // They count anew.
    for index in touched { nodeCount -= frames[index].nodeCount }
    try new.session.useAgain(rows: nodeCount, isNews: isNotable, at: new.span)
    restoreTraits()
    if needsReplay {
      let remade = Set(touched)
      for index in flags.indices {
        if remade.contains(index) {
          try remake(index)
        } else if !flags[index].isDisjoint(with: [.changes, .open, .grown]) {
          frames[index].replay(in: new.environment)
        }
      }
    } else {
      for index in touched { try remake(index) }
    }
    reads.follow(new.binding, new.list)
  }

  /// The rows whose elements are others; nil if they are made in another way, or their keys are not what they were.
  private func changes(to new: DataRows) throws -> [Int]? {
    guard keyReads.isEmpty, rows.isAlike(new), frames.count == new.count,
      let indices = rows.differences(from: new)
    else { return nil }
    for index in indices {
      guard case .key(let key, _) = keys[index] else { return nil }
      let reads = StateReads()
      let value = try new.machine.tracking(into: reads) { try new.keyValue(new.element(index)).value }
      guard reads.isEmpty, ValueKey(value) == key else { return nil }
    }
    return indices
  }

  /// The rows of the last render, found by key: most often the next one is the next.
  private struct Earlier {
    private let keys: [Identity.Component]
    private let frames: ContiguousArray<ExpansionFrame>
    private var next = 0
    private var indices: [Identity.Component: Int]?

    init(keys: [Identity.Component], frames: ContiguousArray<ExpansionFrame>) {
      self.frames = frames
      self.keys = keys
    }

    mutating func frame(_ key: Identity.Component) -> ExpansionFrame? {
      if next < keys.count, keys[next] == key {
        next += 1
        return frames[next - 1]
      }
      if indices == nil {
        var found: [Identity.Component: Int] = [:]
        found.reserveCapacity(keys.count - next)
        for index in keys.indices { found[keys[index]] = index }
        indices = found
      }
      guard let index = indices?[key] else { return nil }
      next = index + 1
      return frames[index]
    }
  }

  /// Makes or takes over each row.
  private func make(_ new: DataRows, earlier: Earlier?) throws {
    rows = new
    frames = []
    frames.reserveCapacity(new.count)
    flags = Array(repeating: [], count: new.count)
    visited = Array(repeating: nil, count: new.count)
    counts = (0, 0, 0, 0)
    nodeCount = 0
    share.set(new.count * RowFrames.rowSize)
    reads.reset(count: new.count)
    reads.follow(new.binding, new.list)
    keys = try new.allKeys()
    keyReads = new.keyReads
    var known = earlier
    for index in 0..<new.count {
      let key = keys[index]
      let argument = try new.rowArgument(index)
      let old = known?.frame(key)
      old?.row?.move(to: index)
      let frame = try new.place(key).row(argument, of: new, earlier: old) { RowMark(self, index) }
      frames.append(frame)
      reads.append(frame.reads, argument: argument)
      note(frame, at: index)
    }
    gatherNodes()
  }

  private func remake(_ index: Int) throws {
    let argument = try rows.rowArgument(index)
    let old = frames[index]
    let frame = try rows.place(keys[index]).row(argument, of: rows, earlier: old) { RowMark(self, index) }
    if frame === old {
      nodeCount += frame.nodeCount
      return
    }
    frames[index] = frame
    reads.replace(index, frame.reads, argument: argument)
    note(frame, at: index)
    let start = starts.isEmpty ? index : starts[index]
    let count = old.nodes.count
    if frame.nodes.count == count {
      for (offset, node) in frame.nodes.enumerated() {
        nodes[start + offset] = node
        if node.sharedTraits != nil { hasTraits = true }
      }
    } else {
      gatherNodes()
    }
  }

  private func gatherNodes() {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(frames.count)
    var starts: [Int] = []
    var isPlain = true
    hasTraits = false
    for (index, frame) in frames.enumerated() {
      if isPlain, frame.nodes.count != 1 {
        isPlain = false
        starts = Array(0...index)
      } else if !isPlain {
        starts.append(nodes.count)
      }
      for offset in frame.nodes.indices where frame.traits(at: offset) != nil { hasTraits = true }
      nodes += frame.nodes
    }
    self.nodes = nodes
    self.starts = starts
  }

  private func restoreTraits() {
    if !hasTraits {
      for node in nodes where node.sharedTraits != nil { node.sharedTraits = nil }
      return
    }
    for frame in frames { _ = frame.restored() }
  }

  // MARK: Effects

  /// Notes what a row has, instead of what was noted before.
  private func note(_ frame: ExpansionFrame, at index: Int) {
    unnote(at: index)
    nodeCount += frame.nodeCount
    var flags: Flags = []
    if frame.hasEffects {
      flags.insert(.effects)
      counts.effects += 1
    }
    if frame.hasChanges {
      flags.insert(.changes)
      counts.changes += 1
    }
    if frame.isOpen {
      flags.insert(.open)
      counts.open += 1
    }
    if frame.row?.isGrown ?? false {
      flags.insert(.grown)
      counts.grown += 1
      reads.grow(index)
    }
    self.flags[index] = flags
    visited[index] = flags == .effects ? RowFrames.visited(in: frame) : nil
  }

  /// The places of views with state, if the row has no other effects.
  private static func visited(in frame: ExpansionFrame) -> [Identity]? {
    var places: [Identity] = []
    var hasOthers = false
    frame.visit { effect in
      if case .visited(let place) = effect { places.append(place) } else { hasOthers = true }
    }
    return hasOthers ? nil : places
  }

  private func unnote(at index: Int) {
    if flags[index].contains(.effects) { counts.effects -= 1 }
    if flags[index].contains(.changes) { counts.changes -= 1 }
    if flags[index].contains(.open) { counts.open -= 1 }
    if flags[index].contains(.grown) { counts.grown -= 1 }
  }

  /// A row was added to after it was made: something in it was made while it was laid out.
  func grow(_ index: Int) {
    guard flags.indices.contains(index), flags[index].insert(.grown).inserted else { return }
    counts.grown += 1
    reads.grow(index)
    outer?.grow()
  }

  func replay(from old: ExpansionFrame.Surroundings, to new: ExpansionFrame.Surroundings) {
    guard needsReplay else { return }
    for index in flags.indices where !flags[index].isDisjoint(with: [.changes, .open, .grown]) {
      frames[index].replay(from: old, to: new)
    }
  }

  func visit(_ body: (ExpansionEffect) -> Void) {
    guard isNotable else { return }
    for index in flags.indices where !flags[index].isEmpty {
      guard let only = visited[index], flags[index] == .effects else {
        frames[index].visit(body)
        continue
      }
      for identity in only { body(.visited(identity)) }
    }
  }

  var changesLate: Bool { needsReplay && frames.indices.contains { changesLate(at: $0) } }

  private func changesLate(at index: Int) -> Bool {
    !flags[index].isDisjoint(with: [.changes, .open, .grown]) && frames[index].changesLate
  }

  func visitPresentations(_ body: (Presentation) -> Void) {
    guard needsReplay else { return }
    for index in flags.indices where !flags[index].isDisjoint(with: [.changes, .open, .grown]) {
      frames[index].visitPresentations(body)
    }
  }
}

/// Which row a frame is, or lies in: the same for all frames that stand there from one render to the next, since those
/// inside that are used again, and the rows of rows, tell it when they are added to.
final class RowMark {
  private weak var rows: RowFrames?
  private var index: Int
  /// Whether anything in it was added to after it was made. It stays so: each row inside tells it once.
  private(set) var isGrown = false

  init(_ rows: RowFrames, _ index: Int) {
    self.rows = rows
    self.index = index
  }

  func move(to index: Int) { self.index = index }

  func grow() {
    guard !isGrown else { return }
    isGrown = true
    rows?.grow(index)
  }
}
