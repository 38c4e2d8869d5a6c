import Lang
import TextLayout

/// `ProgressView` and `Gauge`: a bar that is filled by halves of a cell, `━━━━━━━╸──────── 46%`.
enum ProgressViews {
  static func progress(_ call: ViewCall) throws -> [ViewNode] {
    let title = try LabelViews.title(call, text: 0, block: 4)
    guard let value = try call.double(1) else { return [spinner(call, title)] }
    let total = try call.double(2) ?? 1
    let fraction = try call.animated("value", fraction(value, 0, total))
    if let marker = call.text(5), !marker.isEmpty {
      let isReversed = try call.bool(6)
      let bar = MarkedBarNode(fraction: fraction, marker: marker, isReversed: isReversed, call)
      return try stacked(call, title, bar, label: 3)
    }
    let bar = BarNode(fraction: fraction, trailing: call.shown(percent(fraction)), call, kind: "ProgressView")
    return try stacked(call, title, bar, label: 3)
  }

  static func gauge(_ call: ViewCall) throws -> [ViewNode] {
    guard let value = try call.double(1) else { throw call.mismatch(1, "a number") }
    var lower = 0.0
    var upper = 1.0
    if case .range(let range) = call[2] {
      guard let low = range.lower.asDouble, let high = range.upper.asDouble else {
        throw call.mismatch(2, "a range of numbers")
      }
      (lower, upper) = (low, high)
    }
    let fraction = try call.animated("value", fraction(value, lower, upper))
    let text = call.has(2) ? call.machine.text(call[1]) : percent(fraction)
    let bar = BarNode(fraction: fraction, trailing: call.shown(text), call, kind: "Gauge")
    return try stacked(call, try LabelViews.title(call, text: 0, block: 4), bar, label: 3)
  }

  private static func fraction(_ value: Double, _ lower: Double, _ upper: Double) -> Double {
    let fraction = (value - lower) / (upper - lower)
    return fraction.isNaN ? 0 : min(1, max(0, fraction))
  }

  private static func percent(_ fraction: Double) -> String { "\(Int(fraction * 100 + 0.5))%" }

  private static func stacked(_ call: ViewCall, _ title: [ViewNode], _ bar: ViewNode, label: Int) throws
    -> [ViewNode]
  {
    var nodes: [ViewNode] = []
    if !title.isEmpty, !call.environment.labelsHidden { nodes.append(LabelViews.row(title, call)) }
    nodes.append(bar)
    if call.has(label) {
      let small = call.environment.with { $0.style.attributes.insert(.dim) }
      nodes += try call.content(label, takesText: true, in: small)
    }
    if nodes.count == 1 { return nodes }
    return [
      StackNode(
        .vertical, alignment: .start, spacing: 0, nodes: nodes, span: call.span,
        identity: call.expansion.identity)
    ]
  }

  /// Work of unknown length: a wheel that turns with the session's ticks.
  private static func spinner(_ call: ViewCall, _ title: [ViewNode]) -> ViewNode {
    let frame = Spinner.frame(call)
    let style = CellStyle.foreground(call.environment.tint ?? CellColor(named: "blue") ?? .default)
    return LabelViews.row([GlyphNode(frame, style: style, call)] + title, call, name: "ProgressView")
  }
}

/// The bar of a progress view, and what stands after it.
final class BarNode: ViewNode {
  let fraction: Double
  let trailing: String
  let style: CellStyle
  private let name: String

  init(fraction: Double, trailing: String, _ call: ViewCall, kind: String) {
    self.fraction = fraction
    self.trailing = trailing
    name = kind
    style = CellStyle.foreground(call.environment.tint ?? CellColor(named: "blue") ?? .default)
    super.init(call)
  }

  override var kind: String { name }

  /// One blank and at least four cells, so that bars below one another end together.
  private func trailingWidth(_ context: LayoutContext) -> Int { 1 + max(4, context.width(of: trailing)) }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    CellSize(width: proposal.width ?? 20 + trailingWidth(context), height: 1)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 4 + trailingWidth(context) }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    let width = max(0, rect.width - trailingWidth(context))
    let halves = Int(fraction * Double(width * 2) + 0.5)
    canvas.horizontalLine(x: rect.x, y: rect.y, length: halves / 2, glyph: "━", style: style, clip: clip)
    if halves % 2 == 1 {
      canvas.horizontalLine(
        x: rect.x + halves / 2, y: rect.y, length: 1, glyph: "╸", style: style, clip: clip)
    }
    let filled = (halves + 1) / 2
    canvas.horizontalLine(
      x: rect.x + filled, y: rect.y, length: max(0, width - filled), style: .dim, clip: clip)
    let textWidth = context.width(of: trailing)
    canvas.put(trailing, x: rect.x + max(0, rect.width - textWidth), y: rect.y, clip: clip)
  }

  override func describe(_ description: inout NodeDescription) { description.value = trailing }
}
