import Lang
import TextLayout

/// `searchable`: a field above what is searched, `⌕ Albums▁▁▁▁▁▁▁▁▁`.
enum SearchViews {
  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding to a String") }
    let nodes = try call.modified(in: call.environment)
    if let presented = try call.binding(3), case .bool(false) = try call.expansion.read(presented) {
      return nodes
    }
    let value = try call.expansion.read(binding)
    let text = value.isNull ? "" : call.machine.text(value)
    let prompt = call.text(2) ?? "Search"
    let identity = call.expansion.identity.appending(.part("search \(call.span.start)"))
    let control = Control(
      .textField, label: prompt, identity: identity, span: call.span,
      isEnabled: !call.environment.isDisabled, binding: binding)
    control.value = text
    control.text = text
    control.isSearch = true
    control.takeFocus(from: call)
    let hasFocus = FieldViews.hasFocus(control, call)
    if let submit = call.environment.submit { control.submit = .call(submit) }
    let caret = hasFocus ? call.session.delegate?.kept(FieldMemory.caret, for: identity)?.asInt : nil
    let field = SearchFieldNode(text, prompt: prompt, caret: caret, hasFocus: hasFocus, control, call)
    let content =
      nodes.count == 1
      ? nodes[0]
      : StackNode(
        .vertical, alignment: .start, spacing: 0, nodes: nodes, span: call.span, identity: identity)
    return [
      StackNode(
        .vertical, alignment: .start, spacing: 0, nodes: [field, content], span: call.span,
        identity: call.expansion.identity, name: "Searchable")
    ]
  }
}

/// The field that a search is typed in; it is as wide as there is room.
final class SearchFieldNode: ViewNode {
  private let text: String
  private let prompt: String
  private let caret: Int?
  private let control: Control
  private let hasFocus: Bool

  init(_ text: String, prompt: String, caret: Int?, hasFocus: Bool, _ control: Control, _ call: ViewCall) {
    self.hasFocus = hasFocus
    self.text = text
    self.caret = caret
    self.prompt = prompt
    self.control = control
    super.init(span: call.span, identity: control.identity)
  }

  override var kind: String { "SearchField" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    CellSize(width: proposal.width ?? max(30, context.width(of: text) + 5), height: 1)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 10 }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    context.register(control, at: rect)
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    canvas.put("⌕", style: .dim, x: rect.x + 1, y: rect.y, clip: clip)
    let room = CellRect(x: rect.x + 3, y: rect.y, width: max(0, rect.width - 4), height: 1)
    canvas.fill(room, with: control.isEnabled ? "▁" : "╌", style: .dim, clip: clip)
    FieldLine(text: text, prompt: prompt, caret: caret, hasFocus: hasFocus)
      .draw(in: room, on: &canvas, clip: clip, context)
  }

  override func describe(_ description: inout NodeDescription) {
    description.label = control.label
    description.value = text
    description.isDisabled = !control.isEnabled
    description.isFocused = control.hasFocus
  }
}
