/// A sheet of cells of a fixed width that grows downwards as it is drawn on.
///
/// A cell holds a grapheme cluster (one scalar inline, longer ones in a table beside), a style and a tag. A
/// cluster of two cells never straddles the edge of what it is drawn in, and if one of its cells is overwritten
/// the other becomes blank. Drawing outside, or at any coordinates whatever, is cut off, never an error.
public struct Canvas: Sendable {
  /// Cells a row.
  public let width: Int
  /// Rows so far.
  public private(set) var height: Int
  /// How wide text is taken to be.
  public let policy: WidthPolicy
  /// Rows from here on are not kept.
  public let heightLimit: Int
  /// Whether something was drawn below `heightLimit` and is lost.
  public private(set) var isTruncated = false

  /// What each cell shows, row by row: see `Glyph`.
  var glyphs: [UInt32]
  /// The number of each cell's style in `palette`.
  var styles: [UInt32]
  /// Each cell's tag; empty while all are 0. What is drawn without a tag sets it back to 0.
  var tags: [UInt32] = []
  /// Clusters of more than one scalar.
  var clusters: [String] = []
  var clusterNumbers: [String: UInt32] = [:]
  /// The styles in use; the first is plain.
  var palette: [CellStyle] = [.plain]
  var paletteNumbers: [CellStyle: UInt32] = [.plain: 0]
  /// Whether any style in use has a background, which text drawn over it takes on.
  var hasBackgrounds = false

  /// The most cells that a canvas holds: rows below are cut off.
  public static let mostCells = 1 << 25

  /// A blank canvas. A negative width counts as 0; `height` is only its first height.
  public init(width: Int, height: Int = 0, policy: WidthPolicy = WidthPolicy(), heightLimit: Int = .max) {
    self.width = Swift.max(0, Swift.min(width, 1 << 20))
    self.policy = policy
    self.heightLimit = Swift.max(0, Swift.min(heightLimit, Self.mostCells / Swift.max(1, self.width)))
    self.height = Swift.max(0, Swift.min(height, self.heightLimit))
    glyphs = Array(repeating: Glyph.blank, count: self.width * self.height)
    styles = Array(repeating: 0, count: self.width * self.height)
  }

  /// The whole canvas.
  public var bounds: CellRect { CellRect(x: 0, y: 0, width: width, height: height) }

  /// Makes the canvas at least so high.
  public mutating func grow(toHeight rows: Int) {
    guard rows > height else { return }
    if rows > heightLimit { isTruncated = true }
    let rows = Swift.min(rows, heightLimit)
    guard rows > height else { return }
    let added = (rows - height) * width
    glyphs.append(contentsOf: repeatElement(Glyph.blank, count: added))
    styles.append(contentsOf: repeatElement(0, count: added))
    if !tags.isEmpty { tags.append(contentsOf: repeatElement(0, count: added)) }
    height = rows
  }

  /// The part of a rectangle that can be drawn on, the canvas grown to hold it; `nil` if there is none.
  mutating func reach(_ rect: CellRect, clip: CellRect?) -> CellRect? {
    var visible = rect.intersection(CellRect(x: 0, y: 0, width: width, height: .max))
    if let clip { visible = visible.intersection(clip) }
    guard !visible.isEmpty else { return nil }
    grow(toHeight: visible.bottom)
    visible = visible.intersection(bounds)
    return visible.isEmpty ? nil : visible
  }

  /// The number of a style in the palette.
  mutating func number(of style: CellStyle) -> UInt32 {
    if style.isPlain { return 0 }
    if let last = palette.last, last == style { return UInt32(palette.count - 1) }
    if let number = paletteNumbers[style] { return number }
    let number = UInt32(palette.count)
    palette.append(style)
    paletteNumbers[style] = number
    if style.background != nil { hasBackgrounds = true }
    return number
  }

  /// The glyph for a cluster of several scalars.
  mutating func glyph(ofCluster text: String) -> UInt32 {
    if let number = clusterNumbers[text] { return Glyph.clusterFlag | number }
    let number = UInt32(truncatingIfNeeded: clusters.count) & Glyph.valueMask
    clusters.append(text)
    clusterNumbers[text] = number
    return Glyph.clusterFlag | number
  }
}

/// How the canvas packs what a cell shows into 32 bits.
enum Glyph {
  /// Nothing: a space.
  static let blank: UInt32 = 0x20
  /// The second half of what stands in the cell to the left.
  static let continuation: UInt32 = 0
  /// The value is the number of a cluster, else it is a scalar.
  static let clusterFlag: UInt32 = 1 << 31
  /// It takes this cell and the next.
  static let wideFlag: UInt32 = 1 << 30
  static let valueMask: UInt32 = (1 << 30) - 1
}

/// What one cell of a canvas holds.
public struct Cell: Hashable, Sendable {
  /// The cluster that starts here; empty in the second half of a wide one.
  public var text: String
  /// 1 or 2; 0 in the second half of a wide one.
  public var width: Int
  public var style: CellStyle
  public var tag: UInt32
}

extension Canvas {
  /// The cell at a place; `nil` outside.
  public func cell(x: Int, y: Int) -> Cell? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    let index = y * width + x
    let glyph = glyphs[index]
    let isContinuation = glyph == Glyph.continuation
    return Cell(
      text: text(of: glyph), width: isContinuation ? 0 : glyph & Glyph.wideFlag != 0 ? 2 : 1,
      style: palette[Int(styles[index])], tag: tags.isEmpty ? 0 : tags[index])
  }

  /// The tag of the cell at a place; 0 outside.
  public func tag(x: Int, y: Int) -> UInt32 {
    guard !tags.isEmpty, x >= 0, x < width, y >= 0, y < height else { return 0 }
    return tags[y * width + x]
  }

  func text(of glyph: UInt32) -> String {
    if glyph == Glyph.continuation { return "" }
    let value = glyph & Glyph.valueMask
    if glyph & Glyph.clusterFlag != 0 {
      return Int(value) < clusters.count ? clusters[Int(value)] : " "
    }
    return Unicode.Scalar(value).map { String(Character($0)) } ?? " "
  }
}
