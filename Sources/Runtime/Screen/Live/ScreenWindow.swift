import Lang
import TextLayout

/// What of a screen is seen, when it is drawn cell by cell: so many rows, from one on.
///
/// What scrolls by itself fits the window. A screen that needs more rows than there are is as high as it must be, and the
/// window lies on a part of it; only that part is drawn.
final class ScreenWindow {
  var columns: Int
  var rows: Int
  /// The first row of the screen that is seen.
  var top = 0
  /// Rows of the screen.
  private(set) var height = 0
  /// How often it was drawn.
  private(set) var drawings = 0
  /// What was drawn last.
  private(set) var canvas: Canvas

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    canvas = Canvas(width: self.columns, height: self.rows, heightLimit: self.rows)
  }

  var lastTop: Int { max(0, height - rows) }

  func draw(_ renderer: Renderer) throws {
    drawings &+= 1
    let least = try renderer.leastHeight(width: columns)
    height = max(rows, least)
    top = max(0, min(top, lastTop))
    canvas = try renderer.canvas(width: columns, height: height, rows: top..<(top + rows))
  }
}

extension Renderer {
  /// The rows that the screen needs at least, so that nothing is left out that can't be scrolled to.
  func leastHeight(width: Int) throws -> Int {
    session.stack.begin()
    return try root.leastHeight(width: width, context)
  }

  /// Some rows of a screen that is as high as said. What lies over the screen stands in these rows.
  func canvas(width: Int, height: Int, rows: Range<Int>) throws -> Canvas {
    session.stack.begin()
    context.beginDrawing()
    let frame = try ScreenFrame(self, width: width, height: height, visible: rows)
    try checkSize(rows.count, width)
    return try band(frame, rows, width)
  }
}
