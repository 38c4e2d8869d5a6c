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

/// An event of a timeline.
struct TimelineEvent {
  /// Which row of the data it is.
  let row: Int
  let start: Instant
  let end: Instant?
  /// Which of the lanes it belongs to.
  var lane = 0
}

/// Reads times, lanes and titles of the data of a timeline.
struct TimelineEvents {
  private(set) var events: [TimelineEvent] = []
  private(set) var laneNames: [String] = []
  let clock: TimelineClock
  let zone: Zone

  init(_ rows: DataRows, _ call: ViewCall) throws {
    let machine = call.machine
    let kind = try TimelineEvents.clock(rows, call)
    clock = kind
    zone = kind == .instants ? TimelineEvents.zone(machine) : .utc
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
  }

  /// The zone of the run.
  static func zone(_ machine: Machine) -> Zone {
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
