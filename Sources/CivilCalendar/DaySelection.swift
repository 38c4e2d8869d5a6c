/// The days that are chosen on a calendar, and what a tap on a day does to them.
///
///     var selection = DaySelection(.range)
///     selection.tap(monday)     // monday alone
///     selection.tap(friday)     // monday to friday
///     selection.tap(sunday)     // sunday alone: the third tap starts anew
public struct DaySelection: Hashable, Sendable {
  /// How many days may be chosen.
  public enum Mode: Hashable, Sendable {
    /// One day; a tap on it takes it away again.
    case single
    /// Any days, each tap adding or taking away its own.
    case any
    /// A range: the first tap is one end, the second the other, the third starts anew.
    case range
  }

  /// How many days may be chosen.
  public let mode: Mode
  /// The chosen days in order; for a range, its ends (one day, or first and last).
  public private(set) var days: [Day]

  /// A selection of the days given, as far as the mode has room for them: of a single selection the first, of a
  /// range the first and last.
  public init(_ mode: Mode, days: [Day] = []) {
    self.mode = mode
    let sorted = Set(days).sorted()
    switch mode {
    case .single: self.days = Array(sorted.prefix(1))
    case .any: self.days = sorted
    case .range: self.days = sorted.count > 2 ? [sorted[0], sorted[sorted.count - 1]] : sorted
    }
  }

  /// Chooses or takes away a day. A day that may not be chosen changes nothing. Gives whether anything changed.
  @discardableResult
  public mutating func tap(_ day: Day, selectable: Selectability = .all) -> Bool {
    guard selectable.allows(day) else { return false }
    switch mode {
    case .single: days = days == [day] ? [] : [day]
    case .any:
      if let place = days.firstIndex(of: day) {
        days.remove(at: place)
      } else {
        days.insert(day, at: days.firstIndex { $0 > day } ?? days.count)
      }
    case .range:
      if days.count == 1, days[0] != day {
        days = [Swift.min(days[0], day), Swift.max(days[0], day)]
      } else if days == [day] {
        days = []
      } else {
        days = [day]
      }
    }
    return true
  }

  /// Takes all days away.
  public mutating func clear() { days = [] }

  /// Whether a day is chosen; in a range, the days between its ends are.
  public func contains(_ day: Day) -> Bool {
    guard mode == .range, let first = days.first, let last = days.last else { return days.contains(day) }
    return first <= day && day <= last
  }

  /// The range that is chosen, if both its ends are.
  public var range: DayRange? {
    guard mode == .range, days.count == 2 else { return nil }
    return DayRange(days[0], days[1])
  }

  /// Every chosen day that may be chosen, a range's inner days included.
  public func allDays(selectable: Selectability = .all) -> [Day] {
    (range.map(Array.init) ?? days).filter(selectable.allows)
  }
}
