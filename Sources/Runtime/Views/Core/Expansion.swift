import Lang
import TextLayout

/// Turns what the machine made (`ViewObject`s) into nodes that can be laid out.
///
/// One expansion stands for one place of the tree: what is handed down to it, its identity and how deep it lies.
/// A node may keep it, to expand rows only when they come into sight.
final class Expansion {
  let session: ViewSession
  let environment: ViewEnvironment
  let identity: Identity
  let depth: Int

  init(session: ViewSession, environment: ViewEnvironment, identity: Identity, depth: Int) {
    self.session = session
    self.environment = environment
    self.identity = identity
    self.depth = depth
  }

  /// Where a screen starts.
  convenience init(session: ViewSession) {
    self.init(session: session, environment: ViewEnvironment(), identity: .screen, depth: 0)
  }

  var machine: Machine { session.machine }

  /// The same place with another environment.
  func with(_ environment: ViewEnvironment) -> Expansion {
    Expansion(session: session, environment: environment, identity: identity, depth: depth)
  }

  /// A place inside.
  func inside(_ component: Identity.Component) -> Expansion {
    Expansion(
      session: session, environment: environment, identity: identity.appending(component), depth: depth)
  }

  // MARK: Values to nodes

  /// The nodes of a value that a builder gave: a view, a list of them, nil.
  ///
  /// - Parameter takesText: whether text and numbers stand for a `Text`, as in cells and labels.
  func expand(_ value: Value, takesText: Bool = false) throws -> [ViewNode] {
    switch value {
    case .view(let view): return try expand(view, occurrence: 0)
    case .null, .absent: return []
    case .list(let list):
      var nodes: [ViewNode] = []
      nodes.reserveCapacity(list.elements.count)
      var occurrences: [Span: Int] = [:]
      try expand(list, takesText: takesText, into: &nodes, occurrences: &occurrences, nesting: 0)
      return nodes
    default:
      guard takesText else { throw notAView(value) }
      return [try text(value)]
    }
  }

  private func expand(
    _ list: ListObject, takesText: Bool, into nodes: inout [ViewNode], occurrences: inout [Span: Int],
    nesting: Int
  ) throws {
    for element in list.elements {
      switch element {
      case .view(let view):
        let origin = Expansion.origin(of: view)
        let occurrence = occurrences[origin, default: 0]
        occurrences[origin] = occurrence + 1
        nodes += try expand(view, occurrence: occurrence)
      case .list(let inner):
        // A list in a list is a loop's yield; deeper ones can't come from a builder, but from a function.
        if nesting >= session.limits.depth { throw tooDeep(at: .none) }
        try expand(inner, takesText: takesText, into: &nodes, occurrences: &occurrences, nesting: nesting + 1)
      case .null, .absent: continue
      default:
        guard takesText else { throw notAView(element) }
        nodes.append(try text(element))
      }
    }
  }

  /// The nodes of a content parameter: a block is called with the arguments, a view or text stands for itself.
  func content(_ value: Value, _ arguments: [Value] = [], takesText: Bool = false) throws -> [ViewNode] {
    switch value {
    case .function, .native, .keyPath:
      return try expand(try call(value, arguments), takesText: takesText)
    default: return try expand(value, takesText: takesText)
    }
  }

  /// Calls a block of the script's, which may ask for what is handed down.
  private func call(_ function: Value, _ arguments: [Value]) throws -> Value {
    let outer = session.environment
    session.environment = environment
    defer { session.environment = outer }
    return try machine.call(function, arguments: arguments)
  }

  /// The nodes of one view. A `Group` or `ForEach` gives several or none.
  func expand(_ view: ViewObject, occurrence: Int) throws -> [ViewNode] {
    if depth >= session.limits.depth { throw tooDeep(at: view.span) }
    if session.stack.isLow {
      return try StackGuard.onFreshStack(session, at: view.span) {
        try expand(view, occurrence: occurrence)
      }
    }
    try session.countNode(at: view.span)
    do {
      switch view.maker {
      case .script: return try expandScript(view, occurrence: occurrence)
      case .native(let function):
        if function.role == .modifier {
          guard let tag = ModifierTag(rawValue: function.tag) else { return try expandHost(view, occurrence) }
          let place = Expansion(
            session: session, environment: environment, identity: identity, depth: depth + 1)
          return try tag.apply(ViewCall(view: view, expansion: place, occurrence: occurrence))
        }
        guard let tag = ViewTag(rawValue: function.tag) else { return try expandHost(view, occurrence) }
        return try tag.make(
          ViewCall(view: view, expansion: deeper(view.span, occurrence), occurrence: occurrence))
      }
    } catch var failure as Failure {
      if failure.span == nil { failure.span = view.span }
      throw failure
    }
  }

  private func deeper(_ span: Span, _ occurrence: Int) -> Expansion {
    Expansion(
      session: session, environment: environment,
      identity: identity.appending(.place(span, occurrence: occurrence)), depth: depth + 1)
  }

  private func expandScript(_ view: ViewObject, occurrence: Int) throws -> [ViewNode] {
    let place = deeper(view.span, occurrence)
    return try place.expand(try place.body(of: view))
  }

  private func body(of view: ViewObject) throws -> Value {
    guard let delegate = session.delegate else {
      guard case .script(let function) = view.maker else { return .null }
      return try call(.function(function), Array(view.arguments))
    }
    let outer = session.environment
    session.environment = environment
    defer { session.environment = outer }
    return try delegate.body(of: view, identity: identity)
  }

  private func expandHost(_ view: ViewObject, _ occurrence: Int) throws -> [ViewNode] {
    let place = deeper(view.span, occurrence)
    return try place.expand(try place.body(of: view), takesText: true)
  }

  /// The text of a value as a node.
  func text(_ value: Value) throws -> ViewNode {
    try session.countNode(at: .none)
    return TextNode(StyledText(machine.text(value)), span: .none, expansion: self)
  }

  /// The place of the innermost view that modifiers are applied to.
  static func origin(of view: ViewObject) -> Span {
    var view = view
    while case .native(let function) = view.maker, function.role == .modifier,
      case .view(let inner)? = view.arguments.first
    {
      view = inner
    }
    return view.span
  }

  // MARK: Bindings

  /// The present value of a binding.
  func read(_ binding: BindingObject) throws -> Value {
    try machine.read(binding)
  }

  // MARK: Failures

  private func notAView(_ value: Value) -> Failure {
    Failure(
      code: "not-a-view", "a view is expected here, but this is \(value.kindName)",
      hint: value.kind.isSubset(of: [.string, .number]) ? "show it with `Text(…)`" : nil)
  }

  private func tooDeep(at span: Span) -> Failure {
    Failure(
      .limit, code: "view-depth",
      "views and modifiers lie more than \(session.limits.depth) levels deep inside one another",
      hint: "a view that contains itself needs a condition that ends it", at: span == .none ? nil : span)
  }
}
