import Lang
import TextLayout

/// The row of seven days.
final class DayPickerNode: ViewNode {
  struct Slot {
    let letter: String
    let short: String
    let control: Control
  }

  private let slots: [Slot]
  private let isSeveral: Bool
  private let style: CellStyle
  private let tint: CellColor?

  init(_ slots: [Slot], isSeveral: Bool, _ call: ViewCall) {
    self.slots = slots
    self.isSeveral = isSeveral
    style = call.environment.style
    tint = call.environment.tint
    super.init(call)
  }

  override var kind: String { "Days" }

  /// The cells of each slot's name: short names for one day if there is room, letters otherwise.
  private func name(_ slot: Slot, isShort: Bool) -> String { isShort ? slot.short : slot.letter }

  private func width(isShort: Bool, _ context: LayoutContext) -> Int {
    slots.map { context.width(of: name($0, isShort: isShort)) }.max() ?? 1
  }

  private func total(_ name: Int, gap: Int = 1) -> Int { slots.count * (name + 2) + (slots.count - 1) * gap }

  /// Short names with gaps, letters with gaps, or letters alone: what fits.
  private func fitting(_ width: Int?, _ context: LayoutContext) -> (isShort: Bool, gap: Int, total: Int) {
    let short = total(self.width(isShort: true, context))
    if !isSeveral, short <= width ?? short { return (true, 1, short) }
    let letter = self.width(isShort: false, context)
    let gap = total(letter) <= width ?? Cells.most ? 1 : 0
    return (false, gap, total(letter, gap: gap))
  }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    CellSize(width: fitting(proposal.width, context).total, height: 1)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    total(width(isShort: false, context), gap: 0)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    let clip = context.clip.map { $0.intersection(rect) } ?? rect
    let (isShort, gap, _) = fitting(rect.width, context)
    let width = width(isShort: isShort, context)
    var x = rect.x
    for slot in slots {
      let name = name(slot, isShort: isShort)
      let isSelected = slot.control.value != nil
      let place = CellRect(x: x, y: rect.y, width: width + 2, height: 1)
      context.register(slot.control, at: place, within: rect)
      var style = self.style
      if isSelected { style = CellStyle(.bold, foreground: tint).over(style) }
      if !slot.control.isEnabled { style = CellStyle.dim.over(style) }
      let edges = isSelected ? ("[", "]") : slot.control.isEnabled ? (" ", " ") : ("·", "·")
      canvas.put(edges.0, style: style, x: x, y: rect.y, clip: clip)
      canvas.put(name, style: style, x: x + 1 + (width - context.width(of: name)) / 2, y: rect.y, clip: clip)
      canvas.put(edges.1, style: style, x: x + width + 1, y: rect.y, clip: clip)
      x += width + 2 + gap
    }
  }
}
