import Lang

/// The verbs of the language as methods. Each is one event: whole or not at all, its redraw included.
extension Screen {
  /// Calls a verb of the language.
  @discardableResult
  private func verb(_ name: String, _ arguments: [Value]) throws -> Value {
    var result = Value.null
    try hostEvent {
      guard let function = interpreter.catalog.functions[name] else {
        throw Failure(code: "verb", "there is no `\(name)`")
      }
      result = try machine.call(.native(function), arguments: arguments)
    }
    return result
  }

  /// Taps what was drawn last on a cell, counted from 0.
  ///
  /// - Throws: `ScriptError`
  public func tap(row: Int, column: Int) throws { try verb("tap", [.int(row &+ 1), .int(column &+ 1)]) }

  /// Gives a control a value: a field its text, a toggle on or off, a picker its choice.
  ///
  /// - Throws: `ScriptError`
  public func set(_ label: String, _ value: some Encodable) throws {
    try set(label, try ValueEncoder(heap: machine.heap).encode(value) as Value)
  }

  /// Gives a picker, a calendar or a row of days its choice.
  ///
  /// - Throws: `ScriptError`
  public func select(_ label: String, _ value: some Encodable) throws {
    try verb("select", [.text(label), try ValueEncoder(heap: machine.heap).encode(value)])
  }

  /// One step up of a stepper or slider.
  ///
  /// - Throws: `ScriptError`
  public func increment(_ label: String) throws { try verb("increment", [.text(label)]) }

  /// One step down.
  ///
  /// - Throws: `ScriptError`
  public func decrement(_ label: String) throws { try verb("decrement", [.text(label)]) }

  /// Folds a section, or unfolds it.
  ///
  /// - Throws: `ScriptError`
  public func toggleSection(_ header: String) throws { try verb("toggleSection", [.text(header)]) }

  /// Scrolls to the row or view with an id or key, or to the row with a number, from 0.
  ///
  /// - Throws: `ScriptError`
  public func scroll(to target: some Encodable) throws {
    try scroll(to: try ValueEncoder(heap: machine.heap).encode(target) as Value)
  }

  /// Scrolls by rows or lines, down if positive, as far as there are any.
  ///
  /// - Throws: `ScriptError`
  public func scroll(by rows: Int) throws { try hostEvent { try scrollBy(rows) } }

  /// Leaves the page with a swipe, also where it hides its back button.
  ///
  /// - Throws: `ScriptError`
  public func swipeBack() throws { try verb("swipeBack", []) }

  /// Turns to the next page of a tab view with pages.
  ///
  /// - Throws: `ScriptError`
  public func nextPage() throws { try verb("nextPage", []) }

  /// Turns to the page before.
  ///
  /// - Throws: `ScriptError`
  public func previousPage() throws { try verb("previousPage", []) }

  /// Says that the work of an asynchronous button is over.
  ///
  /// - Throws: `ScriptError`
  public func finish(_ label: String, failed: Bool = false) throws {
    try verb("finish", [.text(label), ScriptValue.symbol(failed ? "failed" : "done").value])
  }

  /// Shows what a swipe of a row shows, or hides it.
  ///
  /// - Throws: `ScriptError`
  public func swipe(_ row: String, leading: Bool = false) throws {
    try verb("swipe", [.text(row), ScriptValue.symbol(leading ? "leading" : "trailing").value])
  }

  /// Moves a row of a list, counted from 0, to the place that it has afterwards.
  ///
  /// - Parameter section: the header of the section, if several lists have rows that move.
  /// - Throws: `ScriptError`
  public func move(from: Int, to: Int, in section: String? = nil) throws {
    try verb("move", [.int(from), .int(to), section.map { .text($0) } ?? .null])
  }

  /// Deletes a row of a list, counted from 0.
  ///
  /// - Parameter section: the header of the section, if several lists have rows that can be deleted.
  /// - Throws: `ScriptError`
  public func delete(at row: Int, in section: String? = nil) throws {
    try verb("delete", [.int(row), section.map { .text($0) } ?? .null])
  }

  /// Lets time pass for what moves by itself: spinners turn.
  ///
  /// - Throws: `ScriptError`
  public func tick(_ count: Int = 1) throws { try verb("tick", [.int(count)]) }

  /// How often a text stands on the screen.
  ///
  /// - Throws: `ScriptError`
  public func find(_ text: String) throws -> Int {
    var result = 0
    try hostEvent { result = try count(of: text) }
    return result
  }
}
