import Lang
import TextLayout

/// Draws the lines of a table on a canvas.
struct TablePainter {
  let table: TableNode
  let columns: TableColumnLayout
  let metrics: TableMetrics
  let context: LayoutContext
  private let alignments: [TextAlignment]

  private var look: TableLook { table.look }
  private var data: TableData { table.data }

  init(_ table: TableNode, _ columns: TableColumnLayout, _ metrics: TableMetrics, _ context: LayoutContext) {
    self.table = table
    self.columns = columns
    self.metrics = metrics
    self.context = context
    alignments = table.data.columns.indices.map {
      metrics.columns[$0].alignment(table.data.columns[$0].alignment)
    }
  }

  /// How a column's cells stand.
  func alignment(_ column: Int) -> TextAlignment { alignments[column] }

  /// How a column's title stands: as its cells do, numbers' at the right.
  func headerAlignment(_ column: Int) -> TextAlignment {
    if case .decimal = alignments[column] { return .trailing }
    return alignments[column]
  }

  // MARK: Frame

  /// The header and the lines round the rows.
  func frame(in rect: CellRect, on canvas: inout Canvas) {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    let width = min(columns.total, rect.width)
    var y = rect.y
    if look.style == .bordered {
      rule(.top, x: rect.x, y: y, width: width, on: &canvas, clip)
      rule(.bottom, x: rect.x, y: rect.bottom - 1, width: width, on: &canvas, clip)
      y += 1
    }
    guard look.showsHeader else { return }
    header(x: rect.x, y: y, on: &canvas, clip)
    rule(.middle, x: rect.x, y: y + 1, width: width, on: &canvas, clip)
  }

  private func header(x: Int, y: Int, on canvas: inout Canvas, _ clip: CellRect) {
    var fitted = FittedCell(context)
    for column in 0..<columns.count {
      fitted.fit(
        table.title(column, isTrailing: headerAlignment(column) == .trailing), column: columns.widths[column],
        alignment: headerAlignment(column))
      fitted.put(on: &canvas, style: .bold, x: x + columns.offsets[column], y: y, clip: clip)
    }
    if columns.count < data.columns.count {
      canvas.put(
        context.isASCII ? "." : "…", style: .dim, x: x + columns.total - look.margin - 1, y: y, clip: clip)
    }
    verticals(x: x, y: y, height: 1, on: &canvas, clip)
  }

  private enum Edge { case top, middle, bottom }

  private func rule(
    _ edge: Edge, x: Int, y: Int, width: Int, on canvas: inout Canvas, _ clip: CellRect
  ) {
    canvas.horizontalLine(x: x, y: y, length: width, style: .dim, clip: clip)
    guard look.style == .bordered else { return }
    let (left, cross, right): (Unicode.Scalar, Unicode.Scalar, Unicode.Scalar) =
      switch edge {
      case .top: ("┌", "┬", "┐")
      case .middle: ("├", "┼", "┤")
      case .bottom: ("└", "┴", "┘")
      }
    canvas.horizontalLine(x: x, y: y, length: 1, glyph: left, style: .dim, clip: clip)
    for place in separators(x) {
      canvas.horizontalLine(x: place, y: y, length: 1, glyph: cross, style: .dim, clip: clip)
    }
    canvas.horizontalLine(x: x + width - 1, y: y, length: 1, glyph: right, style: .dim, clip: clip)
  }

  /// Where lines stand between columns.
  private func separators(_ x: Int) -> [Int] {
    var places = columns.offsets.dropFirst().map { x + $0 - 2 }
    if columns.count < data.columns.count { places.append(x + columns.total - look.margin - 3) }
    return places
  }

  /// The left and right edge of a line without cells.
  func edges(in rect: CellRect, y: Int, on canvas: inout Canvas) {
    guard look.style == .bordered else { return }
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    for x in [rect.x, rect.x + columns.total - 1] {
      canvas.verticalLine(x: x, y: y, length: 1, style: .dim, clip: clip)
    }
  }

  private func verticals(x: Int, y: Int, height: Int, on canvas: inout Canvas, _ clip: CellRect) {
    guard look.style == .bordered else { return }
    for place in [x] + separators(x) + [x + columns.total - 1] {
      canvas.verticalLine(x: place, y: y, length: height, style: .dim, clip: clip)
    }
  }

  // MARK: Rows

