import Lang
import TextLayout

/// `ToolbarItem`, `ToolbarItemGroup`, `ToolbarSpacer`: what stands in a page's bar. Neighbours form one group,
/// `[ Edit │ Share ]`, unless a spacer stands between them.
enum ToolbarViews {
  static func item(_ call: ViewCall) throws -> [ViewNode] {
    let placement = try call.symbol(0)
    let environment = placement == "secondaryAction" ? OverflowMenu.environment(call) : environment(call)
    return [
      ToolbarItemNode(try call.content(1, in: environment), placement: placement, spacer: nil, call)
    ]
  }

  static func group(_ call: ViewCall) throws -> [ViewNode] { try item(call) }

  static func spacer(_ call: ViewCall) throws -> [ViewNode] {
    let spacer: ToolbarItemNode.Spacer = try call.symbol(0) == "fixed" ? .fixed : .flexible
    return [ToolbarItemNode([], placement: try call.symbol(1), spacer: spacer, call)]
  }

  private static func environment(_ call: ViewCall) -> ViewEnvironment {
    StackNode.inner(call.environment, .horizontal).with { $0.isToolbar = true }
  }

  /// The bar at the bottom: its items, and the status in the middle of what they leave.
  static func bottom(_ items: [ToolbarItemNode], _ call: ViewCall) -> ViewNode? {
    let buttons = row(items.filter { $0.side == .bottom }, call)
    guard let status = row(items.filter { $0.side == .status }, call) else { return buttons }
    func spacer() -> ViewNode {
      SpacerNode(minLength: 1, axis: .horizontal, span: call.span, identity: call.expansion.identity)
    }
    return StackNode(
      .horizontal, alignment: .start, spacing: 1,
      nodes: [buttons, spacer(), status, spacer()].compactMap { $0 },
      span: call.span, identity: call.expansion.identity, name: "Toolbar")
  }

  /// Items as one view: groups with gaps between them. nil if there are none.
  static func row(_ items: [ToolbarItemNode], _ call: ViewCall) -> ViewNode? {
    var groups: [ViewNode] = []
    var current: [ViewNode] = []
    func close() {
      groups += joined(current, call)
      current = []
    }
    for item in items {
      guard let spacer = item.spacer else {
        current += item.nodes
        continue
      }
      close()
      if spacer == .flexible, !groups.isEmpty {
        groups.append(
          SpacerNode(minLength: 2, axis: .horizontal, span: item.span, identity: item.identity))
      }
    }
    close()
    while groups.last?.isSpacer == true { groups.removeLast() }
    if groups.isEmpty { return nil }
    if groups.count == 1, let only = groups.first { return only }
    let row = StackNode(
      .horizontal, alignment: .start, spacing: 1, nodes: groups, span: call.span,
      identity: call.expansion.identity,
      name: "Toolbar")
    return items.contains { $0.side == .bottom }
      ? row : FixedSizeNode(row, horizontal: true, vertical: false, span: call.span)
  }

  /// Buttons side by side share one pair of brackets; other views stand by themselves.
  private static func joined(_ nodes: [ViewNode], _ call: ViewCall) -> [ViewNode] {
    var result: [ViewNode] = []
    var buttons: [ViewNode] = []
    func close() {
      if buttons.isEmpty { return }
      var parts: [ViewNode] = []
      for button in buttons {
        if !parts.isEmpty { parts.append(GlyphNode("│", style: .dim, call)) }
        parts.append(button)
      }
      let row = StackNode(
        .horizontal, alignment: .start, spacing: 1, nodes: parts, span: call.span,
        identity: call.expansion.identity,
        name: "ToolbarGroup")
      result.append(BracketNode(row, open: "[ ", close: " ]"))
      buttons = []
    }
    for node in nodes {
      if let control = node as? ControlNode, control.isBare {
        buttons.append(node)
      } else {
        close()
        result.append(node)
      }
    }
    close()
    return result
  }
}

/// An item of a toolbar, on its way to the page.
final class ToolbarItemNode: ViewNode {
  enum Side {
    case leading, trailing, principal, bottom
    /// In the middle of the bottom bar.
    case status
    /// In a menu at the end.
    case overflow
  }
  enum Spacer { case fixed, flexible }

  let nodes: [ViewNode]
  let side: Side
  let spacer: Spacer?

  init(_ nodes: [ViewNode], placement: String?, spacer: Spacer?, _ call: ViewCall) {
    self.nodes = nodes
    self.spacer = spacer
    side = ToolbarItemNode.side(placement)
    super.init(call)
  }

  override var kind: String { spacer == nil ? "ToolbarItem" : "ToolbarSpacer" }
  override var children: [ViewNode] { nodes }

  private static func side(_ placement: String?) -> Side {
    switch placement {
    case "topBarLeading", "navigationBarLeading", "leading", "navigation", "cancellationAction": .leading
    case "principal", "title": .principal
    case "bottomBar", "bottom": .bottom
    case "status": .status
    case "secondaryAction": .overflow
    default: .trailing
    }
  }
}
