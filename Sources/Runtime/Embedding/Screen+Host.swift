import Lang

extension Screen {
  // MARK: One at a time

  /// Runs something of the host's with the screen, which nobody else may use meanwhile.
  ///
  /// - Throws: `ScriptError`
  func use<Result>(_ body: () throws -> Result) throws -> Result {
    guard activity == .idle, useLock.try() else {
      throw scriptError(
        Failure(
          code: "in-use", "the screen is in use: it can't be used by what it calls, or by two threads at once"
        ))
    }
    defer { useLock.unlock() }
    do { return try body() } catch { throw scriptError(error) }
  }

  /// Brings the screen up to date to look at it.
  func look() throws {
    try use {
      try runBeforeUse()
      environment.beginRun()
      machine.beginRun(.render)
      try refresh()
    }
  }

  // MARK: What the host shows

  /// Notes that a function or an object of the host's was asked: what it gives may change without the script's doing.
  func noteHostRead() { machine.noteRead(hostSource) }

  /// Says that something changed which functions, views or objects of the host's show: what asked them is evaluated
  /// again when the screen is drawn next.
  public func invalidate() { machine.touch(hostSource) }

  /// Replaces what was defined by a name, as a change of state: what read it is evaluated again. Other screens keep
  /// what they have.
  ///
  /// - Throws: `ScriptError` if the script declares the name with a type that the value hasn't, or knows no such name.
  public func update<T: Encodable>(_ name: String, _ value: T) throws {
    let encoded = try ValueEncoder().encodeWhole(value)
    try use {
      try runBeforeUse()
      guard let entry = session.mainGlobals.first(where: { $0.name == name }),
        machine.stateCell(entry.slot) != nil, entry.kind == .input
      else {
        throw Failure(
          code: "unknown-name", "nothing is defined as `\(name)`",
          hint: Suggestions.closest(to: name, in: inputNames).map { "did you mean `\($0)`?" })
      }
      environment.beginRun()
      machine.beginRun(.topLevel)
      var checked = encoded
      if let global = session.global(entry.slot), global.span != .none, let type = global.type {
        checked = try environment.check(encoded, against: type, subject: name, machine: machine)
      }
      machine.replaceState(entry.slot, checked)
    }
  }

  // MARK: Results

  /// The value of a name of the script's: an input, `let`, `var` or `state`; nil for a name that isn't there. The script
  /// runs first if it did not run yet.
  ///
  /// - Throws: `ScriptError`
  public func value(of name: String) throws -> ScriptValue? {
    try use {
      try runBeforeUse()
      guard let entry = session.mainGlobals.first(where: { $0.name == name }) else { return nil }
      environment.beginRun()
      machine.beginRun(.render)
      return try during(.render, .render) { ScriptValue(value: try machine.global(entry.slot)) }
    }
  }

  /// The same as a type of the host's.
  ///
  /// - Throws: `ScriptError`, or `DecodingError` if the value is of another kind.
  public func value<T: Decodable>(of name: String, as type: T.Type) throws -> T? {
    guard let value = try value(of: name) else { return nil }
    return try ValueDecoder(machine: machine).decode(type, from: value.value)
  }

  /// What an expression gives, as a type of the host's. It is evaluated as a drawing is: what would change a variable or
  /// a state is an error.
  ///
  /// - Throws: `ScriptError`, or `DecodingError` if the value is of another kind.
  public func evaluate<T: Decodable>(_ expression: String, as type: T.Type) throws -> T {
    let value: Value = try evaluate(expression)
    return try ValueDecoder(machine: machine).decode(type, from: value)
  }

  /// Calls a function of the script's, as an event: if it fails, the state is as before.
  ///
  /// - Returns: what it gives; nil is a value too.
  /// - Throws: `ScriptError`
  @discardableResult
  public func call(_ name: String, _ arguments: any Encodable...) throws -> ScriptValue {
    let encoder = ValueEncoder(heap: machine.heap)
    return try call(name, with: try arguments.map { ScriptValue(value: try encoder.encode($0)) })
  }

  // MARK: The world

  /// The zone that times are shown in: a name of the zone database, `UTC`, or an offset such as `+02:00`. A change draws
  /// the screen anew; statements of the script that ran already stay as they are.
  public var timeZone: String {
    get { environment.timeZone }
    set {
      environment.timeZone = newValue
      drawAnew()
    }
  }

  /// The present instant in microseconds since 1970-01-01T00:00Z, asked once a run.
  public var clock: @Sendable () -> Int {
    get { environment.clock }
    set { environment.clock = newValue }
  }

  // MARK: The view tree

  /// The views of the screen as a tree: sheets after what lies under them.
  ///
  /// - Throws: `ScriptError`
  public func tree() throws -> [ViewTreeNode] {
    let all = try views()
    var index = 0
    return ViewTreeNode.children(of: all, at: &index, depth: 0)
  }
}

/// A view of a screen with the views in it.
public struct ViewTreeNode: Sendable, Equatable {
  /// What it is, where it stands, what made it.
  public let view: ViewInfo
  /// The views in it.
  public let children: [ViewTreeNode]

  fileprivate static func children(of all: [ViewInfo], at index: inout Int, depth: Int) -> [ViewTreeNode] {
    // Views may lie deeper than the host's stack allows: only as many levels as a screen has are gone down.
    var nodes: [ViewTreeNode] = []
    while index < all.count, all[index].depth >= depth {
      let view = all[index]
      index += 1
      nodes.append(ViewTreeNode(view: view, children: children(of: all, at: &index, depth: view.depth + 1)))
    }
    return nodes
  }
}
