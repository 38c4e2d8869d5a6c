import Lang
import TextLayout

/// What modifiers say of a cell of a grid.
struct GridCellSettings {
  /// `gridCellColumns(2)`
  var columns = 1
  /// `gridCellUnsizedAxes(.horizontal)`: takes the room that the others need, and asks for none.
  var isUnsizedHorizontally = false
  var isUnsizedVertically = false
  /// `gridColumnAlignment(.trailing)`, for the cell's whole column.
  var columnAlignment: StackNode.Alignment?
  /// `gridCellAnchor(.topLeading)`, for this cell alone.
  var anchor: Placement?
}

/// A cell with settings; in any other place only its view.
final class GridCellNode: WrapperNode {
  var settings: GridCellSettings

  init(_ child: ViewNode, _ settings: GridCellSettings) {
    self.settings = settings
    super.init(child)
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    try child.render(in: rect, on: &canvas, context)
  }

  /// The settings of a view, wherever among its modifiers they stand.
  static func settings(of node: ViewNode) -> GridCellSettings {
    var node = node
    for _ in 0..<64 {
      if let cell = node as? GridCellNode { return cell.settings }
      guard let wrapper = node as? WrapperNode else { break }
      node = wrapper.child
    }
    return GridCellSettings()
  }
}

/// Modifiers of the cells of a grid.
enum GridModifiers {
  static func columns(_ call: ViewCall) throws -> [ViewNode] {
    let count = try call.int(1) ?? 1
    guard count >= 1 else {
      throw Failure(
        code: "argument", "a cell spans at least 1 column, not \(count)", at: call.span)
    }
    return try change(call) { $0.columns = min(count, GridLayout.mostColumns) }
  }

  static func unsizedAxes(_ call: ViewCall) throws -> [ViewNode] {
    var names: [String] = []
    switch call[1] {
    case .symbol(let symbol): names = [symbol.name.text]
    case .list(let list):
      for element in list.elements {
        guard case .symbol(let symbol) = element else { throw call.mismatch(1, "a list of axes") }
        names.append(symbol.name.text)
      }
    default: throw call.mismatch(1, "`.horizontal`, `.vertical` or both in a list")
    }
    for name in names where name != "horizontal" && name != "vertical" {
      throw Failure(
        code: "symbol", "`.\(name)` is not an axis", hint: "axes are `.horizontal` and `.vertical`",
        at: call.span)
    }
    return try change(call) {
      if names.contains("horizontal") { $0.isUnsizedHorizontally = true }
      if names.contains("vertical") { $0.isUnsizedVertically = true }
    }
  }

  static func columnAlignment(_ call: ViewCall) throws -> [ViewNode] {
    let alignment = StackNode.horizontalAlignment(try call.symbol(1))
    return try change(call) { $0.columnAlignment = alignment }
  }

  static func anchor(_ call: ViewCall) throws -> [ViewNode] {
    let anchor = Placement(try call.symbol(1))
    return try change(call) { $0.anchor = anchor }
  }

  private static func change(_ call: ViewCall, _ body: (inout GridCellSettings) -> Void) throws -> [ViewNode]
  {
    try call.modified().map { node in
      var settings = GridCellNode.settings(of: node)
      body(&settings)
      return GridCellNode(node, settings)
    }
  }
}
