import Lang
import TextLayout

/// A row of a list: its view, and at the end what its traits say: a badge, `›`, `↗`.
final class RowNode: WrapperNode {
  /// Which row of its section, from 0.
  let number: Int
  /// Chooses the row, in a list with a selection.
  let choice: Control?
  let isSelected: Bool
  private let hasGutter: Bool
  private let trailing: StyledText

  init(_ child: ViewNode, number: Int, selection: ListSelection?, environment: ViewEnvironment) {
    self.number = number
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
    self.trailing = trailing
    super.init(child)
  }

  override var kind: String { "Row" }

  /// Cells that do not belong to the view: the mark of a chosen row, the end with a blank before it.
  private func taken(_ context: LayoutContext) -> (left: Int, right: Int) {
    let width = context.width(of: trailing.string)
    return (hasGutter ? 2 : 0, width == 0 ? 0 : width + 1)
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let (left, right) = taken(context)
    let size = try child.measure(proposal.inset(horizontal: left + right), context)
    return CellSize(width: proposal.width ?? size.width + left + right, height: max(1, size.height))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    let (left, right) = taken(context)
    return try child.minimum(context) + left + right
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let (left, right) = taken(context)
    if let choice { context.register(choice, at: rect) }
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    if let background = traits.background {
      canvas.fill(rect, style: .background(background), clip: context.clip)
    }
    if isSelected { canvas.put("▶", style: .bold, x: rect.x, y: rect.y, clip: clip) }
    let room = rect.inset(left: left, right: right)
    let size = try child.measure(Proposal(width: room.width, height: rect.height), context)
    try child.render(in: CellRect(origin: room.origin, size: size), on: &canvas, context)
    if right > 0 {
      canvas.put(trailing, x: rect.right - right + 1, y: rect.y + max(0, rect.height - 1) / 2, clip: clip)
    }
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
