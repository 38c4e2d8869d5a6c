import Lang
import TextLayout

/// `Spacer`: takes what is left along the axis of its stack.
final class SpacerNode: ViewNode {
  let minLength: Int
  let axis: Axis?

  init(minLength: Int, axis: Axis?, span: Span, identity: Identity) {
    self.minLength = minLength
    self.axis = axis
    super.init(span: span, identity: identity)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let axis = call.environment.stackAxis
    return [
      SpacerNode(
        minLength: Cells.clamp(try call.int(0) ?? (axis == .horizontal ? 1 : 0)), axis: axis, span: call.span,
        identity: call.expansion.identity)
    ]
  }

  override var kind: String { "Spacer" }
  override var isSpacer: Bool { true }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    CellSize(
      width: axis == .vertical ? 0 : max(minLength, proposal.width ?? minLength),
      height: axis == .horizontal ? 0 : max(minLength, proposal.height ?? minLength))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { axis == .vertical ? 0 : minLength }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    axis == .horizontal ? 0 : minLength
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {}
}

/// `Divider`: a rule across its stack.
final class DividerNode: ViewNode {
  let isVertical: Bool
  let style: CellStyle

  override init(_ call: ViewCall) {
    isVertical = call.environment.stackAxis == .horizontal
    style = call.environment.style.over(.dim)
    super.init(call)
  }

  override var kind: String { "Divider" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    isVertical
      ? CellSize(width: 1, height: proposal.height ?? 1) : CellSize(width: proposal.width ?? 1, height: 1)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 1 }
  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int { 1 }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    if isVertical {
      canvas.verticalLine(x: rect.x, y: rect.y, length: rect.height, style: style, clip: context.clip)
    } else {
      canvas.horizontalLine(x: rect.x, y: rect.y, length: rect.width, style: style, clip: context.clip)
    }
  }
}
