import Foundation
import Lang
import TextLayout

extension ChartNode {
  // MARK: Bars that lie

  /// A bar a row: `Rent ━━━━━━ 1,200`, over an axis with ticks.
  func drawBars(in rect: CellRect, with pen: inout ChartPen) throws {
    let names = categories(\.y)
    let values = marks.compactMap { $0.x?.number }
    let left = options.showsY ? min(rect.width / 2, (names.map { pen.width($0) }.max() ?? 0) + 2) : 0
    let room = max(1, rect.height - (options.showsX ? 2 : 0))
    let rows = max(1, room / max(1, names.count))
    let area = CellRect(
      x: rect.x + left, y: rect.y, width: max(1, rect.width - left), height: min(room, rows * names.count))
    let scale = ChartScale(values, domain: options.domain, startsAtZero: true, most: max(1, area.width / 12))
    let labels = try scale.ticks.map { try label($0, scale) }
    func column(_ value: Double) -> Int {
      area.x + Int((scale.fraction(value) * Double(max(0, area.width - 1))).rounded())
    }
    for tick in scale.ticks where tick != scale.lower {
      pen.canvas.verticalLine(
        x: column(tick), y: area.y, length: area.height, glyph: "┊", style: .dim, clip: pen.clip)
    }
    if options.showsY {
      pen.canvas.verticalLine(x: area.x - 1, y: area.y, length: area.height, style: .dim, clip: pen.clip)
    }
    for (index, name) in names.enumerated() {
      let y = area.y + index * rows
      guard y < area.bottom else { break }
      try pen.context.charge(marks.count / 16)
      if options.showsY {
        pen.put(name, .plain, area.x - 2 - min(pen.width(name), left - 2), y, limit: left - 2)
      }
      let own = marks.filter { $0.shape == .bar && $0.y?.text == name }
      let thick = max(1, min(rows - (rows > 1 ? 1 : 0), rows / max(1, own.count)))
      for (place, bar) in own.enumerated() {
        let group = number(of: bar)
        let style = color(bar, at: group).map { CellStyle.foreground($0) } ?? .plain
        let zero = scale.fraction(max(scale.lower, min(scale.upper, 0)))
        for line in 0..<thick where y + place * thick + line < area.bottom {
          self.bar(
            from: zero, to: scale.fraction(bar.x?.number ?? 0), in: area, y: y + place * thick + line, group,
            style, with: &pen)
        }
      }
    }
    guard options.showsX else { return }
    let y = area.bottom
    pen.canvas.horizontalLine(x: area.x, y: y, length: area.width, style: .dim, clip: pen.clip)
    if options.showsY { pen.put("└", .dim, area.x - 1, y) }
    for (tick, text) in zip(scale.ticks, labels) {
      pen.put(tick == scale.lower && options.showsY ? "─" : "┴", .dim, column(tick), y)
      let x = min(area.right - pen.width(text), column(tick) - pen.width(text) / 2)
      pen.put(text, .plain, max(area.x, x), y + 1)
    }
  }

  private static let parts: [Character] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  private func bar(
    from zero: Double, to value: Double, in area: CellRect, y: Int, _ group: Int, _ style: CellStyle,
    with pen: inout ChartPen
  ) {
    func eighths(_ fraction: Double) -> Int {
      fraction <= 0 ? 0 : Int((fraction * Double(area.width - 1) * 8 + 4).rounded())
    }
    let low = eighths(min(zero, value))
    let high = zero == value ? low : eighths(max(zero, value))
    let glyph = series.count > 1 ? ChartNode.shades[group % 4] : "█"
    for column in 0..<area.width {
      let filled = min(8, high - column * 8) - max(0, low - column * 8)
      guard filled > 0, high > column * 8 else { continue }
      pen.put(
        String(filled >= 8 ? glyph : ChartNode.parts[max(1, min(7, filled))]), style, area.x + column, y)
    }
  }

  // MARK: A pie

  /// A disc in shades and colours, clockwise from the top, and what each of them means beside it.
  func drawPie(in rect: CellRect, with pen: inout ChartPen) {
    let sectors = marks.filter { $0.shape == .sector }
    let sizes = sectors.map { max(0, $0.x?.number ?? 0) }
    let total = sizes.reduce(0, +)
    let texts = sectors.map { $0.y?.text ?? "" }
    let legend = options.showsLegend ? (texts.map { pen.width($0) }.max() ?? 0) + 9 : 0
    let height = min(rect.height, max(3, (rect.width - legend) / 2))
    let width = min(height * 2, rect.width)
    guard total > 0, total.isFinite, width > 0 else { return pen.put("no data", .dim, rect.x, rect.y) }
    var ends: [Double] = []
    for size in sizes { ends.append((ends.last ?? 0) + size / total) }
    func sector(_ place: Double) -> Int { ends.firstIndex { place < $0 } ?? max(0, ends.count - 1) }
    // Neighbours differ, the last and the first too.
    func shade(_ index: Int) -> String {
      let isLast = index == sectors.count - 1 && index > 0 && index % 4 == 0
      return String(ChartNode.shades[isLast ? 1 : index % 4])
    }
    func style(_ index: Int) -> CellStyle {
      color(sectors[index], at: index).map { .foreground($0) } ?? .plain
    }
    let (cx, cy) = (Double(width) / 2, Double(height) / 2)
    for row in 0..<height {
      for column in 0..<width {
        let x = (Double(column) + 0.5 - cx) / cx
        let y = (Double(row) + 0.5 - cy) / cy
        guard x * x + y * y <= 1 else { continue }
        var turn = atan2(x, -y) / (2 * Double.pi)
        if turn < 0 { turn += 1 }
        let index = sector(turn)
        pen.put(shade(index), style(index), rect.x + column, rect.y + row)
      }
    }
    guard options.showsLegend else { return }
    let x = rect.x + width + 3
    let widest = texts.map { pen.width($0) }.max() ?? 0
    for (index, text) in texts.enumerated() where index < rect.height {
      let y = rect.y + index + max(0, height - texts.count) / 2
      pen.put(shade(index), style(index), x, y)
      let room = max(1, min(widest, rect.right - x - 8))
      pen.put(text, .plain, x + 2, y, limit: room)
      let percent = "\(Int((sizes[index] / total * 100).rounded()))%"
      pen.put(percent, .plain, x + 2 + room + 5 - pen.width(percent), y)
    }
  }
}
