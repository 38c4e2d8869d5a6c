import Lang
import TextLayout

/// Modifiers that say something about the page that they are on.
enum NavigationModifiers {
  static func title(_ call: ViewCall) throws -> [ViewNode] {
    let title = try text(call, style: .bold)
    call.expansion.change(page(call)) { $0.title = title }
    return try call.modified(in: call.environment)
  }

  static func subtitle(_ call: ViewCall) throws -> [ViewNode] {
    let subtitle = try text(call, style: .dim)
    call.expansion.change(page(call)) { $0.subtitle = subtitle }
    return try call.modified(in: call.environment)
  }

  private static func text(_ call: ViewCall, style: CellStyle) throws -> TextNode? {
    if case .view = call[1] {
      let nodes = try call.content(1)
      if let text = nodes.first as? TextNode { return text }
    }
    let plain = call.expansion.with(call.environment.with { $0.style = style })
    return TextNode(
      StyledText(call.text(1) ?? ""), span: call.span, expansion: plain, role: "Title", lineLimit: 1)
  }

  private static func page(_ call: ViewCall) -> NavigationPage? {
    if let page = call.environment.page { return page }
    call.warn("no-stack", "`.\(call.name)` has no effect outside a NavigationStack")
    return nil
  }

  static func displayMode(_ call: ViewCall) throws -> [ViewNode] {
    switch try call.symbol(1) {
    case "inline": call.expansion.change(page(call)) { $0.isInline = true }
    case "large": call.expansion.change(page(call)) { $0.isInline = false }
    default: break
    }
    return try call.modified(in: call.environment)
  }

  static func backButtonHidden(_ call: ViewCall) throws -> [ViewNode] {
    let isHidden = try call.bool(1, default: true)
    call.expansion.change(page(call)) { $0.isBackHidden = isHidden }
    return try call.modified(in: call.environment)
  }

  static func toolbar(_ call: ViewCall) throws -> [ViewNode] {
    let page = page(call)
    let environment = StackNode.inner(call.environment, .horizontal).with { $0.isToolbar = true }
    for node in try call.content(1, in: environment) {
      let item = node as? ToolbarItemNode ?? ToolbarItemNode([node], placement: nil, spacer: nil, call)
      call.expansion.change(page) { $0.items.append(item) }
    }
    return try call.modified(in: call.environment)
  }

  static func destination(_ call: ViewCall) throws -> [ViewNode] {
    guard let context = call.environment.stack else {
      call.warn("no-stack", "`.navigationDestination` has no effect outside a NavigationStack")
      return try call.modified(in: call.environment)
    }
    let ways = [1, 2, 3].filter { call.has($0) }
    if ways.count > 1 {
      throw Failure(
        code: "argument", "`navigationDestination` takes one of `for:`, `isPresented:` and `item:`",
        at: call.span)
    }
    let identity = call.expansion.identity.appending(.part("destination \(call.span.start)"))
    if let binding = try call.binding(2) {
      if case .bool(true) = try call.expansion.read(binding) {
        let entry = NavigationEntry(content: call[4], identity: identity)
        call.expansion.change(context) { $0.presented.append((entry, .assign(binding, .bool(false)))) }
      }
    } else if let binding = try call.binding(3) {
      let item = try call.expansion.read(binding)
      if !item.isNull {
        let entry = NavigationEntry(
          content: call[4], arguments: [item], identity: identity.appending(.id(ValueKey(item))))
        call.expansion.change(context) { $0.presented.append((entry, .assign(binding, .null))) }
      }
    } else {
      let (type, content) = (call[1], call[4])
      call.expansion.change(context) { $0.destinations.append((type, content)) }
    }
    return try call.modified(in: call.environment)
  }
}

/// Modifiers that lay something over the screen.
enum PresentationModifiers {
  static func sheet(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified(in: call.environment)
    if call.has(1), call.has(2) { throw several(call, "isPresented", "item") }
    var arguments: [Value] = []
    var dismiss = Control.Action.none
    var identity = call.expansion.identity.appending(.part("sheet \(call.span.start)"))
    if let binding = try call.binding(1) {
      guard case .bool(true) = try call.expansion.read(binding) else { return nodes }
      dismiss = .assign(binding, .bool(false))
    } else if let binding = try call.binding(2) {
      let item = try call.expansion.read(binding)
      if item.isNull { return nodes }
      arguments = [item]
      identity = identity.appending(.id(ValueKey(item)))
      dismiss = .assign(binding, .null)
    } else {
      throw Failure(
        code: "argument", "`sheet` needs a binding that says when it is there",
        hint: "`.sheet(isPresented: $isOpen) { … }` or `.sheet(item: $chosen) { item in … }`", at: call.span)
    }
    if call.has(3) {
      call.expansion.log(.presented(identity: identity, action: call[3], span: call.span))
    }
    let page = NavigationPage(.sheet)
    let environment = self.environment(call, page, dismiss)
    let presentation = Presentation(
      style: .sheet, page: page, span: call.span, identity: identity, dismiss: dismiss)
    call.expansion.log(.presentation(presentation))
    let place = Expansion(
      session: call.session, environment: environment.with { $0.presentation = presentation },
      identity: identity, depth: call.expansion.depth + 1, frame: call.expansion.frame)
    presentation.content = stack(try place.content(call[4], arguments), .start, call)
    presentation.finish(call)
    return nodes
  }

  private static func several(_ call: ViewCall, _ first: String, _ second: String) -> Failure {
    Failure(
      code: "argument", "`\(call.name)` takes `\(first):` or `\(second):`, not both",
      hint: "leave one of them out",
      at: call.span)
  }

