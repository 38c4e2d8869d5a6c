import Lang
import TextLayout

/// Modifiers of lists and their rows.
enum ListModifiers {
  static func style(_ call: ViewCall) throws -> [ViewNode] {
    let style: ViewEnvironment.ListStyle =
      switch try call.symbol(1) {
      case "plain", "inset": .plain
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      case "sidebar": .sidebar
      default: .automatic
      }
    return try call.modified(in: call.environment.with(\.listStyle, style))
  }

  static func separator(_ call: ViewCall) throws -> [ViewNode] {
    let visibility: SeparatorVisibility =
      switch try call.symbol(1) {
      case "visible": .visible
      case "hidden": .hidden
      default: .automatic
      }
    let nodes = try ViewCall.flattened(
      try call.modified(in: call.environment.with(\.rowSeparator, visibility)))
    for node in nodes { node.traits.separator = visibility }
    return nodes
  }

  static func background(_ call: ViewCall) throws -> [ViewNode] {
    if call.environment.container == .none {
      call.warn("misplaced", "`.listRowBackground` has no effect outside a list or form")
    }
    let color = try StyleValue.color(call[1], tint: call.environment.tint, call, index: 1)
    let nodes = try call.modified()
    for node in nodes { node.traits.background = color }
    return nodes
  }

  static func alternating(_ call: ViewCall) throws -> [ViewNode] {
    try call.modified(in: call.environment.with(\.alternatesRows, try call.bool(1, default: true)))
  }

  /// `(3)` at the end of the row; after the view where there is no row. Nothing for nil, 0 and empty text.
  static func badge(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified()
    var text = call.text(1)
    if case .int(0) = call[1] { text = nil }
    guard let text, !text.isEmpty else { return nodes }
    if call.environment.rowOf != .none {
      for node in nodes { node.traits.badge = text }
      return nodes
    }
    return nodes.map { node in
      StackNode(
        .horizontal, alignment: .start, spacing: 1, nodes: [node, GlyphNode("(\(text))", call)],
        span: call.span,
        identity: node.identity, name: "Badge")
    }
  }
}
