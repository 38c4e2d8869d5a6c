import Lang
import TextLayout

/// How wide the columns of a table are, found in one pass over its cells.
struct TableMetrics {
  /// Of one column.
  struct Column {
    /// The cells that its widest cell takes.
    var width = 0
    /// Below this width something is left out that says something wrong without it.
    var minimum = 0
    /// The widest whole part and the widest fraction of its numbers.
    var parts = DecimalParts()
    var kinds: TableCellKinds = []
    /// A cell would like to fill whatever there is.
    var grows = false
  }

  private(set) var columns: [Column]
  /// The width of each cell, so that drawing need not measure again; empty if there are too many.
  private var widths: ContiguousArray<UInt16> = []
  private let columnCount: Int

  /// Widths are remembered for tables of at most so many cells.
  private static let mostRemembered = 4 << 20

  init(_ data: TableData, _ context: LayoutContext) throws {
    let count = data.columns.count
    columnCount = count
    columns = Array(repeating: Column(), count: count)
    var reader = TableData.Reader(data)
    var text = TableCellText(context.machine)
    let cells = data.rows.count.multipliedReportingOverflow(by: count)
    let remembers = !cells.overflow && cells.partialValue <= TableMetrics.mostRemembered
    if remembers { widths.reserveCapacity(cells.partialValue) }
    let policy = context.policy
    for row in data.rows.indices {
      try context.charge(1 + count / 4)
      for column in 0..<count {
        let value = try reader.value(row, column)
        if case .view = value, let nodes = try data.nodes(row, column) {
          try measure(nodes, column, isFirst: row == 0, context)
          if remembers { widths.append(0) }
          continue
        }
        if case .list = value, let nodes = try data.nodes(row, column) {
          try measure(nodes, column, isFirst: row == 0, context)
          if remembers { widths.append(0) }
          continue
        }
        let kind = TableCellKinds(value)
        columns[column].kinds.formUnion(kind)
        let (width, fraction) = text.withBytes(of: value) {
          (TextWidth.cellWidth(utf8: $0, policy: policy), $1)
        }
        if width > columns[column].width { columns[column].width = width }
        if kind == .number {
          if width - fraction > columns[column].parts.whole { columns[column].parts.whole = width - fraction }
          if fraction > columns[column].parts.fraction { columns[column].parts.fraction = fraction }
        }
        if remembers { widths.append(width < Int(UInt16.max) ? UInt16(width) : .max) }
      }
    }
    for column in 0..<count { try finish(column, data, context) }
  }

  private mutating func measure(_ nodes: [ViewNode], _ column: Int, isFirst: Bool, _ context: LayoutContext)
    throws
  {
    columns[column].kinds.insert(.view)
    for node in nodes {
      let ideal = try node.ideal(context)
      columns[column].width = max(columns[column].width, ideal)
      columns[column].minimum = max(columns[column].minimum, try node.minimum(context))
      if isFirst, try node.maximum(context) > ideal { columns[column].grows = true }
    }
  }

  private mutating func finish(_ column: Int, _ data: TableData, _ context: LayoutContext) throws {
    let shown = columns[column].kinds
    if !data.kinds[column].isEmpty, !shown.contains(.view) {
      // What was formatted stands as what it was before.
      columns[column].kinds = data.kinds[column]
      if data.kinds[column] == .number, shown != .number { try align(column, data, context) }
    }
    let isAligned = data.columns[column].alignment == .numeric
    if isAligned, !columns[column].isNumeric, !shown.contains(.view) { try align(column, data, context) }
    if isAligned || columns[column].isNumeric {
      columns[column].width = max(columns[column].width, columns[column].parts.sum)
    }
    switch columns[column].kinds {
    case .number, .time, .bool, [.number, .time]: columns[column].minimum = columns[column].width
    case let kinds where kinds.contains(.view): break
    default: columns[column].minimum = min(columns[column].width, 6)
    }
  }

  /// Finds the decimal points in texts that a format made of numbers.
  private mutating func align(_ column: Int, _ data: TableData, _ context: LayoutContext) throws {
    var reader = TableData.Reader(data)
    var text = TableCellText(context.machine)
    columns[column].parts = DecimalParts()
    for row in data.rows.indices {
      let value = try reader.value(row, column)
      if value.isNull { continue }
      let parts = text.withBytes(of: value) { bytes, _ in DecimalParts(utf8: bytes, policy: context.policy) }
      columns[column].parts.formUnion(parts)
    }
  }

  /// The width of a cell, if it is remembered.
  @inline(__always)
  func width(_ row: Int, _ column: Int) -> Int? {
    let index = row &* columnCount &+ column
    guard index < widths.count else { return nil }
    let width = widths[index]
    return width == .max ? nil : Int(width)
  }
}

extension TableMetrics.Column {
  /// Whether its cells are numbers and nothing else.
  var isNumeric: Bool { kinds == .number }

  /// How its cells stand unless the script says otherwise.
  func alignment(_ given: TableColumn.Alignment?) -> TextAlignment {
    switch given {
    case .leading: return .leading
    case .center: return .center
    case .trailing: return .trailing
    case .numeric: return .decimal(fraction: parts.fraction)
    case nil: break
    }
    if isNumeric { return .decimal(fraction: parts.fraction) }
    return kinds == .bool ? .center : .leading
  }
}

extension DecimalParts {
  /// The cells of a column that holds both.
  fileprivate var sum: Int { whole + fraction }
}
