import Lang
import TextLayout

/// A mark of a chart, on its way to it: `BarMark(x: "May", y: 12)`.
final class MarkNode: ViewNode {
  enum Shape: String {
    case bar = "BarMark", line = "LineMark", point = "PointMark", sector = "SectorMark", rule = "RuleMark"
  }

  let shape: Shape
  let x: ChartValue?
  let y: ChartValue?
  let series: String?
  let color: CellColor?

  private init(_ shape: Shape, x: ChartValue?, y: ChartValue?, series: String?, _ call: ViewCall) {
    self.shape = shape
    self.x = x
    self.y = y
    self.series = series
    color = call.environment.style.foreground
    super.init(call)
  }

  /// `x:`, `y:` and `series:` at 0, 1 and 2.
  static func make(_ shape: Shape, _ call: ViewCall) throws -> [ViewNode] {
    guard call.environment.isChart else {
      throw Failure(
        code: "misplaced", "`\(shape.rawValue)` stands in a chart", hint: "`Chart { \(shape.rawValue)(…) }`",
        at: call.span)
    }
    let series = call.has(2) ? ChartValue(call[2], call).text : nil
    func value(_ index: Int) throws -> ChartValue? {
      guard call.has(index) else { return nil }
      var value = ChartValue(call[index], call)
      if let number = value.number {
        guard number.isFinite else { throw call.mismatch(index, "a finite number") }
        value.number = try call.animated("value \(index)", number)
      }
      return value
    }
    return [MarkNode(shape, x: try value(0), y: try value(1), series: series, call)]
  }

  /// `SectorMark(angle: 12, label: "Rent")`
  static func sector(_ call: ViewCall) throws -> [ViewNode] {
    guard let mark = try make(.sector, call).first as? MarkNode, let size = mark.x?.number, size >= 0 else {
      throw call.mismatch(0, "a number that is not below 0")
    }
    return [mark]
  }

  override var kind: String { shape.rawValue }
}

/// What a mark says of one axis: a number, or a category; `.value("Sales", 12)` names the axis as well.
struct ChartValue {
  /// Nil for a category.
  var number: Double?
  let text: String
  let axis: String?

  init(_ value: Value, _ call: ViewCall) {
    var value = value
    var axis: String?
    if case .symbol(let symbol) = value, symbol.name.text == "value", symbol.arguments.count == 2 {
      axis = call.machine.text(symbol.arguments[0])
      value = symbol.arguments[1]
    }
    self.axis = axis
    number = value.kind.isSubset(of: .number) ? value.asDouble : nil
    var text = call.machine.text(value)
    if case .symbol = value, text.hasPrefix(".") { text.removeFirst() }
    self.text = text
  }
}
