import Lang

/// Events of tabs, pages and time.
extension Screen {
  /// Turns the pages on top by one.
  func turnPage(by step: Int) throws {
    try refresh()
    let name = step > 0 ? "nextPage" : "previousPage"
    let pages = (current?.renderer?.controls ?? []).filter { $0.kind == .pages }
    guard let control = pages.last(where: { !$0.isCovered }) else {
      throw Failure(
        code: pages.isEmpty ? "not-found" : "covered",
        pages.isEmpty ? "`\(name)`: there are no pages to turn" : "the pages lie under a sheet",
        hint: pages.isEmpty
          ? "`TabView { … }.tabViewStyle(.page)` has pages" : "close the sheet first: `dismiss()`")
    }
    let action = step > 0 ? control.increment : control.decrement
    if case .none = action {
      throw Failure(code: "verb", "`\(name)`: this is the \(step > 0 ? "last" : "first") page")
    }
    try event { try perform(action) }
  }

  /// Lets time pass for what moves by itself: spinners turn.
  func tick(by count: Int) throws {
    // What changed before starts to play now.
    if activity == .statement || activity == .idle { try refresh() }
    try event {
      ticks = ticks &+ count
      viewSession?.tick = ticks
      machine.touch(tickSource)
    }
  }

  /// Says that the work of an asynchronous button is over.
  func finish(_ target: Value, _ phase: String) throws {
    let control = try find(target, "finish") { $0.kind == .asyncButton }
    guard control.kind == .asyncButton, control.isBusy,
      let end = control.finish.first(where: { $0.phase == phase })
    else {
      throw Failure(
        code: "verb", "`finish`: `\(control.label)` is not running", hint: "a tap on an AsyncButton starts it"
      )
    }
    try event { try perform(end.action) }
  }

  /// Shows what a swipe of a row shows, or hides it.
  func swipe(_ target: Value, isLeading: Bool) throws {
    let control = try find(target, "swipe")
    let action = isLeading ? control.decrement : control.increment
    if case .none = action {
      throw Failure(
        code: "verb",
        "`swipe`: nothing lies at the \(isLeading ? "leading" : "trailing") end of `\(control.label)`")
    }
    try event { try perform(action) }
  }

  // MARK: Rows

  /// Moves a row of a list: counted from 0, and to the place that it has afterwards.
  func moveRow(from: Int, to: Int, in section: String?) throws {
    let (control, action) = try rows("move", section) { $0.moveRow }
    for index in [from, to] { try check(index, control, "move") }
    try event { try perform(.call(action, [.int(from), .int(to)])) }
  }

  func deleteRow(at index: Int, in section: String?) throws {
    let (control, action) = try rows("delete", section) { $0.deleteRow }
    try check(index, control, "delete")
    try event { try perform(.call(action, [.int(index)])) }
  }

  private func rows(
    _ verb: String, _ section: String?, _ action: (Control) -> Value?
  ) throws -> (Control, Value) {
    try refresh()
    let all = usableControls().filter { $0.kind == .rows && action($0) != nil }
    let open = all.filter { !$0.isCovered && $0.isEnabled }
    let suiting = section.map { name in open.filter { $0.label == name } } ?? open
    if suiting.count > 1 {
      throw Failure(
        code: "ambiguous", "`\(verb)`: there are \(suiting.count) lists whose rows can be used so",
        hint: "say which by its header: `in: \"\(suiting[0].label)\"`")
    }
    guard let control = suiting.first, let action = action(control) else {
      let modifier = verb == "move" ? "onMove" : "onDelete"
      throw Failure(
        code: all.isEmpty ? "not-found" : "covered",
        all.isEmpty
          ? "`\(verb)`: no list on the screen has rows that can be used so"
          : "`\(verb)`: no such list can be used now",
        hint: all.isEmpty ? "`ForEach(…) { … }.\(modifier) { … }` says that they can" : nil)
    }
    return (control, action)
  }

  private func check(_ index: Int, _ control: Control, _ verb: String) throws {
    guard index >= 0, index < control.rowCount else {
      throw Failure(
        code: "range", "`\(verb)`: there is no row \(index)",
        hint: control.rowCount == 0 ? "the list is empty" : "there are 0 to \(control.rowCount - 1)")
    }
  }
}
