extension Canvas {
  /// Draws another canvas with its first cell at a place.
  ///
  /// Wide clusters that the clip cuts in two are blank in the part that is left. Its tags come along; where they
  /// are 0 the tag given is set.
  public mutating func draw(
    _ other: Canvas, x: Int, y: Int, clip: CellRect? = nil, tag: UInt32 = 0
  ) {
    let target = CellRect(x: x, y: y, width: other.width, height: other.height)
    guard let area = reach(target, clip: clip) else { return }
    var numbers: [UInt32?] = Array(repeating: nil, count: other.palette.count)
    for row in area.top..<area.bottom {
      let source = (row - y) * other.width
      var column = area.left
      while column < area.right {
        let from = source + (column - x)
        let glyph = other.glyphs[from]
        let old = Int(other.styles[from])
        let style: UInt32
        if let known = numbers[old] {
          style = known
        } else {
          style = number(of: other.palette[old])
          numbers[old] = style
        }
        let ownTag = other.tags.isEmpty ? 0 : other.tags[from]
        let shownTag = ownTag != 0 ? ownTag : tag
        if glyph == Glyph.continuation {
          set(column, row, Glyph.blank, style, shownTag)
        } else if glyph & Glyph.wideFlag != 0 {
          if column + 1 < area.right {
            set(column, row, imported(glyph, from: other), style, shownTag)
            column += 1
            set(column, row, Glyph.continuation, style, shownTag, joins: true)
          } else {
            set(column, row, Glyph.blank, style, shownTag)
          }
        } else {
          set(column, row, imported(glyph, from: other), style, shownTag)
        }
        column += 1
      }
    }
  }

  private mutating func imported(_ glyph: UInt32, from other: Canvas) -> UInt32 {
    guard glyph & Glyph.clusterFlag != 0 else { return glyph }
    return self.glyph(ofCluster: other.text(of: glyph)) | (glyph & Glyph.wideFlag)
  }
}
