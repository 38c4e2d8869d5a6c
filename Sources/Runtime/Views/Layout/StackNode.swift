import Lang
import TextLayout

/// `HStack` and `VStack`: children one after the other.
///
/// Room is given as in SwiftUI, in whole cells: to the highest `layoutPriority` first; among equals the least
/// flexible chooses first, and each is offered an equal share of what is left but never less than its minimum as long
/// as the minimums fit. Spacers come last. See `StackLayout`.
final class StackNode: ViewNode {
  enum Alignment { case start, center, end }

  let axis: Axis
  let alignment: Alignment
  let spacing: Int
  let nodes: [ViewNode]
  private let name: String
  /// The last few layouts, the newest last.
  private var layouts: [(proposal: Proposal, layout: StackLayout)] = []
  private var answers = StackAnswers()

  /// - Parameter earlier: what stood at its place in the last render.
  init(
    _ axis: Axis, alignment: Alignment, spacing: Int, nodes: [ViewNode], span: Span, identity: Identity,
    name: String? = nil, earlier: ViewNode? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = min(max(0, spacing), 1000)
    self.nodes = nodes
    self.name = name ?? (axis == .horizontal ? "HStack" : "VStack")
    super.init(span: span, identity: identity)
    if let earlier = earlier as? StackNode, earlier.axis == axis {
      answers = StackAnswers(of: nodes, after: earlier.nodes, earlier.answers, earlier.layouts)
    }
  }

  static func horizontal(_ call: ViewCall) throws -> [ViewNode] {
    let alignment: Alignment =
      switch try call.symbol(0) {
      case "top", "firstTextBaseline": .start
      case "bottom", "lastTextBaseline": .end
      default: .center
      }
    return [
      StackNode(
        .horizontal, alignment: alignment, spacing: try call.int(1) ?? 1,
        nodes: try call.content(2, in: inner(call.environment, .horizontal)), span: call.span,
        identity: call.expansion.identity, earlier: call.earlier)
    ]
  }

  static func vertical(_ call: ViewCall) throws -> [ViewNode] {
    [
      StackNode(
        .vertical, alignment: horizontalAlignment(try call.symbol(0)), spacing: try call.int(1) ?? 0,
        nodes: try call.content(2, in: inner(call.environment, .vertical)), span: call.span,
        identity: call.expansion.identity, earlier: call.earlier)
    ]
  }

  static func horizontalAlignment(_ name: String?) -> Alignment {
    switch name {
    case "leading": .start
    case "trailing": .end
    default: .center
    }
  }

  /// What a stack hands down.
  static func inner(_ environment: ViewEnvironment, _ axis: Axis) -> ViewEnvironment {
    environment.with {
      $0.stackAxis = axis
      $0.rowOf = .none
    }
  }

