import Lang

/// Rows of a list that are not in the data any more, and play their `.transition`. Those of a stack come and go like its
/// other views.
extension DataRows {
  /// Whether rows may come and go over frames.
  var plays: Bool { isLazy && session.animates && session.delegate != nil && !isLong }

  /// Finds the rows that have left, and the places where they stood: each after the nearest row before it that is still
  /// there.
  func findLeaving(_ keys: [Identity.Component]) throws {
    guard let delegate = session.delegate else { return }
    expansion.log(.rowOrder(identity, keys))
    leaving = [:]
    let gone = delegate.leavingRows(of: identity)
    if gone.isEmpty { return }
    var indices: [Identity.Component: Int] = [:]
    for (index, key) in keys.enumerated() { indices[key] = index }
    for row in gone where indices[row.place.container.component] == nil {
      let index = row.before.reversed().lazy.compactMap { indices[$0] }.first ?? -1
      leaving[index, default: []].append(
        TransitionNode(row.place.node, row.place.transition.removal, part: row.rest, isLeaving: true))
    }
  }

  /// The nodes of a row with those of rows that stood there.
  func withLeaving(_ nodes: [ViewNode], at index: Int) -> [ViewNode] {
    (index == 0 ? leaving[-1] ?? [] : []) + nodes + (leaving[index] ?? [])
  }
}
