import CivilCalendar

/// The parts of a timeline from the first to the last, before anything is measured.
enum TimelinePart {
  /// A new day, in a timeline of several days grouped by hours.
  case day(Day)
  /// Events that last whole days, before the hours of their day.
  case allDay([TimelineEvent])
  /// The clocks change.
  case change(Instant)
  /// A step with its events before and after `now`.
  case step(Instant, [TimelineEvent], continues: Bool)
  /// A step without events.
  case empty(Instant)
  /// Steps without events, from the first on until the next that has some, or to the end of the day shown.
  case folded(Instant, until: Instant?)
  case now(Instant)
}

extension TimelinePart {
  /// The events that stand in it.
  var events: [TimelineEvent] {
    switch self {
    case .step(_, let events, _), .allDay(let events): events
    case .day, .change, .empty, .folded, .now: []
    }
  }
}

/// Groups events by steps.
struct TimelineGroups {
  enum EmptySteps { case fold, show, hide }

  private(set) var parts: [TimelinePart] = []
  private let steps: TimelineSteps
  private let empty: EmptySteps
  private var now: Instant?
  private var lastDay: Day?
  private let showsDays: Bool
  /// The next change of the clocks that is to be marked, and where they end.
  private var change: Instant?
  private var last = Instant.first

  /// A timeline shows at most so many steps without events one by one.
  private static let mostEmpty = 100_000

  /// - Parameters:
  ///   - now: nil if it is not marked.
  ///   - window: the days that are shown whole, from their first hour to their last.
  init(
    _ events: [TimelineEvent], steps: TimelineSteps, empty: EmptySteps, now: Instant?,
    window: TimelineWindow? = nil
  ) {
    self.steps = steps
    self.empty = empty
    guard window != nil || !events.isEmpty else {
      showsDays = false
      return
    }
    let first = events.first?.start ?? window?.start ?? .first
    let final = events.last?.start ?? first
    let lastShown = window.map { Instant(microseconds: $0.end.microseconds - 1) } ?? final
    showsDays =
      steps.isWithinDay && steps.zone.day(at: window?.start ?? first) != steps.zone.day(at: lastShown)
    let start = window?.start ?? steps.step.bucket(holding: first, in: steps.zone).start
    var end = window?.end ?? steps.step.bucket(holding: final, in: steps.zone).end
    if window == nil { for event in events { end = max(end, event.end ?? end) } }
    if let now, now >= start, window == nil ? now <= end : now < end { self.now = now }
    last = end
    findChange(after: Instant(microseconds: start.microseconds - 1))
    var index = 0
    var done = window?.start
    while index < events.count {
      if steps.isWithinDay, events[index].isAllDay {
        let day = steps.zone.start(of: steps.zone.day(at: events[index].start))
        var group: [TimelineEvent] = []
        while index < events.count, events[index].isAllDay,
          steps.zone.start(of: steps.zone.day(at: events[index].start)) == day
        {
          group.append(events[index])
          index += 1
        }
        if let before = done, before < day { gap(from: before, to: day) }
        self.day(day)
        parts.append(.allDay(group))
        if done != nil { done = max(done ?? day, day) }
        continue
      }
      let bucket = steps.step.bucket(holding: events[index].start, in: steps.zone)
      var group: [TimelineEvent] = []
      while index < events.count, events[index].start < bucket.end || group.isEmpty {
        if steps.isWithinDay, events[index].isAllDay { break }
        group.append(events[index])
        index += 1
      }
      if let done, done < bucket.start { gap(from: done, to: bucket.start) }
      add(bucket, group)
      done = bucket.end
    }
    if let window, let done, done < window.end { gap(from: done, to: window.end, isLast: true) }
    if let now = self.now { parts.append(.now(now)) }
  }

  private mutating func add(_ bucket: Bucket, _ events: [TimelineEvent]) {
    pass(upTo: bucket.start)
    day(bucket.start)
    guard let now, now < bucket.end else {
      parts.append(.step(bucket.start, events, continues: false))
      return
    }
    let before = events.filter { $0.start < now }
    let after = events.filter { $0.start >= now }
    if !before.isEmpty { parts.append(.step(bucket.start, before, continues: false)) }
    mark()
    if !after.isEmpty { parts.append(.step(bucket.start, after, continues: now > bucket.start)) }
  }

  /// Steps without events; `isLast` if none with events follow.
  private mutating func gap(from start: Instant, to end: Instant, isLast: Bool = false) {
    let first = steps.step.bucket(holding: start, in: steps.zone)
    switch empty {
    case .hide: pass(upTo: end)
    case .fold:
      pass(upTo: start)
      // What is folded does not reach over a change of the clocks.
      if let change, change > start, change < end {
        fold(from: start, to: change, until: change)
        pass(upTo: change)
        gap(from: change, to: end, isLast: isLast)
        return
      }
      // One step is not worth a line that says so.
      if first.end >= end, !isLast { return }
      fold(from: start, to: end, until: isLast ? nil : end)
      pass(upTo: end)
    case .show:
      var bucket = first
      var count = 0
      while bucket.start < end, count < TimelineGroups.mostEmpty {
        pass(upTo: bucket.start)
        day(bucket.start)
        parts.append(.empty(bucket.start))
        if let now, now < bucket.end { mark() }
        let next = steps.step.bucket(holding: bucket.end, in: steps.zone)
        if next.end <= bucket.end { break }
        bucket = next
        count += 1
      }
      if bucket.start < end, count >= TimelineGroups.mostEmpty {
        parts.append(.folded(bucket.start, until: end))
      }
    }
  }

  private mutating func fold(from start: Instant, to end: Instant, until: Instant?) {
    guard start < end else { return }
    day(start)
    parts.append(.folded(start, until: until))
  }

  /// Marks what lies before an instant: changes of the clocks, and `now`.
  private mutating func pass(upTo end: Instant) {
    while let next = change, next <= end {
      if let now, now < next { mark() }
      day(Instant(microseconds: next.microseconds - 1))
      parts.append(.change(next))
      findChange(after: next)
    }
    if let now, now < end { mark() }
  }

  private mutating func findChange(after instant: Instant) {
    guard steps.isWithinDay, !steps.zone.isFixed else { return }
    change = steps.zone.nextTransition(after: instant, through: last)
    // A change that moves no clock, as when a zone gets another name, is none.
    while let next = change, steps.shift(at: next) == 0 {
      change = steps.zone.nextTransition(after: next, through: last)
    }
  }

  private mutating func mark() {
    guard let now else { return }
    parts.append(.now(now))
    self.now = nil
  }

  private mutating func day(_ instant: Instant) {
    guard showsDays else { return }
    let day = steps.zone.day(at: instant)
    guard day != lastDay else { return }
    lastDay = day
    parts.append(.day(day))
  }
}
