import CivilCalendar
import Lang
import TextLayout

/// `Timeline`: events below the step of time that they start in, along a line.
///
///     07:00 ┿ LH400                      a step and its events
///           │ 07:10 ━━━━━──── 15:40
///     09:24 ◆━ now ━━━━━━━━━━━━━━━━
///     10:00 ┊ nothing until 13:00        steps without events
///     13:00 ┿ NH204
///           ╵
///
/// Events that overlap stand side by side where there is room, and so do lanes; else they are stacked.
final class TimelineNode: ViewNode {
  let parts: [TimelinePart]
  /// The names of lanes; empty without them.
  let lanes: [String]
  let steps: TimelineSteps
  private let nodes: [Int: ViewNode]
  private let tint: CellColor?
  private var layouts: [(width: Int, layout: TimelineLayout)] = []

  init(
    _ parts: [TimelinePart], nodes: [Int: ViewNode], lanes: [String], steps: TimelineSteps, _ call: ViewCall
  ) {
    self.parts = parts
    self.nodes = nodes
    self.lanes = lanes
    self.steps = steps
    tint = call.environment.tint
    super.init(call)
  }

  override var kind: String { "Timeline" }

  override var children: [ViewNode] {
    parts.flatMap { part -> [ViewNode] in
      part.events.compactMap { node($0) }
    }
  }

  func node(_ event: TimelineEvent) -> ViewNode? { nodes[event.id] }

  /// The cells that events need to stand beside others: what they would like, but no more than what is comfortable.
  func needed(_ comfortable: Int, of events: [TimelineEvent]? = nil, _ context: LayoutContext) throws -> Int {
    var width = 1
    let nodes = events.map { $0.compactMap { node($0) } } ?? Array(nodes.values)
    for node in nodes {
      width = max(width, try node.minimum(context), min(comfortable, try node.ideal(context)))
    }
    return width
  }

  private func layout(_ width: Int, _ context: LayoutContext) throws -> TimelineLayout {
    for entry in layouts where entry.width == width { return entry.layout }
    let layout = try TimelineLayout(self, width: width, context)
    if layouts.count >= 3 { layouts.removeFirst() }
    layouts.append((width, layout))
    return layout
  }

  private func idealWidth(_ context: LayoutContext) throws -> Int {
    let event = try needed(Cells.most, context)
    let count = max(1, lanes.count)
    return min(Cells.most, steps.labelWidth + 3 + event * count + count - 1)
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    if parts.isEmpty { return CellSize(width: "no events".count, height: 1) }
    let width = try proposal.isWidthOpen ? idealWidth(context) : proposal.width ?? 0
    let size = try layout(width, context).size
    return CellSize(width: proposal.width ?? size.width, height: size.height)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    if parts.isEmpty { return 1 }
    var width = 1
    for node in nodes.values { width = max(width, try node.minimum(context)) }
    return steps.labelWidth + 3 + width
  }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    min(4, try measure(Proposal(width: width), context).height)
  }

  // MARK: Drawing

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    if parts.isEmpty {
      canvas.put("no events", style: .dim, x: rect.x, y: rect.y, clip: clip)
      return
    }
    let layout = try layout(rect.width, context)
    if layout.size.height > rect.height {
      context.warn(
        "no-room", "this Timeline has \(rect.height) rows of text, but needs \(layout.size.height)", at: span,
        hint: "let it scroll: `ScrollView { … }`")
    }
    var fitted = FittedCell(context)
    for (index, lane) in layout.lanes.enumerated() {
      fitted.fit(lanes[index], column: lane.width, alignment: .leading)
      fitted.put(on: &canvas, style: .bold, x: rect.x + lane.x, y: rect.y, clip: clip)
    }
    var index = layout.firstItem(endingAfter: max(clip.top, context.top) - rect.y)
    let bottom = min(rect.bottom, context.bottom(of: canvas))
    while index < layout.items.count, rect.y + layout.items[index].y < bottom {
      try draw(layout.items[index], layout, in: rect, clip, on: &canvas, context)
      index += 1
    }
    if index == layout.items.count {
      canvas.put(
        "╵", style: .dim, x: rect.x + steps.labelWidth + 1, y: rect.y + layout.size.height - 1, clip: clip)
    }
    if layout.size.height > rect.height, rect.height > 0 {
      canvas.put(context.ellipsis, style: .dim, x: rect.x, y: rect.bottom - 1, clip: clip)
    }
  }

  private func draw(
    _ item: TimelineLayout.Item, _ layout: TimelineLayout, in rect: CellRect, _ clip: CellRect,
    on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    let y = rect.y + item.y
    let line = rect.x + steps.labelWidth + 1
    func label(_ text: String, _ glyph: String, _ style: CellStyle = .plain) {
      canvas.put(text, style: style, x: rect.x, y: y, clip: clip)
      canvas.put(glyph, style: style == .plain ? .dim : style, x: line, y: y, clip: clip)
    }
    switch item.part {
    case .day(let day):
      canvas.put(steps.dayLabel(day), style: .bold, x: rect.x, y: y, clip: clip)
    case .empty(let start): label(steps.label(start), "┿")
    case .folded(let start, let until):
      label(steps.label(start), "┊", .dim)
      canvas.put(
        until.map { "nothing until \(folded(start, $0))" } ?? (isOnlyPart ? "nothing" : "nothing more"),
        style: .dim, x: line + 2, y: y, clip: clip)
    case .change(let change):
      let texts = steps.changeTexts(change)
      label(texts.label, "◇", .dim)
      canvas.put(texts.text, style: .dim, x: line + 2, y: y, clip: clip)
    case .now(let now):
      let style = CellStyle(.bold, foreground: tint ?? CellColor(named: "red"))
      label(steps.nowLabel(now), "◆", style)
      canvas.horizontalLine(
        x: line + 1, y: y, length: max(0, rect.right - line - 1), glyph: "━", style: style, clip: clip)
      canvas.put(" \(steps.nowText(now)) ", style: style, x: line + 2, y: y, clip: clip)
    case .step, .allDay:
      canvas.verticalLine(x: line, y: y, length: item.height, style: .dim, clip: clip)
      switch item.part {
      case .step(let start, _, continues: false): label(steps.label(start), "┿")
      case .allDay: label("", "┿")
      default: break
      }
      for placed in item.placed {
        let place = CellRect(
          x: rect.x + placed.rect.x, y: y + placed.rect.y, width: placed.rect.width,
          height: placed.rect.height)
        switch placed.content {
        case .caption(let name): canvas.put(name, style: .bold, x: place.x, y: place.y, clip: clip)
        case .node(let node):
          let outer = context.clip
          context.clip = clip
          defer { context.clip = outer }
          try node.render(in: place, on: &canvas, context)
        }
      }
    }
  }

  /// A day without events.
  private var isOnlyPart: Bool {
    parts.allSatisfy { if case .folded = $0 { true } else { $0.events.isEmpty } }
  }

  private func folded(_ start: Instant, _ until: Instant) -> String {
    let label = steps.label(until)
    guard steps.isWithinDay, steps.zone.day(at: start) != steps.zone.day(at: until) else { return label }
    return "\(steps.zone.day(at: until)) \(label)"
  }

  override func describe(_ description: inout NodeDescription) {
    description.value = ReadableText.count(nodes.count, "event")
  }
}
