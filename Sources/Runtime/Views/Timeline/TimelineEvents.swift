import CivilCalendar
import Lang
import TextLayout

/// An environment that knows more of its zone than offsets.
protocol ZonedEnvironment {
  var zone: Zone { get }
}

/// What the times of a timeline are.
enum TimelineClock {
  /// Instants, shown as the wall clock of the run's zone.
  case instants
  /// Days without a time.
  case days
  /// Times of one day.
  case times
}

/// The days that a timeline shows whole: from the first instant up to, not including, the last.
struct TimelineWindow {
  let start: Instant
  let end: Instant
}

/// An event of a timeline, or the part of it that lies on one day.
struct TimelineEvent {
  /// Which row of the data it is.
  let row: Int
  var start: Instant
  var end: Instant?
  /// Which of the lanes it belongs to.
  var lane = 0
  /// It lasts whole days: it stands before the hours.
  var isAllDay = false
  /// It began before this part of it.
  var continuesBefore = false
  /// It goes on after this part of it.
  var continuesAfter = false
  /// Which of the events and parts of the timeline it is.
  var id = 0

  /// The part between two instants; nil if there is none. What is a moment lies where it begins.
  func part(from: Instant, to: Instant) -> TimelineEvent? {
    let last = end ?? start
    guard start < to, last > from || last == start && start >= from else { return nil }
    var part = self
    if start < from { part.continuesBefore = true }
    if last > to { part.continuesAfter = true }
    part.start = max(start, from)
    part.end = end.map { min($0, to) }
    return part
  }
}

/// Reads times, lanes and titles of the data of a timeline.
struct TimelineEvents {
  private(set) var events: [TimelineEvent] = []
  private(set) var laneNames: [String] = []
  let clock: TimelineClock
  let zone: Zone
  /// The days that alone are shown, if `on:` says so.
  private(set) var window: TimelineWindow?

  init(_ rows: DataRows, _ call: ViewCall) throws {
    let machine = call.machine
    let kind = try TimelineEvents.clock(rows, call)
    clock = kind
    zone = kind == .instants ? TimelineEvents.zone(machine) : .utc
    if call.has(10), kind != .instants {
      throw Failure(
        code: "argument", "`allDay` tells of events with a date and a time, but these have only one of them",
        at: call.span)
    }
    var lanes = LaneNames(call)
    var untimed = 0
    var reversed = 0
    for row in 0..<rows.count {
      try machine.charge(4)
      let element = rows.element(row)
      guard let start = try instant(try machine.call(call[1], element), 1, call) else {
        untimed += 1
        continue
      }
      var end = call.has(2) ? try instant(try machine.call(call[2], element), 2, call) : nil
      if let given = end, given < start {
        if clock == .times {
          // Over midnight.
          end = given.adding(microseconds: TimeOfDay.microsecondsPerDay)
        } else {
          reversed += 1
          end = nil
        }
      }
      var event = TimelineEvent(row: row, start: start, end: end)
      if call.has(4) { event.lane = lanes.index(of: try machine.call(call[4], element), machine) }
      if clock == .instants { event.isAllDay = try TimelineEvents.isAllDay(element, call) }
      events.append(event)
    }
    laneNames = lanes.names
    if untimed > 0 {
      call.warn(
        "no-time", "\(ReadableText.count(untimed, "event")) without a time can't stand in this timeline",
        hint: "`rows.filter { … != nil }` leaves them out")
    }
    if reversed > 0 {
      call.warn(
        "reversed-time",
        "\(ReadableText.count(reversed, "event")) of this timeline would end before the start; the end is left out"
      )
    }
    // Sorted by time; what is equal stays as the data has it.
    let order = events.indices.sorted {
      events[$0].start != events[$1].start ? events[$0].start < events[$1].start : $0 < $1
    }
    events = order.map { events[$0] }
    try showDays(call)
    for index in events.indices { events[index].id = index }
  }

  /// What `allDay:` answers, or without it the field `isAllDay`.
  private static func isAllDay(_ element: Value, _ call: ViewCall) throws -> Bool {
    guard call.has(10) else {
      if case .record(let record) = element, case .bool(true)? = record["isAllDay"] { return true }
      return false
    }
    switch try call.machine.call(call[10], element) {
    case .bool(let isAllDay): return isAllDay
    case .null: return false
    case let other:
      throw Failure(
        code: "type", "`allDay` of `Timeline` must give a Bool, but gives \(other.kindName)", at: call.span)
    }
  }

  /// `on:`: of each event the part on that day or those days.
  private mutating func showDays(_ call: ViewCall) throws {
    guard call.has(11) else { return }
    guard clock == .instants else {
      throw Failure(
        code: "argument", "`on` shows days of events with a date and a time, but these have only one of them",
        at: call.span)
    }
    let first: Day
    let end: Day?
    if case .range(let range) = call[11] {
      guard let lower = CalendarLimits.day(range.lower, call.machine),
        let upper = CalendarLimits.day(range.upper, call.machine)
      else { throw call.mismatch(11, "a Date or a Range of Dates") }
      first = lower
      end = range.isClosed ? upper.adding(days: 1) : upper
    } else {
      guard let day = CalendarLimits.day(call[11], call.machine) else { throw call.mismatch(11, "a Date") }
      first = day
      end = day.adding(days: 1)
    }
    let (from, to) = (zone.start(of: first), end.map { zone.start(of: $0) } ?? .last)
    let window = TimelineWindow(start: from, end: max(from, to))
    self.window = window
    events = events.compactMap { $0.part(from: window.start, to: window.end) }
    sortPieces()
  }

