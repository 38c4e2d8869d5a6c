import Foundation
import Lang
import TextLayout

/// A figure: in a `Canvas` where its points say, elsewhere as large as its frame.
///
/// `Circle()`, `Ellipse()`, `Rectangle()`, `Line(from: [0, 0], to: [9, 5])`, `Path([[0, 0], [9, 5], [0, 9]])`
final class ShapeNode: ViewNode {
  enum Geometry {
    /// Round a centre, or in the middle of the room.
    case ellipse(center: DotPoint?, radii: (x: Double, y: Double)?, isCircle: Bool)
    case rectangle(origin: DotPoint?, size: (width: Double, height: Double)?)
    case line(from: DotPoint?, to: DotPoint?)
    case path([DotPoint], isClosed: Bool)
  }

  private let geometry: Geometry
  private let paint: ShapePaint
  private let style: CellStyle
  private let rotation: Double
  private let name: String

  init(_ geometry: Geometry, name: String, _ call: ViewCall) {
    self.geometry = geometry
    self.name = name
    paint = call.environment.shape
    style = call.environment.style
    rotation = call.environment.shape.rotation
    super.init(call)
  }

  override var kind: String { name }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    let width = proposal.width ?? 10
    let height = proposal.height ?? max(1, width / 2)
    return CellSize(
      width: width >= Cells.most ? 10 : width, height: height >= Cells.most ? max(1, width / 2) : height)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int { 1 }
  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int { 1 }

  override func draw(in rect: CellRect, on canvas: inout TextLayout.Canvas, _ context: LayoutContext) throws {
    guard context.isVisible(rect, on: canvas) else { return }
    var grid = DotGrid(.braille, columns: rect.width, rows: rect.height)
    try paint(on: &grid, context)
    grid.draw(
      on: &canvas, x: rect.x, y: rect.y, style: style,
      clip: context.clip.map { $0.intersection(rect) } ?? rect)
  }

  /// Draws the figure in a picture.
  func paint(on grid: inout DotGrid, _ context: LayoutContext) throws {
    let points = turned(points(grid))
    try context.charge(1 + points.count + grid.width * grid.height / 256)
    let color = paint.color ?? style.foreground
    if paint.isErasing {
      grid.erase(points)
      if !paint.isStroked { return }
    }
    if isOpen || paint.isStroked {
      grid.outline(points, isClosed: !isOpen, color)
    } else {
      grid.fill(points, color)
    }
  }

  private var isOpen: Bool {
    switch geometry {
    case .line: true
    case .path(_, let isClosed): !isClosed
    case .ellipse, .rectangle: false
    }
  }

  private func points(_ grid: DotGrid) -> [DotPoint] {
    let (right, bottom) = (Double(max(0, grid.width - 1)), Double(max(0, grid.height - 1)))
    switch geometry {
    case .ellipse(let center, let radii, let isCircle):
      let center = center ?? DotPoint(x: right / 2, y: bottom / 2)
      var radii = radii ?? (right / 2, bottom / 2)
      if isCircle { radii = (min(radii.x, radii.y), min(radii.x, radii.y)) }
      return ShapeNode.ellipse(center, radii)
    case .rectangle(let origin, let size):
      let origin = origin ?? DotPoint(x: 0, y: 0)
      let size = size ?? (right - origin.x + 1, bottom - origin.y + 1)
      let (x, y) = (origin.x + max(0, size.width - 1), origin.y + max(0, size.height - 1))
      return [
        origin, DotPoint(x: x, y: origin.y), DotPoint(x: x, y: y), DotPoint(x: origin.x, y: y),
      ]
    case .line(let from, let to):
      return [from ?? DotPoint(x: 0, y: 0), to ?? DotPoint(x: right, y: bottom)]
    case .path(let points, _): return points
    }
  }

