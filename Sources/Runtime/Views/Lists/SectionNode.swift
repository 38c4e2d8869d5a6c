import Lang
import TextLayout

/// `Section`: rows under a header, over a footer. A list draws its parts itself; elsewhere they stand below one another.
final class SectionNode: ViewNode {
  let header: ViewNode?
  let footer: ViewNode?
  let rows: [ViewNode]
  /// Folds the section, if it can be folded.
  let fold: Control?
  let isExpanded: Bool
  private lazy var stack = StackNode(
    .vertical, alignment: .start, spacing: 0, nodes: children, span: span, identity: identity)

  init(
    header: ViewNode?, footer: ViewNode?, rows: [ViewNode], fold: Control?, isExpanded: Bool, _ call: ViewCall
  ) {
    self.header = header
    self.footer = footer
    self.rows = rows
    self.fold = fold
    self.isExpanded = isExpanded
    super.init(call)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let environment = call.environment
    let inList = environment.rowOf != .none
    let isPlain = environment.listStyle == .plain || environment.listStyle == .sidebar
    let heading = environment.with {
      $0.rowOf = .none
      $0.style = CellStyle(isPlain || !inList ? .bold : .dim).over($0.style)
    }
    let title = try LabelViews.title(
      ViewCall(view: call.view, expansion: call.expansion.with(heading), occurrence: call.occurrence),
      text: 0, block: 2)
    let quiet = environment.with {
      $0.rowOf = .none
      $0.style.attributes.insert(.dim)
    }
    let footer = call.has(3) ? try call.content(3, takesText: true, in: quiet) : []
    var isExpanded = true
    var fold: Control?
    if let binding = try call.binding(1) {
      if case .bool(let value) = try call.expansion.read(binding) { isExpanded = value }
      fold = Control(
        .sectionHeader, label: NodeText.plain(title), call, action: .toggle(binding), binding: binding)
    } else if environment.listStyle == .sidebar, !title.isEmpty {
      let identity = call.expansion.identity
      if case .bool(let value)? = call.session.delegate?.kept("expanded", for: identity) {
        isExpanded = value
      }
      fold = Control(
        .sectionHeader, label: NodeText.plain(title), call,
        action: .keep(identity, "expanded", .bool(!isExpanded)))
    }
    fold?.value = isExpanded ? "open" : "closed"
    return [
      SectionNode(
        header: title.isEmpty ? nil : LabelViews.row(title, call),
        footer: footer.isEmpty ? nil : LabelViews.row(footer, call),
        rows: isExpanded ? try call.content(4) : [], fold: fold, isExpanded: isExpanded, call)
    ]
  }

  override var kind: String { "Section" }
  override var children: [ViewNode] { (header.map { [$0] } ?? []) + rows + (footer.map { [$0] } ?? []) }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try stack.measure(proposal, context)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { try stack.minimum(context) }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    if let fold { context.register(fold, at: CellRect(x: rect.x, y: rect.y, width: rect.width, height: 1)) }
    try stack.render(in: rect, on: &canvas, context)
  }

  override func describe(_ description: inout NodeDescription) {
    if fold != nil { description.state = isExpanded ? "open" : "closed" }
  }
}

/// `DisclosureGroup`: a label that folds what is below it.
enum DisclosureViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let identity = call.expansion.identity
    let quiet = call.environment.with { $0.rowOf = .none }
    let title = try LabelViews.title(
      ViewCall(view: call.view, expansion: call.expansion.with(quiet), occurrence: call.occurrence), text: 0,
      block: 2)
    var isExpanded = false
    let control = Control(.disclosure, label: NodeText.plain(title), call)
    if let binding = try call.binding(1) {
      if case .bool(let value) = try call.expansion.read(binding) { isExpanded = value }
      control.action = .toggle(binding)
      control.binding = binding
    } else {
      if case .bool(let value)? = call.session.delegate?.kept("expanded", for: identity) {
        isExpanded = value
      }
      control.action = .keep(identity, "expanded", .bool(!isExpanded))
    }
    control.value = isExpanded ? "open" : "closed"
    let mark = GlyphNode(isExpanded ? "▾" : "▸", call)
    let head = ControlNode(
      LabelViews.row([mark, LabelViews.row(title, call)], call, name: "Disclosure"), control,
      kind: "DisclosureGroup")
    let inner =
      call.environment.rowOf != .none ? call.environment : StackNode.inner(call.environment, .vertical)
    let rows = isExpanded ? try call.content(3, in: inner) : []
    let indented = try rows.flatMap { row -> [ViewNode] in
      if let lazy = row as? LazyRowsNode { return try lazy.rows.all() }
      return [row]
    }.map { PaddingNode($0, PaddingNode.Insets(leading: 2)) }
    if call.environment.rowOf != .none { return [head] + indented }
    return [
      StackNode(
        .vertical, alignment: .start, spacing: 0, nodes: [head] + indented, span: call.span,
        identity: identity)
    ]
  }
}
