import CivilCalendar
import Lang
import TextLayout

/// Months as grids of days, below a line with arrows and a Today button.
///
///     ‹  November 2026  ›            [ Today ]
///     ────────────────────────────────────────
///       M     T     W     T     F     S    S
///      ·26   ·27   ·28   ·29   ·30   ·31    1
///       …
///     ────────────────────────────────────────
final class CalendarNode: ViewNode {
  let title: String
  let blocks: [CalendarBlock]
  var weekdayNames: [String] = []
  var showsWeekNumbers = false
  /// Whether days have something below them.
  var hasContent = false
  var header: CalendarHeader?
  var control: Control?
  private let style: CellStyle
  private let tint: CellColor?
  private var heights: [(width: Int, rows: [[Int]])] = []

  init(title: String, blocks: [CalendarBlock], _ call: ViewCall) {
    self.title = title
    self.blocks = blocks
    style = call.environment.style
    tint = call.environment.tint
    super.init(call)
  }

  override var kind: String { "CalendarView" }

  override var children: [ViewNode] {
    guard hasContent else { return [] }
    return blocks.flatMap { $0.weeks.flatMap { $0.days.flatMap { $0?.content ?? [] } } }
  }

  // MARK: Measuring

  private static let slotWidth = 5
  private static let narrowSlotWidth = 3
  private static let gap = 3
  /// A column of a month alone takes at most so many cells, and of several.
  private static let widest = 12
  private static let widestOfSeveral = 6

  /// Several months of which no day can be chosen need no room for brackets: three fit in 80 columns.
  private var isCompact: Bool { blocks.count > 1 && control?.binding == nil && !hasContent }
  private var weekNumberWidth: Int { showsWeekNumbers ? 4 : 0 }
  private var blockMinimum: Int {
    7 * (isCompact ? CalendarNode.narrowSlotWidth : CalendarNode.slotWidth) + weekNumberWidth
  }
  private var blockMaximum: Int {
    if hasContent { return Cells.most }
    let widest =
      blocks.count == 1
      ? CalendarNode.widest : isCompact ? CalendarNode.slotWidth - 1 : CalendarNode.widestOfSeveral
    return 7 * widest + weekNumberWidth
  }

  /// Where the months stand in a width.
  private struct Arrangement {
    /// Months beside one another.
    let across: Int
    /// The cells of a month.
    let block: Int
    /// The cells of all of them.
    let width: Int
    /// The columns of the days of a month: where each begins, and its cells.
    let columns: [(x: Int, width: Int)]
  }

  private func arrangement(_ width: Int) -> Arrangement {
    let gap = CalendarNode.gap
    let most = max(1, min(blocks.count, (width + gap) / (blockMinimum + gap)))
    // As many as need no more rows of months, so that the last row is as full as can be.
    let down = (blocks.count + most - 1) / most
    let across = (blocks.count + down - 1) / down
    var block = max(0, min(blockMaximum, (width - gap * (across - 1)) / across))
    var room = max(0, block - weekNumberWidth)
    if blocks.count > 1, room >= 7 {
      // Columns of one width, so that months beside one another look alike.
      block -= room % 7
      room -= room % 7
    }
    var x = weekNumberWidth
    var columns: [(x: Int, width: Int)] = []
    for width in ColumnAllocator.share(room, weights: Array(repeating: 1, count: 7)) {
      columns.append((x, width))
      x += width
    }
    return Arrangement(
      across: across, block: block, width: across * block + gap * (across - 1), columns: columns)
  }

  private var hasTitles: Bool { blocks.count > 1 }

  /// The rows that the weeks of each month take.
  private func rows(_ arrangement: Arrangement, _ context: LayoutContext) throws -> [[Int]] {
    for known in heights where known.width == arrangement.block { return known.rows }
    let rows = try blocks.map { block in
      try block.weeks.map { week in
        var height = 1
        guard hasContent else { return height }
        for (slot, column) in zip(week.days, arrangement.columns) {
          guard let slot else { continue }
          let below = try slot.content.reduce(0) {
            $0 + (try $1.measure(Proposal(width: max(1, column.width - 1)), context).height)
          }
          height = max(height, 1 + below)
        }
        return height
      }
    }
    if heights.count >= 4 { heights.removeFirst() }
    heights.append((arrangement.block, rows))
    return rows
  }

