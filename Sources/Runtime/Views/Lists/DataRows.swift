import Lang

/// The rows that `ForEach` and `List` make of data: each expanded when it is asked for, under an identity that
/// follows its key (rule 9).
final class DataRows {
  enum Source {
    case list(ListObject)
    case range(Range<Int>, isDate: Bool)
    case bound(BindingObject, ListObject)
  }

  let source: Source
  let keyPath: Value
  let content: Value
  /// Whether a block may give text and numbers as well.
  let takesText: Bool
  /// Whether rows may be made later, when they come into sight.
  let isLazy: Bool
  let expansion: Expansion
  let span: Span
  private var occurrences: [ValueKey: Int] = [:]
  private var rows: [Int: [ViewNode]] = [:]
  /// What the nodes of rows said to what is around them when they were made, if anything.
  private var traits: [Int: [SharedTraits?]] = [:]
  /// Of the first rows, as far as they were asked for.
  private(set) var keys: [Identity.Component] = []
  /// The states that were read to find keys.
  private(set) var keyReads = StateReads()
  /// The row of each key, once that is asked for.
  private var indices: [Identity.Component: Int] = [:]
  /// Rows that have left and are still drawn, by the row that they stand after; -1 before the first.
  var leaving: [Int: [ViewNode]] = [:]
  private var firstRows: [ValueKey: Int] = [:]

  let count: Int
  /// Counts what is kept of each row beside its views.
  private let share: MemoryShare
  private static let rowSize = 96
  private static let keySize = 192

  private static let mostSearched = 100_000

  /// - Parameters:
  ///   - data: a list, a range, or a binding to a list.
  ///   - keyPath: `id:`, or null.
  ///   - content: a block of the element (or of a binding to it); null for the element's text.
  ///   - isLazy: whether rows may be made later, when they come into sight.
  init(
    _ data: Value, keyPath: Value, content: Value, takesText: Bool = false, isLazy: Bool = true,
    expansion: Expansion, span: Span
  ) throws {
    share = MemoryShare(expansion.machine.heap.meter)
    self.takesText = takesText
    self.isLazy = isLazy
    self.keyPath = keyPath
    self.content = content
    self.expansion = expansion
    self.span = span
    switch data {
    case .list(let list): source = .list(list)
    case .range(let range):
      guard let bounds = range.integerBounds else {
        throw Failure(code: "type", "rows are made of a range of Ints or Dates", at: span)
      }
      if case .date = range.lower {
        source = .range(bounds, isDate: true)
      } else {
        source = .range(bounds, isDate: false)
      }
    case .binding(let binding):
      guard case .list(let list) = try expansion.read(binding) else {
        throw Failure(
          code: "type",
          "rows are made of a list, but this binding holds \(try expansion.read(binding).kindName)",
          at: span)
      }
      source = .bound(binding, list)
    default:
      throw Failure(
        code: "type", "rows are made of a list, a range or a binding to a list, but this is \(data.kindName)",
        at: span)
    }
    count =
      switch source {
      case .list(let list), .bound(_, let list): list.elements.count
      case .range(let range, _): range.count
      }
    guard isLazy else { return }
    expansion.frame.isOpen = true
    expansion.log(.rows(self))
    if let earlier = expansion.frame.previous?.data { try takeKeys(of: earlier) }
    expansion.frame.data = self
    if plays { try findLeaving(try allKeys()) }
  }

  /// Rows that are made as they come into sight have the keys of the last render, where their data is the same.
  private func takeKeys(of earlier: DataRows) throws {
    guard let list, let old = earlier.list, count == earlier.count, !earlier.keys.isEmpty,
      earlier.keyReads.isEmpty,
      Value.isIdentical(keyPath, earlier.keyPath)
    else { return }
    if list !== old {
      for index in Value.differences(old.elements, list.elements) where index < earlier.keys.count {
        guard case .key(let key, _) = earlier.keys[index], ValueKey(try keyValue(element(index)).value) == key
        else { return }
      }
    }
    (keys, occurrences, firstRows) = (earlier.keys, earlier.occurrences, earlier.firstRows)
  }

  func element(_ index: Int) -> Value {
    switch source {
    case .list(let list), .bound(_, let list): list.elements[index]
    case .range(let range, let isDate):
      isDate ? .date(range.lowerBound + index) : .int(range.lowerBound + index)
    }
  }

  /// Where the row with a key is; nothing is made.
  func index(ofKey target: Value) throws -> Int? {
    switch source {
    case .range(let range, let isDate):
      let value: Int? =
        switch target {
        case .int(let number): isDate ? nil : number
        case .date(let day): isDate ? day : nil
        default: nil
        }
      return value.flatMap { range.contains($0) ? $0 - range.lowerBound : nil }
    case .list(let list), .bound(_, let list):
      try expansion.machine.charge(list.elements.count / 16)
      return try list.elements.firstIndex { Value.isSame(try keyValue($0).value, target) }
    }
  }

  /// The nodes of a row, made once.
  func nodes(_ index: Int) throws -> [ViewNode] {
    guard index >= 0, index < count else { return [] }
    if let nodes = rows[index] { return nodes }
    let place = expansion.present.inside(try key(index))
    let nodes = try place.row(
      content, try rowArgument(index), takesText: takesText, isPart: !isLazy, span: span)
    let made = leaving.isEmpty ? nodes : withLeaving(nodes, at: index)
    rows[index] = made
    if made.contains(where: { $0.sharedTraits != nil }) { traits[index] = made.map(\.sharedTraits) }
    share.add(DataRows.rowSize)
    return made
  }

