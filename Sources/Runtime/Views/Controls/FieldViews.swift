import Lang
import TextLayout

/// `TextField` and `SecureField`: the label, then the text on a line of its own colour: `Name   Ada▏▁▁▁▁▁▁`.
enum FieldViews {
  static func text(_ call: ViewCall) throws -> [ViewNode] { try make(call, isSecret: false) }
  static func secure(_ call: ViewCall) throws -> [ViewNode] { try make(call, isSecret: true) }

  private static func make(_ call: ViewCall, isSecret: Bool) throws -> [ViewNode] {
    guard let binding = try call.binding(1) else { throw call.mismatch(1, "a binding") }
    let value = try call.expansion.read(binding)
    let text = value.isNull ? "" : call.machine.text(value)
    let quiet = call.environment.with { $0.rowOf = .none }
    let inner = ViewCall(view: call.view, expansion: call.expansion.with(quiet), occurrence: call.occurrence)
    let title = try LabelViews.title(inner, text: 0, block: -1)
    let control = Control(
      isSecret ? .secureField : .textField, label: NodeText.plain(title), call, binding: binding)
    control.value = isSecret ? String(repeating: "•", count: min(text.count, 64)) : text
    if let submit = call.environment.submit { control.submit = .call(submit) }
    if case .list(let focus)? = call.environment.values[EventModifiers.focusKey], focus.elements.count == 2,
      case .binding(let target) = focus.elements[0]
    {
      control.focus = .assign(target, focus.elements[1])
      control.hasFocus = Value.isSame(try call.expansion.read(target), focus.elements[1])
    } else {
      control.hasFocus = call.session.delegate?.hasFocus(call.expansion.identity) ?? false
    }
    let field = FieldNode(
      control.value ?? "", prompt: call.text(2) ?? "", hasFocus: control.hasFocus,
      isEnabled: !call.environment.isDisabled, call)
    var nodes: [ViewNode] = []
    if !call.environment.labelsHidden, !title.isEmpty { nodes.append(LabelViews.row(title, call)) }
    nodes.append(field)
    let body = StackNode(
      .horizontal, alignment: .start, spacing: 3, nodes: nodes, span: call.span,
      identity: call.expansion.identity,
      name: "FieldRow")
    return [ControlNode(body, control, kind: isSecret ? "SecureField" : "TextField")]
  }
}

/// The line that text is typed on.
final class FieldNode: ViewNode {
  let text: String
  let prompt: String
  let hasFocus: Bool
  let isEnabled: Bool
  private static let idealWidth = 30

  init(_ text: String, prompt: String, hasFocus: Bool, isEnabled: Bool, _ call: ViewCall) {
    self.text = text
    self.prompt = prompt
    self.hasFocus = hasFocus
    self.isEnabled = isEnabled
    super.init(call)
  }

  override var kind: String { "Field" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let width = max(FieldNode.idealWidth, context.width(of: text) + 1)
    return CellSize(width: min(proposal.width ?? width, width), height: 1)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 8 }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    canvas.fill(
      CellRect(x: rect.x, y: rect.y, width: rect.width, height: 1), with: isEnabled ? "▁" : "╌", style: .dim,
      clip: clip)
    // What is typed last stays in sight.
    let shown = text.isEmpty ? StyledText(prompt, style: .dim) : StyledText(text)
    let wrapping = TextWrapping(
      width: max(0, rect.width - 1), lineLimit: 1, truncation: text.isEmpty || !hasFocus ? .tail : .head,
      ellipsis: context.ellipsis, policy: context.policy)
    let line = wrapping.line(of: shown)
    let caret = text.isEmpty ? 0 : line.width
    canvas.put(line.text, x: rect.x + (text.isEmpty && hasFocus ? 1 : 0), y: rect.y, clip: clip)
    if hasFocus { canvas.put("▏", x: rect.x + caret, y: rect.y, clip: clip) }
  }

  override func describe(_ description: inout NodeDescription) { description.text = text }
}
