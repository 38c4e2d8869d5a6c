import Lang
import TextLayout

/// The bar below a tab view: `   ▐⌂ Home▌      ☆ Library         ⌕ Search `. The chosen tab stands between half blocks; a
/// search tab stands at the end.
struct TabBar {
  /// With glyph and title; only the glyph.
  private let full: [ViewNode]
  private let compact: [ViewNode]
  private let selected: Int
  private let search: Int?

  init(_ entries: [TabViews.Entry], _ controls: [Control], selected: Int, _ call: ViewCall) {
    self.selected = selected
    search = entries.firstIndex { $0.tab?.isSearch ?? false }
    var full: [ViewNode] = []
    var compact: [ViewNode] = []
    for (index, entry) in entries.enumerated() {
      let title =
        entry.tab?.title ?? [TextNode(StyledText(entry.label), span: call.span, expansion: call.expansion)]
      let glyph = entry.tab?.glyph.map { [$0] } ?? []
      full.append(TabBar.face(glyph + title, controls[index], isSelected: index == selected, call))
      compact.append(
        TabBar.face(glyph.isEmpty ? title : glyph, controls[index], isSelected: index == selected, call))
    }
    self.full = full
    self.compact = compact
  }

  var nodes: [ViewNode] { full }

  private static func face(
    _ parts: [ViewNode], _ control: Control, isSelected: Bool, _ call: ViewCall
  ) -> ViewNode {
    let style = CellStyle(.bold, foreground: call.environment.tint)
    let face = BracketNode(
      LabelViews.row(parts, call), open: StyledText(isSelected ? "▐" : " ", style: style),
      close: StyledText(isSelected ? "▌" : " ", style: style))
    return ControlNode(face, control, kind: "Tab")
  }

  func idealWidth(_ context: LayoutContext) throws -> Int {
    try full.reduce(2) { try $0 + $1.ideal(context) + 2 }
  }

  func minimumWidth(_ context: LayoutContext) throws -> Int { compact.count * 3 }

  /// The widest variant that fits: all titles, only that of the chosen tab, none.
  private func shown(_ width: Int, _ context: LayoutContext) throws -> [ViewNode] {
    let middle = full.indices.map { $0 == selected ? full[$0] : compact[$0] }
    for variant in [full, middle] where try variant.reduce(0, { try $0 + $1.ideal(context) }) <= width {
      return variant
    }
    return compact
  }

  func draw(in line: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let nodes = try shown(line.width, context)
    guard !nodes.isEmpty else { return }
    var widths = try nodes.map { try $0.ideal(context) }
    if widths.reduce(0, +) > line.width {
      let share = max(3, line.width / nodes.count)
      widths = widths.map { min($0, share) }
    }
    // Each in the middle of its share of the bar; a search tab at the end takes no share.
    let ending = search == nodes.count - 1 && nodes.count > 1 ? (widths.last ?? 0) : 0
    let sharing = ending > 0 ? nodes.count - 1 : nodes.count
    let room = line.width - ending
    var left = line.x
    for (index, node) in nodes.enumerated() {
      var x: Int
      if index < sharing {
        let start = line.x + room * index / sharing
        let end = line.x + room * (index + 1) / sharing
        x = start + max(0, end - start - widths[index]) / 2
      } else {
        x = line.right - ending
      }
      x = max(left, x)
      left = x + widths[index]
      let place = CellRect(x: x, y: line.y, width: widths[index], height: 1)
      try node.render(in: place.intersection(line), on: &canvas, context)
    }
  }
}

/// The dots below pages, `‹ ● ○ ○ ›`, and what turns them.
struct PageBar {
  private let arrows: (back: ControlNode, forward: ControlNode)
  private let dots: GlyphNode
  private let control: Control
  let isShown: Bool

  init(
    count: Int, selected: Int, isShown: Bool, _ call: ViewCall, choose: (Int) throws -> Control.Action
  ) throws {
    self.isShown = isShown
    control = Control(.pages, label: "Pages", call)
    control.value = "\(count == 0 ? 0 : selected + 1) of \(count)"
    if selected > 0 { control.decrement = try choose(selected - 1) }
    if selected + 1 < count { control.increment = try choose(selected + 1) }
    let accent = CellStyle(.bold, foreground: call.environment.tint)
    var text = StyledText()
    for index in 0..<count {
      if index > 0 { text.append(" ") }
      text.append(index == selected ? "●" : "○", style: index == selected ? accent : .dim)
    }
    dots = GlyphNode(text, span: call.span, identity: call.expansion.identity)
    func arrow(_ glyph: String, _ label: String, _ action: Control.Action) -> ControlNode {
      let button = Control(.button, label: label, call, action: action)
      if case .none = action { button.isEnabled = false }
      let style: CellStyle = button.isEnabled ? accent : .dim
      return ControlNode(
        GlyphNode(button.isEnabled ? glyph : " ", style: style, call), button, kind: "Button")
    }
    arrows = (
      arrow("‹", "Previous page", control.decrement), arrow("›", "Next page", control.increment)
    )
  }

  var nodes: [ViewNode] { isShown ? [arrows.back, dots, arrows.forward] : [] }

  func draw(in line: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    guard isShown else {
      // A swipe turns pages also where no dots show it.
      context.register(control, at: CellRect(x: line.x, y: line.y, width: 0, height: 0))
      return
    }
    context.register(control, at: line)
    let width = try dots.ideal(context)
    let x = line.x + max(0, line.width - width - 4) / 2
    try arrows.back.render(in: CellRect(x: x, y: line.y, width: 1, height: 1), on: &canvas, context)
    try dots.render(
      in: CellRect(x: x + 2, y: line.y, width: width, height: 1).intersection(line), on: &canvas, context)
    let end = CellRect(x: min(line.right - 1, x + width + 3), y: line.y, width: 1, height: 1)
    try arrows.forward.render(in: end, on: &canvas, context)
  }
}
