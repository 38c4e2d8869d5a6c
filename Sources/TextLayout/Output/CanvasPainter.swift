/// Brings a terminal from one canvas to the next: only cells that differ are sent, with the shortest way for the cursor
/// from one run to the next and no more changes of style than needed.
///
/// The painter knows where the cursor and the pen were left, so it must be the only one that writes between `clear` and
/// the last `paint`. The terminal must not wrap at its last column.
public struct CanvasPainter: Sendable {
  /// What an update took.
  public struct Count: Sendable, Equatable {
    /// Cells that were written, those included that were written again since that is shorter than a jump.
    public var cells = 0
    /// Rows of which the end was erased.
    public var erased = 0
    public var bytes = 0

    public init() {}
  }

  private let format: OutputFormat
  /// Whether the terminal takes nothing but ASCII: other text is shown as `?`, a cell each.
  private let isASCIIOnly: Bool
  /// Where the cursor is; nil if that can't be known.
  private var cursor: (x: Int, y: Int)?
  private var pen: StylePen

  public init(format: OutputFormat, isASCIIOnly: Bool = false) {
    self.format = format
    self.isASCIIOnly = isASCIIOnly
    pen = StylePen(depth: format.colors ?? ColorDepth.none)
  }

  /// Erases the terminal: the next canvas is painted over an empty one.
  public mutating func clear(into bytes: inout [UInt8]) {
    bytes.append(contentsOf: "\u{1B}[m\u{1B}[H\u{1B}[2J".utf8)
    pen = StylePen(depth: format.colors ?? ColorDepth.none)
    cursor = (0, 0)
  }

  /// Writes what differs.
  ///
  /// - Parameter old: what stands on the terminal; nil after `clear`. One of another size counts as nil.
  public mutating func paint(_ new: Canvas, over old: Canvas?, into bytes: inout [UInt8]) -> Count {
    let start = bytes.count
    var count = Count()
    let beneath =
      old.flatMap { $0.width == new.width && $0.height == new.height ? $0 : nil }
      ?? Canvas(width: new.width, height: new.height, policy: new.policy, heightLimit: new.height)
    let difference = CanvasDifference(from: beneath, to: new)
    var runs: [Range<Int>] = []
    for y in 0..<new.height {
      difference.runs(in: y, into: &runs)
      if !runs.isEmpty { paint(runs, y, new, &bytes, &count) }
    }
    // Whatever writes next finds the terminal plain.
    pen.reset(&bytes)
    count.bytes = bytes.count - start
    return count
  }

  // MARK: Rows

  private mutating func paint(
    _ runs: [Range<Int>], _ y: Int, _ canvas: Canvas, _ bytes: inout [UInt8], _ count: inout Count
  ) {
    let end = canvas.shownEnd(of: y)
    // Blanks to the end of the row are erased, where that is shorter than writing them.
    let tail = runs.reduce(0) { $0 + max(0, $1.upperBound - max($1.lowerBound, end)) }
    let erases = tail >= 4
    for run in runs {
      let last = erases ? min(run.upperBound, end) : run.upperBound
      guard run.lowerBound < last else { continue }
      move(to: run.lowerBound, y, canvas, &bytes, &count)
      write(run.lowerBound..<last, y, canvas, &bytes, &count)
    }
    guard erases else { return }
    let from = max(end, runs.first?.lowerBound ?? end)
    move(to: from, y, canvas, &bytes, &count)
    pen.reset(&bytes)
    bytes.append(contentsOf: [0x1B, 0x5B, 0x4B])
    count.erased += 1
  }

  private mutating func write(
    _ columns: Range<Int>, _ y: Int, _ canvas: Canvas, _ bytes: inout [UInt8], _ count: inout Count
  ) {
    for x in columns {
      let index = y * canvas.width + x
      let glyph = canvas.glyphs[index]
      count.cells += 1
      // The first half brings the second along.
      if glyph == Glyph.continuation { continue }
      if cursor.map({ $0.x != x || $0.y != y }) ?? true { jump(to: x, y, &bytes) }
      pen.change(to: canvas.palette[Int(canvas.styles[index])], &bytes)
      let width = glyph & Glyph.wideFlag != 0 ? 2 : 1
      if isASCIIOnly, glyph >= 0x80, !format.ascii || !canvas.hasStandIn(glyph) {
        for _ in 0..<width { bytes.append(UInt8(ascii: "?")) }
      } else {
        canvas.write(glyph, to: &bytes, ascii: format.ascii)
      }
      // At the edge the cursor stays or waits, and on the width of long clusters terminals disagree.
      let isCertain = x + width < canvas.width && glyph & Glyph.clusterFlag == 0
      cursor = isCertain ? (x + width, y) : nil
    }
  }

  // MARK: The cursor

  /// The shortest way to a cell.
  private mutating func move(
    to x: Int, _ y: Int, _ canvas: Canvas, _ bytes: inout [UInt8], _ count: inout Count
  ) {
    guard let cursor, cursor != (x, y) else {
      if self.cursor == nil { jump(to: x, y, &bytes) }
      return
    }
    if cursor.y == y, cursor.x < x {
      let gap = x - cursor.x
      if gap <= 4, canWriteAgain(cursor.x..<x, y, canvas) {
        write(cursor.x..<x, y, canvas, &bytes, &count)
        if self.cursor.map({ $0 == (x, y) }) ?? false { return }
      }
      append("C", gap, &bytes)
    } else if cursor.y == y, x == 0 {
      bytes.append(0x0D)
    } else if cursor.y + 1 == y, x == 0 {
      bytes.append(0x0D)
      bytes.append(0x0A)
    } else {
      return jump(to: x, y, &bytes)
    }
    self.cursor = (x, y)
  }

  private mutating func jump(to x: Int, _ y: Int, _ bytes: inout [UInt8]) {
    bytes.append(contentsOf: [0x1B, 0x5B])
    if x > 0 || y > 0 { bytes.append(contentsOf: String(y + 1).utf8) }
    if x > 0 {
      bytes.append(0x3B)
      bytes.append(contentsOf: String(x + 1).utf8)
    }
    bytes.append(0x48)
    cursor = (x, y)
  }

  private func append(_ letter: Unicode.Scalar, _ number: Int, _ bytes: inout [UInt8]) {
    bytes.append(contentsOf: [0x1B, 0x5B])
    if number != 1 { bytes.append(contentsOf: String(number).utf8) }
    bytes.append(UInt8(truncatingIfNeeded: letter.value))
  }

  /// Whether cells are one byte each and in the style of the pen.
  private func canWriteAgain(_ columns: Range<Int>, _ y: Int, _ canvas: Canvas) -> Bool {
    columns.allSatisfy { x in
      let index = y * canvas.width + x
      let glyph = canvas.glyphs[index]
      return glyph >= 0x20 && glyph < 0x7F && pen.isSet(to: canvas.palette[Int(canvas.styles[index])])
    }
  }
}

extension Canvas {
  /// The column after the last that shows anything.
  func shownEnd(of y: Int) -> Int { trimmedEnd(start: y * width, styled: true) - y * width }

  /// Whether a glyph has a stand-in of ASCII.
  func hasStandIn(_ glyph: UInt32) -> Bool {
    glyph & Glyph.clusterFlag == 0 && AsciiFallback.replacement(for: glyph & Glyph.valueMask) != nil
  }
}
