import Lang

/// Rows that are made at once, and kept together from one render to the next.
extension DataRows {
  var session: ViewSession { expansion.session }
  var machine: Machine { expansion.session.machine }
  var environment: ViewEnvironment { expansion.environment }

  /// The binding to the list, if rows have bindings to its elements.
  var binding: BindingObject? {
    if case .bound(let binding, _) = source { binding } else { nil }
  }

  /// The nodes of all rows.
  func kept() throws -> [ViewNode] {
    let frame = expansion.frame
    guard session.keepsFrames, !frame.isComplete, frame.rows == nil else { return try all() }
    // As many as no memory has room for are refused before there is a list of their keys.
    let (bytes, isTooMuch) = count.multipliedReportingOverflow(by: 64)
    try machine.heap.check(isTooMuch ? .max : bytes, at: span)
    let rows: RowFrames
    if let earlier = frame.previous?.rows {
      rows = earlier
      try rows.update(self)
    } else {
      rows = try RowFrames(self, outer: frame.row)
    }
    frame.add(rows)
    return rows.nodes
  }

  /// The keys of all rows.
  func allKeys() throws -> [Identity.Component] {
    if case .range = source { return try (0..<count).map { try key($0) } }
    if count > 0 { _ = try key(count - 1) }
    return keys
  }

  /// Where a row stands.
  func place(_ key: Identity.Component) -> Expansion { expansion.inside(key) }

  /// Whether rows of the same data would be made in the same way.
  func isAlike(_ other: DataRows) -> Bool {
    guard span == other.span, takesText == other.takesText, expansion.depth == other.expansion.depth,
      expansion.identity == other.expansion.identity, Value.isIdentical(keyPath, other.keyPath),
      Value.isIdentical(content, other.content), environment.isEquivalent(to: other.environment)
    else { return false }
    switch (source, other.source) {
    case (.list, .list): return true
    case (.range(let range, let isDate), .range(let otherRange, let otherIsDate)):
      return range == otherRange && isDate == otherIsDate
    case (.bound(let binding, _), .bound(let otherBinding, _)):
      return Value.isIdentical(.binding(binding), .binding(otherBinding))
    default: return false
    }
  }

  /// The rows whose elements are not what they are in others, of the same kind; nil if there are more or fewer.
  func differences(from other: DataRows) -> [Int]? {
    guard count == other.count else { return nil }
    guard let list, let otherList = other.list else { return [] }
    return list === otherList ? [] : Value.differences(list.elements, otherList.elements)
  }
}
