import Lang
import TextLayout

/// `LazyHGrid`: views from top to bottom, in rows that are given, column after column.
///
/// A fixed row has its lines, any other as many as its highest view; an adaptive one is as many rows as the height
/// that is proposed has room for. A column is as wide as its widest view.
final class LazyRowsGridNode: ViewNode {
  private let items: GridItems
  private let alignment: StackNode.Alignment
  private let spacing: CellSize
  private let nodes: [ViewNode]

  private struct Layout {
    var widths: [Int] = []
    var heights: [Int] = []
    var size = CellSize.zero
  }

  init(
    _ nodes: [ViewNode], items: GridItems, alignment: StackNode.Alignment, spacing: CellSize, _ call: ViewCall
  ) {
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
    self.nodes = nodes
    super.init(call)
  }

  override var kind: String { "LazyHGrid" }
  override var children: [ViewNode] { nodes }

  /// Rows by their given heights; nil for as high as the views.
  private func rows(_ height: Int?) -> [Int?] {
    items.columns.flatMap { row -> [Int?] in
      switch row {
      case .fixed(let lines): return [lines]
      case .flexible: return [nil]
      case .adaptive(let minimum, _):
        guard let height, height < Cells.most else { return [nil] }
        let count = (height + spacing.height) / max(1, min(minimum, Cells.most) + spacing.height)
        return Array(repeating: minimum, count: min(max(1, count), 1000))
      }
    }
  }

  private func layout(_ height: Int?, _ context: LayoutContext) throws -> Layout {
    let rows = rows(height)
    var layout = Layout()
    layout.heights = rows.map { $0 ?? 0 }
    for (index, node) in nodes.enumerated() {
      let size = try node.measure(.ideal, context)
      let row = index % rows.count
      if index / rows.count >= layout.widths.count { layout.widths.append(0) }
      layout.widths[index / rows.count] = max(layout.widths[index / rows.count], size.width)
      if rows[row] == nil { layout.heights[row] = max(layout.heights[row], size.height) }
    }
    layout.size =
      CellSize(
        width: layout.widths.reduce(0, +) + spacing.width * max(0, layout.widths.count - 1),
        height: layout.heights.reduce(0, +) + spacing.height * max(0, layout.heights.count - 1)
      ).clamped
    return layout
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try layout(proposal.height, context).size
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    min(8, try layout(nil, context).size.width)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let layout = try layout(rect.height, context)
    if layout.size.width > rect.width {
      context.warn(
        "no-room", "this LazyHGrid has \(rect.width) columns of text, but needs \(layout.size.width)",
        at: span,
        hint: "let it scroll: `ScrollView(.horizontal) { LazyHGrid(…) }`")
    }
    var x = rect.x
    for (column, width) in layout.widths.enumerated() {
      var y = rect.y
      for (row, height) in layout.heights.enumerated() {
        let index = column * layout.heights.count + row
        guard index < nodes.count else { break }
        let place = CellRect(x: x, y: y, width: width, height: height).intersection(rect)
        let size = try nodes[index].measure(Proposal(place.size), context)
        var own = items.placement(row) ?? Placement(nil)
        if items.placement(row) == nil { own.vertical = alignment }
        try nodes[index].render(in: own.place(size, in: place), on: &canvas, context)
        y += height + spacing.height
      }
      x += width + spacing.width
    }
    if layout.size.width > rect.width, rect.width > 0 {
      canvas.put(
        context.isASCII ? "." : "…", style: .dim, x: rect.right - 1, y: rect.y,
        clip: context.clip.map { $0.intersection(rect) } ?? rect)
    }
  }
}
