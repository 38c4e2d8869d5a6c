import Lang
import TextLayout

/// `Table`: records as rows, a column for each field or as the script says.
///
/// One pass over the cells finds how wide the columns are. Rows are drawn only where they can be seen; a table of
/// plain values can also write its rows as bytes without a canvas (`directParts`), which long reports live on.
final class TableNode: ViewNode {
  let data: TableData
  let look: TableLook
  private let headers: [Control?]
  private let marks: [Character?]
  private let scroll: Control
  private let firstRow: Int
  /// The rows that were in sight.
  private var shownRows = 0..<0
  private var metrics: TableMetrics?
  private var layouts: [Int: TableColumnLayout] = [:]
  private var heights: [Int: TableRowHeights] = [:]
  /// What was proposed when the table was measured last.
  private var proposed: Int?

  init(_ data: TableData, headers: [Control?], marks: [Character?], _ call: ViewCall) {
    // What was found in the last render holds for the same cells.
    if let earlier = call.earlier as? TableNode, let known = earlier.metrics, data.hasCells(of: earlier.data)
    {
      metrics = known
    }
    self.data = data
    self.headers = headers
    self.marks = marks
    look = TableLook(call.environment)
    scroll = Control(.scroll, label: "", call)
    firstRow = max(0, call.session.delegate?.kept("scroll", for: call.expansion.identity)?.asInt ?? 0)
    super.init(call)
  }

  override var kind: String { "Table" }
  override var children: [ViewNode] { data.allNodes }

  // MARK: Columns

  func measured(_ context: LayoutContext) throws -> TableMetrics {
    if let metrics { return metrics }
    let found = try TableMetrics(data, context)
    metrics = found
    return found
  }

  /// What stands above a column: the mark of sorting stands at the side that the text is not aligned to.
  func title(_ column: Int, isTrailing: Bool = false) -> String {
    let title = data.columns[column].title
    guard let mark = marks[column] else { return title }
    return isTrailing ? "\(mark) \(title)" : "\(title) \(mark)"
  }

  private func specs(_ context: LayoutContext) throws -> [ColumnSpec] {
    let metrics = try measured(context)
    // What stands in the place of rows must fit in the frame.
    var missing = data.rows.isEmpty ? emptyText.utf8.count + look.spacing : 0
    return data.columns.indices.map { index in
      let column = metrics.columns[index]
      let given = data.columns[index].width
      let title = look.showsHeader ? TextWidth.cellWidth(title(index), policy: context.policy) : 0
      var ideal = max(1, given.ideal ?? max(column.width, title))
      missing -= ideal + look.spacing
      if index == data.columns.count - 1, missing > 0 { ideal += missing }
      let least = max(1, given.minimum ?? max(column.minimum, min(title, 6)))
      let most = given.maximum
      return ColumnSpec(
        minimum: min(least, ideal), ideal: min(ideal, most ?? .max), maximum: most.map { max($0, 1) },
        weight: column.grows && given.ideal == nil ? 1 : 0)
    }
  }

  func columns(_ width: Int?, _ context: LayoutContext) throws -> TableColumnLayout {
    let key = width ?? -1
    if let known = layouts[key] { return known }
    let layout = TableColumnLayout(try specs(context), look: look, available: width)
    if layouts.count >= 8 { layouts.removeAll() }
    layouts[key] = layout
    return layout
  }

  func rows(_ columns: TableColumnLayout, _ context: LayoutContext) throws -> TableRowHeights {
    if let known = heights[columns.total] { return known }
    let found = try TableRowHeights(data, columns, context)
    heights[columns.total] = found
    return found
  }

  // MARK: Size

