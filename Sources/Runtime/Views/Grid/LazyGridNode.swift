import Lang
import TextLayout

/// `LazyVGrid` and `LazyHGrid`.
enum LazyGridViews {
  static func vertical(_ call: ViewCall) throws -> [ViewNode] {
    [
      LazyGridNode(
        try nodes(call), items: try GridItems(call),
        alignment: StackNode.horizontalAlignment(try call.symbol(1)),
        spacing: CellSize(width: try call.int(2) ?? 1, height: try call.int(3) ?? 0).held, call)
    ]
  }

  static func horizontal(_ call: ViewCall) throws -> [ViewNode] {
    [
      LazyRowsGridNode(
        try nodes(call), items: try GridItems(call),
        alignment: try call.symbol(1).map { GridViews.verticalAlignment($0) } ?? .center,
        spacing: CellSize(width: try call.int(2) ?? 1, height: try call.int(3) ?? 0).held, call)
    ]
  }

  private static func nodes(_ call: ViewCall) throws -> [ViewNode] {
    try ViewCall.flattened(
      try call.content(
        4,
        in: call.environment.with {
          $0.stackAxis = nil
          $0.rowOf = .none
        }))
  }
}

/// `LazyVGrid`: views from left to right, in columns whose widths are given, row after row.
///
/// A `Section` starts a new row; its header and footer span all columns.
final class LazyGridNode: ViewNode {
  enum Line {
    /// A view across all columns.
    case whole(ViewNode)
    /// A view for each column, at most.
    case cells(ArraySlice<ViewNode>)
  }

  let items: GridItems
  private let alignment: StackNode.Alignment
  private let spacing: CellSize
  private let nodes: [ViewNode]
  private var layouts: [(width: Int?, layout: LazyGridLayout)] = []

  init(
    _ nodes: [ViewNode], items: GridItems, alignment: StackNode.Alignment, spacing: CellSize, _ call: ViewCall
  ) {
    self.nodes = nodes
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
    super.init(call)
  }

  override var kind: String { "LazyVGrid" }
  override var children: [ViewNode] { nodes }

  /// The rows of the grid with so many columns.
  func lines(_ columns: Int) -> [Line] {
    var lines: [Line] = []
    var loose: [ViewNode] = []
    func add(_ nodes: [ViewNode]) {
      for start in stride(from: 0, to: nodes.count, by: max(1, columns)) {
        lines.append(.cells(nodes[start..<min(nodes.count, start + max(1, columns))]))
      }
    }
    for node in nodes {
      guard let section = node as? SectionNode else {
        loose.append(node)
        continue
      }
      add(loose)
      loose = []
      if let header = section.header { lines.append(.whole(header)) }
      if section.isExpanded { add(section.rows) }
      if let footer = section.footer { lines.append(.whole(footer)) }
    }
    add(loose)
    return lines
  }

  private func layout(_ width: Int?, _ context: LayoutContext) throws -> LazyGridLayout {
    for entry in layouts where entry.width == width { return entry.layout }
    let layout = try LazyGridLayout(
      self, width: try width ?? idealWidth(context), spacing: spacing, context)
    if layouts.count >= 4 { layouts.removeFirst() }
    layouts.append((width, layout))
    return layout
  }

  /// As wide as the views would like to be; adaptive columns fill the usual width.
  private func idealWidth(_ context: LayoutContext) throws -> Int {
    var cell = 1
    for node in nodes where !(node is SectionNode) { cell = max(cell, try node.ideal(context)) }
    var width = 0
    for (index, column) in items.columns.enumerated() {
      let gap = index == 0 ? 0 : items.spacings[index - 1] ?? spacing.width
      width += gap
      switch column {
      case .fixed(let own): width += own
      case .flexible(let minimum, let maximum): width += min(max(cell, minimum), maximum ?? Cells.most)
      case .adaptive(let minimum, _):
        let pitch = min(minimum, Cells.most) + spacing.width
        width += min(Renderer.usualWidth, max(1, nodes.count) * pitch - spacing.width)
      }
      width = min(width, Cells.most)
    }
    return width
  }

