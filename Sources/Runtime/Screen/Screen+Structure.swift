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
    try event {
      ticks = ticks &+ count
      memory.version += 1
    }
  }
}
