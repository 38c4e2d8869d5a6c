import Lang
import TextLayout

/// `TabView` and `Tab`: one of several contents, with a bar below it that says which; as `.page`, with dots.
enum TabViews {
  /// A tab within a tab view: its content is made only if it is chosen.
  static func tab(_ call: ViewCall) throws -> [ViewNode] {
    let isSearch = try call.symbol(3) == "search"
    let environment = StackNode.inner(call.environment, .horizontal).with { $0.tabs = nil }
    let labelled = ViewCall(
      view: call.view, expansion: call.expansion.with(environment), occurrence: call.occurrence)
    var title = try LabelViews.title(labelled, text: 0, block: 4)
    if title.isEmpty, isSearch {
      title = [TextNode(StyledText("Search"), span: call.span, expansion: labelled.expansion)]
    }
    let symbol = call.text(1) ?? (isSearch ? "magnifyingglass" : nil)
    guard call.environment.tabs != nil else {
      call.warn("misplaced", "a `Tab` has its place in a `TabView`")
      return try call.content(5)
    }
    return [
      TabNode(
        title: title, glyph: symbol.map { LabelViews.glyph($0, labelled) },
        value: call.has(2) ? call[2] : nil,
        isSearch: isSearch, call)
    ]
  }

  static func tabView(_ call: ViewCall) throws -> [ViewNode] {
    let environment = call.environment
    let collecting = inner(environment).with { $0.tabs = TabCollector() }
    let entries = try call.content(1, in: collecting).enumerated().map { index, node in
      try Entry(node, index: index, call)
    }
    let selected = try selectedIndex(entries, call)
    let content = try selectedContent(entries, selected, environment, call)
    for (index, entry) in entries.enumerated() where index != selected {
      call.expansion.log(.retained(entry.node.identity))
    }
    let controls = try entries.enumerated().map { index, entry in
      let control = Control(.tab, label: entry.label, call, action: try choose(index, entries, call))
      control.value = index == selected ? "selected" : nil
      return control
    }
    if environment.tabStyle != .bar {
      let pages = try PageBar(
        count: entries.count, selected: selected, isShown: environment.tabStyle == .page, call,
        choose: { try choose($0, entries, call) })
      return [TabViewNode(content, bar: nil, pages: pages, accessory: nil, call)]
    }
    var accessory: ViewNode?
    if let block = environment.tabAccessory {
      let nodes = try call.expansion.with(StackNode.inner(inner(environment), .horizontal)).content(block)
      accessory = nodes.isEmpty ? nil : LabelViews.row(nodes, call)
    }
    let bar = TabBar(entries, controls, selected: selected, call)
    return [TabViewNode(content, bar: bar, pages: nil, accessory: accessory, call)]
  }

  /// One of the contents.
  struct Entry {
    let node: ViewNode
    let label: String
    let value: Value
    var tab: TabNode? { node as? TabNode }

    init(_ node: ViewNode, index: Int, _ call: ViewCall) throws {
      self.node = node
      if let tab = node as? TabNode {
        let text = NodeText.plain(tab.title)
        label = text.isEmpty ? tab.glyph.map { NodeText.plain($0) } ?? "Tab \(index + 1)" : text
        value = tab.value ?? node.traits.tag ?? .int(index)
      } else {
        label = "Page \(index + 1)"
        value = node.traits.tag ?? .int(index)
      }
    }
  }

  /// What is handed down into a tab.
  private static func inner(_ environment: ViewEnvironment) -> ViewEnvironment {
    environment.with {
      $0.tabs = nil
      $0.tabStyle = .bar
      $0.tabAccessory = nil
      $0.rowOf = .none
      $0.container = .none
      $0.stackAxis = .vertical
    }
  }

  private static func selectedIndex(_ entries: [Entry], _ call: ViewCall) throws -> Int {
    guard let binding = try call.binding(0) else {
      let kept = call.session.delegate?.kept("tab", for: call.expansion.identity)?.asInt ?? 0
      return min(max(0, kept), max(0, entries.count - 1))
    }
    let value = try call.expansion.read(binding)
    if let index = entries.firstIndex(where: { Value.isSame($0.value, value) }) { return index }
    if !value.isNull, !entries.isEmpty {
      call.warn(
        "no-such-tag", "no tab of this TabView has the value \(ValueText(limit: 60).quoted(value))",
        hint: "say which value each stands for: `Tab(\"Home\", value: .home) { … }`")
    }
    return 0
  }

  /// What choosing a tab does.
  private static func choose(_ index: Int, _ entries: [Entry], _ call: ViewCall) throws -> Control.Action {
    guard entries.indices.contains(index) else { return .none }
    if let binding = try call.binding(0) { return .assign(binding, entries[index].value) }
    return .keep(call.expansion.identity, "tab", .int(index))
  }

  private static func selectedContent(
    _ entries: [Entry], _ selected: Int, _ environment: ViewEnvironment, _ call: ViewCall
  ) throws -> ViewNode {
    var nodes: [ViewNode] = []
    if entries.indices.contains(selected) {
      if let tab = entries[selected].tab {
        // Kept with the tab view: the tab itself may be that of the last render.
        let place = tab.call.expansion.inside(call.expansion.frame).with(inner(environment))
        nodes = try place.content(tab.call[5])
      } else {
        nodes = [entries[selected].node]
      }
    }
    if nodes.count == 1, let only = nodes.first { return only }
    return StackNode(
      .vertical, alignment: .start, spacing: 0, nodes: nodes, span: call.span,
      identity: call.expansion.identity)
  }

  // MARK: Modifiers

  static func style(_ call: ViewCall) throws -> [ViewNode] {
    var style = ViewEnvironment.TabStyle.bar
    if case .symbol(let symbol) = call[1], symbol.name.text == "page" {
      style = .page
      if case .symbol(let mode)? = symbol.argument("indexDisplayMode"), mode.name.text == "never" {
        style = .pageWithoutDots
      }
    }
    return try call.modified(in: call.environment.with(\.tabStyle, style))
  }

  static func accessory(_ call: ViewCall) throws -> [ViewNode] {
    let block = call[1]
    return try call.modified(in: call.environment.with(\.tabAccessory, block))
  }
}

/// Says that tabs are collected here: a `Tab` gives itself, not its content.
final class TabCollector {}

/// A tab on its way to its tab view.
final class TabNode: ViewNode {
  let title: [ViewNode]
  let glyph: ViewNode?
  let value: Value?
  let isSearch: Bool
  let call: ViewCall

  init(title: [ViewNode], glyph: ViewNode?, value: Value?, isSearch: Bool, _ call: ViewCall) {
    self.title = title
    self.glyph = glyph
    self.value = value
    self.isSearch = isSearch
    self.call = call
    super.init(call)
  }

  override var kind: String { "Tab" }
}
