import Lang
import TextLayout

/// `NavigationStack` and `NavigationLink`.
enum NavigationViews {
  static func stack(_ call: ViewCall) throws -> [ViewNode] {
    let path = try call.binding(0)
    var pathValue: ListObject?
    if let path {
      guard case .list(let list) = try call.expansion.read(path) else {
        throw Failure(code: "type", "the path of a NavigationStack is a list of values", at: call.span)
      }
      pathValue = list
    }
    let context = NavigationContext(identity: call.expansion.identity, path: path, pathValue: pathValue)
    let sheet = call.environment.page.flatMap { $0.kind == .sheet ? $0 : nil }
    var page = NavigationPage(.root)
    var nodes = try call.expansion.with(environment(call.environment, page, context)).content(call[1])
    var depth = 0
    while depth < call.session.limits.depth, let next = try entry(depth, context, call) {
      let below = page
      page = NavigationPage(.pushed)
      let control = Control(.back, label: below.title?.text.string ?? "Back", call, action: next.pop)
      control.isEnabled = true
      page.back = control
      let place = Expansion(
        session: call.session, environment: environment(call.environment, page, context),
        identity: next.entry.identity.appending(.part("page")), depth: call.expansion.depth + 1,
        frame: call.expansion.frame)
      nodes = try place.content(next.entry.content, next.entry.arguments)
      depth += 1
    }
    if sheet == nil { OverflowMenu.add(to: page, of: context.identity, call) }
    let content =
      nodes.count == 1
      ? nodes[0]
      : StackNode(
        .vertical, alignment: .start, spacing: 0, nodes: nodes, span: call.span,
        identity: call.expansion.identity)
    if let sheet {
      sheet.adopt(page)
      return [content]
    }
    return [NavigationNode(content, page, call)]
  }

  private static func environment(
    _ environment: ViewEnvironment, _ page: NavigationPage, _ context: NavigationContext
  ) -> ViewEnvironment {
    environment.with {
      $0.page = page
      $0.stack = context
      $0.rowOf = .none
      $0.container = .none
      $0.stackAxis = .vertical
    }
  }

  /// The page at a depth, with what takes it away; nil above the last.
  private static func entry(
    _ depth: Int, _ context: NavigationContext, _ call: ViewCall
  ) throws -> (entry: NavigationEntry, pop: Control.Action)? {
    let pushed: Int
    if let path = context.path, let list = context.pathValue {
      pushed = list.elements.count
      if depth < pushed {
        let value = list.elements[depth]
        let shorter = try call.machine.heap.list(list.elements.prefix(depth))
        return (
          try resolve(
            NavigationEntry(content: .null, identity: context.identity, value: value), context, call),
          .assign(path, shorter)
        )
      }
    } else {
      let pages = call.session.delegate?.pages(of: context.identity) ?? []
      pushed = pages.count
      if depth < pushed { return (try resolve(pages[depth], context, call), .pop(stack: context.identity)) }
    }
    let index = depth - pushed
    return index < context.presented.count ? context.presented[index] : nil
  }

  /// The block that a pushed page shows now: that of its link, if the link was expanded, or of its value's type.
  private static func resolve(
    _ entry: NavigationEntry, _ context: NavigationContext, _ call: ViewCall
  ) throws -> NavigationEntry {
    var entry = entry
    if let value = entry.value {
      guard let content = context.destination(for: value) else {
        throw Failure(
          code: "no-destination", "nothing says how to show \(ValueText(limit: 60).quoted(value))",
          hint:
            "add `.navigationDestination(for: \(value.typeName)) { value in … }` inside the NavigationStack",
          at: call.span)
      }
      entry.content = content
      entry.arguments = [value]
      entry.identity = entry.identity.appending(.id(ValueKey(value)))
    } else if let fresh = context.links[entry.identity] {
      entry.content = fresh
    }
    return entry
  }

  static func link(_ call: ViewCall) throws -> [ViewNode] {
    let isRow = call.environment.rowOf != .none
    let quiet = call.environment.with { $0.rowOf = .none }
    let inner = ViewCall(view: call.view, expansion: call.expansion.with(quiet), occurrence: call.occurrence)
    // `NavigationLink(value: x) { label }`: the block is the label, since the value says where to go.
    let blockIsLabel = call.has(1) && !call.has(3) && !call.has(0)
    var content = try LabelViews.title(inner, text: 0, block: blockIsLabel ? 4 : 3, symbol: 2)
    if !isRow { content.append(GlyphNode("›", style: .dim, call)) }
    let node = LabelViews.row(content, call)
    let control = Control(
      .navigationLink, label: NodeText.plain(node), call, action: try push(call, isValue: call.has(1)))
    let link = ControlNode(node, control, kind: "NavigationLink")
    if isRow { link.traits.accessory = .pushes }
    return [link]
  }

  private static func push(_ call: ViewCall, isValue: Bool) throws -> Control.Action {
    guard let context = call.environment.stack else {
      call.warn("no-stack", "a NavigationLink does nothing outside a NavigationStack")
      return .none
    }
    let identity = call.expansion.identity
    if isValue {
      if let path = context.path, let list = context.pathValue {
        return .assign(path, try call.machine.heap.list(list.elements + [call[1]]))
      }
      return .push(
        stack: context.identity, page: NavigationEntry(content: .null, identity: identity, value: call[1]))
    }
    let content = call[4]
    call.expansion.change(context) { $0.links[identity] = content }
    return .push(stack: context.identity, page: NavigationEntry(content: call[4], identity: identity))
  }
}
