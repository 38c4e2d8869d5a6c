import Lang
import TextLayout

/// A column of a table: where its cells come from and how they stand. Known before any row is looked at.
final class TableColumn {
  /// What a cell is made of.
  enum Source {
    /// The field of each record, read by slot.
    case field(StringObject)
    /// The row itself.
    case row
    /// A key path or function of the row: its value is the cell.
    case value(Value)
    /// A block of the row that gives a view, text or a number.
    case content(Value)
  }

  enum Alignment { case leading, center, trailing, numeric }

  /// Limits of the width that the script gave.
  struct Width {
    var minimum: Int?
    var ideal: Int?
    var maximum: Int?
  }

  let title: String
  let source: Source
  /// Turns a value into what is shown; null if nothing does.
  let format: Value
  /// nil where the cells decide.
  let alignment: Alignment?
  var width: Width
  let style: CellStyle
  let isRedacted: Bool
  /// Where views of the cells are made.
  let expansion: Expansion

  init(
    title: String, source: Source, format: Value = .null, alignment: Alignment? = nil, width: Width = Width(),
    expansion: Expansion
  ) {
    self.title = title
    self.source = source
    self.format = format
    self.alignment = alignment
    self.width = width
    self.expansion = expansion
    style = expansion.environment.style
    isRedacted = expansion.environment.isRedacted
  }

  /// The key path or function by which rows are sorted, if a tap on the header can do that.
  var sortKey: Value? {
    if case .value(let value) = source { return value }
    return nil
  }

  /// Whether the cells have to be made by calling the script.
  var isComputed: Bool {
    if !format.isNull { return true }
    switch source {
    case .field, .row: return false
    case .value, .content: return true
    }
  }
}

/// `TableColumn(…)` as it stands in the block of a table, which takes its column.
final class TableColumnNode: ViewNode {
  let column: TableColumn

  init(_ column: TableColumn, _ call: ViewCall) {
    self.column = column
    super.init(call)
  }

  override var kind: String { "TableColumn" }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {}
}

/// Makes columns.
enum TableColumns {
  /// Set in the block of a table.
  static let insideKey = "\u{1}table"

  /// `TableColumn("Gate", value: \.gate, width: 6, alignment: .trailing, format: { … }) { row in … }`
  static func column(_ call: ViewCall) throws -> [ViewNode] {
    guard case .bool(true)? = call.environment.values[insideKey] else {
      throw Failure(
        code: "misplaced", "a `TableColumn` stands in the block of a table",
        hint: "`Table(rows) { TableColumn(\"Name\", value: \\.name) }`", at: call.span)
    }
    let hasValue = call.has(1)
    let hasContent = call.has(5)
    if hasValue == hasContent {
      throw Failure(
        code: "argument",
        hasValue
          ? "`TableColumn` takes `value:` or a block, not both" : "`TableColumn` needs `value:` or a block",
        hint: "`TableColumn(\"Name\", value: \\.name)` or `TableColumn(\"Name\") { row in … }`", at: call.span
      )
    }
    if hasContent, call.has(4) {
      throw Failure(
        code: "argument", "`format` of `TableColumn` goes with `value:`; a block formats what it gives",
        at: call.span)
    }
    let alignment: TableColumn.Alignment? =
      switch try call.symbol(3) {
      case "leading": .leading
      case "center": .center
      case "trailing": .trailing
      case "numeric", "decimal": .numeric
      default: nil
      }
    let width = try call.int(2).map { max(1, Cells.clamp($0)) }
    let column = TableColumn(
      title: call.text(0) ?? "", source: hasValue ? source(of: call[1]) : .content(call[5]), format: call[4],
      alignment: alignment, width: .init(minimum: width, ideal: width, maximum: width),
      expansion: call.expansion.with(
        call.environment.with {
          $0.rowOf = .none
          $0.values[insideKey] = nil
        }))
    return [TableColumnNode(column, call)]
  }

  /// `.width(12)`, `.width(min: 8, max: 20)` of a column.
  static func width(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified()
    let fixed = try call.int(1).map { max(1, Cells.clamp($0)) }
    let limits = TableColumn.Width(
      minimum: try call.int(2).map { max(1, Cells.clamp($0)) } ?? fixed,
      ideal: try call.int(3).map { max(1, Cells.clamp($0)) } ?? fixed,
      maximum: try call.int(4).map { max(1, Cells.clamp($0)) } ?? fixed)
    for node in nodes {
      guard let column = node as? TableColumnNode else {
        throw Failure(
          code: "misplaced", "`width` belongs to a `TableColumn`",
          hint: "a view is made so wide by `frame(width:)`",
          at: call.span)
      }
      column.column.width = limits
    }
    return nodes
  }

  /// A key path of one step is read from the record by slot.
  static func source(of value: Value) -> TableColumn.Source {
    if case .keyPath(let path) = value {
      if path.steps.isEmpty { return .row }
    }
    return .value(value)
  }

  /// The columns that a script named, `columns: ["code", \.gate]`.
  static func named(_ value: Value, _ call: ViewCall) throws -> [TableColumn] {
    guard case .list(let list) = value else { throw call.mismatch(3, "a list of names or key paths") }
    return try list.elements.map { element in
      switch element {
      case .string(let name):
        return TableColumn(title: name.text, source: .field(name), expansion: call.expansion)
      case .symbol(let symbol):
        return TableColumn(
          title: symbol.name.text, source: .field(symbol.name), expansion: call.expansion)
      case .keyPath(let path):
        return TableColumn(
          title: path.steps.last?.text ?? "value", source: source(of: element), expansion: call.expansion)
      default: throw call.mismatch(3, "a list of names or key paths")
      }
    }
  }

  /// A column for each field of the records, in the order in which the rows bring them up.
  static func all(of rows: ContiguousArray<Value>, _ call: ViewCall) throws -> [TableColumn] {
    var names: [StringObject] = []
    var known: Set<String> = []
    var last: Shape?
    var hasOthers = false
    for row in rows {
      guard case .record(let record) = row else {
        hasOthers = true
        continue
      }
      if record.shape === last { continue }
      last = record.shape
      try call.machine.charge(record.count)
      for name in record.shape.keys.prefix(record.count) where known.insert(name.text).inserted {
        names.append(name)
      }
    }
    var columns = names.map {
      TableColumn(title: $0.text, source: .field($0), expansion: call.expansion)
    }
    if hasOthers {
      columns.append(TableColumn(title: "value", source: .row, expansion: call.expansion))
    }
    return columns
  }
}
