import TextLayout

/// What the columns of a grid need and would like.
struct GridColumns {
  struct Cell {
    let node: ViewNode
    let settings: GridCellSettings
    /// Its first column.
    let column: Int
    let span: Int
  }

  struct Row {
    var cells: [Cell]
    var alignment: StackNode.Alignment?
  }

  private(set) var rows: [Row] = []
  private(set) var specs: [ColumnSpec] = []
  /// Columns that take a share of what is left.
  private(set) var grows: [Bool] = []
  /// What cells said of their column.
  private(set) var alignments: [StackNode.Alignment?] = []
  let spacing: Int

  init(_ nodes: [ViewNode], spacing: Int, _ context: LayoutContext) throws {
    self.spacing = spacing
    var count = 1
    for node in nodes {
      guard let row = GridRowNode.row(node) else { continue }
      var width = 0
      for cell in row.cells { width += GridCellNode.settings(of: cell).columns }
      count = min(GridLayout.mostColumns, max(count, width))
    }
    specs = Array(repeating: ColumnSpec(minimum: 0, ideal: 0), count: count)
    grows = Array(repeating: false, count: count)
    alignments = Array(repeating: nil, count: count)
    for node in nodes {
      if let row = GridRowNode.row(node) {
        add(row, count: count)
      } else {
        let settings = GridCellNode.settings(of: node)
        rows.append(Row(cells: [Cell(node: node, settings: settings, column: 0, span: count)]))
      }
    }
    try measure(spans: false, context)
    try measure(spans: true, context)
  }

  private mutating func add(_ row: GridRowNode, count: Int) {
    var cells: [Cell] = []
    var column = 0
    for node in row.cells {
      let settings = GridCellNode.settings(of: node)
      let span = min(settings.columns, count - column)
      guard span > 0 else { break }
      cells.append(Cell(node: node, settings: settings, column: column, span: span))
      if let alignment = settings.columnAlignment, alignments[column] == nil {
        alignments[column] = alignment
      }
      column += span
    }
    rows.append(Row(cells: cells, alignment: row.alignment))
  }

  /// Looks at the cells of one column, or at those of several.
  private mutating func measure(spans: Bool, _ context: LayoutContext) throws {
    for row in rows {
      for cell in row.cells where (cell.span > 1) == spans && !cell.settings.isUnsizedHorizontally {
        let minimum = try cell.node.minimum(context)
        let ideal = max(minimum, try cell.node.ideal(context))
        let isFlexible = try cell.node.maximum(context) > ideal
        let range = cell.column..<(cell.column + cell.span)
        let gaps = spacing * (cell.span - 1)
        widen(range, \.minimum, to: minimum - gaps)
        widen(range, \.ideal, to: ideal - gaps)
        if isFlexible, !range.contains(where: { grows[$0] }) {
          for column in range { grows[column] = true }
        }
      }
    }
    for index in specs.indices { specs[index].ideal = max(specs[index].ideal, specs[index].minimum) }
  }

  /// Makes columns together at least so wide; what is missing is shared out equally.
  private mutating func widen(_ range: Range<Int>, _ path: WritableKeyPath<ColumnSpec, Int>, to width: Int) {
    let present = range.reduce(0) { $0 + specs[$1][keyPath: path] }
    guard width > present else { return }
    if range.count == 1, let column = range.first {
      specs[column][keyPath: path] = width
      return
    }
    let shares = ColumnAllocator.share(width - present, weights: range.map { _ in 1 })
    for (column, share) in zip(range, shares) { specs[column][keyPath: path] += share }
  }

  /// Narrower, and cells would break words or be cut.
  var minimum: Int { specs.reduce(0) { $0 + $1.minimum } + spacing * (specs.count - 1) }
}

/// The widths and heights of a grid in a width.
struct GridLayout {
  static let mostColumns = 1000

  private(set) var widths: [Int]
  private(set) var heights: [Int] = []
  private(set) var tops: [Int] = []
  private(set) var size = CellSize.zero
  let shortfall: Int
  private let spacing: Int
  private var offsets: [Int] = []

  init(_ columns: GridColumns, width: Int?, spacing: CellSize, _ context: LayoutContext) throws {
    self.spacing = spacing.width
    let allocation = ColumnAllocator.allocate(
      columns.specs, available: width ?? Cells.most, spacing: spacing.width)
    shortfall = allocation.shortfall
    widths = allocation.widths
    if let width, width > allocation.total, columns.grows.contains(true) {
      GridLayout.grow(&widths, columns, by: width - allocation.total)
    }
    var x = 0
    for width in widths {
      offsets.append(x)
      x = min(Cells.most, x + width + spacing.width)
    }
    var y = 0
    for row in columns.rows {
      var height = 0
      for cell in row.cells where !cell.settings.isUnsizedVertically {
        height = max(height, try cell.node.measure(Proposal(width: self.width(of: cell)), context).height)
      }
      tops.append(y)
      heights.append(height)
      y = min(Cells.most, y + height + spacing.height)
    }
    size = CellSize(
      width: max(0, x - spacing.width), height: columns.rows.isEmpty ? 0 : max(0, y - spacing.height))
  }

  /// Columns that grow share what the others leave: equally, but none below what it would like.
  private static func grow(_ widths: inout [Int], _ columns: GridColumns, by extra: Int) {
    let growing = widths.indices.filter { columns.grows[$0] }
    let room = growing.reduce(extra) { $0 + widths[$1] }
    let shares = ColumnAllocator.allocate(
      growing.map { ColumnSpec(minimum: columns.specs[$0].minimum, ideal: 1 << 29) }, available: room,
      spacing: 0)
    for (column, share) in zip(growing, shares.widths) { widths[column] = share }
  }

  /// Where a column starts.
  func offset(of column: Int) -> Int { offsets.indices.contains(column) ? offsets[column] : 0 }

  /// The cells of a cell, the gaps that it spans included.
  func width(of cell: GridColumns.Cell) -> Int {
    let last = min(widths.count, cell.column + cell.span)
    guard cell.column < last else { return 0 }
    return widths[cell.column..<last].reduce(0, +) + spacing * (last - cell.column - 1)
  }
}
