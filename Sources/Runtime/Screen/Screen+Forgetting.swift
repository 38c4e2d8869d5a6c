import Lang

/// What is kept of views that are not there any more goes.
extension Screen {
  /// State ends with its place (rule 9).
  func forgetWhatLeft(_ notes: ExpansionNotes) throws {
    try lookThroughLongRows(notes)
    // As many as there are: none has left.
    if notes.visited.count != memory.states.count { try forgetStates(notes) }
    let appeared = Set(notes.appeared.map(\.identity))
    memory.appeared = try memory.appeared.filter { try appeared.contains($0) || notes.waits($0) }
    let watched = Set(notes.watched.map(\.identity))
    memory.watched = try memory.watched.filter { try watched.contains($0.key) || notes.waits($0.key) }
  }

  private func forgetStates(_ notes: ExpansionNotes) throws {
    let visited = Set(notes.visited)
    memory.states = try memory.states.filter { entry in
      try visited.contains(entry.key) || notes.retained.contains { entry.key.isInside($0) }
        || notes.waits(entry.key)
    }
  }

  /// Rows of long data are looked for when it has changed, those only of which something is kept.
  private func lookThroughLongRows(_ notes: ExpansionNotes) throws {
    for rows in notes.rows where rows.isLong {
      if let list = rows.list {
        if memory.longLists[rows.identity] === list { continue }
        memory.longLists[rows.identity] = list
      }
      var wanted: Set<Identity.Component> = []
      for identity in memory.states.keys { if let row = rows.row(around: identity) { wanted.insert(row) } }
      for identity in memory.appeared { if let row = rows.row(around: identity) { wanted.insert(row) } }
      for identity in memory.watched.keys { if let row = rows.row(around: identity) { wanted.insert(row) } }
      if !wanted.isEmpty { try rows.look(for: wanted) }
    }
    let places = Set(notes.rows.map(\.identity))
    memory.longLists = memory.longLists.filter { places.contains($0.key) }
  }
}
