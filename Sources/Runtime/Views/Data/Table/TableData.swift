import Lang
import TextLayout

/// The rows and columns of a table: gives the value of each cell.
///
/// A field of a record is read where it lies, each time it is needed. What the script has to be called for (key paths
/// of several steps, functions, blocks, formats) is called once a row, when the table is made, and kept.
final class TableData {
  let rows: ContiguousArray<Value>
  let columns: [TableColumn]
  /// For each column the values that were computed; nil where they are read from the rows.
  private var computed: [ContiguousArray<Value>?]
  /// Of computed columns: what the values were before they were formatted.
  private(set) var kinds: [TableCellKinds]
  /// The views of cells, by row, of the columns that have any.
  private var views: [Int: [Int: [ViewNode]]] = [:]
  private let keys: DataRows?
  private let machine: Machine

  /// Whether any cell is a view, so that rows may be higher than a line.
  private(set) var hasViews = false

  init(rows: ContiguousArray<Value>, columns: [TableColumn], keyPath: Value, _ call: ViewCall) throws {
    self.rows = rows
    self.columns = columns
    machine = call.machine
    computed = Array(repeating: nil, count: columns.count)
    kinds = Array(repeating: [], count: columns.count)
    keys =
      columns.contains(where: \.isContent)
      ? try DataRows(
        try call.machine.heap.list(rows), keyPath: keyPath, content: .null, expansion: call.expansion,
        span: call.span) : nil
    for (index, column) in columns.enumerated() where needsComputing(column) {
      try compute(index, column)
    }
  }

  private func needsComputing(_ column: TableColumn) -> Bool {
    if let name = column.directField, case .record(let record)? = rows.first, record.value(of: name) != nil {
      return false
    }
    return column.isComputed
  }

  private func compute(_ index: Int, _ column: TableColumn) throws {
    try column.expansion.tracked { try computeCells(index, column) }
  }

  private func computeCells(_ index: Int, _ column: TableColumn) throws {
    var values = ContiguousArray<Value>()
    try machine.heap.check(rows.count * 16)
    values.reserveCapacity(rows.count)
    var kinds: TableCellKinds = []
    for row in rows {
      var value: Value
      switch column.source {
      case .field(let name):
        value = if case .record(let record) = row { record.value(of: name) ?? .null } else { .null }
      case .row: value = row
      case .value(let function): value = try machine.call(function, row)
      case .content(let block): value = try content(of: try column.expansion.call(block, row))
      }
      kinds.formUnion(TableCellKinds(value))
      if !column.format.isNull, !value.isNull { value = try machine.call(column.format, value) }
      if case .view = value { hasViews = true }
      if case .list = value, column.isContent { hasViews = true }
      values.append(value)
    }
    computed[index] = values
    self.kinds[index] = kinds
  }

  /// What a block gave: one thing without the list that builders make of it.
  private func content(of value: Value) throws -> Value {
    guard case .list(let list) = value else { return value }
    if list.elements.isEmpty { return .null }
    if list.elements.count == 1, let only = list.elements.first { return try content(of: only) }
    return value
  }

  /// Whether its cells are those of another table: fields of the same rows, in the same columns.
  func hasCells(of other: TableData) -> Bool {
    guard columns.count == other.columns.count, rows.count == other.rows.count,
      computed.allSatisfy({ $0 == nil }),
      other.computed.allSatisfy({ $0 == nil })
    else { return false }
    for (column, old) in zip(columns, other.columns) {
      guard let name = column.directField, let oldName = old.directField, name.text == oldName.text,
        column.alignment == old.alignment
      else { return false }
    }
    return Value.differences(rows, other.rows).isEmpty
  }

  // MARK: Cells

  /// Reads cells row by row, and remembers where fields lie in records of the same shape.
  struct Reader {
    private let data: TableData
    private var shape: Shape?
    private var slots: [Int]

    init(_ data: TableData) {
      self.data = data
      slots = Array(repeating: -1, count: data.columns.count)
    }

    /// The value of a cell.
    @inline(__always)
    mutating func value(_ row: Int, _ column: Int) throws -> Value {
      if case .record(let record) = data.rows[row] {
        if record.shape !== shape { find(record.shape) }
        let slot = slots[column]
        if slot >= 0, slot < record.values.count { return record.values[slot] }
      }
      return try data.other(row, column)
    }

    private mutating func find(_ shape: Shape) {
      self.shape = shape
      for (index, column) in data.columns.enumerated() {
        guard data.computed[index] == nil, let name = column.directField else { continue }
        slots[index] = shape.slot(of: name) ?? -1
      }
    }
  }

  /// The value of a cell that is not a field of a record.
  private func other(_ row: Int, _ column: Int) throws -> Value {
    if let values = computed[column] { return values[row] }
    switch columns[column].source {
    case .row: return rows[row]
    case .value(let function): return try machine.call(function, rows[row])
    case .field, .content: return .null
    }
  }

  /// The views of a cell, made when they are first asked for; nil if it is a plain value.
  func nodes(_ row: Int, _ column: Int) throws -> [ViewNode]? {
    guard hasViews, let values = computed[column], columns[column].isContent else { return nil }
    switch values[row] {
    case .view, .list: break
    default: return nil
    }
    if let nodes = views[column]?[row] { return nodes }
    let place = columns[column].expansion.inside(try keys?.key(row) ?? .part("row \(row)"))
    let nodes = try place.expand(values[row], takesText: true)
    views[column, default: [:]][row] = nodes
    return nodes
  }

  /// All views made so far, for the tree.
  var allNodes: [ViewNode] {
    guard hasViews else { return [] }
    return views.keys.sorted().flatMap { column in
      (views[column] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }
}

extension TableColumn {
  /// Whether a block makes the cells.
  var isContent: Bool { if case .content = source { true } else { false } }

  /// The one field of the row that the cells show as it is.
  var directField: StringObject? {
    guard format.isNull else { return nil }
    switch source {
    case .field(let name): return name
    case .value(.keyPath(let path)) where path.steps.count == 1: return path.steps.first
    default: return nil
    }
  }
}

extension Expansion {
  /// Calls a block with one argument.
  func call(_ block: Value, _ argument: Value) throws -> Value {
    switch block {
    case .function, .native, .keyPath: try machine.call(block, argument)
    default: block
    }
  }
}
