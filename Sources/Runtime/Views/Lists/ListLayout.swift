import Lang
import TextLayout

/// The lines of a list at a width, made from the top as far as they are needed.
final class ListLayout {
  enum Item {
    case gap
    case header(ViewNode, fold: Control?, isExpanded: Bool)
    case boxTop, boxBottom
    case rule
    case separator
    case row(RowNode, inset: Int)
    case footer(ViewNode)
  }

  /// The list keeps its layouts, which must not keep it.
  private unowned let list: ListNode
  /// nil while the ideal width is looked for.
  private let width: Int?
  private let look: ListLook
  private var items: [Item] = []
  private var offsets: [Int] = []
  private(set) var height = 0
  private(set) var isComplete = false
  private(set) var idealWidth = 0
  /// The item of each row, in order.
  private var rowItems: [Int] = []

  // Where building goes on.
  private var section = 0
  private var entry = 0
  private var element = 0
  private var isInside = false
  private var number = 0
  private var lastRowHeight = 0
  /// Rows of the first section that are passed over.
  private var skipped = 0

  /// The row with which it begins: those before it are not made. What stands above its section's rows stands above it.
  let firstRow: Int

  init(_ list: ListNode, width: Int?, firstRow: Int = 0) {
    self.list = list
    self.width = width
    self.firstRow = firstRow
    look = list.look
    if firstRow > 0 { begin(at: firstRow) }
  }

  /// Goes to a row without making those before it.
  private func begin(at row: Int) {
    var left = row
    while section < list.sections.count, left >= list.sections[section].rowCount {
      left -= list.sections[section].rowCount
      section += 1
    }
    guard section < list.sections.count else { return }
    skipped = left
    for node in list.sections[section].rows {
      let count = (node as? LazyRowsNode)?.rows.count ?? 1
      if left < count {
        if node is LazyRowsNode { element = left }
        return
      }
      left -= count
      entry += 1
    }
  }

  /// The nodes made so far.
  var nodes: [ViewNode] {
    items.compactMap { item in
      switch item {
      case .header(let node, _, _), .footer(let node): node
      case .row(let node, _): node
      default: nil
      }
    }
  }

  // MARK: Building

  /// Makes items until they are as high as said, or all.
  func build(_ context: LayoutContext, toHeight limit: Int = .max) throws {
    while !isComplete, height < limit { try step(context) }
  }

  private func step(_ context: LayoutContext) throws {
    guard section < list.sections.count else {
      isComplete = true
      return
    }
    let current = list.sections[section]
    if !isInside {
      isInside = true
      try open(current, context)
      return
    }
    guard entry < current.rows.count else {
      try close(current, context)
      return
    }
    if let lazy = current.rows[entry] as? LazyRowsNode {
      guard element < lazy.rows.count else {
        entry += 1
        element = 0
        return
      }
      let nodes = try lazy.rows.nodes(element)
      let place = lazy.editing.isEmpty ? nil : RowPlace(editing: lazy.editing, index: element)
      element += 1
      for node in nodes { try row(node, current, context, place) }
    } else {
      let node = current.rows[entry]
      entry += 1
      try row(node, current, context)
    }
  }

  private func open(_ current: ListSection, _ context: LayoutContext) throws {
    number = skipped
    skipped = 0
    lastRowHeight = 0
    let followsFooter = section > 0 && list.sections[section - 1].footer != nil
    if !items.isEmpty, look.frame == .none || (followsFooter && current.header != nil) { add(.gap, 1) }
    if let header = current.header {
      let inset = headerInset(current)
      try add(
        .header(header, fold: current.fold, isExpanded: current.isExpanded), header, inset: inset, context)
    }
    if current.rows.isEmpty { return }
    switch look.frame {
    case .box: add(.boxTop, 1)
    case .rules: add(.rule, 1)
    case .none: break
    }
  }

  private func headerInset(_ current: ListSection) -> Int {
    let inset = look.headerInset(width ?? Cells.most)
    return look.frame == .none && current.fold != nil ? 2 : inset
  }

  private func close(_ current: ListSection, _ context: LayoutContext) throws {
    if !current.rows.isEmpty {
      switch look.frame {
      case .box: add(.boxBottom, 1)
      case .rules: add(.rule, 1)
      case .none: break
      }
    }
    if let footer = current.footer {
      try add(.footer(footer), footer, inset: look.headerInset(width ?? Cells.most), context)
    }
    section += 1
    entry = 0
    element = 0
    isInside = false
  }

  private func row(
    _ node: ViewNode, _ current: ListSection, _ context: LayoutContext, _ place: RowPlace? = nil
  ) throws {
    let row = RowNode(
      node, number: number, selection: list.selection, environment: list.environment, place: place,
      isEditing: place != nil && RowEditing.isEditing(context.session))
    var inset = look.contentInset(width ?? Cells.most)
    if look.indentsRows, current.header != nil { inset += 2 }
    let item = Item.row(row, inset: inset)
    let rows = try measure(row, item, inset: inset, context)
    if hasRowBefore, hasSeparator(node, rows: rows) { add(.separator, 1) }
    number += 1
    lastRowHeight = rows
    rowItems.append(items.count)
    add(item, rows)
  }

  /// Rows of one line need no line between them; higher ones do, to be told apart.
  private func hasSeparator(_ node: ViewNode, rows: Int) -> Bool {
    switch node.traits.separator ?? list.environment.rowSeparator {
    case .visible: true
    case .hidden: false
    case .automatic: rows > 1 || lastRowHeight > 1
    }
  }