  /// All rows, one after the other.
  func all() throws -> [ViewNode] {
    if plays, leaving.isEmpty { try findLeaving(try allKeys()) }
    if count == 0 { return leaving[-1] ?? [] }
    var nodes: [ViewNode] = []
    for index in 0..<count {
      let row = try self.nodes(index)
      // Without what modifiers around them did in the last render.
      for (offset, node) in row.enumerated() { node.sharedTraits = traits[index]?[offset] }
      nodes += row
    }
    return nodes
  }

  /// So many that looking for a row would be felt in each render: they are gone through when the data has changed.
  var isLong: Bool { count > DataRows.mostSearched }
  /// Of a long one: rows that had something kept, and are not in the data any more.
  private var gone: Set<Identity.Component> = []

  /// The list that rows are made of; nil for a range.
  var list: ListObject? {
    switch source {
    case .list(let list), .bound(_, let list): list
    case .range: nil
    }
  }

  var identity: Identity { expansion.identity }

  /// The row that a place lies in, if it is one of these.
  func row(around identity: Identity) -> Identity.Component? {
    var path = identity
    while let parent = path.parent {
      if parent == expansion.identity { return path.component }
      path = parent
    }
    return nil
  }

  /// Finds out which of some rows are not in the data any more: goes through it once, as far as it must.
  func look(for wanted: Set<Identity.Component>) throws {
    gone = wanted
    switch source {
    case .range(let range, let isDate):
      gone = wanted.filter { component in
        guard case .key(let key, _) = component else { return true }
        switch key.value {
        case .int(let number): return isDate || !range.contains(number)
        case .date(let day): return !isDate || !range.contains(day)
        default: return true
        }
      }
    case .list(let list), .bound(_, let list):
      let keys = Set(wanted.compactMap { if case .key(let key, _) = $0 { key } else { nil } })
      try expansion.machine.charge(list.elements.count / 16)
      var counts: [ValueKey: Int] = [:]
      for element in list.elements where !gone.isEmpty {
        let key = ValueKey(try keyValue(element).value)
        guard keys.contains(key) else { continue }
        gone.remove(.key(key, occurrence: counts[key, default: 0]))
        counts[key, default: 0] += 1
      }
    }
  }

  /// Whether the state at a place within these rows stays although nothing was made there: its row is in the data, and was
  /// not asked for.
  func keepsState(at identity: Identity) throws -> Bool {
    var path = identity
    while let parent = path.parent {
      if parent == expansion.identity {
        if isLong { return !gone.contains(path.component) }
        return try index(of: path.component).map { rows[$0] == nil } ?? false
      }
      path = parent
    }
    return false
  }

  private func index(of component: Identity.Component) throws -> Int? {
    if indices.count < count { for index in indices.count..<count { indices[try key(index)] = index } }
    return indices[component]
  }

  /// What a row is made of: the element, or a binding to it.
  func rowArgument(_ index: Int) throws -> Value {
    guard !content.isNull, case .bound(let binding, _) = source else { return element(index) }
    // The machine finds the row again by the key that it knows: its field `id`, or the row itself.
    let key = Machine.rowKey(element(index)) ?? .int(index)
    return .binding(
      BindingObject(
        source: binding.source, path: binding.path + [.row(key: key, at: index)],
        meter: expansion.machine.heap.meter))
  }

  /// Keys are given out in order, so that the occurrence of a value is the same whichever row is asked for first.
  func key(_ index: Int) throws -> Identity.Component {
    // No number occurs twice in a range.
    if case .range = source, keyPath.isNull { return .key(ValueKey(element(index)), occurrence: 0) }
    guard keys.count <= index else { return keys[index] }
    try machine.tracking(into: keyReads) { try makeKeys(to: index) }
    if !keyReads.isEmpty { machine.noteReads(keyReads) }
    return keys[index]
  }

  private func makeKeys(to index: Int) throws {
    while keys.count <= index {
      let keyed = keys.count
      let value = try keyValue(element(keyed))
      let key = ValueKey(value.value)
      let occurrence = occurrences[key, default: 0]
      occurrences[key] = occurrence + 1
      if occurrence == 0 { firstRows[key] = keyed }
      if occurrence == 1, value.isExplicit {
        expansion.session.warn(
          "duplicate-key",
          "rows \((firstRows[key] ?? 0) + 1) and \(keyed + 1) have the same key \(ValueText(limit: 60).quoted(value.value))",
          at: span, hint: "state follows the key: say what tells the rows apart with `id: \\.…`")
      }
      keys.append(.key(key, occurrence: occurrence))
      if keys.count & 255 == 0 {
        share.add(256 * DataRows.keySize)
        try expansion.machine.charge(64)
        try expansion.machine.heap.check(0, at: span)
      }
    }
  }

  func keyValue(_ element: Value) throws -> (value: Value, isExplicit: Bool) {
    if !keyPath.isNull { return (try expansion.machine.call(keyPath, element), true) }
    if case .record(let record) = element, let id = record["id"] { return (id, true) }
    return (element, false)
  }
}
