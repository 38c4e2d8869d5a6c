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

  /// Moves a row of a list, said by its number from 0 or its key, to the place that it has afterwards.
  func moveRow(from: Value, to: Value, in section: String?) throws {
    let (control, action) = try rows("move", section) { $0.moveRow }
    let first = try row(from, control, "move")
    let second = try row(to, control, "move")
    try event { try perform(.call(action, [.int(first), .int(second)])) }
  }

  func deleteRow(at row: Value, in section: String?) throws {
    let (control, action) = try rows("delete", section) { $0.deleteRow }
    let index = try self.row(row, control, "delete")
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
    if suiting.isEmpty, let section, !open.isEmpty {
      let names = open.map { "“\($0.label)”" }.joined(separator: ", ")
      throw Failure(
        code: "not-found", "`\(verb)`: no list that can be used so has the header “\(section)”",
        hint: "there is \(names)")
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

  /// The number of a row that is said by its number or its key.
  private func row(_ target: Value, _ control: Control, _ verb: String) throws -> Int {
    if case .int(let index) = target {
      if index >= 0, index < control.rowCount { return index }
    } else if let index = try control.rowIndex?(target) {
      return index
    }
    throw Failure(
      code: "range", "`\(verb)`: there is no row \(ValueText(limit: 60).quoted(target))",
      hint: control.rowCount == 0
        ? "the list is empty" : "there are 0 to \(control.rowCount - 1); a row is also said by its key")
  }
}
