import Lang
import TextLayout

/// `ForEach`: views for each element of data. As the content of a list its rows are made when they come into sight.
enum ForEachViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let isLazy = call.environment.rowOf != .none
    let rows = try DataRows(
      call[0], keyPath: call[1], content: call[2], isLazy: isLazy, expansion: call.expansion, span: call.span)
    return isLazy ? [LazyRowsNode(rows, call)] : try rows.kept()
  }
}

/// The rows of a `ForEach` within a list, which asks for them one by one.
final class LazyRowsNode: ViewNode {
  let rows: DataRows
  /// What `.onMove` and `.onDelete` do.
  var editing = RowEditing()

  init(_ rows: DataRows, _ call: ViewCall) {
    self.rows = rows
    super.init(call)
  }

  override var kind: String { "ForEach" }
}