  private var isGrowing: Bool {
    items.columns.contains { column in
      switch column {
      case .fixed: false
      case .flexible(_, let maximum), .adaptive(_, let maximum): maximum == nil
      }
    }
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    if proposal.width == Cells.most {
      let layout = try layout(nil, context)
      return isGrowing ? CellSize(width: Cells.most, height: layout.size.height) : layout.size
    }
    let size = try layout(proposal.width, context).size
    return isGrowing ? CellSize(width: proposal.width ?? size.width, height: size.height) : size
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    var width = 0
    for (index, column) in items.columns.enumerated() {
      let gap = index == 0 ? 0 : items.spacings[index - 1] ?? spacing.width
      switch column {
      case .fixed(let own): width += own + gap
      case .flexible(let minimum, _), .adaptive(let minimum, _): width += minimum + gap
      }
      width = min(width, Cells.most)
    }
    return width
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let layout = try layout(rect.width, context)
    if layout.overflow > 0 {
      context.warn(
        "no-room",
        "this LazyVGrid has \(rect.width) columns of text, but needs \(rect.width + layout.overflow)",
        at: span,
        hint: "`columns: .adaptive(min: …)` makes as many columns as there is room for")
    }
    if layout.size.height > rect.height {
      context.warn(
        "no-room", "this LazyVGrid has \(rect.height) rows of text, but needs \(layout.size.height)",
        at: span,
        hint: "let it scroll: `ScrollView { … }`")
    }
    let left = rect.x + Placement.shift(rect.width - layout.size.width, alignment)
    for (index, line) in layout.lines.enumerated() {
      let y = rect.y + layout.tops[index]
      let height = layout.heights[index]
      if y >= context.bottom(of: canvas) || y >= rect.bottom { break }
      if y + height <= context.top { continue }
      switch line {
      case .whole(let node):
        let place = CellRect(x: rect.x, y: y, width: rect.width, height: height).intersection(rect)
        try node.render(in: place, on: &canvas, context)
      case .cells(let nodes):
        var x = left
        for (column, node) in nodes.enumerated() {
          let width = layout.widths[column]
          let place = CellRect(x: x, y: y, width: width, height: height).intersection(rect)
          let size = try node.measure(Proposal(place.size), context)
          let own = items.placement(column) ?? Placement(nil)
          try node.render(in: own.place(size, in: place), on: &canvas, context)
          x += width + (column < layout.gaps.count ? layout.gaps[column] : 0)
        }
      }
    }
  }
}

/// The widths and heights of a lazy grid in a width.
struct LazyGridLayout {
  let widths: [Int]
  let gaps: [Int]
  let lines: [LazyGridNode.Line]
  let overflow: Int
  private(set) var tops: [Int] = []
  private(set) var heights: [Int] = []
  private(set) var size = CellSize.zero

  init(_ grid: LazyGridNode, width: Int, spacing: CellSize, _ context: LayoutContext) throws {
    (widths, gaps, overflow) = grid.items.widths(in: width, spacing: spacing.width)
    lines = grid.lines(widths.count)
    var y = 0
    for line in lines {
      var height = 0
      switch line {
      case .whole(let node): height = try node.measure(Proposal(width: width), context).height
      case .cells(let nodes):
        for (column, node) in nodes.enumerated() {
          height = max(height, try node.measure(Proposal(width: widths[column]), context).height)
        }
      }
      tops.append(y)
      heights.append(height)
      y = min(Cells.most, y + height + spacing.height)
    }
    size = CellSize(
      width: widths.reduce(0, +) + gaps.reduce(0, +), height: lines.isEmpty ? 0 : max(0, y - spacing.height))
  }
}