  private var isEmpty: Bool { data.rows.isEmpty || data.columns.isEmpty }
  private var emptyText: String { data.rows.isEmpty ? "no rows" : "no columns" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let columns = try columns(proposal.width, context)
    if !proposal.isWidthOpen { proposed = proposal.width }
    if isEmpty {
      return CellSize(
        width: max(columns.total, emptyText.utf8.count + look.margin * 2),
        height: data.columns.isEmpty ? 1 : look.top + 1 + look.bottom)
    }
    let height = look.top + (try rows(columns, context)).total + look.bottom
    guard let most = proposal.height, most < height else {
      return CellSize(width: columns.total, height: height)
    }
    // The line that says how many rows are left may be wider than the table.
    let more = TablePainter.moreText(data.rows.count, context).utf8.count + 2 * look.margin
    let width = look.style == .bordered ? columns.total : max(columns.total, more)
    return CellSize(width: width, height: most)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    let specs = try specs(context)
    return specs.reduce(0) { min(Cells.most, $0 + $1.minimum) } + 2 * look.margin + look.spacing
      * max(0, specs.count - 1)
  }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    min(look.top + 2 + look.bottom, try measure(Proposal(width: width), context).height)
  }

  // MARK: Drawing

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let columns = try columns(rect.width, context)
    warnOfLoss(columns, rect.width, context)
    if isEmpty {
      try drawEmpty(columns, in: rect, on: &canvas, context)
      return
    }
    let rows = try rows(columns, context)
    let painter = TablePainter(self, columns, try measured(context), context)
    let full = look.top + rows.total + look.bottom
    if rect.height >= full {
      shownRows = 0..<data.rows.count
      try painter.draw(rows, in: rect, start: 0, on: &canvas)
    } else {
      context.register(scroll, at: rect)
      let visible = max(1, rect.height - look.top - look.bottom - 1)
      let first = min(firstRow, rows.first(showing: visible))
      try painter.draw(rows, in: rect, start: rows.offset(of: first), on: &canvas)
      let shown = rows.row(at: rows.offset(of: first) + visible)
      shownRows = first..<max(first, shown)
      painter.more(data.rows.count - shown, in: rect, on: &canvas)
    }
    registerHeaders(columns, rect, context)
    context.register(scroller: self, at: rect)
  }

  private func drawEmpty(
    _ columns: TableColumnLayout, in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    if data.columns.isEmpty {
      canvas.put(emptyText, style: .dim, x: rect.x, y: rect.y, clip: clip)
      return
    }
    let painter = TablePainter(self, columns, try measured(context), context)
    painter.frame(in: rect, on: &canvas)
    painter.edges(in: rect, y: rect.y + look.top, on: &canvas)
    canvas.put(emptyText, style: .dim, x: rect.x + look.margin, y: rect.y + look.top, clip: clip)
  }

  private func registerHeaders(_ columns: TableColumnLayout, _ rect: CellRect, _ context: LayoutContext) {
    guard look.showsHeader else { return }
    let y = rect.y + (look.style == .bordered ? 1 : 0)
    for index in 0..<columns.count {
      guard let control = headers[index] else { continue }
      let place = CellRect(
        x: rect.x + columns.offsets[index], y: y, width: columns.widths[index], height: 1)
      if context.firstRow + y >= 0 { context.register(control, at: place) }
    }
  }

  private func warnOfLoss(_ columns: TableColumnLayout, _ width: Int, _ context: LayoutContext) {
    guard columns.count < data.columns.count else { return }
    let width = max(width, proposed ?? 0)
    let lost = data.columns.dropFirst(columns.count)
    let names = lost.prefix(8).map { "`\(ReadableText.short($0.title, limit: 30))`" }.joined(separator: ", ")
    context.warn(
      "table-columns",
      "\(ReadableText.count(width, "column")) of text \(width == 1 ? "is" : "are") too few for this table: it is drawn without \(names)"
        + (lost.count > 8 ? " and \(lost.count - 8) more" : ""), at: span,
      hint: "draw it wider, or say which columns matter: `Table(rows) { TableColumn(…) … }`")
  }

  override func directParts(in rect: CellRect, _ context: LayoutContext) throws -> [DirectPart] {
    try ownPart(in: rect, context)
  }

  override func write(
    _ rows: Range<Int>, of part: DirectPart, to writer: inout RowWriter, _ context: LayoutContext
  ) throws {
    try writeRows(rows, of: part, to: &writer, context)
  }

  override func describe(_ description: inout NodeDescription) {
    description.value = "\(data.rows.count) rows, \(data.columns.count) columns"
  }
}

/// How high the rows of a table are: a line each unless cells are views.
struct TableRowHeights {
  /// Where each row starts, and where the last ends; empty if every row is a line.
  private var starts: [Int] = []
  private let count: Int

  init(_ data: TableData, _ columns: TableColumnLayout, _ context: LayoutContext) throws {
    count = data.rows.count
    guard data.hasViews else { return }
    var y = 0
    starts.reserveCapacity(count + 1)
    for row in 0..<count {
      starts.append(y)
      var height = 1
      for column in 0..<columns.count {
        guard let nodes = try data.nodes(row, column) else { continue }
        var own = 0
        for node in nodes {
          own += try node.measure(Proposal(width: columns.widths[column]), context).height
        }
        height = max(height, own)
      }
      y = min(Cells.most, y + height)
    }
    starts.append(y)
  }

  /// Lines of all rows.
  var total: Int { starts.last ?? count }

  /// The line at which a row starts.
  func offset(of row: Int) -> Int { starts.isEmpty ? row : starts[min(max(0, row), count)] }

  func height(of row: Int) -> Int { offset(of: row + 1) - offset(of: row) }

  /// The row that a line belongs to.
  func row(at line: Int) -> Int {
    if starts.isEmpty { return min(max(0, line), count) }
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] <= line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first row of the last window of so many lines.
  func first(showing lines: Int) -> Int { row(at: max(0, total - lines)) }
}

extension TableNode: Scrolling {
  func position(of target: Value, _ context: LayoutContext) throws -> Int? {
    try context.charge(data.rows.count / 16)
    return data.rows.firstIndex { row in Machine.rowKey(row).map { Value.isSame($0, target) } ?? false }
  }

  var position: Int { shownRows.isEmpty ? firstRow : shownRows.lowerBound }
  var hasMoreBelow: Bool { shownRows.upperBound < data.rows.count }

  func row(holding text: String, from start: Int, _ context: LayoutContext) throws -> Int? {
    let needle = text.lowercased()
    for index in min(start, data.rows.count)..<data.rows.count {
      let words = context.machine.text(data.rows[index])
      try context.charge(1 + words.utf8.count / 16)
      if words.lowercased().contains(needle) { return index }
    }
    return nil
  }

  var positions: Int { data.rows.count }
  var holdsControls: Bool { false }
}
