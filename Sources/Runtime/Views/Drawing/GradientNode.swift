import Foundation
import Lang
import TextLayout

/// `LinearGradient`, `RadialGradient`, `AngularGradient`: a place filled with colours that go over into one another. Text
/// without colour shows `█`.
final class GradientNode: ViewNode {
  enum Direction {
    /// From one point of the unit square to another.
    case linear(from: DotPoint, to: DotPoint)
    case radial, angular
  }

  private let direction: Direction
  private let colors: [CellColor]

  init(_ direction: Direction, _ colors: [CellColor], _ call: ViewCall) {
    self.direction = direction
    self.colors = colors
    super.init(call)
  }

  static func linear(_ call: ViewCall) throws -> [ViewNode] {
    let from = unit(try call.symbol(1) ?? "top"), to = unit(try call.symbol(2) ?? "bottom")
    return [GradientNode(.linear(from: from, to: to), try colors(call), call)]
  }

  static func radial(_ call: ViewCall) throws -> [ViewNode] {
    [GradientNode(.radial, try colors(call), call)]
  }

  static func angular(_ call: ViewCall) throws -> [ViewNode] {
    [GradientNode(.angular, try colors(call), call)]
  }

  private static func colors(_ call: ViewCall) throws -> [CellColor] {
    guard case .list(let list) = call[0], !list.elements.isEmpty else {
      throw call.mismatch(0, "a list of colours such as [.red, .yellow]")
    }
    return try list.elements.map {
      try StyleValue.color($0, tint: call.environment.tint, call, index: 0) ?? .default
    }
  }

  /// `.topLeading` as a point of the unit square.
  private static func unit(_ name: String) -> DotPoint {
    let lower = name.lowercased()
    let x = lower.hasSuffix("leading") ? 0.0 : lower.hasSuffix("trailing") ? 1 : 0.5
    let y = lower.hasPrefix("top") ? 0.0 : lower.hasPrefix("bottom") ? 1 : 0.5
    return DotPoint(x: x, y: y)
  }

  override var kind: String { "Gradient" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    CellSize(
      width: proposal.isWidthOpen ? 10 : proposal.width ?? 10,
      height: proposal.isHeightOpen ? 1 : proposal.height ?? 1)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 1 }
  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int { 1 }

  /// Where on its way through the colours a cell is.
  private func place(_ column: Int, _ row: Int, _ size: CellSize) -> Double {
    let x = (Double(column) + 0.5) / Double(max(1, size.width))
    let y = (Double(row) + 0.5) / Double(max(1, size.height))
    switch direction {
    case .linear(let from, let to):
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      let length = dx * dx + dy * dy
      return length == 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / length
    case .radial:
      return 2 * ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5)).squareRoot()
    case .angular:
      // Clockwise from the right, as SwiftUI has it; a cell is twice as high as it is wide.
      let angle = atan2((y - 0.5) * Double(size.height) * 2, (x - 0.5) * Double(size.width))
      return (angle < 0 ? angle + 2 * Double.pi : angle) / (2 * Double.pi)
    }
  }

  override func draw(in rect: CellRect, on canvas: inout TextLayout.Canvas, _ context: LayoutContext) throws {
    let shown = (context.clip.map { $0.intersection(rect) } ?? rect).intersection(
      CellRect(x: 0, y: 0, width: canvas.width, height: canvas.heightLimit))
    guard !shown.isEmpty else { return }
    try context.charge(shown.width * shown.height / 16)
    for y in shown.y..<shown.bottom {
      for x in shown.x..<shown.right {
        let color = CellColor.mixed(colors, at: place(x - rect.x, y - rect.y, rect.size))
        canvas.put("█", style: .foreground(color), x: x, y: y)
      }
    }
  }
}

/// `mask { … }`: of the view only what lies under the mask. A filled view (a gradient) lends the mask its colours, and the
/// mask's glyphs are shown.
final class MaskNode: WrapperNode {
  private let mask: ViewNode

  init(_ child: ViewNode, mask: ViewNode) {
    self.mask = mask
    super.init(child)
  }

  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified()
    let masks = try call.content(1)
    let mask =
      masks.count == 1
      ? masks[0]
      : StackNode(
        .vertical, alignment: .start, spacing: 0, nodes: masks, span: call.span,
        identity: call.expansion.identity)
    return nodes.map { MaskNode($0, mask: mask) }
  }

  override var kind: String { "Mask" }
  override var children: [ViewNode] { [child, mask] }

  /// A gradient has no size of its own: the mask has.
  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try (child is GradientNode ? mask : child).measure(proposal, context)
  }

  override func draw(in rect: CellRect, on canvas: inout TextLayout.Canvas, _ context: LayoutContext) throws {
    guard context.isVisible(rect, on: canvas), rect.width * rect.height <= context.session.limits.cells else {
      return
    }
    let content = try aside(child, rect.size, context)
    let shape = try aside(mask, rect.size, context)
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    for y in 0..<rect.height {
      for x in 0..<rect.width {
        guard let hole = shape.cell(x: x, y: y), hole.width > 0, hole.text != " ",
          let cell = content.cell(x: x, y: y), cell.width > 0
        else { continue }
        let glyph = cell.text == "█" ? hole.text : cell.text
        canvas.put(glyph, style: cell.style, x: rect.x + x, y: rect.y + y, clip: clip)
      }
    }
  }

  private func aside(_ node: ViewNode, _ size: CellSize, _ context: LayoutContext) throws -> TextLayout.Canvas
  {
    var canvas = TextLayout.Canvas(
      width: size.width, height: size.height, policy: context.policy, heightLimit: size.height)
    try context.charge(size.width * size.height / 16)
    try node.render(in: CellRect(size: size), on: &canvas, LayoutContext(session: context.session))
    return canvas
  }
}

/// Modifiers of figures.
enum ShapeModifiers {
  /// `fill(.red)`
  static func fill(_ call: ViewCall) throws -> [ViewNode] { try paint(call, isStroked: false) }

  /// `stroke(.red)`: only the outline.
  static func stroke(_ call: ViewCall) throws -> [ViewNode] { try paint(call, isStroked: true) }

  private static func paint(_ call: ViewCall, isStroked: Bool) throws -> [ViewNode] {
    let color = call.has(1) ? try StyleValue.color(call[1], tint: call.environment.tint, call, index: 1) : nil
    return try call.modified(
      in: call.environment.with {
        if case .symbol(let symbol) = call[1], symbol.name.text == "clear", !isStroked {
          $0.shape.isErasing = true
        } else {
          $0.shape.isStroked = isStroked
        }
        if let color { $0.shape.color = color }
      })
  }

  /// `rotationEffect(45)`, in degrees, or `.degrees(45)` and `.radians(0.8)`: turns figures about their middle.
  static func rotation(_ call: ViewCall) throws -> [ViewNode] {
    let degrees: Double?
    switch call[1] {
    case .symbol(let symbol) where symbol.name.text == "degrees": degrees = symbol.arguments.first?.asDouble
    case .symbol(let symbol) where symbol.name.text == "radians":
      degrees = symbol.arguments.first?.asDouble.map { $0 * 180 / Double.pi }
    case let value: degrees = value.asDouble
    }
    guard let degrees, degrees.isFinite else { throw call.mismatch(1, "a number of degrees") }
    let turned = try call.animated("rotation", degrees)
    return try call.modified(in: call.environment.with { $0.shape.rotation += turned })
  }
}
