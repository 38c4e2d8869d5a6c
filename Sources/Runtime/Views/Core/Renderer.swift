import Lang
import TextLayout

/// Draws a screen: nodes in, rows of text out.
///
/// The order is always: expand, measure, then draw in bands of rows, each of which becomes bytes before the next is
/// drawn, so that a long report needs no more memory than a short one.
struct Renderer {
  /// What the host proposes.
  struct Options {
    /// Columns; nil for the larger of 80 and the ideal width.
    var width: Int?
    /// Rows; nil for as many as it takes.
    var height: Int?
    var format = OutputFormat.plain
    /// The most bytes that a screen may become.
    var byteLimit = 64 << 20
  }

  /// Used when the host proposes no width.
  static let usualWidth = 80
  /// No screen is wider.
  static let widest = 10_000
  private static let bandHeight = 2048
  /// Cells that are drawn at once: a wide screen is drawn in lower bands.
  private static let bandCells = 1 << 20
  private static let cellSize = 12

  let session: ViewSession
  let root: ViewNode
  let context: LayoutContext
  /// Counts the bytes that the screen became, which are kept as long as the screen is.
  private let outputShare: MemoryShare

  /// A screen of the views that a statement yielded.
  init(_ values: [Value], session: ViewSession) throws {
    self.session = session
    context = LayoutContext(session: session)
    outputShare = MemoryShare(session.machine.heap.meter)
    session.stack.begin()
    let expansion = Expansion(session: session)
    var nodes: [ViewNode] = []
    if values.count == 1, let value = values.first {
      nodes = try expansion.expand(value)
    } else if !values.isEmpty {
      nodes = try expansion.expand(try session.machine.heap.list(values))
    }
    session.finish()
    root = Renderer.root(nodes, session, earlier: session.screen)
    if session.keepsFrames { session.screen = root }
  }

  /// A screen of nodes.
  init(_ nodes: [ViewNode], session: ViewSession) {
    self.session = session
    context = LayoutContext(session: session)
    outputShare = MemoryShare(session.machine.heap.meter)
    root = Renderer.root(nodes, session)
  }

  private static func root(
    _ nodes: [ViewNode], _ session: ViewSession, earlier: ViewNode? = nil
  ) -> ViewNode {
    if nodes.count == 1, let only = nodes.first { return only }
    return StackNode(
      .vertical, alignment: .start, spacing: 0, nodes: nodes, span: .none,
      identity: .screen(of: session.machine), name: "Screen", earlier: earlier)
  }

  /// What can be used on the screen, once it was drawn.
  var controls: [Control] { context.controls }

  /// The columns that the screen is drawn in.
  func width(_ options: Options) throws -> Int {
    session.stack.begin()
    if let width = options.width { return min(max(1, width), Renderer.widest) }
    var ideal = try root.ideal(context)
    for presentation in session.presentations {
      ideal = max(ideal, try presentation.content.ideal(context) + 4)
    }
    return min(max(Renderer.usualWidth, ideal), Renderer.widest)
  }

  /// Draws the screen and appends its rows to a buffer.
  func render(_ options: Options, into bytes: inout [UInt8]) throws {
    let width = try width(options)
    context.beginDrawing()
    let frame = try ScreenFrame(self, width: width, height: options.height)
    let parts = try directParts(frame)
    try checkSize(frame.height - parts.reduce(0) { $0 + $1.rect.height }, width)
    let start = bytes.count
    var row = 0
    for part in parts {
      try drawBands(frame, row..<part.rect.y, width, options, into: &bytes, from: start)
      try write(part, options, into: &bytes, from: start)
      row = part.rect.bottom
    }
    try drawBands(frame, row..<frame.height, width, options, into: &bytes, from: start)
  }

  private func drawBands(
    _ frame: ScreenFrame, _ lines: Range<Int>, _ width: Int, _ options: Options, into bytes: inout [UInt8],
    from start: Int
  ) throws {
    let most = min(Renderer.bandHeight, max(16, Renderer.bandCells / max(1, width)))
    var row = lines.lowerBound
    while row < lines.upperBound {
      let rows = min(most, lines.upperBound - row)
      try session.machine.heap.borrowing(rows * width * Renderer.cellSize) {
        let canvas = try band(frame, row..<(row + rows), width)
        canvas.write(to: &bytes, format: options.format)
      }
      try checkOutput(bytes.count - start, options)
      row += rows
    }
  }

