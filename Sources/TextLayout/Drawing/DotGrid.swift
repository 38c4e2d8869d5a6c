/// A picture of dots that becomes text: several dots a cell, each as high as it is wide where a cell is twice as high.
public struct DotGrid: Sendable {
  /// How dots become glyphs.
  public enum Kind: Sendable {
    /// Braille patterns: two dots beside one another, four below.
    case braille
    /// Half blocks: one dot beside, two below.
    case blocks

    public var columns: Int { self == .braille ? 2 : 1 }
    public var rows: Int { self == .braille ? 4 : 2 }
  }

  public let kind: Kind
  /// In dots.
  public let width: Int
  public let height: Int
  private let columns: Int
  private var cells: [UInt8]
  private var colors: [CellColor?]
  private var isErasing = false

  /// A blank picture of so many cells.
  public init(_ kind: Kind, columns: Int, rows: Int) {
    self.kind = kind
    self.columns = max(0, min(columns, 10_000))
    let rows = max(0, min(rows, Canvas.mostCells / max(1, self.columns)))
    width = self.columns * kind.columns
    height = rows * kind.rows
    cells = Array(repeating: 0, count: self.columns * rows)
    colors = Array(repeating: nil, count: self.columns * rows)
  }

  /// The bits of braille patterns, row by row.
  private static let brailleBits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Sets a dot; outside of the picture nothing happens. A cell has the colour of its last dot.
  public mutating func set(_ x: Int, _ y: Int, _ color: CellColor? = nil) {
    if isErasing { return clear(x, y) }
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let cell = y / kind.rows * columns + x / kind.columns
    let part = y % kind.rows * kind.columns + x % kind.columns
    cells[cell] |= kind == .braille ? Self.brailleBits[part] : 1 << UInt8(part)
    if let color { colors[cell] = color }
  }

  /// A straight line, both ends included.
  public mutating func line(from start: DotPoint, to end: DotPoint, _ color: CellColor? = nil) {
    guard let (start, end) = clipped(start, end) else { return }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = max(1, Int(max(abs(dx), abs(dy)).rounded(.up)))
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      set(Int((start.x + dx * part).rounded()), Int((start.y + dy * part).rounded()), color)
    }
  }

  /// The lines from point to point, and back to the first if it is closed.
  public mutating func outline(_ points: [DotPoint], isClosed: Bool, _ color: CellColor? = nil) {
    for (a, b) in zip(points, points.dropFirst()) { line(from: a, to: b, color) }
    if isClosed, points.count > 2, let first = points.first, let last = points.last {
      line(from: last, to: first, color)
    }
    if points.count == 1, let only = points.first { line(from: only, to: only, color) }
  }

  /// Takes the dots within an outline away: what is drawn there stands before what was drawn earlier.
  public mutating func erase(_ points: [DotPoint]) {
    guard points.count > 2 else { return }
    isErasing = true
    fill(points)
    isErasing = false
  }

  private mutating func clear(_ x: Int, _ y: Int) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let cell = y / kind.rows * columns + x / kind.columns
    let part = y % kind.rows * kind.columns + x % kind.columns
    cells[cell] &= ~(kind == .braille ? Self.brailleBits[part] : 1 << UInt8(part))
  }

  /// All dots within an outline.
  public mutating func fill(_ points: [DotPoint], _ color: CellColor? = nil) {
    guard points.count > 2 else { return outline(points, isClosed: true, color) }
    let top = max(0, Int((points.map(\.y).min() ?? 0).clampedToDots))
    let bottom = min(height - 1, Int((points.map(\.y).max() ?? 0).clampedToDots))
    if top <= bottom {
      for y in top...bottom { fillRow(y, points, color) }
    }
    outline(points, isClosed: true, color)
  }

  private mutating func fillRow(_ y: Int, _ points: [DotPoint], _ color: CellColor?) {
    var crossings: [Double] = []
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      let line = Double(y)
      guard (a.y <= line) != (b.y <= line) else { continue }
      crossings.append(a.x + (line - a.y) / (b.y - a.y) * (b.x - a.x))
    }
    crossings.sort()
    var index = 0
    while index + 1 < crossings.count {
      let first = max(0, Int(crossings[index].clampedToDots.rounded(.up)))
      let last = min(width - 1, Int(crossings[index + 1].clampedToDots.rounded(.down)))
      if first <= last { for x in first...last { set(x, y, color) } }
      index += 2
    }
  }

  /// The part of a line within a frame somewhat larger than the picture, so that far ends cost nothing.
  private func clipped(_ start: DotPoint, _ end: DotPoint) -> (DotPoint, DotPoint)? {
    guard start.isFinite, end.isFinite else { return nil }
    var (first, last) = (0.0, 1.0)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let limits = [
      (-dx, start.x + 1), (dx, Double(width) + 1 - start.x), (-dy, start.y + 1),
      (dy, Double(height) + 1 - start.y),
    ]
    for (direction, room) in limits {
      if direction == 0 {
        if room < 0 { return nil }
        continue
      }
      let part = room / direction
      if direction < 0 { first = max(first, part) } else { last = min(last, part) }
    }
    guard first <= last else { return nil }
    return (
      DotPoint(x: start.x + dx * first, y: start.y + dy * first),
      DotPoint(x: start.x + dx * last, y: start.y + dy * last)
    )
  }

  /// Draws the picture; cells without dots leave what is there.
  public func draw(on canvas: inout Canvas, x: Int, y: Int, style: CellStyle = .plain, clip: CellRect? = nil)
  {
    guard columns > 0 else { return }
    for (index, dots) in cells.enumerated() where dots != 0 {
      let own = colors[index].map { CellStyle.foreground($0).over(style) } ?? style
      canvas.put(glyph(dots), style: own, x: x + index % columns, y: y + index / columns, clip: clip)
    }
  }

  private func glyph(_ dots: UInt8) -> String {
    if kind == .blocks { return dots == 1 ? "▀" : dots == 2 ? "▄" : "█" }
    return Unicode.Scalar(0x2800 + UInt32(dots)).map { String(Character($0)) } ?? " "
  }
}

/// A place in a picture, in dots from its top left corner.
public struct DotPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  var isFinite: Bool { x.isFinite && y.isFinite }

  /// Turned round a place, clockwise.
  public func rotated(by radians: Double, sine: Double, cosine: Double, around center: DotPoint) -> DotPoint {
    let (dx, dy) = (x - center.x, y - center.y)
    return DotPoint(x: center.x + dx * cosine - dy * sine, y: center.y + dx * sine + dy * cosine)
  }
}

extension Double {
  /// A number that an Int holds.
  fileprivate var clampedToDots: Double { isNaN ? 0 : Swift.max(-1e6, Swift.min(1e6, self)) }
}
