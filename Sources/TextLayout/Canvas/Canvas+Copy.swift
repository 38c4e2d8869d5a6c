extension Canvas {
  /// Draws another canvas with its first cell at a place.
  ///
  /// Wide clusters that the clip cuts in two are blank in the part that is left. Its tags come along; where they
  /// are 0 the tag given is set. Where its style has no background, the background beneath stays.
  public mutating func draw(_ other: Canvas, x: Int, y: Int, clip: CellRect? = nil, tag: UInt32 = 0) {
    let target = CellRect(x: x, y: y, width: other.width, height: other.height)
    guard let area = reach(target, clip: clip) else { return }
    var importer = CanvasImporter(other)
    let isSimple = !hasBackgrounds && tags.isEmpty && other.tags.isEmpty && !other.hasBackgrounds && tag == 0
    for row in area.top..<area.bottom {
      let source = (row - y) * other.width - x
      separate(at: row * width + area.left, x: area.left)
      separate(at: row * width + area.right - 1, x: area.right - 1)
      for column in area.left..<area.right {
        let from = source + column
        let glyph = importer.glyph(
          from, isFirst: column == area.left, isLast: column == area.right - 1, to: &self)
        let style = importer.style(from, to: &self)
        if isSimple {
          glyphs[row * width + column] = glyph
          styles[row * width + column] = style
        } else {
          let ownTag = other.tags.isEmpty ? 0 : other.tags[from]
          overwrite(row * width + column, glyph, style, ownTag != 0 ? ownTag : tag)
        }
      }
    }
  }
}

/// Translates one canvas's numbers for styles and clusters into those of another.
private struct CanvasImporter {
  private let other: Canvas
  private var styleNumbers: [UInt32]
  private var clusterGlyphs: [UInt32]
  private static let unknown = UInt32.max

  init(_ other: Canvas) {
    self.other = other
    styleNumbers = Array(repeating: Self.unknown, count: other.palette.count)
    clusterGlyphs = Array(repeating: Self.unknown, count: other.clusters.count)
  }

  @inline(__always)
  mutating func style(_ index: Int, to canvas: inout Canvas) -> UInt32 {
    let old = Int(other.styles[index])
    if styleNumbers[old] == Self.unknown { styleNumbers[old] = canvas.number(of: other.palette[old]) }
    return styleNumbers[old]
  }

  /// The glyph of a cell; blank if its other half is cut off.
  @inline(__always)
  mutating func glyph(_ index: Int, isFirst: Bool, isLast: Bool, to canvas: inout Canvas) -> UInt32 {
    let glyph = other.glyphs[index]
    if isFirst, glyph == Glyph.continuation { return Glyph.blank }
    if isLast, glyph & Glyph.wideFlag != 0 { return Glyph.blank }
    guard glyph & Glyph.clusterFlag != 0 else { return glyph }
    let number = Int(glyph & Glyph.valueMask)
    guard number < clusterGlyphs.count else { return Glyph.blank }
    if clusterGlyphs[number] == Self.unknown {
      clusterGlyphs[number] = canvas.glyph(ofCluster: other.clusters[number])
    }
    return clusterGlyphs[number] | (glyph & Glyph.wideFlag)
  }
}
