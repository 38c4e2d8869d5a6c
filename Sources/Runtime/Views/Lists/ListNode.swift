import Lang
import TextLayout

/// `List` and `Form`: sections of rows.
///
/// Where height is open, all rows are drawn. In a viewport only the rows that it shows are made, and a last line says
/// how many are left.
final class ListNode: ViewNode {
  let sections: [ListSection]
  let look: ListLook
  let selection: ListSelection?
  let environment: ViewEnvironment
  private let name: String
  private var firstRow: Int
  let scrollPosition: ScrollPosition?
  private var layouts: [Int: ListLayout] = [:]
  private let control: Control
  private var shown: ListLayout?
  private var isCutBelow = false
  /// What moves and deletes rows, for each `ForEach` that says so.
  private let rowControls: [Control]

  init(_ nodes: [ViewNode], selection: ListSelection?, _ call: ViewCall, name: String) throws {
    environment = call.environment
    sections = try ListSection.sections(nodes)
    look = ListLook(environment.listStyle, hasMargin: environment.presentation == nil)
    self.selection = selection
    self.name = name
    firstRow = max(0, call.session.delegate?.kept("scroll", for: call.expansion.identity)?.asInt ?? 0)
    scrollPosition = try ScrollPosition(call)
    control = Control(.scroll, label: "", call)
    rowControls = ListNode.rowControls(sections, call)
    super.init(call)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    var selection: ListSelection?
    if let binding = try call.binding(2) {
      selection = ListSelection(
        binding: binding, value: try call.expansion.read(binding), heap: call.machine.heap)
    }
    let inner = rowEnvironment(call.environment, .list)
    let nodes: [ViewNode]
    if call.has(0) {
      let rows = try DataRows(
        call[0], keyPath: call[1], content: call[3], expansion: call.expansion.with(inner), span: call.span)
      nodes = [LazyRowsNode(rows, call)]
    } else {
      nodes = try call.content(3, in: inner)
    }
    return [try ListNode(nodes, selection: selection, call, name: "List")]
  }

  static func form(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.content(0, in: rowEnvironment(call.environment, .form))
    return [try ListNode(nodes, selection: nil, call, name: "Form")]
  }

  private static func rowEnvironment(_ environment: ViewEnvironment, _ container: ViewEnvironment.Container)
    -> ViewEnvironment
  {
    environment.with {
      $0.rowOf = container
      $0.container = container
      $0.values[ScrollPosition.key] = nil
      $0.stackAxis = .vertical
    }
  }

  override var kind: String { name }
  override var children: [ViewNode] { (shown ?? layouts.values.first)?.nodes ?? [] }

  private static func rowControls(_ sections: [ListSection], _ call: ViewCall) -> [Control] {
    sections.flatMap { section in
      section.rows.compactMap { node -> Control? in
        guard let lazy = node as? LazyRowsNode, !lazy.editing.isEmpty else { return nil }
        let label = section.header.map { NodeText.plain($0) } ?? ""
        let control = Control(.rows, label: label, call)
        control.rowCount = lazy.rows.count
        control.rowIndex = { try lazy.rows.index(ofKey: $0) }
        control.moveRow = lazy.editing.move
        control.deleteRow = lazy.editing.delete
        return control
      }
    }
  }

  private func layout(_ width: Int) -> ListLayout {
    if let known = layouts[width] { return known }
    if layouts.count >= 4 { layouts.removeAll() }
    let layout = ListLayout(self, width: width)
    layouts[width] = layout
    return layout
  }

