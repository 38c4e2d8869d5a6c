import Lang

/// Animations of the screen: their clock is that of `tick`, so that the same events give the same frames.
extension Screen {
  /// Whether something on the screen moves by itself: an animation that plays, a spinner. `tick` lets it go on.
  package var isAnimating: Bool { current?.dependencies?.includes(tickSource) ?? false }

  /// Whether the script names animations: those that never do pay nothing for them.
  var usesAnimations: Bool {
    session.names.existing("animation") != nil || session.names.existing("withAnimation") != nil
  }

  /// After the views were made: if one has left that is drawn for a while, they are made once more.
  func settleTransitions(_ notes: ExpansionNotes) throws {
    guard usesAnimations else { return }
    try memory.animation.forget(notes.animated, notes.animationScopes) { try notes.waits($0) }
    let hasNew = try memory.animation.settle(notes.transitions, notes.rowOrders, at: ticks) {
      try notes.waits($0)
    }
    if hasNew {
      machine.touch(leavingSource)
    }
  }

  // MARK: ExpansionDelegate

  func animated(_ target: Double, _ key: AnimationKey, _ animation: Animation?) -> Double {
    let (value, isRunning) = memory.animation.number(target, key, animation, at: ticks)
    if isRunning { machine.noteRead(tickSource) }
    return value
  }

  func animation(_ scope: Identity, _ value: Value, _ animation: Animation) -> Animation? {
    memory.animation.scope(scope, value, animation)
  }

  func arrival(of place: TransitionPlace, _ animation: Animation?) -> Double? {
    let part = memory.animation.arrival(of: place, animation, at: ticks)
    if part != nil { machine.noteRead(tickSource) }
    return part
  }

  func leaving(from container: Identity) -> [(place: TransitionPlace, rest: Double)] {
    machine.noteRead(leavingSource)
    let leaving = memory.animation.leaving(from: container, at: ticks)
    if !leaving.isEmpty { machine.noteRead(tickSource) }
    return leaving
  }

  func leavingRows(of rows: Identity) -> [LeavingRow] {
    machine.noteRead(leavingSource)
    let leaving = memory.animation.leavingRows(of: rows, at: ticks)
    if !leaving.isEmpty { machine.noteRead(tickSource) }
    return leaving
  }
}
