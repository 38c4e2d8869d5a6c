import Lang
import TextLayout

/// A field's line with the mark that says whether its text is valid, the button of a secure field, and what is wrong:
/// a single message beside the line where it fits, else one below the other.
///
///     ada@▏▁▁▁▁▁▁▁▁▁▁▁▁▁ ✗ is not an email address
///
///     geheim▁▁▁▁▁▁▁▁▁▁▁▁ ✗ [ Show ]
///     · needs a capital letter
///     · needs a digit
final class FieldBodyNode: ViewNode {
  let field: FieldNode
  /// Whether the line takes all of the width: in the rows of forms and lists, where lines stand below one another.
  let fillsWidth: Bool
  private let hasMark: Bool
  private let mark: ViewNode?
  private let button: ViewNode?
  private let messages: [ViewNode]
  private let isValid: Bool?

  /// The width that the rows of a form give it at most.
  static let rowWidth = 36

  init(_ field: FieldNode, _ verdict: FieldVerdict, button: ViewNode?, fillsWidth: Bool, _ call: ViewCall) {
    self.field = field
    self.button = button
    self.fillsWidth = fillsWidth
    isValid = verdict.isValid
    hasMark = verdict.hasRules
    let color = CellColor(named: verdict.isValid == false ? "red" : "green")
    let style = CellStyle(foreground: color)
    mark = verdict.isValid.map { GlyphNode($0 ? "✓" : "✗", style: style, call) }
    let expansion = call.expansion.with(call.environment.with { $0.style = style.over($0.style) })
    messages = verdict.problems.map { problem in
      TextNode(StyledText(problem), span: call.span, expansion: expansion, role: "Message")
    }
    super.init(call)
  }

  override var kind: String { "FieldBody" }

  override var children: [ViewNode] { [field, mark, button].compactMap { $0 } + messages }

  /// What stands before each of several messages.
  private static let bullet = "· "

  private struct Arrangement {
    var line = 0
    var button = 0
    var isBeside = false
    var messageWidth = 0
    var size = CellSize.zero
  }

  private func arrangement(_ proposed: Int?, _ context: LayoutContext) throws -> Arrangement {
    var result = Arrangement()
    let isOpen = proposed.map { $0 >= Cells.most } ?? true
    let width = isOpen ? (fillsWidth ? FieldBodyNode.rowWidth : Cells.most) : proposed ?? 0
    if let button { result.button = try button.ideal(context) }
    let extras = (hasMark ? 2 : 0) + (button == nil ? 0 : result.button + 1)
    let room = max(1, width - extras)
    result.line = fillsWidth ? room : min(try field.ideal(context), room)
    let line = result.line + extras
    result.size = CellSize(width: line, height: 1)
    if messages.isEmpty { return result }
    if messages.count == 1, let message = messages.first, !fillsWidth {
      let wanted = try message.ideal(context)
      if line + 1 + wanted <= width {
        result.isBeside = true
        result.messageWidth = wanted
        result.size.width = line + 1 + wanted
        return result
      }
    }
    result.messageWidth = max(1, min(width, Cells.most) - FieldBodyNode.bullet.count)
    var widest = line
    for message in messages {
      let size = try message.measure(Proposal(width: result.messageWidth), context)
      widest = max(widest, size.width + FieldBodyNode.bullet.count)
      result.size.height += size.height
    }
    result.size.width = min(widest, width)
    return result
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try arrangement(proposal.width, context).size
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    try field.minimum(context) + (hasMark ? 2 : 0) + (try button.map { try $0.ideal(context) + 1 } ?? 0)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let arrangement = try arrangement(rect.width, context)
    try field.render(
      in: CellRect(x: rect.x, y: rect.y, width: arrangement.line, height: 1), on: &canvas, context)
    var x = rect.x + arrangement.line
    if hasMark {
      try mark?.render(in: CellRect(x: x + 1, y: rect.y, width: 1, height: 1), on: &canvas, context)
      x += 2
    }
    if let button {
      try button.render(
        in: CellRect(x: x + 1, y: rect.y, width: arrangement.button, height: 1), on: &canvas, context)
      x += 1 + arrangement.button
    }
    if arrangement.isBeside {
      try messages.first?.render(
        in: CellRect(x: x + 1, y: rect.y, width: arrangement.messageWidth, height: 1), on: &canvas, context)
      return
    }
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    var y = rect.y + 1
    for message in messages {
      let height = try message.measure(Proposal(width: arrangement.messageWidth), context).height
      canvas.put(FieldBodyNode.bullet, x: rect.x, y: y, clip: clip)
      try message.render(
        in: CellRect(
          x: rect.x + FieldBodyNode.bullet.count, y: y, width: arrangement.messageWidth, height: height),
        on: &canvas, context)
      y += height
    }
  }

  override func describe(_ description: inout NodeDescription) {
    description.state = isValid.map { $0 ? "valid" : "invalid" }
  }
}

/// A field in the row of a form or list: its label at the left, its line at the right, as wide as those above and below.
final class FieldRowNode: ViewNode {
  let label: ViewNode
  let body: FieldBodyNode

  init(label: ViewNode, body: FieldBodyNode, _ call: ViewCall) {
    self.label = label
    self.body = body
    super.init(call)
  }

  override var kind: String { "FieldRow" }
  override var children: [ViewNode] { [label, body] }

  /// The widths of label and line: the line has three fifths of the row, if that is not more than it needs.
  private func widths(_ width: Int?, _ context: LayoutContext) throws -> (label: Int, body: Int) {
    guard let width, width < Cells.most else { return (try label.ideal(context), FieldBodyNode.rowWidth) }
    let body = min(FieldBodyNode.rowWidth, max(width * 3 / 5, min(width, try self.body.minimum(context))))
    return (max(0, width - body - 1), body)
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let widths = try widths(proposal.width, context)
    let label = try label.measure(Proposal(width: widths.label), context)
    let body = try body.measure(Proposal(width: widths.body), context)
    return CellSize(width: widths.label + 1 + widths.body, height: max(label.height, body.height))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    min(8, try label.minimum(context)) + 1 + (try body.minimum(context))
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let widths = try widths(rect.width, context)
    let height = rect.height
    try label.render(
      in: CellRect(x: rect.x, y: rect.y, width: widths.label, height: height), on: &canvas, context)
    try body.render(
      in: CellRect(x: rect.x + rect.width - widths.body, y: rect.y, width: widths.body, height: height),
      on: &canvas, context)
  }
}