  private static func environment(
    _ call: ViewCall, _ page: NavigationPage, _ dismiss: Control.Action
  ) -> ViewEnvironment {
    call.environment.with {
      $0.page = page
      $0.dismiss = dismiss
      $0.rowOf = .none
      $0.container = .none
      $0.stackAxis = .vertical
      $0.stack = nil
      $0.isToolbar = false
      $0.isDisabled = false
    }
  }

  private static func stack(_ nodes: [ViewNode], _ alignment: StackNode.Alignment, _ call: ViewCall)
    -> ViewNode
  {
    if nodes.count == 1, let only = nodes.first { return only }
    return StackNode(
      .vertical, alignment: alignment, spacing: 0, nodes: nodes, span: call.span,
      identity: call.expansion.identity)
  }

  static func alert(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified(in: call.environment)
    guard let binding = try call.binding(2) else { throw call.mismatch(2, "a binding") }
    guard case .bool(true) = try call.expansion.read(binding) else { return nodes }
    try present(
      .alert, call, part: "alert", dismiss: .assign(binding, .bool(false)), title: 1, message: 3, actions: 4)
    return nodes
  }

  /// Choices below one another at the bottom of the screen.
  static func confirmationDialog(_ call: ViewCall) throws -> [ViewNode] {
    let nodes = try call.modified(in: call.environment)
    guard let binding = try call.binding(2) else { throw call.mismatch(2, "a binding") }
    guard case .bool(true) = try call.expansion.read(binding) else { return nodes }
    let isTitled = try call.symbol(3) != "hidden"
    try present(
      .dialog, call, part: "dialog", dismiss: .assign(binding, .bool(false)), title: isTitled ? 1 : nil,
      message: 4, actions: 5)
    return nodes
  }

  /// Lays a box with a title, a message and buttons over the screen. Any of its buttons takes it away.
  ///
  /// - Parameters: the indices of the arguments; those of an alert stand beside one another, with `OK` if there are none,
  ///   those of a dialog below one another, with `Cancel` if none of them has that role.
  static func present(
    _ style: Presentation.Style, _ call: ViewCall, part: String, dismiss: Control.Action, title: Int?,
    message: Int?, actions: Int
  ) throws {
    let page = NavigationPage(.sheet)
    let identity = call.expansion.identity.appending(.part("\(part) \(call.span.start)"))
    let environment = self.environment(call, page, dismiss).with {
      $0.dismissAfterAction = dismiss
      $0.alignment = .center
      $0.buttonStyle = .automatic
    }
    let presentation = Presentation(
      style: style, page: page, span: call.span, identity: identity, dismiss: dismiss)
    call.expansion.log(.presentation(presentation))
    let place = Expansion(
      session: call.session, environment: environment, identity: identity, depth: call.expansion.depth + 1,
      frame: call.expansion.frame)
    let bold = place.with(environment.with { $0.style = .bold })
    var parts: [ViewNode] = []
    if let title {
      parts.append(TextNode(StyledText(call.text(title) ?? ""), span: call.span, expansion: bold))
    }
    if let message, call.has(message) { parts += try place.content(call[message], takesText: true) }
    if !parts.isEmpty { parts.append(TextNode("", span: call.span, expansion: place)) }
    var buttons = try place.content(call[actions])
    func closing(_ label: String, open: String, close: String) -> ViewNode {
      let text = TextNode(StyledText(label), span: call.span, expansion: place)
      let control = Control(
        .button, label: label, identity: identity, span: call.span, isEnabled: true, action: dismiss)
      return ControlNode(
        BracketNode(text, open: StyledText(open), close: StyledText(close)), control, kind: "Button")
    }
    switch style {
    case .sheet, .alert:
      if buttons.isEmpty { buttons = [closing("OK", open: "▐ ", close: " ▌")] }
      parts.append(
        StackNode(
          .horizontal, alignment: .start, spacing: 2, nodes: buttons, span: call.span, identity: identity))
    case .dialog:
      let hasCancel = buttons.contains { ($0 as? ControlNode)?.control.role == "cancel" }
      if !hasCancel { buttons.append(closing("Cancel", open: "[ ", close: " ]")) }
      parts += buttons
    }
    presentation.content = stack(parts, .center, call)
    presentation.finish(call)
  }

  /// `.medium`, `.large`, `.fraction(0.3)`, `.height(10)`: the first that is named.
  static func detents(_ call: ViewCall) throws -> [ViewNode] {
    if call.environment.presentation == nil {
      call.warn("misplaced", "`.presentationDetents` has no effect outside a sheet")
    }
    let first: Value =
      if case .list(let list) = call[1], let value = list.elements.first { value } else { call[1] }
    var detent: Presentation.Detent?
    if case .symbol(let symbol) = first {
      switch symbol.name.text {
      case "medium": detent = .fraction(0.5)
      case "large": detent = .fraction(1)
      case "fraction":
        if let value = symbol.arguments.first?.asDouble, value.isFinite {
          detent = .fraction(min(1, max(0.1, value)))
        }
      case "height":
        if let value = symbol.arguments.first?.asInt {
          detent = .rows(Cells.clamp(value))
        }
      default:
        call.warn(
          "symbol", "`.\(symbol.name.text)` is not a detent",
          hint: "detents are `.medium .large .fraction(…) .height(…)`")
      }
    }
    if let detent { call.expansion.change(call.environment.presentation) { $0.detent = detent } }
    return try call.modified(in: call.environment)
  }
}