  /// The lines that a window shows: from the row that was scrolled to, or from an earlier one if what follows it leaves
  /// lines empty.
  private func window(_ width: Int, _ height: Int, _ context: LayoutContext) throws -> ListLayout {
    let total = sections.reduce(0) { $0 + $1.rowCount }
    var row = min(firstRow, max(0, total - 1))
    if row > 0 {
      let layout = layout(width)
      try layout.build(context, toHeight: height + 1)
      if layout.isComplete, layout.height <= height { row = 0 }
    }
    func made(_ row: Int) throws -> ListLayout {
      let layout = row == 0 ? layout(width) : ListLayout(self, width: width, firstRow: row)
      try layout.build(context, toHeight: height + 1)
      return layout
    }
    var last = try made(row)
    if row == 0 || last.height >= height { return last }
    // A row has a line, as a rule: with so many rows more the window is full.
    var low = row
    var first = last
    repeat {
      low = max(0, low - max(1, height - first.height))
      first = try made(low)
      if low == 0, first.height < height { return first }
    } while first.height < height
    while row - low > 1 {
      let middle = (low + row) / 2
      let layout = try made(middle)
      if layout.height >= height { (low, first) = (middle, layout) } else { (row, last) = (middle, layout) }
    }
    // A row more above would push out what was scrolled to.
    return first.height > height ? last : first
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let width = try proposal.isWidthOpen ? idealWidth(context) : proposal.width ?? 0
    let layout = layout(width)
    let taken = proposal.width == Cells.most ? Cells.most : width
    guard let height = proposal.height, height < Cells.most else {
      try layout.build(context)
      return CellSize(width: taken, height: layout.height)
    }
    try layout.build(context, toHeight: height + 1)
    return CellSize(width: taken, height: min(height, layout.height))
  }

  private func idealWidth(_ context: LayoutContext) throws -> Int {
    let layout = ListLayout(self, width: nil)
    try layout.build(context)
    return layout.idealWidth
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 12 }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    let layout = layout(try width ?? idealWidth(context))
    try layout.build(context, toHeight: 4)
    return min(4, layout.height)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    if let wanted = scrollPosition?.wanted, let row = try position(of: wanted, context) { firstRow = row }
    let layout = try window(rect.width, rect.height, context)
    shown = layout
    for control in rowControls { context.register(control, at: rect) }
    context.register(scroller: self, at: rect)
    isCutBelow = layout.height > rect.height
    let isCut = isCutBelow || layout.firstRow > 0
    let outer = context.clip
    defer { context.clip = outer }
    var window = rect
    if isCut {
      context.register(control, at: rect)
      if layout.height > rect.height { window.height = max(0, rect.height - 1) }
      context.clip = outer.map { $0.intersection(window) } ?? window
    }
    try layout.draw(
      in: CellRect(x: rect.x, y: rect.y, width: rect.width, height: Cells.most), window: window,
      on: &canvas, context)
    if window.height < rect.height, rect.height > 0 {
      context.clip = outer
      let left = layout.rowsBelow(window.height)
      more(
        left, closing: layout.isInBox(at: window.height - 1),
        in: CellRect(x: rect.x, y: rect.bottom - 1, width: rect.width, height: 1), on: &canvas, context)
    }
  }
}

extension ListNode {
  /// The last line of a window that doesn't show all rows: `╰─ … 24 more ────╯`.
  private func more(
    _ rows: Int, closing isInBox: Bool, in line: CellRect, on canvas: inout Canvas, _ context: LayoutContext
  ) {
    let clip = context.clip.map { $0.intersection(line) } ?? line
    var text = rows > 0 ? "\(context.ellipsis) \(rows) more" : context.ellipsis
    if look.frame == .box, isInBox {
      let margin = look.margin(line.width)
      let box = CellRect(x: line.x + margin, y: line.y - 1, width: line.width - 2 * margin, height: 2)
      canvas.box(box, .rounded, style: .dim, clip: clip)
      text = " \(text) "
    }
    canvas.put(text, style: .dim, x: line.x + look.contentInset(line.width), y: line.y, clip: clip)
  }
}

extension ListNode: Scrolling {
  /// The place among all rows of the one with a key; no row is made to find it.
  func position(of target: Value, _ context: LayoutContext) throws -> Int? {
    var before = 0
    for node in sections.flatMap(\.rows) {
      if let lazy = node as? LazyRowsNode {
        if let index = try lazy.rows.index(ofKey: target) { return before + index }
        before += lazy.rows.count
      } else {
        if let id = node.identity.explicitID, Value.isSame(id, target) { return before }
        before += 1
      }
    }
    return nil
  }

  var position: Int { shown?.firstRow ?? firstRow }

