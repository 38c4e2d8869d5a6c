import Lang
import TextLayout

/// Makes a table of data and columns.
enum TableViews {
  /// `Table(rows)`, `Table(rows, columns: ["code", \.gate])`, `Table(rows) { TableColumn(…) … }`
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let sorting = try TableSorting(call)
    let elements = try sorting.sorted(try elements(call), call)
    let columns = try columns(of: elements, call)
    let data = try TableData(rows: elements, columns: columns, keyPath: call[1], call)
    return [
      TableNode(
        data, headers: columns.map { sorting.header($0, call) }, marks: columns.map { sorting.mark($0) }, call
      )
    ]
  }

  /// The rows: of a list, a range, a binding to a list; a record's fields become rows of `key` and `value`.
  private static func elements(_ call: ViewCall) throws -> ContiguousArray<Value> {
    var value = call[0]
    if case .binding(let binding) = value { value = try call.expansion.read(binding) }
    switch value {
    case .list(let list): return list.elements
    case .record(let record):
      let shape = Shape(["key", "value"])
      let heap = call.machine.heap
      return try ContiguousArray(
        zip(record.shape.keys, record.values).map { key, value in
          try heap.record(shape: shape, [.string(key), value])
        })
    case .range(let range):
      guard let bounds = range.integerBounds else { break }
      try call.machine.charge(bounds.count)
      try call.machine.heap.check(bounds.count * 16)
      if case .date = range.lower { return ContiguousArray(bounds.map { .date($0) }) }
      return ContiguousArray(bounds.map { .int($0) })
    default: break
    }
    throw Failure(
      code: "type", "a table is made of a list of records, but this is \(value.kindName)",
      hint: value.isNull ? "it is nil: `Table(rows ?? [])`" : nil, at: call.span)
  }

  private static func columns(of rows: ContiguousArray<Value>, _ call: ViewCall) throws -> [TableColumn] {
    let hasContent = call.has(4)
    if call.has(3) {
      if hasContent {
        throw Failure(
          code: "argument", "`Table` takes `columns:` or a block of `TableColumn`s, not both", at: call.span)
      }
      return try TableColumns.named(call[3], call)
    }
    guard hasContent else { return try TableColumns.all(of: rows, call) }
    let nodes = try call.content(
      4,
      in: call.environment.with {
        $0.rowOf = .none
        $0.values[TableColumns.insideKey] = .bool(true)
      })
    let columns = nodes.compactMap { ($0 as? TableColumnNode)?.column }
    if let other = nodes.first(where: { !($0 is TableColumnNode) }) {
      throw Failure(
        code: "misplaced", "the block of a table holds `TableColumn`s, but this is a `\(other.kind)`",
        hint: "`TableColumn(\"Title\") { row in … }` shows any view in each row",
        at: other.span == .none ? call.span : other.span)
    }
    return columns
  }
}

/// `sortOrder: $order`: by which column the rows are sorted, and what a tap on a header changes it to.
///
/// The binding holds nil, a key path (ascending), `.descending(\.seats)` or `.ascending(\.seats)`.
struct TableSorting {
  private let binding: BindingObject?
  private var key: Value = .null
  private var isDescending = false

  init(_ call: ViewCall) throws {
    guard let binding = try call.binding(2) else {
      self.binding = nil
      return
    }
    self.binding = binding
    switch try call.expansion.read(binding) {
    case .null: break
    case .symbol(let symbol)
    where ["ascending", "descending"].contains(symbol.name.text) && symbol.arguments.count == 1:
      key = symbol.arguments[0]
      isDescending = symbol.name.text == "descending"
    case let value:
      guard value.kind.isSubset(of: [.keyPath, .function]) else {
        throw Failure(
          code: "type", "`sortOrder` holds \(value.kindName), which says nothing of an order",
          hint: "`nil`, `\\.name` or `.descending(\\.name)`", at: call.span)
      }
      key = value
    }
  }

  /// The rows in order.
  func sorted(_ rows: ContiguousArray<Value>, _ call: ViewCall) throws -> ContiguousArray<Value> {
    guard !key.isNull, let function = call.machine.catalog.methods["sorted"] else { return rows }
    let heap = call.machine.heap
    let answer = try call.machine.call(
      .native(function),
      arguments: [
        try heap.list(rows), try heap.symbol(isDescending ? "descending" : "ascending"), key,
      ])
    if case .list(let list) = answer { return list.elements }
    return rows
  }

  /// `▲` or `▼` beside the title of the column that the rows are sorted by; a blank in its place beside those that they
  /// may be sorted by, so that a tap moves no column. Nil where nothing sorts.
  func mark(_ column: TableColumn) -> Character? {
    guard binding != nil, let own = column.sortKey else { return nil }
    guard !key.isNull, Value.isSame(own, key) else { return " " }
    return isDescending ? "▼" : "▲"
  }

  /// What can be tapped to sort by a column.
  func header(_ column: TableColumn, _ call: ViewCall) -> Control? {
    guard let binding, let own = column.sortKey else { return nil }
    let isCurrent = Value.isSame(own, key)
    var next = own
    if isCurrent, !isDescending {
      next = .symbol(
        SymbolObject(
          name: StringObject("descending", meter: nil), arguments: [own], labels: [nil],
          meter: call.machine.heap.meter))
    }
    let control = Control(
      .button, label: column.title, call, action: .assign(binding, next), binding: nil)
    control.value = isCurrent ? (isDescending ? "descending" : "ascending") : nil
    return control
  }
}
