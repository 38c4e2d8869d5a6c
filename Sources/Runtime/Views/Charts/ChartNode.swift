import Lang
import TextLayout

/// `Chart`: columns, bars, lines and points over axes, or a pie with its legend.
///
///     40 ┤      ▄▄▄▄
///     20 ┤┈┈┈┈┈┈████┈┈┈┈
///      0 ┼─▇▇▇▇─████─────
///          May   June
final class ChartNode: ViewNode {
  struct Options {
    var domain: (Double, Double)?
    var format = Value.null
    var showsX = true
    var showsY = true
    var showsLegend = true
  }

  let marks: [MarkNode]
  let options: Options
  private let call: ViewCall

  init(_ marks: [MarkNode], _ options: Options, _ call: ViewCall) {
    self.marks = marks
    self.options = options
    self.call = call
    super.init(call)
  }

  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let place = call.expansion.with(
      call.environment.with {
        $0.isChart = true; $0.rowOf = .none
      })
    var nodes: [ViewNode] = []
    if call.has(0) {
      let rows = try DataRows(call[0], keyPath: .null, content: call[1], expansion: place, span: call.span)
      nodes = try rows.all()
    } else {
      nodes = try ViewCall.flattened(try place.content(call[1]))
    }
    let marks = try nodes.map { node -> MarkNode in
      if let mark = node as? MarkNode { return mark }
      throw Failure(
        code: "misplaced", "a chart holds marks such as `BarMark(x: …, y: …)`, and this is a \(node.kind)",
        at: node.span)
    }
    var options = Options()
    let values = call.environment.values
    if case .range(let range)? = values[ChartModifiers.domainKey], let low = range.lower.asDouble,
      let high = range.upper.asDouble, low < high
    {
      options.domain = (low, high)
    }
    options.format = values[ChartModifiers.formatKey] ?? .null
    options.showsX = values[ChartModifiers.xKey] == nil
    options.showsY = values[ChartModifiers.yKey] == nil
    options.showsLegend = values[ChartModifiers.legendKey] == nil
    return [ChartNode(marks, options, call)]
  }

  override var kind: String { "Chart" }
  override var children: [ViewNode] { [] }

  var isPie: Bool { marks.contains { $0.shape == .sector } }

  /// Bars that lie: numbers along x, categories along y.
  var isLying: Bool {
    !isPie && marks.contains { $0.shape == .bar && $0.x?.number != nil && $0.y?.number == nil && $0.y != nil }
  }

  /// Names of series in order, for colours and the legend.
  lazy var series: [String] = {
    var names: [String] = []
    var seen: Set<String> = []
    for mark in marks { if let name = mark.series, seen.insert(name).inserted { names.append(name) } }
    return names
  }()
  private lazy var seriesNumbers = Dictionary(
    uniqueKeysWithValues: series.enumerated().map { ($0.element, $0.offset) })

  var legendRows: Int { options.showsLegend && !isPie && series.count > 1 ? 1 : 0 }

  static let palette = ["blue", "orange", "green", "red", "purple", "cyan", "brown", "pink"]
  /// Sectors and columns of several series differ without colour too.
  static let shades: [Character] = ["█", "░", "▓", "▒"]

  func color(_ mark: MarkNode, at index: Int) -> CellColor? {
    if let color = mark.color { return color }
    return CellColor(named: ChartNode.palette[index % ChartNode.palette.count])
  }

  func number(of mark: MarkNode) -> Int { mark.series.flatMap { seriesNumbers[$0] } ?? 0 }

  /// The text of a number beside the axis.
  func label(_ value: Double, _ scale: ChartScale) throws -> String {
    switch options.format {
    case .null:
      let rounded = (value * 1e6).rounded() / 1e6
      return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    case .symbol(let symbol) where symbol.name.text == "percent":
      return "\(Int((scale.fraction(value) * 100).rounded()))%"
    default:
      let given: Value = value == value.rounded() && abs(value) < 1e15 ? .int(Int(value)) : .float(value)
      return call.machine.text(try call.expansion.tracked { try call.machine.call(options.format, given) })
    }
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let width = proposal.isWidthOpen ? 60 : min(proposal.width ?? 60, 400)
    let ideal = isLying ? categories(\.y).count + 2 + legendRows : isPie ? 10 : 12 + legendRows
    return CellSize(width: width, height: proposal.isHeightOpen ? ideal : min(proposal.height ?? ideal, 200))
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 12 }
  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int { 4 }

  func categories(_ path: KeyPath<MarkNode, ChartValue?>) -> [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for mark in marks {
      if let value = mark[keyPath: path], seen.insert(value.text).inserted { names.append(value.text) }
    }
    return names
  }

  override func draw(in rect: CellRect, on canvas: inout TextLayout.Canvas, _ context: LayoutContext) throws {
    guard context.isVisible(rect, on: canvas), !rect.isEmpty else { return }
    try context.charge(marks.count + rect.width * rect.height / 16)
    var pen = ChartPen(
      canvas: canvas, clip: context.clip.map { $0.intersection(rect) } ?? rect, context: context)
    if marks.isEmpty {
      pen.put("no data", .dim, rect.x, rect.y)
    } else if isPie {
      drawPie(in: rect, with: &pen)
    } else {
      let plot = rect.inset(bottom: legendRows)
      if isLying { try drawBars(in: plot, with: &pen) } else { try drawColumns(in: plot, with: &pen) }
      if legendRows > 0 { drawLegend(x: rect.x, y: rect.bottom - 1, with: &pen) }
    }
    canvas = pen.canvas
  }

  private func drawLegend(x: Int, y: Int, with pen: inout ChartPen) {
    var x = x
    for (index, name) in series.enumerated() {
      guard let mark = marks.first(where: { $0.series == name }) else { continue }
      let style = color(mark, at: index).map { CellStyle.foreground($0) } ?? .plain
      let sign = mark.shape == .bar ? String(ChartNode.shades[index % 4]) : ChartNode.signs[index % 4]
      pen.put(sign, style, x, y)
      pen.put(name, .plain, x + 2, y)
      x += pen.width(name) + 4
    }
  }

  static let signs = ["●", "◆", "▲", "■"]

  override func describe(_ description: inout NodeDescription) {
    description.value = "\(marks.count) marks"
  }
}