  /// Draws what can be seen of the table, the rows from a line of theirs on.
  func draw(_ rows: TableRowHeights, in rect: CellRect, start: Int, on canvas: inout Canvas) throws {
    frame(in: rect, on: &canvas)
    let body = rect.inset(top: look.top, bottom: look.bottom)
    let clip = context.clip.map { $0.intersection(body) } ?? body
    let top = max(body.top, context.top)
    let bottom = min(body.bottom, context.bottom(of: canvas))
    guard top < bottom else { return }
    var reader = TableData.Reader(data)
    var text = TableCellText(context.machine)
    var fitted = FittedCell(context)
    var row = rows.row(at: start + top - body.top)
    while row < data.rows.count {
      let y = body.y + rows.offset(of: row) - start
      if y >= bottom { break }
      try context.charge(1 + columns.count / 4)
      let height = rows.height(of: row)
      let shade = look.alternates && row % 2 == 1 ? TableLook.shade : .plain
      if look.alternates, row % 2 == 1 {
        canvas.fill(
          CellRect(x: rect.x, y: y, width: columns.total, height: height), style: shade, clip: clip)
      }
      verticals(x: rect.x, y: y, height: height, on: &canvas, clip)
      for column in 0..<columns.count {
        let x = rect.x + columns.offsets[column]
        if let nodes = try data.nodes(row, column) {
          try draw(
            nodes, column, in: CellRect(x: x, y: y, width: columns.widths[column], height: height), clip,
            on: &canvas)
          continue
        }
        let value = try reader.value(row, column)
        if value.isNull { continue }
        let width = metrics.width(row, column)
        let alignment = alignments[column]
        text.withBytes(of: value) { bytes, fraction in
          fitted.fit(
            bytes, width: width, column: columns.widths[column], alignment: alignment,
            fraction: TablePainter.fraction(bytes, fraction, value, alignment, context.policy),
            isRedacted: data.columns[column].isRedacted)
        }
        fitted.put(on: &canvas, style: data.columns[column].style.over(shade), x: x, y: y, clip: clip)
      }
      row += 1
    }
  }

  /// The width of a cell from its decimal point on, if its column stands at the point.
  @inline(__always)
  static func fraction(
    _ bytes: UnsafeBufferPointer<UInt8>, _ known: Int, _ value: Value, _ alignment: TextAlignment,
    _ policy: WidthPolicy
  ) -> Int {
    guard case .decimal = alignment else { return 0 }
    if case .string = value { return DecimalParts(utf8: bytes, policy: policy).fraction }
    return known
  }

  private func draw(
    _ nodes: [ViewNode], _ column: Int, in rect: CellRect, _ clip: CellRect, on canvas: inout Canvas
  ) throws {
    let outer = context.clip
    defer { context.clip = outer }
    context.clip = clip.intersection(rect)
    var y = rect.y
    for node in nodes {
      let size = try node.measure(Proposal(width: rect.width, height: max(1, rect.bottom - y)), context)
      let x = rect.x + alignments[column].padding(width: size.width, column: rect.width).before
      try node.render(in: CellRect(x: x, y: y, width: size.width, height: size.height), on: &canvas, context)
      y += size.height
    }
  }

  /// `… 24 more`
  static func moreText(_ rows: Int, _ context: LayoutContext) -> String {
    rows > 0 ? "\(context.ellipsis) \(rows) more" : context.ellipsis
  }

  /// The last line of a window that does not show all rows.
  func more(_ rows: Int, in rect: CellRect, on canvas: inout Canvas) {
    guard rect.height > look.bottom else { return }
    let line = CellRect(
      x: rect.x, y: rect.bottom - 1 - look.bottom, width: rect.width, height: 1)
    let clip = context.clip.map { $0.intersection(line) } ?? line
    canvas.fill(line, clip: clip)
    verticals(x: rect.x, y: line.y, height: 1, on: &canvas, clip)
    canvas.put(
      TablePainter.moreText(rows, context), style: .dim, x: rect.x + look.margin, y: line.y, clip: clip)
  }
}

/// Text brought into the cells of a column: aligned, or cut with `…`.
struct FittedCell {
  private var writer: RowWriter

  init(_ context: LayoutContext) {
    writer = RowWriter(policy: context.policy, ellipsis: context.ellipsis)
  }

  mutating func fit(
    _ text: UnsafeBufferPointer<UInt8>, width: Int?, column: Int, alignment: TextAlignment, fraction: Int = 0,
    isRedacted: Bool = false
  ) {
    writer.bytes.removeAll(keepingCapacity: true)
    if isRedacted {
      let cells = min(column, width ?? TextWidth.cellWidth(utf8: text, policy: writer.policy))
      writer.appendCell(
        String(repeating: writer.policy.ambiguousIsWide ? "x" : "▒", count: cells), column: column,
        alignment: alignment, fraction: fraction)
    } else {
      writer.appendCell(utf8: text, width: width, column: column, alignment: alignment, fraction: fraction)
    }
    writer.endRow()
    writer.bytes.removeLast()
  }

  mutating func fit(_ text: String, column: Int, alignment: TextAlignment) {
    var text = text
    text.withUTF8 { fit($0, width: nil, column: column, alignment: alignment) }
  }

  func put(on canvas: inout Canvas, style: CellStyle, x: Int, y: Int, clip: CellRect) {
    writer.bytes.withUnsafeBufferPointer {
      _ = canvas.put(utf8: $0, style: style, x: x, y: y, clip: clip)
    }
  }
}

extension LayoutContext {
  /// Whether only ASCII may be drawn with.
  var isASCII: Bool { session.isASCII }
}