  func id(at position: Int, _ context: LayoutContext) throws -> Value? {
    var before = 0
    for node in sections.flatMap(\.rows) {
      guard let lazy = node as? LazyRowsNode else {
        if position == before { return node.scrollID }
        before += 1
        continue
      }
      if position < before + lazy.rows.count {
        let element = lazy.rows.element(max(0, position - before))
        return try lazy.rows.keyValue(element).value
      }
      before += lazy.rows.count
    }
    return nil
  }

  /// Rows of data are made to look at them, unless there are very many: then the data is looked at.
  func row(holding text: String, from start: Int, _ context: LayoutContext) throws -> Int? {
    let needle = text.lowercased()
    var before = 0
    for node in sections.flatMap(\.rows) {
      let lazy = node as? LazyRowsNode
      let count = lazy?.rows.count ?? 1
      for index in max(0, start - before)..<max(start - before, 0, count) {
        let words: String
        if let lazy {
          words =
            count <= ListNode.mostSearchedRows
            ? try lazy.rows.nodes(index).map { NodeText.plain($0) }.joined(separator: " ")
            : context.machine.text(lazy.rows.element(index))
          try context.charge(1 + words.utf8.count / 16)
        } else {
          words = NodeText.plain(node)
        }
        if words.lowercased().contains(needle) { return before + index }
      }
      before += count
    }
    return nil
  }

  private static let mostSearchedRows = 20_000
  var positions: Int { sections.reduce(0) { $0 + $1.rowCount } }
  var hasMoreBelow: Bool { isCutBelow }
}

/// Rows that belong together, with what stands above and below them.
struct ListSection {
  var header: ViewNode?
  var footer: ViewNode?
  var rows: [ViewNode] = []
  var fold: Control?
  var isExpanded = true

  /// Sections as they are; rows between them in sections without a header.
  static func sections(_ nodes: [ViewNode]) throws -> [ListSection] {
    var sections: [ListSection] = []
    var loose = ListSection()
    func close() {
      if !loose.rows.isEmpty { sections.append(loose) }
      loose = ListSection()
    }
    for node in try nodes.flatMap(unrolled) {
      if let section = node as? SectionNode {
        close()
        sections.append(
          ListSection(
            header: section.header, footer: section.footer, rows: section.rows, fold: section.fold,
            isExpanded: section.isExpanded))
      } else {
        loose.rows.append(node)
      }
    }
    close()
    return sections
  }

  /// A `ForEach` whose rows are sections is made now; one of plain rows is made as far as it is seen.
  private static func unrolled(_ node: ViewNode) throws -> [ViewNode] {
    guard let lazy = node as? LazyRowsNode, try lazy.rows.nodes(0).contains(where: { $0 is SectionNode })
    else {
      return [node]
    }
    return try lazy.rows.all()
  }

  /// Rows that are known without making them.
  var rowCount: Int {
    rows.reduce(0) { $0 + (($1 as? LazyRowsNode)?.rows.count ?? 1) }
  }
}

/// Where the parts of a list stand, by its style.
struct ListLook {
  enum Frame { case none, rules, box }
  let frame: Frame
  /// Whether rows are indented below a header.
  let indentsRows: Bool
  /// A box has blanks beside it, except in a sheet, which is a box itself.
  private let hasMargin: Bool

  init(_ style: ViewEnvironment.ListStyle, hasMargin: Bool) {
    self.hasMargin = hasMargin
    switch style {
    case .automatic, .insetGrouped: (frame, indentsRows) = (.box, false)
    case .grouped: (frame, indentsRows) = (.rules, false)
    case .plain, .sidebar: (frame, indentsRows) = (.none, true)
    }
  }

  /// The cells left of a box; none where there is little room.
  func margin(_ width: Int) -> Int { frame == .box && hasMargin && width >= 24 ? 2 : 0 }

  /// The cells left (and right) of a row's content.
  func contentInset(_ width: Int) -> Int {
    switch frame {
    case .box: margin(width) + 2
    case .rules: 1
    case .none: 0
    }
  }

  /// Where a header or footer starts.
  func headerInset(_ width: Int) -> Int {
    switch frame {
    case .box: margin(width) + 2
    case .rules: 2
    case .none: 0
    }
  }
}