/// A canvas with what every stroke of a chart needs.
struct ChartPen {
  var canvas: TextLayout.Canvas
  let clip: CellRect
  let context: LayoutContext

  func width(_ text: String) -> Int { context.width(of: text) }

  mutating func put(_ text: String, _ style: CellStyle, _ x: Int, _ y: Int, limit: Int = .max) {
    guard limit > 0 else { return }
    guard limit < .max, width(text) > limit else {
      canvas.put(text, style: style, x: x, y: y, clip: clip)
      return
    }
    let line = TextWrapping(width: limit, lineLimit: 1, ellipsis: context.ellipsis, policy: context.policy)
      .line(of: StyledText(text, style: style))
    canvas.put(line.text, x: x, y: y, clip: clip)
  }
}

/// Modifiers of charts: how the axes run and what they show.
enum ChartModifiers {
  static let domainKey = "\u{1}chartDomain"
  static let formatKey = "\u{1}chartFormat"
  static let xKey = "\u{1}chartX"
  static let yKey = "\u{1}chartY"
  static let legendKey = "\u{1}chartLegend"

  static func scale(_ call: ViewCall) throws -> [ViewNode] {
    guard case .range = call[1] else { throw call.mismatch(1, "a range of numbers") }
    return try set(call, domainKey, call[1])
  }

  static func yAxis(_ call: ViewCall) throws -> [ViewNode] {
    if try call.symbol(1) == "hidden" { return try set(call, yKey, .bool(true)) }
    return call.has(2) ? try set(call, formatKey, call[2]) : try call.modified(in: call.environment)
  }

  static func hide(_ call: ViewCall, _ key: String) throws -> [ViewNode] {
    try call.symbol(1) == "hidden" ? try set(call, key, .bool(true)) : try call.modified(in: call.environment)
  }

  private static func set(_ call: ViewCall, _ key: String, _ value: Value) throws -> [ViewNode] {
    try call.modified(in: call.environment.with { $0.values[key] = value })
  }
}
