import CivilCalendar
import Lang

/// What can be asked of a calendar that `ics(…)` read.
extension Catalog {
  func addEventFunctions() {
    method("events(on day: Date|DateTime?, in range: Range?)", on: .host) { call in
      let calendar = try call.calendar()
      let maker = EventRecords(call)
      switch (call.has(1), call.has(2)) {
      case (false, false): return try maker.written(calendar)
      case (true, false):
        guard let day = CalendarLimits.day(call[1], call.machine) else { throw call.mismatch(1, "a Date") }
        return try maker.records(
          try calendar.occurrences(
            on: day, in: call.zone, atMost: EventRecords.most, work: { try call.charge(4 * $0) }),
          of: calendar)
      case (false, true):
        let (from, to) = try call.window(2)
        return try maker.records(
          try calendar.file.occurrences(
            from: from, to: to, in: call.zone, atMost: EventRecords.most, work: { try call.charge(4 * $0) }),
          of: calendar)
      case (true, true):
        throw Failure(code: "argument", "`events` takes a day or a range, not both")
      }
    }
    property("calendarName", on: .host) { call in
      try call.calendar().file.name.map { try call.heap.string($0) } ?? .null
    }
    property("problems", on: .host) { call in
      let shape = Shape(["line", "reason"])
      return try call.heap.list(
        try call.calendar().file.problems.map { problem in
          try call.heap.record(shape: shape, [.int(problem.line), try call.heap.string(problem.message)])
        })
    }
  }
}

extension NativeCall {
  /// The calendar that the receiver is.
  fileprivate func calendar() throws -> LoadedCalendar {
    if case .host(let object) = self[0], let calendar = object.payload as? LoadedCalendar { return calendar }
    throw Failure(code: "type", "`\(function.name)` belongs to a calendar, which `ics(\"file.ics\")` gives")
  }

  /// The instants that a range of Dates or DateTimes covers, the second not included.
  fileprivate func window(_ index: Int) throws -> (Instant, Instant) {
    guard case .range(let range) = self[index] else { throw mismatch(index, "a Range") }
    switch (range.lower, range.upper) {
    case (.date(let lower), .date(let upper)):
      guard let first = Day(number: lower), let last = Day(number: upper) else { break }
      let end = range.isClosed ? last.adding(days: 1) : last
      return (zone.start(of: first), end.map { zone.start(of: $0) } ?? .last)
    case (.dateTime(let lower), .dateTime(let upper)):
      let end = range.isClosed ? upper + 1 : upper
      return (Instant(microseconds: Int64(lower)), Instant(microseconds: Int64(end)))
    default: break
    }
    throw mismatch(index, "a Range of Dates or DateTimes")
  }
}

/// Makes the records of events.
struct EventRecords {
  private let call: NativeCall
  private let shape = Shape([
    "summary", "start", "end", "isAllDay", "days", "location", "notes", "categories", "status", "url",
    "recurrence", "uid",
  ])

  init(_ call: NativeCall) { self.call = call }

  /// More occurrences than this are not listed at once.
  static let most = 100_000

  /// A list of occurrences, by their beginning.
  func records(_ found: CalendarOccurrences, of calendar: LoadedCalendar) throws -> Value {
    if found.isCut {
      throw Failure(
        .limit, code: "too-many-events",
        "\(calendar.source) has more than \(EventRecords.most) events in this time",
        hint: "ask for a shorter one: `events(in: @2026-11-30...@2026-12-06)`")
    }
    try call.charge(found.items.count * 12)
    var texts: [Int: Texts] = [:]
    var list = ContiguousArray<Value>()
    list.reserveCapacity(found.items.count)
    for item in found.items {
      let own: Texts
      if let known = texts[item.event.line] {
        own = known
      } else {
        own = try Texts(item.event, call.heap)
        texts[item.event.line] = own
      }
      list.append(
        try record(own, start: item.start, end: item.end, days: item.days))
    }
    return try call.heap.list(list)
  }

  /// The events as the file has them, each once, recurrence not followed.
  func written(_ calendar: LoadedCalendar) throws -> Value {
    try call.charge(calendar.file.events.count * 12)
    var list = ContiguousArray<Value>()
    list.reserveCapacity(calendar.file.events.count)
    for event in calendar.file.events {
      let item = CalendarOccurrence(of: event, in: call.zone)
      list.append(try record(try Texts(event, call.heap), start: item.start, end: item.end, days: item.days))
    }
    return try call.heap.list(list)
  }

  private func record(_ texts: Texts, start: Instant, end: Instant, days: DayRange?) throws -> Value {
    func dateTime(_ instant: Instant) -> Value { .dateTime(Int(instant.microseconds)) }
    let range =
      try days.map {
        try call.heap.range(
          .date(Int($0.lowerBound.number)), .date(Int($0.upperBound.number)), isClosed: true)
      } ?? .null
    return try call.heap.record(
      shape: shape,
      [
        texts.summary, dateTime(start), end > start ? dateTime(end) : .null, .bool(days != nil), range,
        texts.location, texts.notes, texts.categories, texts.status, texts.url, texts.recurrence, texts.uid,
      ])
  }

  /// What all occurrences of an event share; nil for what the file does not say.
  private struct Texts {
    let summary: Value
    let location: Value
    let notes: Value
    let categories: Value
    let status: Value
    let url: Value
    let recurrence: Value
    let uid: Value

    init(_ event: CalendarEvent, _ heap: Heap) throws {
      func text(_ text: String) throws -> Value { text.isEmpty ? .null : try heap.string(text) }
      summary = try heap.string(event.summary)
      location = try text(event.location)
      notes = try text(event.notes)
      categories = try heap.list(try event.categories.map { try heap.string($0) })
      status = try text(event.status)
      url = try text(event.url)
      recurrence = try text(event.rules.map(\.description).joined(separator: " "))
      uid = try text(event.uid)
    }
  }
}
