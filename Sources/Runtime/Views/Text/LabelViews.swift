import Lang
import TextLayout

/// Views of a glyph and words: `Label`, `LabeledContent`, `Link`, `Image`.
enum LabelViews {
  static func label(_ call: ViewCall) throws -> [ViewNode] {
    var icon: [ViewNode] = []
    if let name = call.text(1) {
      icon = [glyph(name, call)]
    } else if call.has(2) {
      icon = try call.content(2, takesText: true)
    }
    return [row(icon + (try title(call, text: 0, block: 3)), call, name: "Label")]
  }

  /// The title of a view: a text, or what a block gives.
  static func title(_ call: ViewCall, text: Int, block: Int) throws -> [ViewNode] {
    let environment = StackNode.inner(call.environment, .horizontal)
    if call.has(block) {
      if call.has(text) {
        call.warn(
          "no-effect", "the text of this \(call.name) is not shown: its label stands there",
          hint: "say what it is called once")
      }
      return try call.content(block, takesText: true, in: environment)
    }
    guard call.has(text) else { return [] }
    if case .view = call[text] { return try call.content(text, in: environment) }
    return [TextNode(StyledText(call.text(text) ?? ""), span: call.span, expansion: call.expansion)]
  }

  /// A title, after a glyph if the call names one.
  static func title(_ call: ViewCall, text: Int, block: Int, symbol: Int) throws -> [ViewNode] {
    let title = try title(call, text: text, block: block)
    guard let name = call.text(symbol) else { return title }
    return [row([glyph(name, call)] + title, call, name: "Label")]
  }

  /// Views beside one another as one.
  static func row(_ nodes: [ViewNode], _ call: ViewCall, name: String = "HStack") -> ViewNode {
    if nodes.count == 1, name == "HStack", let only = nodes.first { return only }
    return StackNode(
      .horizontal, alignment: .start, spacing: 1, nodes: nodes, span: call.span,
      identity: call.expansion.identity,
      name: name)
  }

  static func glyph(_ name: String, _ call: ViewCall) -> ViewNode {
    let node = TextNode(
      StyledText(SymbolGlyphs.glyph(name, call)), span: call.span, expansion: call.expansion, role: "Image",
      lineLimit: 1)
    node.symbolName = name
    return node
  }

  static func labeledContent(_ call: ViewCall) throws -> [ViewNode] {
    let label = try title(call, text: 0, block: 2)
    let quiet = StackNode.inner(call.environment, .horizontal).with { $0.style.attributes.insert(.dim) }
    let expansion = call.expansion.with(quiet)
    let value: [ViewNode]
    if call.has(3) {
      value = try expansion.content(call[3], takesText: true)
    } else if call.has(1) {
      value = try expansion.content(call[1], takesText: true)
    } else {
      value = []
    }
    if call.environment.labelsHidden { return value }
    return [LabeledContentNode(label: row(label, call), value: row(value, call), call)]
  }

  static func link(_ call: ViewCall) throws -> [ViewNode] {
    let address = call.text(1) ?? ""
    let isRow = call.environment.rowOf != .none
    let linked = call.environment.with {
      $0.style = CellStyle(.underline, foreground: $0.tint ?? CellColor(named: "blue")).over($0.style)
      $0.rowOf = .none
    }
    let inner = ViewCall(view: call.view, expansion: call.expansion.with(linked), occurrence: call.occurrence)
    var content = try title(inner, text: 0, block: 2)
    if content.isEmpty {
      content = [TextNode(StyledText(address), span: call.span, expansion: inner.expansion)]
    }
    if !isRow {
      content.append(TextNode(StyledText("↗"), span: call.span, expansion: call.expansion, role: "Image"))
    }
    let node = row(content, call)
    let control = Control(.link, label: NodeText.plain(node), call, action: .open(address))
    control.value = address
    let link = ControlNode(node, control, kind: "Link")
    if isRow { link.traits.accessory = .leaves }
    return [link]
  }

  static func image(_ call: ViewCall) throws -> [ViewNode] {
    let name = call.text(1) ?? call.text(0) ?? ""
    return [glyph(name, call)]
  }
}

/// The words in a subtree: what a control is called.
enum NodeText {
  /// The texts, one space between them; glyphs are left out unless there is nothing else.
  static func plain(_ node: ViewNode) -> String {
    var words: [String] = []
    var glyphs: [String] = []
    collect(node, &words, &glyphs, depth: 0)
    return (words.isEmpty ? glyphs : words).joined(separator: " ")
  }

  static func plain(_ nodes: [ViewNode]) -> String { nodes.map { plain($0) }.joined(separator: " ") }

  private static func collect(_ node: ViewNode, _ words: inout [String], _ glyphs: inout [String], depth: Int)
  {
    if words.count >= 16 || depth > 60 { return }
    if let text = node as? TextNode {
      if text.kind == "Image" {
        glyphs.append(text.symbolName ?? text.text.string)
      } else {
        words.append(text.text.string)
      }
      return
    }
    if let day = (node as? DayLabelNode)?.day {
      words.append(String(day))
      return
    }
    for child in node.children { collect(child, &words, &glyphs, depth: depth + 1) }
  }
}
