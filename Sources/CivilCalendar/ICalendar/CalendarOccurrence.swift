/// One time that an event takes place.
public struct CalendarOccurrence: Hashable, Sendable {
  /// The event; of a changed occurrence the changed one.
  public let event: CalendarEvent
  /// When it begins.
  public let start: Instant
  /// When it ends; the start itself for events that are a moment.
  public let end: Instant
  /// The days that it lasts, if it lasts whole days.
  public let days: DayRange?

  /// The time at which the file itself says that the event takes place, for somebody in a zone.
  public init(of event: CalendarEvent, in viewer: Zone) { self.init(event, at: event.start, in: viewer) }

  init(_ event: CalendarEvent, at start: CalendarTime, in viewer: Zone) {
    self.event = event
    let end = event.end(of: start, in: viewer)
    self.start = start.instant(in: viewer)
    self.end = max(end.instant(in: viewer), self.start)
    if case .day(let first) = start, case .day(let last) = end {
      days = DayRange(first, max(first, last.adding(days: -1) ?? first))
    } else {
      days = nil
    }
  }

  /// Whether it has a part between two instants; a moment counts where it begins.
  public func overlaps(_ from: Instant, _ to: Instant) -> Bool {
    start < to && (end > from || start == end && start >= from)
  }
}

/// The occurrences within a stretch of time.
public struct CalendarOccurrences: Sendable {
  /// The occurrences by their beginning; where two begin together, whole days and then the longer come first.
  public var items: [CalendarOccurrence]
  /// Whether there were more than was asked for.
  public var isCut: Bool

  /// Occurrences in order.
  public init(items: [CalendarOccurrence], isCut: Bool) {
    self.items = items
    self.isCut = isCut
  }
}

extension CalendarFile {
  /// The occurrences that have a part between two instants, the second not included, for somebody in a zone; at most so
  /// many. Rules are followed only within that time.
  public func occurrences(
    from: Instant, to: Instant, in viewer: Zone, atMost limit: Int = 100_000
  ) -> CalendarOccurrences {
    occurrences(from: from, to: to, in: viewer, atMost: limit) { _ in }
  }

  /// The same, for callers that must be able to stop.
  ///
  /// - Parameter work: told of the work as it is done, in events, days and times that are looked at; may stop it by
  ///   throwing.
  public func occurrences(
    from: Instant, to: Instant, in viewer: Zone, atMost limit: Int, work: (Int) throws -> Void
  ) rethrows -> CalendarOccurrences {
    var finder = OccurrenceFinder(from: from, to: to, viewer: viewer, limit: limit)
    // Changed occurrences by the series that they belong to. Of several changes of one the latest counts.
    var changes: [String: [CalendarEvent]] = [:]
    var masters: Set<String> = []
    for event in events {
      if event.recurrenceID != nil {
        changes[event.uid, default: []].append(event)
      } else {
        masters.insert(event.uid)
      }
    }
    for event in events where !finder.isCut {
      try work(16)
      if event.recurrenceID == nil {
        try finder.add(event, changes: changes.isEmpty ? [] : changes[event.uid] ?? [], work)
      } else if !masters.contains(event.uid) {
        finder.addSingle(event, at: event.start)
      }
    }
    finder.items.sort { left, right in
      if left.start != right.start { return left.start < right.start }
      if (left.days != nil) != (right.days != nil) { return left.days != nil }
      if left.end != right.end { return left.end > right.end }
      return left.event.line < right.event.line
    }
    return CalendarOccurrences(items: finder.items, isCut: finder.isCut)
  }

  /// The occurrences on a day for somebody in a zone.
  public func occurrences(on day: Day, in viewer: Zone) -> CalendarOccurrences {
    let end = day.adding(days: 1).map { viewer.start(of: $0) } ?? .last
    return occurrences(from: viewer.start(of: day), to: end, in: viewer)
  }
}

/// Gathers occurrences within a stretch of time.
private struct OccurrenceFinder {
  let from: Instant
  let to: Instant
  let viewer: Zone
  let limit: Int
  var items: [CalendarOccurrence] = []
  var isCut = false
  /// More times were found of a series than are looked at.
  private var hasTooMany = false

  init(from: Instant, to: Instant, viewer: Zone, limit: Int) {
    self.from = from
    self.to = to
    self.viewer = viewer
    self.limit = limit
  }

  mutating func addSingle(_ event: CalendarEvent, at start: CalendarTime) {
    let occurrence = CalendarOccurrence(event, at: start, in: viewer)
    guard occurrence.overlaps(from, to) else { return }
    guard items.count < limit else {
      isCut = true
      return
    }
    items.append(occurrence)
  }

