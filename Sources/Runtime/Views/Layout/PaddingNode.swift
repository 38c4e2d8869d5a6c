import Lang
import TextLayout

/// `padding`: blank cells round a view.
///
/// A row is about as high as two columns are wide, so a length that is meant for all edges counts half in rows:
/// `.padding(1)` gives a column on both sides, `.padding(2)` two columns and a row. Edges that are named get as
/// many cells as are said.
final class PaddingNode: WrapperNode {
  struct Insets {
    var top = 0
    var bottom = 0
    var leading = 0
    var trailing = 0
    var horizontal: Int { leading + trailing }
    var vertical: Int { top + bottom }
  }

  let insets: Insets

  init(_ child: ViewNode, _ insets: Insets, span: Span? = nil) {
    self.insets = insets
    super.init(child, span: span)
  }

  static func apply(_ call: ViewCall) throws -> [ViewNode] {
    let insets = try insets(call)
    return try call.modified().map { PaddingNode($0, insets, span: call.span) }
  }

  private static func insets(_ call: ViewCall) throws -> Insets {
    var insets = Insets()
    let length = min(try call.length(2) ?? 1, 10_000)
    switch call[1] {
    case .null: all(call.has(2) ? length : 1, &insets)
    case .symbol(let symbol): try edge(symbol.name.text, length, call, &insets)
    case .list(let list):
      for case .symbol(let symbol) in list.elements { try edge(symbol.name.text, length, call, &insets) }
    default:
      guard let length = try call.length(1) else { throw call.mismatch(1, "a number or edges") }
      all(min(length, 10_000), &insets)
    }
    return insets
  }

  private static func all(_ length: Int, _ insets: inout Insets) {
    insets = Insets(top: length / 2, bottom: length / 2, leading: length, trailing: length)
  }

  private static func edge(_ name: String, _ length: Int, _ call: ViewCall, _ insets: inout Insets) throws {
    switch name {
    case "all": all(length, &insets)
    case "top": insets.top = length
    case "bottom": insets.bottom = length
    case "leading": insets.leading = length
    case "trailing": insets.trailing = length
    case "horizontal": (insets.leading, insets.trailing) = (length, length)
    case "vertical": (insets.top, insets.bottom) = (length, length)
    default:
      let edges = ["top", "bottom", "leading", "trailing", "horizontal", "vertical", "all"]
      throw Failure(
        code: "symbol", "`.\(name)` is not an edge",
        hint: Suggestions.hint(for: name, in: edges)
          ?? "edges are `.top .bottom .leading .trailing .horizontal .vertical .all`", at: call.span)
    }
  }

  override var kind: String { "Padding" }

  override func sizeThatFits(_ proposal: Proposal, _ context: LayoutContext) throws -> CellSize {
    try child.measure(proposal.inset(horizontal: insets.horizontal, vertical: insets.vertical), context)
      .grown(horizontal: insets.horizontal, vertical: insets.vertical)
  }

  override func minimumWidth(_ context: LayoutContext) throws -> Int {
    try child.minimum(context) + insets.horizontal
  }

  override func minimumHeight(width: Int?, _ context: LayoutContext) throws -> Int {
    try child.leastHeight(width: Cells.subtract(insets.horizontal, from: width), context) + insets.vertical
  }

  override func draw(in rect: CellRect, on canvas: inout Canvas, _ context: LayoutContext) throws {
    // The blanks give way before the view does.
    let room = try child.minimum(context)
    let spare = max(0, rect.width - room)
    let leading = insets.horizontal <= rect.width ? insets.leading : min(insets.leading, spare / 2)
    let trailing = insets.horizontal <= rect.width ? insets.trailing : min(insets.trailing, spare - leading)
    try child.render(
      in: rect.inset(left: leading, top: insets.top, right: trailing, bottom: insets.bottom), on: &canvas,
      context)
  }
}
