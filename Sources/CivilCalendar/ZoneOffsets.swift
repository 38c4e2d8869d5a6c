/// What is asked of a zone that is not a fixed offset. Times are whole seconds since 1970 UTC.
protocol ZoneOffsets: Sendable {
  /// Seconds east of UTC.
  func offset(at seconds: Int64) -> Int
  /// Whether daylight saving time holds.
  func isDaylightSaving(at seconds: Int64) -> Bool
  /// The first change of the offset after one time and not after another.
  func nextTransition(after seconds: Int64, through limit: Int64) -> Int64?
}

/// A zone whose changes are given one by one, as a calendar file describes its own.
struct ObservedZone: ZoneOffsets {
  /// A change: when, and what holds from then on.
  struct Change: Hashable, Sendable {
    var seconds: Int64
    var offset: Int
    var isDaylightSaving: Bool
  }

  /// What holds before the first change.
  let first: Int
  /// The changes in order.
  let changes: [Change]

  init(first: Int, changes: [Change]) {
    self.first = first
    self.changes = changes.sorted { $0.seconds < $1.seconds }
  }

  /// How many changes are not after a time.
  private func count(through seconds: Int64) -> Int {
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle].seconds <= seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func offset(at seconds: Int64) -> Int {
    let count = count(through: seconds)
    return count > 0 ? changes[count - 1].offset : first
  }

  func isDaylightSaving(at seconds: Int64) -> Bool {
    let count = count(through: seconds)
    return count > 0 && changes[count - 1].isDaylightSaving
  }

  func nextTransition(after seconds: Int64, through limit: Int64) -> Int64? {
    var offset = offset(at: seconds)
    for change in changes[count(through: seconds)...] {
      if change.seconds > limit { return nil }
      if change.offset != offset { return change.seconds }
      offset = change.offset
    }
    return nil
  }
}
