import Lang

extension Screen {
  /// Scrolls to the row or view with an id or key, or to the row (or line) with a number, from 0.
  ///
  /// - Parameter target: an id, the key of a row, or a number if nothing has it as its id.
  /// - Throws: `ScriptError` if nothing on the screen that can be scrolled holds it.
  package func scroll(to target: Value) throws {
    try hostEvent { try scrollTo(target) }
  }

  func scrollTo(_ target: Value) throws {
    let (scrollers, context) = try scrollable("scroll")
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
  func scrollBy(_ count: Int) throws {
    let (scrollers, _) = try scrollable("scroll")
    guard let scroller = scrollers.first else { return }
    let (sum, isTooFar) = scroller.position.addingReportingOverflow(count)
    let last = max(0, scroller.positions - 1)
    try show(isTooFar ? (count > 0 ? last : 0) : max(0, min(last, sum)), of: scroller)
  }

  private func scrollable(_ verb: String) throws -> ([any Scrolling], LayoutContext) {
    guard current != nil else { throw noScreen() }
    try refresh()
    guard let context = current?.renderer?.context else { throw noScreen() }
    let open = context.scrollers.filter { !$0.isCovered }.map(\.node)
    if open.isEmpty {
      throw Failure(
        code: "not-found", "`\(verb)`: nothing on the screen can be scrolled",
        hint: "a `List`, a `Table` and a `ScrollView` can, where the height is limited")
    }
    return (open, context)
  }

  private func show(_ position: Int, of scroller: any Scrolling) throws {
    let identity = scroller.identity
    try event { memory.keep(identity, "scroll", .int(position)) }
  }
}