  override var kind: String { name }
  override var children: [ViewNode] { nodes }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try layout(proposal, context).size
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    let minimums = try minimums(context)
    if axis == .vertical { return minimums.max() ?? 0 }
    return gaps(context).reduce(0, +) + minimums.reduce(0, +)
  }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    guard axis == .vertical else { return try measure(Proposal(width: width), context).height }
    return gaps(context).reduce(0, +) + (try leastHeights(width: width, context).reduce(0, +))
  }

  // MARK: Asking children

  private var isLong: Bool { nodes.count >= StackAnswers.fewest }

  func minimums(_ context: LayoutContext) throws -> [Int] {
    isLong ? try answers.minimums(nodes, context) : try nodes.map { try $0.minimum(context) }
  }

  func leastHeights(width: Int?, _ context: LayoutContext) throws -> [Int] {
    isLong
      ? try answers.leastHeights(nodes, width: width, context)
      : try nodes.map { try $0.leastHeight(width: width, context) }
  }

  /// What each child takes of the same proposal.
  func sizes(_ proposal: Proposal, _ context: LayoutContext) throws -> [CellSize] {
    isLong
      ? try answers.sizes(nodes, proposal, context) : try nodes.map { try $0.measure(proposal, context) }
  }

  /// Which child chooses first.
  func priorities(_ context: LayoutContext) -> [Double] { answers.priorities(nodes, context) }

  /// The blanks between children.
  func gaps(_ context: LayoutContext) -> [Int] {
    StackLayout.gaps(priorities(context), spacing: spacing)
  }

  /// What a child took of so many cells in the last render, if it is the same.
  func taken(_ index: Int, _ cells: Int, _ proposal: Proposal) -> CellSize? {
    isLong ? answers.taken(index, cells, proposal) : nil
  }

  /// The first child that ends after a position along the axis, as it was laid out last.
  func child(endingAfter position: Int) -> ViewNode? {
    guard let layout = layouts.last?.layout else { return nil }
    let index = layout.offsets.indices.first {
      layout.sizes[$0].length(axis) > 0 && layout.offsets[$0] + layout.sizes[$0].length(axis) > position
    }
    return index.map { nodes[$0] }
  }

  private func layout(_ proposal: Proposal, _ context: LayoutContext) throws -> StackLayout {
    for entry in layouts where entry.proposal == proposal { return entry.layout }
    let layout = try StackLayout(self, proposal, context)
    if layouts.count >= 3 { layouts.removeFirst() }
    layouts.append((proposal, layout))
    return layout
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let known = layouts.last { $0.layout.size == rect.size }?.layout
    let layout = try known ?? layout(Proposal(rect.size), context)
    if layout.shortfall > 0 { warnOfShortfall(layout, rect, context) }
    let start = axis == .horizontal ? rect.x : rect.y
    var index = axis == .vertical ? layout.firstIndex(endingAfter: context.top - start) : 0
    while index < nodes.count {
      let node = nodes[index]
      let size = layout.sizes[index]
      let across = (axis == .horizontal ? rect.height : rect.width) - size.length(axis.other)
      let shift = alignment == .start ? 0 : alignment == .end ? max(0, across) : max(0, across) / 2
      let along = start + layout.offsets[index]
      let place =
        axis == .horizontal
        ? CellRect(x: along, y: rect.y + shift, width: size.width, height: size.height)
        : CellRect(x: rect.x + shift, y: along, width: size.width, height: size.height)
      if axis == .vertical, along >= context.bottom(of: canvas) { break }
      try node.render(in: place.intersection(rect), on: &canvas, context)
      index += 1
    }
    if layout.isCut { mark(layout, in: rect, on: &canvas, context) }
  }

  /// Says that something is left out: in the last row, or after the last view of a row.
  private func mark(
    _ layout: StackLayout, in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext
  ) {
    if rect.isEmpty { return }
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    if axis == .horizontal {
      let shift = alignment == .start ? 0 : alignment == .end ? rect.height - 1 : (rect.height - 1) / 2
      let width = min(context.width(of: context.ellipsis), rect.width)
      let x = min(rect.x + layout.cutAt, rect.right - width)
      canvas.put(context.ellipsis, style: .dim, x: x, y: rect.y + shift, clip: clip)
    } else {
      let line = CellRect(x: rect.x, y: rect.bottom - 1, width: rect.width, height: 1)
      canvas.fill(line, clip: clip)
      canvas.put(context.ellipsis, style: .dim, x: line.x, y: line.y, clip: clip)
    }
  }

  override func directParts(in rect: CellRect, _ context: LayoutContext) throws -> [DirectPart] {
    guard axis == .vertical else { return [] }
    let layout =
      try layouts.last { $0.layout.size == rect.size }?.layout ?? layout(Proposal(rect.size), context)
    guard layout.shortfall == 0, !layout.isCut else { return [] }
    var parts: [DirectPart] = []
    for (index, node) in nodes.enumerated() {
      let size = layout.sizes[index]
      let across = max(0, rect.width - size.width)
      let shift = alignment == .start ? 0 : alignment == .end ? across : across / 2
      parts += try node.directParts(
        in: CellRect(
          x: rect.x + shift, y: rect.y + layout.offsets[index], width: size.width, height: size.height),
        context)
    }
    return parts
  }

  private func warnOfShortfall(_ layout: StackLayout, _ rect: CellRect, _ context: LayoutContext) {
    let room = axis == .horizontal ? rect.width : rect.height
    let unit = axis == .horizontal ? "column" : "row"
    let hint: String? =
      switch name {
      case "HStack":
        "let it stand below one another when narrow: `ViewThatFits { HStack { … } VStack { … } }`"
      case "VStack", "Screen": "let it scroll: `ScrollView { … }`"
      default: nil
      }
    context.warn(
      "no-room",
      "this \(spokenName) has \(room) \(unit)\(room == 1 ? "" : "s"), but needs at least \(room + layout.shortfall)",
      at: span, hint: hint)
  }

  /// What the script calls the view whose part this is.
  private var spokenName: String {
    switch name {
    case "ToggleRow": "Toggle"
    case "PickerRow", "Segments", "Menu": "Picker"
    case "StepperRow": "Stepper"
    case "FieldRow": "field"
    case "Toolbar", "ToolbarGroup": "toolbar"
    case "Screen": "screen"
    default: name
    }
  }
}