  private func height(ofBlock weeks: [Int]) -> Int { (hasTitles ? 2 : 1) + weeks.reduce(0, +) }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let ideal = min(blocks.count, 3) * (blockMinimum + CalendarNode.gap) - CalendarNode.gap
    let arrangement = arrangement(
      proposal.isWidthOpen && proposal.width == nil ? ideal : proposal.width ?? ideal)
    let rows = try rows(arrangement, context)
    var height = header == nil ? 0 : 3
    var index = 0
    while index < rows.count {
      if index > 0 { height += 1 }
      let row = rows[index..<min(rows.count, index + arrangement.across)]
      height += row.map { self.height(ofBlock: $0) }.max() ?? 0
      index += arrangement.across
    }
    return CellSize(width: arrangement.width, height: height)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    7 * CalendarNode.narrowSlotWidth + weekNumberWidth
  }

  // MARK: Drawing

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    if let control { context.register(control, at: rect) }
    let arrangement = arrangement(rect.width)
    if arrangement.block < 7 * CalendarNode.narrowSlotWidth + weekNumberWidth {
      context.warn(
        "no-room",
        "a month needs \(7 * CalendarNode.narrowSlotWidth + weekNumberWidth) columns, and has \(rect.width)",
        at: span)
    }
    let rows = try rows(arrangement, context)
    var y = rect.y
    if let header {
      draw(
        header, in: CellRect(x: rect.x, y: y, width: arrangement.width, height: 1), clip, on: &canvas, context
      )
      canvas.horizontalLine(x: rect.x, y: y + 1, length: arrangement.width, style: .dim, clip: clip)
      y += 2
    }
    var index = 0
    while index < blocks.count {
      if index > 0 { y += 1 }
      var bottom = y
      for column in 0..<arrangement.across where index + column < blocks.count {
        let x = rect.x + column * (arrangement.block + CalendarNode.gap)
        let place = CellRect(
          x: x, y: y, width: arrangement.block, height: height(ofBlock: rows[index + column]))
        if context.isVisible(place, on: canvas) {
          try draw(
            blocks[index + column], rows[index + column], arrangement, in: place, clip, on: &canvas, context)
        }
        bottom = max(bottom, place.bottom)
      }
      y = bottom
      index += arrangement.across
    }
    if header != nil {
      canvas.horizontalLine(x: rect.x, y: y, length: arrangement.width, style: .dim, clip: clip)
    }
    if y + (header == nil ? 0 : 1) > rect.bottom {
      context.warn(
        "no-room", "this calendar has \(rect.height) rows of text, but needs \(y + 1 - rect.y)", at: span,
        hint: "let it scroll: `ScrollView { … }`")
    }
  }

  private func draw(
    _ header: CalendarHeader, in rect: CellRect, _ clip: CellRect, on canvas: inout Canvas,
    _ context: LayoutContext
  ) {
    let (x, y, width) = (rect.x, rect.y, rect.width)
    func arrow(_ control: Control, _ glyph: String, at x: Int) {
      canvas.put(
        control.isEnabled ? glyph : "·", style: control.isEnabled ? style : .dim, x: x, y: y, clip: clip)
      context.register(control, at: CellRect(x: x, y: y, width: 1, height: 1), within: rect)
    }
    let isOpen = header.today.isEnabled
    let button = isOpen ? "[ \(header.today.label) ]" : "[·\(header.today.label)·]"
    let buttonWidth = context.width(of: button)
    let titleWidth = context.width(of: title)
    // ‹, two blanks, the title, two blanks, ›; a blank less where there is little room.
    let hasButton = titleWidth + 5 + buttonWidth <= width
    let blanks = titleWidth + 6 + (hasButton ? buttonWidth + 1 : 0) <= width ? 2 : 1
    let room = max(0, width - 2 - 2 * blanks)
    let line = TextWrapping(width: room, lineLimit: 1, ellipsis: context.ellipsis, policy: context.policy)
      .line(of: StyledText(title, style: CellStyle.bold.over(style)))
    arrow(header.back, "‹", at: x)
    canvas.put(line.text, x: x + 1 + blanks, y: y, clip: clip)
    arrow(header.forward, "›", at: x + 1 + blanks + line.width + blanks)
    guard hasButton else { return }
    let place = CellRect(x: x + width - buttonWidth, y: y, width: buttonWidth, height: 1)
    canvas.put(button, style: isOpen ? style : .dim, x: place.x, y: y, clip: clip)
    context.register(header.today, at: place, within: rect)
  }

  private func draw(
    _ block: CalendarBlock, _ rows: [Int], _ arrangement: Arrangement, in rect: CellRect, _ clip: CellRect,
    on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    var y = rect.y
    if hasTitles {
      let width = context.width(of: block.title)
      canvas.put(
        block.title, style: CellStyle.bold.over(style), x: rect.x + max(0, (rect.width - width) / 2), y: y,
        clip: clip.intersection(rect))
      y += 1
    }
    let dim = CellStyle.dim.over(style)
    for (name, column) in zip(weekdayNames, arrangement.columns) {
      let slot = slotPlace(column, rect.x)
      let width = context.width(of: name)
      let x = slot.x + (hasContent ? 1 : max(0, (slot.width - width + 1) / 2))
      canvas.put(
        name, style: dim, x: x, y: y,
        clip: clip.intersection(CellRect(x: rect.x + column.x, y: y, width: column.width, height: 1)))
    }
    y += 1
    for (week, height) in zip(block.weeks, rows) {
      if showsWeekNumbers, week.days.contains(where: { $0 != nil }) {
        let width = context.width(of: week.number)
        canvas.put(week.number, style: dim, x: rect.x + max(0, 2 - width), y: y, clip: clip)
        canvas.verticalLine(x: rect.x + 3, y: y, length: height, style: .dim, clip: clip)
      }
      for (slot, column) in zip(week.days, arrangement.columns) {
        guard let slot else { continue }
        let cell = CellRect(x: rect.x + column.x, y: y, width: column.width, height: height)
        try draw(slot, column, in: cell, clip, on: &canvas, context)
      }
      y += height
    }
  }

  /// Where the slot of a day stands in its column: in the middle, or at its beginning if something stands below.
  private func slotPlace(_ column: (x: Int, width: Int), _ left: Int) -> CellRect {
    let width =
      column.width >= CalendarNode.slotWidth
      ? CalendarNode.slotWidth : min(column.width, CalendarNode.narrowSlotWidth)
    let x = hasContent ? 0 : (column.width - width) / 2
    return CellRect(x: left + column.x + x, y: 0, width: width, height: 1)
  }

  private func draw(
    _ slot: CalendarSlot, _ column: (x: Int, width: Int), in cell: CellRect, _ clip: CellRect,
    on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    var place = slotPlace((0, column.width), cell.x)
    place.y = cell.y
    let width = context.width(of: slot.number)
    let text =
      column.width >= CalendarNode.slotWidth
      ? slot.marks.slot(slot.number, width: width) : slot.marks.narrowSlot(slot.number, width: width)
    var style = slot.marks.style(over: style)
    if let tint, slot.marks.isSelected || slot.marks.isToday {
      style = CellStyle.foreground(tint).over(style)
    }
    canvas.put(text, style: style, x: place.x, y: place.y, clip: clip.intersection(cell))
    if let control = slot.control { context.register(control, at: hasContent ? cell : place, within: cell) }
    guard hasContent else { return }
    var y = cell.y + 1
    for node in slot.content {
      let size = try node.measure(Proposal(width: max(1, cell.width - 1)), context)
      let outer = context.clip
      context.clip = clip.intersection(
        CellRect(x: cell.x + 1, y: y, width: cell.width - 1, height: cell.bottom - y))
      defer { context.clip = outer }
      try node.render(
        in: CellRect(x: cell.x + 1, y: y, width: size.width, height: size.height), on: &canvas, context)
      y += size.height
    }
  }

  override func describe(_ description: inout NodeDescription) {
    description.label = title
    description.value = control?.value
  }
}