  private func add(_ item: Item, _ rows: Int) {
    items.append(item)
    offsets.append(height)
    height = min(Cells.most, height + rows)
  }

  private func add(_ item: Item, _ node: ViewNode, inset: Int, _ context: LayoutContext) throws {
    add(item, try measure(node, item, inset: inset, context))
  }

  /// The rows that a part takes.
  private func measure(_ node: ViewNode, _ item: Item, inset: Int, _ context: LayoutContext) throws -> Int {
    guard let width else {
      idealWidth = max(idealWidth, try node.ideal(context) + inset * 2)
      return 1
    }
    let room = max(0, width - trailingInset(item, inset) - inset)
    return try node.measure(Proposal(width: room), context).height
  }

  /// Boxes have an edge on both sides; plain rows go up to the right edge.
  private func trailingInset(_ item: Item, _ inset: Int) -> Int { look.frame == .none ? 0 : inset }

  // MARK: Windows

  /// Whether the present section has a row already.
  private var hasRowBefore: Bool {
    guard let item = items.last, case .row = item else { return false }
    return true
  }

  /// How many rows end below an offset.
  func rowsBelow(_ offset: Int) -> Int {
    let made = rowItems.filter { offsets[$0] >= offset }.count
    let total = list.sections.reduce(0) { $0 + $1.rowCount }
    return max(made, made + total - firstRow - rowItems.count)
  }

  /// Whether the sides of a box go on below an offset.
  func isInBox(at offset: Int) -> Bool {
    let index = firstItem(at: offset)
    guard items.indices.contains(index) else { return false }
    switch items[index] {
    case .row, .separator, .boxTop: return true
    case .gap, .header, .boxBottom, .rule, .footer: return false
    }
  }

  // MARK: Drawing

  /// Draws what a window shows; the rectangle starts where the list would start, be it above the window.
  func draw(in rect: CellRect, window: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let top = max(window.y, context.top)
    let bottom = min(window.bottom, context.bottom(of: canvas))
    var index = firstItem(at: top - rect.y)
    while index < items.count {
      let y = rect.y + offsets[index]
      if y >= bottom { break }
      let next = index + 1 < items.count ? offsets[index + 1] : height
      try draw(
        items[index], in: CellRect(x: rect.x, y: y, width: rect.width, height: next - offsets[index]),
        on: &canvas,
        context)
      index += 1
    }
  }

  private func firstItem(at offset: Int) -> Int {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      let end = middle + 1 < offsets.count ? offsets[middle + 1] : height
      if end > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static let edge = CellStyle.dim

  private func draw(_ item: Item, in line: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws
  {
    let margin = look.margin(line.width)
    let box = line.inset(left: margin, right: margin)
    switch item {
    case .gap: break
    case .boxTop:
      canvas.box(
        CellRect(x: box.x, y: box.y, width: box.width, height: 2), .rounded, style: ListLayout.edge,
        clip: clip(to: box, context))
    case .boxBottom:
      canvas.box(
        CellRect(x: box.x, y: box.y - 1, width: box.width, height: 2), .rounded, style: ListLayout.edge,
        clip: clip(to: box, context))
    case .rule:
      canvas.horizontalLine(
        x: line.x, y: line.y, length: line.width, style: ListLayout.edge, clip: context.clip)
    case .separator:
      if look.frame == .box {
        canvas.boxDivider(y: box.y, in: box, .rounded, style: ListLayout.edge, clip: context.clip)
      } else {
        canvas.horizontalLine(
          x: line.x, y: line.y, length: line.width, style: ListLayout.edge, clip: context.clip)
      }
    case .header(let node, let fold, let isExpanded):
      let inset = look.frame == .none && fold != nil ? 2 : look.headerInset(line.width)
      if let fold {
        context.register(fold, at: line)
        let clip = context.clip.map { $0.intersection(line) } ?? line
        canvas.put(isExpanded ? "▾" : "▸", x: line.x + max(0, inset - 2), y: line.y, clip: clip)
      }
      try node.render(
        in: line.inset(left: inset, right: look.frame == .none ? 0 : inset), on: &canvas, context)
    case .footer(let node):
      let inset = look.headerInset(line.width)
      try node.render(
        in: line.inset(left: inset, right: look.frame == .none ? 0 : inset), on: &canvas, context)
    case .row(let row, let inset):
      try draw(row, inset: inset, box: box, in: line, on: &canvas, context)
    }
  }

  private func draw(
    _ row: RowNode, inset: Int, box: CellRect, in line: CellRect, on canvas: inout Canvas,
    _ context: LayoutContext
  ) throws {
    if list.environment.alternatesRows, row.number % 2 == 1 {
      let inner = look.frame == .box ? box.inset(left: 1, right: 1) : line
      canvas.fill(inner, style: ListLayout.shade, clip: context.clip)
    }
    if look.frame == .box {
      canvas.verticalLine(x: box.x, y: box.y, length: box.height, style: ListLayout.edge, clip: context.clip)
      canvas.verticalLine(
        x: box.right - 1, y: box.y, length: box.height, style: ListLayout.edge, clip: context.clip)
    }
    try row.render(in: line.inset(left: inset, right: look.frame == .none ? 0 : inset), on: &canvas, context)
  }

  /// Every other row: dark enough for light text, which is said as well, since the terminal may be a light one.
  private static let shade = CellStyle(foreground: .indexed(255), background: .indexed(237))

  private func clip(to rect: CellRect, _ context: LayoutContext) -> CellRect {
    context.clip.map { $0.intersection(rect) } ?? rect
  }
}
