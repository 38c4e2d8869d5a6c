import Lang
import TextLayout

extension ChartNode {
  /// Where the parts of a chart with upright columns or lines stand.
  private struct Plot {
    let scale: ChartScale
    let rect: CellRect
    let names: [String]
    /// Where each of the names stands.
    let places: [String: Int]
    /// Numbers along x, where all are numbers and nothing is a column.
    let horizontal: ChartScale?

    /// The middle of a column's room, in parts of cells from the left.
    func middle(_ value: ChartValue?, _ index: Int) -> Double {
      if let horizontal, let number = value?.number {
        return horizontal.fraction(number) * Double(max(0, rect.width - 1))
      }
      return (Double(index) + 0.5) * Double(rect.width) / Double(max(1, names.count)) - 0.5
    }

    func column(_ index: Int) -> (start: Int, end: Int) {
      let count = max(1, names.count)
      return (rect.x + rect.width * index / count, rect.x + rect.width * (index + 1) / count)
    }
  }

  private var isContinuous: Bool {
    marks.allSatisfy { $0.shape != .bar && ($0.shape == .rule || $0.x?.number != nil) }
  }

  func drawColumns(in rect: CellRect, with pen: inout ChartPen) throws {
    let room = max(1, rect.height - (options.showsX ? 1 : 0))
    let values = marks.compactMap { $0.y?.number }
    let startsAtZero = marks.contains { $0.shape == .bar } || (values.min() ?? 0) >= 0
    let (scale, rows) = ChartScale.even(
      values, domain: options.domain, startsAtZero: startsAtZero, rows: room)
    let labels = options.showsY ? try scale.ticks.map { try label($0, scale) } : []
    let margin = options.showsY ? (labels.map { pen.width($0) }.max() ?? 0) + 2 : 0
    let area = CellRect(
      x: rect.x + margin, y: rect.y, width: max(1, rect.width - margin), height: rows)
    let numbers = marks.compactMap { $0.x?.number }
    var ends: (Double, Double)?
    if let first = numbers.min(), let last = numbers.max(), first < last { ends = (first, last) }
    let names = isContinuous ? [] : categories(\.x)
    let plot = Plot(
      scale: scale, rect: area, names: names,
      places: Dictionary(uniqueKeysWithValues: names.enumerated().map { ($0.element, $0.offset) }),
      horizontal: isContinuous
        ? ChartScale(numbers, domain: ends, startsAtZero: false, most: max(1, area.width / 12)) : nil)
    axis(plot, labels, rect, with: &pen)
    try drawUpright(plot, with: &pen)
    try drawLines(plot, with: &pen)
    for mark in marks where mark.shape == .rule {
      guard let value = mark.y?.number else { continue }
      let y = row(of: value, plot)
      let style = color(mark, at: number(of: mark)).map { CellStyle.foreground($0) } ?? .plain
      pen.canvas.horizontalLine(x: area.x, y: y, length: area.width, glyph: "╌", style: style, clip: pen.clip)
    }
    if options.showsX { self.names(plot, y: area.bottom, with: &pen) }
  }

  private func row(of value: Double, _ plot: Plot) -> Int {
    plot.rect.bottom - 1 - Int((plot.scale.fraction(value) * Double(max(0, plot.rect.height - 1))).rounded())
  }

  /// Ticks with their numbers, and a grid line at each.
  private func axis(_ plot: Plot, _ labels: [String], _ rect: CellRect, with pen: inout ChartPen) {
    let area = plot.rect
    if options.showsY {
      pen.canvas.verticalLine(x: area.x - 1, y: area.y, length: area.height, style: .dim, clip: pen.clip)
    }
    for (index, tick) in plot.scale.ticks.enumerated() {
      let y = row(of: tick, plot)
      let isZero = tick == max(0, plot.scale.lower)
      pen.canvas.horizontalLine(
        x: area.x, y: y, length: area.width, glyph: isZero ? "─" : "┈", style: .dim, clip: pen.clip)
      guard options.showsY, labels.indices.contains(index) else { continue }
      pen.put(isZero ? "┼" : "┤", .dim, area.x - 1, y)
      pen.put(labels[index], .plain, area.x - 2 - pen.width(labels[index]), y)
    }
  }

  /// The names of columns below them; where they have no room, every second, third and so on.
  private func names(_ plot: Plot, y: Int, with pen: inout ChartPen) {
    if let horizontal = plot.horizontal {
      for tick in horizontal.ticks {
        let text = tick == tick.rounded() ? "\(Int(max(-1e15, min(1e15, tick))))" : "\(tick)"
        let x = plot.rect.x + Int((horizontal.fraction(tick) * Double(max(0, plot.rect.width - 1))).rounded())
        pen.put(
          text, .plain, max(plot.rect.x, min(plot.rect.right - pen.width(text), x - pen.width(text) / 2)), y)
      }
      return
    }
    let widest = plot.names.map { pen.width($0) }.max() ?? 0
    let room = max(1, plot.rect.width / max(1, plot.names.count))
    let every =
      plot.names.count <= plot.rect.width / 4 || widest < room ? 1 : max(1, (min(widest, 12) + room) / room)
    for index in stride(from: 0, to: plot.names.count, by: every) {
      let (start, end) = plot.column(index)
      let own = min(
        (end - start) * every - (every == 1 && plot.names.count > 1 ? 1 : 0), plot.rect.right - start)
      let width = min(pen.width(plot.names[index]), max(1, own))
      let x = every == 1 ? start + max(0, end - start - 1 - width + 1) / 2 : start
      pen.put(plot.names[index], .plain, x, y, limit: max(1, own))
    }
  }