  private static func ellipse(_ center: DotPoint, _ radii: (x: Double, y: Double)) -> [DotPoint] {
    let size = max(abs(radii.x), abs(radii.y))
    if size < 0.75 { return [center] }
    let count = Int(max(12, min(720, size * 6)))
    return (0..<count).map { index in
      let angle = Double(index) / Double(count) * 2 * Double.pi
      return DotPoint(x: center.x + cos(angle) * radii.x, y: center.y + sin(angle) * radii.y)
    }
  }

  private func turned(_ points: [DotPoint]) -> [DotPoint] {
    guard rotation != 0, let first = points.first else { return points }
    var (low, high) = (first, first)
    for point in points {
      low = DotPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = DotPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let center = DotPoint(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
    let radians = rotation * Double.pi / 180
    return points.map { $0.rotated(by: radians, sine: sin(radians), cosine: cos(radians), around: center) }
  }
}

/// How figures are drawn: handed down like the style of text.
struct ShapePaint: Equatable {
  var color: CellColor?
  var isStroked = false
  /// `fill(.clear)`: what lies under it is taken away.
  var isErasing = false
  /// Degrees, clockwise.
  var rotation = 0.0
}

/// The figures of the language.
enum ShapeViews {
  static func circle(_ call: ViewCall) throws -> [ViewNode] {
    let radius = try finite(call, 1)
    let geometry = ShapeNode.Geometry.ellipse(
      center: try point(call, 0), radii: radius.map { ($0, $0) }, isCircle: true)
    return [ShapeNode(geometry, name: "Circle", call)]
  }

  static func ellipse(_ call: ViewCall) throws -> [ViewNode] {
    var radii: (x: Double, y: Double)?
    if let width = try finite(call, 1), let height = try finite(call, 2) { radii = (width / 2, height / 2) }
    return [
      ShapeNode(.ellipse(center: try point(call, 0), radii: radii, isCircle: false), name: "Ellipse", call)
    ]
  }

  static func rectangle(_ call: ViewCall) throws -> [ViewNode] {
    var size: (width: Double, height: Double)?
    if let width = try finite(call, 1), let height = try finite(call, 2) { size = (width, height) }
    return [ShapeNode(.rectangle(origin: try point(call, 0), size: size), name: "Rectangle", call)]
  }

  static func line(_ call: ViewCall) throws -> [ViewNode] {
    [ShapeNode(.line(from: try point(call, 0), to: try point(call, 1)), name: "Line", call)]
  }

  static func path(_ call: ViewCall) throws -> [ViewNode] {
    guard case .list(let list) = call[0] else {
      throw call.mismatch(0, "a list of points such as [[0, 0], [9, 5]]")
    }
    let points = try list.elements.map { element -> DotPoint in
      guard let point = point(element) else {
        throw call.mismatch(0, "a list of points such as [[0, 0], [9, 5]]")
      }
      return point
    }
    return [ShapeNode(.path(points, isClosed: try call.bool(1)), name: "Path", call)]
  }

  private static func finite(_ call: ViewCall, _ index: Int) throws -> Double? {
    guard let number = try call.double(index) else { return nil }
    guard number.isFinite else { throw call.mismatch(index, "a finite number") }
    return number
  }

  private static func point(_ call: ViewCall, _ index: Int) throws -> DotPoint? {
    guard call.has(index) else { return nil }
    guard let point = point(call[index]) else { throw call.mismatch(index, "a point such as [12, 5]") }
    return point
  }

  /// `[x, y]`, or a record with these fields.
  static func point(_ value: Value) -> DotPoint? {
    let parts: (Value, Value)
    switch value {
    case .list(let list) where list.elements.count == 2: parts = (list.elements[0], list.elements[1])
    case .record(let record):
      guard let x = record["x"], let y = record["y"] else { return nil }
      parts = (x, y)
    default: return nil
    }
    guard let x = parts.0.asDouble, let y = parts.1.asDouble, x.isFinite, y.isFinite else { return nil }
    return DotPoint(x: x, y: y)
  }
}
