import CivilCalendar

/// The parts of a timeline from the first to the last, before anything is measured.
enum TimelinePart {
  /// A new day, in a timeline of several days grouped by hours.
  case day(Day)
  /// A step with its events before and after `now`.
  case step(Instant, [TimelineEvent], continues: Bool)
  /// A step without events.
  case empty(Instant)
  /// Steps without events, from the first on until the next that has some.
  case folded(Instant, until: Instant)
  case now(Instant)
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

  /// A timeline shows at most so many steps without events one by one.
  private static let mostEmpty = 100_000

  /// - Parameter now: nil if it is not marked.
  init(_ events: [TimelineEvent], steps: TimelineSteps, empty: EmptySteps, now: Instant?) {
    self.steps = steps
    self.empty = empty
    guard let first = events.first, let last = events.last else {
      showsDays = false
      return
    }
    showsDays =
      steps.isWithinDay && steps.zone.day(at: first.start) != steps.zone.day(at: last.start)
    let start = steps.step.bucket(holding: first.start, in: steps.zone).start
    var end = steps.step.bucket(holding: last.start, in: steps.zone).end
    for event in events { end = max(end, event.end ?? end) }
    if let now, now >= start, now <= end { self.now = now }
    var index = 0
    var previous: Bucket?
    while index < events.count {
      let bucket = steps.step.bucket(holding: events[index].start, in: steps.zone)
      var group: [TimelineEvent] = []
      while index < events.count, events[index].start < bucket.end || group.isEmpty {
        group.append(events[index])
        index += 1
      }
      if let previous, previous.end < bucket.start { gap(from: previous.end, to: bucket.start) }
      add(bucket, group)
      previous = bucket
    }
    if let now = self.now { parts.append(.now(now)) }
  }

  private mutating func add(_ bucket: Bucket, _ events: [TimelineEvent]) {
    mark(upTo: bucket.start)
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

  private mutating func gap(from start: Instant, to end: Instant) {
    let first = steps.step.bucket(holding: start, in: steps.zone)
    switch empty {
    case .hide: return
    case .fold:
      // One step is not worth a line that says so.
      if first.end >= end { return }
      mark(upTo: start)
      day(start)
      parts.append(.folded(start, until: end))
      mark(upTo: end)
    case .show:
      var bucket = first
      var count = 0
      while bucket.start < end, count < TimelineGroups.mostEmpty {
        mark(upTo: bucket.start)
        day(bucket.start)
        parts.append(.empty(bucket.start))
        mark(upTo: bucket.end)
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

  /// Marks `now` if it lies before an instant.
  private mutating func mark(upTo end: Instant) {
    if let now, now < end { mark() }
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
