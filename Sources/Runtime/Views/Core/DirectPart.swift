import TextLayout

/// Lines of a screen that belong to one view alone, which can write them as bytes without a canvas: the rows of a
/// long table.
struct DirectPart {
  let node: ViewNode
  /// The lines, in cells of the screen.
  let rect: CellRect
  /// The first column that the view may not write on.
  let clip: Int

  /// Shorter views are drawn on the canvas: nothing is gained by writing them.
  static let fewestRows = 200
}

extension Renderer {
  /// The lines that views write themselves, from the top down; none if anything lies over them.
  func directParts(_ frame: ScreenFrame) throws -> [DirectPart] {
    guard frame.overlays.isEmpty else { return [] }
    var row = 0
    return try root.directParts(in: frame.rect, context).filter { part in
      guard part.rect.y >= row, part.rect.bottom <= frame.height, part.rect.x >= 0, !part.rect.isEmpty else {
        return false
      }
      row = part.rect.bottom
      return true
    }
  }

  /// Writes such lines and appends them to a buffer.
  func write(_ part: DirectPart, _ options: Options, into bytes: inout [UInt8], from start: Int) throws {
    var writer = RowWriter(policy: session.policy, format: options.format, ellipsis: context.ellipsis)
    swap(&writer.bytes, &bytes)
    defer { swap(&writer.bytes, &bytes) }
    let line = min(part.rect.x + part.rect.width + 2, 200)
    writer.bytes.reserveCapacity(min(options.byteLimit, writer.bytes.count + line * part.rect.height))
    var row = 0
    while row < part.rect.height {
      let rows = row..<min(part.rect.height, row + 1024)
      try part.node.write(rows, of: part, to: &writer, context)
      try checkOutput(writer.bytes.count - start, options)
      row = rows.upperBound
    }
  }
}
