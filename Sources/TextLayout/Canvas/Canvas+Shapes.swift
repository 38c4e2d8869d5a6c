extension Canvas {
  /// Fills a rectangle with a glyph. A glyph of two cells is repeated every two; an odd cell stays blank.
  public mutating func fill(
    _ rect: CellRect, with glyph: Character = " ", style: CellStyle = .plain, clip: CellRect? = nil,
    tag: UInt32 = 0
  ) {
    guard let area = reach(rect.limited(toWidth: width, height: height, clip: clip), clip: clip) else {
      return
    }
    let text = String(glyph)
    let cells = Swift.max(1, TextWidth.cellWidth(text, policy: policy))
    if cells == 1, let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1, scalar.isShowable {
      let number = number(of: style)
      for y in area.top..<area.bottom {
        for x in area.left..<area.right { set(x, y, scalar.value, number, tag) }
      }
      return
    }
    let row = String(repeating: text, count: area.width / cells) + (area.width % cells > 0 ? " " : "")
    for y in area.top..<area.bottom { put(row, style: style, x: area.left, y: y, clip: area, tag: tag) }
  }

  /// Draws a horizontal rule.
  public mutating func horizontalLine(
    x: Int, y: Int, length: Int, glyph: Unicode.Scalar = "─", style: CellStyle = .plain,
    clip: CellRect? = nil,
    tag: UInt32 = 0
  ) {
    stroke(CellRect(x: x, y: y, width: length, height: 1), glyph, style, clip, tag)
  }

  /// Draws a vertical rule.
  public mutating func verticalLine(
    x: Int, y: Int, length: Int, glyph: Unicode.Scalar = "│", style: CellStyle = .plain,
    clip: CellRect? = nil,
    tag: UInt32 = 0
  ) {
    stroke(CellRect(x: x, y: y, width: 1, height: length), glyph, style, clip, tag)
  }

  /// Draws the outline of a rectangle; what is inside stays.
  ///
  /// Of a rectangle one cell wide or high only a line is drawn.
  public mutating func box(
    _ rect: CellRect, _ box: BoxStyle = .light, style: CellStyle = .plain, clip: CellRect? = nil,
    tag: UInt32 = 0
  ) {
    guard !rect.isEmpty else { return }
    if rect.height == 1 {
      return horizontalLine(
        x: rect.x, y: rect.y, length: rect.width, glyph: box.horizontal, style: style, clip: clip, tag: tag)
    }
    if rect.width == 1 {
      return verticalLine(
        x: rect.x, y: rect.y, length: rect.height, glyph: box.vertical, style: style, clip: clip, tag: tag)
    }
    let right = rect.right.subtractingClamped(1)
    let bottom = rect.bottom.subtractingClamped(1)
    let inner = rect.inset(by: 1)
    for y in [rect.top, bottom] {
      horizontalLine(
        x: inner.x, y: y, length: inner.width, glyph: box.horizontal, style: style, clip: clip, tag: tag)
    }
    for x in [rect.left, right] {
      verticalLine(
        x: x, y: inner.y, length: inner.height, glyph: box.vertical, style: style, clip: clip, tag: tag)
    }
    stroke(CellRect(x: rect.left, y: rect.top, width: 1, height: 1), box.topLeft, style, clip, tag)
    stroke(CellRect(x: right, y: rect.top, width: 1, height: 1), box.topRight, style, clip, tag)
    stroke(CellRect(x: rect.left, y: bottom, width: 1, height: 1), box.bottomLeft, style, clip, tag)
    stroke(CellRect(x: right, y: bottom, width: 1, height: 1), box.bottomRight, style, clip, tag)
  }

  /// Draws a rule across a box, joined to its edges.
  public mutating func boxDivider(
    y: Int, in rect: CellRect, _ box: BoxStyle = .light, style: CellStyle = .plain, clip: CellRect? = nil,
    tag: UInt32 = 0
  ) {
    guard rect.width > 1 else { return }
    horizontalLine(
      x: rect.x.addingClamped(1), y: y, length: rect.width - 2, glyph: box.divider, style: style, clip: clip,
      tag: tag)
    stroke(CellRect(x: rect.left, y: y, width: 1, height: 1), box.teeLeft, style, clip, tag)
    stroke(
      CellRect(x: rect.right.subtractingClamped(1), y: y, width: 1, height: 1), box.teeRight, style, clip, tag
    )
  }

  /// Box glyphs must be one cell wide: where they would be two, their ASCII stand-ins are drawn.
  private mutating func stroke(
    _ rect: CellRect, _ glyph: Unicode.Scalar, _ style: CellStyle, _ clip: CellRect?, _ tag: UInt32
  ) {
    guard let area = reach(rect.limited(toWidth: width, height: height, clip: clip), clip: clip) else {
      return
    }
    let number = number(of: style)
    var value = glyph.isShowable ? glyph.value : Glyph.blank
    if PropertyTable.shared[value].width(ambiguousIsWide: policy.ambiguousIsWide) != 1 {
      value = AsciiFallback.replacement(for: value).map(UInt32.init) ?? UInt32(UInt8(ascii: "?"))
    }
    for y in area.top..<area.bottom {
      for x in area.left..<area.right { set(x, y, value, number, tag) }
    }
  }

  /// Lays a style over the cells of a rectangle: attributes add up, colours that it has win.
  public mutating func apply(_ style: CellStyle, to rect: CellRect) {
    guard !style.isPlain else { return }
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    var cache: [UInt32: UInt32] = [:]
    for y in area.top..<area.bottom {
      for index in (y * width + area.left)..<(y * width + area.right) {
        let old = styles[index]
        if let known = cache[old] {
          styles[index] = known
        } else {
          let new = number(of: style.over(palette[Int(old)]))
          cache[old] = new
          styles[index] = new
        }
      }
    }
  }

  /// Gives the cells of a rectangle a tag.
  public mutating func tag(_ rect: CellRect, _ tag: UInt32) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty, tag != 0 || !tags.isEmpty else { return }
    for y in area.top..<area.bottom {
      for x in area.left..<area.right { setTag(tag, at: y * width + x) }
    }
  }

  /// Shows that what is drawn so far lies beneath something: every run of two or more blank cells becomes `░`.
  public mutating func dimGaps(in rect: CellRect? = nil, style: CellStyle = .dim) {
    let area = rect.map { $0.intersection(bounds) } ?? bounds
    guard !area.isEmpty else { return }
    let number = number(of: style)
    let value =
      PropertyTable.shared[0x2591].width(ambiguousIsWide: policy.ambiguousIsWide) == 1 ? 0x2591 : 0x3A
    for y in area.top..<area.bottom {
      let row = y * width
      var x = area.left
      while x < area.right {
        let start = x
        while x < area.right, glyphs[row + x] == Glyph.blank { x += 1 }
        if x - start > 1 {
          for index in (row + start)..<(row + x) {
            glyphs[index] = UInt32(value)
            styles[index] = hasBackgrounds ? self.number(of: style.over(palette[Int(styles[index])])) : number
          }
        }
        if x == start { x += 1 }
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it can stand in a cell as it is.
  var isShowable: Bool {
    let properties = PropertyTable.shared[value]
    return properties.byte & 3 != 0 && properties.clusterClass != .control
  }
}

extension CellRect {
  /// The rectangle, its bottom brought up to where drawing has an effect: a shape of endless height fills what is
  /// there but makes no new rows beyond its clip.
  func limited(toWidth width: Int, height: Int, clip: CellRect?) -> CellRect {
    guard self.height >= Canvas.endless, clip == nil || (clip?.height ?? 0) >= Canvas.endless else {
      return self
    }
    return CellRect(x: x, y: y, width: self.width, height: Swift.max(0, height.subtractingClamped(y)))
  }
}

extension Canvas {
  /// A height from which on a shape means "down to the last row".
  static let endless = 1 << 30
}
