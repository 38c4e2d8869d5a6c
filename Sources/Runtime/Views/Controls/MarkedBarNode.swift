import Lang
import TextLayout

/// The bar of a progress view with a marker that moves along it, `━━━━━►─────────`: `ProgressView(value: 0.4, marker: "►")`.
///
/// No percentage: the marker says how far it is. `isReversed:` runs from right to left, `─────◄━━━━━━━━`.
final class MarkedBarNode: ViewNode {
  let fraction: Double
  let marker: String
  let isReversed: Bool
  private let style: CellStyle

  init(fraction: Double, marker: String, isReversed: Bool, _ call: ViewCall) {
    self.fraction = fraction
    self.marker = marker
    self.isReversed = isReversed
    style = CellStyle.foreground(call.environment.tint ?? CellColor(named: "blue") ?? .default)
    super.init(call)
  }

  override var kind: String { "ProgressView" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    CellSize(width: proposal.width ?? 20, height: 1)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    4 + TextWidth.cellWidth(marker, policy: context.policy)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    let own = min(rect.width, TextWidth.cellWidth(marker, policy: context.policy))
    let way = rect.width - own
    let gone = Int((fraction * Double(way)).rounded())
    let place = isReversed ? way - gone : gone
    let past = CellRect(x: isReversed ? place + own : 0, y: 0, width: gone, height: 1)
    let rest = CellRect(x: isReversed ? 0 : place + own, y: 0, width: way - gone, height: 1)
    canvas.horizontalLine(
      x: rect.x + past.x, y: rect.y, length: past.width, glyph: "━", style: style, clip: clip)
    canvas.horizontalLine(x: rect.x + rest.x, y: rect.y, length: rest.width, style: .dim, clip: clip)
    canvas.put(marker, style: style, x: rect.x + place, y: rect.y, clip: clip)
  }

  override func describe(_ description: inout NodeDescription) {
    description.value = "\(Int(fraction * 100 + 0.5))%"
  }
}
