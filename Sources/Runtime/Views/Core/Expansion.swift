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
  /// What is kept of the view (or row) whose expansion this is a part of; one of its own once that is gone.
  var frame: ExpansionFrame {
    keeper ?? ExpansionFrame(.root, environment: environment, depth: depth, previous: nil)
  }
  /// It keeps the nodes, and they may keep this, to make rows later: one of the two must let go.
  private weak var keeper: ExpansionFrame?

  init(
    session: ViewSession, environment: ViewEnvironment, identity: Identity, depth: Int, frame: ExpansionFrame
  ) {
    self.session = session
    self.environment = environment
    self.identity = identity
    self.depth = depth
    keeper = frame
  }

  /// Where a screen starts.
  convenience init(session: ViewSession) {
    self.init(
      session: session, environment: session.root.environment, identity: .screen(of: session.machine),
      depth: 0,
      frame: session.root)
  }

  var machine: Machine { session.machine }

  /// The same place with another environment.
  func with(_ environment: ViewEnvironment) -> Expansion {
    Expansion(session: session, environment: environment, identity: identity, depth: depth, frame: frame)
  }

  /// A place inside.
  func inside(_ component: Identity.Component) -> Expansion {
    Expansion(
      session: session, environment: environment, identity: identity.appending(component), depth: depth,
      frame: frame)
  }

  /// The same place, as a part of what is kept in another frame.
  func inside(_ frame: ExpansionFrame) -> Expansion {
    Expansion(session: session, environment: environment, identity: identity, depth: depth, frame: frame)
  }

  // MARK: Values to nodes

  /// The nodes of a value that a builder gave: a view, a list of them, nil.
  ///
  /// - Parameters:
  ///   - takesText: whether text and numbers stand for a `Text`, as in cells and labels.
  ///   - isPart: whether the nodes become a part of what another builder gives, which lets them come and go.
  func expand(_ value: Value, takesText: Bool = false, isPart: Bool = false) throws -> [ViewNode] {
    func played(_ nodes: [ViewNode]) -> [ViewNode] { isPart ? nodes : self.played(nodes) }
    switch value {
    case .view(let view): return played(try expand(view, occurrence: 0))
    case .null, .absent: return played([])
    case .list(let list):
      var nodes: [ViewNode] = []
      nodes.reserveCapacity(list.elements.count)
      var occurrences: [Span: Int] = [:]
      try expand(list, takesText: takesText, into: &nodes, occurrences: &occurrences, nesting: 0)
      return played(nodes)
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
  func content(
    _ value: Value, _ arguments: [Value] = [], takesText: Bool = false, isPart: Bool = false
  ) throws -> [ViewNode] {
    switch value {
    case .function, .native, .keyPath:
      return try expand(try call(value, arguments), takesText: takesText, isPart: isPart)
    default: return try expand(value, takesText: takesText, isPart: isPart)
    }
  }

  /// Calls a block of the script's, which may ask for what is handed down.
  private func call(_ function: Value, _ arguments: [Value]) throws -> Value {
    let outer = session.environment
    session.environment = environment
    defer { session.environment = outer }
    return try tracked { try machine.call(function, arguments: arguments) }
  }

  /// Runs what may be asked of a view after it was made, while it is laid out: the view depends on what is read then too.
  func tracked<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard frame.isComplete else { return try body() }
    frame.row?.grow()
    machine.noteReads(frame.reads)
    return try machine.tracking(into: frame.reads, body)
  }

  /// The same place as it is now: what is kept may stand on a page that was made since.
  var present: Expansion {
    let present = frame.present(environment)
    return present === environment ? self : with(present)
  }

  /// The nodes of a block that is called while the view is laid out. Those of the last such call are forgotten.
  func late(_ content: Value, _ arguments: [Value]) throws -> [ViewNode] {
    guard session.keepsFrames else {
      log(.made(identity))
      return try self.content(content, arguments)
    }
    let place = present
    let fresh = ExpansionFrame(
      .root, environment: place.environment, depth: depth, previous: frame.late ?? frame.previous?.late,
      row: frame.row)
    frame.replaceLate(fresh)
    session.hasNews = true
    let count = session.nodeCount
    fresh.log(.made(identity))
    let nodes = try machine.tracking(into: fresh.reads) {
      try place.inside(fresh).content(content, arguments)
    }
    fresh.finish(nodes, count: session.nodeCount - count, in: frame)
    return nodes
  }

  /// The nodes of one view. A `Group` or `ForEach` gives several or none.
  func expand(_ view: ViewObject, occurrence: Int) throws -> [ViewNode] {
    if depth >= session.limits.depth { throw tooDeep(at: view.span) }
    if session.stack.isLow {
      return try StackGuard.onFreshStack(session, at: view.span) {
        try expand(view, occurrence: occurrence)
      }
    }
    guard session.keepsFrames, !frame.isComplete else {
      try session.countNode(at: view.span)
      return try tracked { try make(view, occurrence) }
    }
    let key = ExpansionFrame.Key(identity: identity, span: view.span, occurrence: occurrence)
    return try kept(.view(view), key) { place in
      try session.countNode(at: view.span)
      return try place.make(view, occurrence)
    }
  }

  /// The nodes of a row of data: of a block and its argument, or of an element that stands for itself.
  func row(
    _ content: Value, _ argument: Value, takesText: Bool, isPart: Bool, span: Span
  ) throws -> [ViewNode] {
    guard session.keepsFrames else { return try makeRow(content, argument, takesText, isPart: isPart) }
    let key = ExpansionFrame.Key(identity: identity, span: span, occurrence: 0)
    return try kept(.row(content: content, argument: argument), key) {
      try $0.makeRow(content, argument, takesText, isPart: isPart)
    }
  }

  private func makeRow(
    _ content: Value, _ argument: Value, _ takesText: Bool, isPart: Bool
  ) throws -> [ViewNode] {
    content.isNull
      ? try expand(argument, takesText: true, isPart: isPart)
      : try self.content(content, [argument], takesText: takesText, isPart: isPart)
  }

  /// The nodes that were made of the same in the last render, if nothing that they depend on has changed; else new ones.
  private func kept(
    _ input: ExpansionFrame.Input, _ key: ExpansionFrame.Key, _ make: (Expansion) throws -> [ViewNode]
  ) throws -> [ViewNode] {
    session.touched += 1
    let earlier = frame.earlier(key)
    if let earlier, try isUsable(earlier, input, at: key.span) {
      frame.add(earlier, key)
      earlier.replay(in: environment)
      return earlier.restored()
    }
    let fresh = ExpansionFrame(
      input, environment: environment, depth: depth, previous: earlier, row: frame.row)
    frame.add(fresh, key)
    return try fill(fresh, in: frame, make)
  }

  /// The same for one of the rows that are kept together: its frame, which they take in. `mark` is that of a row that was
  /// not there before.
  func row(
    _ argument: Value, of rows: DataRows, earlier: ExpansionFrame?, mark: () -> RowMark
  ) throws -> ExpansionFrame {
    session.touched += 1
    let input = ExpansionFrame.Input.row(content: rows.content, argument: argument)
    if let earlier, try isUsable(earlier, input, at: rows.span) {
      earlier.replay(in: environment)
      _ = earlier.restored()
      return earlier
    }
    let fresh = ExpansionFrame(
      input, environment: environment, depth: depth, previous: earlier, row: earlier?.row ?? mark())
    _ = try fill(fresh, in: nil) { try $0.makeRow(rows.content, argument, rows.takesText, isPart: true) }
    return fresh
  }

  /// Whether what was made in the last render can stand in this one; then it does.
  private func isUsable(_ earlier: ExpansionFrame, _ input: ExpansionFrame.Input, at span: Span) throws
    -> Bool
  {
    guard earlier.matches(input, environment, depth: depth), earlier.reads.isFresh(in: machine),
      !earlier.changesLate
    else {
      return false
    }
    try session.useAgain(earlier, at: span)
    return true
  }

  private func fill(
    _ fresh: ExpansionFrame, in outer: ExpansionFrame?, _ make: (Expansion) throws -> [ViewNode]
  ) throws -> [ViewNode] {
    let count = session.nodeCount
    let nodes = try machine.tracking(into: fresh.reads) { try make(inside(fresh)) }
    fresh.finish(nodes, count: session.nodeCount - count, in: outer)
    return nodes
  }

  private func make(_ view: ViewObject, _ occurrence: Int) throws -> [ViewNode] {
    do {
      switch view.maker {
      case .script: return try expandScript(view, occurrence: occurrence)
      case .native(let function):
        if function.role == .modifier {
          guard let tag = ModifierTag(rawValue: function.tag) else { return try expandHost(view, occurrence) }
          let place = Expansion(
            session: session, environment: environment, identity: identity, depth: depth + 1, frame: frame)
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
    let place: Identity
    if session.keepsFrames {
      place = frame.place ?? identity.appending(.place(span, occurrence: occurrence))
      frame.place = place
    } else {
      place = identity.appending(.place(span, occurrence: occurrence))
    }
    return Expansion(
      session: session, environment: environment, identity: place, depth: depth + 1, frame: frame)
  }

  private func expandScript(_ view: ViewObject, occurrence: Int) throws -> [ViewNode] {
    let place = deeper(view.span, occurrence)
    return try place.expand(try place.body(of: view), isPart: true)
  }

  // MARK: Effects

  /// Notes what the expansion does beside giving nodes.
  func log(_ effect: ExpansionEffect) {
    frame.log(effect)
    session.hasNews = true
  }

  /// Says something about the page, stack or sheet around the view.
  func change<Target: AnyObject>(_ target: Target?, _ change: @escaping (Target) -> Void) {
    guard let target else { return }
    change(target)
    frame.log(.change(target) { other in if let other = other as? Target { change(other) } })
  }

  private func body(of view: ViewObject) throws -> Value {
    guard let delegate = session.delegate else {
      guard case .script(let function) = view.maker else { return .null }
      return try call(.function(function), Array(view.arguments))
    }
    let outer = session.environment
    session.environment = environment
    defer { session.environment = outer }
    let value = try delegate.body(of: view, identity: identity)
    if delegate.hasState(identity) { log(.visited(identity)) }
    return value
  }

  private func expandHost(_ view: ViewObject, _ occurrence: Int) throws -> [ViewNode] {
    let place = deeper(view.span, occurrence)
    return try place.expand(try place.body(of: view), takesText: true, isPart: true)
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
