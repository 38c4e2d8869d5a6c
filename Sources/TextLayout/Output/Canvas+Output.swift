extension Canvas {
  /// The canvas as plain text, a line break after each row, without trailing blanks.
  public func plain(ascii: Bool = false) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, format: OutputFormat(ascii: ascii))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The canvas as a string in a format.
  public func text(_ format: OutputFormat) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, format: format)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the rows to a buffer, each ended by a line break.
  ///
  /// Blanks at the end of a row that nothing shows on are left out. With colours, the state of the terminal is
  /// the same after each row as before it.
  public func write(to bytes: inout [UInt8], format: OutputFormat = .plain, rows: Range<Int>? = nil) {
    let rows = (rows ?? 0..<height).clamped(to: 0..<height)
    bytes.reserveCapacity(bytes.count + rows.count * (width + 1))
    var pen = StylePen(depth: format.colors)
    for y in rows {
      writeRow(y, to: &bytes, format: format, pen: &pen)
      pen.reset(&bytes)
      bytes.append(0x0A)
    }
  }

  private func writeRow(_ y: Int, to bytes: inout [UInt8], format: OutputFormat, pen: inout StylePen) {
    let start = y * width
    let end = trimmedEnd(start: start, styled: format.colors != nil)
    var current: UInt32 = 0
    for index in start..<end {
      let glyph = glyphs[index]
      if glyph == Glyph.continuation { continue }
      if format.colors != nil, styles[index] != current {
        let style = palette[Int(styles[index])]
        // A blank that looks the same in both styles needs no change.
        if glyph != Glyph.blank || style.showsOnBlank || palette[Int(current)].showsOnBlank {
          current = styles[index]
          pen.change(to: style, &bytes)
        }
      }
      if glyph < 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: glyph))
      } else {
        write(glyph, to: &bytes, ascii: format.ascii)
      }
    }
  }

  func trimmedEnd(start: Int, styled: Bool) -> Int {
    var end = start + width
    while end > start, glyphs[end - 1] == Glyph.blank {
      if styled, styles[end - 1] != 0, palette[Int(styles[end - 1])].showsOnBlank { break }
      end -= 1
    }
    return end
  }

  func write(_ glyph: UInt32, to bytes: inout [UInt8], ascii: Bool) {
    let value = glyph & Glyph.valueMask
    if glyph & Glyph.clusterFlag != 0 {
      if Int(value) < clusters.count { bytes.append(contentsOf: clusters[Int(value)].utf8) }
      return
    }
    if ascii, let byte = AsciiFallback.replacement(for: value) {
      bytes.append(byte)
      if glyph & Glyph.wideFlag != 0 { bytes.append(byte) }
      return
    }
    bytes.appendScalar(value)
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8.
  mutating func appendScalar(_ value: UInt32) {
    switch value {
    case 0..<0x80:
      append(UInt8(value))
    case 0x80..<0x800:
      append(UInt8(0xC0 | value >> 6))
      append(UInt8(0x80 | value & 0x3F))
    case 0x800..<0x10000:
      append(UInt8(0xE0 | value >> 12))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    default:
      append(UInt8(0xF0 | value >> 18 & 0x07))
      append(UInt8(0x80 | value >> 12 & 0x3F))
      append(UInt8(0x80 | value >> 6 & 0x3F))
      append(UInt8(0x80 | value & 0x3F))
    }
  }
}