  /// Holds what was written to the limit.
  func checkOutput(_ count: Int, _ options: Options) throws {
    if count > options.byteLimit { throw outputFailure(options.byteLimit) }
    outputShare.set(count)
    try session.machine.heap.check(count / 2, at: root.span)
  }

  /// The screen as text.
  func text(_ options: Options = Options()) throws -> String {
    var bytes: [UInt8] = []
    try render(options, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func band(_ frame: ScreenFrame, _ rows: Range<Int>, _ width: Int) throws -> Canvas {
    var canvas = Canvas(width: width, height: rows.count, policy: session.policy, heightLimit: rows.count)
    context.firstRow = rows.lowerBound
    context.columns = width
    try session.machine.charge(rows.count * width / 64)
    try frame.draw(on: &canvas, firstRow: rows.lowerBound, context)
    context.drawFocus(on: &canvas)
    return canvas
  }

  func checkSize(_ height: Int, _ width: Int) throws {
    let cells = height.multipliedReportingOverflow(by: width)
    if cells.overflow || cells.partialValue > session.limits.cells {
      throw Failure(
        .limit, code: "output-limit",
        "this screen is \(width) columns wide and \(height) rows high, which is too big",
        hint: "show fewer rows: `.prefix(1000)`", at: root.span)
    }
  }

  private func outputFailure(_ limit: Int) -> Failure {
    Failure(
      .limit, code: "output-limit", "this screen needs more than \(limit) bytes",
      hint: "the host sets the limit; show fewer rows: `.prefix(1000)`", at: root.span)
  }
}

/// Where the screen and what lies over it stand.
struct ScreenFrame {
  let root: ViewNode
  let rect: CellRect
  var overlays: [(presentation: Presentation, rect: CellRect)]
  /// Rows of the whole.
  let height: Int

  init(_ renderer: Renderer, width: Int, height proposed: Int?) throws {
    root = renderer.root
    let context = renderer.context
    let size = try renderer.root.measure(Proposal(width: width, height: proposed), context)
    var overlays: [(presentation: Presentation, rect: CellRect)] = []
    var bottom = proposed ?? size.height
    for presentation in renderer.session.presentations {
      let place = try SheetFrame.place(presentation, width: width, below: bottom, height: proposed, context)
      overlays.append((presentation, place))
      bottom = max(bottom, place.bottom)
    }
    self.overlays = overlays
    rect = CellRect(size: size)
    height = proposed.map { max(0, $0) } ?? bottom
  }

  /// A screen of which only some rows are seen: what lies over it stands there.
  init(_ renderer: Renderer, width: Int, height: Int, visible: Range<Int>) throws {
    let context = renderer.context
    root = renderer.root
    rect = CellRect(size: try root.measure(Proposal(width: width, height: height), context))
    overlays =
      renderer.session.presentations.isEmpty
      ? []
      : try ScreenFrame(renderer, width: width, height: visible.count).overlays.map { overlay in
        var rect = overlay.rect
        rect.y += visible.lowerBound
        return (overlay.presentation, rect)
      }
    self.height = height
  }

  func draw(on canvas: inout Canvas, firstRow: Int, _ context: LayoutContext) throws {
    func shifted(_ rect: CellRect) -> CellRect {
      CellRect(x: rect.x, y: rect.y - firstRow, width: rect.width, height: rect.height)
    }
    context.layer = 0
    context.isCovered = !overlays.isEmpty
    try root.render(in: shifted(rect), on: &canvas, context)
    for (index, overlay) in overlays.enumerated() {
      canvas.dimGaps()
      canvas.apply(.dim, to: canvas.bounds)
      context.layer = index + 1
      context.isCovered = index + 1 < overlays.count
      try SheetFrame.draw(overlay.presentation, in: shifted(overlay.rect), on: &canvas, context)
    }
  }
}
