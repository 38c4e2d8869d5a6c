import Lang
import TextLayout

/// `Grid` and `GridRow`.
enum GridViews {
  static func grid(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.content(
      3,
      in: call.environment.with {
        $0.stackAxis = .vertical
        $0.rowOf = .none
        $0.values[insideKey] = .bool(true)
      })
    return [
      GridNode(
        nodes, placement: Placement(try call.symbol(0)),
        spacing: CellSize(width: try call.int(1) ?? 2, height: try call.int(2) ?? 0).held, call)
    ]
  }

  private static let insideKey = "\u{1}grid"

  /// A row of a grid; anywhere else its cells stand as in an `HStack`.
  static func row(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.content(
      1,
      in: call.environment.with {
        $0.stackAxis = .horizontal
        $0.rowOf = .none
        $0.values[insideKey] = nil
      })
    let alignment = try call.symbol(0).map { verticalAlignment($0) }
    guard case .bool(true)? = call.environment.values[insideKey] else {
      return [
        StackNode(
          .horizontal, alignment: alignment ?? .center, spacing: 1, nodes: nodes, span: call.span,
          identity: call.expansion.identity, name: "GridRow")
      ]
    }
    return [GridRowNode(nodes, alignment: alignment, call)]
  }

  static func verticalAlignment(_ name: String) -> StackNode.Alignment {
    switch name {
    case "top", "firstTextBaseline": .start
    case "bottom", "lastTextBaseline": .end
    default: .center
    }
  }
}

extension CellSize {
  /// Spacing within reason.
  var held: CellSize { CellSize(width: min(max(0, width), 1000), height: min(max(0, height), 1000)) }
}

/// `GridRow`: its cells, which the grid takes.
final class GridRowNode: ViewNode {
  let cells: [ViewNode]
  let alignment: StackNode.Alignment?

  init(_ cells: [ViewNode], alignment: StackNode.Alignment?, _ call: ViewCall) {
    self.cells = cells
    self.alignment = alignment
    super.init(call)
  }

  override var kind: String { "GridRow" }
  override var children: [ViewNode] { cells }

  /// The row of a view, wherever among its modifiers it stands.
  static func row(_ node: ViewNode) -> GridRowNode? {
    var node = node
    for _ in 0..<64 {
      if let row = node as? GridRowNode { return row }
      guard let wrapper = node as? WrapperNode else { return nil }
      node = wrapper.child
    }
    return nil
  }
}

/// `Grid`: cells of a column are as wide as its widest, cells of a row as high as its highest.
///
/// A view that is not a `GridRow` is a row of its own that spans all columns.
final class GridNode: ViewNode {
  let nodes: [ViewNode]
  let placement: Placement
  let spacing: CellSize
  private var columns: GridColumns?
  private var layouts: [(width: Int?, layout: GridLayout)] = []

  init(_ nodes: [ViewNode], placement: Placement, spacing: CellSize, _ call: ViewCall) {
    self.nodes = nodes
    self.placement = placement
    self.spacing = spacing
    super.init(call)
  }

  override var kind: String { "Grid" }
  override var children: [ViewNode] { nodes }

  private func measured(_ context: LayoutContext) throws -> GridColumns {
    if let columns { return columns }
    let found = try GridColumns(nodes, spacing: spacing.width, context)
    columns = found
    return found
  }

  private func layout(_ width: Int?, _ context: LayoutContext) throws -> GridLayout {
    for entry in layouts where entry.width == width { return entry.layout }
    let layout = try GridLayout(try measured(context), width: width, spacing: spacing, context)
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append((width, layout))
    return layout
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try layout(proposal.width, context).size
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { try measured(context).minimum }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let columns = try measured(context)
    let layout = try layout(rect.width, context)
    if layout.shortfall > 0 {
      context.warn(
        "no-room",
        "this Grid has \(rect.width) columns of text, but its cells need \(rect.width + layout.shortfall)",
        at: span, hint: "let cells be cut: `.lineLimit(1)`, or show fewer columns when it is narrow")
    }
    if layout.size.height > rect.height {
      context.warn(
        "no-room", "this Grid has \(rect.height) rows of text, but needs \(layout.size.height)", at: span,
        hint: "let it scroll: `ScrollView { … }`")
    }
    for (index, row) in columns.rows.enumerated() {
      let y = rect.y + layout.tops[index]
      if y >= context.bottom(of: canvas) || y >= rect.bottom { break }
      if y + layout.heights[index] <= context.top { continue }
      for cell in row.cells {
        let place = CellRect(
          x: rect.x + layout.offset(of: cell.column), y: y, width: layout.width(of: cell),
          height: layout.heights[index]
        ).intersection(rect)
        try draw(cell, row, columns, in: place, on: &canvas, context)
      }
    }
    if layout.size.height > rect.height, rect.height > 0 {
      canvas.put(
        context.ellipsis, style: .dim, x: rect.x, y: rect.bottom - 1,
        clip: context.clip.map { $0.intersection(rect) } ?? rect)
    }
  }

  private func draw(
    _ cell: GridColumns.Cell, _ row: GridColumns.Row, _ columns: GridColumns, in place: CellRect,
    on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    let size = try cell.node.measure(Proposal(place.size), context)
    var own = placement
    if let alignment = row.alignment { own.vertical = alignment }
    if cell.span == 1, let alignment = columns.alignments[cell.column] { own.horizontal = alignment }
    if let anchor = cell.settings.anchor { own = anchor }
    try cell.node.render(in: own.place(size, in: place), on: &canvas, context)
  }
}