  /// A timeline has at most so many parts of events.
  private static let mostPieces = 200_000

  /// Of each event a part for each day that it touches: in a timeline by days, an event that goes on over midnight
  /// stands on all of its days; in one by hours, an event that lasts whole days.
  mutating func splitByDays(onlyAllDay: Bool, _ call: ViewCall) throws {
    if onlyAllDay, !events.contains(where: \.isAllDay) { return }
    var pieces: [TimelineEvent] = []
    for event in events {
      if onlyAllDay, !event.isAllDay {
        pieces.append(event)
        continue
      }
      var bucket = BucketStep.days(1).bucket(holding: event.start, in: zone)
      while let piece = event.part(from: bucket.start, to: bucket.end) {
        try call.machine.charge(4)
        if pieces.count >= TimelineEvents.mostPieces {
          throw Failure(
            .limit, code: "too-many-events",
            "the events of this timeline go on for more than \(TimelineEvents.mostPieces) days together",
            hint: "show fewer days: `on: @2026-11-30...@2026-12-06`", at: call.span)
        }
        pieces.append(piece)
        guard event.end ?? event.start > bucket.end else { break }
        let next = BucketStep.days(1).bucket(holding: bucket.end, in: zone)
        guard next.start > bucket.start else { break }
        bucket = next
      }
    }
    events = pieces
    sortPieces()
    for index in events.indices { events[index].id = index }
  }

  /// By their beginning, whole days first; what goes on from the day before in front of what begins.
  private mutating func sortPieces() {
    func rank(_ event: TimelineEvent) -> Int { event.isAllDay ? 0 : event.continuesBefore ? 1 : 2 }
    let order = events.indices.sorted { left, right in
      let (a, b) = (events[left], events[right])
      if a.start != b.start { return a.start < b.start }
      return rank(a) != rank(b) ? rank(a) < rank(b) : left < right
    }
    events = order.map { events[$0] }
  }

  /// The zone of the run.
  static func zone(_ machine: Machine) -> Zone {
    // A class is told faster than a protocol.
    if let own = machine.environment as? ScriptEnvironment { return own.zone }
    if let zoned = machine.environment as? any ZonedEnvironment { return zoned.zone }
    return Zone(offset: machine.environment.offset(at: machine.environment.now)) ?? .utc
  }

  /// What the first time of the data is.
  private static func clock(_ rows: DataRows, _ call: ViewCall) throws -> TimelineClock {
    for row in 0..<rows.count {
      switch try call.machine.call(call[1], rows.element(row)) {
      case .null: continue
      case .date: return .days
      case .time: return .times
      default: return .instants
      }
    }
    return .instants
  }

  private func instant(_ value: Value, _ index: Int, _ call: ViewCall) throws -> Instant? {
    let label = index == 1 ? "by" : "until"
    switch (value, clock) {
    case (.null, _): return nil
    case (.dateTime(let microseconds), .instants): return Instant(microseconds: Int64(microseconds))
    case (.date(let days), .instants):
      return Day(number: days).map { zone.start(of: $0) }
    case (.date(let days), .days): return Day(number: days).map { zone.start(of: $0) }
    case (.dateTime(let microseconds), .days):
      let day = TimelineEvents.zone(call.machine).day(at: Instant(microseconds: Int64(microseconds)))
      return zone.start(of: day)
    case (.time(let microseconds), .times): return Instant(microseconds: Int64(microseconds))
    case (.duration(let duration), _) where index == 2 && duration.months == 0 && duration.days == 0:
      throw Failure(
        code: "type", "`until` of `Timeline` is when an event ends, not how long it is",
        hint: "`until: { $0.start + $0.length }`", at: call.span)
    default:
      let expected =
        switch clock {
        case .instants: "a DateTime"
        case .days: "a Date, as the first is"
        case .times: "a Time, as the first is"
        }
      throw Failure(
        code: "type", "`\(label)` of `Timeline` must give \(expected), but gives \(value.kindName)",
        hint: value.kind == .string ? "`DateTime(text)` reads a text" : nil, at: call.span)
    }
  }
}

/// Gives lanes their numbers, in the order of `lanes:`, else in that in which the data brings them up.
private struct LaneNames {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  init(_ call: ViewCall) {
    guard case .list(let list) = call[5] else { return }
    for element in list.elements { _ = index(of: element, call.machine) }
  }

  mutating func index(of value: Value, _ machine: Machine) -> Int {
    let name: String =
      switch value {
      case .null, .absent: ""
      case .symbol(let symbol) where symbol.arguments.isEmpty: symbol.name.text
      default: machine.text(value)
      }
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
