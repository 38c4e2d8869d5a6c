import Lang
import TextLayout

extension TableNode {
  /// Rows of plain values can be written without a canvas.
  func ownPart(in rect: CellRect, _ context: LayoutContext) throws -> [DirectPart] {
    guard data.rows.count >= DirectPart.fewestRows, !data.columns.isEmpty, !data.hasViews,
      look.style != .bordered
    else { return [] }
    let columns = try columns(rect.width, context)
    guard rect.height >= look.top + data.rows.count + look.bottom else { return [] }
    let body = CellRect(
      x: rect.x, y: rect.y + look.top, width: columns.total, height: data.rows.count)
    return [DirectPart(node: self, rect: body, clip: rect.right)]
  }

  /// Writes a range of its rows, each from the left edge of the screen on.
  func writeRows(
    _ rows: Range<Int>, of part: DirectPart, to writer: inout RowWriter, _ context: LayoutContext
  ) throws {
    let columns = try columns(part.clip - part.rect.x, context)
    let metrics = try measured(context)
    let painter = TablePainter(self, columns, metrics, context)
    let alignments = (0..<columns.count).map { painter.alignment($0) }
    let styles = data.columns.map(\.style)
    let redacted = data.columns.map(\.isRedacted)
    let isStyled = writer.format.colors != nil && (look.alternates || styles.contains { !$0.isPlain })
    var reader = TableData.Reader(data)
    var text = TableCellText(context.machine)
    for row in rows {
      if row & 15 == 0 { try context.charge(16 * (1 + columns.count / 4)) }
      let shade = look.alternates && row % 2 == 1 ? TableLook.shade : .plain
      writer.appendGap(part.rect.x)
      if isStyled { writer.setStyle(shade) }
      var x = 0
      for column in 0..<columns.count {
        if columns.offsets[column] > x { writer.appendGap(columns.offsets[column] - x) }
        x = columns.offsets[column] + columns.widths[column]
        let value = try reader.value(row, column)
        if value.isNull {
          writer.appendGap(columns.widths[column])
          continue
        }
        let width = metrics.width(row, column)
        let alignment = alignments[column]
        if isStyled { writer.setStyle(styles[column].over(shade)) }
        text.withBytes(of: value) { bytes, fraction in
          let fraction = TablePainter.fraction(bytes, fraction, value, alignment, context.policy)
          if redacted[column] {
            let cells = min(columns.widths[column], width ?? TextWidth.cellWidth(utf8: bytes))
            writer.appendCell(
              String(repeating: context.policy.ambiguousIsWide ? "x" : "▒", count: cells),
              column: columns.widths[column], alignment: alignment, fraction: fraction)
          } else {
            writer.appendCell(
              utf8: bytes, width: width, column: columns.widths[column], alignment: alignment,
              fraction: fraction)
          }
        }
        if isStyled { writer.setStyle(shade) }
      }
      if columns.total > x { writer.appendGap(columns.total - x) }
      writer.endRow()
    }
  }
}
