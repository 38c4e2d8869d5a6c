import Lang

extension Screen {
  /// Scrolls to the row or view with an id or key, or to the row (or line) with a number, from 0.
  ///
  /// - Parameter target: an id, the key of a row, or a number if nothing has it as its id.
  /// - Throws: `ScriptError` if nothing on the screen that can be scrolled holds it.
  package func scroll(to target: Value) throws {
    try hostEvent { try scrollTo(target) }
  }

  func scrollTo(_ target: Value, in view: Value? = nil) throws {
    let (scrollers, context) = try scrollable("scroll", view)
    for scroller in scrollers {
      if let position = try scroller.position(of: target, context) { return try show(position, of: scroller) }
    }
    if case .int(let number) = target,
      let scroller = scrollers.first(where: { number >= 0 && number < $0.positions })
    {
      return try show(number, of: scroller)
    }
    let sizes = scrollers.map { "\($0.kind) of \($0.positions)" }.joined(separator: ", ")
    throw Failure(
      code: "not-found", "`scroll`: nothing that scrolls holds \(ValueText(limit: 60).quoted(target))",
      hint: "give an `.id(…)`, the key of a row, or its number from 0; there is \(sizes)")
  }

  /// Scrolls by rows or lines, down if positive: as far as there are any.
  func scrollBy(_ count: Int, in view: Value? = nil) throws {
    let (scrollers, _) = try scrollable("scroll", view)
    guard let scroller = scrollers.first else { return }
    try show(scroller.position(after: count), of: scroller)
  }

  private func scrollable(_ verb: String, _ view: Value?) throws -> ([any Scrolling], LayoutContext) {
    guard current != nil else { throw noScreen() }
    try refresh()
    guard let context = current?.renderer?.context else { throw noScreen() }
    let open = context.scrollers.filter { !$0.isCovered }.map(\.node)
    if open.isEmpty {
      throw Failure(
        code: "not-found", "`\(verb)`: nothing on the screen can be scrolled",
        hint: "a `List`, a `Table` and a `ScrollView` can, where the height is limited")
    }
    guard let view else { return (open, context) }
    let named = open.filter { node in
      node.identity.explicitID.map { Value.isSame($0, view) } ?? false || machine.text(view) == node.kind
    }
    if named.isEmpty {
      let names = open.map { node in
        node.identity.explicitID.map { ValueText(limit: 60).quoted($0) } ?? node.kind
      }
      throw Failure(
        code: "not-found", "`\(verb)`: nothing that scrolls is called \(ValueText(limit: 60).quoted(view))",
        hint: "there is \(names.joined(separator: ", "))")
    }
    return (named, context)
  }

  private func show(_ position: Int, of scroller: any Scrolling) throws {
    let identity = scroller.identity
    try event { try keepScroll(identity, position) }
  }

  /// Inside an event: something scrolls, and a state that follows it with `.scrollPosition` changes.
  func keepScroll(_ identity: Identity, _ position: Int) throws {
    try leaveWanted(identity)
    memory.keep(identity, "scroll", .int(position))
    try followScroll(identity)
  }

  /// What is scrolled to counts from here on, not what the state of `.scrollPosition` says.
  func leaveWanted(_ identity: Identity) throws {
    guard let binding = scrollingNode(identity)?.scrollPosition?.binding else { return }
    memory.keep(identity, ScrollPosition.kept, try machine.read(binding))
  }

  /// The state of `.scrollPosition` says which view stands first now.
  func followScroll(_ identity: Identity) throws {
    guard let binding = scrollingNode(identity)?.scrollPosition?.binding else { return }
    try refresh()
    guard let node = scrollingNode(identity), let context = current?.renderer?.context,
      let id = try node.id(at: node.position, context)
    else { return }
    memory.keep(identity, ScrollPosition.kept, id)
    try machine.write(binding, id)
  }
}
