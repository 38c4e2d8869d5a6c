/// How a session stood between two runs: its names, what they hold, its states. For taking a submission back.
///
/// Values are shared with the session, which copies what it changes later.
public struct Checkpoint {
  fileprivate struct Names {
    var globals: [Global]
    var slots: NameMap
    var types: [Name: ValueType]
    var aliases: [Name: Module]
    var natives: [Name: NativeFunction]
    var declaresViewState: Bool
  }

  fileprivate struct Slot {
    var value: Value
    var flag: Machine.GlobalFlag
    var code: FunctionCode?
    /// The value in the slot's cell, if it is a state.
    var content: Value?
  }

  fileprivate let names: Names
  fileprivate let slots: [Slot]
  fileprivate let followers: [Int: Follower]
  fileprivate let views: [(states: ViewStates, cells: [CellObject?], contents: [Value?])]
}

extension Machine {
  /// - Parameter views: the states of the views that stand on the screen.
  public func checkpoint(of session: Session, views: [ViewStates]) -> Checkpoint {
    let slots = (0..<min(session.globals.count, globalCapacity)).map { slot in
      Checkpoint.Slot(
        value: globals[slot], flag: globalFlags[slot],
        code: functions[slot].code?.takeUnretainedValue(), content: stateCell(slot)?.value)
    }
    return Checkpoint(
      names: .init(
        globals: session.globals, slots: session.main.slots, types: session.main.types,
        aliases: session.main.aliases, natives: session.main.natives,
        declaresViewState: session.declaresViewState),
      slots: slots, followers: followers,
      views: views.map { ($0, $0.cells, $0.cells.map { $0?.value }) })
  }

  /// Goes back to how the session stood. Only between runs.
  public func restore(_ checkpoint: Checkpoint, of session: Session) {
    let names = checkpoint.names
    session.globals = names.globals
    session.main.slots = names.slots
    session.main.types = names.types
    session.main.aliases = names.aliases
    session.main.natives = names.natives
    session.declaresViewState = names.declaresViewState
    for slot in 0..<globalCapacity {
      let old = slot < checkpoint.slots.count ? checkpoint.slots[slot] : nil
      globals[slot] = old?.value ?? .null
      globalFlags[slot] = old?.flag ?? .unset
      let code = old?.code.map { Unmanaged.passRetained($0) }
      functions[slot].code?.release()
      functions[slot] = Callable(code: code, entry: old?.code?.entry)
      if let cell = stateCell(slot), let content = old?.content { set(cell, content) }
    }
    for view in checkpoint.views {
      view.states.cells = view.cells
      for (cell, content) in zip(view.cells, view.contents) {
        if let cell, let content { set(cell, content) }
      }
    }
    followers = checkpoint.followers
    stateClock += 1
    globalVersion += 1
    prepare(for: session)
  }

  private func set(_ cell: CellObject, _ content: Value) {
    cell.value = content
    cell.version += 1
  }
}
