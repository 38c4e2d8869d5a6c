import Lang
import TextLayout

/// A row of a list: its view, and at the end what its traits say: a badge, `›`, `↗`; `≡` if it can be moved, and before
/// it `⊖` while it can be deleted.
final class RowNode: WrapperNode {
  /// Which row of its section, from 0.
  let number: Int
  /// Chooses the row, in a list with a selection.
  let choice: Control?
  let isSelected: Bool
  private let hasGutter: Bool
  private let trailing: StyledText
  private let swipe: Control?
  private let delete: Control?

  init(
    _ child: ViewNode, number: Int, selection: ListSelection?, environment: ViewEnvironment,
    place: RowPlace? = nil, isEditing: Bool = false
  ) {
    self.number = number
    swipe = RowNode.swipe(child, environment)
    delete = isEditing ? RowNode.deletion(child, place, environment) : nil
    hasGutter = selection != nil
    let value = child.traits.tag ?? child.identity.rowKey
    isSelected = value.map { selection?.contains($0) ?? false } ?? false
    if let selection, let value {
      let control = Control(
        .row, label: NodeText.plain(child), identity: child.identity, span: child.span,
        isEnabled: !environment.isDisabled, action: selection.choosing(value))
      control.value = isSelected ? "selected" : nil
      choice = control
    } else {
      choice = nil
    }
    var trailing = StyledText()
    if let badge = child.traits.badge { trailing.append("(\(badge))", style: .dim) }
    if let accessory = child.traits.accessory {
      if !trailing.isEmpty { trailing.append(" ") }
      trailing.append(accessory == .pushes ? "›" : "↗", style: .dim)
    }
    if place?.editing.move != nil {
      if !trailing.isEmpty { trailing.append(" ") }
      trailing.append("≡", style: .dim)
    }
    self.trailing = trailing
    super.init(child)
  }

  private static func swipe(_ child: ViewNode, _ environment: ViewEnvironment) -> Control? {
    guard child.traits.leadingSwipe != nil || child.traits.trailingSwipe != nil else { return nil }
    let control = Control(
      .swipe, label: NodeText.plain(child), identity: child.identity, span: child.span,
      isEnabled: !environment.isDisabled)
    if let swipe = child.traits.trailingSwipe { control.increment = swipe.toggle }
    if let swipe = child.traits.leadingSwipe { control.decrement = swipe.toggle }
    return control
  }

  private static func deletion(_ child: ViewNode, _ place: RowPlace?, _ environment: ViewEnvironment)
    -> Control?
  {
    guard let place, let delete = place.editing.delete else { return nil }
    return Control(
      .button, label: "Delete " + NodeText.plain(child), identity: child.identity, span: child.span,
      isEnabled: !environment.isDisabled, action: .call(delete, [.int(place.index)]))
  }

  override var kind: String { "Row" }
  override var isView: Bool { false }

  /// Cells that do not belong to the view: the marks before it, the buttons that a swipe shows, the end with a blank
  /// before it.
  private func taken(_ context: LayoutContext) throws -> (left: Int, right: Int) {
    let width = context.width(of: trailing.string)
    var left = (hasGutter ? 2 : 0) + (delete == nil ? 0 : 2)
    var right = width == 0 ? 0 : width + 1
    if let buttons = traits.leadingSwipe?.buttons { left += try buttons.ideal(context) + 1 }
    if let buttons = traits.trailingSwipe?.buttons { right += try buttons.ideal(context) + 1 }
    return (left, right)
  }

  override var children: [ViewNode] {
    [traits.leadingSwipe?.buttons, child, traits.trailingSwipe?.buttons].compactMap { $0 }
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let (left, right) = try taken(context)
    let size = try child.measure(proposal.inset(horizontal: left + right), context)
    return CellSize(width: proposal.width ?? size.width + left + right, height: max(1, size.height))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    let (left, right) = try taken(context)
    return try child.minimum(context) + left + right
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let outer = context.isLeaving
    defer { context.isLeaving = outer }
    if (child as? TransitionNode)?.isLeaving ?? false { context.isLeaving = true }
    let (left, right) = try taken(context)
    if let choice { context.register(choice, at: rect) }
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    if let background = traits.background {
      canvas.fill(rect, style: .background(background), clip: context.clip)
    }
    if isSelected { canvas.put("▶", style: .bold, x: rect.x, y: rect.y, clip: clip) }
    var x = rect.x + (hasGutter ? 2 : 0)
    if let delete {
      context.register(delete, at: CellRect(x: x, y: rect.y, width: 1, height: 1))
      canvas.put("⊖", style: RowNode.red, x: x, y: rect.y, clip: clip)
      x += 2
    }
    if let swipe { context.register(swipe, at: rect) }
    if let buttons = traits.leadingSwipe?.buttons { try put(buttons, x: x, rect, on: &canvas, context) }
    let room = rect.inset(left: left, right: right)
    let size = try child.measure(Proposal(width: room.width, height: rect.height), context)
    try child.render(in: CellRect(origin: room.origin, size: size), on: &canvas, context)
    let width = context.width(of: trailing.string)
    if width > 0 {
      canvas.put(trailing, x: rect.right - width, y: rect.y + max(0, rect.height - 1) / 2, clip: clip)
    }
    if let buttons = traits.trailingSwipe?.buttons {
      let end = rect.right - (width == 0 ? 0 : width + 1)
      try put(buttons, x: end - (try buttons.ideal(context)), rect, on: &canvas, context)
    }
  }

  private static var red: CellStyle { .foreground(CellColor(named: "red") ?? .default) }

  private func put(
    _ buttons: ViewNode, x: Int, _ rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext
  ) throws {
    let place = CellRect(x: x, y: rect.y, width: try buttons.ideal(context), height: 1)
    try buttons.render(in: place.intersection(rect), on: &canvas, context)
  }

  override func describe(_ description: inout NodeDescription) {
    description.value = child.traits.badge
    if isSelected { description.state = "selected" }
  }
}

/// What is chosen in a list: one value, or a list of them.
struct ListSelection {
  let binding: BindingObject
  let value: Value
  let heap: Heap

  func contains(_ key: Value) -> Bool {
    if case .list(let list) = value { return list.elements.contains { Value.isSame($0, key) } }
    return Value.isSame(value, key)
  }

  /// What a tap on a row with a key does.
  func choosing(_ key: Value) -> Control.Action {
    guard case .list(let list) = value else { return .assign(binding, key) }
    var elements = list.elements.filter { !Value.isSame($0, key) }
    if elements.count == list.elements.count { elements.append(key) }
    guard let next = try? heap.list(elements) else { return .none }
    return .assign(binding, next)
  }
}
