import CivilCalendar
import Lang
import TextLayout

/// Makes a timeline of data: `Timeline(flights, by: \.departs, until: \.arrives, lane: \.kind) { flight in … }`.
enum TimelineViews {
  static func make(_ call: ViewCall) throws -> [ViewNode] {
    let rows = try DataRows(
      call[0], keyPath: call[7], content: call[12], takesText: true,
      expansion: call.expansion.with(
        call.environment.with {
          $0.rowOf = .none
          $0.stackAxis = .vertical
        }), span: call.span)
    var read = try TimelineEvents(rows, call)
    let steps = try TimelineSteps(call, clock: read.clock, zone: read.zone)
    if steps.isAgenda || steps.isWithinDay {
      try read.splitByDays(onlyAllDay: !steps.isAgenda, call)
    }
    let now = try now(call, read)
    let empty: TimelineGroups.EmptySteps =
      switch try call.symbol(8) {
      case "show": .show
      case "hide": .hide
      default: .fold
      }
    let groups = TimelineGroups(read.events, steps: steps, empty: empty, now: now, window: read.window)
    try call.machine.charge(groups.parts.count)
    let nodes = try nodes(read, rows, steps, now: now, call)
    return [
      TimelineNode(
        groups.parts, nodes: nodes, lanes: call.has(4) ? read.laneNames : [], steps: steps, call)
    ]
  }

  /// A view for each event, by its row in the data.
  private static func nodes(
    _ read: TimelineEvents, _ rows: DataRows, _ steps: TimelineSteps, now: Instant?, _ call: ViewCall
  ) throws -> [Int: ViewNode] {
    var nodes: [Int: ViewNode] = [:]
    nodes.reserveCapacity(read.events.count)
    guard !call.has(12) else {
      for event in read.events {
        let content = try rows.nodes(event.row)
        if content.count == 1, let only = content.first {
          nodes[event.id] = continued(only, event, call)
        } else {
          let stack = StackNode(
            .vertical, alignment: .start, spacing: 0, nodes: content, span: call.span,
            identity: call.expansion.identity, name: "Event")
          nodes[event.id] = continued(stack, event, call)
        }
      }
      return nodes
    }
    let longest = read.events.filter { !$0.isAllDay }.map(\.length).max() ?? 0
    for event in read.events {
      try call.session.countNode(at: call.span)
      let title = try title(rows.element(event.row), call)
      nodes[event.id] = TimelineEventNode(
        event, title: title, longest: longest, steps: steps, now: now,
        expansion: call.expansion.inside(try rows.key(event.row)), span: call.span,
        tint: call.environment.tint)
    }
    return nodes
  }

  /// A view of the script's for a part of an event, with `→` where the event goes on.
  private static func continued(_ node: ViewNode, _ event: TimelineEvent, _ call: ViewCall) -> ViewNode {
    guard event.continuesBefore || event.continuesAfter else { return node }
    func arrow() -> ViewNode { GlyphNode("→", style: .dim, call) }
    let nodes =
      (event.continuesBefore ? [arrow()] : []) + [node] + (event.continuesAfter ? [arrow()] : [])
    return StackNode(
      .horizontal, alignment: .start, spacing: 1, nodes: nodes, span: call.span,
      identity: call.expansion.identity, name: "Event")
  }

  /// `now:`, by default the run's; nil if it is hidden.
  private static func now(_ call: ViewCall, _ read: TimelineEvents) throws -> Instant? {
    let zone = TimelineEvents.zone(call.machine)
    var instant = Instant(microseconds: Int64(call.machine.environment.now))
    switch call[9] {
    case .null: break
    case .symbol: return nil
    case .dateTime(let microseconds): instant = Instant(microseconds: Int64(microseconds))
    case .date(let days):
      guard let day = Day(number: days) else { return nil }
      instant = zone.start(of: day)
    case .time(let microseconds):
      guard read.clock == .times else { throw call.mismatch(9, "a DateTime") }
      return Instant(microseconds: Int64(microseconds))
    default: throw call.mismatch(9, "a DateTime or `.hidden`")
    }
    switch read.clock {
    case .instants: return instant
    case .days: return Zone.utc.start(of: zone.day(at: instant))
    case .times: return Instant(microseconds: zone.wallTime(at: instant).time.microseconds)
    }
  }

  /// What an event without a block of the script's is called: `title:`, a field that sounds like it, the first text.
  private static func title(_ element: Value, _ call: ViewCall) throws -> String {
    if call.has(6) { return text(try call.machine.call(call[6], element), call.machine) }
    guard case .record(let record) = element else { return text(element, call.machine) }
    for name in ["title", "name", "summary", "label"] {
      if let value = record[name], !value.isNull { return text(value, call.machine) }
    }
    for value in record.values {
      if case .string(let string) = value { return string.text }
    }
    return ""
  }

  private static func text(_ value: Value, _ machine: Machine) -> String {
    switch value {
    case .null: ""
    case .symbol(let symbol) where symbol.arguments.isEmpty: symbol.name.text
    default: machine.text(value)
    }
  }
}

extension TimelineEvent {
  /// How long it is, in microseconds.
  var length: Int64 { end.map { start.microseconds(until: $0) } ?? 0 }
}