  // MARK: Columns

  private func drawUpright(_ plot: Plot, with pen: inout ChartPen) throws {
    let bars = marks.filter { $0.shape == .bar }
    guard !bars.isEmpty else { return }
    let groups = max(1, Set(bars.map { number(of: $0) }).count)
    let zero = plot.scale.fraction(max(plot.scale.lower, min(plot.scale.upper, 0)))
    for bar in bars {
      try pen.context.charge(1 + plot.rect.height / 4)
      guard let name = bar.x?.text, let index = plot.places[name], let value = bar.y?.number
      else { continue }
      let (start, end) = plot.column(index)
      let room = max(1, end - start - (end - start > 2 ? 1 : 0))
      let wide = min(room, 10 * groups)
      let left = start + (room - wide) / 2
      let group = number(of: bar)
      let x = left + wide * group / groups
      let right = max(x + 1, left + wide * (group + 1) / groups)
      let style = color(bar, at: group).map { CellStyle.foreground($0) } ?? .plain
      column(
        x..<right, from: zero, to: plot.scale.fraction(value), in: plot.rect,
        glyph: groups > 1 ? ChartNode.shades[group % 4] : "█", style, with: &pen)
    }
  }

  private static let eighths: [Character] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// A column between two heights; its upper end is drawn by eighths of a cell.
  private func column(
    _ columns: Range<Int>, from zero: Double, to value: Double, in rect: CellRect, glyph: Character,
    _ style: CellStyle, with pen: inout ChartPen
  ) {
    // A grid line stands in the middle of its row: a column that reaches it ends there.
    func eighths(_ fraction: Double) -> Int {
      fraction <= 0 ? 0 : Int((fraction * Double(rect.height - 1) * 8 + 4).rounded())
    }
    let low = eighths(min(zero, value))
    let high = zero == value ? low : eighths(max(zero, value))
    for row in 0..<rect.height {
      let bottom = row * 8
      let filled = min(8, high - bottom) - max(0, min(8, low - bottom))
      guard high > bottom, filled > 0 else { continue }
      let whole = high - bottom >= 8
      let sign: Character =
        whole ? glyph : glyph == "█" ? ChartNode.eighths[min(8, high - bottom)] : filled >= 4 ? glyph : "▁"
      for x in columns { pen.put(String(sign), style, x, rect.bottom - 1 - row) }
    }
  }

  // MARK: Lines and points

  private func drawLines(_ plot: Plot, with pen: inout ChartPen) throws {
    let groups = Dictionary(grouping: marks.filter { $0.shape == .line || $0.shape == .point }, by: \.series)
    for (index, group) in ([nil] + series.map { Optional($0) }).enumerated() {
      guard let marks = groups[group] else { continue }
      try pen.context.charge(marks.count + plot.rect.width)
      let line = marks.filter { $0.shape == .line }
      let own = max(0, index - 1)
      if !line.isEmpty {
        var grid = DotGrid(.braille, columns: plot.rect.width, rows: plot.rect.height)
        let points = line.compactMap { mark in point(of: mark, plot) }
        grid.outline(
          points.map { DotPoint(x: $0.x * 2 + 0.5, y: $0.y * Double(grid.height - 1)) }, isClosed: false)
        let style = color(line[0], at: own).map { CellStyle.foreground($0) } ?? .plain
        grid.draw(on: &pen.canvas, x: plot.rect.x, y: plot.rect.y, style: style, clip: pen.clip)
      }
      for mark in marks where mark.shape == .point {
        guard let place = point(of: mark, plot) else { continue }
        let style = color(mark, at: own).map { CellStyle.foreground($0) } ?? .plain
        let y = plot.rect.y + Int((place.y * Double(max(0, plot.rect.height - 1))).rounded())
        pen.put(ChartNode.signs[own % 4], style, plot.rect.x + Int(place.x.rounded()), y)
      }
    }
  }

  /// The column of a mark from the left, and how far down it lies, 0 to 1.
  private func point(of mark: MarkNode, _ plot: Plot) -> DotPoint? {
    guard let x = mark.x, let value = mark.y?.number else { return nil }
    let index = plot.horizontal == nil ? plot.places[x.text] ?? 0 : 0
    return DotPoint(x: plot.middle(x, index), y: 1 - plot.scale.fraction(value))
  }
}