  mutating func add(_ event: CalendarEvent, changes: [CalendarEvent], _ work: (Int) throws -> Void) rethrows {
    guard event.recurs || !changes.isEmpty || !event.exceptionDates.isEmpty else {
      addSingle(event, at: event.start)
      return
    }
    // Single changes by the occurrence that they change, and those for all that follow in order.
    var single: [Instant: CalendarEvent] = [:]
    var following: [(from: Instant, event: CalendarEvent)] = []
    for change in changes.sorted(by: { $0.sequence < $1.sequence }) {
      guard let id = change.recurrenceID?.instant(in: viewer) else { continue }
      if change.affectsFollowing { following.append((id, change)) } else { single[id] = change }
    }
    following.sort { $0.from < $1.from }
    for change in single.values { addSingle(change, at: change.start) }
    let exceptions = Exceptions(event, viewer)
    for start in try starts(of: event, reach: reach(event, following), work) {
      let key = start.instant(in: viewer)
      guard single[key] == nil, !exceptions.contains(start, key) else { continue }
      if let change = following.last(where: { $0.from <= key })?.event, let id = change.recurrenceID {
        addSingle(change, at: moved(start, from: id, to: change.start))
      } else {
        addSingle(event, at: start)
      }
      if isCut { return }
    }
    if hasTooMany { isCut = true }
  }

  /// The dates that are left out. One that is a whole day takes all of that day.
  private struct Exceptions {
    var instants: Set<Instant> = []
    var days: Set<Day> = []

    init(_ event: CalendarEvent, _ viewer: Zone) {
      for date in event.exceptionDates {
        if case .day(let day) = date { days.insert(day) } else { instants.insert(date.instant(in: viewer)) }
      }
    }

    func contains(_ start: CalendarTime, _ key: Instant) -> Bool {
      instants.contains(key) || !days.isEmpty && days.contains(start.wallTime.day)
    }
  }

  /// An occurrence moved as another was: by days and to the other's time of the day.
  private func moved(_ start: CalendarTime, from old: CalendarTime, to new: CalendarTime) -> CalendarTime {
    let zone = new.zone(viewer)
    let (was, wall) = (
      zone.wallTime(at: old.instant(in: viewer)), zone.wallTime(at: start.instant(in: viewer))
    )
    let days = was.day.days(until: new.wallTime.day)
    let day = wall.day.adding(days: days) ?? wall.day
    return new.with(WallTime(day, new.isDay ? .midnight : new.wallTime.time))
  }

  /// How long an event lasts, in microseconds.
  private func length(of event: CalendarEvent) -> Int64 {
    let occurrence = CalendarOccurrence(event, at: event.start, in: viewer)
    return max(occurrence.start.microseconds(until: occurrence.end), 0)
  }

  /// How long before the stretch an occurrence may begin and still have a part in it, in microseconds.
  private func reach(_ event: CalendarEvent, _ following: [(from: Instant, event: CalendarEvent)]) -> Int64 {
    var reach = length(of: event)
    for (_, change) in following {
      guard let id = change.recurrenceID else { continue }
      let shift = abs(id.instant(in: viewer).microseconds(until: change.start.instant(in: viewer)) / 2) * 2
      reach = max(reach, length(of: change) + shift)
    }
    // Two days more, for clocks that change and zones that differ.
    return reach + 2 * TimeOfDay.microsecondsPerDay
  }

  /// The next occurrence, with word given of the work in between.
  private func next(_ iterator: inout RecurrenceIterator, _ work: (Int) throws -> Void) rethrows -> WallTime?
  {
    while true {
      let wall = iterator.next(within: 5_000)
      try work(1 + iterator.spent)
      if wall != nil || !iterator.isPaused { return wall }
    }
  }

  /// The times at which a series begins, those that are surely too early or too late left away.
  private mutating func starts(
    of event: CalendarEvent, reach: Int64, _ work: (Int) throws -> Void
  ) rethrows -> [CalendarTime] {
    let zone = event.start.zone(viewer)
    let wall = event.start.wallTime
    let earliest = from.adding(microseconds: -reach) ?? .first
    let latest = to.adding(microseconds: reach) ?? .last
    // Those just before and after the stretch are among them: two days of seconds on both sides.
    let most = limit.addingReportingOverflow(400_000).partialValue
    let length = length(of: event)
    var within = 0
    var starts: Set<CalendarTime> = []
    for rule in event.rules {
      var rule = rule
      // The start is always the first; a count that the rule does not spend on it is one less.
      if let count = rule.count {
        var first = rule.occurrences(from: wall, in: zone).makeIterator()
        if try next(&first, work) != wall { rule.count = max(count - 1, 0) }
      }
      var iterator = rule.occurrences(from: wall, in: zone).iterator(from: zone.wallTime(at: earliest))
      while let next = try next(&iterator, work) {
        let start = event.start.with(next)
        let key = start.instant(in: viewer)
        guard key < latest else { break }
        guard starts.insert(start).inserted else { continue }
        if key < to, key.microseconds(until: from) <= length { within += 1 }
        if within > limit || starts.count > most {
          hasTooMany = true
          break
        }
      }
    }
    starts.insert(event.start)
    for date in event.extraDates {
      starts.insert(event.isAllDay == date.isDay ? date : event.start.with(date.wallTime))
    }
    return starts.map { ($0.instant(in: viewer), $0) }.filter { $0.0 >= earliest && $0.0 < latest }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }
}
